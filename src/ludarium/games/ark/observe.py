"""The Ark of the Covenant: what everybody sees, as numbers; the own things first, then in order of play."""

from collections.abc import Sequence
from typing import Final, final

from ludarium.cells.native import BytesWriter, i64
from ludarium.core import Seat
from ludarium.games.ark.actions import PARTS
from ludarium.games.ark.catalogue import PART, RADIUS
from ludarium.games.ark.cells import SIDES, x_of, y_of
from ludarium.games.ark.drawn import CITY, FIELD, KIND, ROAD
from ludarium.games.ark.inventory import BAG, FOLLOWERS, INVENTORY, MOST
from ludarium.games.ark.land import BOX, NOWHERE, SUPPLY, Land
from ludarium.games.ark.tiles import Face
from ludarium.games.ark.tiles import tile as tile_named
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile
from ludarium.observation import MOST as HIGHEST
from ludarium.observation import Field, Observation, starts

NAMES: Final[list[str]] = [row["name"] for row in INVENTORY["tiles"]]
NUMBER: Final = {name: n for n, name in enumerate(NAMES)}
KINDS: Final = len(NAMES)
WIDTH: Final[i64] = 2 * RADIUS + 1
CELLS: Final[i64] = WIDTH * WIDTH
SHOWN_BY_SIDE: Final[i64] = len(KIND)
SHOWN: Final = len(SIDES) * len(KIND)
MARKS: Final = 4  # scrolls, oases, sheep, wolves
FEW: Final = 9  # marks on a tile
WHERE: Final = 3


def fields(players: int) -> Sequence[Field]:
    def plane(name: str, channels: int, doc: str, high: int = 1) -> Field:
        return Field(name, (channels, WIDTH, WIDTH), high, doc)

    return (
        plane("laid", 1, "cells with a tile, the start tile in the middle"),
        plane("sides", SHOWN, "by side (n e s w), what it shows: city, road, field"),
        plane("turn", len(SIDES), "which way it is turned"),
        plane("temple", 1, "tiles with a temple"),
        plane("followers", players, "by seat"),
        plane("prophets", players, "by seat"),
        plane("part", len(PARTS), "the part of the tile on which the piece stands: c0 ... c3 r0 ... f3"),
        plane("ark", 1, "where the Ark stands"),
        plane("frontier", 1, "empty cells beside tiles"),
        plane("asked_at", 1, "the cells that the question names"),
        plane("tile", 1, "the kind of the tile, from 1, in the order of the inventory", KINDS),
        plane("marks", MARKS, "scrolls, oases, sheep, wolves on the tile", FEW),
        plane("fits", 1, "in how many turns the drawn tile fits there", len(SIDES)),
        Field("points", (players,), HIGHEST, "by seat"),
        Field("supply", (players,), FOLLOWERS, "by seat, followers beside the table"),
        Field("prophet", (players, WHERE), 1, "by seat, where the prophet is: supply, board, box"),
        Field("bag", (KINDS,), len(BAG), "by kind, tiles in the bag"),
        Field("out", (KINDS,), len(BAG), "by kind, tiles thrown out"),
        Field("question", (3,), 1, "what is asked: PlaceTile, Deploy, EnterArk"),
        Field("asked", (players,), 1, "who is asked"),
        Field("drawn", (KINDS,), 1, "the tile that is to be placed"),
        Field("place", (players,), 1, "the own place in the order"),
        Field("variants", (4,), 1, "V1 crossing the start, V2 prophets counted, V3 parts counted, V4 entry"),
    )


@final
class Starts:
    """Where each field begins in the row of so many players, and an empty row."""

    def __init__(self, players: int) -> None:
        at = starts(fields(players))
        self.empty: Final = bytes(sum([field.size for field in fields(players)]))
        self.laid: Final[i64] = at["laid"]
        self.sides: Final[i64] = at["sides"]
        self.turn: Final[i64] = at["turn"]
        self.temple: Final[i64] = at["temple"]
        self.followers: Final[i64] = at["followers"]
        self.prophets: Final[i64] = at["prophets"]
        self.part: Final[i64] = at["part"]
        self.ark: Final[i64] = at["ark"]
        self.frontier: Final[i64] = at["frontier"]
        self.asked_at: Final[i64] = at["asked_at"]
        self.tile: Final[i64] = at["tile"]
        self.marks: Final[i64] = at["marks"]
        self.fits: Final[i64] = at["fits"]
        self.points: Final[i64] = at["points"]
        self.supply: Final[i64] = at["supply"]
        self.prophet: Final[i64] = at["prophet"]
        self.bag: Final[i64] = at["bag"]
        self.out: Final[i64] = at["out"]
        self.question: Final[i64] = at["question"]
        self.asked: Final[i64] = at["asked"]
        self.drawn: Final[i64] = at["drawn"]
        self.place: Final[i64] = at["place"]
        self.variants: Final[i64] = at["variants"]


# By number of players; nobody plays alone.
AT: Final = [Starts(max(n, 2)) for n in range(MOST + 1)]


def place_of(cell: i64) -> i64:
    """The number of the cell in a plane, or NOWHERE: what lies beyond the window is not told."""
    x, y = x_of(cell) + RADIUS, y_of(cell) + RADIUS
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < WIDTH else NOWHERE


def write(s: Land, seat: Seat) -> bytes:
    row, at = BytesWriter(), AT[s.players]
    row.write(at.empty)
    for tile in range(len(s.cell)):
        _tile(row, at, s, tile, seat)
    for cell in s.frontier:
        _mark(row, at.frontier, cell, 1)
    if s.ark != NOWHERE:
        _mark(row, at.ark, s.cell[s.ark], 1)
    _beside(row, at, s, seat)
    if s.asks:
        _question(row, at, s, s.asks[-1], seat)
    return row.getvalue()


def _mark(row: BytesWriter, start: i64, cell: i64, value: int) -> None:
    place = place_of(cell)
    if place != NOWHERE:
        row[start + place] = value


def _tile(row: BytesWriter, at: Starts, s: Land, tile: int, seat: Seat) -> None:
    place, face = place_of(s.cell[tile]), s.face[tile]
    if place == NOWHERE:
        return
    row[at.laid + place] = 1
    row[at.turn + CELLS * face.turn + place] = 1
    sides = at.sides + place
    for side, kind in enumerate(face.kinds):
        row[sides + CELLS * (SHOWN_BY_SIDE * side + kind)] = 1
    _drawn(row, at, face, place)
    piece = s.piece[tile]
    if piece is not None:
        whose = at.prophets if piece.is_prophet else at.followers
        row[whose + CELLS * ((piece.seat - seat) % s.players) + place] = 1
        row[at.part + CELLS * PART[face.tile.names[piece.part]] + place] = 1


def _drawn(row: BytesWriter, at: Starts, face: Face, place: i64) -> None:
    """What is the same in every turn."""
    one = face.tile
    row[at.tile + place] = NUMBER.get(one.name, NOWHERE) + 1
    if one.temple:
        row[at.temple + place] = 1
    marks = at.marks + place
    for i, mark in enumerate(one.marks):
        if mark:
            channel = one.kinds[i] if mark > 0 else MARKS - 1
            _add(row, marks + CELLS * channel, min(abs(mark), FEW))


def _add(row: BytesWriter, at: i64, more: int) -> None:
    row[at] = row[at] + more  # which machine code does at once, unlike `+=`


def _beside(row: BytesWriter, at: Starts, s: Land, seat: Seat) -> None:
    for n in range(s.players):
        other = (seat + n) % s.players
        row[at.points + n] = min(s.points[other], HIGHEST)
        row[at.supply + n] = s.supply[other]
        prophet = s.prophet[other]
        row[at.prophet + WHERE * n + (0 if prophet == SUPPLY else 2 if prophet == BOX else 1)] = 1
    for tile in s.bag:
        _add(row, at.bag + NUMBER[tile.name], 1)
    for tile in s.out:
        _add(row, at.out + NUMBER[tile.name], 1)
    row[at.place + seat] = 1
    rules = s.rules
    chosen = (rules.crosses_start, rules.counts_prophets, rules.counts_parts, rules.entry_replaces_action)
    for n, variant in enumerate(chosen):
        row[at.variants + n] = 1 if variant else 0


def _question(
    row: BytesWriter, at: Starts, s: Land, question: PlaceTile | Deploy | EnterArk, seat: Seat
) -> None:
    row[at.asked + (question.seat - seat) % s.players] = 1
    if isinstance(question, PlaceTile):
        row[at.question] = 1
        row[at.drawn + NUMBER[question.tile]] = 1
        ways = tile_named(question.tile).ways
        for i, cell in enumerate(s.frontier):
            _mark(row, at.fits, cell, ways[s.demand[i]])
    elif isinstance(question, Deploy):
        row[at.question + 1] = 1
        _mark(row, at.asked_at, question.cell, 1)
    else:
        row[at.question + 2] = 1
        for cell in question.cells:
            _mark(row, at.asked_at, cell, 1)


OBSERVATION: Final = Observation(fields, write)
assert (CITY, ROAD, FIELD) == (0, 1, 2), "the channels of marks"
