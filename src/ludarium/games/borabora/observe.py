"""Bora Bora: what a seat sees, as numbers; its own board first, then the others' in order of play."""

from typing import Final, cast

from ludarium.cells.native import BytesWriter, i64
from ludarium.core import Seat
from ludarium.games.borabora.asking import FIELDS, KINDS
from ludarium.games.borabora.board import SPACES, UNBUILT, Board
from ludarium.games.borabora.fields import AT, CHOICES, MANY, VALUES, AskedAt, BoardsAt, GameBoardAt, fields
from ludarium.games.borabora.inventory import FACES, MATERIALS
from ludarium.games.borabora.islands import FISH
from ludarium.games.borabora.lagoon import NOBODY, Lagoon
from ludarium.games.borabora.tiles import (
    COLOURS,
    GROUPS,
    JEWELS,
    SEXES,
    TASKS,
    Person,
    Task,
)
from ludarium.observation import MOST, Observation

NUMBER_OF: Final = {cast(type, kind): n for n, kind in enumerate(KINDS.values())}
FIELDS_OF: Final = {cast(type, kind): FIELDS[name] for name, kind in KINDS.items()}
NUMBER: Final = {fish.id: n for n, fish in enumerate(FISH)}
# As machine integers: how many numbers there are by face, group, material ...
PER_FACE: Final[i64] = len(FACES)
PER_GROUP: Final[i64] = len(GROUPS)
PER_MATERIAL: Final[i64] = len(MATERIALS)
PER_SPACE: Final[i64] = len(SPACES)
PER_JEWEL: Final[i64] = len(JEWELS)
PER_TASK: Final[i64] = len(TASKS)
PER_FISH: Final[i64] = len(FISH)


def write(s: Lagoon, seat: Seat) -> bytes:
    row, starts = BytesWriter(), AT[s.players]
    at = starts.middle
    row.write(starts.empty)
    row[at.round + s.round - 1] = 1
    row[at.phase + s.phase] = 1
    row[at.place + seat] = 1
    row[at.pile] = s.pile
    if s.turn != NOBODY and s.asks:
        row[at.turn + (s.turn - seat) % s.players] = 1
    _on_tracks(row, at, s, seat)
    _dice(row, at, s, seat)
    _islands(row, at, s, seat)
    _on_offer(row, at, s)
    for n in range(s.players):
        _board(row, starts.boards, n, s.boards[(seat + n) % s.players])
    for colour, cards in enumerate(s.boards[seat].cards):
        row[starts.boards.hand + colour] = cards
    _question(row, starts.asked, s, seat)
    _gone(row, starts.asked, s)
    return row.getvalue()


def _one_more(row: BytesWriter, at: i64) -> None:
    row[at] = row[at] + 1  # which machine code does at once, unlike `+=`


def _one_less(row: BytesWriter, at: i64) -> None:
    row[at] = row[at] - 1


def _on_tracks(row: BytesWriter, at: GameBoardAt, s: Lagoon, seat: i64) -> None:
    many: i64 = s.players
    for place in range(many):
        row[at.order + (s.order[place] - seat) % many * many + place] = 1
        row[at.track + (s.track[place] - seat) % many * many + place] = 1
        row[at.steps + place] = s.steps[(seat + place) % many]
    for space in FACES:
        priest = s.temple[space]
        if priest != NOBODY:
            row[at.temple + (space - 1) * many + (priest - seat) % many] = 1


def _dice(row: BytesWriter, at: GameBoardAt, s: Lagoon, seat: i64) -> None:
    """Actions of one tile have the same dice."""
    many: i64 = s.players
    actions_of = s.rules.actions_of
    for action, tile in enumerate(s.rules.tile_of):
        row[at.lowest + action] = s.lowest[tile]
    for die in s.dice:
        whose = many if die.owner == NOBODY else (die.owner - seat) % many
        for action in actions_of[die.tile]:
            _one_more(row, at.placed + action * (many + 1) + whose)


def _islands(row: BytesWriter, at: GameBoardAt, s: Lagoon, seat: i64) -> None:
    many: i64 = s.players
    for region, fish in enumerate(s.fish):
        row[at.fish + region * PER_FISH + NUMBER[fish.id]] = 1
    for region, owners in enumerate(s.huts):
        if owners:
            row[at.holder + region * many + (owners[0] - seat) % many] = 1
            for owner in owners:
                row[at.huts + region * many + (owner - seat) % many] = 1


def _on_offer(row: BytesWriter, at: GameBoardAt, s: Lagoon) -> None:
    for sex in SEXES:
        for space, person in enumerate(s.rows[sex]):
            if person is not None:
                spot = sex * PER_FACE + space
                row[at.row_of + spot * PER_GROUP + person.group] = 1
                row[at.marks + spot] = person.marks
    _tick(row, at.drafts, s.drafts)
    for column in s.columns:
        for jewel in column:
            row[at.columns + jewel.number] = 1
    for colour in COLOURS:
        row[at.display + colour] = s.display[colour]
        row[at.discard + colour] = s.discard[colour]


def _tick(row: BytesWriter, start: i64, tasks: list[Task]) -> None:
    for task in tasks:
        row[start + task.number] = 1


def _board(row: BytesWriter, at: BoardsAt, n: i64, me: Board) -> None:
    """Of the seat that comes n-th from the own; of its cards how many there are."""
    row[at.score + n] = min(me.score, MOST)
    for face in me.dice:
        _one_more(row, at.dice + n * PER_FACE + face - 1)
    row[at.in_row + n] = me.row
    row[at.on_stack + n] = me.stack
    row[at.lodger + n] = 0 if me.lodger is None else 1
    row[at.cards + n] = sum(me.cards)
    row[at.offerings + n] = min(me.offerings, MANY)
    row[at.shells + n] = min(me.shells, MANY)
    row[at.gods + n] = min(me.gods, MANY)
    row[at.priests + n] = me.priests
    _people(row, at, n, me)
    _building(row, at, n, me)
    for jewel in me.jewels:
        row[at.jewels + n * PER_JEWEL + jewel.number] = 1
    _tick(row, at.tasks + n * PER_TASK, me.tasks)
    _tick(row, at.fulfilled + n * PER_TASK, me.fulfilled)


def _people(row: BytesWriter, at: BoardsAt, n: i64, me: Board) -> None:
    for person in me.people:
        _one_more(row, at.people + n * PER_GROUP + person.group)
    marks = 0
    for person in me.unslid:
        _one_more(row, at.unslid + n * PER_GROUP + person.group)
        marks += person.marks
    row[at.unslid_marks + n] = min(marks, MOST)


def _building(row: BytesWriter, at: BoardsAt, n: i64, me: Board) -> None:
    _bits(row, at.ritual + n * PER_SPACE, me.ritual)
    _bits(row, at.covered + n * PER_SPACE, me.covered)
    for tile in FACES:
        if me.built[tile] != UNBUILT:
            row[at.built + n * PER_FACE + tile - 1] = 1
    for kind, pieces in enumerate(me.aside):
        row[at.aside + n * PER_MATERIAL + kind] = min(pieces, MANY)


def _bits(row: BytesWriter, start: i64, spaces: i64) -> None:
    """Of a set of spaces."""
    while spaces:
        row[start] = 1 if spaces & 1 else 0
        start += 1
        spaces >>= 1


def _question(row: BytesWriter, at: AskedAt, s: Lagoon, seat: Seat) -> None:
    for group in s.used:
        row[at.used + group] = 1
    row[at.green] = 1 if s.green_called else 0
    for n in s.rules.chosen:
        row[at.variants + n] = 1
    for question in s.asks[:-1]:
        _one_more(row, at.later + NUMBER_OF[type(question)])
    if not s.asks:
        return
    asked = s.asks[-1]
    row[at.question + NUMBER_OF[type(asked)]] = 1
    row[at.asked + (asked.seat - seat) % s.players] = 1
    for field in FIELDS_OF[type(asked)]:
        value: int = getattr(asked, field)
        if field in CHOICES:
            row[at.choice[field] + value] = 1
        else:
            row[at.value] = min(value, VALUES)


def _gone(row: BytesWriter, at: AskedAt, s: Lagoon) -> None:
    """People and dark tasks that are neither on the table nor yet to come: all, to begin with."""
    for pool in s.pools:
        _people_here(row, at, pool)
    for people in s.rows:
        for person in people:
            if person is not None:
                _one_less(row, at.people_gone + person.group)
    for board in s.boards:
        _people_here(row, at, board.people)
        _tasks_here(row, at, board.tasks)
        _tasks_here(row, at, board.fulfilled)
    _tasks_here(row, at, s.drafts)
    _tasks_here(row, at, s.stock)


def _people_here(row: BytesWriter, at: AskedAt, people: list[Person]) -> None:
    for person in people:
        _one_less(row, at.people_gone + person.group)


def _tasks_here(row: BytesWriter, at: AskedAt, tasks: list[Task]) -> None:
    for task in tasks:
        row[at.tasks_gone + task.number] = 0


OBSERVATION: Final = Observation(fields, write)
