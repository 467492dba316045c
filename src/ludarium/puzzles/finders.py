"""Who finds the right answer, bots or people: how difficult a puzzle is."""

from collections.abc import Collection, Mapping
from math import inf
from typing import Any, Final

from ludarium.bots import named
from ludarium.contract import Game
from ludarium.core import View
from ludarium.luck import Luck
from ludarium.puzzles.puzzle import HARDEST

TRIES: Final = 20
FINDS: Final = 12  # tries in which a bot must find it, to be said to
ANYBODY: Final = 18  # tries in which a Novice finds what is no puzzle
LEVELS: Final = ("novice", "steady", "strong")
ENOUGH: Final = 50  # people who have tried it: from then on they say how difficult it is, and no bots
SHARES: Final = (0.6, 0.4, 0.2)  # of them that find it at once, from the easiest to the hardest but one


def found_by(game: Game[Any], view: View, right: Collection[str], level: str) -> int:
    """In how many tries."""
    bot = named(level)
    return sum(bot.choose(game, view, inf, Luck(luck)) in right for luck in range(TRIES))


def difficulty(levels: Mapping[str, int]) -> int:
    """1 to 4: that of the lowest level that finds it; the hardest is found by nobody who does not search."""
    for number, level in enumerate(LEVELS, 1):
        if levels[level] >= FINDS:
            return number
    return HARDEST


def difficulty_for(people: int, at_once: int) -> int | None:
    """1 to 4, for so many people of whom some were right at the first try; None while they are too few."""
    if people < ENOUGH:
        return None
    return next((n for n, share in enumerate(SHARES, 1) if at_once >= share * people), HARDEST)
