"""What many games show, written all at once: an array is quick to fill, and slow to begin with."""

from collections.abc import Sequence
from itertools import chain
from typing import Final, final

import numpy as np

from ludarium.core import Seat
from ludarium.research.catalogue import Mask
from ludarium.research.observe import SHORT, Encoder, Row
from ludarium.research.one import Game
from ludarium.research.told import Recall


@final
class Showing:
    """Observations and masks of some games, from number `first` on.

    `show` notes what a game shows, `write` puts it into the arrays.  Long rows are written at once: beyond
    the caches of the processor it would take longer to come back to them.
    """

    def __init__(self, first: int, observation: Row, mask: Mask, encoder: Encoder | Recall) -> None:
        self._first: Final = first
        self._observation: Final = observation
        self._mask: Final = mask
        self._later: Final = encoder if isinstance(encoder, Encoder) and encoder.size <= SHORT else None
        self._counts: Final = np.zeros(observation.shape if self._later else (0, 0), np.uint8)
        self._rows: Final = [memoryview(row) for row in self._counts]
        self._numbers: Final[list[Sequence[int]]] = [() for _ in observation]

    def show(self, number: int, game: Game, seat: Seat, numbers: Sequence[int]) -> None:
        """What this seat sees of the game of this number, and what it can do."""
        at = number - self._first
        self._numbers[at] = numbers
        if self._later:
            self._rows[at][:] = self._later.counts(game.state, seat)
        else:
            game.observation(seat, self._observation[at])

    def write(self) -> None:
        """All that was shown since the beginning, the newest of each."""
        if self._later:
            self._later.scale(self._counts, self._observation)
        many = [len(numbers) for numbers in self._numbers]
        self._mask.fill(0)
        games = np.arange(len(many)).repeat(many)
        self._mask[games, np.fromiter(chain.from_iterable(self._numbers), np.int32, sum(many))] = 1
