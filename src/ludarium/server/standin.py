"""Stand-ins: a bot plays for somebody who is asked and stays away, until that guest is back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from ludarium.server.clock import Cancellable, Clock
from ludarium.server.seating import seats_of, status
from ludarium.server.store import Store, TableRow

if TYPE_CHECKING:
    from ludarium.server.live import LiveTable

logger = logging.getLogger(__name__)

AFTER_RESTART = timedelta(seconds=60)  # for people to come back to a server that was away itself


def beginning(row: TableRow, online: set[str]) -> datetime | None:
    """When a bot takes over from whoever is asked, unless that guest comes; None if none does.

    It never takes over from somebody who has never been here, nor from the last one who plays: a table that
    everybody has left waits.
    """
    if row.stand_in is None or row.asked is None or status(row) != "playing":
        return None
    seat = row.seats[row.asked]
    if seat.guest is None or seat.guest in online or seat.seen is None or seat.stood_in:
        return None
    if not any(other.guest != seat.guest and other.bot is None and not other.stood_in for other in row.seats):
        return None
    since = max(seat.seen, row.changed)  # written alike, so they sort by time
    return datetime.fromisoformat(since) + timedelta(seconds=row.stand_in.after)


class Alarms:
    """Tables that have to be looked after at a certain moment, in memory or not."""

    def __init__(self, ring: Callable[[str], Awaitable[None]], clock: Clock) -> None:
        self._ring = ring
        self._clock = clock
        self._begun = clock.now()
        self._waiting: dict[str, Cancellable] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def set_for(self, row: TableRow, online: set[str]) -> None:
        """For when a bot takes over at this table; whatever was set before no longer counts."""
        if (before := self._waiting.pop(row.id, None)) is not None:
            before.cancel()
        if (wait := self.wait(row, online)) is not None:
            self._waiting[row.id] = self._clock.call_later(wait, self._go, row.id)

    def wait(self, row: TableRow, online: set[str]) -> float | None:
        """How many seconds are left until then."""
        at = beginning(row, online)
        if at is None or row.stand_in is None:
            return None
        soonest = self._begun + min(timedelta(seconds=row.stand_in.after), AFTER_RESTART)
        return max(0.0, (max(at, soonest) - self._clock.now()).total_seconds())

    def _go(self, table_id: str) -> None:
        del self._waiting[table_id]
        ringing = asyncio.create_task(self._answered(table_id), name=f"alarm {table_id}")
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)

    async def _answered(self, table_id: str) -> None:
        try:
            await self._ring(table_id)
        except Exception:
            logger.exception("nobody could stand in at %s", table_id)
            again = AFTER_RESTART.total_seconds()
            self._waiting[table_id] = self._clock.call_later(again, self._go, table_id)

    async def close(self) -> None:
        for waiting in self._waiting.values():
            waiting.cancel()
        for ringing in self._ringing:
            ringing.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)


class StandIns:
    """Whose seats at one table a bot plays.  All of it happens in the task that owns the table."""

    def __init__(self, live: "LiveTable", store: Store, alarms: Alarms) -> None:
        self._live = live
        self._store = store
        self._alarms = alarms

    def attend(self) -> None:
        """Somebody else is asked, came or left: see to it that a bot takes over in time."""
        if self._live.table is not None:
            self._alarms.set_for(self._live.row, self._live.online)

    async def begin(self) -> bool:
        """The alarm rang: whether from now on a bot plays for who is asked."""
        row = self._live.row
        if self._live.table is None or row.asked is None or self._alarms.wait(row, self._live.online) != 0:
            self.attend()
            return False
        guest = row.seats[row.asked].guest
        assert guest is not None
        for seat in seats_of(row, guest):
            seat.stood_in = True
        await self._keep(guest)
        return True

    def end(self, guest: str) -> None:
        """This guest is back, and plays from this moment on."""
        for seat in seats_of(self._live.row, guest):
            seat.stood_in = False

    async def saw(self, guest: str) -> None:
        """This guest came or left."""
        for seat in seats_of(self._live.row, guest):
            seat.seen = self._store.now()
        await self._keep(guest)

    async def _keep(self, guest: str) -> None:
        """Store it.  If that fails the table goes on: after a restart it would only be waited once more."""
        if self._live.row.stand_in is None:
            return
        try:
            await self._store.note(self._live.row, guest)
        except Exception:
            logger.exception("could not store who is at %s", self._live.row.id)
