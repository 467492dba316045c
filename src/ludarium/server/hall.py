"""All tables that somebody is at: loaded when asked for, let go when nobody has looked for a while."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludarium.server.live import LiveTable
from ludarium.server.log import Log
from ludarium.server.seating import load
from ludarium.server.standin import Alarms
from ludarium.server.store import Store
from ludarium.server.thinker import Thinker
from ludarium.table import Refused

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Hall:
    """The live tables by id."""

    def __init__(self, store: Store, log: Log, thinker: Thinker, idle: float) -> None:
        self._store = store
        self._log = log
        self._thinker = thinker
        self._idle = idle
        self._alarms = Alarms(self._ring)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._resume())]

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self._alarms.close()
        await asyncio.gather(*(table.close() for table in self._tables.values()))

    async def find(self, table_id: str) -> LiveTable:
        """The live table; raises `Refused` if there is none."""
        while (table := self._tables.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            # Several may wait for the same table: one who leaves must not stop it for the others.
            await asyncio.shield(self._loading[table_id])
        table.touched = time.monotonic()
        return table

    async def do(self, table_id: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a table, in its turn; raises `Refused` if there is no such table."""
        table = await self.find(table_id)
        return await table.do(lambda: job(table))

    def online(self, table_id: str) -> set[str]:
        """Which guests who sit at this table have it open."""
        table = self._tables.get(table_id)
        return table.online if table else set()

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row = await self._store.table(table_id)
            if row is None:
                raise Refused("not-found")
            table = await load(row, self._store)
            self._tables[table_id] = LiveTable(
                row, table, self._store, self._log, self._thinker, self._alarms
            )
            return self._tables[table_id]
        finally:
            del self._loading[table_id]

    async def _resume(self) -> None:
        """After a restart the bots go on thinking, and who is away is still waited for."""
        for row in await self._store.asking_people():
            if row.id not in self._tables:
                self._alarms.set_for(row, set())
        for table_id in await self._store.asking_bots():
            try:
                await self.find(table_id)
            except Exception:
                logger.exception("could not resume %s", table_id)

    async def _ring(self, table_id: str) -> None:
        await self.do(table_id, lambda table: table.stand_in())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._idle / 4)
            long_ago = time.monotonic() - self._idle
            for table in [one for one in self._tables.values() if one.idle and one.touched < long_ago]:
                # Before anything is awaited: whoever asks from now on gets it loaded again.
                del self._tables[table.row.id]
                await table.close()
