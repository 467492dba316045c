"""Bora Bora: buying jewels (§6.11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from ludarium.core import Frozen
from ludarium.games.borabora.actions import BUY, PASS, Buy, Pass
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.supply import in_order
from ludarium.luck import Luck


@dataclass(frozen=True)
class BuyJewel(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Buy | Pass]:
        """§ One jewel at most."""
        return [*[BUY[jewel.number] for jewel in s.affordable(self.seat)], PASS]

    def answer(self, s: Lagoon, a: Buy | Pass, luck: Luck) -> None:
        if isinstance(a, Buy):
            me = s.boards[self.seat]
            me.shells -= a.jewel.cost
            s.columns[s.round - 1].remove(a.jewel)
            me.jewels = in_order([*me.jewels, a.jewel])
            s.tell_of(self.seat, f"buys {a.jewel}")
        elif not isinstance(a, Pass):
            assert_never(a)
        go_on(s, luck)
