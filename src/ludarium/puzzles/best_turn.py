"""A position before a turn, and the most that a turn brings there, as plain data: one line of JSON each."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, Self

from ludarium.core import Seat
from ludarium.puzzles.puzzle import Source

Turns = Literal["turns"]

TURNS: Final[Turns] = "turns"


@dataclass(frozen=True)
class BestTurn:
    """It is the turn of `seat`: by the words of `turn` it brings so many `points`, and no turn brings more.

    `ends`: how many different turns bring so many points.  `levels`: in how many of 20 tries a bot of that
    level plays one that brings the most.  `version`: of the rules.
    """

    kind: Turns
    id: str
    game: str
    players: int
    position: str
    seat: Seat
    question: str
    points: int
    turn: list[str]
    ends: dict[int, int]
    levels: dict[str, int]
    difficulty: int
    source: Source
    version: int

    def text(self) -> str:
        """As one line."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of(cls, text: str) -> Self:
        """From its line."""
        told: dict[str, Any] = json.loads(text)
        told["ends"] = {int(points): many for points, many in told["ends"].items()}
        told["source"] = Source(**told["source"])
        return cls(**told)

    def agrees(self, found: "BestTurn") -> bool:
        """Whether what was found today is no other answer."""
        return found.points == self.points
