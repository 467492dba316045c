"""What games show is what they showed when it was written down: some of it here, all by `make digest`."""

from pathlib import Path

import pytest
from scripts.digest import GAMES, OURS, compare, known, lines, shown_by

from ludarium import game

FEW = 1


@pytest.mark.parametrize("name", OURS)
def test_games_show_what_they_showed(name: str) -> None:
    assert list(lines(game(name), FEW)) == known(name)[:FEW]


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_all_games_show_what_they_showed(name: str) -> None:
    assert list(lines(game(name), GAMES)) == known(name)


def test_what_changed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    was = "2p   67 text 0a views 0b end 0c"
    assert compare("druids", [was], [was])
    assert not compare("druids", [was, was], [was, "2p   66 text 0a views 0d end 0c"])
    assert capsys.readouterr().out.splitlines() == [
        "druids: 1 of 1 games as they were",
        "druids, game 1: other players and answers, views",
        "druids: 1 of 2 games as they were",
    ]


def test_the_rules_of_another_tree_play_the_same_answers() -> None:
    assert shown_by(Path(__file__).resolve().parents[2], "druids", FEW) == known("druids")[:FEW]
