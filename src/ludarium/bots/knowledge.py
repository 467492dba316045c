"""What a state is worth to each seat, between 0 and 1: at a glance, or by playing on.

A game that can be judged at a glance brings a module of its name to this package, with a function

    worth(state)          the chance of each seat to win, while the game goes on; they add up to one

and, where half a turn is hard to judge, with two more:

    is_calm(state)        whether the state can be judged: nothing is half done
    reply(state, luck)    what nearly anybody would answer to a question that comes before

and, where options are hundreds, with

    ideas(state)          those of them that are worth a thought

`WEIGHTS` are the rows of numbers, by name, that `worth` reads and `ludarium train` may change.  `NOVICE` and
`STEADY` are the shares of all options that these two levels notice.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ludarium.bots.weights import Weights
from ludarium.core import Seat, State, after, apply, options, ranking, sample
from ludarium.luck import Luck

Worth = Callable[[Any], Sequence[float]]
Calm = Callable[[Any], bool]
Reply = Callable[[Any, Luck], Any]
Ideas = Callable[[Any], Sequence[Any]]

AHEAD: Final = 100  # answers: how far a game is played on at random
CHAIN: Final = 8  # answers of a seat that follow from its first
TAKEN_FROM: Final = 20  # ideas: of so many one takes the best, when a game is played on


class Judge:
    """Judges the states of one game.  Without knowledge of it, a glance only compares the scores."""

    def __init__(self, knowledge: Any = None) -> None:
        worth: Worth | None = getattr(knowledge, "worth", None)
        self.worth: Worth = worth or lead
        self.knows_the_game = worth is not None
        self.is_calm: Calm | None = getattr(knowledge, "is_calm", None)
        self.reply: Reply = getattr(knowledge, "reply", sample)
        self.ideas: Ideas = getattr(knowledge, "ideas", options)
        self.weights: Weights = getattr(knowledge, "WEIGHTS", {})
        self.novice_notices: float = getattr(knowledge, "NOVICE", 0.15)
        self.steady_notices: float = getattr(knowledge, "STEADY", 0.4)

    def glance(self, s: Any) -> Sequence[float]:
        """What the state is worth as it stands."""
        if s.asks:
            return self.worth(s)
        return shares(s) if self.knows_the_game else places(s)

    def play_on(self, s: Any, luck: Luck) -> Sequence[float]:
        """What it was worth after some random answers.  The state is used up."""
        for _ in range(AHEAD):
            if not s.asks:
                break
            apply(s, sample(s, luck), luck)
        return self.glance(s)

    def guess(self, s: Any, luck: Luck) -> Sequence[float]:
        """At a glance if that is possible, else by playing on; the state is used up."""
        return self.glance(s) if self.knows_the_game else self.play_on(s, luck)

    def can_judge(self, s: Any) -> bool:
        """Whether nothing is half done."""
        return self.is_calm is None or self.is_calm(s)

    def foresee(self, s: Any, seat: Seat, luck: Luck) -> Sequence[float]:
        """At a glance, when what follows from this seat's answer is settled; the state is used up."""
        for _ in range(CHAIN):
            if not s.asks or (self.is_calm(s) if self.is_calm else s.asks[-1].seat != seat):
                break
            apply(s, self.reply(s, luck), luck)
        return self.glance(s)

    def take(self, s: Any, luck: Luck) -> Any:
        """The answer that is best at a glance for the asked seat, among its ideas, or a part of them."""
        found = self.ideas(s)
        step = -(-len(found) // TAKEN_FROM)
        first = luck.below(step, "idea") if step > 1 else 0
        best = -1.0
        chosen = found[first]
        if len(found) > 1:
            seat: Seat = s.asks[-1].seat
            for place in range(first, len(found), step):
                worth = self.foresee(after(s, found[place], luck), seat, luck)[seat]
                if worth > best:
                    best, chosen = worth, found[place]
        return chosen


@cache
def judge_of(game_name: str) -> Judge:
    """Who judges this game."""
    module = f"{__package__}.{game_name}"
    return Judge(import_module(module) if find_spec(module) else None)


def shares(s: State) -> list[float]:
    """A game that is over: 1 for the winner; those who share the first place share it; 0 for the others."""
    winners = ranking(s)[0]
    return [(seat in winners) / len(winners) for seat in range(len(s.scores()))]


def places(s: State) -> list[float]:
    """A game that is over: 1 for the winner, 0 for the last, seats between them at even steps; ties share."""
    worth = [0.0] * len(s.scores())
    seats_behind = len(worth)
    for seats in ranking(s):
        seats_behind -= len(seats)
        for seat in seats:
            worth[seat] = (seats_behind + (len(seats) - 1) / 2) / (len(worth) - 1)
    return worth


def lead(s: State) -> list[float]:
    """Each seat's score beside the others': a half when even, near 1 with by far the most."""
    scores = [score[0] for score in s.scores()]
    size = 1 + sum(map(abs, scores))
    mean = sum(scores) / len(scores)
    return [0.5 + (score - mean) / size / 2 for score in scores]
