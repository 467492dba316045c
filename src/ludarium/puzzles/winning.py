"""The chance to win in this turn: every answer is tried, and everything that luck may give.

Nothing of it is estimated, so 1 is a proof: it wins, whatever luck gives.  Whoever wins later, or because
others do what they need not do, does not win in this turn.
"""

from collections import Counter
from fractions import Fraction
from typing import Any, Final

from ludarium.core import Seat, after, options, ranking
from ludarium.luck import Awaited, Undecided

ALWAYS, NEVER = Fraction(1), Fraction(0)
MOST_TRIED: Final = 50_000  # answers with what luck gave, in one position


class TooMuch(Exception):
    """There is more to be tried than anybody waits for."""


class Turn:
    """The turn of a seat.  What is drawn for one of the purposes `later` is for those who come after it."""

    def __init__(self, seat: Seat, later: frozenset[str]) -> None:
        self.seat, self.later = seat, later
        self.tried = 0

    def chances(self, state: Any) -> dict[str, Fraction]:
        """Of every answer, with the best ones after it; raises `TooMuch`."""
        return {str(action): self._after(state, action, ()) for action in options(state)}

    def _best(self, state: Any) -> Fraction:
        if not state.asks:
            return ALWAYS if ranking(state)[0] == [self.seat] else NEVER
        if state.asks[-1].seat != self.seat:
            return NEVER
        best = NEVER
        for action in options(state):
            best = max(best, self._after(state, action, ()))
            if best == ALWAYS:
                break
        return best

    def _after(self, state: Any, action: Any, given: tuple[str, ...]) -> Fraction:
        """With this from luck to begin with."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise TooMuch
        try:
            following = after(state, action, Awaited(given))
        except Undecided as undecided:
            [purpose] = undecided.args
            return NEVER if purpose in self.later else self._whatever(state, action, given, undecided.pool)
        return self._best(following)

    def _whatever(self, state: Any, action: Any, given: tuple[str, ...], pool: list[str]) -> Fraction:
        many = Counter(pool)
        found = sum((n * self._after(state, action, (*given, words)) for words, n in many.items()), NEVER)
        return found / len(pool)
