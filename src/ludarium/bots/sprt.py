"""Whether a match is decided: the sequential probability ratio test (Wald, 1945).

It needs a few dozen games where one side is much stronger, and hundreds only where it is close.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log
from typing import Final

from ludarium.bots.arena import Played

ERROR: Final = 0.025  # the chance to be wrong, on either side
EVIDENCE: Final = log((1 - ERROR) / ERROR)


@dataclass(frozen=True)
class Sprt:
    """Does the first entrant win a share of `low` or less, or of `high` or more?  0 < low < high < 1."""

    low: float
    high: float
    fewest: int = 0  # games, however clear it is

    def decided(self, won: float, games: int) -> bool:
        """Whether so many victories of so many games tell."""
        if games < self.fewest:
            return False
        for_high = won * log(self.high / self.low)
        for_low = (games - won) * log((1 - self.low) / (1 - self.high))
        return abs(for_high - for_low) >= EVIDENCE


def until_decided(played: Iterable[Played], sprt: Sprt) -> Iterator[Played]:
    """These games, but no more than needed; everybody has sat everywhere equally often."""
    won = 0.0
    for games, game in enumerate(played, 1):
        yield game
        won += game.share(0)
        if games % len(game.seated) == 0 and sprt.decided(won, games):
            return
