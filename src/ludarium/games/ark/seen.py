"""The Ark of the Covenant: what everybody sees, and the land that a view tells of (notation.md §8).

Nothing is hidden: the order of the bag does not exist before a tile is drawn.
"""

from typing import Final

from ludarium.core import BadPosition, Seat, View, shortened
from ludarium.games.ark.cells import SIDES, STEP, is_cell, name, parse
from ludarium.games.ark.drawn import KIND, BadTile
from ludarium.games.ark.features import lay, stand, tiles_of
from ludarium.games.ark.inventory import FEWEST, FOLLOWERS, MOST, MOST_TILES, OPTIONS
from ludarium.games.ark.land import BOX, NOWHERE, SUPPLY, Land, Rules, empty
from ludarium.games.ark.pieces import Piece
from ludarium.games.ark.setup import rules
from ludarium.games.ark.tiles import TURN, Face, Tile
from ludarium.games.ark.tiles import tile as tile_named
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile, fits

MOST_POINTS: Final = 999_999

# § The view.


def view(s: Land, eyes: Seat | None) -> View:
    """The same for everyone."""
    names = [tile.name for tile in s.bag]
    return {
        "players": s.players,
        "options": s.rules.told(),
        "tiles": [_tile(s, tile) for tile in tiles_of(s, (1 << len(s.cell)) - 1)],
        "ark": None if s.ark == NOWHERE else name(s.cell[s.ark]),
        "points": s.points[:],
        "followers": s.supply[:],
        "prophets": [where_is(prophet) for prophet in s.prophet],
        "bag": {one: names.count(one) for one in sorted(set(names))},
        "out": [tile.name for tile in s.out],
        "ask": s.asks[-1].told() if s.asks else None,
    }


def where_is(prophet: int) -> str:
    if prophet == BOX:
        return "box"
    return "supply" if prophet == SUPPLY else "board"


def _tile(s: Land, tile: int) -> View:
    one = s.face[tile].tile
    piece = s.piece[tile]
    return {
        "name": one.name,
        "cell": name(s.cell[tile]),
        "turn": TURN[s.face[tile].turn],
        "piece": None if piece is None else _piece(piece, one.names),
    }


def _piece(piece: Piece, names: list[str]) -> View:
    return {"seat": piece.seat, "kind": _KIND[piece.is_prophet], "part": names[piece.part]}


_KIND: Final = ["follower", "prophet"]


# § And back.


def build(seen: View) -> Land:
    """The land of a view, whoever made it; raises `BadPosition` with what is wrong."""
    s = empty(_number(_of(seen, "players"), FEWEST, MOST), _rules(_of(seen, "options")), FOLLOWERS)
    _must_be_in_the_box(seen)
    _lay_tiles(s, _list(_of(seen, "tiles")))
    ark = _of(seen, "ark")
    s.ark = NOWHERE if ark is None else _laid(s, ark)
    s.points = [_number(points, 0, MOST_POINTS) for points in _for_seats(s, seen, "points")]
    _box_prophets(s, _for_seats(s, seen, "prophets"))
    if "followers" in seen and seen["followers"] != s.supply:
        raise BadPosition(f"followers in the supply are {FOLLOWERS} less those on the table")
    s.bag = [one for tile, copies in _bag_of(seen).items() for one in [_tile_of(tile)] * copies]
    s.out = [_tile_of(one) for one in _list(_of(seen, "out"))]
    ask = _of(seen, "ask")
    if ask is not None:
        s.asks.append(_question(s, ask))
    return s


def _rules(told: object) -> Rules:
    if not isinstance(told, dict) or told.keys() != OPTIONS.keys():
        raise BadPosition(f"{shortened(told)} are not the options of this game")
    for option, value in told.items():
        if not OPTIONS[option].allows(value):
            raise BadPosition(f"{option} cannot be {shortened(value)}")
    return rules(told)


def _must_be_in_the_box(seen: View) -> None:
    """In the land, in the bag, thrown out and in a hand there are no more tiles than in the game."""
    bag, ask = _bag_of(seen), _of(seen, "ask")
    in_hand = isinstance(ask, dict) and "tile" in ask
    known = len(_list(_of(seen, "tiles"))) + sum(bag.values()) + len(_list(_of(seen, "out"))) + in_hand
    if known > MOST_TILES:
        raise BadPosition(f"there are {MOST_TILES} tiles only, not {known}")


def _bag_of(seen: View) -> dict[str, int]:
    """How many of each."""
    told = _of(seen, "bag")
    if not isinstance(told, dict):
        raise BadPosition(f"{shortened(told)} is no bag")
    return {tile: _number(told[tile], 1, MOST_TILES) for tile in sorted(told, key=str)}


def _lay_tiles(s: Land, tiles: list[object]) -> None:
    """In reading order, so that the same table is the same state."""
    found: dict[int, object] = {}
    for told in tiles:
        cell = _cell(_of(told, "cell"))
        if cell in found:
            raise BadPosition(f"two tiles lie at {name(cell)}")
        found[cell] = told
    for cell in sorted(found):
        face = _face(found[cell])
        _must_fit(s, face, cell)
        tile = lay(s, face, cell)
        piece = _of(found[cell], "piece")
        if piece is not None:
            _stand(s, tile, piece)


def _face(told: object) -> Face:
    turn = _of(told, "turn")
    if turn not in tuple(TURN):
        raise BadPosition(f"{shortened(turn)} is no turn")
    return _tile_of(_of(told, "name")).faces[TURN.index(str(turn))]


def _must_fit(s: Land, face: Face, cell: int) -> None:
    for side in SIDES:
        beside = s.at.get(cell + STEP[side])
        if beside is not None and s.face[beside].kinds[side ^ 2] != face.kinds[side]:
            mine, other = KIND[face.kinds[side]], KIND[s.face[beside].kinds[side ^ 2]]
            raise BadPosition(f"{name(cell)}: its {mine} meets the {other} of {name(s.cell[beside])}")


def _stand(s: Land, tile: int, told: object) -> None:
    seat, kind, one = _seat(s, _of(told, "seat")), _of(told, "kind"), s.face[tile].tile
    if kind not in _KIND:
        raise BadPosition(f"{shortened(kind)} is no piece")
    if _of(told, "part") not in one.names:
        raise BadPosition(f"{one} has no part {_of(told, 'part')}")
    part = one.names.index(str(_of(told, "part")))
    if kind == "prophet":
        if part >= one.cities:
            raise BadPosition(f"p{seat + 1}: a prophet stands in a city")
        if s.prophet[seat] != SUPPLY:
            raise BadPosition(f"p{seat + 1} has one prophet only")
    elif not s.supply[seat]:
        raise BadPosition(f"p{seat + 1} has {FOLLOWERS} followers only")
    stand(s, tile, seat, part, kind == "prophet")


def _box_prophets(s: Land, told: list[object]) -> None:
    for seat, where in enumerate(told):
        if where == "box" and s.prophet[seat] == SUPPLY:
            s.prophet[seat] = BOX
        elif where == "box":
            raise BadPosition(f"the prophet of p{seat + 1} is on the table and in the box")
        elif where != where_is(s.prophet[seat]):
            raise BadPosition(f"the prophet of p{seat + 1} is not {shortened(where)}")


def _question(s: Land, ask: object) -> PlaceTile | Deploy | EnterArk:
    seat, question = _seat(s, _of(ask, "seat")), _of(ask, "question")
    if question == "PlaceTile":
        return PlaceTile(seat, _in_hand(s, _of(ask, "tile")))
    if question == "Deploy":
        return Deploy(seat, _just_laid(s, _of(ask, "cell")))
    if question == "EnterArk":
        return EnterArk(seat, _entries(s, _list(_of(ask, "cells"))))
    raise BadPosition(f"{shortened(ask)} is no question")


def _in_hand(s: Land, told: object) -> str:
    tile = _tile_of(told)
    if not fits(s, tile):
        raise BadPosition(f"{tile} fits nowhere")
    return tile.name


def _just_laid(s: Land, told: object) -> int:
    tile = _laid(s, told)
    if s.piece[tile] is not None:
        raise BadPosition(f"there is a piece at {told} already")
    return s.cell[tile]


def _entries(s: Land, told: list[object]) -> tuple[int, ...]:
    if s.ark != NOWHERE:
        raise BadPosition("the Ark is on the board already")
    if not told:
        raise BadPosition("the Ark has no tile to enter")
    return tuple(sorted({s.cell[_laid(s, cell)] for cell in told}))


# § What stands in a view.


def _of(told: object, key: str) -> object:
    if not isinstance(told, dict) or key not in told:
        raise BadPosition(f"{shortened(told)} has no {key!r}")
    found: object = told[key]
    return found


def _list(told: object) -> list[object]:
    if not isinstance(told, list):
        raise BadPosition(f"{shortened(told)} is no list")
    return told


def _for_seats(s: Land, seen: View, key: str) -> list[object]:
    found = _list(_of(seen, key))
    if len(found) != s.players:
        raise BadPosition(f"{key} are for {s.players} seats")
    return found


def _number(told: object, least: int, most: int) -> int:
    if isinstance(told, bool) or not isinstance(told, int) or not least <= told <= most:
        raise BadPosition(f"{shortened(told)} is not a number that can stand here")
    return told


def _seat(s: Land, told: object) -> int:
    seat = _number(told, 0, MOST - 1)
    if seat >= s.players:
        raise BadPosition(f"there is no seat p{seat + 1}")
    return seat


def _cell(told: object) -> int:
    if not isinstance(told, str) or not is_cell(told):
        raise BadPosition(f"{shortened(told)} is no cell")
    return parse(told)


def _laid(s: Land, told: object) -> int:
    """The tile at this cell."""
    cell = _cell(told)
    if cell not in s.at:
        raise BadPosition(f"there is no tile at {told}")
    return s.at[cell]


def _tile_of(told: object) -> Tile:
    if not isinstance(told, str):
        raise BadPosition(f"{shortened(told)} is no tile")
    try:
        return tile_named(told)
    except BadTile as error:
        raise BadPosition(str(error)) from error
