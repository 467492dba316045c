"""Not too fast: a bucket of tokens for each who asks."""

import math
import time

from ludarium.table import Refused

MANY = 10_000


class Buckets:
    """Everybody has `most` tokens, which come back at `rate` a second."""

    def __init__(self, most: float, rate: float, on: bool = True) -> None:
        self._most = most
        self._rate = rate
        self._on = on
        self._levels: dict[str, tuple[float, float]] = {}  # who: tokens left, and when

    def take(self, who: str) -> None:
        """One token; raises `Refused` when there is none."""
        now = time.monotonic()
        level = self._level(who, now)
        if self._on and level < 1:
            raise Refused("too-fast", seconds=math.ceil((1 - level) / self._rate))
        self._levels[who] = (level - 1, now)
        if len(self._levels) > MANY:
            self._sweep(now)

    def _level(self, who: str, now: float) -> float:
        level, then = self._levels.get(who, (self._most, now))
        return min(self._most, level + (now - then) * self._rate)

    def _sweep(self, now: float) -> None:
        """Forget whose bucket is full again; of the others the oldest, if there are too many."""
        self._levels = {who: at for who, at in self._levels.items() if self._level(who, now) < self._most}
        for who in list(self._levels)[: max(0, len(self._levels) - MANY)]:
            del self._levels[who]
