"""What somebody may not do for a while, or ever: sign in, or say anything at tables."""

from sqlalchemy import Table, delete, insert, or_, select

from ludarium.server.clock import written_ms
from ludarium.server.database import in_turn
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

FOR_EVER = "never"  # again


class Blocks:
    """Those of one kind: `table` keeps them, and `key` is what whoever tries is told."""

    def __init__(self, store: Store, table: Table, key: str) -> None:
        self._store = store
        self._table = table
        self._key = key

    async def refuse(self, guest: str) -> None:
        """Raises `Refused` if this guest may not do it now."""
        until = self._table.c.until
        lasts = or_(until.is_(None), until > self._store.clock.ms())
        query = select(until).where(self._table.c.guest == guest, lasts)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is not None:
            [until_when] = found
            told = FOR_EVER if until_when is None else written_ms(until_when)[:10]
            raise Refused(self._key, until=told)

    async def set(self, guest: str, until: Ms | None, why: str) -> None:
        """From now on; what was said before counts no more."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"{self._table.name} {guest}")
            await connection.execute(delete(self._table).where(self._table.c.guest == guest))
            await connection.execute(insert(self._table), {"guest": guest, "until": until, "why": why})

    async def lift(self, guest: str) -> None:
        """Raises `Refused` if nothing stands against this guest."""
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(self._table).where(self._table.c.guest == guest))
        if not gone.rowcount:
            raise Refused("not-found")
