"""A clock that only a test advances: nothing waits for the time, and nobody can be too late."""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

from ludarium.server.clock import Clock

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass(order=True)
class Waiting:
    """What is called at a certain moment; of two at the same moment whoever came first."""

    at: float
    number: int
    call: Callable[[], object] | None = field(compare=False)

    def cancel(self) -> None:
        self.call = None


class StoppedClock(Clock):
    """It stands at noon until it is advanced."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._numbers = count()
        self._waiting: list[Waiting] = []

    def now(self) -> datetime:
        return NOON + timedelta(seconds=self._passed)

    def seconds(self) -> float:
        return self._passed

    def call_later(self, seconds: float, do: Callable[..., object], *arguments: object) -> Waiting:
        one = Waiting(self._passed + seconds, next(self._numbers), lambda: do(*arguments))
        heapq.heappush(self._waiting, one)
        return one

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        waiting = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            waiting.cancel()

    def advance(self, seconds: float) -> None:
        """So much time passes.  Whatever was due meanwhile is called at its moment, in order."""
        until = self._passed + seconds
        while self._waiting and self._waiting[0].at <= until:
            due = heapq.heappop(self._waiting)
            self._passed = due.at
            if due.call is not None:
                due.call()
        self._passed = until
