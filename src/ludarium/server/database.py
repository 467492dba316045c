"""Which database, how it is opened, and in which order it is written.

There is one writer.  What is to be written stands in line, moves first, and nobody waits longer than the
limit.  Whoever reads has connections of their own and never waits for the writer.
"""

import asyncio
import logging
import os
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludarium.server import limits
from ludarium.server.pens import LOOK_AGAIN, PRAGMAS, Commit, Pen, PostgresPen, SqlitePen
from ludarium.server.private import create_privately
from ludarium.server.settings import BadSetting
from ludarium.table import Refused

try:
    import asyncpg
except ImportError:  # an extra: a server on SQLite goes without
    asyncpg = None

logger = logging.getLogger(__name__)

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
CLAIM: Final = "hashtext('ludarium in ' || current_schema())"  # one server for each schema


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

    def __init__(self, url: URL) -> None:
        self._url = url
        is_sqlite = url.get_backend_name() == "sqlite"
        self._readers, self._writer = sqlite(url) if is_sqlite else postgresql(url)
        self._pen: Pen = SqlitePen(str(url.database)) if is_sqlite else PostgresPen(self._writer.connect)
        self._turn = asyncio.Lock()
        self._others = asyncio.Lock()  # only the first of these stands in line with the moves
        self._waiting = 0

    async def claim(self) -> None:
        """Be the one server that writes here; raises `BadSetting`."""
        try:
            if self._url.get_backend_name() == "sqlite":
                try_file(str(self._url.database))
            async with self._writer.connect():
                pass
        except FAILURES as error:
            raise BadSetting(f"{self.name} cannot be opened: {reason(error)}. {self.advice}") from error

    @property
    def name(self) -> str:
        """As whoever starts a server knows it, but for the password."""
        return f"The database {self._url.set(drivername=self._url.get_backend_name())}"

    @property
    def advice(self) -> str:
        """What can be done when it is of no use."""
        if self._url.get_backend_name() == "sqlite":
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
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.  Raises `Refused` if it cannot begin within the limit."""
        until = asyncio.get_running_loop().time() + limits.WRITE_SECONDS
        with failures_refused():
            async with self._in_turn(False, until), self._writer.connect() as connection:
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
    return " ".join(str(getattr(error, "orig", None) or error or "no answer in time").split())


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


def postgresql(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """A few that read, and the one that writes, which nobody else may be at the same time."""
    milliseconds = str(round(1000 * limits.WRITE_SECONDS))
    known_as = {"application_name": f"ludarium on {socket.gethostname()}, process {os.getpid()}"}
    arguments = {
        "timeout": limits.READ_SECONDS,
        "server_settings": {"lock_timeout": milliseconds, **known_as},
    }
    readers = create_async_engine(
        url,
        pool_timeout=limits.READ_SECONDS,
        pool_pre_ping=True,
        connect_args=arguments,
        hide_parameters=True,
    )
    writer = create_async_engine(
        url, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=arguments, hide_parameters=True
    )
    event.listen(writer.sync_engine, "connect", claim_postgresql)
    return readers, writer


def claim_postgresql(connection: Any, _record: object) -> None:
    """Whoever writes holds this lock; it ends with the connection, and nothing is written without it.

    Two servers on one database would not tell each other of a move.
    """
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_try_advisory_lock({CLAIM})")
    [held] = cursor.fetchone()
    if not held:
        cursor.execute(
            "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) "
            f"WHERE locktype = 'advisory' AND objid::bigint = {CLAIM}::bigint & 4294967295"
        )
        [holder] = cursor.fetchone() or ["another server"]
        raise BadSetting(
            f"This database is served already, by {holder}. Stop that server, or choose another database."
        )
    connection.commit()
    cursor.close()
