"""The Ark of the Covenant: scoring in a turn (§7 to §11) and at the end (§13)."""

from typing import Final

from ludarium.games.ark.cells import STEP, name, names
from ludarium.games.ark.drawn import CITY, FIELD, ROAD
from ludarium.games.ark.features import stands_in, tiles_of
from ludarium.games.ark.land import BOX, NOBODY, PROPHET, Land

TEMPLE, UNFINISHED_TEMPLE = 7, 3
COMPLETE: Final = ["complete city", "complete road"]
UNFINISHED: Final = ["incomplete city", "incomplete road", "field"]


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
        pay(s, TEMPLE, standing_at(s, temple), NOBODY)
    return cities


def completed(s: Land, tile: int, kind: int) -> list[int]:
    """The features of the tile without an open side, in the order of their parts."""
    found: list[int] = []
    one = s.face[tile].tile
    first = 0 if kind == CITY else one.cities
    for part in range(first, first + (one.cities if kind == CITY else one.roads)):
        root = s.feature(s.first[tile] + part)
        if not s.reach[root] and root not in found:
            found.append(root)
    return found


def score_complete(s: Land, root: int, kind: int) -> None:
    """§9 §10 Then its followers go home and its prophets into the box."""
    value = complete_value(s, root, kind)
    announce(s, COMPLETE[kind], value, s.tiles[root])
    pay(s, value, s.held[root], root)
    if s.held[root]:
        clear(s, root)


def complete_value(s: Land, root: int, kind: int) -> int:
    """Of a road 1 for each different tile and oasis, of a city 2 for each different tile and scroll."""
    return (s.size(root) + s.marks[root]) * (2 if kind == CITY else 1)


def clear(s: Land, root: int) -> None:
    for tile in tiles_of(s, s.tiles[root]):
        piece = s.piece[tile]
        if piece != NOBODY and stands_in(s, tile) == root:
            s.piece[tile] = NOBODY
            if piece & PROPHET:
                s.prophet[piece >> 4] = BOX
            else:
                s.supply[piece >> 4] += 1
            if s.news is not None:
                does = "boxes" if piece & PROPHET else "returns"
                s.tell(f"p{(piece >> 4) + 1} {does} {name(s.cell[tile])}")
    s.held[root] = 0


# § Who scores: whoever has most pieces, each the full value.


def announce(s: Land, what: str, value: int, tiles: int) -> None:
    if s.news is not None:
        s.tell(f"{what} {value} {names([s.cell[tile] for tile in tiles_of(s, tiles)])}")


def pay(s: Land, value: int, held: int, city: int) -> None:
    """A winner's prophet in the completed city doubles."""
    for seat in winners(held):
        doubles = city != NOBODY and s.prophet[seat] >= 0 and stands_in(s, s.prophet[seat]) == city
        s.points[seat] += 2 * value if doubles else value
        if s.news is not None:
            s.tell(f"p{seat + 1} scores {2 * value} doubled" if doubles else f"p{seat + 1} scores {value}")


def winners(held: int) -> list[int]:
    """Of so many pieces, four bits a seat."""
    most = 0
    found: list[int] = []
    seat = 0
    while held:
        if held & 15 > most:
            most = held & 15
            found = [seat]
        elif most and held & 15 == most:
            found.append(seat)
        held >>= 4
        seat += 1
    return found


# § Temples: the pieces on five tiles, on whatever part.


def temples_around(s: Land, tile: int) -> list[int]:
    """Those whose cross the tile completes, in reading order."""
    cell = s.cell[tile]
    found: list[int] = []
    for beside in [cell + STEP[0], cell + STEP[3], cell, cell + STEP[1], cell + STEP[2]]:
        temple = s.at.get(beside)
        if temple is not None and s.face[temple].tile.temple and is_surrounded(s, temple):
            found.append(temple)
    return found


def is_surrounded(s: Land, temple: int) -> bool:
    return all(s.cell[temple] + step in s.at for step in STEP)


def standing_at(s: Land, temple: int) -> int:
    """How many pieces, four bits a seat."""
    held = 0
    for step in [0, *STEP]:
        tile = s.at.get(s.cell[temple] + step)
        if tile is not None and s.piece[tile] != NOBODY:
            held += 1 << 4 * (s.piece[tile] >> 4)
    return held


# § The end: incomplete temples, roads and cities, then the fields.


def score_the_end(s: Land) -> None:
    """§13 What has no pieces is passed over in silence."""
    s.tell("final")
    tiles = tiles_of(s, (1 << len(s.cell)) - 1)
    for tile in tiles:
        if s.face[tile].tile.temple and not is_surrounded(s, tile) and standing_at(s, tile):
            announce(s, "incomplete temple", UNFINISHED_TEMPLE, 1 << tile)
            pay(s, UNFINISHED_TEMPLE, standing_at(s, tile), NOBODY)
    for kind in (ROAD, CITY, FIELD):
        for root in held_features(s, tiles, kind):
            if s.reach[root] or kind == FIELD:
                value = final_value(s, root, kind)
                announce(s, UNFINISHED[kind], value, s.tiles[root])
                pay(s, value, s.held[root], NOBODY)
    s.tell("over")


def held_features(s: Land, tiles: list[int], kind: int) -> list[int]:
    """In the order of their first tiles, and of the parts on these."""
    found: dict[int, bool] = {}
    for tile in tiles:
        kinds = s.face[tile].tile.kinds
        for part in range(len(kinds)):
            if kinds[part] == kind:
                root = s.feature(s.first[tile] + part)
                if s.held[root]:
                    found[root] = True
    return list(found)


def final_value(s: Land, root: int, kind: int) -> int:
    """Of what is incomplete 1 for each tile (V3: part) and mark; of a field 2 for each sheep left (R26)."""
    if kind == FIELD:
        return 2 * max(0, s.marks[root])
    if s.rules.counts_parts:
        return sum([s.feature(part) == root for part in range(len(s.into))]) + s.marks[root]
    return s.size(root) + s.marks[root]
