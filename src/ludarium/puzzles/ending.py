"""What is to be known of a game, so that its last turns can be tried to the end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ludarium.core import Seat


@dataclass(frozen=True)
class Ending:
    """`least` options that a question must have, by its kind; and what is drawn for those who come `later`.

    `may_end(state, seat)`: without that this turn of the seat does not win.  `open_up(state, seat)` lets luck
    give whatever it may, as far as the seat knows, and not only what was dealt in this world.
    """

    least: Mapping[str, int]
    later: frozenset[str]
    may_end: Callable[[Any, Seat], bool]
    open_up: Callable[[Any, Seat], None]
