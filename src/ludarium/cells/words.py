"""Sets of cells as immutable values on four machine words, for mypyc.

A word holds three rows of 17 bits, so that its sign bit is never used.
"""

from typing import Any, Final, final

from ludarium.cells.native import i64, mypyc_attr

FULL: Final[i64] = 0x7FFFFFFFFFFFF  # 51 bits
PAIRS: Final[i64] = 0x5555555555555555
FOURS: Final[i64] = 0x3333333333333333
BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
SUM: Final[i64] = 0x0101010101010101


def ones(w: i64) -> i64:
    """How many bits of a word are set."""
    w = w - ((w >> 1) & PAIRS)
    w = (w & FOURS) + ((w >> 2) & FOURS)
    w = (w + (w >> 4)) & BYTES
    return ((w * SUM) >> 56) & 0x7F  # interpreted integers do not wrap: the mask keeps both in step


def place(w: i64) -> i64:
    """The number of the lowest bit that is set."""
    return ones((w & -w) - 1)


@mypyc_attr(acyclic=True)
@final
class Cells:
    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __reduce__(self) -> tuple[Any, ...]:
        return Cells, (self.a, self.b, self.c, self.d)

    def __or__(self, o: "Cells") -> "Cells":
        return Cells(self.a | o.a, self.b | o.b, self.c | o.c, self.d | o.d)

    def __and__(self, o: "Cells") -> "Cells":
        return Cells(self.a & o.a, self.b & o.b, self.c & o.c, self.d & o.d)

    def __bool__(self) -> bool:
        return (self.a | self.b | self.c | self.d) != 0


EMPTY: Final = Cells(0, 0, 0, 0)


def cell_at(number: i64) -> Cells:
    word = number // 51
    bit: i64 = 1
    bit <<= number % 51
    return Cells(
        bit if word == 0 else 0, bit if word == 1 else 0, bit if word == 2 else 0, bit if word == 3 else 0
    )


def count(s: Cells) -> i64:
    return ones(s.a) + ones(s.b) + ones(s.c) + ones(s.d)


def meets(s: Cells, o: Cells) -> bool:
    """Unlike `&` it makes no set."""
    return ((s.a & o.a) | (s.b & o.b) | (s.c & o.c) | (s.d & o.d)) != 0


def minus(s: Cells, o: Cells) -> Cells:
    return Cells(s.a & ~o.a, s.b & ~o.b, s.c & ~o.c, s.d & ~o.d)


def union(some: list[Cells]) -> Cells:
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    for s in some:
        a |= s.a
        b |= s.b
        c |= s.c
        d |= s.d
    return Cells(a, b, c, d)


def spread(s: Cells) -> Cells:
    a, b, c, d = s.a, s.b, s.c, s.d
    return Cells(
        (a | a << 1 | a >> 1 | a << 17 | a >> 17 | b << 34) & FULL,
        (b | b << 1 | b >> 1 | b << 17 | b >> 17 | a >> 34 | c << 34) & FULL,
        (c | c << 1 | c >> 1 | c << 17 | c >> 17 | b >> 34 | d << 34) & FULL,
        (d | d << 1 | d >> 1 | d << 17 | d >> 17 | c >> 34) & FULL,
    )


def first(s: Cells) -> Cells:
    if s.a != 0:
        return Cells(s.a & -s.a, 0, 0, 0)
    if s.b != 0:
        return Cells(0, s.b & -s.b, 0, 0)
    if s.c != 0:
        return Cells(0, 0, s.c & -s.c, 0)
    return Cells(0, 0, 0, s.d & -s.d)


def fill(seed: Cells, within: Cells) -> Cells:
    """All cells of `within` that are connected with the seed."""
    a, b, c, d = seed.a, seed.b, seed.c, seed.d
    wa, wb, wc, wd = within.a, within.b, within.c, within.d
    while True:
        a2 = (a | a << 1 | a >> 1 | a << 17 | a >> 17 | b << 34) & wa
        b2 = (b | b << 1 | b >> 1 | b << 17 | b >> 17 | a >> 34 | c << 34) & wb
        c2 = (c | c << 1 | c >> 1 | c << 17 | c >> 17 | b >> 34 | d << 34) & wc
        d2 = (d | d << 1 | d >> 1 | d << 17 | d >> 17 | c >> 34) & wd
        if a2 == a and b2 == b and c2 == c and d2 == d:
            return Cells(a, b, c, d)
        a, b, c, d = a2, b2, c2, d2


def split(s: Cells) -> list[Cells]:
    parts: list[Cells] = []
    while s:
        part = fill(first(s), s)
        parts.append(part)
        s = minus(s, part)
    return parts


def nth(s: Cells, n: i64) -> i64:
    start: i64 = 0
    w = s.a
    below = ones(w)
    if n >= below:
        n -= below
        start = 51
        w = s.b
        below = ones(w)
        if n >= below:
            n -= below
            start = 102
            w = s.c
            below = ones(w)
            if n >= below:
                n -= below
                start = 153
                w = s.d
    while n > 0:
        w &= w - 1
        n -= 1
    return start + place(w)


def numbers(s: Cells) -> list[int]:
    found: list[int] = []
    start: i64 = 0
    for word in (s.a, s.b, s.c, s.d):
        w = word
        while w != 0:
            found.append(start + place(w))
            w &= w - 1
        start += 51
    return found


def pick(s: Cells, table: list[Any], found: list[Any]) -> None:
    start: i64 = 0
    for word in (s.a, s.b, s.c, s.d):
        w = word
        while w != 0:
            found.append(table[start + place(w)])
            w &= w - 1
        start += 51


@mypyc_attr(acyclic=True)
@final
class Borders:
    """One counter a cell, up to three, as bits on twelve words."""

    def __init__(self) -> None:
        self.a1: i64 = 0
        self.b1: i64 = 0
        self.c1: i64 = 0
        self.d1: i64 = 0
        self.a2: i64 = 0
        self.b2: i64 = 0
        self.c2: i64 = 0
        self.d2: i64 = 0
        self.a3: i64 = 0
        self.b3: i64 = 0
        self.c3: i64 = 0
        self.d3: i64 = 0

    def add(self, cells: Cells) -> None:
        a, b, c, d = cells.a, cells.b, cells.c, cells.d
        a, b, c, d = (
            (a | a << 1 | a >> 1 | a << 17 | a >> 17 | b << 34) & FULL,
            (b | b << 1 | b >> 1 | b << 17 | b >> 17 | a >> 34 | c << 34) & FULL,
            (c | c << 1 | c >> 1 | c << 17 | c >> 17 | b >> 34 | d << 34) & FULL,
            (d | d << 1 | d >> 1 | d << 17 | d >> 17 | c >> 34) & FULL,
        )
        self.a3 |= self.a2 & a
        self.a2 |= self.a1 & a
        self.a1 |= a
        self.b3 |= self.b2 & b
        self.b2 |= self.b1 & b
        self.b1 |= b
        self.c3 |= self.c2 & c
        self.c2 |= self.c1 & c
        self.c1 |= c
        self.d3 |= self.d2 & d
        self.d2 |= self.d1 & d
        self.d1 |= d

    def twice(self) -> Cells:
        return Cells(self.a2, self.b2, self.c2, self.d2)

    def thrice(self) -> Cells:
        return Cells(self.a3, self.b3, self.c3, self.d3)
