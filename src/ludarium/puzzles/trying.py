"""Every turn of a seat is tried to its end: what it brings in points, and where it leads.

A turn goes on until somebody else is asked, luck decides something, or the game is over.  So what it brings
is certain: it counts what has happened by then, and nothing that others or luck may still add.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from ludarium.contract import Game
from ludarium.core import Seat, apply, asked, options
from ludarium.luck import Luck, NeedsLuck, NoLuck

FATES: Final = 2  # in which what an answer brings must be the same
MOST_TRIED: Final = 300_000  # answers, in one position
NO_LUCK: Final = NoLuck()

T = TypeVar("T")


class TooMuch(Exception):
    """There are more turns than anybody waits for."""


class Chancy(Exception):
    """Luck decides how many points an answer brings."""


class Over(ValueError):
    """Something is answered when the turn is over."""


@dataclass(frozen=True)
class Played:
    """A turn so far: where it has led, how many points it has brought, by which words, and if that is all."""

    state: Any
    points: int = 0
    words: tuple[str, ...] = ()
    over: bool = False


@dataclass
class Tried:
    """All turns of a position: how many bring so many points, and the best.

    The same answers in another order are the same turn if they bring as much.  Of those that bring most the
    shortest is the best, and of these the first.
    """

    ends: Counter[int]
    best: Played


def every_turn(game: Game[Any], state: Any) -> Tried:
    """Of whoever is asked there; raises `TooMuch` or `Chancy`."""
    found = Tried(Counter(), Played(state, points=-1))
    for end in different(all_ends(game, state)):
        found.ends[end.points] += 1
        found.best = max(found.best, end, key=lambda one: (one.points, -len(one.words)))
    return found


def all_ends(game: Game[Any], state: Any) -> Iterator[Played]:
    """What is reached by two ways, and has brought as much, is gone on from once; raises as `every_turn`."""
    seat, known = state.asks[-1].seat, set[tuple[str, int]]()
    waiting = [(Played(state), options(state))]
    to_be_tried = len(waiting[0][1])
    while waiting:
        here, actions = waiting.pop()
        for action in actions:
            end = answered(game, here, action, seat)
            if end.over:
                yield end
            elif is_new(known, (game.write(end.state), end.points)):
                waiting.append((end, options(end.state)))
                to_be_tried += len(waiting[-1][1])
                if to_be_tried > MOST_TRIED:
                    raise TooMuch


def different(ends: Iterable[Played]) -> Iterator[Played]:
    known = set[tuple[tuple[str, ...], int]]()
    for end in ends:
        if is_new(known, (tuple(sorted(end.words)), end.points)):
            yield end


def is_new(known: set[T], one: T) -> bool:
    """It is known from now on."""
    before = len(known)
    known.add(one)
    return len(known) > before


def played(game: Game[Any], state: Any, words: Iterable[str]) -> Played:
    """A turn of whoever is asked there, by these words; raises `Illegal`, `Over` or `Chancy`."""
    seat, here = state.asks[-1].seat, Played(state)
    for one in words:
        if here.over:
            raise Over
        here = answered(game, here, game.choose(here.state, one), seat)
    return here


def answered(game: Game[Any], here: Played, action: Any, seat: Seat) -> Played:
    """One more answer of the turn; raises `Chancy`."""
    try:
        return _answered(game, here, action, seat, NO_LUCK)
    except NeedsLuck:
        fates = [_answered(game, here, action, seat, Luck(fate)) for fate in range(FATES)]
    if len({fate.points for fate in fates}) > 1:
        raise Chancy
    return replace(fates[0], over=True)


def _answered(game: Game[Any], here: Played, action: Any, seat: Seat, luck: Luck) -> Played:
    state = here.state.copy()
    state.news = []
    apply(state, action, luck)
    brought = game.gained([news.text for news in state.news]) if game.gained else ()
    points = here.points + sum(one.points for one in brought if one.seat == seat)
    return Played(state, points, (*here.words, str(action)), asked(state) != seat)
