"""What holds for the knowledge of every game, and that any other can take its place."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from tests.games.play import random_states

from ludarium import Luck, game, options
from ludarium.bots import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import Judge, shares
from ludarium.bots.knowledge import UNKNOWN, Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.bots.levels import Novice, Steady
from ludarium.bots.mcts import Mcts
from ludarium.core import State

GAMES = ["druids", "tigris", "ark", "borabora"]
MATCH = 50  # games


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_chances_add_up_to_one_whatever_happens(name: str, players: int) -> None:
    known = knowledge_of(name)
    for s in random_states(name, players):
        chances = known.worth(s)
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == players and min(chances) > 0


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name in GAMES[1:] for option in game(name).options]
)
def test_every_option_of_the_table_is_judged(name: str, option: str) -> None:
    it, known = game(name), knowledge_of(name)
    value = next(value for value in it.options[option].values if value != it.options[option].default)

    for s in random_states(name, 3, **{option: str(value)}):
        assert sum(known.worth(s)) == pytest.approx(1)
        assert set(known.ideas(s)) <= set(options(s))


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in game(name).seats])
def test_ideas_are_options_and_none_comes_twice(name: str, players: int) -> None:
    known = knowledge_of(name)
    for s in random_states(name, players):
        ideas = list(known.ideas(s))
        assert ideas and len(set(ideas)) == len(ideas) and set(ideas) <= set(options(s))


# Another knowledge than what is installed.


def won_by(one: Knowledge[Any], other: Knowledge[Any], name: str) -> float:
    """How many of some games `greedy` wins with the one against itself with the other, seats in turn."""
    it, won = game(name), 0.0
    for number in range(MATCH):
        luck, thoughts = Luck(number // 2), Luck(number)
        s = it.start(2, {}, luck)
        bots = [Greedy(knowledge=known) for known in ((other, one) if number % 2 else (one, other))]
        while s.asks:
            seat = s.asks[-1].seat
            it.play(s, bots[seat].choose(it, it.view(s, seat), 1e6, thoughts), luck)
        won += shares(s)[number % 2]
    return won


def test_two_versions_meet_in_one_match() -> None:
    known = knowledge_of("druids")
    upside_down = known.with_weights(
        {name: {label: -n for label, n in row.items()} for name, row in known.weights.items()}
    )

    assert won_by(known, upside_down, "druids") > 0.9 * MATCH


@pytest.mark.parametrize("bot", [Greedy, Novice, Steady, partial(Mcts, 10)])
def test_every_bot_that_knows_a_game_takes_other_knowledge(bot: Callable[..., Bot]) -> None:
    asked: list[State] = []

    class Watched(Knowledge[Any]):
        def worth(self, s: Any) -> Sequence[float]:
            asked.append(s)
            return super().worth(s)

    it = game("druids")
    s = it.start(2, {}, 1)
    bot(knowledge=Watched()).choose(it, it.view(s, 0), 1e6, Luck(1))

    assert asked


def test_knowledge_of_somebody_elses_game_is_found_and_wins() -> None:
    """By its entry point; against the same bot without it."""
    known = knowledge_of("pebbles")

    assert type(known).__module__ == "pebbles"
    assert won_by(known, UNKNOWN, "pebbles") > 0.55 * MATCH


def test_what_knowledge_leaves_out_is_as_of_a_game_that_nobody_knows() -> None:
    class Ideas(Knowledge[Any]):
        """The first option is the only idea."""

        def ideas(self, s: Any) -> Sequence[Any]:
            return options(s)[:1]

    s, known = game("druids").start(2, {}, 1), Ideas()

    assert Judge(known).take(s, Luck(1)) == options(s)[0]
    assert list(known.worth(s)) == [0.5, 0.5] and known.is_calm(s) is None
    assert known.reply(s, Luck(1)) in options(s)
    assert (known.novice, known.steady, known.weights) == (0.15, 0.4, {})


def test_there_is_knowledge_of_no_game_that_is_not_installed() -> None:
    assert knowledge_of("chess") is UNKNOWN
