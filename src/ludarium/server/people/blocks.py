"""Who may not sign in for a while, or ever."""

from sqlalchemy import delete, insert, or_, select

from ludarium.server import schema
from ludarium.server.clock import written_ms
from ludarium.server.database import in_turn
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

B = schema.blocks.c
FOR_EVER = "never"  # again


class Blocks:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def refuse(self, guest: str) -> None:
        """Raises `Refused` if this guest may not sign in now."""
        lasts = or_(B.until.is_(None), B.until > self._store.clock.ms())
        async with self._store.reading() as connection:
            found = (await connection.execute(select(B.until).where(B.guest == guest, lasts))).one_or_none()
        if found is not None:
            [until] = found
            raise Refused("blocked", until=FOR_EVER if until is None else written_ms(until)[:10])

    async def set(self, guest: str, until: Ms | None, why: str) -> None:
        """From now on; what was said before counts no more."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"block of {guest}")
            await connection.execute(delete(schema.blocks).where(B.guest == guest))
            await connection.execute(insert(schema.blocks), {"guest": guest, "until": until, "why": why})

    async def lift(self, guest: str) -> None:
        """Raises `Refused` if nothing stands against this guest."""
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(schema.blocks).where(B.guest == guest))
        if not gone.rowcount:
            raise Refused("not-found")
