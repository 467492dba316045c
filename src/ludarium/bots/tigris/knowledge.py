"""Tigris & Euphrates: what the bots know of it."""

from collections.abc import Sequence
from typing import Any, Final, final

from ludarium.bots.account import NO_GAINS, Account
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.tigris.account import account
from ludarium.bots.tigris.ideas import ideas
from ludarium.bots.tigris.replies import is_calm, reply
from ludarium.bots.tigris.weights import LABELS, Rows, worth
from ludarium.bots.weights import Weights, weights_of
from ludarium.cells import EMPTY
from ludarium.contract import Gained
from ludarium.games.tigris.board import COLOUR
from ludarium.games.tigris.conflict import NOT_YET, enough
from ludarium.games.tigris.turn import Support
from ludarium.games.tigris.valley import Valley
from ludarium.luck import Luck


@final
class TigrisKnowledge(Knowledge[Valley]):
    """The outlook of every leader, turned into points to come."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.rows: Final = Rows(weights)

    def worth(self, s: Valley) -> list[float]:
        return worth(s, self.rows)

    def account(self, s: Valley, gains: Sequence[Gained] = NO_GAINS) -> Account:
        return account(s, gains, self.rows)

    def is_calm(self, s: Valley) -> bool:
        return is_calm(s)

    def reply(self, s: Valley, luck: Luck) -> Any:
        return reply(s, self.rows, luck)

    def helps(self, s: Valley, gained: Gained) -> int:
        """In the weakest colour, or by a treasure that is any colour, twice: only the weakest counts."""
        points = s.dynasty[gained.seat].points
        weakest = gained.of not in COLOUR or points[COLOUR.index(gained.of)] == min(points)
        return 2 * gained.points if weakest else gained.points

    def spent(self, s: Valley, words: str, then: Valley) -> int:
        """Tiles swapped away, tiles committed in vain, leaders that lose their last temple."""
        word, number, *_ = f"{words} 0".split()
        question = s.asks[-1]
        if word in ("build", "catastrophe"):
            return placed(s, question.seat) - placed(then, question.seat)
        if isinstance(question, Support):
            return in_vain(question, int(number), enough(s, question.conflict, question.committed))
        return int(number) if word == "swap" else 0

    def ideas(self, s: Valley) -> Sequence[Any]:
        return ideas(s)


def placed(s: Valley, seat: int) -> int:
    """How many leaders of the seat are on the board."""
    return sum(cell != EMPTY for cell in s.dynasty[seat].leader)


def in_vain(question: Support, tiles: int, least: int) -> int:
    """Tiles committed to a conflict that is lost with them, or won without them.

    Those that decide it are no waste: otherwise nothing would be as thrifty as to lose.  How many the
    attacker needs nobody knows.
    """
    if tiles < least:
        return tiles
    return 0 if question.committed == NOT_YET else tiles - least


KNOWLEDGE: Final = TigrisKnowledge(weights_of("tigris", LABELS))
