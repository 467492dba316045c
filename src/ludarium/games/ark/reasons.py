"""The Ark of the Covenant: why something cannot be done (§4 to §6), whatever a person could try."""

from collections.abc import Iterator
from typing import Final

from ludarium.core import Reason
from ludarium.games.ark.actions import PARTS
from ludarium.games.ark.cells import SIDES, STEP, is_cell, name, parse, x_of, y_of
from ludarium.games.ark.features import standing_in
from ludarium.games.ark.land import NOWHERE, SUPPLY, Land
from ludarium.games.ark.routes import END, ENTERS, LONGEST, ROUTE, START
from ludarium.games.ark.tiles import ANYTHING, TURN, WANTED
from ludarium.games.ark.tiles import tile as tile_named
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile
from ludarium.games.ark.walks import Surroundings, routes

DEEDS: Final = ["follower", "prophet", "ark", "pass"]
VERBS: Final = ["tile", "enter", *DEEDS]
TEMPLE: Final = "temple"  # nobody can stand on it, but everybody can try

KIND: Final = ["city", "road", "field"]
ROUTE_NUMBER: Final = {route: number for number, route in enumerate(ROUTE)}


def why_not(s: Land, words: str) -> Reason | None:
    """The first rule that stands against it; None for what can be done, and for what are no words."""
    if not s.asks:
        return Reason("over", "§13")
    question = s.asks[-1]
    verb, *what = words.split(" ")
    if isinstance(question, PlaceTile) and verb == "tile":
        return _tile(s, question, what)
    if isinstance(question, Deploy) and verb in DEEDS:
        return _deed(s, question, verb, what)
    if isinstance(question, EnterArk) and verb == "enter":
        return _enter(question, what)
    return Reason("asked", "§3") if verb in VERBS else None


def tries(s: Land) -> Iterator[str]:
    """Tiles where one lies, beside these, and one beyond; pieces on all that is drawn; walks of all kinds."""
    question = s.asks[-1] if s.asks else None
    if isinstance(question, PlaceTile):
        for cell in _cells(s):
            yield from (f"tile {name(cell)} {turn}" for turn in TURN)
    elif isinstance(question, Deploy):
        yield from _standing(s, s.at[question.cell])
        yield from _walking(question.cell if s.ark == NOWHERE else s.cell[s.ark])
        yield "pass"
    elif isinstance(question, EnterArk):
        yield from (f"enter {name(cell)}" for cell in _cells(s))


def place(word: str) -> tuple[int, int] | None:
    """Where it lies, if it is a cell."""
    return (x_of(parse(word)), y_of(parse(word))) if is_cell(word) else None


def _cells(s: Land) -> list[int]:
    around = [cell + step for cell in s.frontier for step in [0, *STEP]]
    return sorted({*s.cell, *around})


def _standing(s: Land, tile: int) -> Iterator[str]:
    one = s.face[tile].tile
    for part in [*one.names, *[TEMPLE] * one.temple]:
        yield f"follower {part}"
        yield f"prophet {part}"


def _walking(start: int) -> Iterator[str]:
    """All that are short enough, and for each side one that is too long and one that turns back."""
    for route, end in zip(ROUTE, END, strict=True):
        yield f"ark {name(start + end)} {route}"
    for side in SIDES:
        yield f"ark {name(start + (LONGEST + 1) * STEP[side])} {(LONGEST + 1) * TURN[side]}"
        yield f"ark {name(start)} {TURN[side]}{TURN[side ^ 2]}"


# § Placing the tile.


def _tile(s: Land, question: PlaceTile, what: list[str]) -> Reason | None:
    if len(what) != 2 or not is_cell(what[0]) or what[1] not in tuple(TURN):
        return None
    cell, turn = parse(what[0]), TURN.index(what[1])
    if cell in s.at:
        return Reason("taken", "§4", (what[0],))
    if cell not in s.frontier:
        return Reason("side", "§4", (what[0],))
    one, demand = tile_named(question.tile), s.demand[s.frontier.index(cell)]
    kinds = one.faces[turn].kinds
    unlike = [side for side in SIDES if WANTED[demand][side] not in (ANYTHING, kinds[side])]
    if unlike:
        first = unlike[0]
        meets = {"side": TURN[first], "shows": KIND[kinds[first]], "wanted": KIND[WANTED[demand][first]]}
        return Reason("match", "§4", tuple([name(cell + STEP[side]) for side in unlike]), meets)
    return None if turn in one.turns[demand] else Reason("alike", "§4 R35")


# § A follower or the prophet.


def _deed(s: Land, question: Deploy, verb: str, what: list[str]) -> Reason | None:
    if verb == "ark":
        return _walk(s, what)
    return None if verb == "pass" else _piece(s, question, what, verb == "prophet")


def _piece(s: Land, question: Deploy, what: list[str], prophet: bool) -> Reason | None:
    tile = s.at[question.cell]
    one = s.face[tile].tile
    if what == [TEMPLE] and one.temple:
        return Reason("temple", "§5 R7", (name(question.cell),))
    if len(what) != 1 or what[0] not in PARTS:
        return None
    if what[0] not in one.names:
        return Reason("no_part", "§5.1")
    return _part(s, question.seat, tile, one.names.index(what[0]), prophet)


def _part(s: Land, seat: int, tile: int, part: int, prophet: bool) -> Reason | None:
    one, root = s.face[tile].tile, s.feature(s.first[tile] + part)
    if prophet and part >= one.cities:
        return Reason("not_city", "§5")
    if s.held[root]:
        standing = standing_in(s, root)
        at, first = tuple([name(s.cell[there]) for there in standing]), next(iter(standing.values()))
        return Reason("occupied", "§5 R6", at, {"seat": first.seat, "kind": KIND[one.kinds[part]]})
    if prophet:
        where = s.prophet[seat]
        on_board = (name(s.cell[where]),) if where >= 0 else ()
        return None if where == SUPPLY else Reason("prophet_used", "§5", on_board)
    return None if s.supply[seat] else Reason("none_left", "§5")


# § The Ark.


def _walk(s: Land, what: list[str]) -> Reason | None:
    if s.ark == NOWHERE:
        return Reason("not_in_play", "§6")
    if len(what) == 1 and is_cell(what[0]):
        return _end(s, parse(what[0]))
    if len(what) != 2 or not what[1] or not set(what[1]) <= set(TURN):
        return None
    cells = _cells_of(s.cell[s.ark], what[1])
    return _route(s, what[1], cells) if name(cells[-1]) == what[0] else None


def _end(s: Land, cell: int) -> Reason | None:
    """Of an end without a way: that no way leads there."""
    start = s.cell[s.ark]
    if cell not in s.at:
        return Reason("gap", "§6", (name(cell),))
    if cell == start:
        return Reason("twice", "§6 R23", (name(cell),))
    return None if any(start + END[route] == cell for route in routes(s)) else Reason("too_far", "§6")


def _route(s: Land, steps: str, cells: list[int]) -> Reason | None:
    if len(steps) > LONGEST:
        return Reason("too_far", "§6")
    gaps = [name(cell) for cell in cells if cell not in s.at]
    if gaps:
        return Reason("gap", "§6", tuple(gaps))
    route = ROUTE_NUMBER.get(steps, NOWHERE)
    if route == NOWHERE or (ENTERS[route] & START and not s.rules.crosses_start):
        again = dict.fromkeys([cell for cell in cells if cells.count(cell) > 1])
        return Reason("twice", "§6 R23", tuple([name(cell) for cell in again]))
    return None if route in routes(s) else Reason("same_effect", "§6 R36", _offered(s, route))


def _offered(s: Land, route: int) -> tuple[str, ...]:
    """The cells of the walk that is offered in the place of this one: of the same end and the same gain."""
    gain, same = Surroundings(s).gain, [other for other in routes(s) if END[other] == END[route]]
    offered = next(other for other in same if gain(ENTERS[other]) == gain(ENTERS[route]))
    return tuple([name(cell) for cell in _cells_of(s.cell[s.ark], ROUTE[offered])])


def _cells_of(start: int, steps: str) -> list[int]:
    """The start first."""
    cells = [start]
    for step in steps:
        cells.append(cells[-1] + STEP[TURN.index(step)])
    return cells


def _enter(question: EnterArk, what: list[str]) -> Reason | None:
    if len(what) != 1 or not is_cell(what[0]) or parse(what[0]) in question.cells:
        return None
    return Reason("not_finished", "§6 R22", tuple([name(cell) for cell in question.cells]))
