"""What nobody needs any more is forgotten, once a day; games that were played stay for ever."""

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import Select, delete, exists, func, or_, select

from ludarium.server import schema
from ludarium.server.clock import written_ms
from ludarium.server.people.moves import OWN
from ludarium.server.people.sign_ins import SignIns
from ludarium.server.settings import Keep
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY, SECOND, Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

AT_ONCE: Final = 200  # rows: moves do not wait for more
EVERY: Final = DAY / SECOND
REFERS: Final = (  # whoever is named here is not nobody
    *(schema.tables.c.opener, schema.seats.c.guest, schema.blocks.c.guest),
    *(schema.passkeys.c.guest, schema.passwords.c.guest, schema.channels.c.guest),
    *(schema.reports.c.by, schema.reports.c.about, schema.quieted.c.guest, schema.operators.c.guest),
    schema.studies.c.guest,
)
WAYS: Final = (  # to come back
    *(schema.sign_ins.c.guest, schema.codes.c.guest),
    *(schema.passkeys.c.guest, schema.passwords.c.guest, schema.channels.c.guest),
)
G, S, L, T = schema.guests.c, schema.sign_ins.c, schema.chat_lines.c, schema.tables.c


class Retention:
    def __init__(self, store: Store, sign_ins: SignIns, keep: Keep) -> None:
        self._store = store
        self._sign_ins = sign_ins
        self._keep = keep
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._work(), name="what nobody needs any more")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            await self._store.clock.sleep(EVERY)
            try:
                await self.sweep()
            except Refused:
                pass  # the database says no: tomorrow
            except Exception:
                logger.exception("what nobody needs any more could not be forgotten")

    async def sweep(self) -> None:
        """A little at a time, so that nobody has to wait for it."""
        await self._sign_ins.write_down()
        if self._keep.chat is not None:
            while some := await self._ids(old_lines(self._before(self._keep.chat))):
                await self._write(delete(schema.chat_lines).where(L.id.in_(some)))
        if self._keep.sign_ins is not None:
            while found := await self._rows(old_sign_ins(self._before(self._keep.sign_ins))):
                for guest, sign_in in found:
                    await self._sign_ins.end(guest, sign_in)
        if self._keep.guests is not None:
            await self._sweep_guests(self._before(self._keep.guests))

    async def _sweep_guests(self, before: Ms) -> None:
        while some := await self._ids(unreachable()):
            for column in (schema.study_chapters.c.study, schema.studies.c.id):
                await self._write(delete(column.table).where(column.in_(some)))
        while some := await self._ids(strangers(before)):
            for guest in some:
                await self._forget(guest, before)

    async def _forget(self, guest: str, before: Ms) -> None:
        """Signed out first, so that what somebody has begun meanwhile is seen, and is no longer begun."""
        await self._sign_ins.end_all(guest)
        async with self._store.writing() as connection:
            if (await connection.execute(strangers(before).where(G.id == guest))).first() is None:
                return
            for table in OWN:
                await connection.execute(delete(table).where(table.c.guest == guest))
            await connection.execute(delete(schema.notices).where(schema.notices.c.person == guest))
            await connection.execute(delete(schema.guests).where(G.id == guest))

    def _before(self, days: int) -> Ms:
        return self._store.clock.ms() - days * DAY

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [id for (id,) in await self._rows(query)]

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._store.reading() as connection:
            return list(await connection.execute(query.limit(AT_ONCE)))

    async def _write(self, change: Any) -> None:
        async with self._store.writing() as connection:
            await connection.execute(change)


def old_lines(before: Ms) -> Select[Any]:
    """What was said at tables that were over by then; what was reported has a copy of its own."""
    over = select(T.id).where(T.status == "over", T.changed < written_ms(before))
    return select(L.id).where(L.table_id.in_(over))


def old_sign_ins(before: Ms) -> Select[Any]:
    return select(S.guest, S.id).where(S.used < before)


def unreachable() -> Select[Any]:
    """Studies that have no link, of guests who cannot come back."""
    study = schema.studies.c
    ways = (exists().where(way == study.guest) for way in WAYS)
    return select(study.id).where(study.read_hash.is_(None), study.edit_hash.is_(None), ~or_(*ways))


def strangers(before: Ms) -> Select[Any]:
    """Guests with no table and no way back who have not been here since."""
    here = select(func.max(S.used)).where(S.guest == G.id).scalar_subquery()
    codes = exists().where(schema.codes.c.guest == G.id)
    becomes = schema.guests.alias()
    named = (exists().where(column == G.id) for column in REFERS)
    return select(G.id).where(
        G.created < written_ms(before),
        or_(here.is_(None), here < before),
        G.becomes.is_(None),
        ~or_(codes, exists().where(becomes.c.becomes == G.id), *named),
    )
