"""What a state is worth to each seat, between 0 and 1: at a glance, or by playing on."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.bots.knowledge import UNKNOWN, Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.core import Seat, State, after, apply, ranking, sample
from ludarium.luck import Luck

AHEAD: Final = 100  # answers: how far a game is played on at random
CHAIN: Final = 8  # answers of a seat that follow from its first
TAKEN_FROM: Final = 20  # ideas: of so many one takes the best, when a game is played on


class Judge:
    """Judges the states of one game by what is known of it.  Of an unknown game a glance tells little."""

    def __init__(self, knowledge: Knowledge[Any]) -> None:
        self.knowledge = knowledge
        self.knows_the_game = knowledge is not UNKNOWN

    def glance(self, s: Any) -> Sequence[float]:
        """What the state is worth as it stands."""
        if s.asks:
            return self.knowledge.worth(s)
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
        """Whether nothing is half done, as far as is known."""
        calm = self.knowledge.is_calm(s)
        return calm is None or calm

    def knows_calm(self, s: Any) -> bool:
        """Whether it is known how far to play on before the state can be judged."""
        return bool(s.asks) and self.knowledge.is_calm(s) is not None

    def foresee(self, s: Any, seat: Seat, luck: Luck) -> Sequence[float]:
        """At a glance, when what follows from this seat's answer is settled; the state is used up."""
        for _ in range(CHAIN):
            if not s.asks or self._is_settled(s, seat):
                break
            apply(s, self.knowledge.reply(s, luck), luck)
        return self.glance(s)

    def _is_settled(self, s: Any, seat: Seat) -> bool:
        calm = self.knowledge.is_calm(s)
        return bool(s.asks[-1].seat != seat) if calm is None else calm

    def take(self, s: Any, luck: Luck) -> Any:
        """The answer that is best at a glance for the asked seat, among its ideas, or a part of them."""
        found = self.knowledge.ideas(s)
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


def judge_of(game_name: str, knowledge: Knowledge[Any] | None = None) -> Judge:
    """Who judges this game: by the knowledge that is installed, or by another."""
    return Judge(knowledge or knowledge_of(game_name))


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
