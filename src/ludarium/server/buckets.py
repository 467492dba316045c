"""Not too fast: a bucket of tokens for each who asks."""

import math

from ludarium.server.clock import Clock
from ludarium.table import Refused

MANY = 10_000


class Bucket:
    """It holds `most` tokens, which come back at `rate` a second."""

    __slots__ = ("_at", "_clock", "_level", "_most", "_rate")

    def __init__(self, most: float, rate: float, clock: Clock) -> None:
        self._most = most
        self._rate = rate
        self._clock = clock
        self._level = most
        self._at = clock.seconds()

    def take(self, tokens: float = 1) -> float:
        """Take so many; if there are too few, none, and in how many seconds there will be enough."""
        lacking = tokens - self.fill()
        if lacking > 0:
            return lacking / self._rate
        self._level -= tokens
        return 0.0

    def fill(self) -> float:
        """How many there are now."""
        now = self._clock.seconds()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level

    @property
    def full(self) -> bool:
        return self.fill() >= self._most


class Buckets:
    """Everybody has a bucket of this size.  Not `on`: nobody is ever refused."""

    def __init__(self, most: float, rate: float, clock: Clock, on: bool = True) -> None:
        self._most = most
        self._rate = rate
        self._clock = clock
        self._on = on
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, tokens: float = 1) -> None:
        """So many tokens; raises `Refused` when there are too few."""
        if self._on and (seconds := self._bucket(who).take(tokens)):
            raise Refused("too-fast", seconds=math.ceil(seconds))

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._most, self._rate, self._clock)
        if len(self._buckets) >= MANY:
            self._sweep()
        self._buckets[who] = bucket  # the last one to be forgotten
        return bucket

    def _sweep(self) -> None:
        """Forget whose bucket is full again, and of the others all but half of what there may be."""
        kept = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(kept[-(MANY // 2) :])
