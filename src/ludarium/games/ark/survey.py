"""The Ark of the Covenant: what follows from the land (notation.md §9).

Features with their worth and owners, what fits where, what the end would give, where the Ark earns points.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from ludarium.core import View
from ludarium.games.ark.cells import SIDE, SIDES, STEP, name
from ludarium.games.ark.drawn import FIELD
from ludarium.games.ark.features import free_parts, is_complete, seen_from, tiles_of
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.routes import AROUND, END, ENTERS, ROUTE
from ludarium.games.ark.scoring import (
    SHRINE,
    TEMPLE,
    UNFINISHED_TEMPLE,
    complete_value,
    final_value,
    has_prophet_in,
    missing_around,
    score,
    standing_at,
    unfinished,
)
from ludarium.games.ark.tally import by_seat, winners
from ludarium.games.ark.tiles import ANYTHING, TURN, WANTED, Tile
from ludarium.games.ark.turn import Deploy
from ludarium.games.ark.walks import Surroundings, routes

NO_TURN: Final = "-"
SHOWS: Final = "CRF."  # a city, a road, a field, nothing

# § What lies there, and where it can go on.


def features(s: Land) -> dict[int, int]:
    """The kind of each, by its eldest part; in reading order of their first parts."""
    found: dict[int, int] = {}
    for tile in tiles_of(s, (1 << len(s.cell)) - 1):
        for part, kind in enumerate(s.face[tile].tile.kinds):
            found.setdefault(s.feature(s.first[tile] + part), kind)
    return found


@final
class Opening:
    """A side where a feature or temple looks at an empty cell."""

    __slots__ = ("demand", "side", "space", "tile")

    def __init__(self, tile: int, side: int, space: int, demand: int) -> None:
        self.tile = tile
        self.side = side
        self.space = space  # the empty cell
        self.demand = demand  # what its neighbours want


def openings(s: Land) -> dict[int, list[Opening]]:
    """By feature, in reading order of the empty cells."""
    found: dict[int, list[Opening]] = {}
    for i, space in enumerate(s.frontier):
        wanted = WANTED[s.demand[i]]
        for side in SIDES:
            if wanted[side] != ANYTHING:
                opening = Opening(s.at[space + STEP[side]], side ^ 2, space, s.demand[i])
                for root in {s.feature(part): True for part in seen_from(s, space, side)}:
                    found.setdefault(root, []).append(opening)
    return found


def openings_around(s: Land, temple: int) -> list[Opening]:
    """Where its neighbours are missing."""
    beside = [(side, s.cell[temple] + STEP[side]) for side in SIDES]
    return [
        Opening(temple, side, space, s.demand[s.frontier.index(space)])
        for side, space in beside
        if space not in s.at
    ]


# § What is left in the bag for it.


@final
class Stock:
    """The tiles of a bag, by what they fit."""

    __slots__ = ("copies", "known")

    def __init__(self, bag: list[Tile]) -> None:
        self.copies: dict[Tile, int] = {}  # of each different one, by name: its places in the bag, as bits
        self.known: dict[int, int] = {}
        for place, tile in enumerate(bag):
            self.copies[tile] = self.copies.get(tile, 0) | 1 << place

    def count(self, open_at: list[Opening]) -> int:
        """How many fit at one of these sides."""
        found = 0
        for opening in open_at:
            found |= self._fitting(opening.demand)
        return found.bit_count()

    def _fitting(self, demand: int) -> int:
        """Those that fit a cell with this demand, as bits."""
        found = self.known.get(demand)
        if found is None:
            found = 0
            for tile, copies in self.copies.items():
                if tile.ways[demand]:
                    found |= copies
            self.known[demand] = found
        return found

    def turns(self, demand: int) -> str:
        """For each different tile the first turn in which it fits there, or none."""
        fitting = [tile.turns[demand] for tile in self.copies]
        return "".join([TURN[turns[0]] if turns else NO_TURN for turns in fitting])


# § What it is worth.


def least_when_finished(s: Land, root: int, kind: int, open_at: list[Opening]) -> int:
    """What the city or road gives once complete, if every empty cell that it looks at takes one tile."""
    return complete_value(s, root, kind, len({opening.space for opening in open_at}))


def value_now(s: Land, root: int, kind: int) -> int:
    """What a winner gets if the game ends now; of what is complete what it was worth without a prophet."""
    if is_complete(s, root, kind):
        return complete_value(s, root, kind)
    return final_value(s, root, kind)


def settled_by_passing(s: Land, tile: int) -> list[str]:
    """§7 The events of scoring what this tile, the last laid, has completed, if nothing is added to it."""
    after = s.copy()
    after.news = []
    score(after, tile)
    return [told.text for told in after.news]


# § Where the Ark earns points.


def paying(s: Land) -> dict[int, int]:
    """The cells around the Ark where it would earn a point when it comes, and whose."""
    around = Surroundings(s)
    return {
        s.cell[s.ark] + AROUND[cell.bit_length() - 1]: winners(point)[0]
        for cell, point in zip(around.each, around.point, strict=True)
        if cell & around.pieces
    }


def gains(s: Land) -> dict[int, int]:
    """What the routes that are offered give, those that give anything: by route a tally of points."""
    around = Surroundings(s)
    found = {route: around.gain(ENTERS[route]) for route in routes(s)}
    return {route: gain for route, gain in found.items() if gain}


# § All of it as JSON.


def survey(s: Land, view: View) -> View:
    """What follows from the position that everybody sees."""
    told = _Told(s)
    found: View = {
        "features": told.features(),
        "spaces": {name(cell): _shown(s.demand[i]) for i, cell in enumerate(s.frontier)},
        "fits": {_shown(demand): told.stock.turns(demand) for demand in dict.fromkeys(s.demand)},
        "final": told.final(),
    }
    question = s.asks[-1] if s.asks else None
    if isinstance(question, Deploy):
        tile = s.at[question.cell]
        roots = [s.feature(s.first[tile] + part) for part in free_parts(s, tile)]
        found["free"] = [told.key[root] for root in dict.fromkeys(roots)]
        found["passing"] = settled_by_passing(s, tile)
        found |= {"walks": {}, "pays": {}} if s.ark == NOWHERE else _ark(s)
    return found


@final
class _Told:
    """Features by their names: the first part, as `3,-1 c0`, or `3,-1 temple`.

    What a feature has not is left out.
    """

    __slots__ = ("cell", "key", "openings", "order", "parts", "s", "stock")

    def __init__(self, s: Land) -> None:
        self.s = s
        self.order = tiles_of(s, (1 << len(s.cell)) - 1)
        self.cell = [name(cell) for cell in s.cell]  # by tile
        self.key: dict[int, str] = {}  # by eldest part
        self.parts: dict[int, list[tuple[int, int]]] = {}  # on which tile which
        for tile in self.order:
            for part in range(len(s.face[tile].tile.kinds)):
                root = s.feature(s.first[tile] + part)
                if root not in self.key:
                    self.key[root] = self.part(tile, part)
                    self.parts[root] = []
                self.parts[root].append((tile, part))
        self.openings = openings(s)
        self.stock = Stock(s.bag)

    def part(self, tile: int, part: int) -> str:
        return f"{self.cell[tile]} {self.s.face[tile].tile.names[part]}"

    def temple(self, tile: int) -> str:
        return f"{self.cell[tile]} temple"

    def features(self) -> View:
        found = {self.key[root]: self._feature(root, kind) for root, kind in features(self.s).items()}
        for tile in self.order:
            if self.s.face[tile].tile.temple:
                found[self.temple(tile)] = self._temple(tile)
        return found

    def _feature(self, root: int, kind: int) -> View:
        s = self.s
        value = value_now(s, root, kind)
        told: View = {"value": value} if value else {}
        others = self.parts[root][1:]
        if others:
            told["others"] = [self.part(tile, part) for tile, part in others]
        if kind == FIELD:
            told |= self._flock(root)
        elif not is_complete(s, root, kind):
            open_at = self.openings[root]
            told |= self._unfinished(least_when_finished(s, root, kind, open_at), open_at)
        return told | _owners(s.held[root]) | self._doubled(root)

    def _doubled(self, root: int) -> View:
        """Of a city."""
        seats = [seat for seat in winners(self.s.held[root]) if has_prophet_in(self.s, seat, root)]
        return {"doubled": seats} if seats else {}

    def _flock(self, root: int) -> View:
        drawn = [self.s.face[tile].tile.parts[part] for tile, part in self.parts[root]]
        told = {"sheep": sum([part.good for part in drawn]), "wolves": sum([part.wolves for part in drawn])}
        return {animal: number for animal, number in told.items() if number}

    def _temple(self, tile: int) -> View:
        s = self.s
        told: View = {"value": TEMPLE}
        if missing_around(s, tile):
            told = {"value": UNFINISHED_TEMPLE, **self._unfinished(TEMPLE, openings_around(s, tile))}
        return told | _owners(standing_at(s, tile))

    def _unfinished(self, finished: int, open_at: list[Opening]) -> View:
        return {
            "finished": finished,
            "open": [f"{self.cell[opening.tile]} {SIDE[opening.side]}" for opening in open_at],
            "fit": self.stock.count(open_at),
        }

    def final(self) -> list[list[list[str | int]]]:
        """By seat, what the end would give: of which feature how much."""
        found: list[list[list[str | int]]] = [[] for _ in range(self.s.players)]
        for one in unfinished(self.s):
            for seat in winners(one.held):
                at = self.temple(one.at) if one.kind == SHRINE else self.key[one.at]
                found[seat].append([at, one.value])
        return found


def _owners(held: int) -> View:
    return {"owners": winners(held)} if held else {}


def _shown(demand: int) -> str:
    """What the neighbours show to the sides from north clockwise."""
    return "".join([SHOWS[kind] for kind in WANTED[demand]])


def _ark(s: Land) -> View:
    """By end and route the points that a walk gives to each seat; by cell who gets one there."""
    start = s.cell[s.ark]
    walks = {
        f"{name(start + END[route])} {ROUTE[route]}": by_seat(gain, s.players)
        for route, gain in gains(s).items()
    }
    return {"walks": walks, "pays": {name(cell): seat for cell, seat in paying(s).items()}}


# Where all this, and the view, tells what an aid shows.
AIDS: Final[Mapping[str, Sequence[str]]] = {
    "overlays": [f"survey.features.*.{fact}" for fact in ("owners", "doubled")],
    "projections": [
        *[f"survey.features.*.{fact}" for fact in ("value", "finished", "sheep", "wolves")],
        "survey.final",
        "survey.passing",
        "survey.walks",
        "survey.pays",
    ],
    "counts": ["view.bag", "survey.fits", "survey.features.*.fit"],
}
