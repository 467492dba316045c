"""Druidenwalzer: how good a clearing is for Moon and for Sun, at a glance."""

from math import exp
from typing import Final

from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import CULTS, MOON, SUN, TREES

TOKENS: Final = [0.0, -0.25, -0.6, -1.05, -1.6, -2.4]  # for its owner, by their number on a tree
BARE: Final = -1.0
LOST: Final = -3.0
SPIRIT: Final = 0.12  # each one in a pile, up to three
STRONGER: Final = 0.35  # a druid on a stronger spirit than its like
HAND: Final = 0.08  # each strength in the hand
TURN: Final = 0.3


def worth(s: Clearing) -> tuple[float, float]:
    """The chance to win."""
    balance = sum(_trees(s, cult) * (1 - 2 * cult) for cult in CULTS) + _druids(s)
    balance += TURN * (1 - 2 * s.asks[-1].seat)
    moon = 1 / (1 + exp(-balance))
    return moon, 1 - moon


def _trees(s: Clearing, cult: int) -> float:
    total = 0.0
    for tree in TREES[cult]:
        if s.lost[tree]:
            total += LOST
        elif not s.pile[tree]:
            total += BARE + TOKENS[s.tokens[tree]]
        else:
            total += TOKENS[s.tokens[tree]] + SPIRIT * min(3, s.buried[tree] + len(s.pile[tree]))
    return total + HAND * sum(spirit.strength for spirit in s.hand[cult])


def _druids(s: Clearing) -> float:
    """Positive when more of Moon's druids are on the stronger spirit."""
    total = 0.0
    for moon, sun in zip(s.druid[MOON], s.druid[SUN], strict=True):
        difference = s.strength(moon) - s.strength(sun)
        if difference:
            total += STRONGER if difference > 0 else -STRONGER
    return total
