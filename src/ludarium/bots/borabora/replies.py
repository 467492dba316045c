"""Bora Bora: answers that suggest themselves, to questions in the middle of a turn."""

from typing import Any, Final

from ludarium.bots.borabora.ideas import ideas
from ludarium.bots.borabora.weights import Rows
from ludarium.bots.borabora.worth import prospect
from ludarium.core import after
from ludarium.games.borabora.actions import SLIDE
from ludarium.games.borabora.board import PAIR_MASK, Board
from ludarium.games.borabora.building import MOST_BUILDINGS
from ludarium.games.borabora.helper import Spend
from ludarium.games.borabora.lagoon import LAST_TASKS, Lagoon
from ludarium.games.borabora.materials import Store
from ludarium.games.borabora.temple import Priest
from ludarium.luck import Luck

SPENT_WELL: Final = 1.2  # what a point of the helper should bring
WORTH_SLIDING: Final = 2  # marks: more than anything else that a point buys


def is_calm(s: Lagoon) -> bool:
    """Whether nothing is half done: a turn begins; what comes after the last round is settled to the end."""
    question = s.asks[-1]
    begins = not s.used and s.phase != LAST_TASKS
    return begins and bool(question == s.openings[s.phase][question.seat])


def reply(s: Lagoon, rows: Rows, luck: Luck) -> Any:
    """What is plain is answered at once; else the idea that promises most to its seat, at a glance."""
    question = s.asks[-1]
    me = s.boards[question.seat]
    if isinstance(question, Spend) and me.unslid:
        first = max(me.unslid, key=_marks)
        if first.marks >= WORTH_SLIDING:
            return SLIDE[first.number]
    if isinstance(question, Store):
        return _best_space(me, question.options(s))
    return _best_idea(s, rows, luck)


def _marks(person: Any) -> int:
    return int(person.marks)


def _best_space(me: Board, found: Any) -> Any:
    """Where most can be built, now and later."""
    best, chosen = -1, found[0]
    for a in found:
        spaces = me.ritual | 1 << a.space
        promise = 8 * MOST_BUILDINGS[spaces]
        for pair in PAIR_MASK:
            if pair >> a.space & 1 and not pair & me.covered:
                promise += 1
        if promise > best:
            best, chosen = promise, a
    return chosen


def _best_idea(s: Lagoon, rows: Rows, luck: Luck) -> Any:
    found = ideas(s, rows)
    if len(found) == 1:
        return found[0]
    seat: int = s.asks[-1].seat
    pushes = isinstance(s.asks[-1], Priest)
    best, chosen = 0.0, None
    for a in found:
        way: Lagoon = after(s, a, luck)
        promise = prospect(way, seat, rows) + SPENT_WELL * _to_spend(way)
        if pushes:
            for rival in range(s.players):
                if rival != seat:
                    promise -= prospect(way, rival, rows)
        if chosen is None or promise > best:
            best, chosen = promise, a
    return chosen


def _to_spend(s: Lagoon) -> int:
    """Points that the helper still has."""
    for question in s.asks:
        if isinstance(question, Spend):
            return question.points
    return 0
