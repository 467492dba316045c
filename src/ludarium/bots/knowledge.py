"""What somebody knows of a game: the contract of an evaluation, and what is so where it says nothing."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from ludarium.bots.account import NO_GAINS, Account
from ludarium.bots.weights import Weights, labelled
from ludarium.cells.native import mypyc_attr
from ludarium.contract import Gained
from ludarium.core import Seat, State, options, sample
from ludarium.luck import Luck

S = TypeVar("S", bound=State)
NO_WEIGHTS: Final[Weights] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What is known of a game whose states are `S`: a value, found by an entry point of the game's name.

    Who knows more than the scores derives a class with a `worth` of its own, and with as much of the rest as
    helps.  `weights` are the numbers that it weighs with, by row and label; `ludarium train` fits them.
    """

    # Shares of the options that these levels notice.
    novice: ClassVar[float] = 0.15
    steady: ClassVar[float] = 0.4

    def __init__(self, weights: Weights = NO_WEIGHTS) -> None:
        self.weights: Final = weights

    def with_weights(self, weights: Weights) -> Self:
        """The same with other weights; raises `BadWeights` unless they have the same labels."""
        return type(self)(labelled(weights, self.weights))

    def worth(self, s: S) -> Sequence[float]:
        """The chance of each seat to win, while the game goes on; they add up to one."""
        return lead(s)

    def account(self, s: S, gains: Sequence[Gained] = NO_GAINS) -> Account | None:
        """The parts that `worth` is made of: `account(s).chances()` is `worth(s)`.

        Points that were scored on the way to this state, the `gains`, count to the part that they came from.
        None, always, if the knowledge does not tell: then nobody is told why an answer is better.
        """
        return None

    def is_calm(self, s: S) -> bool | None:
        """Whether the state can be judged, while the game goes on: nothing is half done.

        None, always, if the knowledge does not tell: then a seat that looks ahead answers what it is asked
        next, and judges where another is asked.
        """
        return None

    def reply(self, s: S, luck: Luck) -> Any:
        """What nearly anybody would answer to a question that comes before it is calm."""
        return sample(s, luck)

    def helps(self, s: S, gained: Gained) -> int:
        """How much what is gained helps whose it is, in points; they know what they have."""
        return gained.points

    def to_come(self, s: S, seat: Seat) -> int:
        """What a seat gains beyond the others by what nobody can prevent any more, as far as is seen."""
        return 0

    def spent(self, s: S, words: str, then: S) -> int:
        """How much of their own is gone for whom `s` asks, with this answer, which leads to `then`.

        Of those as good the thriftiest is advised.
        """
        return 0

    def forgoes(self, s: S, words: str) -> int:
        """The points that whom `s` asks could count on, and not with this answer: it uses what comes once."""
        return 0

    def ideas(self, s: S) -> Sequence[Any]:
        """The options that are worth a thought, in their order."""
        return options(s)


def lead(s: State) -> list[float]:
    """Each seat's score beside the others': a half when even, near 1 with by far the most."""
    scores = [score[0] for score in s.scores()]
    size = 1 + sum(map(abs, scores))
    mean = sum(scores) / len(scores)
    return [0.5 + (score - mean) / size / 2 for score in scores]


UNKNOWN: Final[Knowledge[Any]] = Knowledge()  # a game of which nobody knows more than the scores
