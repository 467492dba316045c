"""Open pages hear that a list of theirs has changed; what it is now they ask for themselves.

So nothing is told here that anybody may not know, a ring that gets lost costs a moment, and many changes at
once ring once.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from ludarium.server.messages import List
from ludarium.server.nodes.bus import Bus
from ludarium.server.store import TableRow

SPREAD: Final = 20.0  # seconds, in which all pages ask again if they may have missed something


class Listener:
    """One open page, and what has changed since it was told."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self._changed: set[List] = set()
        self._rings = asyncio.Event()

    def ring(self, which: List) -> None:
        self._changed.add(which)
        self._rings.set()

    async def changed(self) -> list[List]:
        """What has, once anything has."""
        await self._rings.wait()
        self._rings.clear()
        found, self._changed = sorted(self._changed), set()
        return found


class Bell:
    """Rings for the people whose tables have changed, and for all when the lobby has."""

    def __init__(self, bus: Bus) -> None:
        self.of_lobby = 0  # how often it rang for the lobby
        self._listeners: set[Listener] = set()
        self._bus = bus
        bus.on("tables", self._ring_for)
        bus.on("lobby", lambda _: self._ring_for_lobby())
        bus.on_missed(self._ring_for_all)

    def __len__(self) -> int:
        """How many pages are open."""
        return len(self._listeners)

    def listen(self, guest: str | None) -> tuple[Listener, Callable[[], None]]:
        """A page is open; what to call when it is closed."""
        one = Listener(guest)
        self._listeners.add(one)
        return one, lambda: self._listeners.discard(one)

    def changed(self, was: TableRow | None, now: TableRow) -> None:
        """A table is stored as it is `now`."""
        rows = [row for row in (was, now) if row]
        if was is None or in_lists(was) != in_lists(now):
            for person in {seat.guest for row in rows for seat in row.seats if seat.guest}:
                self._ring_for(person)
                self._bus.hint("tables", person)
        if any(row.open_to_all for row in rows) and (was is None or in_lobby(was) != in_lobby(now)):
            self._ring_for_lobby()
            self._bus.hint("lobby")

    def _ring_for(self, person: str) -> None:
        for one in self._listeners:
            if one.guest == person:
                one.ring("tables")

    def _ring_for_lobby(self) -> None:
        self.of_lobby += 1
        for one in self._listeners:
            one.ring("lobby")

    def _ring_for_all(self) -> None:
        """One after the other: each of them asks for its lists then."""
        self.of_lobby += 1
        loop = asyncio.get_running_loop()
        for number, one in enumerate(self._listeners):
            when = SPREAD * number / len(self._listeners)
            loop.call_later(when, one.ring, "tables")
            loop.call_later(when, one.ring, "lobby")


def in_lists(row: TableRow) -> object:
    """What tells the people of a table that they want to look again."""
    return row.status, row.asked, [(seat.guest, seat.plays) for seat in row.seats]


def in_lobby(row: TableRow) -> object:
    """What others read of it before they sit down."""
    seats = [(seat.name, seat.out) for seat in row.seats]
    return row.open_to_all and (row.status, row.listed, row.needs, row.settings, seats)
