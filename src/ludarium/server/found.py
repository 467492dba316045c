"""What was found out of late about the questions of a table, so that coach and hints say the same of them."""

from typing import Final

from ludarium.bots.appraisal import Appraisal
from ludarium.core import Seat

KEPT: Final = 8  # questions
MOST: Final = 12  # answers to each, the best: the others were only glanced at


class Found:
    """By the seat that was asked, and the version of the table; in memory alone."""

    def __init__(self) -> None:
        self._found: dict[tuple[Seat, int], list[Appraisal]] = {}

    def of(self, seat: Seat, v: int) -> list[Appraisal]:
        return self._found.get((seat, v), [])

    def keep(self, seat: Seat, v: int, found: list[Appraisal]) -> None:
        self._found[seat, v] = found[:MOST]
        for old in list(self._found)[:-KEPT]:
            del self._found[old]
