"""What speaks for an answer beside others: by the parts of what its game is judged by.

Two answers that were looked into in the same world and with the same luck ended somewhere.  What the one end
gives more of a part than the other is carried to the chance to win by the slope between the two ends, so that
the parts add up to the difference of the chances.  The slope is a logarithmic mean: with that nothing is left
over (Ang: LMDI decomposition, 2005; the weights of seats are those of Sato and Vartia).
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, final

from ludarium.bots.account import Account
from ludarium.bots.appraisal import Merit

MOST: Final = 2  # parts that are told
MOST_PARTS: Final = 12  # in a table of all of them
NOTICED: Final = 0.005  # of the chance to win: less is no row of that
LEAST: Final = 0.02  # of the chance to win: less is not worth a word
ERRORS: Final = 2.0  # standard errors: what is no larger may be luck
FEWEST: Final = 4  # looks in common, to tell anything from
RIVALS: Final = "rivals-"
MOST_OF_IT: Final = 0.6  # of a part: what brings so much of it is named
CLOSE: Final = 3.0  # logarithms of odds: whoever leads by more has as good as won
OVER: Final = "over"  # the part of ends where the game is over: it was won, or it was not
_NEXT_TO: Final = 1e-12


@final
class End:
    """Where a look into an answer ended: the chances of all seats, and what they are made of.

    `leads` are by how far each is ahead, in logarithms of odds.
    """

    __slots__ = ("account", "chances", "leads")

    def __init__(self, chances: Sequence[float], account: Account | None, leads: Sequence[float]) -> None:
        self.chances: Final = chances
        self.account: Final = account
        self.leads: Final = leads


Shares = dict[tuple[str, str], float]  # by part, and by what it comes from


def contributions(seat: int, one: End, other: End, scale: float = 1.0) -> dict[str, float]:
    """What each part adds to the chance of the seat at the one end, beside the other end.

    `scale`: as if all counted so much of what it does.
    """
    return by_part(shares(seat, one, other, scale))


def by_part(found: Shares) -> dict[str, float]:
    whole = dict[str, float]()
    for (part, _), chance in found.items():
        whole[part] = whole.get(part, 0.0) + chance
    return whole


def shares(seat: int, one: End, other: End, scale: float = 1.0) -> Shares:
    """As `contributions`, apart for all that a part comes from."""
    ours, theirs = one.account, other.account
    if ours is None or theirs is None:
        return {(OVER, ""): one.chances[seat] - other.chances[seat]}
    both = zip(ours.chances(scale), theirs.chances(scale), strict=True)
    slopes = [scale * _between(a, b) for a, b in both]
    every = sum(slopes)
    found: Shares = {}
    for whose, slope in enumerate(slopes):
        share = slopes[seat] * ((whose == seat) - slope / every)
        prefix = "" if whose == seat else RIVALS
        rest = 0.0
        for k, (part, source) in enumerate(zip(ours.parts, ours.sources, strict=True)):
            key = (prefix + part, source)
            more = ours.points[whose][k] - theirs.points[whose][k]
            steeper = ours.slopes[whose][k] - theirs.slopes[whose][k]
            slope_of_both = (ours.slopes[whose][k] + theirs.slopes[whose][k]) / 2
            found[key] = found.get(key, 0.0) + share * slope_of_both * more
            rest += steeper * (ours.points[whose][k] + theirs.points[whose][k]) / 2
        if ours.rest:  # of all seats together: what it is to one alone says nothing
            found[ours.rest, ""] = found.get((ours.rest, ""), 0.0) + share * rest
    return found


def amounts(seat: int, looks: Sequence[tuple[End, End]]) -> dict[str, float]:
    """How much more of each part the seat has at the ones than at the others, and its rivals together.

    In the mean of those looks that end while the game goes on; nothing, where nobody counts parts.
    """
    found = dict[str, float]()
    accounts = [(one.account, other.account) for one, other in looks]
    both = [(one, other) for one, other in accounts if one is not None and other is not None]
    for one, other in both:
        for whose, (own, its) in enumerate(zip(one.amounts or (), other.amounts or (), strict=True)):
            prefix = "" if whose == seat else RIVALS
            for part, ours, theirs in zip(one.parts, own, its, strict=True):
                more = (ours - theirs) / len(both)
                found[prefix + part] = found.get(prefix + part, 0.0) + more
    return found


def _between(a: float, b: float) -> float:
    """Their logarithmic mean."""
    if a <= 0 or b <= 0:
        return 0.0
    ratio = log(a / b)
    return (a - b) / ratio if abs(ratio) > _NEXT_TO else (a + b) / 2


@final
class Difference:
    """Between an answer and others, by part: what the part adds to the chance, and its standard error.

    `amounts` are how much more there is of the part, where people count it, and `sources` what it comes from.
    """

    def __init__(self) -> None:
        self.chance: Final[dict[str, float]] = {}
        self.error: Final[dict[str, float]] = {}
        self.amounts: Final[dict[str, float]] = {}
        self.sources: Final[Shares] = {}

    def whole(self) -> float:
        return sum(self.chance.values())

    def add(self, found: Sequence[dict[str, float]], share: float) -> None:
        """What was found in looks, counted as this share of the whole.

        Errors are added as if they were all the same, for the looks are: that is the most they can be.
        """
        for part in dict.fromkeys([part for one in found for part in one]):
            values = [one.get(part, 0.0) for one in found]
            mean = sum(values) / len(values)
            spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
            self.chance[part] = self.chance.get(part, 0.0) + share * mean
            self.error[part] = self.error.get(part, 0.0) + share * sqrt(spread / len(values))

    def add_amounts(self, found: dict[str, float], share: float) -> None:
        for part, more in found.items():
            self.amounts[part] = self.amounts.get(part, 0.0) + share * more

    def add_sources(self, found: Sequence[Shares], share: float) -> None:
        for one in found:
            for key, chance in one.items():
                self.sources[key] = self.sources.get(key, 0.0) + share * chance / len(found)

    def merits(self) -> tuple[Merit, ...]:
        """The parts worth telling, the weightiest first: none if it is hard to say.

        What one has more of, rivals have mostly less of: it is told once, of whoever it matters more to.
        """
        whole = self.whole()
        told = [
            part
            for part, chance in self.chance.items()
            if abs(whole) > LEAST
            and chance * whole > 0
            and abs(chance) > max(LEAST, ERRORS * self.error[part])
        ]
        told.sort(key=lambda part: -abs(self.chance[part]))
        once = {part.removeprefix(RIVALS): part for part in reversed(told)}
        return tuple([self._merit(part) for part in told if part in once.values()][:MOST])

    def parts(self) -> tuple[Merit, ...]:
        """All parts, for and against, the weightiest first: but what is next to nothing, or may be luck."""
        found = [
            part
            for part, chance in self.chance.items()
            if abs(chance) > max(NOTICED, ERRORS * self.error[part])
        ]
        found.sort(key=lambda part: -abs(self.chance[part]))
        return tuple([self._merit(part) for part in found[:MOST_PARTS]])

    def _merit(self, part: str) -> Merit:
        """Rivals have less of what speaks for an answer.

        A point counts more where it is close: there may be fewer points and still more that speaks for it.
        """
        chance, difference = self.chance[part], self.amounts.get(part, 0.0)
        more = (chance > 0) != part.startswith(RIVALS)
        agrees = difference != 0 and (difference > 0) == more
        return Merit(part, more, chance, abs(difference) if agrees else None, self._source(part))

    def _source(self, part: str) -> str:
        most = self.chance[part] * MOST_OF_IT
        found = [
            source
            for (of, source), chance in self.sources.items()
            if of == part and chance * most > 0 and abs(chance) >= abs(most)
        ]
        return found[0] if len(found) == 1 else ""


@final
class Looks:
    """Where all looks of a search ended, by answer and by world."""

    def __init__(self, seat: int, answers: int) -> None:
        self.seat: Final = seat
        self.worlds = 0
        self.ends: Final[list[dict[int, End]]] = [{} for _ in range(answers)]

    def note(self, answer: int, end: End) -> None:
        self.ends[answer][self.worlds] = end

    def difference(self, one: int, others: Sequence[int]) -> Difference:
        """Between an answer and the mean of others, as far as they were looked into in the same worlds."""
        both = [self._both(one, other) for other in others if other != one]
        enough = [looks for looks in both if len(looks) >= FEWEST]
        difference = Difference()
        for looks in enough:
            found = [shares(self.seat, own, its, _scale(self.seat, own, its)) for own, its in looks]
            difference.add([by_part(one) for one in found], 1 / len(enough))
            difference.add_sources(found, 1 / len(enough))
            difference.add_amounts(amounts(self.seat, looks), 1 / len(enough))
        return difference

    def lead(self, answer: int) -> float | None:
        """By how far the seat is ahead after it, in logarithms of odds; None where that cannot be told."""
        found = [end.leads[self.seat] for end in self.ends[answer].values()]
        return sum(found) / len(found) if found else None

    def _both(self, one: int, other: int) -> list[tuple[End, End]]:
        ours, theirs = self.ends[one], self.ends[other]
        return [(ours[n], theirs[n]) for n in ours if n in theirs]


def _scale(seat: int, one: End, other: End) -> float:
    """Where the game is as good as decided, what counts is told as if it were not."""
    lead = abs(one.leads[seat] + other.leads[seat]) / 2
    return CLOSE / lead if lead > CLOSE else 1.0
