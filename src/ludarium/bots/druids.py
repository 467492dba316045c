"""Druidenwalzer: the chance of each cult to win, at a glance at the clearing."""

from math import exp
from typing import Final

from ludarium.bots.weights import weights_of
from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import MOON, SUN, TREES

WEIGHTS: Final = weights_of("druids")
# All in favour of the cult that owns the tree, or that is meant.
TOKENS: Final[list[float]] = WEIGHTS["tokens"]  # by how many lie on the tree
SPIRITS: Final[list[float]] = WEIGHTS["spirits"]  # by how many lie in its pile
STRONGER: Final[list[float]] = WEIGHTS["stronger"]  # a druid on the stronger spirit, by the loser's tokens
LOST: Final[list[float]] = WEIGHTS["lost"]  # a tree
# The second lost tree is the last: by the tokens of the tree that is nearest to it, one lost already or none.
LAST: Final[list[float]] = WEIGHTS["last"]
SECOND: Final[list[float]] = WEIGHTS["second"]
HAND: Final[list[float]] = WEIGHTS["hand"]  # for each strength in the hand
TURN: Final[list[float]] = WEIGHTS["turn"]


def worth(s: Clearing) -> list[float]:
    """For Moon and for Sun."""
    balance = _cult(s, MOON) - _cult(s, SUN) + _druids(s)
    balance += TURN[0] if s.asks[-1].seat == MOON else -TURN[0]
    moon = 1 / (1 + exp(-balance))
    return [moon, 1 - moon]


def _cult(s: Clearing, cult: int) -> float:
    total = 0.0
    lost, most, second = False, 0, 0
    for tree in TREES[cult]:
        if s.lost[tree]:
            total += LOST[0]
            lost = True
        else:
            tokens = s.tokens[tree]
            total += TOKENS[tokens] + SPIRITS[min(6, s.buried[tree] + len(s.pile[tree]))]
            most, second = max(most, tokens), max(second, min(most, tokens))
    total += LAST[most] if lost else SECOND[second]
    for spirit in s.hand[cult]:
        total += HAND[0] * spirit.strength
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
