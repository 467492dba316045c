"""Bora Bora: phase A - a die is placed (§5.1), with or without Blue and White (§7), and its action begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.actions import ACTION, FISHING, UNCALLED, Place, places
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.deeds import least_value, question_of
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import pay, payments, spend
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import DIE, Lagoon
from ludarium.games.borabora.tiles import BLUE, WHITE
from ludarium.luck import Luck

FISH_POINTS: Final[int] = INVENTORY["fishing"]["points"]
WHITE_VALUE: Final = 6
FISH_BIT: Final = 1 << FISHING
EVERY_TILE: Final = FISH_BIT - 1  # actions on tiles, one bit each


@dataclass(frozen=True)
class PlaceDie(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Place]:
        """By die; without gods, with Blue, with White, with both.  No god is called in vain (R6)."""
        me = s.boards[self.seat]
        least = [least_value(s, self.seat, action) for action in range(FISHING)]
        blues, whites = payments(me, BLUE), payments(me, WHITE)
        both = payments_for_both(me, blues) if blues and whites else []
        found: list[Place] = []
        for face in dict.fromkeys(me.dice):
            free = open_to(s, face)
            can = within(least, face) if s.rules.must_act else EVERY_TILE  # R4
            found += places(UNCALLED, UNCALLED, face, free & can | FISH_BIT)
            for blue in blues:
                found += places(blue, UNCALLED, face, can & ~free)
            if whites and face < WHITE_VALUE:
                can = within(least, WHITE_VALUE)
                for white in whites:
                    found += places(UNCALLED, white, face, free & can)
                for blue, white in both:
                    found += places(blue, white, face, can & ~free)
        return found

    def answer(self, s: Lagoon, a: Place, luck: Luck) -> None:
        if a.blue:
            pay(s, self.seat, BLUE, a.blue)
        if a.white:
            pay(s, self.seat, WHITE, a.white)
        lay(s, self.seat, a)
        value = WHITE_VALUE if a.white else a.face
        if a.action == FISHING:
            s.gain_points(self.seat, FISH_POINTS, "fishing")
        elif s.rules.must_act or least_value(s, self.seat, a.action) <= value:
            s.asks.append(question_of(a.action, self.seat, value))
        go_on(s, luck)


def payments_for_both(me: Board, blues: list[int]) -> list[tuple[int, int]]:
    found = []
    for blue in blues:
        left = me.copy()
        spend(left, BLUE, blue)
        found += [(blue, white) for white in payments(left, WHITE)]
    return found


def barrier(s: Lagoon, action: int) -> int:
    """§ The lowest die on the tile of this action: every other must be lower (R1)."""
    return s.lowest[s.rules.tile_of[action]]


def open_to(s: Lagoon, face: int) -> int:
    """The actions whose tiles are open to this face."""
    return sum([1 << action for action in range(FISHING) if face < barrier(s, action)])


def within(least: list[int], value: int) -> int:
    """The actions that can be carried out with this value."""
    return sum([1 << action for action in range(FISHING) if least[action] <= value])


def lay(s: Lagoon, seat: int, a: Place) -> None:
    """§ The die keeps the face that was rolled."""
    me = s.boards[seat]
    at = me.dice.index(a.face)
    me.dice = me.dice[:at] + me.dice[at + 1 :]
    tile = s.rules.tile_of[a.action]
    s.dice.append(DIE[tile][seat][a.face])
    if a.action != FISHING:
        s.lowest[tile] = min(s.lowest[tile], a.face)
    s.tell_of(seat, f"places {a.face} on {[*s.rules.tiles, ACTION[FISHING]][tile]}")
