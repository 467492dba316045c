"""What a learner sees of an answer: the points that it brings in this turn, and what it costs."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from ludarium.bots.appraisal import Appraisal, AtOnce
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.contract import Gained, Game
from ludarium.core import Seat, State, View, options
from ludarium.look import Foreseen, Look, foresee

PASS: Final = "pass"  # in all games: the turn, or this part of it, is over
FEW: Final = 3  # answers


def at_once_of(game: Game[Any], view: View, seat: Seat) -> Callable[[str], AtOnce]:
    """Of each answer, by its words; what luck decides is not counted."""
    known, world = knowledge_of(game.name), Look(game, view, seat).world
    answers = {str(one): one for one in options(world)}
    now = Gains(game, world, seat, known)
    most = now.most(known.ideas(world))[0]

    def at_once(words: str) -> AtOnce:
        foreseen = foresee(world, answers[words], seat)
        points = now.points(foreseen) - known.forgoes(world, words)
        brings, follow_ups = now.own(foreseen), tuple[str, ...]()
        coming = known.to_come(foreseen.state, seat)
        goes_on = words != PASS and now.goes_on(foreseen)
        if goes_on:
            after = Gains(game, foreseen.state, seat, known)
            more, best = after.most(known.ideas(foreseen.state))
            coming = coming or more  # what comes anyway comes by the next answers
            if more > most:
                brings += max(after.own(foresee(foreseen.state, one, seat)) for one in best)
                follow_ups = tuple(map(str, best))
        unfinished = goes_on and type(foreseen.state.asks[-1]) is not type(world.asks[-1])
        spent = known.spent(world, words, foreseen.state)
        return AtOnce(points + coming, -spent, brings, follow_ups, unfinished)

    return at_once


def striking(game: Game[Any], view: View, seat: Seat) -> list[str]:
    """The answers that gain the most at once, where few do: whoever looks sees them, and asks about them."""
    known, world = knowledge_of(game.name), Look(game, view, seat).world
    most, best = Gains(game, world, seat, known).most(known.ideas(world))
    return [str(one) for one in best] if most > 0 and len(best) <= FEW else []


class Gains:
    """By how many points more than the others a seat gains with its answers, as far as they help it.

    What it would gain by passing, as at the end of a turn, comes after any answer and does not count.
    """

    def __init__(self, game: Game[Any], s: State, seat: Seat, known: Knowledge[Any]) -> None:
        self._gained = game.gained
        self._s = s
        self._known = known
        self._seat = seat
        passing = [foresee(s, one, seat) for one in options(s) if str(one) == PASS]
        self._anyway = Counter(one for foreseen in passing for one in self._all(foreseen))

    def points(self, foreseen: Foreseen) -> int:
        return sum(self._worth(one) for one in self._by_it(foreseen))

    def own(self, foreseen: Foreseen) -> int:
        """The points that the seat itself gains, whatever they help."""
        return sum(one.points for one in self._by_it(foreseen) if one.seat == self._seat)

    def _by_it(self, foreseen: Foreseen) -> Iterable[Gained]:
        return (Counter(self._all(foreseen)) - self._anyway).elements()

    def most(self, answers: Sequence[Any]) -> tuple[int, list[Any]]:
        """The most points that any of these answers gains beyond what it forgoes, and which ones do."""
        points = [
            self.points(foresee(self._s, one, self._seat)) - self._known.forgoes(self._s, str(one))
            for one in answers
        ]
        best = max(points)
        return best, [one for one, its in zip(answers, points, strict=True) if its == best]

    def _worth(self, gained: Gained) -> int:
        """What others have may be hidden: of theirs the points count."""
        helps = self._known.helps(self._s, gained)
        return helps if gained.seat == self._seat else -min(helps, gained.points)

    def goes_on(self, foreseen: Foreseen) -> bool:
        """Whether the same seat is asked again."""
        return not foreseen.luck and any(one.seat == self._seat for one in foreseen.state.asks[-1:])

    def _all(self, foreseen: Foreseen) -> Sequence[Gained]:
        return self._gained(foreseen.events) if self._gained else ()


def seen_at_once(game: Game[Any], view: View, seat: Seat, appraisals: Sequence[Appraisal]) -> list[Appraisal]:
    """With what each brings at once, of those that were looked into."""
    at_once = at_once_of(game, view, seat)
    return [replace(one, at_once=at_once(one.words)) if one.visits else one for one in appraisals]
