"""The time that the server goes by."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Cancellable(Protocol):
    """What waits for its time, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The real time.  Tests bring a clock of their own, which only they advance."""

    def now(self) -> datetime:
        """What a calendar says: to be stored and told."""
        return datetime.now(UTC)

    def ms(self) -> int:
        """The same, in milliseconds since 1970."""
        return in_ms(self.now())

    def seconds(self) -> float:
        """Since some moment or other: to measure with, whatever happens to the calendar."""
        return time.monotonic()

    def call_later(self, seconds: float, do: Callable[..., object], *arguments: object) -> Cancellable:
        return asyncio.get_running_loop().call_later(seconds, do, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def written(moment: datetime) -> str:
    """As it is stored and told; what is written earlier sorts before."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def in_ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def written_ms(at: int) -> str:
    return written(datetime.fromtimestamp(at / 1000, UTC))
