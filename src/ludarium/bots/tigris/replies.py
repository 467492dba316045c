"""Tigris & Euphrates: answers that suggest themselves, and those worth a thought."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.bots.tigris.weights import Rows, worth
from ludarium.core import after
from ludarium.games.tigris.board import COLOURS
from ludarium.games.tigris.conflict import NOT_YET, enough
from ludarium.games.tigris.turn import Support, TakeAction
from ludarium.games.tigris.valley import Valley
from ludarium.luck import Luck

BEYOND: Final = 1.0  # tiles: how many more than on average the defender is reckoned to hold


def is_calm(s: Valley) -> bool:
    """Whether the state can be judged: nothing is half done."""
    return isinstance(s.asks[-1], TakeAction)


def reply(s: Valley, rows: Rows, luck: Luck) -> Any:
    """What nearly anybody would answer to a question between actions."""
    question = s.asks[-1]
    if isinstance(question, Support):
        return _support(s, question)
    found: Sequence[Any] = question.options(s)
    best, chosen = -1.0, found[0]
    for a in found if len(found) > 1 else ():
        way = after(s, a, luck)
        promise = worth(way, rows)[question.seat] if way.asks else 0.5
        if promise > best:
            best, chosen = promise, a
    return chosen


def _support(s: Valley, question: Support) -> Any:
    """Enough to win, or nothing."""
    found = question.options(s)
    least, most = enough(s, question.conflict, question.committed), found[-1].tiles
    if least > most:
        return found[0]
    if question.committed == NOT_YET:
        least = min(most, least + _feared(s, question.conflict.defender, question.conflict.tiles))
    return next((a for a in found if a.tiles >= least), found[0])


def _feared(s: Valley, seat: int, colour: int) -> int:
    """How many tiles of the colour the seat may well hold, for all that is known of it."""
    own = s.dynasty[seat]
    unseen = [own.hand[c] + s.in_bag(c) for c in COLOURS]
    return round(own.held() * unseen[colour] / max(1, sum(unseen)) + BEYOND)
