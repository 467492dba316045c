"""All tables that somebody is at: loaded when asked for, let go when nobody has looked for a while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludarium.server import limits
from ludarium.server.leisure import Leisure
from ludarium.server.live import LiveTable
from ludarium.server.log import Log
from ludarium.server.seating import load
from ludarium.server.shows import Shows
from ludarium.server.standin import Alarms
from ludarium.server.store import Store
from ludarium.server.thinker import Thinker
from ludarium.server.turns import Whose
from ludarium.server.whereabouts import UNKNOWN, Addresses
from ludarium.table import Refused

logger = logging.getLogger(__name__)

T = TypeVar("T")

NOBODY = Whose(UNKNOWN, "")
PAUSE = 1.0  # seconds before what failed after a restart is tried again; doubled each time
LONGEST_PAUSE = 60.0


class Hall:
    """The live tables by id."""

    def __init__(self, store: Store, log: Log, thinker: Thinker, addresses: Addresses, idle: float) -> None:
        self.store = store
        self.log = log
        self.thinker = thinker
        self.addresses = addresses
        self._idle = idle
        self.clock = store.clock
        self.leisure = Leisure(self.clock)
        self.shows = Shows()
        self.alarms = Alarms(self._ring, self.clock)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._resume())]

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self.alarms.close()
        await asyncio.gather(*(table.close() for table in self._tables.values()))

    async def find(self, table_id: str, whose: Whose = NOBODY, patient: bool = False) -> LiveTable:
        """The live table; raises `Refused` if there is none."""
        while (table := self._tables.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id, whose, patient))
            # Several may wait for the same table: one who leaves must not stop it for the others.
            await asyncio.shield(self._loading[table_id])
        table.touched = self.clock.seconds()
        return table

    async def do(self, table_id: str, job: Callable[[LiveTable], Awaitable[T]], whose: Whose = NOBODY) -> T:
        """Do something at a table, in its turn; raises `Refused` if there is no such table."""
        table = await self.find(table_id, whose)
        return await table.do(lambda: job(table))

    def online(self, table_id: str) -> set[str]:
        """Which guests who sit at this table have it open."""
        table = self._tables.get(table_id)
        return table.online if table else set()

    async def _load(self, table_id: str, whose: Whose, patient: bool) -> LiveTable:
        try:
            row = await self.store.table(table_id)
            if row is None:
                raise Refused("not-found")
            table = await load(row, self.store, self.leisure, whose, patient)
            self._tables[table_id] = LiveTable(row, table, self)
            return self._tables[table_id]
        finally:
            del self._loading[table_id]

    async def _resume(self) -> None:
        """After a restart the bots go on thinking, and who is away is still waited for."""
        await self._until_done(self._await_people)
        await self._until_done(self._let_bots_go_on)

    async def _until_done(self, job: Callable[[], Awaitable[None]]) -> None:
        pause = PAUSE
        while True:
            try:
                return await job()
            except Exception:
                logger.exception("the tables in play could not go on; tried again in %g s", pause)
                await self.clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _await_people(self) -> None:
        async for rows in self.store.asking_people():
            for row in rows:
                if row.id not in self._tables:
                    self.alarms.set_for(row, set())

    async def _let_bots_go_on(self) -> None:
        """A few tables at a time are in memory for that, however many there are."""
        room = asyncio.Semaphore(limits.TABLES_RESUMING)
        async with asyncio.TaskGroup() as going_on:
            async for tables in self.store.asking_bots():
                for table_id in tables:
                    await room.acquire()
                    resumed = going_on.create_task(self._let_bot_go_on(table_id))
                    resumed.add_done_callback(lambda _: room.release())

    async def _let_bot_go_on(self, table_id: str) -> None:
        try:
            table = await self.find(table_id, patient=True)
            await table.answered()
        except Exception:
            logger.exception("could not resume %s", table_id)

    async def _ring(self, table_id: str) -> None:
        table = await self.find(table_id, patient=True)
        await table.do(table.stand_in)

    async def _sweep(self) -> None:
        while True:
            await self.clock.sleep(self._idle / 4)
            long_ago = self.clock.seconds() - self._idle
            for table in [one for one in self._tables.values() if one.idle and one.touched < long_ago]:
                # Before anything is awaited: whoever asks from now on gets it loaded again.
                del self._tables[table.row.id]
                await table.close()
