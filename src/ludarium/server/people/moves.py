"""Guests whose seats become another's, and guests who are deleted: table by table, begun again after a stop.

What is to be done stands in the database; so a server that is killed in the middle goes on where it was.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy import delete, select, update

from ludarium.server import schema
from ludarium.server.hall import Hall
from ludarium.server.known_guests import Guest
from ludarium.server.people.sign_ins import SignIns
from ludarium.server.store import Store, place_of
from ludarium.server.turns import Whose
from ludarium.sitting import commands
from ludarium.sitting.somebody import NAME
from ludarium.table import Refused

logger = logging.getLogger(__name__)

AT_ONCE: Final = 100
LATER: Final = ("moving", "try-again")
G = schema.guests.c
SAID_BY: Final = (schema.chat_lines.c.guest, schema.mutes.c.guest, schema.mutes.c.muted)
OWN: Final = (  # of a guest alone
    *(schema.passkeys, schema.codes, schema.passwords, schema.chat_lines, schema.mutes),
    *(schema.channels, schema.notice_wishes, schema.silent_tables, schema.learnt, schema.solved),
    *(schema.tried, schema.answered, schema.operators, schema.study_chapters, schema.studies),
)
C, N, S = schema.channels.c, schema.notices.c, schema.silent_tables.c


class Belongings(Protocol):
    """What somebody has come to, and takes along."""

    async def hand_over(self, guest: str, other: str) -> None: ...


class Moves:
    def __init__(self, store: Store, hall: Hall, sign_ins: SignIns, belongings: Sequence[Belongings]) -> None:
        self._store = store
        self._hall = hall
        self._sign_ins = sign_ins
        self._belongings = belongings
        self._wanted = asyncio.Event()

    def begin(self) -> None:
        """There is something to do."""
        self._wanted.set()

    async def work(self, seconds: float) -> None:
        """As soon as something is wanted, and every so many seconds."""
        while True:
            self._wanted.clear()
            try:
                await self.do()
            except Refused:
                pass  # the database says no: later
            except Exception:
                logger.exception("what was to become of guests is not done")
            sleep = asyncio.create_task(self._store.clock.sleep(seconds))
            wanted = asyncio.create_task(self._wanted.wait())
            try:
                await asyncio.wait((sleep, wanted), return_when=asyncio.FIRST_COMPLETED)
            finally:
                sleep.cancel()
                wanted.cancel()

    async def do(self) -> None:
        """All that is due."""
        for guest, other in await self._becoming():
            if await self._at_tables(guest, commands.Become(guest, other)):
                await self._becomes(guest, other)
        for guest in await self._leaving():
            if await self._at_tables(guest, commands.Forget(guest)):
                await self._forget(guest)

    async def _becomes(self, guest: str, other: str) -> None:
        for column in SAID_BY:
            await self._write(update(column.table).where(column == guest).values({column.name: other}))
        for change in notices_along(guest, other):
            await self._write(change)
        await self._write(delete(schema.operators).where(schema.operators.c.guest == guest))
        self._hall.reach.add(other)
        self._hall.bus.hint("person", other)
        for one in self._belongings:
            await one.hand_over(guest, other)
        await self._write(update(schema.guests).where(G.id == guest).values(becomes=None, shares=None))

    async def _becoming(self) -> list[tuple[str, str]]:
        query = select(G.id, G.becomes).where(G.becomes.is_not(None))
        async with self._store.reading() as connection:
            return [(guest, other) for guest, other in await connection.execute(query)]

    async def _leaving(self) -> list[str]:
        query = select(G.id).where(G.leaves <= self._store.clock.ms())
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _at_tables(self, guest: str, command: commands.Become | commands.Forget) -> bool:
        """Whether it was done at all of them; it does no harm to do it twice."""
        someone, last, everywhere = Guest(guest, ""), None, True
        while some := await self._store.tables_of(someone, AT_ONCE, last):
            last = place_of(some[-1], someone)
            for table in some:
                try:
                    await self._hall.visit(table.id, lambda shell: shell.decide(command), Whose("", guest))
                except Refused as refused:  # else the account sits there already, or its rules are gone
                    everywhere &= refused.key not in LATER
        return everywhere

    async def _forget(self, guest: str) -> None:
        """Nobody is this guest any more; what happened at tables stays, since it happened to others too."""
        await self._sign_ins.end_all(guest)
        for table in OWN:
            await self._write(delete(table).where(table.c.guest == guest))
        await self._write(delete(schema.notices).where(N.person == guest))
        nobody = {"name": NAME, "user_handle": None, "leaves": None, "shares": None}
        await self._write(update(schema.guests).where(G.id == guest).values(nobody))

    async def _write(self, change: object) -> None:
        async with self._store.writing() as connection:
            await connection.execute(change)  # type: ignore[call-overload]


def notices_along(guest: str, other: str) -> tuple[Any, ...]:
    """Who becomes somebody else is told as that one; what was due is due again where they are asked now."""
    mine = S.guest == guest
    theirs = select(S.table_id).where(S.guest == other)
    return (
        delete(schema.channels).where(C.guest == guest, C.kind == "mail"),
        update(schema.channels).where(C.guest == guest).values(guest=other),
        update(schema.silent_tables).where(mine, S.table_id.not_in(theirs)).values(guest=other),
        *(
            delete(table).where(table.c.guest == guest)
            for table in (schema.silent_tables, schema.notice_wishes)
        ),
        delete(schema.notices).where(N.person == guest),
    )
