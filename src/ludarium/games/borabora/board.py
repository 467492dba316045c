"""Bora Bora: a player's board - huts and people in twelve slots, ritual spaces, goods and tasks."""

from dataclasses import dataclass, field
from typing import Final

from ludarium.core import View
from ludarium.games.borabora.inventory import INVENTORY, MATERIALS
from ludarium.games.borabora.tiles import COLOURS, GROUPS, Jewel, Person, Task

# § Twelve slots: eleven make the row, the twelfth is the stack.
ROW: Final[int] = INVENTORY["hut_slots"]["row"]
ON_STACK: Final[int] = INVENTORY["hut_slots"]["huts_on_stack"]
HUTS: Final[int] = INVENTORY["counts"]["huts"]
PRIESTS: Final[int] = INVENTORY["counts"]["priests"]

# § Ritual spaces, as bits of a number, and the pairs of neighbours that a building can cover.
_SPACES: Final[list[View]] = INVENTORY["ritual_spaces"]
SPACE: Final[list[str]] = [row["id"] for row in _SPACES]
SPACES: Final = list(range(len(SPACE)))
SPACES_FOR: Final = [sum([1 << n for n in SPACES if _SPACES[n]["material"] == kind]) for kind in MATERIALS]


def _touch(a: View, b: View) -> bool:
    return bool(abs(a["row"] - b["row"]) + abs(a["col"] - b["col"]) == 1)


PAIRS: Final = [(a, b) for a in SPACES for b in SPACES if a < b and _touch(_SPACES[a], _SPACES[b])]
PAIR_MASK: Final = [1 << a | 1 << b for a, b in PAIRS]
PAIR_NAME: Final = [f"{SPACE[a]} {SPACE[b]}" for a, b in PAIRS]
UNBUILT: Final = -1


@dataclass(eq=False)
class Board:
    """What lies on and beside one player's board."""

    score: int = 0
    dice: tuple[int, ...] = ()  # not yet placed, upwards
    row: int = HUTS - ON_STACK  # huts on slots 1-11
    stack: int = ON_STACK  # huts on slot 12
    regions: int = 0  # those with an own hut
    people: list[Person] = field(default_factory=list)  # as they came
    unslid: list[Person] = field(default_factory=list)  # those not tattooed, and without shells collected
    lodger: Person | None = None  # who lies on slot 12
    groups: list[int] = field(default_factory=lambda: [0] * len(GROUPS))  # how many of a sex and type
    ritual: int = 0  # spaces that hold material
    covered: int = 0  # spaces under buildings
    built: list[int] = field(default_factory=lambda: [UNBUILT] * 7)  # by tile, 1-6: the pair it covers
    aside: list[int] = field(default_factory=lambda: [0] * len(MATERIALS))  # material that found no space
    cards: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by colour, in hand
    offerings: int = 0
    shells: int = 0
    gods: int = 0  # God tiles
    priests: int = PRIESTS  # in the supply
    jewels: list[Jewel] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)  # open
    fulfilled: list[Task] = field(default_factory=list)

    def copy(self) -> "Board":
        return Board(
            self.score,
            self.dice,
            self.row,
            self.stack,
            self.regions,
            self.people[:],
            self.unslid[:],
            self.lodger,
            self.groups[:],
            self.ritual,
            self.covered,
            self.built[:],
            self.aside[:],
            self.cards[:],
            self.offerings,
            self.shells,
            self.gods,
            self.priests,
            self.jewels[:],
            self.tasks[:],
            self.fulfilled[:],
        )

    def free_in_row(self) -> int:
        in_row = len(self.people) if self.lodger is None else len(self.people) - 1
        return ROW - self.row - in_row

    def free_slots(self) -> int:
        """§ Slot 12 is free when neither huts nor a person lie there."""
        return self.free_in_row() + (1 if self.stack == 0 and self.lodger is None else 0)

    def add_person(self, person: Person) -> None:
        """§ Unslid, in the row as long as a slot is free there (R15)."""
        if self.free_in_row() == 0:
            self.lodger = person
        self.people.append(person)
        self.unslid.append(person)
        self.groups[person.group] += 1

    def materials(self, kind: int) -> int:
        """On ritual spaces and laid aside."""
        return (self.ritual & SPACES_FOR[kind]).bit_count() + self.aside[kind]
