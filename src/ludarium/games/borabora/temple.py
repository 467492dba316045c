"""Bora Bora: priests in the temple (§6.5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.core import Frozen
from ludarium.games.borabora.actions import SEND_PRIEST, SendPriest
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.fire import FIRE
from ludarium.games.borabora.lagoon import IMPOSSIBLE, NOBODY, Lagoon
from ludarium.luck import Luck


def least_to_send(me: Board) -> int:
    """§ Without a priest in the supply none can be sent (R25)."""
    return 1 if me.priests else IMPOSSIBLE


@dataclass(frozen=True)
class Priest(Frozen):
    seat: int
    reach: int

    def options(self, s: Lagoon) -> Sequence[SendPriest]:
        return SEND_PRIEST[1 : 1 + self.reach]

    def answer(self, s: Lagoon, a: SendPriest, luck: Luck) -> None:
        s.boards[self.seat].priests -= 1
        arrive(s, self.seat, a.space)
        s.asks.append(FIRE[self.seat])


def arrive(s: Lagoon, seat: int, space: int) -> None:
    """§ Whoever stands there is pushed to the next lower space, and so on, up to a gap or off the temple."""
    while seat != NOBODY and space > 0:
        s.tell(f"priest p{seat + 1} {space}")
        s.temple[space], seat = seat, s.temple[space]
        space -= 1
    if seat != NOBODY:
        s.tell(f"priest p{seat + 1} falls")
        if s.rules.falls_back:  # R24
            s.boards[seat].priests += 1
