"""The Ark of the Covenant: what anybody can do, made once and shared; cells are many, so made on demand."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ludarium.core import Frozen
from ludarium.games.ark.cells import name
from ludarium.games.ark.drawn import LETTER
from ludarium.games.ark.routes import END, ROUTE
from ludarium.games.ark.tiles import TURN

PARTS: Final = [f"{kind}{n}" for kind in LETTER for n in range(4)]
KEPT: Final = 1 << 16  # so many actions of a kind; what was not used for long is made again


@dataclass(frozen=True)
class Place(Frozen):
    cell: int
    turn: int

    def __str__(self) -> str:
        return f"tile {name(self.cell)} {TURN[self.turn]}"


@dataclass(frozen=True)
class Follower(Frozen):
    part: str

    def __str__(self) -> str:
        return f"follower {self.part}"


@dataclass(frozen=True)
class Prophet(Frozen):
    part: str

    def __str__(self) -> str:
        return f"prophet {self.part}"


@dataclass(frozen=True)
class Walk(Frozen):
    start: int
    route: int

    def __str__(self) -> str:
        return f"ark {name(self.start + END[self.route])} {ROUTE[self.route]}"


@dataclass(frozen=True)
class Pass(Frozen):
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Enter(Frozen):
    cell: int

    def __str__(self) -> str:
        return f"enter {name(self.cell)}"


Deed: TypeAlias = Follower | Prophet | Walk | Pass  # once the tile lies

PASS: Final = Pass()

FOLLOWER: Final = {part: Follower(part) for part in PARTS}
PROPHET: Final = {part: Prophet(part) for part in PARTS if part[0] == "c"}

# By cell and turn, by start and route, by cell.
place: Final = lru_cache(KEPT)(Place)
walk: Final = lru_cache(KEPT)(Walk)
enter: Final = lru_cache(KEPT)(Enter)
