"""What holds for the knowledge of every game: chances that add up, ideas that are options."""

import pytest
from tests.games.play import random_states

from ludarium import game, options
from ludarium.bots.knowledge import judge_of

GAMES = ["druids", "tigris", "ark", "borabora"]


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_chances_add_up_to_one_whatever_happens(name: str, players: int) -> None:
    judge = judge_of(name)
    for s in random_states(name, players):
        chances = judge.worth(s)
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == players and min(chances) > 0


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name in GAMES[1:] for option in game(name).options]
)
def test_every_option_of_the_table_is_judged(name: str, option: str) -> None:
    it, judge = game(name), judge_of(name)
    value = next(value for value in it.options[option].values if value != it.options[option].default)

    for s in random_states(name, 3, **{option: str(value)}):
        assert sum(judge.worth(s)) == pytest.approx(1)
        assert set(judge.ideas(s)) <= set(options(s))


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_ideas_are_options_and_none_comes_twice(name: str, players: int) -> None:
    judge = judge_of(name)
    for s in random_states(name, players):
        ideas = list(judge.ideas(s))
        assert ideas and len(set(ideas)) == len(ideas) and set(ideas) <= set(options(s))
