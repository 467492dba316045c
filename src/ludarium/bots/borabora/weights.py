"""Bora Bora: what each hope is worth in points, and how certain anything is."""

from typing import Final

from ludarium.bots.weights import weights_of

WEIGHTS: Final = weights_of("borabora")

# In the first round and in the last; by number, as in `hopes`.  Rounds between them are in between.
FIRST: Final[list[float]] = WEIGHTS["first"]
LAST: Final[list[float]] = WEIGHTS["last"]
ROUNDS: Final = 6

# Points ahead that make a win likely: at the end, and more for all that is still to come: for rounds, and by
# phase for what is left of this one.
CERTAIN: Final[list[float]] = WEIGHTS["certain"]
UNCERTAIN: Final[list[float]] = WEIGHTS["uncertain"]
LEFT: Final[list[float]] = WEIGHTS["left"]


def weight(hope: int, number: int) -> float:
    """What a hope is worth in round `number`."""
    return FIRST[hope] + (LAST[hope] - FIRST[hope]) * late(number)


def late(number: int) -> float:
    """Where a round is between the first, 0, and the last, 1."""
    return (number - 1) / (ROUNDS - 1)
