"""Bora Bora: the fire bonus of a priest or a building (§6.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.actions import NO_CARD, Kindle, fires
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import can_draw, shown, take_card
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import gain_offerings, gain_shells
from ludarium.games.borabora.status import advance
from ludarium.luck import Luck


@dataclass(frozen=True)
class Fire(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Kindle]:
        return fires(shown(s), can_draw(s))

    def answer(self, s: Lagoon, a: Kindle, luck: Luck) -> None:
        if a.card == NO_CARD:
            gain_offerings(s, self.seat, 1)
        else:
            take_card(s, self.seat, a.card, luck)
        if a.shell:
            gain_shells(s, self.seat, 1)
        else:
            advance(s, self.seat, 1)
        go_on(s, luck)


FIRE: Final = [Fire(seat) for seat in range(4)]
