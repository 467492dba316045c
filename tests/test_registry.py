"""Somebody else's game that cannot be used is told by name and left out; everything else works."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium import registry
from ludarium.registry import NoSuchGame
from tests.conftest import PEBBLES

OTHERS = """
from ludarium import Game
from pebbles import GAME as PEBBLES

def called(name, title="Pebbles"):
    parts = "seats state questions setup view build deal options".split()
    return Game(name=name, title=title, version=1, **{part: getattr(PEBBLES, part) for part in parts})

NO_GAME = 5
RENAMED = called("stones")
TAKEN = called("druids")
SOUND = called("marbles", "Marbles")
"""
BAD = {
    "away = nowhere:GAME": "ModuleNotFoundError: No module named 'nowhere'",
    "torn = torn:GAME": "SyntaxError: '(' was never closed (torn.py, line 1)",
    "crash = crash:GAME": "ZeroDivisionError: division by zero",
    "lost = others:LOST": "AttributeError: module 'others' has no attribute 'LOST'",
    "five = others:NO_GAME": "others:NO_GAME is not a Game",
    "rocks = others:RENAMED": "the game calls itself 'stones', and records would not find it",
    "druids = others:TAKEN": "ludarium has a game of this name already",
}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Where another package lies, with many games."""
    (tmp_path / "others.py").write_text(OTHERS)
    (tmp_path / "torn.py").write_text("GAME = (")
    (tmp_path / "crash.py").write_text("1 / 0")
    info = tmp_path / "others-2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 2\n")
    points = "\n".join(["[ludarium.games]", *BAD, "marbles = others:SOUND"])
    (info / "entry_points.txt").write_text(points)
    return tmp_path


def ludarium(elsewhere: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([os.environ["PYTHONPATH"], str(elsewhere)])}
    command = [sys.executable, "-m", "ludarium.cli", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_every_game_that_cannot_be_used_is_told_and_the_others_are_there(elsewhere: Path) -> None:
    done = ludarium(elsewhere, "games")

    names = [line.split(":")[0] for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert names == sorted([*registry.names(), "marbles"])
    told = [
        f"The game {point.split(' ')[0]!r} of the package 'others' is left out: {why}."
        for point, why in BAD.items()
    ]
    assert sorted(done.stderr.splitlines()) == sorted(told)
    assert done.returncode == 0


def test_a_game_is_played_beside_one_that_cannot_be_used(elsewhere: Path) -> None:
    for name in ("druids", "marbles"):
        done = ludarium(elsewhere, "arena", name, "random", "random", "--games", "2")
        assert done.returncode == 0 and f"{name}: 2 games" in done.stdout
        assert "of this name already" in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_game_that_cannot_be_used_is_not_there(elsewhere: Path) -> None:
    done = ludarium(elsewhere, "check", "rocks")
    assert done.returncode == 2
    assert "ludarium: There is no game 'rocks'. Installed: ark, borabora, druids, marbles" in done.stderr
    assert "the game calls itself 'stones'" in done.stderr


def test_a_package_that_is_found_twice_is_one(elsewhere: Path) -> None:
    done = ludarium(Path(PEBBLES), "games")
    assert done.returncode == 0 and not done.stderr


def test_there_is_no_such_game() -> None:
    with pytest.raises(NoSuchGame, match=r"There is no game 'chess'\. Installed: ark, borabora"):
        registry.game("chess")
