"""The Ark of the Covenant: cells of a table without limits, each one whole number."""

import re
from typing import Final

from ludarium.cells.native import i64

# A cell is y * ROW + x, so cells sort in reading order: from north to south, in a row from west to east.
# Not a power of two, with which all cells of a column would want the same place in a dictionary.
ROW: Final = 1_000_037
FAR: Final = ROW // 4  # as far as positions go; no game gets there

N, E, S, W = range(4)
SIDES: Final = [N, E, S, W]
SIDE: Final = "NESW"  # the names of sides, and in small letters of turns and steps
STEP: Final = [-ROW, 1, ROW, -1]

_CELL: Final = re.compile(r"(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})")


def cell(x: int, y: int) -> int:
    return y * ROW + x


def x_of(at: i64) -> i64:
    return (at + ROW // 2) % ROW - ROW // 2


def y_of(at: i64) -> i64:
    return (at + ROW // 2) // ROW


def name(at: int) -> str:
    return f"{x_of(at)},{y_of(at)}"


def names(cells: list[int]) -> str:
    """In reading order."""
    return " ".join([name(at) for at in sorted(cells)])


def is_cell(word: str) -> bool:
    match = _CELL.fullmatch(word)
    return match is not None and all(abs(int(number)) <= FAR for number in match.groups())


def parse(word: str) -> int:
    """Trusted: it is a cell."""
    x, y = word.split(",")
    return cell(int(x), int(y))
