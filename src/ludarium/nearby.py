"""Which options are closest to words that are none: in the tree of words, and on the board."""

import re
from collections.abc import Callable, Iterable, Sequence
from heapq import nsmallest
from itertools import takewhile
from typing import Final

Place = Callable[[str], tuple[int, int] | None]
Words = Sequence[str]

MOST: Final = 3
NUMBER: Final = re.compile(r"[0-9]{1,6}")
END: Final = 2  # words that two answers end with alike, if they begin differently and are of one kind


def nowhere(_word: str) -> tuple[int, int] | None:
    """Of a game whose words name no places that lie near each other."""
    return None


def nearest(texts: Iterable[str], words: str, place: Place = nowhere) -> tuple[str, ...]:
    """At most three of these texts: those that begin alike for longest, and of them the nearest."""
    tried = words.split(" ")
    found = [text.split(" ") for text in texts]
    kin = [one for one in found if alike(one, tried) or alike(one[::-1], tried[::-1]) >= END]
    closest = nsmallest(MOST, kin, lambda one: (-alike(one, tried), apart(one, tried, place)))
    return tuple([" ".join(one) for one in closest])


def alike(one: Words, other: Words) -> int:
    """How many words both begin with."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def apart(one: Words, other: Words, place: Place) -> int:
    """Word by word from the end: who calls a god first does the same thing otherwise."""
    pairs = zip(reversed(one), reversed(other), strict=False)
    return abs(len(one) - len(other)) + sum([steps(*pair, place) for pair in pairs])


def steps(word: str, other: str, place: Place) -> int:
    """Between two places or two numbers; between other words it is one."""
    if NUMBER.fullmatch(word) and NUMBER.fullmatch(other):
        return abs(int(word) - int(other))
    here, there = place(word), place(other)
    if here is None or there is None:
        return int(word != other)
    return abs(here[0] - there[0]) + abs(here[1] - there[1])
