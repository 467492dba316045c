"""Tigris & Euphrates: the canonical text of a position (notation.md §5)."""

from collections.abc import Iterator

from ludarium.cells import numbers
from ludarium.games.tigris.actions import MONUMENT, words
from ludarium.games.tigris.board import (
    ACTIONS,
    CATASTROPHES,
    CELL,
    COLOUR,
    COLOURS,
    LETTER,
    NAME,
    RIVER,
    TILES,
    WIDTH,
)
from ludarium.games.tigris.conflict import Conflict
from ludarium.games.tigris.turn import NOT_YET, BuildMonument, ChooseWar, LeaveTreasure, Support
from ludarium.games.tigris.valley import Rules, Valley, fours, in_order, letters


def write(s: Valley) -> str:
    """Reading it and writing again gives the same."""
    return "".join(f"{line}\n" for line in _lines(s))


def _lines(s: Valley) -> Iterator[str]:
    """A line that says the default is left out."""
    yield f"players: {s.players}"
    if s.rules != Rules():
        yield f"options: {', '.join(_options(s.rules))}"
    yield from drawing(s)
    if s.monuments:
        yield "monuments: " + ", ".join(f"{NAME[m.square]} {MONUMENT[m.pair]}" for m in s.monuments)
    if (s.active, s.left) != (0, ACTIONS):
        yield f"turn: {turn_text(s)}"
    if ask_text(s) != "action":
        yield f"ask: {ask_text(s)}"
    if any(s.hand):
        yield "hands: " + " ".join(letters(hand) or "-" for hand in fours(s.hand))
    if any(s.points):
        yield "points: " + " ".join("/".join(map(str, four)) for four in fours(s.points))
    if any(s.taken):
        yield "treasures: " + " ".join(map(str, s.taken))
    if s.catastrophes != [CATASTROPHES] * s.players:
        yield "catastrophes: " + " ".join(map(str, s.catastrophes))
    if s.bag != words(everything_else(s)):
        yield f"bag: {' '.join(f'{s.in_bag(c)}{LETTER[c]}' for c in COLOURS if s.in_bag(c)) or '-'}"


def _options(rules: Rules) -> Iterator[str]:
    if rules.support != Rules().support:
        yield f"support {rules.support}"
    if rules.points != Rules().points:
        yield f"points {rules.points}"


def drawing(s: Valley) -> Iterator[str]:
    """The smallest rectangle that contains every cell which is not empty."""
    used = numbers(s.occupied() | s.ruined)
    if not used:
        return
    columns = range(min(n % WIDTH for n in used), max(n % WIDTH for n in used) + 1)
    yield "board:"
    yield "    " + "  ".join(NAME[column][0] for column in columns)
    for row in range(used[0] // WIDTH, used[-1] // WIDTH + 1):
        yield f"{row + 1:2}  " + " ".join(shown(s, row * WIDTH + column) for column in columns)


def shown(s: Valley, n: int) -> str:
    """The token of a cell, an empty one too."""
    return s.token(n) or ("~~" if CELL[n] & RIVER else "..")


def turn_text(s: Valley) -> str:
    return f"p{s.active + 1} {s.left}"


def ask_text(s: Valley) -> str:
    """The pending question."""
    question = s.asks[-1] if s.asks else None
    if question is None:
        return "over"
    if isinstance(question, ChooseWar):
        return f"wars {NAME[question.cell]}"
    if isinstance(question, Support):
        return _support_text(s, question, question.conflict)
    if isinstance(question, BuildMonument):
        return f"monument {NAME[question.cell]}"
    return "treasure" if isinstance(question, LeaveTreasure) else "action"


def _support_text(s: Valley, question: Support, c: Conflict) -> str:
    if c.is_war:
        words = f"war {COLOUR[c.colour]} {NAME[c.cell]}"
    else:
        words = f"revolt {in_order(s.leader[c.leader(c.attacker)])}"
    return words if question.committed == NOT_YET else f"{words} {question.committed}"


def committed(s: Valley) -> list[int]:
    """By colour: tiles that were committed in the conflict being asked about."""
    found = [0] * len(COLOURS)
    question = s.asks[-1] if s.asks else None
    if isinstance(question, Support) and question.committed != NOT_YET:
        found[question.conflict.tiles] = question.committed
    return found


def everything_else(s: Valley) -> list[int]:
    """By colour: tiles that are not on the board, in a hand or committed."""
    out = committed(s)
    return [TILES[c] - s.on_board(c) - sum(s.hand[c::4]) - out[c] for c in COLOURS]
