"""What is stored and read again: guests, tables, seats, entries, reviews."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Select, bindparam, func, insert, select, update

from ludarium.record import Record, parse_seating, seating_text
from ludarium.server import schema
from ludarium.server.clock import Clock, written
from ludarium.server.database import Database, async_url, reason
from ludarium.server.migrations import upgrade
from ludarium.server.settings import BadSetting
from ludarium.server.signing import key_of_server, promised_key
from ludarium.table import Refused

BATCH = 100  # tables read at one time


@dataclass
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class StandIn:
    """Which bot plays for whoever stays away for so many seconds while asked."""

    after: int
    bot: str
    seconds: float


@dataclass
class SeatRow:
    """Who sits here: `guest` is whose seat it is, None for a bot of ours and while nobody took it.

    `bot` is who plays if that is a program: one of ours on seats of the kind "bot", else the guest itself.
    `seen` is when that guest was last known to have the table open; `stood_in`: a bot plays for the guest;
    `hints` is how many were given for this seat.
    """

    seat: int
    kind: str
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    seconds: float | None = None
    seen: str | None = None
    stood_in: bool = False
    hints: int = 0

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.guest is not None


@dataclass
class TableRow:
    """A table as it is stored, without its entries.

    `begun`: another game is played on here, and so many entries were there when it began.
    `key` is the public key that its record will be signed with, and `seating` what the record tells of who
    sits where.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str | int]
    secret: bytes
    opener: str
    created: str
    changed: str
    next: str | None = None
    status: str = "waiting"
    version: int = 0
    asked: int | None = None
    result: list[list[int]] | None = None
    stand_in: StandIn | None = None
    hints: bool = False
    begun: int | None = None
    key: str | None = None
    seating: tuple[int, ...] | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def missing(self) -> int:
        """How many people still have to sit down."""
        return sum(not seat.taken for seat in self.seats)


@dataclass(frozen=True)
class Append:
    """One entry for the log, and what the table is after it."""

    table_id: str
    v: int
    line: str
    status: str
    asked: int | None
    result: list[list[int]] | None
    at: str
    stood_in: bool = False


class Store:
    """Everything that is read from and written to the database."""

    def __init__(self, database: str, clock: Clock) -> None:
        self.clock = clock
        self.key = ""  # the public key that new tables promise
        self._database = Database(async_url(database))
        self.reading, self.writing = self._database.reading, self._database.writing

    async def migrate(self) -> None:
        """Make the tables, or bring those of an older version up to date; raises `BadSetting`."""
        await self._database.claim()
        try:
            async with self.writing() as connection:
                await connection.run_sync(upgrade)
                self.key = (await key_of_server(connection, self.now())).public
        except CommandError as error:
            raise BadSetting(f"A newer Ludarium has changed this database: {error}") from None
        except Refused as refused:
            why = reason(refused.__cause__ or refused)
            raise BadSetting(
                f"{self._database.name} cannot be used: {why}. {self._database.advice}"
            ) from None

    async def close(self) -> None:
        await self._database.close()

    def now(self) -> str:
        """This moment, as it is stored and told."""
        return written(self.clock.now())

    # -- guests

    async def guest(self, token_hash: str) -> Guest | None:
        query = select(schema.guests.c.id, schema.guests.c.name).where(
            schema.guests.c.token_hash == token_hash
        )
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Guest(*row) if row else None

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        row = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created": self.now()}
        async with self.writing() as connection:
            await connection.execute(insert(schema.guests), row)

    async def rename(self, guest: Guest) -> None:
        async with self.writing() as connection:
            change = update(schema.guests).where(schema.guests.c.id == guest.id)
            await connection.execute(change, {"name": guest.name})

    # -- tables

    async def add_table(
        self, table: TableRow, after: str | None = None, beginning: str | None = None
    ) -> None:
        """Store a new table; `after`: the rematch of that one; `beginning`: a record."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), _values(table))
            await connection.execute(
                insert(schema.seats), [_seat_values(table.id, seat) for seat in table.seats]
            )
            if after is not None:
                change = update(schema.tables).where(schema.tables.c.id == after)
                await connection.execute(change, {"next": table.id})
            if beginning is not None:
                row = {"table_id": table.id, "record": beginning}
                await connection.execute(insert(schema.beginnings), row)

    async def beginning(self, table_id: str) -> str:
        """The record that this table began with."""
        query = select(schema.beginnings.c.record).where(schema.beginnings.c.table_id == table_id)
        async with self.reading() as connection:
            return str((await connection.execute(query)).scalar_one())

    async def sit(self, table: TableRow, seat: SeatRow) -> None:
        """Store who took this seat, and what the table became by it."""
        at = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat.seat)
        became = {"status": table.status, "asked": table.asked, "changed": table.changed}
        async with self.writing() as connection:
            taken = {"name": seat.name, "guest": seat.guest, "bot": seat.bot, "seen": seat.seen}
            await connection.execute(update(schema.seats).where(at), taken)
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table.id), became)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(schema.tables.c.id == table_id)
        return found[0] if found else None

    async def tables_of(self, guest: Guest, most: int) -> list[TableRow]:
        """The tables where this guest sits, the latest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest.id)
        return await self._tables(schema.tables.c.id.in_(mine), most)

    async def _tables(self, which: Any, most: int = 1) -> list[TableRow]:
        query = select(schema.tables).where(which).order_by(schema.tables.c.changed.desc()).limit(most)
        async with self.reading() as connection:
            found = {row.id: _table(row._mapping) for row in await connection.execute(query)}
            seats = (
                select(schema.seats).where(schema.seats.c.table_id.in_(found)).order_by(schema.seats.c.seat)
            )
            for row in await connection.execute(seats):
                found[row.table_id].seats.append(SeatRow(*row[1:]))
        return list(found.values())

    async def open_tables(self, guest: Guest) -> int:
        """How many tables this guest opened whose game is not over."""
        which = (schema.tables.c.opener == guest.id) & (schema.tables.c.status != "over")
        async with self.reading() as connection:
            return (
                await connection.execute(select(func.count()).select_from(schema.tables).where(which))
            ).scalar_one()

    async def note(self, table: TableRow, guest: str) -> None:
        """Store when this guest was seen here, whether a bot plays for the guest, and the hints given."""
        changes = [
            {
                "at_table": table.id,
                "at_seat": seat.seat,
                "seen": seat.seen,
                "stood_in": seat.stood_in,
                "hints": seat.hints,
            }
            for seat in table.seats
            if seat.guest == guest
        ]
        at = (schema.seats.c.table_id == bindparam("at_table")) & (
            schema.seats.c.seat == bindparam("at_seat")
        )
        async with self.writing() as connection:
            await connection.execute(update(schema.seats).where(at), changes)

    async def asking_bots(self) -> AsyncIterator[list[str]]:
        """The tables in play where a bot has to answer, and where not only bots play, some at a time."""
        is_bot = (schema.seats.c.kind == "bot") | schema.seats.c.stood_in
        people = schema.seats.alias()
        somebody = select(people).where(people.c.table_id == schema.tables.c.id, people.c.kind != "bot")
        query = PLAYING.where(is_bot, somebody.exists())
        last = ""
        while found := await self._ids(query, last):
            yield found
            last = found[-1]

    async def asking_people(self) -> AsyncIterator[list[TableRow]]:
        """The tables in play where somebody has to answer whom a bot may stand in for, some at a time."""
        query = PLAYING.where(schema.seats.c.kind != "bot", ~schema.seats.c.stood_in)
        query = query.where(schema.tables.c.stand_in.is_not(None))
        last = ""
        while found := await self._ids(query, last):
            yield await self._tables(schema.tables.c.id.in_(found), BATCH)
            last = found[-1]

    async def _ids(self, query: Select[Any], last: str) -> list[str]:
        """The next of these tables after this one."""
        some = query.where(schema.tables.c.id > last).order_by(schema.tables.c.id).limit(BATCH)
        async with self.reading() as connection:
            return list((await connection.execute(some)).scalars())

    # -- entries

    async def signed(self, record: Record, table: TableRow) -> Record:
        """The record with the signature that this table promised."""
        async with self.reading() as connection:
            return (await promised_key(connection, table.key)).signed(record)

    async def lines(self, table_id: str) -> list[str]:
        """The entries of a table, the set-up excepted, as they were stored."""
        query = (
            select(schema.entries.c.line)
            .where(schema.entries.c.table_id == table_id)
            .order_by(schema.entries.c.v)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def stood_in(self, table_id: str) -> frozenset[int]:
        """The versions of the entries that a bot played for an owner who was away."""
        which = (schema.entries.c.table_id == table_id) & schema.entries.c.stood_in
        async with self.reading() as connection:
            return frozenset((await connection.execute(select(schema.entries.c.v).where(which))).scalars())

    # -- reviews

    async def review(self, table_id: str) -> str | None:
        """The review of this game, if there is one."""
        query = select(schema.reviews.c.review).where(schema.reviews.c.table_id == table_id)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def add_review(self, table_id: str, text: str) -> None:
        row = {"table_id": table_id, "review": text, "made": self.now()}
        async with self.writing() as connection:
            await connection.execute(insert(schema.reviews), row)

    async def append(self, batch: Sequence[Append], since: float | None = None) -> None:
        """Store these entries in one transaction: all of them or none.  They have been waiting `since`."""
        async with self.writing(moves=True, since=since) as connection:
            await connection.execute(insert(schema.entries), [_entry_values(one) for one in batch])
            await connection.execute(AFTER_ENTRY, [_after_values(one) for one in batch])


ASKED = (schema.seats.c.table_id == schema.tables.c.id) & (schema.seats.c.seat == schema.tables.c.asked)

PLAYING = select(schema.tables.c.id).join(schema.seats, ASKED).where(schema.tables.c.status == "playing")

AFTER_ENTRY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in ("version", "status", "asked", "result", "changed")})
)


def _entry_values(one: Append) -> dict[str, Any]:
    return {
        "table_id": one.table_id,
        "v": one.v,
        "line": one.line,
        "at": one.at,
        "stood_in": one.stood_in,
    }


def _after_values(one: Append) -> dict[str, Any]:
    return {
        "table_id": one.table_id,
        "new_version": one.v,
        "new_status": one.status,
        "new_asked": one.asked,
        "new_result": one.result and json.dumps(one.result),
        "new_changed": one.at,
    }


def _values(table: TableRow) -> dict[str, Any]:
    row = asdict(table) | {"options": json.dumps(table.options), "secret": table.secret.hex()}
    row["result"] = table.result and json.dumps(table.result)
    row["stand_in"] = row["stand_in"] and json.dumps(row["stand_in"])
    row["seating"] = None if table.seating is None else seating_text(table.seating)
    del row["seats"]
    return row


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(seat)}


def _table(row: Any) -> TableRow:
    values = dict(row)
    values["options"] = json.loads(values["options"])
    values["secret"] = bytes.fromhex(values["secret"])
    values["result"] = json.loads(values["result"]) if values["result"] else None
    values["stand_in"] = StandIn(**json.loads(values["stand_in"])) if values["stand_in"] else None
    values["seating"] = None if values["seating"] is None else parse_seating(values["seating"])
    return TableRow(**values)
