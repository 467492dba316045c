"""Bora Bora: buying jewels (§6.11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.games.borabora.actions import BUY, PASS, Buy
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.supply import in_order
from ludarium.luck import Luck


@dataclass(frozen=True)
class BuyJewel:
    seat: int

    def options(self, s: Lagoon) -> Sequence[Any]:
        """§ One jewel of this round's column at most (R37)."""
        shells = s.boards[self.seat].shells
        return [*[BUY[jewel.number] for jewel in s.columns[s.round - 1] if jewel.cost <= shells], PASS]

    def answer(self, s: Lagoon, a: Any, luck: Luck) -> None:
        if isinstance(a, Buy):
            me = s.boards[self.seat]
            me.shells -= a.jewel.cost
            s.columns[s.round - 1].remove(a.jewel)
            me.jewels = in_order([*me.jewels, a.jewel])
            s.tell_of(self.seat, f"buys {a.jewel}")
        go_on(s, luck)
