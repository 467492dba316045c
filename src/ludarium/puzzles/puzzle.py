"""A puzzle as plain data: one line of JSON each."""

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final, Literal, Self

from ludarium.bots.known import knowledge_of
from ludarium.contract import Game
from ludarium.core import Seat

Kind = Literal["judged", "proven"]
Why = list[
    tuple[str, bool, float]
]  # merits: the part, whether there is more of it, what that adds to the chance

JUDGED: Final[Kind] = "judged"
PROVEN: Final[Kind] = "proven"
LETTERS: Final = 12  # of an id
EASIEST, HARDEST = 1, 4


@dataclass(frozen=True)
class Refutation:
    """What a wrong answer loses of the chance to win (if proven: in this turn), as a share, and why."""

    loss: float
    why: Why


@dataclass(frozen=True)
class Source:
    """Before which move it was found, of which game of bots, of the search with this seed."""

    seed: int
    game: int
    move: int


@dataclass(frozen=True)
class Versions:
    """What it was found with: the version of the rules, and the hash of the weights of what bots know."""

    rules: int
    weights: str


@dataclass(frozen=True)
class Puzzle:
    """`seat` is asked `question` in this position.  The best of its `answers` is the first, all are right.

    `leads`: by how much the best is ahead of the best wrong answer, in each of the last looks.  `levels`: in
    how many of 20 tries a bot of that level finds a right answer.  `reasons` are why it is better than the
    best wrong answer; none: that is hard to say.
    """

    id: str
    game: str
    players: int
    position: str
    seat: Seat
    question: str
    kind: Kind
    answers: list[str]
    leads: list[float]
    reasons: Why
    refutations: dict[str, Refutation]
    levels: dict[str, int]
    difficulty: int
    source: Source
    versions: Versions

    @property
    def next_best(self) -> str:
        """The wrong answer that loses least."""
        return min(self.refutations, key=lambda words: self.refutations[words].loss)

    def agrees(self, found: "Puzzle") -> bool:
        """Whether what was found today is no other answer."""
        return found.answers[0] in self.answers

    def text(self) -> str:
        """As one line."""
        told = asdict(self)
        told["refutations"] = {words: [one.loss, one.why] for words, one in self.refutations.items()}
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of(cls, text: str) -> Self:
        """From its line."""
        told: dict[str, Any] = json.loads(text)
        told["reasons"] = merits(told["reasons"])
        told["refutations"] = {
            words: Refutation(loss, merits(why)) for words, (loss, why) in told["refutations"].items()
        }
        told["source"], told["versions"] = Source(**told["source"]), Versions(**told["versions"])
        return cls(**told)


def merits(told: list[list[Any]]) -> Why:
    return [(part, more, chance) for part, more, chance in told]


def id_of(game_name: str, position: str, seat: Seat, question: str) -> str:
    """The same for the same question in the same position."""
    asked = json.dumps([game_name, position, seat, question], ensure_ascii=False)
    return sha256(asked.encode()).hexdigest()[:LETTERS]


def versions_of(game: Game[Any]) -> Versions:
    """Of what is installed."""
    weights = knowledge_of(game.name).weights
    told = json.dumps({name: list(row.items()) for name, row in weights.items()})
    return Versions(game.version, sha256(told.encode()).hexdigest()[:LETTERS])
