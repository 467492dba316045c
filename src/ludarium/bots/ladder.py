"""How strong the levels are: each plays two-player games against the one below it, and Elo follows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log, log10, sqrt
from statistics import mean
from typing import Final

from ludarium.bots.arena import OF_95_PERCENT, Entrant, Standing, compete, standings
from ludarium.bots.levels import LEVELS
from ludarium.bots.pool import HERE, Pool
from ludarium.bots.sprt import Sprt, until_decided
from ludarium.bots.weights import Weights

ELO: Final = 400  # points for a factor of ten in the odds
LOWEST: Final = 1000  # the Elo of the lowest level, by definition
FEWEST: Final = 100  # games of a match that ends early, so that Elo tells something


@dataclass(frozen=True)
class Rung:
    """A level, its Elo with half the width of the 95 % interval, and its match against the level below."""

    level: Standing
    elo: float
    within: float
    is_lowest: bool = False

    @property
    def milliseconds(self) -> float:
        """That an answer took on average."""
        return 1000 * mean(self.level.times)


def matches(  # noqa: PLR0913 - who plays how much of what
    game_name: str,
    games: int,
    share: float = 1.0,
    *,
    seed: int = 1,
    pool: Pool = HERE,
    sprt: Sprt | None = None,
    weights: Weights | None = None,
) -> Iterator[tuple[Standing, Standing]]:
    """Each level against the one below it, with this share of their thinking time, and with these weights.

    With `sprt` no longer than until it is decided, but a hundred games.
    """
    enough = replace(sprt, fewest=FEWEST) if sprt else None
    levels = [Entrant(level.bot, level.seconds * share, weights=weights) for level in LEVELS]
    for below, level in pairwise(levels):
        played = compete(game_name, [level, below], games, seed, pool)
        one, other = standings([level, below], until_decided(played, enough) if enough else played)
        yield one, other


def rungs(played: Iterable[tuple[Standing, Standing]]) -> Iterator[Rung]:
    """From the lowest level up, as matches are played."""
    elo, variance = float(LOWEST), 0.0
    for level, below in played:
        if not variance:
            yield Rung(below, elo, 0.0, is_lowest=True)
        more, error = difference(level.won, level.games)
        elo, variance = elo + more, variance + error**2
        yield Rung(level, elo, OF_95_PERCENT * sqrt(variance))


def difference(won: float, games: int) -> tuple[float, float]:
    """In Elo, and its standard error; half a game is added to both sides, so that none is infinite."""
    ours, theirs = won + 0.5, games - won + 0.5
    return ELO * log10(ours / theirs), ELO / log(10) * sqrt(1 / ours + 1 / theirs)
