"""Bora Bora: the helper (§6.3) - a die is spent point by point."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, assert_never

from ludarium.core import Frozen
from ludarium.games.borabora.actions import (
    MOVE,
    PASS,
    POINT,
    SLIDE,
    TAKE_MATERIAL,
    TAKE_OFFERING,
    Move,
    Pass,
    Point,
    Slide,
    TakeCard,
    TakeMaterial,
    TakeOffering,
    cards,
)
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import can_draw, shown, take_card
from ludarium.games.borabora.huts import can_move, move_huts
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import gain_material, gain_offerings, gain_shells
from ludarium.games.borabora.status import advance
from ludarium.games.borabora.tiles import MAN, Person
from ludarium.luck import Luck

COST: Final[dict[str, int]] = INVENTORY["helper"]
Purchase: TypeAlias = Slide | Point | TakeOffering | TakeCard | TakeMaterial | Move | Pass
SLIDING: Final = [COST["collect"], COST["tattoo"]]  # by sex


@cache
def price_list(points: int, display: int, deck: bool, can_move: bool) -> list[Purchase]:
    """What so many points buy, apart from sliding; dear things are missing when there are too few."""
    lines: list[tuple[str, Sequence[Purchase]]] = [
        ("point", [POINT]),
        ("offering", [TAKE_OFFERING]),
        ("card", cards(display, deck)),
        ("material", TAKE_MATERIAL),
        ("move", [MOVE[1]] if can_move else []),
    ]
    return [*[a for word, those in lines if COST[word] <= points for a in those], PASS]


@dataclass(frozen=True)
class Spend(Frozen):
    seat: int
    points: int

    def options(self, s: Lagoon) -> Sequence[Purchase]:
        me = s.boards[self.seat]
        slides = [SLIDE[one.number] for one in me.unslid if SLIDING[one.sex] <= self.points]
        return slides + price_list(self.points, shown(s), can_draw(s), can_move(me))

    def answer(self, s: Lagoon, a: Purchase, luck: Luck) -> None:
        seat = self.seat
        if isinstance(a, Slide):
            self.spend(s, SLIDING[a.person.sex])
            slide(s, seat, a.person)
        elif isinstance(a, Point):
            self.spend(s, COST["point"])
            s.gain_points(seat, 1, "helper")
        elif isinstance(a, TakeOffering):
            self.spend(s, COST["offering"])
            gain_offerings(s, seat, 1)
        elif isinstance(a, TakeCard):
            self.spend(s, COST["card"])
            take_card(s, seat, a.source, luck)
        elif isinstance(a, TakeMaterial):
            self.spend(s, COST["material"])
            gain_material(s, seat, a.kind)
        elif isinstance(a, Move):
            self.spend(s, COST["move"])
            move_huts(s, seat, a.huts)
        elif not isinstance(a, Pass):
            assert_never(a)
        elif s.rules.spare_points:  # R48
            s.gain_points(seat, self.points, "helper")
        go_on(s, luck)

    def spend(self, s: Lagoon, cost: int) -> None:
        if self.points > cost:
            s.asks.append(SPEND[self.seat][self.points - cost])


SPEND: Final = [[Spend(seat, points) for points in (0, *FACES)] for seat in range(4)]


def slide(s: Lagoon, seat: int, person: Person) -> None:
    """§ A man is tattooed for status, a woman collects shells."""
    s.boards[seat].unslid.remove(person)
    s.tell_of(seat, f"slides {person.id}")
    if person.sex == MAN:
        advance(s, seat, person.marks)
    else:
        gain_shells(s, seat, person.marks)
