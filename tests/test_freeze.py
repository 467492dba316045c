"""Rules of before stay as they were, beside those of today."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium import registry

ROOT = Path(__file__).resolve().parent.parent
FREEZE = runpy.run_path(str(ROOT / "scripts/freeze.py"))["freeze"]
CHECKS = """
from pathlib import Path
from ludarium import Record, game, games
from ludarium.bots.known import knowledge_of
from ludarium.bots.knowledge import UNKNOWN
from ludarium.proof import verify
from ludarium.testing import check

past, today = game("{name}@1"), game("{name}")
assert (past.version, past.plain_name, today.version) == (1, "{name}", 2)
assert "past" in past.setup.__module__ and past.state is not today.state
assert knowledge_of(past.name) is UNKNOWN is not knowledge_of(today.name)
assert "{name}@1" not in [one.name for one in games()]
check(past, games=1, players=[2])
records = [Record.parse(path.read_text()) for path in Path("{records}").glob("*.txt")]
for record in records:
    assert record.rules() is past
    verify(record)
print(len(records), "records")
"""


def here(folder: Path) -> Path:
    """The project, as far as it is looked at."""
    shutil.copytree(ROOT / "src/ludarium", folder / "src/ludarium", ignore=shutil.ignore_patterns("static"))
    shutil.copytree(ROOT / "tests/games", folder / "tests/games")
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def raise_version(root: Path, name: str) -> None:
    init = root / "src/ludarium/games" / name / "__init__.py"
    init.write_text(init.read_text(encoding="utf-8").replace("version=1", "version=2"), encoding="utf-8")


def install(root: Path, name: str) -> None:
    """As a wheel of it would say what it brings."""
    info = root / "src/frozen-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: frozen\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[ludarium.games.past]\n{name}@1 = ludarium.past.{name}_1:GAME\n")


@pytest.mark.parametrize(
    "name",
    [
        "druids",
        *(pytest.param(name, marks=pytest.mark.slow) for name in ("tigris", "ark", "borabora")),
    ],
)
def test_frozen_rules_keep_the_contract_and_their_records(name: str, tmp_path: Path) -> None:
    root = here(tmp_path)
    FREEZE(root, name)
    raise_version(root, name)
    install(root, name)
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"{name}@1" = "ludarium.past.{name}_1:GAME"' in project
    done = subprocess.run(
        [sys.executable, "-c", CHECKS.format(name=name, records=root / f"tests/past/{name}_1")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), os.environ["PYTHONPATH"]])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 0


def test_what_cannot_be_frozen_is_said(tmp_path: Path) -> None:
    root = here(tmp_path)
    with pytest.raises(SystemExit, match="There are no rules of 'chess'"):
        FREEZE(root, "chess")
    FREEZE(root, "druids")
    with pytest.raises(SystemExit, match="frozen already"):
        FREEZE(root, "druids")
    FREEZE(root, "tigris")
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    assert project.count("games.past") == 1 and project.count("@1") == 2


def test_rules_that_nobody_kept_are_not_there() -> None:
    assert registry.called("druids", 1) == "druids" and registry.called("druids", 7) == "druids@7"
    assert registry.plays("druids", 1) and not registry.plays("druids", 7) and not registry.plays("chess", 1)
    with pytest.raises(registry.NoSuchGame):
        registry.game("druids@7")
