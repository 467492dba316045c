"""Bora Bora: moving huts from the row to slot 12 (§3.2, §6.3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.core import Frozen
from ludarium.games.borabora.actions import MOVE, Move
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.luck import Luck


def can_move(me: Board) -> bool:
    """§ Not onto a person (R14)."""
    return me.row > 0 and me.lodger is None


def move_huts(s: Lagoon, seat: int, n: int) -> None:
    me = s.boards[seat]
    me.row -= n
    me.stack += n
    s.tell_of(seat, f"moves {n} hut{'s' if n > 1 else ''}")


@dataclass(frozen=True)
class MoveHuts(Frozen):
    seat: int
    most: int

    def options(self, s: Lagoon) -> Sequence[Move]:
        return MOVE[1 : 1 + min(self.most, s.boards[self.seat].row)]

    def answer(self, s: Lagoon, a: Move, luck: Luck) -> None:
        move_huts(s, self.seat, a.huts)
        go_on(s, luck)
