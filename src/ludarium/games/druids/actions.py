"""Druidenwalzer: everything anybody can ever do, made once; questions only point at it."""

from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen
from ludarium.games.druids.places import DRUID, DRUIDS, NAME, ROUND, SPIRITS, Spirit


@dataclass(frozen=True)
class Place(Frozen):
    druid: int
    tree: int

    def __str__(self) -> str:
        return f"place {DRUID[self.druid]} {NAME[self.tree]}"


@dataclass(frozen=True)
class Waltz(Frozen):
    spirit: Spirit
    tree: int

    def __str__(self) -> str:
        return f"waltz {self.spirit} {NAME[self.tree]}"


@dataclass(frozen=True)
class Jump(Frozen):
    druid: int

    def __str__(self) -> str:
        return f"jump {DRUID[self.druid]}"


@dataclass(frozen=True)
class Drop(Frozen):
    spirit: Spirit

    def __str__(self) -> str:
        return f"drop {self.spirit}"


@dataclass(frozen=True)
class Clear(Frozen):
    tree: int

    def __str__(self) -> str:
        return f"clear {NAME[self.tree]}"


@dataclass(frozen=True)
class Pass(Frozen):
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Fight(Frozen):
    druid: int

    def __str__(self) -> str:
        return f"fight {DRUID[self.druid]}"


Turn = Waltz | Jump | Drop | Clear | Pass

# By druid, by the spirit's rank, by place.
PLACE: Final[list[list[Place]]] = [[Place(druid, place) for place in range(ROUND)] for druid in DRUIDS]
WALTZ: Final[list[list[Turn]]] = [[Waltz(spirit, place) for place in range(ROUND)] for spirit in SPIRITS]
JUMP: Final[list[Turn]] = [Jump(druid) for druid in DRUIDS]
DROP: Final[list[Turn]] = [Drop(spirit) for spirit in SPIRITS]
CLEAR: Final[list[Turn]] = [Clear(place) for place in range(ROUND)]
PASS: Final[Turn] = Pass()
FIGHT: Final[list[Fight]] = [Fight(druid) for druid in DRUIDS]
