"""The bot that looks one decision ahead: the best on average over a few worlds that its view could be of."""

from collections.abc import Sequence
from math import ceil
from time import perf_counter
from typing import Any, Final

from ludarium.bots.judge import CHAIN, Judge, judge_of
from ludarium.bots.knowledge import Knowledge
from ludarium.contract import Game
from ludarium.core import Seat, View, after, asked, options
from ludarium.luck import Luck

WORLDS: Final = 8


class Greedy:
    """It tries every option in every world, and answers its own follow-up questions as they come.

    `notices`: the share of the options that it looks at, two at least; chosen by luck.  `knowledge`: another
    than what is installed for the game.
    """

    def __init__(self, notices: float = 1.0, knowledge: Knowledge[Any] | None = None) -> None:
        self.notices = notices
        self.knowledge = knowledge

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """The words of the option that looks best, in all worlds that there is time for."""
        deadline = perf_counter() + seconds
        judge = judge_of(game.name, self.knowledge)
        worlds = game.worlds(view)
        world = worlds.next(luck)
        texts = [str(a) for a in options(world)]
        noticed = self._noticed(len(texts), luck)
        totals = [0.0] * len(noticed)
        for number in range(WORLDS if len(texts) > 1 else 0):
            worth = totals[:]
            found = options(world)  # the same in every world
            for i, place in enumerate(noticed):
                worth[i] += look(world, found[place], judge, luck)
                if perf_counter() > deadline:
                    return texts[noticed[best(totals if number else worth)]]
            totals = worth
            world = worlds.next(luck)
        return texts[noticed[best(totals)]]

    def _noticed(self, options: int, luck: Luck) -> list[int]:
        """The places of the options that are looked at, in their order."""
        places = list(range(options))
        overlooked = options - max(2, ceil(options * self.notices))
        for _ in range(overlooked):
            places.pop(luck.below(len(places), "overlooked"))
        return places


def look(world: Any, answer: Any, judge: Judge, luck: Luck) -> float:
    """What this answer is worth to who gives it, in this world."""
    seat: Seat = world.asks[-1].seat
    s = after(world, answer, luck)
    if judge.knows_calm(s):
        return judge.foresee(s, seat, luck)[seat]
    for _ in range(CHAIN):
        if asked(s) != seat:
            break
        ways = [after(s, a, luck) for a in options(s)]
        s = ways[best([judge.glance(way)[seat] for way in ways])]
    return judge.guess(s, luck)[seat]


def best(worth: Sequence[float]) -> int:
    """The place of the first that is worth most."""
    return worth.index(max(worth))
