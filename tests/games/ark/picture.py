"""The land painted pixel by pixel from the names of its tiles, and read by looking at the picture.

Slow, and knows nothing of the engine: what belongs together is what can be reached without changing colour.
A tile is nine pixels by nine.  Its corners and the middle of a crossing or temple are stones.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

SIZE = 9
LAST, MIDDLE = SIZE - 1, SIZE // 2
SIDES = "NESW"
STONE, CITY, ROAD, FIELD = "#CR."
Pixel = tuple[int, int]  # row, column
Cell = tuple[int, int]  # x, y

EDGE: dict[str, list[Pixel]] = {
    "N": [(0, n) for n in range(1, LAST)],
    "E": [(n, LAST) for n in range(1, LAST)],
    "S": [(LAST, n) for n in range(1, LAST)],
    "W": [(n, 0) for n in range(1, LAST)],
}
# From the middle of each side to the pixel before the middle of the tile.
ARM: dict[str, list[Pixel]] = {
    "N": [(n, MIDDLE) for n in range(MIDDLE)],
    "E": [(MIDDLE, LAST - n) for n in range(MIDDLE)],
    "S": [(LAST - n, MIDDLE) for n in range(MIDDLE)],
    "W": [(MIDDLE, n) for n in range(MIDDLE)],
}
CORNER = {"NE": (1, LAST - 1), "ES": (LAST - 1, LAST - 1), "SW": (LAST - 1, 1), "NW": (1, 1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
# The halves of the rim, clockwise from the right half of the north side.
HALVES = [(0, 6), (2, LAST), (6, LAST), (LAST, 6), (LAST, 2), (6, 0), (2, 0), (0, 2)]


@dataclass
class Painting:
    """One tile: its pixels, and where its parts begin."""

    pixels: dict[Pixel, str]
    parts: dict[str, Pixel] = field(default_factory=dict)
    marks: Counter[str] = field(default_factory=Counter)  # scrolls, oases, sheep
    wolves: Counter[str] = field(default_factory=Counter)
    temple: bool = False


@cache
def paint(name: str) -> Painting:
    found = Painting({(row, column): FIELD for row in range(SIZE) for column in range(SIZE)})
    for corner in ((0, 0), (0, LAST), (LAST, 0), (LAST, LAST)):
        found.pixels[corner] = STONE
    words = name.split(".")
    for word in words:
        if word[0] == "c":
            _paint_city(found, word)
    for word in words:
        if word[0] in "rxt":
            _paint_roads(found, word)
    _name_fields(found)
    for word in words:
        if word[0] == "f":
            match = re.fullmatch(r"(f\d)(?:\+(\d+))?(?:-(\d+))?", word)
            assert match
            assert match[1] in found.parts
            found.marks[match[1]], found.wolves[match[1]] = int(match[2] or 0), int(match[3] or 0)
    return found


def _add(found: Painting, kind: str, start: Pixel, mark: str) -> None:
    name = f"{kind}{sum(part[0] == kind for part in found.parts)}"
    found.parts[name] = start
    found.marks[name] = int(mark or 0)


def _paint_city(found: Painting, word: str) -> None:
    sides, _, mark = word[1:].partition("+")
    pixels = [pixel for side in sides for pixel in EDGE[side]]
    corners = [pixel for pair, pixel in CORNER.items() if set(pair) <= set(sides)]
    if len(sides) == 2 and not corners:  # two sides that face each other
        pixels += [*ARM[sides[0]], (MIDDLE, MIDDLE), *ARM[sides[1]]]
    for pixel in [*pixels, *corners]:
        found.pixels[pixel] = CITY
    _add(found, "c", EDGE[sides[0]][0], mark)


def _paint_roads(found: Painting, word: str) -> None:
    arms = re.findall(r"([NESW])(?:\+(\d+))?", word)
    for side, _ in arms:
        for pixel in ARM[side]:
            found.pixels[pixel] = ROAD
    if word[0] in "xt":
        found.pixels[MIDDLE, MIDDLE] = STONE
        found.temple = found.temple or word[0] == "t"
        for side, mark in arms:
            _add(found, "r", ARM[side][0], mark)
        return
    found.pixels[MIDDLE, MIDDLE] = ROAD
    if len(arms) == 1:  # straight on to the wall
        for pixel in ARM[OPPOSITE[arms[0][0]]]:
            if found.pixels[pixel] != CITY:
                found.pixels[pixel] = ROAD
    _add(found, "r", ARM[arms[0][0]][0], arms[-1][1])


def _name_fields(found: Painting) -> None:
    seen: set[Pixel] = set()
    for half in HALVES:
        if found.pixels[half] == FIELD and half not in seen:
            seen |= flood(found.pixels, half)
            _add(found, "f", half, "")


def flood(pixels: dict[Pixel, str], start: Pixel) -> set[Pixel]:
    """All that can be reached without changing colour."""
    found, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near not in found and pixels.get(near) == pixels[start]:
                found.add(near)
                edge.append(near)
    return found


def turned(pixel: Pixel, turn: str) -> Pixel:
    """After the quarters clockwise that the letter says."""
    row, column = pixel
    for _ in range("nesw".index(turn)):
        row, column = column, LAST - row
    return row, column


@cache
def side_colour(name: str, turn: str, side: str) -> str:
    """What is in the middle of this side of the turned tile."""
    painting = paint(name)
    return next(painting.pixels[pixel] for pixel in painting.pixels if turned(pixel, turn) == ARM[side][0])


@cache
def look(name: str, turn: str) -> list[Any]:
    """All that can be told by looking at the turned tile: what is where on the rim, with which marks."""
    painting = paint(name)
    found = []
    for part, start in painting.parts.items():
        rim = [pixel for pixel in flood(painting.pixels, start) if {0, LAST} & set(pixel)]
        marks = painting.marks[part], painting.wolves[part]
        found.append((part[0], sorted(turned(pixel, turn) for pixel in rim), marks))
    return sorted(found)


@dataclass
class Feature:
    """What belongs together in the picture of the land."""

    kind: str
    parts: list[tuple[Cell, str]]
    open_at: list[tuple[Cell, str]]  # sides towards empty cells
    good: int  # scrolls, oases, sheep
    wolves: int

    @property
    def open(self) -> int:
        return len(self.open_at)

    def tiles(self) -> int:
        return len({cell for cell, _ in self.parts})


def cell_of(words: str) -> Cell:
    x, y = words.split(",")
    return int(x), int(y)


def reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


class Land:
    """The picture of a whole view."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.tiles: dict[Cell, dict[str, Any]] = {cell_of(tile["cell"]): tile for tile in view["tiles"]}
        self.pixels: dict[Pixel, str] = {}
        for cell, tile in self.tiles.items():
            for pixel, colour in paint(tile["name"]).pixels.items():
                self.pixels[self._at(cell, turned(pixel, tile["turn"]))] = colour

    def _at(self, cell: Cell, pixel: Pixel) -> Pixel:
        return SIZE * cell[1] + pixel[0], SIZE * cell[0] + pixel[1]

    def parts(self) -> Iterator[tuple[Cell, str, Pixel]]:
        """Every part of every tile, and a pixel of it; in reading order."""
        for cell in sorted(self.tiles, key=reading):
            painting = paint(self.tiles[cell]["name"])
            for part in sorted(painting.parts, key=lambda part: ("crf".index(part[0]), part)):
                yield cell, part, self._at(cell, turned(painting.parts[part], self.tiles[cell]["turn"]))

    def features(self) -> list[Feature]:
        """In the order of their first parts."""
        found: list[Feature] = []
        lies_in: dict[Pixel, Feature] = {}
        for cell, part, pixel in self.parts():
            painting = paint(self.tiles[cell]["name"])
            if pixel not in lies_in:
                area = flood(self.pixels, pixel)
                found.append(Feature(part[0], [], self._open_sides(area), 0, 0))
                lies_in |= dict.fromkeys(area, found[-1])
            feature = lies_in[pixel]
            feature.parts.append((cell, part))
            feature.good += painting.marks[part]
            feature.wolves += painting.wolves[part]
        return found

    def _open_sides(self, area: set[Pixel]) -> list[tuple[Cell, str]]:
        """Where the middle of a side, or for a field either end of it, lies in the area before nothing."""
        found: list[tuple[Cell, str]] = []
        for cell in self.tiles:
            for side, (x, y) in BESIDE.items():
                if (cell[0] + x, cell[1] + y) not in self.tiles:
                    edge = [self._at(cell, pixel) for pixel in EDGE[side]]
                    if edge[MIDDLE - 1] in area:
                        found.append((cell, side))
                    elif self.pixels[edge[MIDDLE - 1]] == ROAD:
                        found += [(cell, side)] * ((edge[0] in area) + (edge[-1] in area))
        return found
