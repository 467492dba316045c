"""Playing on from an answer until its worth can be told: the end of a look into it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from ludarium.bots.account import NO_GAINS, Account, leads
from ludarium.bots.judge import Judge, shares
from ludarium.bots.merits import End
from ludarium.contract import Gained
from ludarium.core import Seat, apply
from ludarium.luck import Luck, Outcome

MOST_SAID: Final = 6  # answers
WON: Final = 20.0  # logarithms of odds: a game that is won is worth more than any lead,
POINT: Final = 0.1  # and with each point a little more
ROUNDS: Final = 2  # that are played on, from turn to turn of the seat that asks

Gains = Callable[[Sequence[str]], Sequence[Gained]]


@final
class Said:
    """The first answers that are given on the way, up to one in which luck has a part."""

    def __init__(self, luck: Luck) -> None:
        self.words: list[str] = []
        self._given: list[Outcome] = []
        self._open = True
        luck.log = self._given

    def begin(self, answer: Any) -> None:
        """It is about to be given."""
        self._given.clear()
        if self._open and len(self.words) < MOST_SAID:
            self.words.append(str(answer))

    def end(self) -> None:
        """It was given."""
        self._open = self._open and not self._given


def play_on(s: Any, me: Seat, judge: Judge, luck: Luck) -> Sequence[float]:
    """What the state is worth when this seat is on turn again, some rounds later; the state is used up."""
    reach(s, me, judge, luck)
    return judge.guess(s, luck)


def reach(s: Any, me: Seat, judge: Judge, luck: Luck, said: Said | None = None) -> None:
    """Play on until this seat is on turn again, some rounds later, if it is known when that can be judged."""
    others, rounds = False, ROUNDS
    while s.asks and judge.knows_the_game:
        question = s.asks[-1]
        if question.seat != me:
            others = True
        elif others and judge.can_judge(s):
            others, rounds = False, rounds - 1
            if not rounds:
                break
        answer = judge.take(s, luck)
        s.asks.pop()
        if said is not None:
            said.begin(answer)
        question.answer(s, answer, luck)
        if said is not None:
            said.end()


def listen(  # noqa: PLR0913, PLR0917 - what is played on, and who listens
    world: Any, answer: Any, me: Seat, judge: Judge, luck: Luck, gained: Gains | None
) -> tuple[Sequence[float], End | None, list[str]]:
    """What the answer is worth, as `play_on` finds it; where it ends, if anybody can tell; and what is said.

    That is the answer, then those on the way, up to the first in which luck has a part.
    """
    s = world.copy()
    s.news = []
    said = Said(luck)
    said.begin(answer)
    apply(s, answer, luck)
    said.end()
    reach(s, me, judge, luck, said)
    gains = gained([news.text for news in s.news]) if gained else NO_GAINS
    account = judge.knowledge.account(s, gains) if s.asks else None
    tells = account is not None or not s.asks
    worth = judge.guess(s, luck)
    return worth, End(worth, account, leads_of(s, account)) if tells else None, said.words


def leads_of(s: Any, account: Account | None) -> Sequence[float]:
    """By how far each seat is ahead, in logarithms of odds; without an account the game is over."""
    if account is not None:
        return account.leads()
    points = leads([score[0] for score in s.scores()])
    return [WON * (2 * share - 1) + POINT * lead for share, lead in zip(shares(s), points, strict=True)]
