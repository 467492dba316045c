"""Bora Bora: gods, people, jewels and tasks - each kind made once."""

from dataclasses import dataclass
from typing import Any, Final

from ludarium.games.borabora.inventory import GODS, INVENTORY

# § Gods and their cards.
BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
COLOURS: Final = [BLUE, WHITE, RED, GREEN, YELLOW]


@dataclass(frozen=True, eq=False)
class God:
    colour: int
    id: str

    def __str__(self) -> str:
        return self.id


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
_PEOPLE: Final[list[dict[str, Any]]] = INVENTORY["people"]
TYPE: Final[list[str]] = [row["id"] for row in _PEOPLE]
TYPES: Final = len(TYPE)
GROUPS: Final = list(range(2 * TYPES))
GROUP: Final = [f"{sex} {kind}" for sex in SEX for kind in TYPE]


def group_name(group: int) -> str:
    """As positions name it: `w-hike`."""
    return f"{SEX[group // TYPES][0]}-{TYPE[group % TYPES]}"


@dataclass(frozen=True, eq=False)
class Person:
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
class Jewel:
    number: int
    id: str
    symbol: str
    cost: int
    points: int

    def __str__(self) -> str:
        return self.id


JEWELS: Final = [
    Jewel(number, row["id"], row["symbol"], row["cost"], row["points"])
    for number, row in enumerate(INVENTORY["jewels"])
]


@dataclass(frozen=True, eq=False)
class Need:
    what: str
    n: int
    of: str


@dataclass(frozen=True, eq=False)
class Task:
    number: int
    id: str
    is_light: bool
    needs: tuple[Need, ...]
    no_yellow_card: bool

    def __str__(self) -> str:
        return self.id


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
