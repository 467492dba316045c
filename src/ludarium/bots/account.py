"""What a state is worth, part by part: so that somebody can be told why one answer is better than another."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from ludarium.contract import Gained

NO_GAINS: Final[list[Gained]] = []


@final
class Account:
    """The named parts that the worth of a state is made of, for every seat.

    `parts` are the names of the columns.  Where points are of several kinds, or come from several places, a
    part has several columns; `sources` says what those of a column come from: a colour, a tree, or '' for
    nothing that has a name.  `points` are what each seat has or may hope for, by seat and column, and
    `slopes` what one point there adds to the logarithm of its odds.  So the worth of the state to each seat
    is `chances()`.

    `rest` is the name of what is left when points are the same and only count more, or less, than before.
    `amounts` are the points as people would count them, the more the better: points of the game, spirits;
    None where that says nothing.
    """

    def __init__(self, parts: Sequence[str], seats: int, rest: str, sources: Sequence[str] = ()) -> None:
        self.parts: Final = parts
        self.sources: Final = sources or [""] * len(parts)
        self.amounts: list[list[float]] | None = None
        self.points: Final = [[0.0] * len(parts) for _ in range(seats)]
        self.slopes: Final = [[1.0] * len(parts) for _ in range(seats)]
        self.rest: Final = rest

    def scale(self, slope: float) -> None:
        """A point counts the same in every column."""
        for own in self.slopes:
            own[:] = [slope] * len(own)

    def move(self, seat: int, column: int, to: int, points: float) -> None:
        """These points belong to another column."""
        self.points[seat][column] -= points
        self.points[seat][to] += points

    def of(self, seat: int) -> dict[str, float]:
        """The points of one seat, by part."""
        found = dict.fromkeys(self.parts, 0.0)
        for part, points in zip(self.parts, self.points[seat], strict=True):
            found[part] += points
        return found

    def odds(self) -> list[float]:
        """Their logarithms, but for what is the same for all seats."""
        return [
            sum([points * slope for points, slope in zip(own, slopes, strict=True)])
            for own, slopes in zip(self.points, self.slopes, strict=True)
        ]

    def leads(self) -> list[float]:
        """By how far each seat is ahead of the best of the others, in logarithms of odds."""
        return leads(self.odds())

    def chances(self, scale: float = 1.0) -> list[float]:
        """Of each seat to win; they add up to one.  `scale`: as if all counted so much of what it does."""
        odds = [scale * one for one in self.odds()]
        best = max(odds)
        weights = [exp(one - best) for one in odds]
        every = sum(weights)
        return [weight / every for weight in weights]


def leads(points: Sequence[float]) -> list[float]:
    """By how many each seat has more than the best of the others."""
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]
