"""Bora Bora: what is given as a view, looked at before it is believed.  Otherwise: `BadPosition`."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from ludarium.core import BadPosition, View, shortened
from ludarium.games.borabora.inventory import GODS
from ludarium.games.borabora.tiles import COLOURS

T = TypeVar("T")
COLOUR: Final = {god: colour for colour, god in enumerate(GODS)}


def named(value: object) -> View:
    """Things by name."""
    if not isinstance(value, dict):
        raise BadPosition(f"{shortened(value)} has no names in it")
    return value


def part(seen: View, name: str) -> object:
    if name not in seen:
        raise BadPosition(f"{name} is missing")
    found: object = seen[name]
    return found


def listed(value: object, most: int = 200) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise BadPosition(f"{shortened(value)} is not a list that can stand here")
    return value


def number(value: object, least: int = 0, most: int = 10**6) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{shortened(str(value))} is not a number that can stand here")
    return value


def is_true(value: object) -> bool:
    if type(value) is not bool:
        raise BadPosition(f"{shortened(value)} is neither true nor false")
    return value


def one_of(known: Mapping[str, T], value: object, what: str) -> T:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{shortened(value)} is not {what}")
    return known[value]


def some_of(known: Mapping[str, T], value: object, what: str) -> list[T]:
    return [one_of(known, name, what) for name in listed(value)]


def card_counts(value: object) -> list[int]:
    """God cards by colour."""
    names = some_of(COLOUR, value, "a god card")
    return [names.count(colour) for colour in COLOURS]


def places(names: Sequence[str]) -> dict[str, int]:
    """The place of each name in its row."""
    return {name: place for place, name in enumerate(names)}
