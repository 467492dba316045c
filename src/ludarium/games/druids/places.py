"""Druidenwalzer: the places of the round, spirits and druids.  § marks a paragraph of the rulebook."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen

MOON: Final = 0
SUN: Final = 1
CULTS: Final = [MOON, SUN]
CULT: Final = ["moon", "sun"]

# § Geometry.  A place is its number on the way to the left, beginning with the Sun's fourth tree.
NAME: Final = ["S4", "S3", "S2", "S1", "MC", "M1", "M2", "M3", "M4", "SC"]
SYMBOLS: Final = [4, 3, 2, 1, 0, 1, 2, 3, 4, 0]
OWNER: Final = [SUN, SUN, SUN, SUN, MOON, MOON, MOON, MOON, MOON, SUN]
ROUND: Final = 10
BOARD: Final = [4, 9]
TREES: Final = [[5, 6, 7, 8], [3, 2, 1, 0]]
ALL_TREES: Final = [5, 6, 7, 8, 3, 2, 1, 0]
NOWHERE: Final = -1

# § Every card shows one direction.  Left is clockwise, for both players.
LEFT: Final = 1
RIGHT: Final = -1

ORANGE: Final = 0
BLACK: Final = 1
PURPLE: Final = 2
DRUIDS: Final = [ORANGE, BLACK, PURPLE]
DRUID: Final = ["orange", "black", "purple"]


@dataclass(frozen=True, eq=False)
class Spirit(Frozen):
    """A card: its strength and the way it makes others dance.  Two of a kind are the same spirit (R6)."""

    rank: int  # its place among the kinds, weakest first, left before right
    strength: int
    way: int
    name: str

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[int], "Spirit"], tuple[int]]:
        """Pickled or copied, it comes back as the one that everybody shares."""
        return spirit_of, (self.rank,)


SPIRITS: Final = [
    Spirit(2 * (strength - 1) + side, strength, LEFT if side == 0 else RIGHT, f"{strength}{'LR'[side]}")
    for strength in range(1, 6)
    for side in (0, 1)
]


def spirit_of(rank: int) -> Spirit:
    return SPIRITS[rank]


def rank(spirit: Spirit) -> int:
    return spirit.rank
