"""Bora Bora: buildings on pairs of ritual spaces (§6.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.actions import COVER, Cover
from ludarium.games.borabora.board import PAIR_MASK, PAIR_NAME, SPACES, UNBUILT, Board
from ludarium.games.borabora.fire import FIRE
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.lagoon import IMPOSSIBLE, Lagoon
from ludarium.luck import Luck

POINTS: Final[list[int]] = INVENTORY["rounds"]["building_points"]


@cache
def pairs(ritual: int) -> list[int]:
    """§ Neighbours that both hold material, whatever it is (R17)."""
    return [pair for pair, mask in enumerate(PAIR_MASK) if ritual & mask == mask]


def _most_buildings(ritual: int, known: list[int]) -> int:
    best = 0
    for mask in PAIR_MASK:
        if ritual & mask == mask:
            best = max(best, 1 + known[ritual & ~mask])
    return best


def _every_ritual() -> list[int]:
    known: list[int] = []
    for ritual in range(1 << len(SPACES)):
        known.append(_most_buildings(ritual, known))
    return known


# By the spaces that hold material: how many buildings could cover them, one after the other.
MOST_BUILDINGS: Final = _every_ritual()


def least_to_build(me: Board) -> int:
    if pairs(me.ritual):
        for tile in FACES:
            if me.built[tile] == UNBUILT:
                return tile
    return IMPOSSIBLE


@dataclass(frozen=True)
class Build(Frozen):
    seat: int
    reach: int

    def options(self, s: Lagoon) -> Sequence[Cover]:
        me = s.boards[self.seat]
        found = pairs(me.ritual)
        tiles = [tile for tile in FACES[: self.reach] if me.built[tile] == UNBUILT]
        return [COVER[tile][pair] for tile in tiles for pair in found]

    def answer(self, s: Lagoon, a: Cover, luck: Luck) -> None:
        me = s.boards[self.seat]
        me.built[a.tile] = a.pair
        me.ritual &= ~PAIR_MASK[a.pair]
        me.covered |= PAIR_MASK[a.pair]
        s.tell_of(self.seat, f"builds {a.tile} on {PAIR_NAME[a.pair]}")
        s.gain_points(self.seat, POINTS[s.round - 1], "building")
        s.asks.append(FIRE[self.seat])
