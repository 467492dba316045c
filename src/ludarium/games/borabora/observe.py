"""Bora Bora: what a seat sees, as numbers; its own board first, then the others' in order of play."""

from collections.abc import Sequence
from typing import Final

from ludarium.core import Seat
from ludarium.games.borabora.asking import FIELDS, KINDS
from ludarium.games.borabora.board import HUTS, PRIESTS, ROW, SPACES, UNBUILT, Board
from ludarium.games.borabora.inventory import ACTIONS, FACES, INVENTORY, MATERIALS, SEATS
from ludarium.games.borabora.islands import FISH, REGIONS
from ludarium.games.borabora.lagoon import NOBODY, OPEN, PHASE, Lagoon
from ludarium.games.borabora.rules import OPTIONS
from ludarium.games.borabora.status import LAST
from ludarium.games.borabora.tiles import (
    COLOURS,
    COPIES,
    GROUPS,
    JEWELS,
    PEOPLE,
    SEXES,
    TASKS,
    Person,
    Task,
    dark_tasks,
)
from ludarium.observation import MOST, Field, Observation, starts

ROUNDS: Final = 6
SPOTS: Final = len(ACTIONS) + 1  # each action, and fishing
MANY: Final = 40  # offerings, shells, dice, material laid aside
HELD: Final = 14  # people of a board
KIND: Final = {name: n for n, name in enumerate(KINDS)}
NUMBER: Final = {fish.id: n for n, fish in enumerate(FISH)}
CHOICES: Final = {"way": 2, "kind": len(MATERIALS), "sex": len(SEXES), "region": len(REGIONS)}
VALUES: Final = 12  # of reach, points, and how many are left
DEFAULTS: Final = {name: option.default for name, option in OPTIONS.items()}


def fields(players: int) -> Sequence[Field]:
    return (*_game_board(players), *_boards(players), *_asked(players), *_remembered())


def _game_board(players: int) -> Sequence[Field]:
    return (
        Field("round", (ROUNDS,), 1, "which round it is"),
        Field("phase", (len(PHASE),), 1, "huts, dice, people, jewels, tasks, draft, last, over"),
        Field("order", (players, players), 1, "by seat, its place in turn order"),
        Field("turn", (players,), 1, "whose turn it is"),
        Field("place", (players,), 1, "the own seat, by number"),
        Field("track", (players, players), 1, "by seat, its place on the status track, the foremost first"),
        Field("steps", (players,), LAST, "by seat, where its marker stands on the status track"),
        Field("temple", (len(FACES), players), 1, "by space, whose priest stands there"),
        Field("pile", (1,), INVENTORY["god_tiles"]["in_temple"], "God tiles in the temple"),
        Field("lowest", (SPOTS,), OPEN, "by action, the lowest die there; 7: none"),
        Field("placed", (SPOTS, players + 1), MANY, "by action, whose dice lie there; last, nobody's"),
        Field("fish", (len(REGIONS), len(FISH)), 1, "by region, the fish beside it"),
        Field("huts", (len(REGIONS), players), 1, "by region, who has a hut there"),
        Field("holder", (len(REGIONS), players), 1, "by region, who came first"),
        Field("row_of", (len(SEXES), len(FACES), len(GROUPS)), 1, "by sex and space, the group lying there"),
        Field(
            "marks", (len(SEXES), len(FACES)), MANY, "by sex and space, status or shells of who lies there"
        ),
        Field("drafts", (len(TASKS),), 1, "tasks that lie open"),
        Field("columns", (len(JEWELS),), 1, "jewels that can be or will be bought"),
        Field("display", (len(COLOURS),), max(COPIES), "god cards on display, by colour"),
        Field("discard", (len(COLOURS),), max(COPIES), "god cards discarded, by colour"),
    )


def _boards(players: int) -> Sequence[Field]:
    def each(name: str, many: int, high: int, doc: str) -> Field:
        return Field(name, (players, many), high, f"by seat, {doc}")

    return (
        each("score", 1, MOST, "points"),
        each("dice", len(FACES), MANY, "dice not yet placed, by face"),
        each("in_row", 1, ROW, "huts on slots 1 to 11"),
        each("on_stack", 1, HUTS, "huts on slot 12"),
        each("people", len(GROUPS), HELD, "people by group, women first"),
        each("unslid", len(GROUPS), HELD, "those not tattooed, and without shells collected"),
        each("unslid_marks", 1, MOST, "status and shells that those would give"),
        each("lodger", 1, 1, "somebody lies on slot 12"),
        each("ritual", len(SPACES), 1, "ritual spaces that hold material"),
        each("covered", len(SPACES), 1, "ritual spaces under buildings"),
        each("built", len(FACES), 1, "building tiles that are built"),
        each("aside", len(MATERIALS), MANY, "material laid aside"),
        each("cards", 1, sum(COPIES), "god cards in hand"),
        each("offerings", 1, MANY, "offerings"),
        each("shells", 1, MANY, "shells"),
        each("gods", 1, MANY, "God tiles"),
        each("priests", 1, PRIESTS, "priests in the supply"),
        each("jewels", len(JEWELS), 1, "jewels"),
        each("tasks", len(TASKS), 1, "open tasks"),
        each("fulfilled", len(TASKS), 1, "tasks fulfilled"),
        Field("hand", (len(COLOURS),), max(COPIES), "the own god cards by colour"),
    )


def _asked(players: int) -> Sequence[Field]:
    return (
        Field("question", (len(KIND),), 1, "what is asked, in the order of notation.md"),
        Field("asked", (players,), 1, "who is asked"),
        Field("value", (1,), VALUES, "the value, the points or how many are left"),
        *[Field(name, (many,), 1, f"the {name} that the question names") for name, many in CHOICES.items()],
        Field("later", (len(KIND),), MANY, "what will be asked behind it"),
        Field("used", (len(GROUPS),), 1, "groups used in this turn"),
        Field("green", (1,), 1, "Green was called in this turn"),
        Field("variants", (len(OPTIONS),), 1, "options that are not the default, in their order"),
    )


def _remembered() -> Sequence[Field]:
    return (
        Field("people_gone", (len(GROUPS),), HELD, "people out of the game, by group", memory=True),
        Field("tasks_gone", (len(TASKS),), 1, "dark tasks out of the game", memory=True),
    )


# By number of players.
AT: Final[list[dict[str, int]]] = [starts(fields(n)) if n else {} for n in range(SEATS + 1)]
SIZE: Final = [sum([field.size for field in fields(n)]) if n else 0 for n in range(SEATS + 1)]


def write(s: Lagoon, seat: Seat) -> bytearray:
    row, at = bytearray(SIZE[s.players]), AT[s.players]
    row[at["round"] + s.round - 1] = 1
    row[at["phase"] + s.phase] = 1
    row[at["place"] + seat] = 1
    row[at["pile"]] = s.pile
    if s.turn != NOBODY and s.asks:
        row[at["turn"] + (s.turn - seat) % s.players] = 1
    _on_tracks(row, at, s, seat)
    _dice(row, at, s, seat)
    _islands(row, at, s, seat)
    _on_offer(row, at, s)
    for n in range(s.players):
        _board(row, at, n, s.boards[(seat + n) % s.players])
    for colour in COLOURS:
        row[at["hand"] + colour] = s.boards[seat].cards[colour]
    _question(row, at, s, seat)
    _gone(row, at, s)
    return row


def _on_tracks(row: bytearray, at: dict[str, int], s: Lagoon, seat: Seat) -> None:
    many = s.players
    for place in range(many):
        row[at["order"] + (s.order[place] - seat) % many * many + place] = 1
        row[at["track"] + (s.track[place] - seat) % many * many + place] = 1
        row[at["steps"] + place] = s.steps[(seat + place) % many]
    for space in FACES:
        priest = s.temple[space]
        if priest != NOBODY:
            row[at["temple"] + (space - 1) * many + (priest - seat) % many] = 1


def _dice(row: bytearray, at: dict[str, int], s: Lagoon, seat: Seat) -> None:
    """Actions of one tile have the same dice."""
    many = s.players
    for action in range(SPOTS):
        row[at["lowest"] + action] = s.lowest[s.rules.tile_of[action]]
    for die in s.dice:
        whose = many if die.owner == NOBODY else (die.owner - seat) % many
        for action in range(SPOTS):
            if s.rules.tile_of[action] == die.tile:
                row[at["placed"] + action * (many + 1) + whose] += 1


def _islands(row: bytearray, at: dict[str, int], s: Lagoon, seat: Seat) -> None:
    many = s.players
    for region in REGIONS:
        row[at["fish"] + region * len(FISH) + NUMBER[s.fish[region].id]] = 1
        for place, owner in enumerate(s.huts[region]):
            whose = region * many + (owner - seat) % many
            row[at["huts"] + whose] = 1
            if place == 0:
                row[at["holder"] + whose] = 1


def _on_offer(row: bytearray, at: dict[str, int], s: Lagoon) -> None:
    for sex in SEXES:
        for space, person in enumerate(s.rows[sex]):
            if person is not None:
                spot = sex * len(FACES) + space
                row[at["row_of"] + spot * len(GROUPS) + person.group] = 1
                row[at["marks"] + spot] = person.marks
    _tick(row, at["drafts"], s.drafts)
    for column in s.columns:
        for jewel in column:
            row[at["columns"] + jewel.number] = 1
    for colour in COLOURS:
        row[at["display"] + colour] = s.display[colour]
        row[at["discard"] + colour] = s.discard[colour]


def _tick(row: bytearray, start: int, tasks: list[Task]) -> None:
    for task in tasks:
        row[start + task.number] = 1


def _board(row: bytearray, at: dict[str, int], n: int, me: Board) -> None:
    """Of the seat that comes n-th from the own; of its cards how many there are."""
    row[at["score"] + n] = min(me.score, MOST)
    for face in me.dice:
        row[at["dice"] + n * len(FACES) + face - 1] += 1
    row[at["in_row"] + n] = me.row
    row[at["on_stack"] + n] = me.stack
    row[at["lodger"] + n] = 0 if me.lodger is None else 1
    row[at["cards"] + n] = sum(me.cards)
    row[at["offerings"] + n] = min(me.offerings, MANY)
    row[at["shells"] + n] = min(me.shells, MANY)
    row[at["gods"] + n] = min(me.gods, MANY)
    row[at["priests"] + n] = me.priests
    _people(row, at, n, me)
    _building(row, at, n, me)
    for jewel in me.jewels:
        row[at["jewels"] + n * len(JEWELS) + jewel.number] = 1
    _tick(row, at["tasks"] + n * len(TASKS), me.tasks)
    _tick(row, at["fulfilled"] + n * len(TASKS), me.fulfilled)


def _people(row: bytearray, at: dict[str, int], n: int, me: Board) -> None:
    for person in me.people:
        row[at["people"] + n * len(GROUPS) + person.group] += 1
    marks = 0
    for person in me.unslid:
        row[at["unslid"] + n * len(GROUPS) + person.group] += 1
        marks += person.marks
    row[at["unslid_marks"] + n] = min(marks, MOST)


def _building(row: bytearray, at: dict[str, int], n: int, me: Board) -> None:
    for space in SPACES:
        row[at["ritual"] + n * len(SPACES) + space] = me.ritual >> space & 1
        row[at["covered"] + n * len(SPACES) + space] = me.covered >> space & 1
    for tile in FACES:
        row[at["built"] + n * len(FACES) + tile - 1] = 0 if me.built[tile] == UNBUILT else 1
    for kind in range(len(MATERIALS)):
        row[at["aside"] + n * len(MATERIALS) + kind] = min(me.aside[kind], MANY)


def _question(row: bytearray, at: dict[str, int], s: Lagoon, seat: Seat) -> None:
    for group in s.used:
        row[at["used"] + group] = 1
    row[at["green"]] = 1 if s.green_called else 0
    for n, (name, default) in enumerate(DEFAULTS.items()):
        row[at["variants"] + n] = 0 if s.rules.told[name] == default else 1
    for question in s.asks[:-1]:
        row[at["later"] + KIND[type(question).__name__]] += 1
    if not s.asks:
        return
    asked = s.asks[-1]
    kind = type(asked).__name__
    row[at["question"] + KIND[kind]] = 1
    row[at["asked"] + (asked.seat - seat) % s.players] = 1
    for field in FIELDS[kind]:
        value: int = getattr(asked, field)
        if field in CHOICES:
            row[at[field] + value] = 1
        else:
            row[at["value"]] = min(value, VALUES)


def _gone(row: bytearray, at: dict[str, int], s: Lagoon) -> None:
    """People and dark tasks that are neither on the table nor yet to come."""
    here: list[Person] = [*s.pools[0], *s.pools[1]]
    for sex in SEXES:
        here += [person for person in s.rows[sex] if person is not None]
    tasks = [*s.drafts, *s.stock]
    for board in s.boards:
        here += board.people
        tasks += [*board.tasks, *board.fulfilled]
    present = [0] * len(PEOPLE)
    for person in here:
        present[person.number] = 1
    for person in PEOPLE:
        if not present[person.number]:
            row[at["people_gone"] + person.group] += 1
    for task in DARK:
        row[at["tasks_gone"] + task.number] = 1
    for task in tasks:
        row[at["tasks_gone"] + task.number] = 0


DARK: Final = dark_tasks()
OBSERVATION: Final = Observation(fields, write)
