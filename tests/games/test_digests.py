"""What games show is what they showed when it was written down: some of it here, all by `make digest`."""

import pytest
from scripts.digest import GAMES, OURS, known, lines

from ludarium import game

FEW = 1


@pytest.mark.parametrize("name", OURS)
def test_games_show_what_they_showed(name: str) -> None:
    assert list(lines(game(name), FEW)) == known(name)[:FEW]


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_all_games_show_what_they_showed(name: str) -> None:
    assert list(lines(game(name), GAMES)) == known(name)
