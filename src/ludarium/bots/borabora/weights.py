"""Bora Bora: what each hope is worth in points, and how certain anything is."""

from typing import Final, final

from ludarium.bots.borabora import hopes
from ludarium.bots.labels import labels_of
from ludarium.bots.weights import Weights, row
from ludarium.games.borabora.flow import ROUNDS
from ludarium.games.borabora.lagoon import PHASE

_HOPES: Final = labels_of(hopes)
LABELS: Final = {
    # In the first round and in the last.  Rounds between them are in between.
    "first": _HOPES,
    "last": _HOPES,
    # Points ahead that make a win likely: at the end, and more for all that is still to come: for rounds, and
    # by phase for what is left of this one.
    "certain": ("points",),
    "uncertain": ("points",),
    "left": tuple(PHASE),
}


@final
class Rows:
    """The weights, at hand."""

    __slots__ = ("certain", "first", "last", "left", "uncertain")

    def __init__(self, weights: Weights) -> None:
        self.first = row(weights, "first")
        self.last = row(weights, "last")
        self.certain = row(weights, "certain")[0]
        self.uncertain = row(weights, "uncertain")[0]
        self.left = row(weights, "left")

    def weight(self, hope: int, number: int) -> float:
        """What a hope is worth in round `number`."""
        return self.first[hope] + (self.last[hope] - self.first[hope]) * late(number)


def late(number: int) -> float:
    """Where a round is between the first, 0, and the last, 1."""
    return (number - 1) / (ROUNDS - 1)
