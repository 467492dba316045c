"""Playing on from an answer until its worth can be told: the end of a look into it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludarium.bots.account import NO_GAINS
from ludarium.bots.judge import Judge
from ludarium.bots.merits import End
from ludarium.contract import Gained
from ludarium.core import Seat, apply
from ludarium.luck import Luck

ROUNDS: Final = 2  # that are played on, from turn to turn of the seat that asks

Gains = Callable[[Sequence[str]], Sequence[Gained]]


def play_on(s: Any, me: Seat, judge: Judge, luck: Luck) -> Sequence[float]:
    """What the state is worth when this seat is on turn again, some rounds later; the state is used up."""
    reach(s, me, judge, luck)
    return judge.guess(s, luck)


def reach(s: Any, me: Seat, judge: Judge, luck: Luck) -> None:
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
        question.answer(s, answer, luck)


def listen(  # noqa: PLR0913, PLR0917 - what is played on, and who listens
    world: Any, answer: Any, me: Seat, judge: Judge, luck: Luck, gained: Gains | None
) -> tuple[Sequence[float], End | None]:
    """What the answer is worth, as `play_on` finds it, and where it ends; nothing if nobody can tell that."""
    s = world.copy()
    s.news = []
    apply(s, answer, luck)
    reach(s, me, judge, luck)
    gains = gained([news.text for news in s.news]) if gained else NO_GAINS
    account = judge.knowledge.account(s, gains) if s.asks else None
    tells = account is not None or not s.asks
    worth = judge.guess(s, luck)
    return worth, End(worth, account) if tells else None
