"""The Ark of the Covenant: the points that each seat may count on, as the land lies."""

from math import exp
from typing import Final, final

from ludarium.bots.ark.counted import (
    BY_ARK,
    CITY_DONE,
    CITY_GROWS,
    CITY_NOW,
    DOUBLED,
    FIELD_GROWS,
    FIELD_NOW,
    HOME,
    NEAR_ARK,
    PROPHET,
    ROAD_NOW,
    SUPPLY,
    TEMPLE_DONE,
    TEMPLE_NOW,
)
from ludarium.bots.ark.fitting import hardness
from ludarium.bots.ark.weights import Rows
from ludarium.games.ark.cells import x_of, y_of
from ludarium.games.ark.drawn import CITY, FIELD, ROAD
from ludarium.games.ark.features import is_complete
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.land import SUPPLY as AT_HOME
from ludarium.games.ark.routes import AROUND
from ludarium.games.ark.scoring import (
    TEMPLE,
    UNFINISHED_TEMPLE,
    complete_value,
    final_value,
    has_prophet_in,
    missing_around,
    size_and_marks,
    standing_at,
    temples_around,
)
from ludarium.games.ark.tally import winners
from ludarium.games.ark.turn import Deploy

# By where a piece is from the Ark.
WAY: Final[dict[int, int]] = {
    off: BY_ARK if abs(int(x_of(off))) + abs(int(y_of(off))) <= 2 else NEAR_ARK for off in AROUND
}
NONE: Final[list[int]] = []
MOST_OPEN: Final = 8  # half sides of a field that count


@final
class Outlook:
    """What each seat may count on in the end."""

    __slots__ = ("followers", "hard", "new_temples", "rows", "s", "totals", "turns", "weight")

    def __init__(self, s: Land, rows: Rows) -> None:
        self.s = s
        self.rows = rows
        self.weight = rows.weight
        question = s.asks[-1]
        self.new_temples = temples_around(s, s.at[question.cell]) if isinstance(question, Deploy) else NONE
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
                self.totals[seat] += self.weight[PROPHET] * self.turns

    def at_home(self, followers: int) -> float:
        """What they are good for."""
        worth = 0.0
        for nth in range(SUPPLY, SUPPLY + followers):
            worth += self.weight[nth]
        return worth * self.turns

    # Pieces and what they are in.

    def _count_features(self) -> None:
        s = self.s
        counted: list[int] = []
        for tile, piece in enumerate(s.piece):
            if piece is not None:
                kind = s.face[tile].tile.kinds[piece.part]
                root = s.feature(s.first[tile] + piece.part)
                if root not in counted:
                    counted.append(root)
                    self._count_feature(root, kind)
                if is_complete(s, root, kind):
                    self.followers[piece.seat] += not piece.is_prophet
                else:
                    self.totals[piece.seat] += self.stays(tile, root, kind, piece.is_prophet)

    def _count_feature(self, root: int, kind: int) -> None:
        s = self.s
        promise = self.promise(root, kind)
        for seat in winners(s.held[root]):
            self.totals[seat] += promise
            if kind == CITY and has_prophet_in(s, seat, root):
                self.totals[seat] += self.doubled(root)

    def stays(self, tile: int, root: int, kind: int, prophet: bool) -> float:
        """What a piece promises that stays on the board: to come home, and to be visited by the Ark."""
        found = self.visit(tile)
        if kind != FIELD and not prophet:
            found += self.weight[HOME] * self.chance(root, kind)
        return found * self.turns

    def visit(self, tile: int) -> float:
        """What the Ark promises to a piece on the tile, in every turn."""
        s = self.s
        if s.ark == NOWHERE:
            return 0.0
        way = WAY.get(s.cell[tile] - s.cell[s.ark], NOWHERE)
        return self.weight[way] if way != NOWHERE else 0.0

    def follower(self, seat: int, tile: int, root: int, kind: int) -> float:
        """What one of the seat brings in a free feature of the tile; if that is complete it comes back."""
        promise = self.promise(root, kind)
        if not is_complete(self.s, root, kind):
            promise += self.stays(tile, root, kind, False)
            promise -= self.weight[SUPPLY + self.followers[seat] - 1] * self.turns
        return promise

    def prophet(self, tile: int, root: int) -> float:
        """The same of a prophet."""
        promise = self.promise(root, CITY) + self.doubled(root) - self.weight[PROPHET] * self.turns
        return promise + self.stays(tile, root, CITY, True) * (not is_complete(self.s, root, CITY))

    # Temples.

    def _count_temple(self, temple: int) -> None:
        held = standing_at(self.s, temple)
        if held:
            promise = self.temple(temple)
            for seat in winners(held):
                self.totals[seat] += promise

    def temple(self, temple: int) -> float:
        """What it promises to each of those who have most pieces around."""
        s = self.s
        missing = missing_around(s, temple)
        if not missing:
            return float(TEMPLE) if temple in self.new_temples else 0.0
        more = (TEMPLE - UNFINISHED_TEMPLE) * exp(-self.rows.missing * missing / (self.turns + 1))
        return self.weight[TEMPLE_NOW] * UNFINISHED_TEMPLE + self.weight[TEMPLE_DONE] * more

    # Features.

    def chance(self, root: int, kind: int) -> float:
        """That the city or road will be completed."""
        reach = self.s.reach[root]
        return exp(-self.rows.hard[kind] * self.hard[root] - self.rows.open[kind] * reach) if reach else 1.0

    def promise(self, root: int, kind: int) -> float:
        """What the feature will give to each of those who have most pieces in it."""
        s = self.s
        if kind == FIELD:
            open_to = min(MOST_OPEN, s.reach[root])
            now = self.weight[FIELD_NOW] * final_value(s, root, kind)
            return now + self.weight[FIELD_GROWS] * open_to * self.turns
        if is_complete(s, root, kind):
            return float(complete_value(s, root, kind))
        value = float(size_and_marks(s, root))
        if kind == ROAD:
            return self.weight[ROAD_NOW] * value
        more = self.weight[CITY_DONE] * value + self.weight[CITY_GROWS] * self.turns
        return self.weight[CITY_NOW] * value + more * self.chance(root, kind)

    def doubled(self, root: int) -> float:
        """What a prophet adds to that."""
        s = self.s
        value = float(complete_value(s, root, CITY))
        return self.weight[DOUBLED] * value * self.chance(root, CITY) if s.reach[root] else value
