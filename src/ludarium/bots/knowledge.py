"""What a state is worth to each seat: between 0 and 1, by the end of the game, by knowledge, or by a playout.

A game that can be judged without playing on brings a module of its name to this package, with a function
`worth(state)` that gives a number for each seat of a game that goes on.  Any other game is played on at random.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ludarium.core import State, options, ranking
from ludarium.luck import Luck

Worth = Callable[[Any, Luck], Sequence[float]]

AHEAD: Final = 60  # answers: how far a game is played on at random


@cache
def worth_of(game_name: str) -> Worth:
    """How a state of this game is judged."""
    if find_spec(f"{__package__}.{game_name}") is None:
        return played_on
    judge = import_module(f"{__package__}.{game_name}").worth
    return lambda s, luck: judge(s) if s.asks else places(s)


def places(s: State) -> list[float]:
    """A game that is over: 1 for the winner, 0 for the last, seats between them at even steps; ties share."""
    worth = [0.0] * len(s.scores())
    seats_behind = len(worth)
    for seats in ranking(s):
        seats_behind -= len(seats)
        for seat in seats:
            worth[seat] = (seats_behind + (len(seats) - 1) / 2) / (len(worth) - 1)
    return worth


def played_on(s: State, luck: Luck) -> list[float]:
    """Some random answers later: the places, or while the game goes on how the scores compare."""
    s = s.copy()
    for _ in range(AHEAD):
        if not s.asks:
            return places(s)
        found = options(s)
        s.asks.pop().answer(s, found[luck.below(len(found), "answer")], luck)
    return lead(s)


def lead(s: State) -> list[float]:
    """Each seat's score beside the others': a half when even, near 1 with by far the most."""
    scores = [score[0] for score in s.scores()]
    size = 1 + sum(map(abs, scores))
    mean = sum(scores) / len(scores)
    return [0.5 + (score - mean) / size / 2 for score in scores]
