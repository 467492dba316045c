"""What operators do is written down before it is done."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import insert, select, update

from ludarium.server import schema
from ludarium.server.ids import new_id
from ludarium.server.operate.admin.wire import Deed
from ludarium.server.store import Store
from ludarium.table import Refused

A = schema.audit.c


class Audit:
    def __init__(self, store: Store) -> None:
        self._store = store

    @asynccontextmanager
    async def deed(self, who: str, what: str, about: str, why: str = "") -> AsyncIterator[None]:
        """While it is done; and what came of it."""
        row = {"id": new_id(), "at": self._store.clock.ms(), "who": who, "what": what}
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.audit), row | {"about": about, "why": why})
        try:
            yield
        except Refused as refused:
            await self._came(row["id"], refused.key)
            raise
        await self._came(row["id"], "done")

    async def _came(self, deed: object, what: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(schema.audit).where(A.id == deed).values(came=what))

    async def latest(self, most: int) -> list[Deed]:
        query = select(A.at, A.who, A.what, A.about, A.why, A.came).order_by(A.at.desc(), A.id).limit(most)
        async with self._store.reading() as connection:
            return [Deed(*row) for row in await connection.execute(query)]
