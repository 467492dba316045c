"""Tigris & Euphrates: the number of every action."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ludarium.cells import Cells, minus, numbers, pick
from ludarium.games.tigris.actions import (
    BUILD,
    CATASTROPHE,
    COMMIT,
    DECLINE,
    LEADER,
    LEAVE,
    PAIRS,
    PASS,
    TILE,
    WAR,
    WITHDRAW,
    Answer,
    Build,
    Catastrophe,
    Commit,
    Decline,
    Leader,
    Leave,
    Pass,
    Swap,
    Tile,
    War,
    Withdraw,
    swaps,
)
from ludarium.games.tigris.board import (
    BLUE,
    BOARD,
    CELL,
    COLOURS,
    HAND,
    LAND,
    RIVER,
    SQUARE,
    UPPER_LEFT,
)
from ludarium.games.tigris.turn import TakeAction, choice
from ludarium.games.tigris.valley import Valley
from ludarium.numbering import OUTSIDE, Numbering

BASE: Final = HAND + 1  # of a swap, whose colours are digits
Row = list[int]  # by cell, OUTSIDE where there is no such action


def _cells(colour: int) -> Cells:
    return RIVER if colour == BLUE else LAND


def _pairs(square: int) -> list[int]:
    """§5.5 The monuments that four tiles of one colour on this square can carry."""
    if not minus(SQUARE[square], LAND):
        return list(range(len(PAIRS)))
    if not minus(SQUARE[square], RIVER):
        return [pair for pair, colours in enumerate(PAIRS) if BLUE in colours]
    return []


def _digits(tiles: Sequence[int]) -> int:
    found = 0
    for n in tiles:
        found = found * BASE + n
    return found


def _listed() -> list[Answer]:
    """Every action, in the order of their numbers."""
    found: list[Answer] = []
    for colour in COLOURS:
        found += [TILE[colour][n] for n in numbers(_cells(colour))]
    for colour in COLOURS:
        found += [LEADER[colour][n] for n in numbers(LAND)]
    found += [WITHDRAW[colour][0] for colour in COLOURS]
    found += [CATASTROPHE[n] for n in numbers(BOARD)]
    found += [a for a in swaps((HAND, HAND, HAND, HAND)) if isinstance(a, Swap) and sum(a.tiles) <= HAND]
    found.append(PASS)
    found += WAR
    found += COMMIT[: HAND + 1]
    found += [BUILD[square][pair] for square in UPPER_LEFT for pair in _pairs(square)]
    found.append(DECLINE)
    found += [LEAVE[n] for n in numbers(LAND)]
    return found


def _empty() -> Row:
    return [OUTSIDE for _ in CELL]


# By what the fields of an action say: its number.
_TILE: Final[list[Row]] = [_empty() for _ in COLOURS]
_LEADER: Final[list[Row]] = [_empty() for _ in COLOURS]
_WITHDRAW: Final[Row] = [OUTSIDE for _ in COLOURS]
_CATASTROPHE: Final[Row] = _empty()
_SWAP: Final[Row] = [OUTSIDE for _ in range(BASE**4)]
_PASS: Final[Row] = [OUTSIDE]
_WAR: Final[Row] = [OUTSIDE for _ in COLOURS]
_COMMIT: Final[Row] = [OUTSIDE for _ in COMMIT]
_BUILD: Final[list[Row]] = [[OUTSIDE for _ in PAIRS] for _ in CELL]
_DECLINE: Final[Row] = [OUTSIDE]
_LEAVE: Final[Row] = _empty()


def _place(a: Answer) -> tuple[Row, int]:  # noqa: PLR0911 - one for each kind
    """The list in which its number stands, and where."""
    if isinstance(a, Tile):
        return _TILE[a.colour], a.cell
    if isinstance(a, Leader):
        return _LEADER[a.colour], a.cell
    if isinstance(a, Swap):
        return (_SWAP, _digits(a.tiles)) if sum(a.tiles) <= HAND else ([OUTSIDE], 0)
    if isinstance(a, Catastrophe):
        return _CATASTROPHE, a.cell
    if isinstance(a, Withdraw):
        return _WITHDRAW, a.colour
    if isinstance(a, Build):
        return _BUILD[a.square], a.pair
    if isinstance(a, Commit):
        return _COMMIT, a.tiles
    return _place_of_few(a)


def _place_of_few(a: War | Pass | Decline | Leave) -> tuple[Row, int]:
    if isinstance(a, War):
        return _WAR, a.colour
    if isinstance(a, Leave):
        return _LEAVE, a.cell
    return (_PASS if isinstance(a, Pass) else _DECLINE), 0


def _fill() -> None:
    for number, a in enumerate(_listed()):
        row, at = _place(a)
        row[at] = number


def all_numbers(some: Sequence[Answer]) -> list[int]:
    found: list[int] = []
    for a in some:
        if isinstance(a, Tile):  # nearly all, so without the way round
            found.append(_TILE[a.colour][a.cell])
        else:
            row, at = _place(a)
            found.append(row[at])
    return found


def legal(s: Valley) -> list[int]:
    """Hundreds of them are told by sets of cells: their order is that of the numbers."""
    if not s.asks:
        return []
    question = s.asks[-1]
    if not isinstance(question, TakeAction):
        return sorted(all_numbers(question.options(s)))
    possible = choice(s)
    found: list[int] = []
    for i, cells in enumerate(possible.cells):
        one = possible.actions[i][0]
        if isinstance(one, Withdraw):
            found.append(_WITHDRAW[one.colour])
        else:
            pick(cells, _place(one)[0], found)
    more = _swaps(tuple(possible.hand))
    return sorted(found + more) if more[0] == OUTSIDE else found + more


@cache
def _swaps(hand: tuple[int, ...]) -> list[int]:
    """Of a hand of so many tiles of each colour, and `pass`; ascending."""
    return sorted(all_numbers(swaps(hand)))


_fill()
ALL: Final = _listed()
NUMBERING: Final = Numbering([str(a) for a in ALL], all_numbers, legal=legal, actions=ALL)
