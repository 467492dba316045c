"""A clock that can be moved ahead while a server runs: to see in a minute what happens in days."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from ludarium.server.clock import Clock


class Waiting:
    """What is called at a certain moment of a clock that may be moved."""

    def __init__(self, clock: "MovableClock", at: float, call: Callable[[], object]) -> None:
        self._clock = clock
        self._at = at
        self._call = call
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """For the time that is left as the clock stands."""
        if self._handle is not None:
            self._handle.cancel()
        left = max(0.0, self._at - self._clock.seconds())
        self._handle = asyncio.get_running_loop().call_later(left, self._go)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._clock.waiting.discard(self)

    def _go(self) -> None:
        self._clock.waiting.discard(self)
        self._call()


class MovableClock(Clock):
    """The real time, and what it was moved ahead."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.waiting: set[Waiting] = set()

    def now(self) -> datetime:
        return super().now() + timedelta(seconds=self._ahead)

    def seconds(self) -> float:
        return super().seconds() + self._ahead

    def call_later(self, seconds: float, do: Callable[..., object], *arguments: object) -> Waiting:
        one = Waiting(self, self.seconds() + seconds, lambda: do(*arguments))
        self.waiting.add(one)
        one.set()
        return one

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        one = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            one.cancel()

    def advance(self, seconds: float) -> None:
        """So much time has passed; whatever is due by now is called."""
        self._ahead += seconds
        for one in list(self.waiting):
            one.set()
