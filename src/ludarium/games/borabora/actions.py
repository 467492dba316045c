"""Bora Bora: everything anybody can ever do, made once; questions only point at it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.board import PAIR_NAME
from ludarium.games.borabora.inventory import ACTIONS, FACES, GODS, INVENTORY, MATERIALS
from ludarium.games.borabora.islands import REGION, REGIONS
from ludarium.games.borabora.tiles import (
    BLUE,
    COLOURS,
    GREEN,
    GROUP,
    GROUPS,
    JEWELS,
    MAN,
    PEOPLE,
    RED,
    SEX,
    SEXES,
    TASKS,
    WHITE,
    YELLOW,
    Jewel,
    Person,
    Task,
)

# § How a god is paid: a card of its colour, a pair of another colour, a God tile - or not called at all.
UNCALLED: Final = 0
CARD: Final = 1
PAIR: Final = 2  # and one for each colour
TILE: Final = 7
PAYMENTS: Final = list(range(8))
PAYMENT: Final = ["", "card", *[f"pair {god}" for god in GODS], "tile"]


def call(god: int, payment: int) -> str:
    """The words in front of a deed that a god helps."""
    return f"{GODS[god]} {PAYMENT[payment]} " if payment else ""


@dataclass(frozen=True)
class Pass(Frozen):
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Settle(Frozen):
    region: int
    from_stack: bool

    def __str__(self) -> str:
        return f"hut {REGION[self.region]} {'stack' if self.from_stack else 'row'}"


# § A die goes to the fishing space or to the tile of an action.
HELPER: Final = 0
TEMPLE: Final = 1
BUILDING: Final = 2
WOMEN: Final = 3
MEN: Final = 4
BY_LAND: Final = 5
BY_WATER: Final = 6
FISHING: Final = 7
ACTION: Final = [*ACTIONS, "fish"]


@dataclass(frozen=True)
class Place(Frozen):
    blue: int  # payment
    white: int
    face: int
    action: int

    def __str__(self) -> str:
        calls = call(BLUE, self.blue) + call(WHITE, self.white)
        return f"{calls}die {self.face} {ACTION[self.action]}"


@dataclass(frozen=True)
class KeepOn(Frozen):
    """Material on a ritual space."""

    space: int

    def __str__(self) -> str:
        return f"store r{self.space + 1}"


@dataclass(frozen=True)
class CallRed(Frozen):
    red: int

    def __str__(self) -> str:
        return call(RED, self.red).rstrip()


@dataclass(frozen=True)
class Take(Frozen):
    sex: int
    space: int

    def __str__(self) -> str:
        return f"take {SEX[self.sex]} {self.space}"


@dataclass(frozen=True)
class Slide(Frozen):
    person: Person

    def __str__(self) -> str:
        return f"{'tattoo' if self.person.sex == MAN else 'collect'} {self.person.id}"


@dataclass(frozen=True)
class Point(Frozen):
    def __str__(self) -> str:
        return "point"


@dataclass(frozen=True)
class TakeOffering(Frozen):
    def __str__(self) -> str:
        return "offering"


@dataclass(frozen=True)
class TakeMaterial(Frozen):
    kind: int

    def __str__(self) -> str:
        return f"material {MATERIALS[self.kind]}"


@dataclass(frozen=True)
class Move(Frozen):
    huts: int

    def __str__(self) -> str:
        return f"move {self.huts}"


# A god card comes from the display, by colour, or from the deck.
DECK: Final = len(COLOURS)
SOURCE: Final = [*GODS, "deck"]


@dataclass(frozen=True)
class TakeCard(Frozen):
    source: int

    def __str__(self) -> str:
        return f"card {SOURCE[self.source]}"


@dataclass(frozen=True)
class SendPriest(Frozen):
    space: int

    def __str__(self) -> str:
        return f"priest {self.space}"


@dataclass(frozen=True)
class Cover(Frozen):
    """A building tile on a pair of ritual spaces."""

    tile: int
    pair: int

    def __str__(self) -> str:
        return f"build {self.tile} {PAIR_NAME[self.pair]}"


NO_CARD: Final = 6


@dataclass(frozen=True)
class Kindle(Frozen):
    """The fire bonus: a card, or an offering (`NO_CARD`); a shell, or a status step."""

    card: int
    shell: bool

    def __str__(self) -> str:
        first = "offering" if self.card == NO_CARD else f"card {SOURCE[self.card]}"
        return f"fire {first} {'shell' if self.shell else 'status'}"


@dataclass(frozen=True)
class Use(Frozen):
    green: int  # payment
    is_extra: bool
    group: int

    def __str__(self) -> str:
        if not self.green:
            return f"use {GROUP[self.group]}"
        return f"{call(GREEN, self.green)}{'extra' if self.is_extra else 'double'} {GROUP[self.group]}"


@dataclass(frozen=True)
class Buy(Frozen):
    jewel: Jewel

    def __str__(self) -> str:
        return f"buy {self.jewel}"


@dataclass(frozen=True)
class Fulfil(Frozen):
    yellow: int  # payment
    task: Task

    def __str__(self) -> str:
        return f"{call(YELLOW, self.yellow)}fulfil {self.task}"


@dataclass(frozen=True)
class Drop(Frozen):
    task: Task

    def __str__(self) -> str:
        return f"drop {self.task}"


@dataclass(frozen=True)
class Draft(Frozen):
    task: Task

    def __str__(self) -> str:
        return f"draft {self.task}"


PASS: Final = Pass()
SETTLE: Final = [[Settle(region, from_stack) for from_stack in (False, True)] for region in REGIONS]
KEEP_ON: Final = [KeepOn(space) for space in range(len(INVENTORY["ritual_spaces"]))]
CALL_RED: Final = [CallRed(payment) for payment in PAYMENTS]
TAKE: Final = [[Take(sex, space) for space in (0, *FACES)] for sex in SEXES]
SLIDE: Final = [Slide(person) for person in PEOPLE]
POINT: Final = Point()
TAKE_OFFERING: Final = TakeOffering()
TAKE_MATERIAL: Final = [TakeMaterial(kind) for kind in range(len(MATERIALS))]
MOVE: Final = [Move(huts) for huts in range(INVENTORY["hut_slots"]["row"] + 1)]
TAKE_CARD: Final = [TakeCard(source) for source in range(len(SOURCE))]
SEND_PRIEST: Final = [SendPriest(space) for space in (0, *FACES)]
COVER: Final = [[Cover(tile, pair) for pair in range(len(PAIR_NAME))] for tile in (0, *FACES)]
USE: Final = [
    [[Use(green, is_extra, group) for group in GROUPS] for is_extra in (False, True)] for green in PAYMENTS
]
BUY: Final = [Buy(jewel) for jewel in JEWELS]
FULFIL: Final = [[Fulfil(yellow, task) for task in TASKS] for yellow in PAYMENTS]
DROP: Final = [Drop(task) for task in TASKS]
DRAFT: Final = [Draft(task) for task in TASKS]


ALL: Final = -1  # a set of whatever there is, one bit each


@cache
def places(blue: int, white: int, face: int, actions: int) -> list[Place]:
    """A die of this face for each of a set of actions, one bit an action."""
    return [Place(blue, white, face, action) for action in range(len(ACTION)) if actions >> action & 1]


@cache
def cards(display: int, deck: bool) -> list[TakeCard]:
    """A card from the deck, or one of the display, whose colours are one bit each."""
    shown = [TAKE_CARD[colour] for colour in COLOURS if display >> colour & 1]
    return [TAKE_CARD[DECK], *shown] if deck else shown


@cache
def fires(display: int, deck: bool) -> list[Kindle]:
    sources = [NO_CARD, *[a.source for a in cards(display, deck)]]
    return [Kindle(source, shell) for source in sources for shell in (False, True)]


@cache
def by_words() -> dict[str, object]:
    """Everything that can be said."""
    dice = [places(blue, white, face, ALL) for blue in PAYMENTS for white in PAYMENTS for face in FACES]
    spaces = [SEND_PRIEST[1:], *[some[1:] for some in TAKE], COVER[1:]]
    gains = [POINT, TAKE_OFFERING, TAKE_MATERIAL, TAKE_CARD, MOVE[1:], fires(ALL, True)]
    uses = [USE[UNCALLED][False], USE[UNCALLED + 1 :]]
    tasks = [FULFIL, DROP, DRAFT]
    every = [SETTLE, dice, KEEP_ON, CALL_RED[1:], spaces, SLIDE, gains, uses, BUY, tasks, PASS]
    return {str(a): a for a in one_by_one(every)}


def one_by_one(some: object) -> Iterator[object]:
    """What a list holds, and the lists in it."""
    if isinstance(some, list):
        for one in some:
            yield from one_by_one(one)
    else:
        yield some
