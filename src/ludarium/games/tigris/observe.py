"""Tigris & Euphrates: what a seat sees, as numbers; its own things first, then in order of play."""

from collections.abc import Sequence
from typing import Final, final

from ludarium.cells import Cells, numbers
from ludarium.cells.native import BytesWriter, i64
from ludarium.core import Seat
from ludarium.games.tigris.actions import PAIRS
from ludarium.games.tigris.board import (
    ACTIONS,
    CATASTROPHES,
    CELL,
    COLOURS,
    COLUMNS,
    CORNERS,
    EVERY,
    HAND,
    RIVER,
    ROWS,
    SQUARE,
    TILES,
    TREASURES,
)
from ludarium.games.tigris.conflict import NOT_YET, Conflict, stands
from ludarium.games.tigris.turn import BuildMonument, ChooseWar, LeaveTreasure, Question, Support, TakeAction
from ludarium.games.tigris.valley import Valley
from ludarium.observation import Field, Observation, starts

FOUR: Final[i64] = len(COLOURS)
CELLS: Final[i64] = ROWS * COLUMNS
MANY: Final = 100  # points of a colour
MOST_SEATS: Final = 4
PLANE: Final[list[int]] = [EVERY.index(n) if n in EVERY else 0 for n in range(len(CELL))]  # by cell
KINDS: Final = 5


def fields(players: int) -> Sequence[Field]:
    return (*_planes(players), *_beside(players), *_asked(players))


def _planes(players: int) -> Sequence[Field]:
    def plane(name: str, channels: int, doc: str) -> Field:
        return Field(name, (channels, ROWS, COLUMNS), 1, doc)

    return (
        plane("map", 2, "the river; the corner treasures' cells"),
        plane("tiles", FOUR, "by colour, tiles face up: red, black, blue, green"),
        plane("beneath", FOUR, "by colour, the cells of monuments made of such tiles"),
        plane("monuments", FOUR, "by colour, the cells of monuments of this colour"),
        plane("treasures", 1, "where treasures lie"),
        plane("ruins", 1, "catastrophes"),
        plane("leaders", FOUR * players, "by seat and colour, where the leader stands"),
        plane("conflict", 2, "the leaders of attacker and defender"),
        plane("asked_at", 1, "the cells that the question names"),
    )


def _beside(players: int) -> Sequence[Field]:
    return (
        Field("hand", (FOUR,), HAND, "the own tiles by colour"),
        Field("hands", (players,), HAND, "by seat, tiles behind the screen"),
        Field("points", (players, FOUR), MANY, "by seat and colour, as far as they are known"),
        Field("taken", (players,), TREASURES, "by seat, treasures, as far as they are known"),
        Field("known", (players,), 1, "by seat, whether points and treasures are"),
        Field("catastrophes", (players,), CATASTROPHES, "by seat, those not yet played"),
        Field("bag", (1,), sum(TILES), "tiles in the bag"),
        Field("unused", (len(PAIRS),), 1, "monuments beside the board"),
        Field("turn", (players,), 1, "whose turn it is"),
        Field("left", (1,), ACTIONS, "actions left, this one included"),
    )


def _asked(players: int) -> Sequence[Field]:
    return (
        Field("question", (KINDS,), 1, "TakeAction, ChooseWar, Support, BuildMonument, LeaveTreasure"),
        Field("asked", (players,), 1, "who is asked"),
        Field("war", (FOUR,), 1, "the colour of the leaders in conflict"),
        Field("is_war", (1,), 1, "it is a war and no revolt"),
        Field("attacker", (players,), 1, "who attacks"),
        Field("defender", (players,), 1, "who defends"),
        Field("committed", (2,), HAND, "whether the attacker has committed, and how many"),
        Field("place", (players,), 1, "the own place in the order"),
        Field("variants", (2,), 1, "support only where it is of use, open points"),
        Field("gone", (FOUR,), max(TILES), "by colour, tiles seen leaving the game", memory=True),
        Field("thrown", (FOUR,), max(TILES), "by colour, tiles that one swapped oneself", memory=True),
        Field("swapped", (players,), sum(TILES), "by seat, tiles swapped", memory=True),
    )


@final
class Starts:
    """Where each field begins in the row of so many players, and a row with nothing but the map."""

    def __init__(self, players: int) -> None:
        at = starts(fields(players))
        self.map: Final[i64] = at["map"]
        self.tiles: Final[i64] = at["tiles"]
        self.beneath: Final[i64] = at["beneath"]
        self.monuments: Final[i64] = at["monuments"]
        self.treasures: Final[i64] = at["treasures"]
        self.ruins: Final[i64] = at["ruins"]
        self.leaders: Final[i64] = at["leaders"]
        self.conflict: Final[i64] = at["conflict"]
        self.asked_at: Final[i64] = at["asked_at"]
        self.hand: Final[i64] = at["hand"]
        self.hands: Final[i64] = at["hands"]
        self.points: Final[i64] = at["points"]
        self.taken: Final[i64] = at["taken"]
        self.known: Final[i64] = at["known"]
        self.catastrophes: Final[i64] = at["catastrophes"]
        self.bag: Final[i64] = at["bag"]
        self.unused: Final[i64] = at["unused"]
        self.turn: Final[i64] = at["turn"]
        self.left: Final[i64] = at["left"]
        self.question: Final[i64] = at["question"]
        self.asked: Final[i64] = at["asked"]
        self.war: Final[i64] = at["war"]
        self.is_war: Final[i64] = at["is_war"]
        self.attacker: Final[i64] = at["attacker"]
        self.defender: Final[i64] = at["defender"]
        self.committed: Final[i64] = at["committed"]
        self.place: Final[i64] = at["place"]
        self.variants: Final[i64] = at["variants"]
        self.gone: Final[i64] = at["gone"]
        self.thrown: Final[i64] = at["thrown"]
        self.swapped: Final[i64] = at["swapped"]
        row = BytesWriter()
        row.write(bytes(sum([field.size for field in fields(players)])))
        _draw(row, at["map"], RIVER)
        _draw(row, at["map"] + CELLS, CORNERS)
        self.empty: Final = row.getvalue()


def _draw(row: BytesWriter, start: i64, cells: Cells) -> None:
    if cells:
        for n in numbers(cells):
            row[start + PLANE[n]] = 1


# By number of players; nobody plays alone.
AT: Final = [Starts(max(n, 2)) for n in range(MOST_SEATS + 1)]


def write(s: Valley, seat: Seat) -> bytes:
    row, at = BytesWriter(), AT[s.players]
    row.write(at.empty)
    _on_the_board(row, at, s)
    for n in range(s.players):
        _dynasty(row, at, s, n, seat)
    row[at.turn + (s.active - seat) % s.players] = 1
    row[at.left] = s.left
    row[at.bag] = len(s.bag)
    row[at.place + seat] = 1
    row[at.variants] = 1 if s.rules.support != "free" else 0
    row[at.variants + 1] = 1 if s.rules.points == "open" else 0
    gone = s.gone()
    for colour in COLOURS:
        row[at.gone + colour] = gone[colour]
    if s.asks:
        _question(row, at, s, s.asks[-1], seat)
    return row.getvalue()


def _on_the_board(row: BytesWriter, at: Starts, s: Valley) -> None:
    for colour in COLOURS:
        _draw(row, at.tiles + CELLS * colour, s.tile[colour])
    for monument in s.monuments:
        _draw(row, at.beneath + CELLS * monument.tiles, SQUARE[monument.square])
        for colour in PAIRS[monument.pair]:
            _draw(row, at.monuments + CELLS * colour, SQUARE[monument.square])
    for pair in s.unused():
        row[at.unused + pair] = 1
    _draw(row, at.treasures, s.treasure)
    _draw(row, at.ruins, s.ruined)


def _dynasty(row: BytesWriter, at: Starts, s: Valley, n: i64, seat: Seat) -> None:
    """Of the seat that comes n-th from the own."""
    one, is_own = s.dynasty[(seat + n) % s.players], n == 0
    for colour in COLOURS:
        _draw(row, at.leaders + CELLS * (FOUR * n + colour), one.leader[colour])
    row[at.hands + n] = one.held()
    row[at.catastrophes + n] = one.catastrophes
    row[at.swapped + n] = sum(one.swapped)
    if is_own or s.rules.points == "open" or not (s.asks or s.guessed):
        row[at.known + n] = 1
        row[at.taken + n] = one.taken
        for colour in COLOURS:
            row[at.points + FOUR * n + colour] = min(one.points[colour], MANY)
    if is_own:
        for colour in COLOURS:
            row[at.hand + colour] = one.hand[colour]
            row[at.thrown + colour] = one.swapped[colour]


def _question(row: BytesWriter, at: Starts, s: Valley, question: Question, seat: Seat) -> None:
    kind = 0
    if isinstance(question, ChooseWar):
        kind = 1
        row[at.asked_at + PLANE[question.cell]] = 1
    elif isinstance(question, Support):
        kind = 2
        _conflict(row, at, s, question.conflict, seat)
        if question.committed != NOT_YET:
            row[at.committed] = HAND
            row[at.committed + 1] = question.committed
    elif isinstance(question, BuildMonument):
        kind = 3
        row[at.asked_at + PLANE[question.cell]] = 1
    elif isinstance(question, LeaveTreasure):
        kind = 4
        for cell in question.cells:
            row[at.asked_at + PLANE[cell]] = 1
    else:
        assert isinstance(question, TakeAction)
    row[at.question + kind] = 1
    row[at.asked + (question.seat - seat) % s.players] = 1


def _conflict(row: BytesWriter, at: Starts, s: Valley, c: Conflict, seat: Seat) -> None:
    row[at.war + c.colour] = 1
    row[at.attacker + (c.attacker - seat) % s.players] = 1
    row[at.defender + (c.defender - seat) % s.players] = 1
    _draw(row, at.conflict, stands(s, c, c.attacker))
    _draw(row, at.conflict + CELLS, stands(s, c, c.defender))
    if c.is_war:
        row[at.is_war] = 1
        row[at.asked_at + PLANE[c.cell]] = 1


OBSERVATION: Final = Observation(fields, write)
