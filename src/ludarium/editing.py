"""A position as what lies where: for whoever sets up a board piece by piece, beside the text of it.

A game says once which slots there are, what may lie in each, and how much there is of everything.  All of it
is words of its notation, and a change is one thing: this slot now holds this.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from ludarium.core import BadPosition, View, shortened

MOST: Final = 200  # pieces in one slot
NUMBER: Final = "number"  # the kind of what is counted; every other kind is a list of pieces

Words: TypeAlias = Sequence[str]
Kinds: TypeAlias = Mapping[str, Mapping[str, int]]  # pieces by kind, and how many there are; 0: any number


@dataclass(frozen=True)
class Slot:
    """Where something may lie; `name` says what it is ("p1 hand"), `at` which place of the board, if any.

    `kind` is that of the pieces that may lie there, and from `least` to `most` of them do: where it is one at
    most, another takes its place.  Of a number the kind is `NUMBER`, and it goes from `least` to `most`.
    """

    name: str
    kind: str
    read: Callable[[], list[str]]
    write: Callable[[list[str]], None]
    at: str = ""
    most: int = MOST
    least: int = 0


@dataclass(frozen=True)
class Change:
    """What was done: the view `before`, the slot, and what is `gone` from it and has `come` to it."""

    before: View
    slot: str
    gone: list[str]
    come: list[str]


@final
class Editing:
    """How the positions of a game are set up.

    `slots(view)` are all there are in this whole view, which each of them reads and writes; it need not be
    one that `build` takes.  `kinds(view)` are the pieces.  `left(view)` says how many of a piece are left,
    where that is not what no slot of its kind holds.  `follow(view, change)` does what follows by itself
    when something is put or taken away, such as taking it from a pool.  `empty(players)` is the text
    of a board with next to nothing on it.
    """

    def __init__(
        self,
        *,
        slots: Callable[[View], list[Slot]],
        kinds: Callable[[View], Kinds],
        empty: Callable[[int], str],
        left: Callable[[View], dict[str, int]] = lambda view: {},
        follow: Callable[[View, Change], None] = lambda view, change: None,
    ) -> None:
        self.slots: Final = slots
        self.kinds: Final = kinds
        self.empty: Final = empty
        self.left: Final = left
        self.follow: Final = follow

    def put(self, view: View, name: str, holds: list[str]) -> None:
        """This slot now holds this; raises `BadPosition` if it cannot."""
        slots = self.slots(view)
        slot = next((one for one in slots if one.name == name), None)
        if slot is None:
            raise BadPosition(f"there is no {shortened(name)}")
        check(slot, holds, self.kinds(view))
        before, then = deepcopy(view), slot.read()
        gone, come = Counter(then) - Counter(holds), Counter(holds) - Counter(then)
        stock = self.stock(view, slots) if slot.kind != NUMBER else {}
        if any(count > stock.get(piece, MOST) for piece, count in come.items()):
            raise BadPosition(f"{name}: nothing of that is left", name)
        slot.write(holds)
        self.follow(view, Change(before, name, [*gone.elements()], [*come.elements()]))

    def stock(self, view: View, slots: Sequence[Slot]) -> dict[str, int]:
        """How many of each piece are left, of those that are counted."""
        kinds = self.kinds(view)
        held = Counter(piece for slot in slots if slot.kind != NUMBER for piece in slot.read())
        counted = {
            piece: there_are - held[piece]
            for pieces in kinds.values()
            for piece, there_are in pieces.items()
            if there_are
        }
        return counted | self.left(view)


def check(slot: Slot, holds: Words, kinds: Kinds) -> None:
    """Raises `BadPosition` where something lies that cannot."""
    if slot.kind == NUMBER:
        numbers = len(holds) == 1 and holds[0].isascii() and holds[0].isdecimal() and len(holds[0]) < 7
        if not numbers or not slot.least <= int(holds[0]) <= slot.most:
            raise BadPosition(f"{slot.name}: a number from {slot.least} to {slot.most}", slot.name)
    elif not slot.least <= len(holds) <= slot.most:
        raise BadPosition(f"{slot.name}: from {slot.least} to {slot.most} of them", slot.name)
    elif any(piece not in kinds[slot.kind] for piece in holds):
        raise BadPosition(f"{slot.name}: that cannot lie there", slot.name)


def listed(name: str, kind: str, inside: Any, key: Any, *, at: str = "", most: int = MOST) -> Slot:  # noqa: PLR0913 - each named
    """A slot for the list of words that stands in the view as `inside[key]`."""

    def write(holds: list[str]) -> None:
        inside[key] = holds

    return Slot(name, kind, lambda: list(inside[key]), write, at, most)


def single(name: str, kind: str, inside: Any, key: Any, *, at: str = "") -> Slot:
    """For one word, or none, in which case it is None."""

    def read() -> list[str]:
        return [] if inside[key] is None else [inside[key]]

    def write(holds: list[str]) -> None:
        inside[key] = holds[0] if holds else None

    return Slot(name, kind, read, write, at, 1)


def numbered(name: str, inside: Any, key: Any, most: int, *, least: int = 0, at: str = "") -> Slot:  # noqa: PLR0913 - each named
    """For a number."""

    def write(holds: list[str]) -> None:
        inside[key] = int(holds[0])

    return Slot(name, NUMBER, lambda: [str(inside[key])], write, at, most, least)


def chosen(name: str, kind: str, read: Callable[[], str], write: Callable[[str], None], at: str = "") -> Slot:
    """For exactly one word of a few."""
    return Slot(name, kind, lambda: [read()], lambda holds: write(holds[0]), at, 1, 1)


def worded(name: str, kind: str, inside: Any, key: Any, *, at: str = "") -> Slot:
    """For exactly one word, which stands in the view as `inside[key]`."""

    def write(word: str) -> None:
        inside[key] = word

    return chosen(name, kind, lambda: str(inside[key]), write, at)
