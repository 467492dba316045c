"""Bora Bora: expanding by land or water (§6.1), and the first huts (§4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, assert_never

from ludarium.core import Frozen
from ludarium.games.borabora.actions import CALL_RED, PASS, SETTLE, CallRed, Pass, Settle
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import pay, payments
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.islands import AN_OFFERING, REGION, REGIONS, YIELD, members, reached
from ludarium.games.borabora.lagoon import IMPOSSIBLE, Lagoon
from ludarium.games.borabora.materials import gain_material, gain_offerings
from ludarium.games.borabora.tiles import RED
from ludarium.luck import Luck

FIRST_FISH: Final[int] = INVENTORY["start"]["fish_of_first_hut"]


@cache
def huts(regions: int, row: bool, stack: bool) -> list[Settle]:
    """To each of these regions, with a hut of the row or of slot 12."""
    places = [place for place, has in enumerate((row, stack)) if has]
    return [SETTLE[region][place] for region in members(regions) for place in places]


def huts_of(me: Board, regions: int) -> list[Settle]:
    return huts(regions, me.row > 0, me.stack > 0)


@cache
def nearest(way: int, regions: int) -> int:
    """The least value with which anything can be reached from there."""
    return next((value for value in FACES if reached(way, value, regions)), IMPOSSIBLE)


def least_to_expand(me: Board, way: int) -> int:
    return nearest(way, me.regions) if me.row or me.stack else IMPOSSIBLE


@dataclass(frozen=True)
class Expand(Frozen):
    seat: int
    way: int
    reach: int

    def options(self, s: Lagoon) -> Sequence[Settle]:
        me = s.boards[self.seat]
        return huts_of(me, reached(self.way, self.reach, me.regions))

    def answer(self, s: Lagoon, a: Settle, luck: Luck) -> None:
        settle(s, self.seat, a)
        gain_yield(s, self.seat, a.region, SCORE_FISH[self.seat][a.region])
        go_on(s, luck)


def settle(s: Lagoon, seat: int, a: Settle) -> None:
    """§ The building space goes to who came last; who was there is moved beside it (R9)."""
    me = s.boards[seat]
    if a.from_stack:
        me.stack -= 1
    else:
        me.row -= 1
    me.regions |= 1 << a.region
    s.huts[a.region] = (seat, *s.huts[a.region])
    s.tell_of(seat, f"settles {REGION[a.region]}")


def gain_yield(s: Lagoon, seat: int, region: int, then: "ScoreFish | None" = None) -> None:
    """§ Material or an offering, and only then the question about the fish (R11)."""
    me = s.boards[seat]
    kind = YIELD[region]
    if kind == AN_OFFERING:
        gain_offerings(s, seat, 1)
    if then is not None and (me.gods or (me.offerings and any(me.cards))):
        s.asks.append(then)  # whether it is asked depends on what all can see (R56)
    if kind != AN_OFFERING:
        gain_material(s, seat, kind)


@dataclass(frozen=True)
class ScoreFish(Frozen):
    seat: int
    region: int

    def options(self, s: Lagoon) -> Sequence[CallRed | Pass]:
        return [*[CALL_RED[payment] for payment in payments(s.boards[self.seat], RED)], PASS]

    def answer(self, s: Lagoon, a: CallRed | Pass, luck: Luck) -> None:
        if isinstance(a, CallRed):
            pay(s, self.seat, RED, a.red)
            s.gain_points(self.seat, s.fish[self.region].value, "fish")
        elif not isinstance(a, Pass):
            assert_never(a)
        go_on(s, luck)


SCORE_FISH: Final = [[ScoreFish(seat, region) for region in REGIONS] for seat in range(4)]


# § Set-up: a hut beside a fish of value 1.  No fish is scored.


@dataclass(frozen=True)
class FirstHut(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Settle]:
        me = s.boards[self.seat]
        fit = sum([1 << region for region in REGIONS if s.fish[region].value == FIRST_FISH])
        return huts_of(me, fit & ~me.regions)

    def answer(self, s: Lagoon, a: Settle, luck: Luck) -> None:
        settle(s, self.seat, a)
        gain_yield(s, self.seat, a.region)
        go_on(s, luck)
