"""The Ark of the Covenant: how hard it is to complete a city or road with what is left in the bag."""

from typing import Final, final

from ludarium.games.ark.cells import SIDES
from ludarium.games.ark.drawn import CITY, ROAD
from ludarium.games.ark.features import shown_to
from ludarium.games.ark.land import Land
from ludarium.games.ark.tiles import DEMANDS, WANTED, Tile

UNLIKELY: Final = 0.5  # a tile, where none is left that fits


@final
class Fitting:
    """How hard it is to find a tile in this bag; bags are shared and never change."""

    __slots__ = ("bag", "known")

    def __init__(self, bag: list[Tile]) -> None:
        self.bag = bag
        self.known = [0.0] * DEMANDS

    def hardness(self, demand: int) -> float:
        """The less the more tiles fit a cell with this demand."""
        found = self.known[demand]
        if not found:
            fit = UNLIKELY
            for tile in self.bag:
                if tile.ways[demand]:
                    fit += 1
            found = self.known[demand] = 1 / fit
        return found


KEPT: Final = [Fitting([])]  # of the bag met last


def hardness(s: Land) -> list[float]:
    """By feature, of cities and roads: for every open side the less the more tiles fit there."""
    found = [0.0] * len(s.into)
    fitting = KEPT[0]
    if fitting.bag is not s.bag:
        fitting = KEPT[0] = Fitting(s.bag)
    for i, cell in enumerate(s.frontier):
        demand = s.demand[i]
        wanted = WANTED[demand]
        for side in SIDES:
            if wanted[side] in (CITY, ROAD):
                found[shown_to(s, cell, side)] += fitting.hardness(demand)
    return found
