"""Sets of cells as Python integers, one bit a cell: the fastest there is without a compiler."""

from typing import Any, Final

Cells = int
EMPTY: Final = 0
HALVES: Final = [(width, (1 << width) - 1) for width in (128, 64, 32, 16, 8, 4, 2, 1)]

count = int.bit_count


def cell_at(number: int) -> Cells:
    return 1 << number


def meets(a: Cells, b: Cells) -> bool:
    return a & b != 0


def minus(a: Cells, b: Cells) -> Cells:
    return a & ~b


def union(some: list[Cells]) -> Cells:
    found = EMPTY
    for a in some:
        found |= a
    return found


def spread(a: Cells) -> Cells:
    return a | a << 1 | a >> 1 | a << 17 | a >> 17


def first(a: Cells) -> Cells:
    return a & -a


def split(a: Cells) -> list[Cells]:
    parts = []
    while a:
        part, grown = 0, a & -a
        while grown != part:
            part = grown
            grown = (part | part << 1 | part >> 1 | part << 17 | part >> 17) & a
        parts.append(part)
        a ^= part
    return parts


def nth(a: Cells, n: int) -> int:
    number = 0
    for width, mask in HALVES:
        low = a & mask
        below = low.bit_count()
        if n < below:
            a = low
        else:
            n -= below
            a >>= width
            number += width
    return number


def numbers(a: Cells) -> list[int]:
    found = []
    while a:
        low = a & -a
        found.append(low.bit_length() - 1)
        a ^= low
    return found


def pick(a: Cells, table: list[Any], found: list[Any]) -> None:
    while a:
        low = a & -a
        found.append(table[low.bit_length() - 1])
        a ^= low


class Borders:
    def __init__(self) -> None:
        self.one = self.two = self.three = 0

    def add(self, cells: Cells) -> None:
        near = cells | cells << 1 | cells >> 1 | cells << 17 | cells >> 17
        self.three |= self.two & near
        self.two |= self.one & near
        self.one |= near

    def twice(self) -> Cells:
        return self.two

    def thrice(self) -> Cells:
        return self.three
