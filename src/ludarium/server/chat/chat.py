"""Saying something at a table, hearing it, not wanting to hear somebody, and calling the operator."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, delete, insert, select, tuple_

from ludarium.server import messages, schema
from ludarium.server import wire as wires
from ludarium.server.chat import wire
from ludarium.server.chat.rooms import Freedom, Room, freedom, heard, room_of, seat_of
from ludarium.server.chat.texts import Phrase
from ludarium.server.hall import Hall
from ludarium.server.ids import new_id
from ludarium.server.known_guests import Guest
from ludarium.server.names import told_apart
from ludarium.server.people.blocks import Blocks
from ludarium.server.store import Store, TableRow
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

TOLD: Final = 50  # lines at one time
REPORTED: Final = 20  # lines that the operator reads

L = schema.chat_lines.c
M = schema.mutes.c


@dataclass(frozen=True)
class Line:
    """As it is stored.  Its id tells nothing of how many others there are."""

    id: str
    table_id: str
    room: Room
    guest: str
    seat: int | None
    name: str
    at: Ms
    text: str | None
    phrase: Phrase | None

    def told(self, guest: Guest | None) -> wire.ChatLine:
        mine = guest is not None and guest.id == self.guest
        return wire.ChatLine(self.id, self.room, self.seat, self.name, mine, self.at, self.text, self.phrase)


class Chat:
    def __init__(self, store: Store, hall: Hall, allowed: Freedom) -> None:
        self._store = store
        self._hall = hall
        self._allowed: Freedom = allowed
        self.quieted = Blocks(store, schema.quieted, "quieted")
        self._passing = set[asyncio.Task[None]]()
        hall.bus.on("said", self._hear)

    def freedom(self, row: TableRow) -> Freedom:
        return freedom(row, self._allowed)

    async def say(self, row: TableRow, guest: Guest, text: str | None, phrase: Phrase | None) -> Line:
        """Raises `Refused` where this may not be said."""
        free = self.freedom(row)
        if free == "none" or (text is not None and free == "phrases"):
            raise Refused("quiet")
        await self.quieted.refuse(guest.id)
        seat, at = seat_of(row, guest), self._store.clock.ms()
        room, name = room_of(row, guest), name_of(row, guest)
        line = Line(new_id(), row.id, room, guest.id, seat.seat if seat else None, name, at, text, phrase)
        await self._write(insert(schema.chat_lines).values(vars(line)))
        await self._tell(row, line)
        if row.id not in self._hall:
            self._hall.bus.hint("said", f"{row.id} {line.id}")
        return line

    def _hear(self, what: str) -> None:
        """Something was said at another process; whoever has the table here hears it as well."""
        table_id, _, line = what.partition(" ")
        if table_id in self._hall:
            task = asyncio.create_task(self._pass_on(table_id, line))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, table_id: str, line: str) -> None:
        with suppress(Refused):  # the database says no: it is read with the next page
            row = await self._store.table(table_id)
            found, _ = await self._last(select(schema.chat_lines).where(L.id == line), 1)
            if row is not None and found:
                await self._tell(row, found[0])

    async def _tell(self, row: TableRow, line: Line) -> None:
        """Whoever is there hears it at once; those who do not want to, and those who play on, do not."""
        deaf = set(await self._read(select(M.guest).where(M.muted == line.guest)))
        for chair in self._hall.chairs(row.id):
            guest = chair.guest
            if line.room in heard(row, guest) and (guest is None or guest.id not in deaf):
                chair.tell(wires.text(messages.Said(line.told(guest))))

    async def lines(
        self, row: TableRow, guest: Guest | None, before: str | None, most: int = TOLD
    ) -> tuple[list[Line], bool]:
        """What this guest may hear, in its order, up to this line; and whether there is more before it."""
        query = self._heard(row, guest)
        if before is not None:
            last = await self.line(row, guest, before)
            query = query.where(tuple_(L.at, L.id) < (last.at, last.id))
        return await self._last(query, most)

    async def line(self, row: TableRow, guest: Guest | None, line: str) -> Line:
        """Raises `Refused` if there is none that this guest hears."""
        found, _ = await self._last(self._heard(row, guest).where(L.id == line), 1)
        if not found:
            raise Refused("not-found")
        return found[0]

    def _heard(self, row: TableRow, guest: Guest | None) -> Select[Any]:
        query = select(schema.chat_lines).where(L.table_id == row.id, L.room.in_(heard(row, guest)))
        if guest is None:
            return query
        return query.where(L.guest.not_in(select(M.muted).where(M.guest == guest.id)))

    async def _last(self, query: Select[Any], most: int) -> tuple[list[Line], bool]:
        async with self._store.reading() as connection:
            rows = await connection.execute(query.order_by(L.at.desc(), L.id.desc()).limit(most + 1))
            found = [Line(*row) for row in rows]
        return found[:most][::-1], len(found) > most

    async def said_by(self, guest: Guest) -> list[wire.ChatLine]:
        """All that somebody ever said, at whatever table."""
        query = select(schema.chat_lines).where(L.guest == guest.id).order_by(L.at, L.id)
        async with self._store.reading() as connection:
            return [Line(*row).told(guest) for row in await connection.execute(query)]

    # -- whom I no longer hear

    async def mute(self, guest: Guest, line: Line) -> None:
        """Everywhere and for good, until I want to hear them again.  They do not notice."""
        known = await self._read(select(M.id).where(M.guest == guest.id, M.muted == line.guest))
        if line.guest == guest.id or known:
            return
        muted = {"id": new_id(), "guest": guest.id, "muted": line.guest, "name": line.name}
        await self._write(insert(schema.mutes).values(muted))

    async def muted(self, guest: Guest) -> list[wire.Muted]:
        query = select(M.id, M.name).where(M.guest == guest.id).order_by(M.name, M.id)
        async with self._store.reading() as connection:
            return [wire.Muted(*row) for row in await connection.execute(query)]

    async def hear_again(self, guest: Guest, mute: str) -> None:
        await self._write(delete(schema.mutes).where(M.guest == guest.id, M.id == mute))

    # -- what the operator should see

    async def report(self, row: TableRow, guest: Guest, line: Line) -> None:
        """The line, and what was said around it, as whoever reports it heard it."""
        around, _ = await self.lines(row, guest, None, REPORTED)
        told = [vars(one) for one in around if one.id != line.id]
        report = {
            "id": new_id(),
            "table_id": row.id,
            "by": guest.id,
            "about": line.guest,
            "at": self._store.clock.ms(),
            "lines": json.dumps([*told, vars(line)], ensure_ascii=False),
        }
        await self._write(insert(schema.reports).values(report))

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _write(self, change: Any) -> None:
        async with self._store.writing() as connection:
            await connection.execute(change)


def name_of(row: TableRow, guest: Guest) -> str:
    """As at the table; whoever looks on is not to be taken for one who plays."""
    seat = seat_of(row, guest)
    if seat is not None and seat.name is not None:
        return seat.name
    return told_apart(guest.name, [one.name for one in row.seats if one.name])
