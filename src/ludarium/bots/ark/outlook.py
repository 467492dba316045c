"""The Ark of the Covenant: the points that each seat may count on, as the land lies."""

from math import exp
from typing import Final, final

from ludarium.bots.ark.weights import (
    CITY_DONE,
    CITY_GROWS,
    CITY_NOW,
    DOUBLED,
    FIELD_GROWS,
    FIELD_NOW,
    HARD,
    HOME,
    MISSING,
    NEAR_ARK,
    NEXT_TO_ARK,
    OPEN,
    PROPHET,
    ROAD_GROWS,
    ROAD_NOW,
    SUPPLY,
    TEMPLE_DONE,
    TEMPLE_NOW,
    WEIGHT,
)
from ludarium.games.ark.cells import SIDES, STEP, x_of, y_of
from ludarium.games.ark.drawn import CITY, FIELD, ROAD
from ludarium.games.ark.land import NOBODY, NOWHERE, Land
from ludarium.games.ark.land import PROPHET as IS_PROPHET
from ludarium.games.ark.land import SUPPLY as AT_HOME
from ludarium.games.ark.routes import LONGEST
from ludarium.games.ark.scoring import TEMPLE, UNFINISHED_TEMPLE, standing_at, winners
from ludarium.games.ark.tiles import DEMANDS

BESIDE: Final = 2  # steps from the Ark
MOST_OPEN: Final = 8  # half sides of a field that count
UNLIKELY: Final = 0.5  # a tile, where none is left that fits


@final
class Outlook:
    """What each seat may count on in the end."""

    __slots__ = ("followers", "hard", "s", "totals", "turns")

    def __init__(self, s: Land) -> None:
        self.s = s
        self.turns = len(s.bag) / s.players
        self.hard = hardness(s)
        self.followers = s.supply[:]  # at home, those from what is complete included
        self.totals: list[float] = [float(points) for points in s.points]
        self._count_features()
        for tile, face in enumerate(s.face):
            if face.tile.temple:
                self._count_temple(tile)
        for seat in range(s.players):
            self.totals[seat] += self.at_home(self.followers[seat])
            if s.prophet[seat] == AT_HOME:
                self.totals[seat] += WEIGHT[PROPHET] * self.turns

    def at_home(self, followers: int) -> float:
        """What they are good for."""
        worth = 0.0
        for nth in range(SUPPLY, SUPPLY + followers):
            worth += WEIGHT[nth]
        return worth * self.turns

    # Pieces and what they are in.

    def _count_features(self) -> None:
        s = self.s
        counted: list[int] = []
        for tile, piece in enumerate(s.piece):
            if piece != NOBODY:
                kind = s.face[tile].tile.kinds[piece & 7]
                root = s.feature(s.first[tile] + (piece & 7))
                if root not in counted:
                    counted.append(root)
                    self._count_feature(root, kind)
                if kind != FIELD and not s.reach[root]:
                    self.followers[piece >> 4] += not piece & IS_PROPHET
                else:
                    self.totals[piece >> 4] += self.stays(tile, root, kind, bool(piece & IS_PROPHET))

    def _count_feature(self, root: int, kind: int) -> None:
        s = self.s
        promise = self.promise(root, kind)
        for seat in winners(s.held[root]):
            self.totals[seat] += promise
            tile = s.prophet[seat]
            if kind == CITY and tile >= 0 and s.feature(s.first[tile] + (s.piece[tile] & 7)) == root:
                self.totals[seat] += self.doubled(root)

    def stays(self, tile: int, root: int, kind: int, prophet: bool) -> float:
        """What a piece promises that stays on the board: to come home, and to be visited by the Ark."""
        s = self.s
        found = 0.0
        if kind != FIELD and not prophet:
            found = WEIGHT[HOME] * self.chance(root, kind)
        if s.ark != NOWHERE:
            off = s.cell[tile] - s.cell[s.ark]
            steps = abs(x_of(off)) + abs(y_of(off))
            if steps <= LONGEST:
                found += WEIGHT[NEXT_TO_ARK if steps <= BESIDE else NEAR_ARK]
        return found * self.turns

    # Temples.

    def _count_temple(self, temple: int) -> None:
        held = standing_at(self.s, temple)
        if held:
            promise = self.temple(temple)
            for seat in winners(held):
                self.totals[seat] += promise

    def temple(self, temple: int) -> float:
        """What it promises to each of those who have most pieces around, while it is incomplete."""
        s = self.s
        missing = 0
        for step in STEP:
            missing += s.cell[temple] + step not in s.at
        if not missing:
            return 0.0
        chance = exp(-MISSING * missing / (self.turns + 1))
        return WEIGHT[TEMPLE_NOW] * UNFINISHED_TEMPLE + WEIGHT[TEMPLE_DONE] * chance * (
            TEMPLE - UNFINISHED_TEMPLE
        )

    # Features.

    def chance(self, root: int, kind: int) -> float:
        """That the city or road will be completed."""
        reach = self.s.reach[root]
        return exp(-HARD[kind] * self.hard[root] - OPEN[kind] * reach) if reach else 1.0

    def promise(self, root: int, kind: int) -> float:
        """What the feature will give to each of those who have most pieces in it."""
        s = self.s
        if kind == FIELD:
            open_to = min(MOST_OPEN, s.reach[root])
            return 2 * WEIGHT[FIELD_NOW] * max(0, s.marks[root]) + WEIGHT[FIELD_GROWS] * open_to * self.turns
        value = float(s.size(root) + s.marks[root])
        if not s.reach[root]:
            return 2 * value if kind == CITY else value
        if kind == ROAD:
            return WEIGHT[ROAD_NOW] * value + WEIGHT[ROAD_GROWS] * self.turns
        more = WEIGHT[CITY_DONE] * value + WEIGHT[CITY_GROWS] * self.turns
        return WEIGHT[CITY_NOW] * value + more * self.chance(root, kind)

    def doubled(self, root: int) -> float:
        """What a prophet adds to that."""
        s = self.s
        value = 2.0 * (s.size(root) + s.marks[root])
        return WEIGHT[DOUBLED] * value * self.chance(root, CITY) if s.reach[root] else value


def hardness(s: Land) -> list[float]:
    """By feature, of cities and roads: for every open side the less the more tiles fit there."""
    found = [0.0] * len(s.into)
    known = [0.0] * DEMANDS
    for i, cell in enumerate(s.frontier):
        demand = s.demand[i]
        if not known[demand]:
            known[demand] = 1 / (UNLIKELY + fitting(s, demand))
        for side in SIDES:
            wanted = (demand >> 2 * side & 3) - 1
            if wanted in (CITY, ROAD):
                tile = s.at[cell + STEP[side]]
                found[s.feature(s.first[tile] + s.face[tile].meets[side ^ 2][0])] += known[demand]
    return found


def fitting(s: Land, demand: int) -> int:
    """How many tiles of the bag fit a cell with this demand."""
    found = 0
    for tile in s.bag:
        if tile.ways[demand]:
            found += 1
    return found
