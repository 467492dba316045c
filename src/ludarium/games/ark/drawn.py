"""The Ark of the Covenant: what is drawn on a tile, read from its name (notation.md §2)."""

import re
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen
from ludarium.games.ark.cells import SIDE, SIDES

CITY, ROAD, FIELD = range(3)
KIND: Final = ["city", "road", "field"]
LETTER: Final = "crf"

# The rim of a tile has eight halves, clockwise from the north-west corner.
HALF: Final = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"]

_PART: Final = re.compile(r"c([NESW]+)(\+[1-9]\d{0,3})?|r([NESW]{1,2})(\+[1-9]\d{0,3})?")
_JUNCTION: Final = re.compile(r"([xt])((?:[NESW](?:\+[1-9]\d{0,3})?)+)")
_ARM: Final = re.compile(r"([NESW])(\+[1-9]\d{0,3})?")
_HERD: Final = re.compile(r"f(\d)(\+[1-9]\d{0,3})?(-[1-9]\d{0,3})?")


class BadTile(ValueError):
    """No tile has this name; the message says why."""


@dataclass(frozen=True)
class Part(Frozen):
    """A connected piece of city, road or field: the sides it is open to, or for a field its halves."""

    kind: int
    rim: tuple[int, ...]
    good: int = 0  # scrolls, oases or sheep
    wolves: int = 0
    ends: tuple[str, ...] = ()  # of a road, inside the tile


@dataclass(frozen=True)
class Figure(Frozen):
    """What is drawn in one piece, with the sides where it reaches the rim: it parts the fields."""

    sides: tuple[int, ...]

    def parts(self, one: int, other: int) -> bool:
        """Whether it reaches the rim on both of the ways round from one half to the other."""
        low, high = sorted((one, other))
        between = [low <= 2 * side < high for side in self.sides]
        return any(between) and not all(between)


class Drawing:
    """The parts of a tile, gathered word by word."""

    def __init__(self, name: str) -> None:
        self.cities: list[Part] = []
        self.roads: list[Part] = []
        self.figures: list[Figure] = []
        self.temple = False
        herds: list[tuple[str | None, ...]] = []
        for word in name.split("."):
            if match := _PART.fullmatch(word):
                self._add_part(*match.groups())
            elif match := _JUNCTION.fullmatch(word):
                self._add_junction(*match.groups())
            elif match := _HERD.fullmatch(word):
                herds.append(match.groups())
            else:
                raise BadTile(f"{name}: {word!r} is no part of a tile")
        self._check_sides(name)
        self._join_roads_to_the_wall(name)
        self.fields = self._fields(name, herds)

    def _add_part(self, city: str | None, scrolls: str | None, road: str | None, oases: str | None) -> None:
        sides = tuple(SIDE.index(letter) for letter in city or road or "")
        if city:
            self.cities.append(Part(CITY, sides, int(scrolls or 0)))
        else:
            self.roads.append(Part(ROAD, sides, int(oases or 0), ends=("city",) * (2 - len(sides))))
        self.figures.append(Figure(sides))

    def _add_junction(self, kind: str, arms: str) -> None:
        """A crossing or temple: each side is a road of its own that ends there."""
        end = "temple" if kind == "t" else "crossing"
        self.temple = self.temple or kind == "t"
        found = _ARM.findall(arms)
        if kind == "x" and len(found) < 3:
            raise BadTile(f"x{arms}: a crossing has three roads or four")
        self.roads += [Part(ROAD, (SIDE.index(side),), int(oases or 0), ends=(end,)) for side, oases in found]
        self.figures.append(Figure(tuple(SIDE.index(side) for side, _ in found)))

    def _check_sides(self, name: str) -> None:
        used = [side for part in (*self.cities, *self.roads) for side in part.rim]
        if len(set(used)) < len(used):
            raise BadTile(f"{name}: a side belongs to one part only")

    def _join_roads_to_the_wall(self, name: str) -> None:
        """A road from one side alone ends at the wall of the only city, and forms one figure with it."""
        for road in self.roads:
            if "city" in road.ends:
                if len(self.cities) != 1:
                    raise BadTile(f"{name}: a road that ends at a wall takes exactly one city")
                wall = next(f for f in self.figures if f.sides[0] in self.cities[0].rim)
                self.figures = [f for f in self.figures if f != wall and f.sides != road.rim]
                self.figures.append(Figure(wall.sides + road.rim))

    def _fields(self, name: str, herds: list[tuple[str | None, ...]]) -> list[Part]:
        """The halves that nothing drawn parts, numbered clockwise from `Ne`, with who grazes there."""
        walled = [side for city in self.cities for side in city.rim]
        found: list[list[int]] = []
        for half in [1, 2, 3, 4, 5, 6, 7, 0]:
            if half // 2 not in walled:
                near = [field for field in found if not any(f.parts(field[0], half) for f in self.figures)]
                if near:
                    near[0].append(half)
                else:
                    found.append([half])
        grazing = {int(number or 0): (int(sheep or 0), -int(wolves or 0)) for number, sheep, wolves in herds}
        if len(grazing) < len(herds) or not all(number < len(found) for number in grazing):
            raise BadTile(f"{name}: there is no such field, or it is named twice")
        return [
            Part(FIELD, tuple(sorted(halves)), *grazing.get(number, (0, 0)))
            for number, halves in enumerate(found)
        ]

    def parts(self) -> list[Part]:
        """Cities, roads, fields: in the order in which parts are always named."""
        return [*self.cities, *self.roads, *self.fields]


def edges(parts: list[Part]) -> list[int]:
    """What is on each side."""
    found = [FIELD] * 4
    for part in parts:
        if part.kind != FIELD:
            for side in part.rim:
                found[side] = part.kind
    return found


def topology(parts: list[Part]) -> str:
    """The sides as letters from north clockwise, in the turn that comes first in the alphabet."""
    letters = "".join("CRF"[kind] for kind in edges(parts))
    return min(letters[turn:] + letters[:turn] for turn in SIDES)
