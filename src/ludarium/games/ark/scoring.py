"""The Ark of the Covenant: scoring in a turn (§7 to §11) and at the end (§13)."""

from typing import Final, final

from ludarium.games.ark.cells import STEP, name, names
from ludarium.games.ark.drawn import CITY, FIELD, ROAD
from ludarium.games.ark.features import is_complete, standing_in, stands_in, tiles_of
from ludarium.games.ark.land import BOX, NOWHERE, Land
from ludarium.games.ark.tally import piece_of, winners

TEMPLE, UNFINISHED_TEMPLE = 7, 3
COMPLETE: Final = ["complete city", "complete road"]
SHRINE: Final = 3  # a temple, where the kinds of features are counted on
UNFINISHED: Final = ["incomplete city", "incomplete road", "field", "incomplete temple"]


# § Roads, cities, temples, in this order.


def score(s: Land, tile: int) -> list[int]:
    """§7 What the tile just laid has completed; the cities among it."""
    for road in completed(s, tile, ROAD):
        score_complete(s, road, ROAD)
    cities = completed(s, tile, CITY)
    for city in cities:
        score_complete(s, city, CITY)
    for temple in temples_around(s, tile):
        announce(s, "complete temple", TEMPLE, 1 << temple)
        pay(s, TEMPLE, standing_at(s, temple), NOWHERE)
    return cities


def completed(s: Land, tile: int, kind: int) -> list[int]:
    """The features of the tile without an open side, in the order of their parts."""
    found: list[int] = []
    one = s.face[tile].tile
    first = 0 if kind == CITY else one.cities
    for part in range(first, first + (one.cities if kind == CITY else one.roads)):
        root = s.feature(s.first[tile] + part)
        if is_complete(s, root, kind) and root not in found:
            found.append(root)
    return found


def score_complete(s: Land, root: int, kind: int) -> None:
    """§9 §10 Then its followers go home and its prophets into the box."""
    value = complete_value(s, root, kind)
    announce(s, COMPLETE[kind], value, s.tiles[root])
    pay(s, value, s.held[root], root)
    if s.held[root]:
        clear(s, root)


def complete_value(s: Land, root: int, kind: int, missing: int = 0) -> int:
    """Of a road 1 for each different tile and oasis, of a city 2 for each different tile and scroll.

    While so many tiles are missing: what it will be worth at least.
    """
    return (size_and_marks(s, root) + missing) * (2 if kind == CITY else 1)


def size_and_marks(s: Land, root: int) -> int:
    """Its different tiles, and its oases or scrolls."""
    return s.size(root) + s.marks[root]


def clear(s: Land, root: int) -> None:
    for tile, piece in standing_in(s, root).items():
        s.piece[tile] = None
        if piece.is_prophet:
            s.prophet[piece.seat] = BOX
        else:
            s.supply[piece.seat] += 1
        if s.news is not None:
            does = "boxes" if piece.is_prophet else "returns"
            s.tell(f"p{piece.seat + 1} {does} {name(s.cell[tile])}")
    s.held[root] = 0


# § Who scores: whoever has most pieces, each the full value.


def announce(s: Land, what: str, value: int, tiles: int) -> None:
    if s.news is not None:
        s.tell(f"{what} {value} {names([s.cell[tile] for tile in tiles_of(s, tiles)])}")


def pay(s: Land, value: int, held: int, city: int) -> None:
    """A winner's prophet in the completed city doubles."""
    for seat in winners(held):
        doubled = city != NOWHERE and has_prophet_in(s, seat, city)
        s.points[seat] += 2 * value if doubled else value
        if s.news is not None:
            s.tell(f"p{seat + 1} scores {2 * value} doubled" if doubled else f"p{seat + 1} scores {value}")


def has_prophet_in(s: Land, seat: int, city: int) -> bool:
    """R12 Whether the value of the completed city is doubled for this seat, if it wins it."""
    return s.prophet[seat] >= 0 and stands_in(s, s.prophet[seat]) == city


# § Temples: the pieces on five tiles, on whatever part.


def temples_around(s: Land, tile: int) -> list[int]:
    """Those whose cross the tile completes, in reading order."""
    return [temple for temple in temples_near(s, tile) if is_surrounded(s, temple)]


def temples_near(s: Land, tile: int) -> list[int]:
    """Those among the tile and its four neighbours, in reading order."""
    cell = s.cell[tile]
    found: list[int] = []
    for beside in [cell + STEP[0], cell + STEP[3], cell, cell + STEP[1], cell + STEP[2]]:
        temple = s.at.get(beside)
        if temple is not None and s.face[temple].tile.temple:
            found.append(temple)
    return found


def is_surrounded(s: Land, temple: int) -> bool:
    return not missing_around(s, temple)


def missing_around(s: Land, temple: int) -> int:
    """How many of its four neighbours are not there."""
    missing = 0
    for step in STEP:
        missing += s.cell[temple] + step not in s.at
    return missing


def standing_at(s: Land, temple: int) -> int:
    """How many pieces of each seat, as a tally."""
    held = 0
    for step in [0, *STEP]:
        tile = s.at.get(s.cell[temple] + step)
        piece = None if tile is None else s.piece[tile]
        if piece is not None:
            held += piece_of(piece.seat)
    return held


# § The end: incomplete temples, roads and cities, then the fields.


@final
class Unfinished:
    """A feature or temple with pieces, as it is scored when the game ends."""

    __slots__ = ("at", "held", "kind", "tiles", "value")

    def __init__(self, kind: int, at: int, value: int, held: int, tiles: int) -> None:
        self.kind = kind  # CITY, ROAD, FIELD or SHRINE
        self.at = at  # its eldest part, or the tile of the temple
        self.value = value  # what each of the winners gets
        self.held = held
        self.tiles = tiles


def score_the_end(s: Land) -> None:
    s.tell("final")
    for one in unfinished(s):
        announce(s, UNFINISHED[one.kind], one.value, one.tiles)
        pay(s, one.value, one.held, NOWHERE)
    s.tell("over")


def unfinished(s: Land) -> list[Unfinished]:
    """§13 What is scored if the game ends now, in its order; what has no pieces is passed over in silence."""
    tiles = tiles_of(s, (1 << len(s.cell)) - 1)
    found = [
        Unfinished(SHRINE, tile, UNFINISHED_TEMPLE, held, 1 << tile)
        for tile in tiles
        if s.face[tile].tile.temple and not is_surrounded(s, tile) and (held := standing_at(s, tile))
    ]
    features = held_features(s, tiles)
    for kind in (ROAD, CITY, FIELD):
        found += [
            Unfinished(kind, root, final_value(s, root, kind), s.held[root], s.tiles[root])
            for root, its_kind in features.items()
            if its_kind == kind and not is_complete(s, root, kind)
        ]
    return found


def held_features(s: Land, tiles: list[int]) -> dict[int, int]:
    """The kind of each with pieces, in the order of their first tiles, and of the parts on these."""
    found: dict[int, int] = {}
    for tile in tiles:
        first = s.first[tile]
        for part, kind in enumerate(s.face[tile].tile.kinds):
            root = s.feature(first + part)
            if s.held[root]:
                found[root] = kind
    return found


def final_value(s: Land, root: int, kind: int) -> int:
    """Of what is incomplete 1 for each tile (V3: part) and mark; of a field 2 for each sheep left (R26)."""
    if kind == FIELD:
        return 2 * max(0, s.marks[root])
    if s.rules.counts_parts:
        return sum([s.feature(part) == root for part in range(len(s.into))]) + s.marks[root]
    return size_and_marks(s, root)
