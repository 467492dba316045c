"""What somebody else brings and cannot be used is told and left out; everything else works."""

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
# Knowledge, likewise.
UNUSABLE = {
    "away = nowhere:KNOWLEDGE": "ModuleNotFoundError: No module named 'nowhere'",
    "crash = crash:KNOWLEDGE": "ZeroDivisionError: division by zero",
    "five = others:NO_GAME": "others:NO_GAME is not a Knowledge",
    "druids = pebbles:KNOWLEDGE": "ludarium has one of this name already",
}
# A board, likewise.
BLANK = {
    "away = nowhere": "ModuleNotFoundError: No module named 'nowhere'",
    "five = others:NO_GAME": "others:NO_GAME is not a module",
    "marbles = others": "there is no board.js in the package 'others'",
    "stones = folder": "there is no board.js in the package 'folder'",
}
BAD = {
    "away = nowhere:GAME": "ModuleNotFoundError: No module named 'nowhere'",
    "torn = torn:GAME": "SyntaxError: '(' was never closed (torn.py, line 1)",
    "crash = crash:GAME": "ZeroDivisionError: division by zero",
    "lost = others:LOST": "AttributeError: module 'others' has no attribute 'LOST'",
    "five = others:NO_GAME": "others:NO_GAME is not a Game",
    "rocks = others:RENAMED": "the game calls itself 'stones', and records would not find it",
    "druids = others:TAKEN": "ludarium has one of this name already",
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
    (tmp_path / "folder").mkdir()
    brought = {"games": [*BAD, "marbles = others:SOUND"], "knowledge": UNUSABLE, "boards": BLANK}
    text = "\n".join(f"[ludarium.{group}]\n" + "\n".join(points) for group, points in brought.items())
    (info / "entry_points.txt").write_text(text)
    return tmp_path


def ludarium(elsewhere: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return python(elsewhere, "-m", "ludarium.cli", *words)


def python(elsewhere: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([os.environ["PYTHONPATH"], str(elsewhere)])}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)


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


def test_the_list_of_games_is_there_whatever_was_loaded_before(elsewhere: Path) -> None:
    code = """
import ludarium
ludarium.game("druids")
print(*(one.name for one in ludarium.games()))
"""
    assert "druids" in python(elsewhere, "-c", code).stdout


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


def test_knowledge_that_cannot_be_used_is_told_once_and_is_not_there(elsewhere: Path) -> None:
    names = [point.split(" ")[0] for point in UNUSABLE]
    code = f"""
from ludarium.bots.known import knowledge_of
for name in {names} * 2:
    print(type(knowledge_of(name)).__name__)
"""
    done = python(elsewhere, "-c", code)

    assert done.stdout.split() == ["Knowledge", "Knowledge", "Knowledge", "DruidsKnowledge"] * 2
    assert sorted(done.stderr.splitlines()) == sorted(
        f"The knowledge {name!r} of the package 'others' is left out: {why}."
        for name, why in zip(names, UNUSABLE.values(), strict=True)
    )


def test_a_board_that_cannot_be_used_is_told_once_and_is_not_there(elsewhere: Path) -> None:
    names = [point.split(" ")[0] for point in BLANK]
    code = f"""
from ludarium.server.boards import board_of
for name in {names} * 2 + ["pebbles"]:
    print(board_of(name) is None)
"""
    done = python(elsewhere, "-c", code)

    assert done.stdout.split() == ["True"] * 8 + ["False"]
    assert sorted(done.stderr.splitlines()) == sorted(
        f"The board {name!r} of the package 'others' is left out: {why}."
        for name, why in zip(names, BLANK.values(), strict=True)
    )


def test_a_package_that_is_found_twice_is_one(elsewhere: Path) -> None:
    done = ludarium(Path(PEBBLES), "games")
    assert done.returncode == 0 and not done.stderr


def test_there_is_no_such_game() -> None:
    with pytest.raises(NoSuchGame, match=r"There is no game 'chess'\. Installed: ark, borabora"):
        registry.game("chess")
