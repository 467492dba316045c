"""The Ark of the Covenant: features, joined as tiles are laid and never searched again."""

from bisect import bisect_left

from ludarium.games.ark.cells import SIDES, STEP
from ludarium.games.ark.land import NOBODY, PROPHET, Land
from ludarium.games.ark.tiles import Face


def lay(s: Land, face: Face, cell: int) -> int:
    """A tile comes to the cell and joins what its sides meet; its number."""
    tile = len(s.cell)
    _close(s, cell)
    s.at[cell] = tile
    s.cell.append(cell)
    s.face.append(face)
    s.piece.append(NOBODY)
    _add_parts(s, face, tile)
    for side in SIDES:
        beside = cell + STEP[side]
        neighbour = s.at.get(beside)
        if neighbour is None:
            _want(s, beside, (1 + face.kinds[side]) << 2 * (side ^ 2))
        else:
            _meet(s, tile, face.meets[side], neighbour, s.face[neighbour].met[side ^ 2])
    return tile


def _add_parts(s: Land, face: Face, tile: int) -> None:
    """Each a feature of its own to begin with."""
    one = face.tile
    first, parts = len(s.into), len(one.kinds)
    s.first.append(first)
    s.into += range(first, first + parts)
    s.reach += one.reach
    s.marks += one.marks
    s.held += [0] * parts
    s.tiles += [1 << tile] * parts


def _meet(s: Land, tile: int, parts: list[int], neighbour: int, others: list[int]) -> None:
    for i in range(len(parts)):
        _join(s, s.first[tile] + parts[i], s.first[neighbour] + others[i])


def _join(s: Land, part: int, other: int) -> None:
    """The feature goes by its eldest part."""
    one, two = s.feature(part), s.feature(other)
    if one == two:
        s.reach[one] -= 2
        return
    elder, younger = (one, two) if one < two else (two, one)
    s.into[younger] = elder
    s.reach[elder] += s.reach[younger] - 2
    s.tiles[elder] |= s.tiles[younger]
    s.marks[elder] += s.marks[younger]
    s.held[elder] += s.held[younger]


def _close(s: Land, cell: int) -> None:
    place = bisect_left(s.frontier, cell)
    if place < len(s.frontier) and s.frontier[place] == cell:
        del s.frontier[place]
        del s.demand[place]


def _want(s: Land, cell: int, demand: int) -> None:
    place = bisect_left(s.frontier, cell)
    if place < len(s.frontier) and s.frontier[place] == cell:
        s.demand[place] |= demand
    else:
        s.frontier.insert(place, cell)
        s.demand.insert(place, demand)


# Pieces.


def stands_in(s: Land, tile: int) -> int:
    """The feature that the piece on this tile is in."""
    return s.feature(s.first[tile] + (s.piece[tile] & 7))


def stand(s: Land, tile: int, seat: int, part: int, prophet: bool) -> None:
    s.piece[tile] = 16 * seat + PROPHET * prophet + part
    s.held[s.feature(s.first[tile] + part)] += 1 << 4 * seat
    if prophet:
        s.prophet[seat] = tile
    else:
        s.supply[seat] -= 1


def tiles_of(s: Land, some: int) -> list[int]:
    """The tiles that are bits of this number, in reading order."""
    tiles = [tile for tile in range(len(s.cell)) if some >> tile & 1]
    tiles.sort(key=s.cell.__getitem__)
    return tiles
