"""All answers to one question beside the best of them: what each gives away, and why."""

from dataclasses import dataclass
from typing import Any, Final

from ludarium.bots.appraisal import Merit
from ludarium.bots.ends import listen
from ludarium.bots.judge import judge_of
from ludarium.bots.merits import Looks
from ludarium.contract import Game
from ludarium.core import Seat, View, options
from ludarium.luck import Luck


@dataclass(frozen=True)
class Compared:
    """An answer beside the best: the chance to win that it loses, as a share of one, and why.

    No reason at all: that is hard to say.
    """

    words: str
    loss: float
    why: tuple[Merit, ...]


class Comparison:
    """Every option looked into equally often, in the same worlds and with the same luck to come.

    None is given up, so it says as much of an answer that nobody would think of as of the second best.
    """

    def __init__(self, game: Game[Any], view: View, luck: Luck, looks: int) -> None:
        """`looks` into each option."""
        self.game, self.luck = game, luck
        self.worlds = game.worlds(view)
        self.judge: Final = judge_of(game.name)
        world = self.worlds.next(luck)
        self.seat: Seat = world.asks[-1].seat
        self.texts = [str(a) for a in options(world)]
        self.worth = [0.0] * len(self.texts)
        self.ends = Looks(self.seat, len(self.texts))
        for _ in range(looks):
            self._look(looks)

    def _look(self, looks: int) -> None:
        world = self.worlds.next(self.luck)
        found = options(world)
        seed = self.luck.below(1 << 30, "seed")
        for place, answer in enumerate(found):
            worth, end, _ = listen(world, answer, self.seat, self.judge, Luck(seed), self.game.gained)
            self.worth[place] += worth[self.seat] / sum(worth) / looks
            if end is not None:
                self.ends.note(place, end)
        self.ends.worlds += 1

    def beside(self, best: str) -> list[Compared]:
        """All other options, those that lose least first."""
        found = [self.between(one, best) for one in self.texts if one != best]
        return sorted(found, key=lambda one: one.loss)

    def between(self, one: str, other: str) -> Compared:
        """The one answer beside the other."""
        here, there = self.texts.index(one), self.texts.index(other)
        why = self.ends.difference(here, [there]).merits()
        return Compared(one, self.worth[there] - self.worth[here], why)
