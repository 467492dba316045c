"""Tigris & Euphrates: what each dynasty may look forward to, in each colour, as the board stands.

A hope is a number for a seat and a colour; what it is worth in points of that colour is in `weights`.
"""

from typing import Final, final

from ludarium.bots.tigris.hopes import (
    COVERED,
    DANGER,
    DANGER_NOW,
    EXPOSED,
    HOPES,
    INCOME,
    PREY,
    PREY_NOW,
    READY,
    SPOILS,
    STANDS,
    TEMPLES,
    TILES,
)
from ludarium.cells import count, meets, minus
from ludarium.games.tigris.actions import PAIRS
from ludarium.games.tigris.board import BLACK, BLUE, CELL, COLOURS, NOWHERE, RED, RIVER, TREASURES_TO_GO_ON
from ludarium.games.tigris.conflict import in_revolt, spoils
from ludarium.games.tigris.survey import Realm, frontier, realms
from ludarium.games.tigris.valley import Valley

DRAWN_IN_A_TURN: Final = 2.7
TURNS_FOR_A_TREASURE: Final = 8.0


def turns_left(s: Valley) -> float:
    """For each seat, as far as bag and treasures tell."""
    by_bag = len(s.bag) / DRAWN_IN_A_TURN
    by_treasures = (int(count(s.treasure)) - TREASURES_TO_GO_ON + 1) * TURNS_FOR_A_TREASURE
    return max(0.0, min(by_bag, by_treasures)) / s.players


@final
class Outlook:
    """By seat and colour, the leader's hopes by number."""

    __slots__ = ("hopes", "left", "realms", "s")

    def __init__(self, s: Valley) -> None:
        self.s = s
        self.left = turns_left(s)
        self.realms = realms(s)
        self.hopes: list[list[list[float]]] = [[[0.0] * HOPES for _ in COLOURS] for _ in s.dynasty]
        for realm in self.realms:
            self._stand(realm)
        self._look_round()
        self._earn()

    def _stand(self, realm: Realm) -> None:
        """Leaders on the board, safe or not, and what they and the king can score."""
        king = realm.rulers[BLACK]
        for colour in COLOURS:
            seat = realm.rulers[colour]
            if seat != NOWHERE:
                self._lead(realm, seat, colour)
            elif king != NOWHERE:
                self.hopes[king][colour][COVERED] = self._ready(realm, king, colour)

    def _lead(self, realm: Realm, seat: int, colour: int) -> None:
        own, hopes = self.s.dynasty[seat], self.hopes[seat][colour]
        temples = int(count(in_revolt(self.s, own.leader[colour])))
        hopes[STANDS] = 1
        hopes[TEMPLES] = min(3, temples)
        hopes[EXPOSED] = min(4, max(0, 2 + _most_temples(self.s, seat) - temples - own.hand[RED]))
        hopes[READY] = self._ready(realm, seat, colour)
        hopes[TILES] = min(6, realm.tiles[colour])

    def _ready(self, realm: Realm, seat: int, colour: int) -> int:
        """Tiles that have a place next to the kingdom, as far as farms need a river."""
        s = self.s
        if colour == BLUE and not meets(realm.near, minus(RIVER, s.tile[BLUE] | s.ruined)):
            return 0
        return min(4, s.dynasty[seat].hand[colour])

    def _look_round(self) -> None:
        """For kingdoms that a single tile would unite."""
        free = self.s.free()
        for i, one in enumerate(self.realms):
            for other in self.realms[:i]:
                if frontier(one, other, free):
                    for colour in COLOURS:
                        self._compare(colour, one, other)

    def _compare(self, colour: int, one: Realm, other: Realm) -> None:
        """The leaders of a colour, if both have one, by what they could throw into a war."""
        a, b = one.rulers[colour], other.rulers[colour]
        if NOWHERE not in (a, b):
            strong, weak = self.s.dynasty[a].hand[colour], self.s.dynasty[b].hand[colour]
            margin = one.tiles[colour] + strong - other.tiles[colour] - weak
            if margin > 0:
                self._threaten(colour, a, b, other)
            elif margin < 0:
                self._threaten(colour, b, a, one)

    def _threaten(self, colour: int, strong: int, weak: int, prey: Realm) -> None:
        hunter, hunted = self.hopes[strong][colour], self.hopes[weak][colour]
        loot = min(6, int(count(spoils(self.s, colour, prey.cells, self.s.leaders))))
        now = strong == self.s.active
        hunter[PREY_NOW if now else PREY] += 1 + loot
        hunted[DANGER_NOW if now else DANGER] += 1
        hunted[SPOILS] += loot

    def _earn(self) -> None:
        """Monuments."""
        for monument in self.s.monuments:
            for realm in self.realms:
                if meets(realm.cells, CELL[monument.square]):
                    for colour in PAIRS[monument.pair]:
                        if realm.rulers[colour] != NOWHERE:
                            self.hopes[realm.rulers[colour]][colour][INCOME] += self.left


def _most_temples(s: Valley, seat: int) -> int:
    """That a rival holds."""
    return max([one.hand[RED] for rival, one in enumerate(s.dynasty) if rival != seat])
