"""The Ark of the Covenant: what everybody sees (notation.md §8).  Nothing is hidden.

The order of the bag does not exist before a tile is drawn.
"""

from ludarium.core import View
from ludarium.games.ark.cells import STEP, name
from ludarium.games.ark.drawn import FIELD, KIND
from ludarium.games.ark.features import tiles_of
from ludarium.games.ark.land import BOX, NOBODY, NOWHERE, PROPHET, SUPPLY, Land
from ludarium.games.ark.scoring import (
    TEMPLE,
    UNFINISHED_TEMPLE,
    complete_value,
    final_value,
    standing_at,
)
from ludarium.games.ark.tiles import TURN


def seen(s: Land) -> View:
    order = tiles_of(s, (1 << len(s.cell)) - 1)
    roots = _features(s, order)
    number = {root: n for n, root in enumerate(roots)}
    names = [tile.name for tile in s.bag]
    return {
        "players": s.players,
        "options": s.rules.told(),
        "tiles": [_tile(s, tile, number) for tile in order],
        "features": [_feature(s, root, kind) for root, kind in roots.items()],
        "temples": [_temple(s, tile) for tile in order if s.face[tile].tile.temple],
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


def _features(s: Land, order: list[int]) -> dict[int, int]:
    """The kind of each, by its eldest part; in the order of their first parts."""
    found: dict[int, int] = {}
    for tile in order:
        for part, kind in enumerate(s.face[tile].tile.kinds):
            found.setdefault(s.feature(s.first[tile] + part), kind)
    return found


def _tile(s: Land, tile: int, number: dict[int, int]) -> View:
    one = s.face[tile].tile
    piece = s.piece[tile]
    return {
        "name": one.name,
        "cell": name(s.cell[tile]),
        "turn": TURN[s.face[tile].turn],
        "features": [number[s.feature(s.first[tile] + part)] for part in range(len(one.kinds))],
        "piece": None if piece == NOBODY else _piece(piece, one.names),
    }


def _piece(piece: int, names: list[str]) -> View:
    kind = "prophet" if piece & PROPHET else "follower"
    return {"seat": piece >> 4, "kind": kind, "part": names[piece & 7]}


def _feature(s: Land, root: int, kind: int) -> View:
    is_complete = kind != FIELD and not s.reach[root]
    finished = None if kind == FIELD else complete_value(s, root, kind)
    return {
        "kind": KIND[kind],
        "tiles": s.size(root),
        "open": s.reach[root],
        "value": finished if is_complete else final_value(s, root, kind),
        "finished": finished,
        "pieces": _by_seat(s, s.held[root]),
    }


def _temple(s: Land, tile: int) -> View:
    missing = sum([s.cell[tile] + step not in s.at for step in STEP])
    return {
        "cell": name(s.cell[tile]),
        "open": missing,
        "value": UNFINISHED_TEMPLE if missing else TEMPLE,
        "finished": TEMPLE,
        "pieces": _by_seat(s, standing_at(s, tile)),
    }


def _by_seat(s: Land, held: int) -> list[int]:
    return [held >> 4 * seat & 15 for seat in range(s.players)]
