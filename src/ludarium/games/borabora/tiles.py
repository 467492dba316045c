"""Bora Bora: gods, people, jewels and tasks - each made once.

Rules tell them apart by which one it is, so pickled or copied they come back as the one that all share.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ludarium.core import Frozen, View
from ludarium.games.borabora.inventory import GODS, INVENTORY

# What is made once.
Once: TypeAlias = "God | Person | Jewel | Task"

# § Gods and their cards.
BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
COLOURS: Final = [BLUE, WHITE, RED, GREEN, YELLOW]


@dataclass(frozen=True, eq=False)
class God(Frozen):
    colour: int
    id: str

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str, int], Once], tuple[str, int]]:
        return made_once, ("god", self.colour)


GOD: Final = [God(colour, name) for colour, name in enumerate(GODS)]
COPIES: Final[list[int]] = [row["cards"] for row in INVENTORY["gods"]]


def god_cards(counts: list[int]) -> list[God]:
    """So many cards of each colour."""
    return [GOD[colour] for colour in COLOURS for _ in range(counts[colour])]


# § People.  All tiles of one sex and one type on a player board are a group.
WOMAN: Final = 0
MAN: Final = 1
SEXES: Final = [WOMAN, MAN]
SEX: Final = ["woman", "man"]
_PEOPLE: Final[list[View]] = INVENTORY["people"]
TYPE: Final[list[str]] = [row["id"] for row in _PEOPLE]
TYPES: Final = len(TYPE)
GROUPS: Final = list(range(2 * TYPES))
GROUP: Final = [f"{sex} {kind}" for sex in SEX for kind in TYPE]


def group_name(group: int) -> str:
    """As positions name it: `w-hike`."""
    return f"{SEX[group // TYPES][0]}-{TYPE[group % TYPES]}"


@dataclass(frozen=True, eq=False)
class Person(Frozen):
    number: int
    id: str
    sex: int
    type: int
    marks: int  # shells on women, status on men

    @property
    def group(self) -> int:
        return self.sex * TYPES + self.type

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str, int], Once], tuple[str, int]]:
        return made_once, ("person", self.number)


def _people() -> list[Person]:
    rows = [
        (name, sex, kind, marks)
        for sex, those in enumerate(("women", "men"))
        for kind, row in enumerate(_PEOPLE)
        for name, marks in row[those].items()
    ]
    return [Person(number, *row) for number, row in enumerate(rows)]


PEOPLE: Final = _people()


def of_sex(people: list[Person], sex: int) -> list[Person]:
    return [person for person in people if person.sex == sex]


@dataclass(frozen=True, eq=False)
class Jewel(Frozen):
    number: int
    id: str
    symbol: str
    cost: int
    points: int

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str, int], Once], tuple[str, int]]:
        return made_once, ("jewel", self.number)


JEWELS: Final = [
    Jewel(number, row["id"], row["symbol"], row["cost"], row["points"])
    for number, row in enumerate(INVENTORY["jewels"])
]


@dataclass(frozen=True, eq=False)
class Need(Frozen):
    what: str
    n: int
    of: str


@dataclass(frozen=True, eq=False)
class Task(Frozen):
    number: int
    id: str
    is_light: bool
    needs: tuple[Need, ...]
    no_yellow_card: bool

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str, int], Once], tuple[str, int]]:
        return made_once, ("task", self.number)


TASKS: Final = [
    Task(
        number,
        row["id"],
        row["shade"] == "light",
        tuple([Need(need["what"], need["n"], need.get("of", "")) for need in row["needs"]]),
        row.get("no_yellow_card", False),
    )
    for number, row in enumerate(INVENTORY["tasks"])
]


def dark_tasks() -> list[Task]:
    return [task for task in TASKS if not task.is_light]


ONCE: Final[dict[str, Sequence[Once]]] = {"god": GOD, "person": PEOPLE, "jewel": JEWELS, "task": TASKS}


def made_once(kind: str, number: int) -> Once:
    return ONCE[kind][number]
