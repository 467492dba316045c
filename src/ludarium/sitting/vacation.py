"""Vacations from games where nobody is expected to stay: whole days, so many in a year of the calendar."""

from dataclasses import dataclass
from typing import Final

from ludarium.sitting.clock import DAY, Ms

LONGEST: Final = 14  # days at one time
A_YEAR: Final = 21  # days
LATEST: Final = 60  # days from now, when it begins
LEAP_YEARS_BEFORE: Final = 477  # 1970


@dataclass(frozen=True)
class Taken:
    """The days of vacation that somebody has had in this year."""

    year: int = 0
    days: int = 0

    def left(self, at: Ms) -> int:
        """How many more there can be in the year of this moment."""
        return A_YEAR - (self.days if self.year == year_of(at) else 0)

    def until(self, end: Ms, at: Ms) -> "Taken":
        """With a vacation from now to its end."""
        return Taken(year_of(at), A_YEAR - self.left(at) + days_of(end - at))

    def ended(self, end: Ms, at: Ms) -> "Taken":
        """Back before its end: the whole days that are left of it were not taken."""
        return Taken(year_of(at), max(0, A_YEAR - self.left(at) - max(0, end - at) // DAY))


NONE_TAKEN: Final = Taken()


def days_of(span: Ms) -> int:
    """Whole ones; one that has begun counts."""
    return -(-span // DAY)


def year_of(at: Ms) -> int:
    """By the calendar, in UTC."""
    days = at // DAY
    year = 1970 + days * 400 // 146_097
    return year + (first_day(year + 1) <= days) - (days < first_day(year))


def first_day(year: int) -> int:
    """Of this year, counted from that of 1970."""
    past = year - 1
    return 365 * (year - 1970) + past // 4 - past // 100 + past // 400 - LEAP_YEARS_BEFORE
