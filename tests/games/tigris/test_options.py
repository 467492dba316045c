"""The options of a turn, against a slow reading of the rules on a drawn board."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludarium import options
from ludarium.games.tigris import GAME
from ludarium.games.tigris.board import COLOUR, LETTER
from tests.games.tigris.play import around, random_game
from tests.games.tigris.test_conservation import TEMPLES, is_river, regions

BOARD = [f"{column}{row}" for row in range(1, 12) for column in "ABCDEFGHIJKLMNOP"]


def kingdoms(cells: dict[str, str]) -> list[set[str]]:
    return [region for region in regions(cells) if any(cells[name][0].isdigit() for name in region)]


def touched(realms: list[set[str]], name: str) -> int:
    return sum(any(near in realm for near in around(name)) for realm in realms)


def slow_tiles(cells: dict[str, str], hand: str) -> Iterator[str]:
    """§5.2"""
    realms = kingdoms(cells)
    for colour, letter in zip(COLOUR, LETTER, strict=True):
        for name in BOARD if letter in hand else []:
            if name not in cells and is_river(name) == (letter == "B") and touched(realms, name) <= 2:
                yield f"tile {colour} {name}"


def slow_leaders(cells: dict[str, str], seat: int) -> Iterator[str]:
    """§5.1"""
    for colour, letter in zip(COLOUR, LETTER, strict=True):
        lifted = {name: token for name, token in cells.items() if token != f"{seat + 1}{letter}"}
        realms = kingdoms(lifted)
        for name in BOARD:
            by_temple = any(cells.get(near) in TEMPLES for near in around(name))
            if name not in cells and not is_river(name) and by_temple and touched(realms, name) <= 1:
                yield f"leader {colour} {name}"


def slow_withdrawals(cells: dict[str, str], seat: int) -> Iterator[str]:
    for colour, letter in zip(COLOUR, LETTER, strict=True):
        if f"{seat + 1}{letter}" in cells.values():
            yield f"withdraw {colour}"


def slow_catastrophes(cells: dict[str, str], left: int) -> Iterator[str]:
    """§5.7"""
    for name in BOARD if left else []:
        if cells.get(name, "..") in ("..", "r.", "k.", "b.", "g."):
            yield f"catastrophe {name}"


def slow_options(s: Any) -> list[str]:
    view = GAME.view(s, s.active)
    cells = view["cells"]
    return [
        *slow_tiles(cells, view["hands"][s.active]),
        *slow_leaders(cells, s.active),
        *slow_withdrawals(cells, s.active),
        *slow_catastrophes(cells, view["catastrophes"][s.active]),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_are_those_of_a_slow_reading(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 20 + players)):
        if number % 3 == 0 and s.asks and type(s.asks[-1]).__name__ == "TakeAction":
            found = [text for text in map(str, options(s)) if text.split(" ")[0] not in ("swap", "pass")]
            assert found == slow_options(s)
