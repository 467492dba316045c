"""The Ark of the Covenant: features, joined as tiles are laid and never searched again."""

from bisect import bisect_left

from ludarium.games.ark.cells import SIDES, STEP
from ludarium.games.ark.drawn import FIELD
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.pieces import Piece, piece
from ludarium.games.ark.tally import piece_of
from ludarium.games.ark.tiles import Face, demanding


def lay(s: Land, face: Face, cell: int) -> int:
    """A tile comes to the cell and joins what its sides meet; its number."""
    tile = len(s.cell)
    _close(s, cell)
    s.at[cell] = tile
    s.cell.append(cell)
    s.face.append(face)
    s.piece.append(None)
    _add_parts(s, face, tile)
    for side in SIDES:
        beside = cell + STEP[side]
        neighbour = s.at.get(beside)
        if neighbour is None:
            _want(s, beside, demanding(face.kinds[side], side ^ 2))
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


def is_complete(s: Land, root: int, kind: int) -> bool:
    """§9 §10 A city or road without an open side; a field never is."""
    return kind != FIELD and not s.reach[root]


def seen_from(s: Land, cell: int, side: int) -> list[int]:
    """The parts that a tile at this empty cell would join on a side where a neighbour lies."""
    tile = s.at[cell + STEP[side]]
    first = s.first[tile]
    return [first + part for part in s.face[tile].meets[side ^ 2]]


def shown_to(s: Land, cell: int, side: int) -> int:
    """The city or road, or else the field, that a neighbour shows to this empty cell."""
    tile = s.at[cell + STEP[side]]
    return s.feature(s.first[tile] + s.face[tile].meets[side ^ 2][0])


# Pieces.


def free_parts(s: Land, tile: int) -> list[int]:
    """§5 Those of the tile whose whole feature carries no piece."""
    first = s.first[tile]
    return [part for part in range(len(s.face[tile].tile.kinds)) if not s.held[s.feature(first + part)]]


def stands_in(s: Land, tile: int) -> int:
    """The feature that the piece on this tile is in; -1 if there is none."""
    standing = s.piece[tile]
    return NOWHERE if standing is None else s.feature(s.first[tile] + standing.part)


def standing_in(s: Land, root: int) -> dict[int, Piece]:
    """The pieces in the feature, by their tiles, in reading order."""
    return {
        tile: standing
        for tile in tiles_of(s, s.tiles[root])
        if (standing := s.piece[tile]) is not None and s.feature(s.first[tile] + standing.part) == root
    }


def stand(s: Land, tile: int, seat: int, part: int, prophet: bool) -> None:
    s.piece[tile] = piece(seat, prophet, part)
    s.held[s.feature(s.first[tile] + part)] += piece_of(seat)
    if prophet:
        s.prophet[seat] = tile
    else:
        s.supply[seat] -= 1


def tiles_of(s: Land, some: int) -> list[int]:
    """The tiles that are bits of this number, in reading order."""
    tiles = [tile for tile in range(len(s.cell)) if some >> tile & 1]
    tiles.sort(key=s.cell.__getitem__)
    return tiles
