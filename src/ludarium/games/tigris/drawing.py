"""Tigris & Euphrates: the drawn board of a position read (notation.md §5)."""

from typing import Final

from ludarium.cells import meets, numbers
from ludarium.core import BadPosition
from ludarium.games.tigris.board import AT, CELL, LETTER, NAME, RIVER, START

EMPTY_LAND: Final = ".."
EMPTY_RIVER: Final = "~~"
ON_RIVER: Final = [EMPTY_RIVER, "b.", "#b", "XX"]
LEADERS: Final = [f"{seat}{letter}" for seat in "1234" for letter in LETTER]
ON_LAND: Final = [EMPTY_LAND, "r.", "k.", "g.", "r*", "#r", "#k", "#g", "#*", "XX", *LEADERS]


def read_board(board: list[str], cells: list[tuple[str, str]], players: int) -> dict[int, str]:
    """The tokens of all cells that are not empty; raises `BadPosition`."""
    kind, *drawn = board
    if kind not in ("", "start"):
        raise BadPosition(f"a board is drawn, or begins with 'start', not with {kind!r}")
    tokens = {n: "r*" for n in numbers(START)} if kind else {}
    for name, token in [*_drawn(drawn), *cells]:
        _put(tokens, name, token)
    leaders = [token for token in tokens.values() if token in LEADERS]
    if len(set(leaders)) < len(leaders) or any(int(token[0]) > players for token in leaders):
        raise BadPosition("a leader stands here twice, or its seat does not play")
    return tokens


def _drawn(lines: list[str]) -> list[tuple[str, str]]:
    if not lines:
        return []
    columns = lines[0].split()
    if "".join(columns) not in "ABCDEFGHIJKLMNOP" or any(len(column) != 1 for column in columns):
        raise BadPosition(f"{lines[0].strip()!r} does not name columns")
    return [entry for line in lines[1:] for entry in _row(columns, line.split())]


def _row(columns: list[str], words: list[str]) -> list[tuple[str, str]]:
    if len(words) != len(columns) + 1:
        raise BadPosition(f"row {words[0]} has not as many tokens as there are columns")
    return [(column + words[0], token) for column, token in zip(columns, words[1:], strict=True)]


def _put(tokens: dict[int, str], name: str, token: str) -> None:
    """Instead of what was there."""
    if name not in AT:
        raise BadPosition(f"there is no cell {name}")
    n = AT[name]
    if token not in (ON_RIVER if meets(CELL[n], RIVER) else ON_LAND):
        raise BadPosition(f"{token!r} cannot be on {NAME[n]}")
    tokens.pop(n, None)
    if token not in (EMPTY_LAND, EMPTY_RIVER):
        tokens[n] = token
