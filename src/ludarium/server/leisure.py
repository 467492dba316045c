"""What takes long is done at leisure: a step at a time, and whatever else waits comes in between."""

import asyncio
from collections.abc import Iterable
from typing import Final

from ludarium.server import limits
from ludarium.server.clock import Clock
from ludarium.server.turns import Turns, Whose

SECONDS: Final = 0.1  # that a long game takes, more or less


class Leisure:
    """One table after another is brought back, whoever has many of them."""

    def __init__(self, clock: Clock) -> None:
        self._turns = Turns([None] * limits.TABLES_LOADING, (limits.TABLES_LOADING,) * 3, clock)

    async def do(self, steps: Iterable[None], whose: Whose, patient: bool = False) -> None:
        """Raises what a step raises."""
        async with self._turns.turn(whose, SECONDS, patient):
            for _ in steps:
                await asyncio.sleep(0)
