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


class Buckets:
    """Everybody has a bucket of this size.  Not `on`: nobody is ever refused.

    They lie in two maps.  A bucket that is asked for goes to the young one, and when that is full, or as old
    as an empty bucket needs to fill, it becomes the old one, and what was in the old one is forgotten: nobody
    ever walks over all of them.
    """

    def __init__(self, most: float, rate: float, clock: Clock, on: bool = True) -> None:
        self._most = most
        self._rate = rate
        self._clock = clock
        self._on = on
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}
        self._since = clock.seconds()

    def take(self, who: str, tokens: float = 1) -> None:
        """So many tokens; raises `Refused` when there are too few."""
        if self._on and (seconds := self._bucket(who).take(tokens)):
            raise Refused("too-fast", seconds=math.ceil(seconds))

    def _bucket(self, who: str) -> Bucket:
        now = self._clock.seconds()
        if len(self._young) >= MANY or now - self._since >= self._most / self._rate:
            self._old, self._young, self._since = self._young, {}, now
        bucket = self._young.get(who)
        if bucket is None:
            bucket = self._old.pop(who, None) or Bucket(self._most, self._rate, self._clock)
            self._young[who] = bucket
        return bucket
