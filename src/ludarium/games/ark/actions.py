"""The Ark of the Covenant: what anybody can do, made once and shared; cells are many, so made on demand."""

from dataclasses import dataclass
from typing import Final

from ludarium.games.ark.cells import name
from ludarium.games.ark.drawn import LETTER
from ludarium.games.ark.routes import END, ROUTE, ROUTES
from ludarium.games.ark.tiles import TURN

PARTS: Final = [f"{kind}{n}" for kind in LETTER for n in range(4)]
KEPT: Final = 1 << 16  # so many actions of a kind are remembered, then it begins anew


@dataclass(frozen=True)
class Place:
    cell: int
    turn: int

    def __str__(self) -> str:
        return f"tile {name(self.cell)} {TURN[self.turn]}"


@dataclass(frozen=True)
class Follower:
    part: str

    def __str__(self) -> str:
        return f"follower {self.part}"


@dataclass(frozen=True)
class Prophet:
    part: str

    def __str__(self) -> str:
        return f"prophet {self.part}"


@dataclass(frozen=True)
class Walk:
    start: int
    route: int

    def __str__(self) -> str:
        return f"ark {name(self.start + END[self.route])} {ROUTE[self.route]}"


@dataclass(frozen=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Enter:
    cell: int

    def __str__(self) -> str:
        return f"enter {name(self.cell)}"


PASS: Final = Pass()

FOLLOWER: Final = {part: Follower(part) for part in PARTS}
PROPHET: Final = {part: Prophet(part) for part in PARTS if part[0] == "c"}

_PLACE: Final[dict[int, Place]] = {}
_WALK: Final[dict[int, Walk]] = {}
_ENTER: Final[dict[int, Enter]] = {}


def place(cell: int, turn: int) -> Place:
    key = 4 * cell + turn
    found = _PLACE.get(key)
    if found is None:
        if len(_PLACE) == KEPT:
            _PLACE.clear()
        found = Place(cell, turn)
        _PLACE[key] = found
    return found


def walk(start: int, route: int) -> Walk:
    key = len(ROUTES) * start + route
    found = _WALK.get(key)
    if found is None:
        if len(_WALK) == KEPT:
            _WALK.clear()
        found = Walk(start, route)
        _WALK[key] = found
    return found


def enter(cell: int) -> Enter:
    found = _ENTER.get(cell)
    if found is None:
        if len(_ENTER) == KEPT:
            _ENTER.clear()
        found = Enter(cell)
        _ENTER[cell] = found
    return found
