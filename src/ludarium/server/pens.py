"""What the writer writes with: one transaction for everything that waits, without detours.

A thread of its own with prepared statements for SQLite, the connection that holds the claim for PostgreSQL.
The statements follow from the schema.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import Column, String, Table, bindparam, insert, update
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from ludarium.server import schema
from ludarium.sitting import Entry

LOOK_AGAIN: Final = 0.02  # seconds, while another program has locked the file
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
BECOMES: Final = (
    *(
        "n",
        "epoch",
        "owner",
        "left_at",
        "wake_at",
        "rules",
        "settings",
        "version",
        "status",
        "asked",
        "result",
    ),
    *("ended", "changed", "stands_in_at", "next", "listed", "needs"),
)
SEAT_BECOMES: Final = tuple(
    column.name for column in schema.seats.columns if column.name not in ("table_id", "seat")
)
POSTGRESQL: Final[Dialect] = asyncpg.dialect()  # type: ignore[no-untyped-call]
SQLITE: Final[Dialect] = pysqlite.dialect()

Row = dict[str, Any]
Executed = tuple[str, list[list[Any]]]  # a statement, and the values of each row


@dataclass(frozen=True)
class Commit:
    """What happened at a table, to be stored all of it or nothing.

    It follows only if the table still is at `n` and `epoch`; `becomes` are columns of it, `seats` those that
    changed, `opens` is a table that is opened with it, and its seats, `ending` what came of this one, and
    `notices` what people are to be told of it.
    """

    table_id: str
    n: int
    epoch: int
    entries: tuple[Entry, ...]
    becomes: Row
    seats: tuple[Row, ...] = ()
    opens: tuple[Row, tuple[Row, ...]] | None = None
    ending: Row | None = None
    notices: tuple[Row, ...] = ()


class Pen(Protocol):
    async def write(self, batch: Sequence[Commit], until: float, /) -> set[str]:
        """Store these, of different tables, in one transaction; the tables of those that did not follow.

        `until`: when it must have begun, by the clock of the loop.
        """

    async def close(self) -> None: ...


class Statement:
    """An SQL statement as text, and the order of its values."""

    def __init__(self, what: Executable, dialect: Dialect) -> None:
        compiled = what.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self._order: list[str] = compiled.positiontup

    def values(self, row: Row) -> list[Any]:
        return [row[name] for name in self._order]


def adding(table: Table) -> Executable:
    """All columns but the one that the database numbers."""
    columns = (column for column in table.columns if column is not table.autoincrement_column)
    return insert(table).inline().values({column.name: bindparam(column.name) for column in columns})


def changing_a_seat() -> Executable:
    """`table_id` and `seat` are columns too, so they are asked for by other names."""
    of, seat = schema.seats.c.table_id == bindparam("at"), schema.seats.c.seat == bindparam("at_seat")
    return (
        update(schema.seats).where(of, seat).values({name: bindparam(f"new_{name}") for name in SEAT_BECOMES})
    )


def replacing_a_notice(dialect: Dialect) -> Executable:
    """It takes the place of an unsent one of its kind; when the last one was sent stays known."""
    given = (sqlite_insert if dialect.name == "sqlite" else postgresql_insert)(schema.notices)
    key = list(schema.notices.primary_key)
    stays = {*(column.name for column in key), "sent"}
    becomes = {column.name: given.excluded[column.name] for column in schema.notices.columns}
    adds = given.values({name: bindparam(name) for name in becomes})
    return adds.on_conflict_do_update(
        index_elements=key, set_={name: value for name, value in becomes.items() if name not in stays}
    )


def place_of_notice(row: Row) -> tuple[str, str, str]:
    """In one order, so that two who write never wait for each other in a ring."""
    return row["person"], row["kind"], row["about"]


def new(row: Row, names: Sequence[str]) -> Row:
    return {f"new_{name}": row[name] for name in names}


class Statements:
    """Everything that comes with a commit, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        self.entry = Statement(adding(schema.entries), dialect)
        self.seat = Statement(changing_a_seat(), dialect)
        self.new_table = Statement(adding(schema.tables), dialect)
        self.new_seat = Statement(adding(schema.seats), dialect)
        self.ending = Statement(adding(schema.endings), dialect)
        self.notice = Statement(replacing_a_notice(dialect), dialect)

    def of(self, commits: Sequence[Commit]) -> Iterator[Executed]:
        """What to execute for these, in this order, and with which values."""
        yield from self._executed(
            (self.entry, [entry_row(one, entry) for one in commits for entry in one.entries]),
            (self.seat, [seat_row(one, seat) for one in commits for seat in one.seats]),
        )
        yield from self.beside_moves(commits)

    def beside_moves(self, commits: Sequence[Commit]) -> Iterator[Executed]:
        """What comes with few of them, and neither is an entry nor changes a seat."""
        opened = [one.opens for one in commits if one.opens]
        yield from self._executed(
            (self.new_table, [table for table, _ in opened]),
            (self.new_seat, [seat for _, seats in opened for seat in seats]),
            (self.ending, [one.ending for one in commits if one.ending]),
            (self.notice, sorted((row for one in commits for row in one.notices), key=place_of_notice)),
        )

    def _executed(self, *those: tuple[Statement, list[Row]]) -> Iterator[Executed]:
        for statement, found in those:
            if found:
                yield statement.text, list(map(statement.values, found))


def entry_row(commit: Commit, entry: Entry) -> Row:
    return {**vars(entry), "table_id": commit.table_id}


def seat_row(commit: Commit, seat: Row) -> Row:
    return {"at": commit.table_id, "at_seat": seat["seat"], **new(seat, SEAT_BECOMES)}


# -- SQLite

TABLES = schema.tables.c
FOLLOWS = (
    update(schema.tables)
    .where(TABLES.id == bindparam("at"), TABLES.n == bindparam("at_n"), TABLES.epoch == bindparam("at_epoch"))
    .values({name: bindparam(f"new_{name}") for name in BECOMES})
)


class SqlitePen:
    """Writes to this file, in a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writer")
        self._open: sqlite3.Connection | None = None
        self._follows = Statement(FOLLOWS, SQLITE)
        self._rest = Statements(SQLITE)

    async def write(self, batch: Sequence[Commit], until: float) -> set[str]:
        loop = asyncio.get_running_loop()
        while True:
            try:
                return await loop.run_in_executor(self._thread, self._write, batch)
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or loop.time() >= until:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    async def close(self) -> None:
        if self._open is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._open.close)
        self._thread.shutdown()

    def _write(self, batch: Sequence[Commit]) -> set[str]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            follow = [one for one in batch if self._stored(connection, one)]
            for text, values in self._rest.of(follow):
                connection.executemany(text, values)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return {one.table_id for one in batch} - {one.table_id for one in follow}

    def _connected(self) -> sqlite3.Connection:
        if self._open is None:
            self._open = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._open.execute(f"PRAGMA {pragma}")
        return self._open

    def _stored(self, connection: sqlite3.Connection, one: Commit) -> bool:
        at = {"at": one.table_id, "at_n": one.n, "at_epoch": one.epoch}
        values = self._follows.values(at | new(one.becomes, BECOMES))
        return connection.execute(self._follows.text, values).rowcount == 1


# -- PostgreSQL

# Numbered in the order in which they are seen: whoever has read up to one has read all before it.
ENDINGS_IN_TURN: Final = (
    "SELECT pg_advisory_xact_lock(hashtext('ludarium in ' || current_schema()), hashtext('endings'))"
)


class PostgresPen:
    """Writes by the one connection that may.  What comes with every move is one statement, and so on its own
    a transaction: one way to the database, where beginning and committing would be four more."""

    def __init__(self, connect: Any) -> None:
        self._connect = connect
        self._rest = Statements(POSTGRESQL)
        self._moves = moves_in_postgresql()

    async def write(self, batch: Sequence[Commit], _until: float) -> set[str]:
        async with self._connect() as connection:
            driver = await driver_of(connection)
            if not any(is_more_than_a_move(one) for one in batch):
                return await self._stored(driver, batch)
            async with driver.transaction():
                refused = await self._stored(driver, batch)
                await self._store_rest(driver, [one for one in batch if one.table_id not in refused])
                return refused

    async def close(self) -> None:
        """The connection is not ours to close."""

    async def _stored(self, driver: Any, batch: Sequence[Commit]) -> set[str]:
        """Those that do not follow are not."""
        tables = [(one.table_id, one.n, one.epoch, *map(one.becomes.get, BECOMES)) for one in batch]
        entries = [entry_row(one, entry) for one in batch for entry in one.entries]
        seats = [{**seat, "table_id": one.table_id} for one in batch for seat in one.seats]
        arrays = (
            *map(list, zip(*tables, strict=True)),
            *([row[column.name] for row in entries] for column in schema.entries.columns),
            *([row[column.name] for row in seats] for column in schema.seats.columns),
        )
        followed = {row["id"] for row in await driver.fetch(self._moves, *arrays)}
        return {one.table_id for one in batch} - followed

    async def _store_rest(self, driver: Any, follow: Sequence[Commit]) -> None:
        if any(one.ending for one in follow):
            await driver.execute(ENDINGS_IN_TURN)
        for text, values in self._rest.beside_moves(follow):
            await driver.executemany(text, values)


def is_more_than_a_move(one: Commit) -> bool:
    return bool(one.opens or one.ending or one.notices)


async def driver_of(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


def moves_in_postgresql() -> str:
    """Of a whole batch in one statement, for each column an array: the ids of those that follow."""
    at = [TABLES.id, TABLES.n, TABLES.epoch, *(TABLES[name] for name in BECOMES)]
    entry, seat = list(schema.entries.columns), list(schema.seats.columns)
    tables = rows_in_postgresql(at, 1, ("id", "n", "epoch", *(f"new_{name}" for name in BECOMES)))
    entries = rows_in_postgresql(entry, 1 + len(at))
    seats = rows_in_postgresql(seat, 1 + len(at) + len(entry))
    new = ", ".join(f'"{name}" = new."new_{name}"' for name in BECOMES)
    new_seat = ", ".join(f'"{name}" = new."{name}"' for name in SEAT_BECOMES)
    return (
        f"WITH followed AS (UPDATE tables t SET {new} FROM {tables} "
        "WHERE t.id = new.id AND t.n = new.n AND t.epoch = new.epoch RETURNING t.id), "
        f"entered AS (INSERT INTO entries ({names_of(entry)}) "
        f"SELECT new.* FROM {entries} JOIN followed ON followed.id = new.table_id), "
        f"seated AS (UPDATE seats s SET {new_seat} "
        f"FROM {seats} JOIN followed ON followed.id = new.table_id "
        "WHERE s.table_id = new.table_id AND s.seat = new.seat) "
        "SELECT id FROM followed"
    )


def rows_in_postgresql(columns: Sequence[Column[Any]], first: int, names: Sequence[str] = ()) -> str:
    """Rows `new`, from the arrays that are the parameters from this number on."""
    lists = ", ".join(f"${number}::{array_of(column)}" for number, column in enumerate(columns, first))
    known_as = ", ".join(f'"{name}"' for name in names) or names_of(columns)
    return f"unnest({lists}) AS new({known_as})"


def array_of(column: Column[Any]) -> str:
    """Without a length: PostgreSQL would cut what is too long, where it should refuse it."""
    plain = "TEXT" if isinstance(column.type, String) else column.type.compile(POSTGRESQL)
    return f"{plain}[]"


def names_of(columns: Sequence[Column[Any]]) -> str:
    return ", ".join(f'"{column.name}"' for column in columns)
