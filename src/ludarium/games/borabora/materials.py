"""Bora Bora: offerings, shells and material (§6.1), and the spaces where material is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.actions import KEEP_ON, TAKE_MATERIAL, KeepOn, TakeMaterial
from ludarium.games.borabora.board import SPACE, SPACES, SPACES_FOR, Board
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.inventory import MATERIALS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.luck import Luck


def gain_offerings(s: Lagoon, seat: int, n: int) -> None:
    s.boards[seat].offerings += n
    s.tell_of(seat, f"gains {n} offering{'s' if n > 1 else ''}")


def gain_shells(s: Lagoon, seat: int, n: int) -> None:
    s.boards[seat].shells += n
    s.tell_of(seat, f"gains {n} shell{'s' if n > 1 else ''}")


def free_for(me: Board, kind: int) -> int:
    """The ritual spaces where such material could be kept."""
    return SPACES_FOR[kind] & ~(me.ritual | me.covered)


def gain_material(s: Lagoon, seat: int, kind: int) -> None:
    """§ To a free ritual space of its kind, of the player's choice; else it is laid aside (R16)."""
    me = s.boards[seat]
    free = free_for(me, kind)
    if free & (free - 1):
        s.asks.append(STORE[seat][kind])
    elif free:
        keep(s, seat, kind, free.bit_length() - 1)
    else:
        me.aside[kind] += 1
        s.tell_of(seat, f"gains {MATERIALS[kind]} aside")


def keep(s: Lagoon, seat: int, kind: int, space: int) -> None:
    s.boards[seat].ritual |= 1 << space
    s.tell_of(seat, f"gains {MATERIALS[kind]} on {SPACE[space]}")


@cache
def on_each(spaces: int) -> list[KeepOn]:
    return [KEEP_ON[space] for space in SPACES if spaces >> space & 1]


@dataclass(frozen=True)
class Store(Frozen):
    seat: int
    kind: int

    def options(self, s: Lagoon) -> Sequence[KeepOn]:
        return on_each(free_for(s.boards[self.seat], self.kind))

    def answer(self, s: Lagoon, a: KeepOn, luck: Luck) -> None:
        keep(s, self.seat, self.kind, a.space)
        go_on(s, luck)


# § Phase B: so many materials of choice.


@dataclass(frozen=True)
class Gather(Frozen):
    seat: int
    left: int

    def options(self, s: Lagoon) -> Sequence[TakeMaterial]:
        return TAKE_MATERIAL

    def answer(self, s: Lagoon, a: TakeMaterial, luck: Luck) -> None:
        if self.left > 1:
            s.asks.append(Gather(self.seat, self.left - 1))
        gain_material(s, self.seat, a.kind)
        go_on(s, luck)


STORE: Final = [[Store(seat, kind) for kind in range(len(MATERIALS))] for seat in range(4)]
