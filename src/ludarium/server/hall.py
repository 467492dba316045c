"""All tables that somebody is at: loaded when asked for, let go when nobody has looked for a while."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

from ludarium.registry import games
from ludarium.server import limits
from ludarium.server.bell import Bell
from ludarium.server.leisure import Leisure
from ludarium.server.node import Node
from ludarium.server.notices.reach import Reach
from ludarium.server.notices.seen import Seen
from ludarium.server.seating import load
from ludarium.server.shell import Chair, Shell
from ludarium.server.shows import Shows
from ludarium.server.standings import Standings
from ludarium.server.store import Store, TableRow
from ludarium.server.thinker import Thinker
from ludarium.server.turns import Whose
from ludarium.server.whereabouts import UNKNOWN, Addresses
from ludarium.server.writer import Writer
from ludarium.sitting import State
from ludarium.table import Refused

logger = logging.getLogger(__name__)

T = TypeVar("T")

NOBODY = Whose(UNKNOWN, "")
LOOK = 2.0  # seconds until it is looked again which tables have to be looked after
PAUSE = 1.0  # seconds before what failed is tried again; doubled each time
LONGEST_PAUSE = 60.0


class Hall:
    """The live tables by id."""

    def __init__(
        self, store: Store, writer: Writer, thinker: Thinker, addresses: Addresses, idle: float
    ) -> None:
        self.store = store
        self.writer = writer
        self.thinker = thinker
        self.addresses = addresses
        self.bell = Bell()
        self._idle = idle
        self.clock = store.clock
        self.leisure = Leisure(self.clock)
        self.shows = Shows()
        self.reach = Reach()
        self.seen = Seen(self.clock)
        self.node = Node(store)
        self.standings = Standings(store)
        self._tables: dict[str, Shell] = {}
        self._loading: dict[str, asyncio.Task[Shell]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.node.begin()
        sweeps = (
            self._sweep(),
            self._renew(),
            self._look_after(self._wake_due),
            self._look_after(self._let_bots_go_on),
        )
        self._tasks = [asyncio.create_task(one) for one in (*sweeps, self.node.beat())]

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self.node.end()
        await asyncio.gather(*(table.close() for table in self._tables.values()))

    async def find(self, table_id: str, whose: Whose = NOBODY, patient: bool = False) -> Shell:
        """The live table; raises `Refused` if there is none."""
        while (table := self._tables.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id, whose, patient))
            # Several may wait for the same table: one who leaves must not stop it for the others.
            await asyncio.shield(self._loading[table_id])
        table.touched = self.clock.seconds()
        table.wanted += 1
        return table

    def take_in(self, row: TableRow, state: State) -> None:
        """A table that was just opened and stored is live without being read again."""
        if row.id not in self._tables and row.id not in self._loading:
            self._tables[row.id] = Shell(row, state, self)

    async def do(self, table_id: str, job: Callable[[Shell], Awaitable[T]], whose: Whose = NOBODY) -> T:
        """Do something at a table, in its turn; raises `Refused` if there is no such table."""
        table = await self.find(table_id, whose)
        return await table.do(lambda: job(table))

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def online(self, table_id: str) -> set[str]:
        """Which guests who sit at this table have it open."""
        table = self._tables.get(table_id)
        return table.online if table else set()

    def chairs(self, table_id: str) -> set[Chair]:
        """Who has this table open."""
        table = self._tables.get(table_id)
        return table.chairs if table else set()

    async def _load(self, table_id: str, whose: Whose, patient: bool) -> Shell:
        try:
            row = await self.store.table(table_id)
            if row is None:
                raise Refused("not-found")
            state = await load(row, self.store, self.leisure, whose, patient)
            self._tables[table_id] = Shell(row, state, self)
            return self._tables[table_id]
        finally:
            del self._loading[table_id]

    async def _look_after(self, job: Callable[[], Awaitable[None]]) -> None:
        """Tables that are not in memory go on, too."""
        pause = PAUSE
        while True:
            try:
                await job()
            except Exception:
                logger.exception("the tables in play could not go on; tried again in %g s", pause)
                await self.clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = PAUSE
                await self.clock.sleep(LOOK)

    async def _renew(self) -> None:
        """Once, after a start: each table that is looked after goes on under newer rules if it can."""
        current = {game.name: game.version for game in games()}
        while True:
            try:
                return await self._resume_all(self.store.under_other_rules(current))
            except Exception:
                logger.exception("the tables of older rules could not be looked at")
                await self.clock.sleep(LONGEST_PAUSE)

    async def _wake_due(self) -> None:
        await self._resume_all(self.store.due())

    async def _let_bots_go_on(self) -> None:
        await self._resume_all(self.store.asking_bots())

    async def _resume_all(self, found: AsyncIterator[list[str]]) -> None:
        """A few tables at a time are in memory for that, however many there are."""
        room = asyncio.Semaphore(limits.TABLES_RESUMING)
        async with asyncio.TaskGroup() as going_on:
            async for tables in found:
                for table_id in tables:
                    await room.acquire()
                    resumed = going_on.create_task(self._resume(table_id))
                    resumed.add_done_callback(lambda _: room.release())

    async def _resume(self, table_id: str) -> None:
        """Do what is due there, and let it go again, unless somebody has come meanwhile."""
        if table_id in self._tables:
            return
        try:
            table = await self.find(table_id, patient=True)
            wanted = table.wanted
            await table.answered()
            if table.idle and table.wanted == wanted:
                await self._let_go(table)
        except Exception:
            logger.exception("could not resume %s", table_id)

    async def begin_anew(self, table_id: str) -> None:
        """It is read again, also by whoever has it open: something else has happened than they know."""
        table = self._tables.get(table_id)
        if table is not None:
            for chair in table.chairs:
                chair.begin_anew()
            await self._let_go(table)

    async def _sweep(self) -> None:
        while True:
            await self.clock.sleep(self._idle / 4)
            long_ago = self.clock.seconds() - self._idle
            for table in [one for one in self._tables.values() if one.idle and one.touched < long_ago]:
                await self._let_go(table)

    async def _let_go(self, table: Shell) -> None:
        # Before anything is awaited: whoever asks from now on gets it loaded again.
        self._tables.pop(table.row.id, None)
        await table.close()
