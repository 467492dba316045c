"""Which tables people have before their eyes: an open tab is not enough."""

from collections import Counter
from typing import Final

from ludarium.server.clock import Clock
from ludarium.sitting.clock import Ms

MANY: Final = 100_000


class Seen:
    """In memory only: after a restart somebody may be told of what they have seen."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._now: Counter[tuple[str, str]] = Counter()
        self._last: dict[tuple[str, str], Ms] = {}

    def begin(self, person: str, table: str) -> None:
        """A page with this table has come to the front."""
        self._now[person, table] += 1

    def end(self, person: str, table: str) -> None:
        """It is in front no more."""
        seen = person, table
        self._now[seen] -= 1
        if not self._now[seen]:
            del self._now[seen]
        self._last.pop(seen, None)
        self._last[seen] = self._clock.ms()
        if len(self._last) > MANY:
            del self._last[next(iter(self._last))]  # longest ago

    def now(self, person: str, table: str) -> bool:
        return (person, table) in self._now

    def since(self, person: str, table: str, at: Ms) -> bool:
        """Whether it was to be seen at any time since then."""
        return self.now(person, table) or self._last.get((person, table), -1) >= at
