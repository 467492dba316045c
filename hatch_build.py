"""What is built: the client, with npm, and where there is a C compiler the rules, with mypyc.

`pip` and `uv` come in by the hook at the end, `make` by the command line: `python hatch_build.py rules`.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src/ludarium"
CLIENT = ROOT / "client"
STATIC = PACKAGE / "static"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"

NO_CLIENT = (
    "The client is not built, and building it takes Node 20.19, 22.12 or newer with npm. "
    "Install Node, or install a released wheel or sdist of Ludarium, which bring the client along."
)
NO_COMPILER = (
    "No C compiler with Python's headers found: the rules run interpreted, slower but just the same."
)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


# The client.


def has_node() -> bool:
    """Whether there is npm, and a Node that Vite can use."""
    if not (shutil.which("npm") and shutil.which("node")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.findall(r"\d+", said)[:2]
    version = tuple(map(int, numbers))
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def has_client() -> bool:
    return (STATIC / "index.html").exists()


def build_client() -> None:
    """Leaves the built client in src/ludarium/static."""
    if not (has_node() and CLIENT.exists()):
        sys.exit(NO_CLIENT)
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=CLIENT, check=True)
    subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True)


# The rules.


class NotCompiled(Exception):
    """The rules could not be compiled; the message says why."""


def compiler() -> str | None:
    """The command that compiles C for this Python, if there is one, and Python's headers too."""
    named = os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"
    found = [command for command in named if command and shutil.which(command.split()[0])] or visual_c()
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return found[0] if found and has_headers and sys.implementation.name == "cpython" else None


def visual_c() -> list[str]:
    """The compiler of Windows, on no path: setuptools finds it where Visual Studio is installed."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    return ["cl"] if Path(programs, "Microsoft Visual Studio/Installer/vswhere.exe").exists() else []


def rules() -> list[Path]:
    """The modules to be compiled, as pyproject.toml lists them, relative to the package."""
    listed = project()["tool"]["ludarium"]["compiled"]
    return sorted(_files(listed["include"]) - _files(listed["exclude"]))


def _files(patterns: list[str]) -> set[Path]:
    games = project()["project"]["entry-points"]["ludarium.games"]
    named = {pattern.format(game=game) for pattern in patterns for game in games}
    return {path.relative_to(PACKAGE) for pattern in named for path in PACKAGE.glob(pattern)}


def fingerprint() -> str:
    """Changes with everything that the machine code depends on."""
    optimized = os.environ.get("LUDARIUM_OPTIMIZE", "")
    known = hashlib.sha256(f"{sys.version} {version_of('mypy')} {optimized}".encode())
    known.update((ROOT / "compile_rules.py").read_bytes())
    for path in rules():
        known.update(f"\n{path}\n".encode() + (PACKAGE / path).read_bytes())
    return known.hexdigest()


def is_compiled(tree: Path = COMPILED) -> bool:
    mark = tree / "fingerprint"
    return mark.exists() and mark.read_text() == fingerprint()


def compile_rules(tree: Path) -> None:
    """Makes this tree: the package once more, by links, its rules as machine code beside them.

    Raises `NotCompiled`.
    """
    from filelock import FileLock  # here, because whoever compiles nothing need not have it

    BUILD.mkdir(exist_ok=True)
    with FileLock(BUILD / "lock"):
        if not is_compiled(tree):
            _compile(BUILD / "compiling", tree)
        link_package(tree)


def _compile(stage: Path, tree: Path) -> None:
    print(f"Compiling the rules ({len(rules())} files) ...", flush=True)
    shutil.rmtree(stage, ignore_errors=True)
    link_package(stage)
    mark = fingerprint()
    options = ["--config-file=", "--cache-dir=mypy_cache"]
    names = [str(Path("ludarium", path)) for path in rules()]
    made = subprocess.run(
        [sys.executable, ROOT / "compile_rules.py", *options, *names],
        cwd=stage,
        env=os.environ | {"CC": compiler() or "cc"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        raise NotCompiled(f"{made.stdout}\nmypyc could not compile the rules.")
    for made_on_the_way in "build", "mypy_cache":
        shutil.rmtree(stage / made_on_the_way)
    (stage / "fingerprint").write_text(mark)
    shutil.rmtree(tree, ignore_errors=True)
    stage.rename(tree)


def link_package(tree: Path) -> None:
    """Every file of the package appears in the tree as a link; links to files that are gone disappear."""
    for link in tree.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()
    for path in [STATIC, *PACKAGE.rglob("*")]:
        link = tree / "ludarium" / path.relative_to(PACKAGE)
        if (path == STATIC or (path.is_file() and _is_source(path))) and not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            _link(link, path)


def _link(link: Path, path: Path) -> None:
    """Or a copy, for not everybody may make links on Windows."""
    try:
        link.symlink_to(path)
    except OSError:
        if path.is_dir():
            shutil.copytree(path, link, dirs_exist_ok=True)
        elif path.exists():
            shutil.copy2(path, link)


def _is_source(path: Path) -> bool:
    return STATIC not in path.parents and path.parent.name != "__pycache__"


# The hook.


class LudariumBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the client into wheel and sdist and, where there is a C compiler, machine code into the wheel.

    LUDARIUM_MYPYC=0 asks for plain Python, LUDARIUM_MYPYC=1 for machine code or nothing.
    """

    def _compiles(self) -> bool:
        if self.target_name != "wheel" or self._asked() == "0":
            return False
        return self._asked() == "1" or compiler() is not None

    def _asked(self) -> str:
        return os.environ.get("LUDARIUM_MYPYC", "")

    def dependencies(self) -> list[str]:
        groups = project()["dependency-groups"]
        node = [] if has_client() or has_node() else groups["node"]
        return [*node, *(groups["build"] if self._compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout: make builds what it needs
            return
        if not has_client():
            build_client()
        if self._compiles():
            self._add_machine_code(build_data)

    def _add_machine_code(self, build_data: dict[str, Any]) -> None:
        try:
            tree = self._compiled()
        except (NotCompiled, ModuleNotFoundError, PackageNotFoundError) as error:
            if self._asked() == "1":
                sys.exit(f"{error}\nLUDARIUM_MYPYC=1 asks for compiled rules, and there are none.")
            self.app.display_warning(f"{error}\nThe wheel is plain Python: slower but just the same.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        machine_code = [path for path in tree.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): str(path.relative_to(tree)) for path in machine_code}

    def _compiled(self) -> Path:
        """What `make rules` has made if it is of use here; whatever else is compiled stays out of its way."""
        if not compiler():
            raise NotCompiled("No C compiler with Python's headers was found.")
        tree = COMPILED if is_compiled() else BUILD / "wheel"
        compile_rules(tree)
        return tree


def main(what: str) -> None:
    if what == "has-node":
        sys.exit(not has_node())
    if what == "rules" and not compiler():
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(NO_COMPILER)
    elif what == "rules":
        try:
            compile_rules(COMPILED)
        except NotCompiled as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1])
