"""Bora Bora: god cards for people who pray (§3.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.core import Frozen
from ludarium.games.borabora.actions import TakeCard, cards
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import can_draw, can_take_card, shown, take_card
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.luck import Luck


@dataclass(frozen=True)
class Pray(Frozen):
    seat: int
    left: int

    def options(self, s: Lagoon) -> Sequence[TakeCard]:
        return cards(shown(s), can_draw(s))

    def answer(self, s: Lagoon, a: TakeCard, luck: Luck) -> None:
        """§ Card by card; the display is refilled before the next (R20)."""
        take_card(s, self.seat, a.source, luck)
        if self.left > 1 and can_take_card(s):
            s.asks.append(Pray(self.seat, self.left - 1))
        go_on(s, luck)
