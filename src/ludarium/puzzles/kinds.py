"""Which decisions make puzzles, and how long is looked at one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FEWEST: Final = 60  # looks: fewer tell nothing, however slow the game


@dataclass(frozen=True)
class Search:
    """`least` options that a question must have, by its kind; and the `looks` that a search takes a second.

    The looks were measured with compiled rules, on one core of a shared machine with two (medians of twenty
    decisions of two games, by the time of the processor).  Looks are counted instead of seconds, so that the
    same seed finds the same on every machine.
    """

    least: Mapping[str, int]
    looks: int

    def thinking(self, seconds: float) -> int:
        """The looks that were taken in so many seconds there."""
        return max(FEWEST, round(self.looks * seconds))


BORABORA: Final = ("PlaceDie", "TakePerson", "Spend", "Build", "UsePeople", "TakeTask")

SEARCHES: Final[Mapping[str, Search]] = {
    "druids": Search({"TakeTurn": 6}, 4400),
    "tigris": Search({"TakeAction": 2, "ChooseWar": 2, "Support": 3}, 300),
    "ark": Search({"PlaceTile": 5, "Deploy": 5}, 200),
    "borabora": Search(dict.fromkeys(BORABORA, 4), 150),
}
