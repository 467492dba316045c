"""What is stored and read again: tables, seats, entries, reviews."""

import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec
from alembic.util import CommandError
from sqlalchemy import Select, case, func, insert, literal, or_, select, true, tuple_

from ludarium.record import Record, parse_seating, seating_text
from ludarium.server import schema, wire
from ludarium.server.clock import Clock, in_ms, written
from ludarium.server.database import Database, async_url, in_turn, reason
from ludarium.server.known_guests import Guest
from ludarium.server.migrations import upgrade
from ludarium.server.nodes.station import Station
from ludarium.server.operate.figures import Figures
from ludarium.server.pens import BECOMES, Commit
from ludarium.server.settings import BadSetting
from ludarium.server.signing import key_of_server, promised_key
from ludarium.sitting import Entry, Facts, Place, Settings
from ludarium.sitting.clock import Ms
from ludarium.sitting.decide import ASKED_NOW
from ludarium.table import Refused

Cursor = tuple[int, str, str]  # of a table in the list of a guest: whether it is asked, when changed, the id

BATCH = 100  # tables read at one time
EVERY: Final = true()
LONGEST_UPGRADE: Final = 3600.0  # seconds


class Opening(NamedTuple):
    """How a table was opened: what its entries are folded over."""

    settings: Settings
    places: tuple[Place, ...]


@dataclass
class SeatRow:
    """Who sits here, as lists show it: `guest` is whose seat it is, None for a bot and while it is free.

    `bot` is who plays if that is a program: one of ours, or the guest itself.  `plays`, `out`, `gone` and
    `generation` are those of its place at the table.
    """

    seat: int
    kind: str
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    seconds: float | None = None
    hints: int = 0
    plays: str = "owner"
    out: str | None = None
    gone: Ms | None = None
    generation: int = 0

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.guest is not None


@dataclass
class TableRow:
    """A table without its entries: what it is from its opening on, and what became of it, for lists to show.

    `begun`: another game is played on here, and so many entries were there when it began.
    `key` is the public key that its record will be signed with, and `seating` what the record tells of who
    sits where.  `n` is the number of its last entry; `owner` the process that has it, `epoch` how often one
    took it, `left_at` since when people could not reach it, `here` the seats whose people had it open when
    that was stored, as bits, and `wake_at` when somebody has to look after it.
    It stands in the lobby until it is `listed`, for people who speak this `language` and have finished the
    share of their games that it `needs`.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str | int]
    secret: bytes
    opener: str
    created: str
    changed: str
    opening: Opening
    settings: Settings = field(default_factory=Settings)
    next: str | None = None
    status: str = "waiting"
    version: int = 0
    asked: int | None = None
    result: list[list[int]] | None = None
    ended: str | None = None
    stands_in_at: Ms | None = None
    begun: int | None = None
    key: str | None = None
    seating: tuple[int, ...] | None = None
    n: int = 0
    owner: str | None = None
    epoch: int = 0
    left_at: Ms | None = None
    here: int = 0
    wake_at: Ms | None = None
    listed: Ms | None = None
    language: str | None = None
    needs: wire.Needs | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def missing(self) -> int:
        """How many people still have to sit down before the game can begin."""
        return sum(not seat.taken for seat in self.seats) if self.status == "waiting" else 0

    @property
    def free_seat(self) -> SeatRow | None:
        """The first one that is for whoever comes."""
        return next((seat for seat in self.seats if seat.kind == "link" and not seat.taken), None)

    @property
    def open_to_all(self) -> bool:
        """Whether it belongs into the lobby, as long as it says: somebody is missing, or has left."""
        return self.listed is not None and self.status in OPEN and self.free_seat is not None

    def facts(self, beginning: Record | None = None) -> Facts:
        opened = in_ms(datetime.fromisoformat(self.created))
        return Facts(
            self.id, self.game, self.rules, self.options, self.secret, self.opener, opened, beginning
        )


OPEN: Final = ("waiting", "playing", "asleep")


class Store:
    """Everything that is read from and written to the database."""

    def __init__(
        self, database: str, clock: Clock, figures: Figures | None = None, station: Station | None = None
    ) -> None:
        self.clock = clock
        self._figures = figures or Figures()
        self.key = ""  # the public key that new tables promise
        self._database = Database(async_url(database), station)
        self.reading, self.writing = self._database.reading, self._database.writing
        self.shared = self._database.shared  # with other processes
        self.listening, self.forget_readers = self._database.listening, self._database.forget_readers

    @property
    def place(self) -> str | None:
        """The name of the place that this process holds among others."""
        return None if self._database.station is None else self._database.station.held

    async def migrate(self) -> None:
        """Make the tables, or bring those of an older version up to date; raises `BadSetting`."""
        await self._database.claim()
        try:
            async with self.writing(stalls=LONGEST_UPGRADE) as connection:
                await in_turn(connection, "upgrade", patience=LONGEST_UPGRADE)
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

    # -- tables

    async def add_table(self, table: TableRow, beginning: str | None = None) -> None:
        """Store a new table; `beginning`: a record."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), in_columns(table))
            await connection.execute(insert(schema.seats), seats_in_columns(table))
            if beginning is not None:
                row = {"table_id": table.id, "record": beginning}
                await connection.execute(insert(schema.beginnings), row)

    async def beginning(self, table_id: str) -> str:
        """The record that this table began with."""
        query = select(schema.beginnings.c.record).where(schema.beginnings.c.table_id == table_id)
        async with self.reading() as connection:
            return str((await connection.execute(query)).scalar_one())

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(schema.tables.c.id == table_id)
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._tables(schema.tables.c.id.in_(ids), len(ids))

    async def tables_of(self, guest: Guest, most: int, before: Cursor | None = None) -> list[TableRow]:
        """The tables where this guest sits: where it is asked first, then the latest; after this place."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest.id)
        asked = mine.where(ASKED, schema.tables.c.status == "playing").correlate(schema.tables).exists()
        place = (case((asked, 1), else_=0), schema.tables.c.changed, schema.tables.c.id)
        after = true() if before is None else tuple_(*place) < tuple_(*map(literal, before))
        return await self._tables(schema.tables.c.id.in_(mine) & after, most, place)

    async def latest(self, game: str, status: str, name: str, most: int) -> list[TableRow]:
        """Those where something happened last; of one game, in one state, where these are named.

        `name`: it is the id of the table, or a part of the name of somebody who sits there.
        """
        tables, seats = schema.tables.c, schema.seats.c
        of_game = tables.game == game if game else true()
        in_state = tables.status == status if status else true()
        there = select(seats.table_id).where(seats.name.icontains(name, autoescape=True))
        of_name = (tables.id == name) | tables.id.in_(there) if name else true()
        return await self._tables(of_game & in_state & of_name, most, (tables.changed, tables.id))

    async def listed(self, most: int) -> list[TableRow]:
        """The tables in the lobby, the latest first."""
        tables, seats = schema.tables.c, schema.seats.c
        free = select(seats.seat).where(
            seats.table_id == tables.id, seats.kind == "link", seats.guest.is_(None)
        )
        waits = (tables.status == "waiting") & (tables.listed > self.clock.ms())
        runs = tables.status.in_(("playing", "asleep")) & free.correlate(schema.tables).exists()
        which = tables.listed.is_not(None) & (waits | runs)
        return await self._tables(which, most, (tables.created, tables.id))

    async def _tables(
        self, which: Any, most: int = 1, order: Sequence[Any] = (schema.tables.c.changed,)
    ) -> list[TableRow]:
        query = select(schema.tables).where(which).order_by(*(one.desc() for one in order)).limit(most)
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

    async def asking_bots(self, free: Any = EVERY) -> AsyncIterator[list[str]]:
        """The tables where a bot has to answer, some at a time; only those that are `free`."""
        async for found in self._pages((schema.tables.c.wake_at == ASKED_NOW) & free):
            yield found

    async def due(self, free: Any = EVERY) -> AsyncIterator[list[str]]:
        """The tables that somebody has to look after by now, some at a time; only those that are `free`."""
        wake_at = schema.tables.c.wake_at
        async for found in self._pages((wake_at > ASKED_NOW) & (wake_at <= self.clock.ms()) & free):
            yield found

    async def under_other_rules(self, current: Mapping[str, int]) -> AsyncIterator[list[str]]:
        """The tables in play that were opened with other rules than these, by game, some at a time."""
        T = schema.tables.c
        other = or_(*((T.game == name) & (T.rules != version) for name, version in current.items()))
        async for found in self._pages(other & (T.status != "over")):
            yield found

    async def _pages(self, which: Any) -> AsyncIterator[list[str]]:
        query, last = select(schema.tables.c.id).where(which), ""
        while found := await self._ids(query, last):
            yield found
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

    async def entries(self, table_id: str) -> list[Entry]:
        """What happened at a table, as it was stored."""
        columns = [column for column in schema.entries.columns if column.name != "table_id"]
        query = select(*columns).where(schema.entries.c.table_id == table_id).order_by(schema.entries.c.n)
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def endings(self, after: int, most: int = BATCH) -> list[Any]:
        """The rows of tables that ended, in that order, after the one of this number."""
        query = select(schema.endings).where(schema.endings.c.seq > after)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(schema.endings.c.seq).limit(most))
            return list(found.mappings())

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

    async def write(self, batch: Sequence[Commit], since: float) -> set[str]:
        """What happened at these tables; those whose commits do not follow.  They have waited `since`."""
        with self._figures.storing(sum(len(one.entries) for one in batch)):
            return await self._database.write(batch, since)


def place_of(table: TableRow, guest: Guest) -> Cursor:
    """Where it stands in the list of this guest."""
    asked = table.status == "playing" and table.asked is not None
    mine = asked and table.seats[table.asked or 0].guest == guest.id
    return int(mine), table.changed, table.id


ASKED = (schema.seats.c.table_id == schema.tables.c.id) & (schema.seats.c.seat == schema.tables.c.asked)


def in_columns(table: TableRow) -> dict[str, Any]:
    """A table as it is stored, without its seats."""
    return {name: _stored(name, value) for name, value in vars(table).items() if name != "seats"}


def changing_columns(table: TableRow) -> dict[str, Any]:
    """Those of them that can be others than when it was opened."""
    return {name: _stored(name, getattr(table, name)) for name in BECOMES}


def _stored(name: str, value: Any) -> Any:
    write = WRITTEN.get(name)
    return value if write is None or value is None else write(value)


def seats_in_columns(table: TableRow, but: Sequence[SeatRow] = ()) -> list[dict[str, Any]]:
    """Its seats as they are stored, without those that are as they were."""
    return [{"table_id": table.id, **vars(seat)} for seat in table.seats if seat not in but]


def in_words(one: Any) -> str:
    return msgspec.json.encode(one).decode()


WRITTEN: Final[dict[str, Callable[[Any], str]]] = {
    "options": json.dumps,
    "secret": bytes.hex,
    "result": json.dumps,
    "seating": seating_text,
    "opening": in_words,
    "settings": in_words,
    "needs": in_words,
}


def _table(row: Any) -> TableRow:
    values = dict(row)
    values["options"] = json.loads(values["options"])
    values["secret"] = bytes.fromhex(values["secret"])
    values["result"] = json.loads(values["result"]) if values["result"] else None
    values["seating"] = None if values["seating"] is None else parse_seating(values["seating"])
    values["opening"] = msgspec.json.decode(values["opening"], type=Opening)
    values["settings"] = msgspec.json.decode(values["settings"], type=Settings)
    values["needs"] = msgspec.json.decode(values["needs"], type=wire.Needs) if values["needs"] else None
    return TableRow(**values)
