"""The Ark of the Covenant: what the bots know of it."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from ludarium.bots.account import NO_GAINS, Account
from ludarium.bots.ark.account import account
from ludarium.bots.ark.counted import PROPHET
from ludarium.bots.ark.ideas import ideas
from ludarium.bots.ark.weights import LABELS, Rows
from ludarium.bots.ark.worth import worth
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.weights import Weights, weights_of
from ludarium.contract import Gained
from ludarium.games.ark.actions import Deed, Enter, Place
from ludarium.games.ark.land import Land


@final
class ArkKnowledge(Knowledge[Land]):
    """The points that each seat may count on in the end."""

    # One tile fits in few places, and who overlooks the right one loses much.
    novice: ClassVar[float] = 0.5
    steady: ClassVar[float] = 0.7

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.rows: Final = Rows(weights)

    def worth(self, s: Land) -> list[float]:
        return worth(s, self.rows)

    def account(self, s: Land, gains: Sequence[Gained] = NO_GAINS) -> Account:
        return account(s, gains, self.rows)

    def is_calm(self, s: Land) -> bool:
        """Always: half a turn is judged by the best that can still be made of it."""
        return True

    def forgoes(self, s: Land, words: str) -> int:
        """What a prophet at home is worth for the turns to come: it doubles one city, and comes once."""
        if not words.startswith("prophet "):
            return 0
        return round(self.rows.weight[PROPHET] * len(s.bag) / s.players)

    def ideas(self, s: Land) -> Sequence[Place | Deed | Enter]:
        return ideas(s)


KNOWLEDGE: Final = ArkKnowledge(weights_of("ark", LABELS))
