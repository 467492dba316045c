"""Bora Bora: what stands where in the row of numbers that a seat sees."""

from collections.abc import Sequence
from typing import Final, final

from ludarium.cells.native import i64
from ludarium.games.borabora.asking import KINDS
from ludarium.games.borabora.board import HUTS, PRIESTS, ROW, SPACES
from ludarium.games.borabora.inventory import ACTIONS, FACES, INVENTORY, MATERIALS, SEATS
from ludarium.games.borabora.islands import FISH, REGIONS
from ludarium.games.borabora.lagoon import OPEN, PHASE
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
    dark_tasks,
)
from ludarium.observation import MOST, Field, starts

ROUNDS: Final = 6
SPOTS: Final = len(ACTIONS) + 1  # each action, and fishing
MANY: Final = 40  # offerings, shells, dice, material laid aside
HELD: Final = 14  # people of a board
CHOICES: Final = {"way": 2, "kind": len(MATERIALS), "sex": len(SEXES), "region": len(REGIONS)}
VALUES: Final = 12  # of reach, points, and how many are left


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
        Field("question", (len(KINDS),), 1, "what is asked, in the order of notation.md"),
        Field("asked", (players,), 1, "who is asked"),
        Field("value", (1,), VALUES, "the value, the points or how many are left"),
        *[Field(name, (many,), 1, f"the {name} that the question names") for name, many in CHOICES.items()],
        Field("later", (len(KINDS),), MANY, "what will be asked behind it"),
        Field("used", (len(GROUPS),), 1, "groups used in this turn"),
        Field("green", (1,), 1, "Green was called in this turn"),
        Field("variants", (len(OPTIONS),), 1, "options that are not the default, in their order"),
    )


def _remembered() -> Sequence[Field]:
    return (
        Field("people_gone", (len(GROUPS),), HELD, "people out of the game, by group", memory=True),
        Field("tasks_gone", (len(TASKS),), 1, "dark tasks out of the game", memory=True),
    )


@final
class GameBoardAt:
    """Where the fields on the game board begin in a row."""

    def __init__(self, at: dict[str, int]) -> None:
        self.round: Final[i64] = at["round"]
        self.phase: Final[i64] = at["phase"]
        self.order: Final[i64] = at["order"]
        self.turn: Final[i64] = at["turn"]
        self.place: Final[i64] = at["place"]
        self.track: Final[i64] = at["track"]
        self.steps: Final[i64] = at["steps"]
        self.temple: Final[i64] = at["temple"]
        self.pile: Final[i64] = at["pile"]
        self.lowest: Final[i64] = at["lowest"]
        self.placed: Final[i64] = at["placed"]
        self.fish: Final[i64] = at["fish"]
        self.huts: Final[i64] = at["huts"]
        self.holder: Final[i64] = at["holder"]
        self.row_of: Final[i64] = at["row_of"]
        self.marks: Final[i64] = at["marks"]
        self.drafts: Final[i64] = at["drafts"]
        self.columns: Final[i64] = at["columns"]
        self.display: Final[i64] = at["display"]
        self.discard: Final[i64] = at["discard"]


@final
class BoardsAt:
    """Where the fields on the players' boards begin in a row."""

    def __init__(self, at: dict[str, int]) -> None:
        self.score: Final[i64] = at["score"]
        self.dice: Final[i64] = at["dice"]
        self.in_row: Final[i64] = at["in_row"]
        self.on_stack: Final[i64] = at["on_stack"]
        self.people: Final[i64] = at["people"]
        self.unslid: Final[i64] = at["unslid"]
        self.unslid_marks: Final[i64] = at["unslid_marks"]
        self.lodger: Final[i64] = at["lodger"]
        self.ritual: Final[i64] = at["ritual"]
        self.covered: Final[i64] = at["covered"]
        self.built: Final[i64] = at["built"]
        self.aside: Final[i64] = at["aside"]
        self.cards: Final[i64] = at["cards"]
        self.offerings: Final[i64] = at["offerings"]
        self.shells: Final[i64] = at["shells"]
        self.gods: Final[i64] = at["gods"]
        self.priests: Final[i64] = at["priests"]
        self.jewels: Final[i64] = at["jewels"]
        self.tasks: Final[i64] = at["tasks"]
        self.fulfilled: Final[i64] = at["fulfilled"]
        self.hand: Final[i64] = at["hand"]


@final
class AskedAt:
    """Where the fields of the question, and of what is gone begin in a row."""

    def __init__(self, at: dict[str, int]) -> None:
        self.question: Final[i64] = at["question"]
        self.asked: Final[i64] = at["asked"]
        self.value: Final[i64] = at["value"]
        self.later: Final[i64] = at["later"]
        self.used: Final[i64] = at["used"]
        self.green: Final[i64] = at["green"]
        self.variants: Final[i64] = at["variants"]
        self.people_gone: Final[i64] = at["people_gone"]
        self.tasks_gone: Final[i64] = at["tasks_gone"]
        self.choice: Final = {name: at[name] for name in CHOICES}


@final
class Starts:
    """Where everything begins in a row for so many players, and an empty one."""

    def __init__(self, players: int) -> None:
        at = starts(fields(players))
        self.empty: Final = _empty(players, at)
        self.middle: Final = GameBoardAt(at)
        self.boards: Final = BoardsAt(at)
        self.asked: Final = AskedAt(at)


def _empty(players: int, at: dict[str, int]) -> bytes:
    """A row in which nobody and nothing is there: all people and all dark tasks are gone."""
    row = bytearray(sum([field.size for field in fields(players)]))
    for person in PEOPLE:
        row[at["people_gone"] + person.group] += 1
    for task in dark_tasks():
        row[at["tasks_gone"] + task.number] = 1
    return bytes(row)


# By number of players; nobody plays alone.
AT: Final = [Starts(max(n, 2)) for n in range(SEATS + 1)]
