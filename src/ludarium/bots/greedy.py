"""The bot that looks one decision ahead: the best on average over a few worlds that its view could be of."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from ludarium.bots.knowledge import Worth, worth_of
from ludarium.core import Game, Seat, View, after, asked, find, options
from ludarium.luck import Luck

WORLDS: Final = 8
CHAIN: Final = 8  # own answers that follow from the first: so far it looks


class Greedy:
    """It tries every option in every world, and answers its own follow-up questions as they come."""

    def choose(self, game: Game, view: View, seconds: float, luck: Luck) -> str:
        deadline = perf_counter() + seconds
        judge = worth_of(game.name)
        world = game.imagine(view, luck)
        texts = [str(a) for a in options(world)]
        totals = [0.0] * len(texts)
        for number in range(WORLDS if len(texts) > 1 else 0):
            for place, words in enumerate(texts):
                if perf_counter() > deadline and (number or place):
                    return _best(texts, totals)
                totals[place] += _look(world, find(world, words), judge, luck)
            world = game.imagine(view, luck)
        return _best(texts, totals)


def _best(texts: Sequence[str], totals: Sequence[float]) -> str:
    return max(zip(totals, texts, strict=True), key=lambda pair: pair[0])[1]


def _look(world: Any, action: Any, judge: Worth, luck: Luck) -> float:
    """What this answer is worth to who gives it, in this world."""
    seat: Seat = world.asks[-1].seat
    s = after(world, action, luck)
    for _ in range(CHAIN):
        if asked(s) != seat:
            break
        s = max((after(s, a, luck) for a in options(s)), key=lambda following: judge(following, luck)[seat])
    return judge(s, luck)[seat]
