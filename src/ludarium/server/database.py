"""Which database, how it is opened, and in which order it is written.

A process has one writer.  What is to be written stands in line, moves first, and nobody waits longer than
the limit.  Whoever reads has connections of their own and never waits for the writer.
"""

import asyncio
import logging
import os
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.server import limits
from ludarium.server.nodes.station import Station, claim
from ludarium.server.pens import LOOK_AGAIN, PRAGMAS, Commit, Pen, PostgresPen, SqlitePen, driver_of
from ludarium.server.private import create_privately
from ludarium.server.settings import BadSetting
from ludarium.table import Refused

try:
    import asyncpg
except ImportError:  # an extra: a server on SQLite goes without
    asyncpg = None

logger = logging.getLogger(__name__)

Tells = Callable[[list[str]], Awaitable[None]]
Alive = Callable[[], Awaitable[object]]

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
FAILURES: Final = (
    DBAPIError,
    NoConnection,
    OSError,
    sqlite3.Error,
    *((asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else ()),
)
ITS_OWN: Final = (  # of what was to be stored, not of the database
    IntegrityError,
    sqlite3.IntegrityError,
    *((asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) if asyncpg else ()),
)
GOING: Final = 3.0  # seconds
STALLED: Final = 10.0  # seconds, and a connection that does not answer is given up
# When PostgreSQL gives up a server that it does not hear of: one that stands still, or is cut off, in the
# middle of a transaction would have others wait for what it has locked.
UNHEARD: Final = {
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "20s",
}


def async_url(database: str) -> URL:
    """The URL of the database for its asynchronous driver; raises `BadSetting`."""
    try:
        url = make_url(database)
    except Exception as error:
        raise BadSetting(f"The database is a URL like sqlite:////srv/ludarium.db, not {database}") from error
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadSetting(f"The database is SQLite or PostgreSQL, not {kind}.")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadSetting("An SQLite database has a file: sqlite:///games.db")
    if kind != "sqlite" and asyncpg is None:
        raise BadSetting('PostgreSQL needs its driver: pip install "ludarium[postgres]"')
    return url.set(drivername=DRIVERS[kind])


class Database:
    """An open database, as its server reads and writes it."""

    def __init__(self, url: URL, station: Station | None = None, alone: bool = False) -> None:
        self._url = url
        self.shared = url.get_backend_name() != "sqlite"
        self.station = station
        self._readers, self._writer = postgresql(url, station, alone) if self.shared else sqlite(url)
        self._pen: Pen = PostgresPen(self._writing) if self.shared else SqlitePen(str(url.database))
        self._turn = asyncio.Lock()
        self._others = asyncio.Lock()  # only the first of these stands in line with the moves
        self._waiting = 0
        self._driver: Any = None  # of the one connection that writes

    async def claim(self) -> None:
        """Be one who writes here, or the only one; raises `BadSetting`."""
        try:
            if not self.shared:
                try_file(str(self._url.database))
            await self._come_in()
        except FAILURES as error:
            raise BadSetting(f"{self.name} cannot be opened: {reason(error)}. {self.advice}") from error

    async def _come_in(self) -> None:
        """Whoever was here a moment ago may still be going."""
        until = asyncio.get_running_loop().time() + GOING
        while True:
            try:
                async with self._writer.connect():
                    return
            except BadSetting:
                if not self.shared or asyncio.get_running_loop().time() >= until:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    @property
    def name(self) -> str:
        """As whoever starts a server knows it, but for the password."""
        return f"The database {self._url.set(drivername=self._url.get_backend_name())}"

    @property
    def advice(self) -> str:
        """What can be done when it is of no use."""
        if not self.shared:
            return "Choose another file with --database, or put a backup in its place."
        return "PostgreSQL has to run there, with this database, user and password."

    async def close(self) -> None:
        await asyncio.gather(self._readers.dispose(), self._writer.dispose(), self._pen.close())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; raises `Refused` if the database cannot be read now."""
        with failures_refused():
            async with self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, first: bool = False, stalls: float = STALLED) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.  Raises `Refused` if it cannot begin within the limit.

        `first`: it does not stand behind whatever else is to be written; `stalls`: after so many seconds
        nobody answers any more.
        """
        until = asyncio.get_running_loop().time() + limits.WRITE_SECONDS
        with failures_refused():
            async with self._in_turn(first, until), self._writing(stalls) as connection:
                await begin(connection, until)
                yield connection
                await connection.commit()

    async def write(self, batch: Sequence[Commit], since: float) -> set[str]:
        """Store what happened at these tables, in one transaction, before all others who write.

        `since`: when the waiting for it began, by the clock of the loop.  The tables whose commits do not
        follow are not written to; raises `Refused` as `writing` does.
        """
        until = since + limits.WRITE_SECONDS
        with failures_refused():
            async with self._in_turn(True, until):
                return await self._pen.write(batch, until)

    @asynccontextmanager
    async def listening(self, hears: Callable[[str], None]) -> AsyncIterator[tuple[Tells, Alive]]:
        """A connection that hears what others tell; what tells them, and what finds out if it stands."""
        engine = create_async_engine(self._readers.url, poolclass=NullPool, hide_parameters=True)
        async with engine.connect() as connection:
            driver = await driver_of(connection)
            channel = await driver.fetchval("SELECT 'ludarium in ' || current_schema()")
            mine = driver.get_server_pid()

            def heard(_driver: Any, process: int, _channel: str, message: str) -> None:
                if process != mine:
                    hears(message)

            async def tell(messages: list[str]) -> None:
                await driver.execute("SELECT pg_notify($1, m) FROM unnest($2::text[]) m", channel, messages)

            await driver.add_listener(channel, heard)
            try:
                yield tell, lambda: driver.execute("SELECT 1")
            finally:
                await connection.invalidate()

    @asynccontextmanager
    async def _writing(self, stalls: float = STALLED) -> AsyncIterator[AsyncConnection]:
        """The connection that writes; if nothing is heard from its other end, everybody would wait for it."""
        stalled = asyncio.get_running_loop().call_later(stalls, self._hang_up)
        try:
            async with self._writer.connect() as connection:
                self._driver = await driver_of(connection) if self.shared else None
                yield connection
        finally:
            stalled.cancel()

    def _hang_up(self) -> None:
        if self._driver is not None:
            logger.error("the database: no answer")
            self._driver.terminate()

    def forget_readers(self) -> None:
        """Who still waits for an answer waits in vain; who asks from now on has another connection."""
        self._readers.sync_engine.dispose(close=False)

    @asynccontextmanager
    async def _in_turn(self, moves: bool, until: float) -> AsyncIterator[None]:
        if self._waiting >= limits.WRITES_WAITING and not moves:
            raise not_now()
        async with AsyncExitStack() as turns:
            self._waiting += 1
            try:
                async with asyncio.timeout_at(until):
                    for lock in (self._turn,) if moves else (self._others, self._turn):
                        await turns.enter_async_context(lock)
            finally:
                self._waiting -= 1
            yield


def try_file(path: str) -> None:
    """What cannot be opened fails here, and not in a thread that may outlive the loop."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")


def not_now() -> Refused:
    return Refused("try-again", seconds=round(limits.WRITE_SECONDS))


@contextmanager
def failures_refused() -> Iterator[None]:
    """A database that is locked, full, broken or gone is nobody's mistake: they may try again."""
    try:
        yield
    except ITS_OWN:
        raise
    except (*FAILURES, BadSetting) as error:
        logger.error("the database: %s", reason(error))
        raise not_now() from error


def reason(error: BaseException) -> str:
    """What the database itself says, in one line."""
    said = str(getattr(error, "orig", None) or error)
    return " ".join(said.split()) or "no answer in time"


async def begin(connection: AsyncConnection, until: float) -> None:
    """Begin a transaction.  SQLite says at once whether the file is locked, so that we can wait in peace."""
    loop = asyncio.get_running_loop()
    while True:
        try:
            await connection.begin()
            return
        except OperationalError as error:
            if "locked" not in str(error.orig) or loop.time() >= until:
                raise
        await asyncio.sleep(LOOK_AGAIN)


async def in_turn(connection: AsyncConnection, what: str, patience: float = limits.WRITE_SECONDS) -> None:
    """Until this transaction is over no other process does the same; on a file there is no other."""
    if connection.dialect.name != "sqlite":
        key = "hashtext('ludarium in ' || current_schema()), hashtext(:what)"
        for limit in ("lock_timeout", "idle_in_transaction_session_timeout"):
            await connection.execute(text(f"SET LOCAL {limit} = '{round(patience)}s'"))
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({key})"), {"what": what})


# -- SQLite


def sqlite(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Many that read this file, and one that writes."""
    create_privately(Path(str(url.database)))
    seconds = limits.READ_SECONDS
    readers = create_async_engine(
        url, pool_timeout=seconds, connect_args={"timeout": seconds}, hide_parameters=True
    )
    writer = create_async_engine(
        url, pool_size=1, max_overflow=0, connect_args={"timeout": 0}, hide_parameters=True
    )
    for engine, begin in ((readers, "BEGIN"), (writer, "BEGIN IMMEDIATE")):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", beginning_with(begin))
    return readers, writer


def prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def beginning_with(statement: str) -> Any:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    return begin


# -- PostgreSQL


def postgresql(url: URL, station: Station | None, alone: bool) -> tuple[AsyncEngine, AsyncEngine]:
    """A few that read, and the one by which this process writes, if it may.

    Whoever reads needs no transaction: beginning and ending one is two ways to the database.
    """
    arguments = {"connect_args": connecting(), "hide_parameters": True}
    readers = create_async_engine(
        url, pool_timeout=limits.READ_SECONDS, isolation_level="AUTOCOMMIT", **arguments
    )
    writer = create_async_engine(url, pool_size=1, max_overflow=0, **arguments)

    def come_in(connection: Any, _record: object) -> None:
        """Nothing is written by a connection that was not let in."""
        cursor = connection.cursor()
        claim(cursor, alone)
        if station is not None:
            station.claim(cursor)
        connection.commit()
        cursor.close()

    event.listen(writer.sync_engine, "connect", come_in)
    for engine in (readers, writer):
        event.listen(engine.sync_engine, "checkout", must_be_open)
    return readers, writer


def connecting() -> dict[str, Any]:
    """How this process is known there, and how long it waits."""
    milliseconds = str(round(1000 * limits.WRITE_SECONDS))
    known_as = {"application_name": f"ludarium on {socket.gethostname()}, process {os.getpid()}"}
    return {
        "timeout": limits.READ_SECONDS,
        "server_settings": {"lock_timeout": milliseconds, **known_as, **UNHEARD},
    }


def must_be_open(connection: Any, _record: object, _proxy: object) -> None:
    """In place of one that the database has closed the pool opens another; nobody is asked for that."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
