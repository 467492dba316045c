"""Druidenwalzer: the chance of each cult to win, at a glance at the clearing.

The numbers are a logistic regression on 40,000 positions from games of bots against bots.
"""

from math import exp
from typing import Final

from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import MOON, SUN, TREES

# All in favour of the cult that owns the tree, or that is meant.
LOST: Final = -1.7
TOKENS: Final = [0.0, 0.0, -0.25, -0.4, -0.75, -1.35]  # by how many lie on the tree
SPIRITS: Final = [-0.35, -0.15, 0.1, 0.3, 0.4, 0.5, 0.6]  # by how many lie in its pile
STRONGER: Final = [0.0, 0.1, 0.1, 0.1, 0.2, 0.3]  # a druid on the stronger spirit, by the loser's tokens
HAND: Final = 0.015  # for each strength in the hand
TURN: Final = 0.16


def worth(s: Clearing) -> list[float]:
    """For Moon and for Sun."""
    balance = _cult(s, MOON) - _cult(s, SUN) + _druids(s)
    balance += TURN if s.asks[-1].seat == MOON else -TURN
    moon = 1 / (1 + exp(-balance))
    return [moon, 1 - moon]


def _cult(s: Clearing, cult: int) -> float:
    total = 0.0
    for tree in TREES[cult]:
        if s.lost[tree]:
            total += LOST
        else:
            total += TOKENS[s.tokens[tree]] + SPIRITS[min(6, s.buried[tree] + len(s.pile[tree]))]
    for spirit in s.hand[cult]:
        total += HAND * spirit.strength
    return total


def _druids(s: Clearing) -> float:
    """In favour of Moon."""
    total = 0.0
    for moon, sun in zip(s.druid[MOON], s.druid[SUN], strict=True):
        difference = s.strength(moon) - s.strength(sun)
        if difference > 0:
            total += STRONGER[s.tokens[sun]]
        elif difference < 0:
            total -= STRONGER[s.tokens[moon]]
    return total
