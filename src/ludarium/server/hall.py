"""All tables that somebody is at here: taken when asked for, let go when nobody has looked for a while."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from ludarium.registry import games
from ludarium.server import limits, messages, wire
from ludarium.server.bell import Bell
from ludarium.server.leisure import Leisure
from ludarium.server.nodes.bus import Bus
from ludarium.server.nodes.leases import Leases
from ludarium.server.nodes.node import Node
from ludarium.server.nodes.owners import Owners
from ludarium.server.nodes.presence import Presence
from ludarium.server.notices.reach import Reach
from ludarium.server.notices.seen import Seen
from ludarium.server.past import Glimpse, Seeing
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
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

T = TypeVar("T")

NOBODY = Whose(UNKNOWN, "")
LOOK = 2.0  # seconds until one of all processes looks again which tables have to be looked after
PAUSE = 1.0  # seconds before what failed is tried again; doubled each time
LONGEST_PAUSE = 60.0
STAYS = 10.0  # seconds at least, a table that was handed over
GIVEN = 2.0  # seconds, in which it is for whoever wanted it
DRAINED = 4.0  # seconds at most, until all tables are let go
BACK_IN = 2.0  # seconds at most, until people come back to wherever


class Hall:
    """The live tables by id: this process has them, and nobody else."""

    def __init__(
        self, store: Store, writer: Writer, thinker: Thinker, addresses: Addresses, idle: float
    ) -> None:
        self.store = store
        self.writer = writer
        self.thinker = thinker
        self.addresses = addresses
        self._idle = idle
        self.clock = store.clock
        self.leisure = Leisure(self.clock)
        self.shows = Shows()
        self.reach = Reach()
        self.seen = Seen(self.clock)
        self.leases = Leases(store)
        self.owners = Owners(store, self.leases)
        self.node = Node(store, self.leases)
        self.presence = Presence(store, self.node)
        self.bus = Bus(store)
        self.bell = Bell(self.bus)
        self.standings = Standings(store)
        self._tables: dict[str, Shell] = {}
        self._loading: dict[str, asyncio.Task[Shell]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._given: dict[str, tuple[int, float]] = {}  # to others: at which epoch, and for how long
        self.moved: Callable[[str], None] = lambda how: None  # whoever counts it
        self._stay: dict[str, float] = {}  # until when they are not handed over, by the clock of the loop
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.node.lost = self.drop_all
        self.node.drains = lambda: self._in_background(self.drain())
        self.bus.on("hand-over", self._wanted)
        await self.node.begin()
        sweeps = (
            self._sweep(),
            self._renew(),
            self._look_after(self._wake_due),
            self._look_after(self._let_bots_go_on),
        )
        here = (self.node.beat(), self.node.watch(), self.bus.work(), self.presence.work())
        self._tasks = [asyncio.create_task(one) for one in (*sweeps, *here)]

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()), *self._closing)
        await self.node.end()

    # -- finding tables

    async def find(
        self, table_id: str, whose: Whose = NOBODY, patient: bool = False, ask: bool = True
    ) -> Shell:
        """The live table; raises `Refused` if there is none.

        `ask`: whoever has it is asked to hand it over; else it is refused then, as `moving`.
        """
        while True:
            self.node.serve()
            if (table := self._tables.get(table_id)) is not None:
                break
            if table_id in self._leaving:
                await asyncio.shield(self._leaving[table_id])
                continue
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id, whose, patient, ask))
            # Several may wait for the same table: one who leaves must not stop it for the others.
            await asyncio.shield(self._loading[table_id])
        table.touched = self.clock.seconds()
        table.wanted += 1
        return table

    def _given_away(self, table_id: str) -> int | None:
        """The epoch at which it was just handed over: as long as it is that one, it is for who wanted it."""
        epoch, until = self._given.get(table_id, (None, 0.0))
        return epoch if until > asyncio.get_running_loop().time() else None

    async def begin(self, row: TableRow, state: State | None, whose: Whose) -> None:
        """A table was just opened and stored: its bots begin to think, here or where its people will be."""
        known = row.id in self._tables or row.id in self._loading
        if state is not None and not self.store.shared and not known:
            self._tables[row.id] = Shell(row, state, self)  # without being read again
        if self.node.alone:
            await self.find(row.id, whose)

    async def do(self, table_id: str, job: Callable[[Shell], Awaitable[T]], whose: Whose = NOBODY) -> T:
        """Do something at a table, in its turn; raises `Refused` if there is no such table."""
        table = await self.find(table_id, whose)
        return await table.do(lambda: job(table))

    async def visit(self, table_id: str, job: Callable[[Shell], Awaitable[T]], whose: Whose = NOBODY) -> T:
        """The same where nobody here is at the table: whoever is at it elsewhere gets it back at once."""
        here = table_id in self._tables
        try:
            return await self.do(table_id, job, whose)
        finally:
            table = self._tables.get(table_id)
            if not here and not self.node.alone and table is not None and table.idle:
                await self._let_go(table)

    async def read(self, table_id: str, job: Callable[[Seeing], Awaitable[T]], whose: Whose = NOBODY) -> T:
        """Learn something of a table, which stays with whoever has it."""
        if table_id in self._tables or self.node.alone:
            return await self.do(table_id, job, whose)
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("not-found")
        state = await load(row, self.store, self.leisure, whose, patient=True)
        return await job(Glimpse(row, state, self.store))

    async def leave(self, table_id: str, chair: Chair) -> None:
        """Of a table that is no longer here nobody has to be told."""
        table = self._tables.get(table_id)
        if table is not None and chair in table.chairs:
            await table.do(lambda: table.leave(chair))

    def online(self, row: TableRow) -> set[str]:
        """Which guests who sit at this table have it open, here or at another process."""
        table = self._tables.get(row.id)
        return table.online if table else self.presence.elsewhere(row)

    def chairs(self, table_id: str) -> set[Chair]:
        """Who has this table open."""
        table = self._tables.get(table_id)
        return table.chairs if table else set()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def _load(self, table_id: str, whose: Whose, patient: bool, ask: bool) -> Shell:
        asked = set[str]()

        def hand_over(owner: str) -> None:
            asked.add(owner)
            self.bus.hint("hand-over", f"{table_id} {owner}")

        try:
            given = self._given_away(table_id)
            taken = await self.owners.take(table_id, self.node.id, hand_over if ask else None, given)
            state = await load(taken.row, self.store, self.leisure, whose, patient)
            self.node.serve()
            if asked:
                self._stay[table_id] = asyncio.get_running_loop().time() + STAYS
            self._tables[table_id] = Shell(taken.row, state, self, taken.left_at)
            self.moved("taken")
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
                await self.clock.sleep(self.node.shared(LOOK))

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
        await self._resume_all(self.store.due(self.owners.free_for(self.node.id)))

    async def _let_bots_go_on(self) -> None:
        await self._resume_all(self.store.asking_bots(self.owners.free_for(self.node.id)))

    async def _resume_all(self, found: AsyncIterator[list[str]]) -> None:
        """A few tables at a time are in memory for that, however many there are."""
        if self.node.draining or not self.node.holds:
            return
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
            table = await self.find(table_id, patient=True, ask=False)
            wanted = table.wanted
            await table.answered()
            if table.idle and table.wanted == wanted:
                await self._let_go(table)
        except Refused as refused:
            if refused.key != "moving":  # somebody else was quicker
                logger.error("could not resume %s: %s", table_id, refused.key)
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
            for table in list(self._tables.values()):  # each is looked at when its turn comes
                if table.idle and table.touched < long_ago:
                    await self._let_go(table)

    async def _let_go(self, table: Shell) -> None:
        """Nobody is at it."""
        if self._tables.get(table.row.id) is not table:
            return  # somebody else let it go, and it may be here again
        # Before anything is awaited: whoever asks from now on gets it loaded again.
        del self._tables[table.row.id]
        await self._leave(table)

    async def _leave(self, table: Shell) -> None:
        """Its people come back to it, and somebody else may have it."""
        table_id, people = table.row.id, bool(table.chairs or table.going)
        left_at = self.clock.ms() if people else None
        for chair in table.chairs:
            chair.come_back()
        self.shows.end(table_id)
        leaving = asyncio.create_task(self._give_back(table, left_at), name=f"leaving {table_id}")
        self._leaving[table_id] = leaving
        await asyncio.shield(leaving)

    async def _give_back(self, table: Shell, left_at: Ms | None) -> None:
        try:
            await table.finish()
            await self.owners.leave(table.row.id, self.node.id, table.row.epoch, left_at)
        except Exception as error:  # whoever wants it asks again, and it is not in memory then
            logger.warning("%s could not be given back: %r", table.row.id, error)
        finally:  # and not after it: whoever asks at that moment would wait for what is over, for ever
            del self._leaving[table.row.id]

    # -- other processes

    def _wanted(self, what: str) -> None:
        """Somebody elsewhere wants a table of ours, or of another's."""
        table_id, _, owner = what.partition(" ")
        if owner == self.node.id:
            self._in_background(self._hand_over(table_id))

    async def _hand_over(self, table_id: str) -> None:
        now = asyncio.get_running_loop().time()
        if self._stay.get(table_id, 0.0) > now:
            return
        self._stay = {one: until for one, until in self._stay.items() if until > now}
        self._given = {one: given for one, given in self._given.items() if given[1] > now}
        if table_id in self._loading:
            with suppress(Refused):
                await asyncio.shield(self._loading[table_id])
        table = self._tables.pop(table_id, None)
        if table is not None:
            self._given[table_id] = table.row.epoch, now + GIVEN
            self.moved("handed-over")
            await self._leave(table)
        elif table_id not in self._leaving:  # it was not given back
            await self.owners.leave(table_id, self.node.id, None, None)

    def lose(self, table: Shell) -> None:
        """Somebody else has taken it: nothing more is stored here, and its people come back to wherever."""
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            self.moved("lost")
        self._drop(table)

    def drop_all(self) -> None:
        """Whatever is here may be somebody else's by now."""
        tables, self._tables = list(self._tables.values()), {}
        self.store.forget_readers()
        for table in tables:
            self._drop(table)

    def _drop(self, table: Shell) -> None:
        for chair in table.chairs:
            chair.come_back()
        self.shows.end(table.row.id)
        self._in_background(table.close())

    async def drain(self) -> None:
        """People are sent elsewhere, and others may have all tables."""
        self.node.draining = True
        for table in self._tables.values():
            for chair in table.chairs:
                chair.tell(wire.text(messages.Bye(round(random.uniform(0, BACK_IN), 2))))
        tables, self._tables = list(self._tables.values()), {}
        leaving = [asyncio.create_task(self._leave(table)) for table in tables]
        if leaving:
            await asyncio.wait(leaving, timeout=DRAINED)
        with suppress(Refused):
            await self.owners.leave_all(self.node.id)

    def _in_background(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
