"""Bora Bora: what the bots know of it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from ludarium.bots.account import NO_GAINS, Account
from ludarium.bots.borabora.account import account
from ludarium.bots.borabora.ideas import ideas
from ludarium.bots.borabora.replies import is_calm, reply
from ludarium.bots.borabora.weights import LABELS, Rows
from ludarium.bots.borabora.worth import worth
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.weights import Weights, weights_of
from ludarium.contract import Gained
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.tasks import missing
from ludarium.luck import Luck


@final
class BoraBoraKnowledge(Knowledge[Lagoon]):
    """The hopes of every seat, as points in the end."""

    # Whoever overlooks how a die or a task is used well loses the round.
    novice: ClassVar[float] = 0.3
    steady: ClassVar[float] = 0.7

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.rows: Final = Rows(weights)

    def worth(self, s: Lagoon) -> list[float]:
        return worth(s, self.rows)

    def account(self, s: Lagoon, gains: Sequence[Gained] = NO_GAINS) -> Account:
        return account(s, gains, self.rows)

    def is_calm(self, s: Lagoon) -> bool:
        return is_calm(s)

    def reply(self, s: Lagoon, luck: Luck) -> Any:
        return reply(s, self.rows, luck)

    def helps(self, s: Lagoon, gained: Gained) -> int:
        """Nobody can say: most of what brings points brings them later."""
        return 0

    def spent(self, s: Lagoon, words: str, then: Lagoon) -> int:
        """What own tasks lack by it that they did not lack before."""
        seat = s.asks[-1].seat
        me, mine = s.boards[seat], then.boards[seat]
        kept = [task for task in me.tasks if task in mine.tasks]
        return sum([max(0, missing(then, seat, mine, task) - missing(s, seat, me, task)) for task in kept])

    def ideas(self, s: Lagoon) -> Sequence[Any]:
        return ideas(s, self.rows)


KNOWLEDGE: Final = BoraBoraKnowledge(weights_of("borabora", LABELS))
