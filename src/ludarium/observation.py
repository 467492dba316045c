"""What a seat sees, as a row of numbers, for whoever learns to play a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar, final

from ludarium.core import Seat, State
from ludarium.installed import Installed

S = TypeVar("S", bound=State)

MOST: Final = 255  # of any number in a row


@dataclass(frozen=True)
class Field:
    """Some numbers of the row, each from 0 to `high`.

    Three dimensions are channels, rows and columns.  `memory`: only who has been there since the beginning
    knows it, or who remembers.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    doc: str
    memory: bool = False

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)


def starts(fields: Sequence[Field]) -> dict[str, int]:
    """By name, where each field begins in the row."""
    found: dict[str, int] = {}
    start = 0
    for field in fields:
        found[field.name] = start
        start += field.size
    return found


@final
class Observation(Generic[S]):
    """The rows of a game, found by an entry point of its name.

    `fields(players)` is the row, what needs memory at its end; `write(state, seat)` fills one.  It reads
    nothing of the state that the view of the seat does not tell: the rows of all worlds that look alike are
    the same.
    """

    def __init__(
        self, fields: Callable[[int], Sequence[Field]], write: Callable[[S, Seat], bytes | bytearray]
    ) -> None:
        self.fields: Final = fields
        self.write: Final = write


OBSERVATIONS: Final[Installed[Observation[Any]]] = Installed("observation", "observation", Observation)
