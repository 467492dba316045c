"""Who has which table: nothing is stored at it without the current epoch, which rises whenever one takes it.

So there is never more than one that can write, whatever the clocks say: they only say when it may be taken.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, case, func, or_, select, update

from ludarium.registry import plays
from ludarium.server import schema
from ludarium.server.nodes.leases import Leases
from ludarium.server.store import Store, TableRow
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

PATIENCE: Final = 5.0  # seconds, for another to hand a table over
LOOK: Final = 0.05  # seconds until it is looked again whether it has
ASK: Final = 20  # looks, then it is asked once more

T, N = schema.tables.c, schema.nodes.c


class Taken(NamedTuple):
    """A table that is ours, and since when people could not reach it, if anybody was there."""

    row: TableRow
    left_at: Ms | None


def moving() -> Refused:
    """Another process has this table, or ours may not serve it now: who comes again finds it."""
    return Refused("moving", seconds=1)


class Owners:
    """On an SQLite file the one process has everything: there a table is taken by whoever writes first."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._store = store
        self._leases = leases

    def free_for(self, node: str) -> ColumnElement[bool]:
        """Whether nobody has a table who is there, or this one has."""
        if not self._store.shared:
            return T.id.is_not(None)
        owned = select(N.id).where(N.id == T.owner, self._leases.living()).correlate(schema.tables)
        return or_(T.owner.is_(None), T.owner == node, ~owned.exists())

    async def take(
        self, table_id: str, node: str, ask: Callable[[str], None] | None = None, given: int | None = None
    ) -> Taken:
        """Have it from now on; only what is read after this is the truth.

        `ask` asks its owner to hand it over; as long as its epoch is the one at which it was `given` to
        somebody, it is for them.  Raises `Refused` if there is no such table, or it stays there.
        """
        loop = asyncio.get_running_loop()
        until, looks = loop.time() + PATIENCE, 0
        while True:
            found = await self._look(table_id, node)
            if found.free and found.epoch != given and await self._have(table_id, node, found):
                row = await self._store.table(table_id)
                assert row is not None
                return Taken(row, found.left)
            if loop.time() >= until or (ask is None and not found.free):
                raise moving()
            if ask is not None and found.owner and looks % ASK == 0:
                ask(found.owner)
            looks += 1
            await asyncio.sleep(LOOK)

    async def _look(self, table_id: str, node: str) -> Any:
        """`left`: since when people cannot reach it, which they could until its owner was last heard of."""
        dead = and_(T.owner.is_not(None), T.owner != node)
        left = func.coalesce(T.left_at, case((dead, N.beat)))
        columns = (T.owner, T.epoch, T.game, T.rules, left.label("left"), self.free_for(node).label("free"))
        query = select(*columns).join_from(schema.tables, schema.nodes, N.id == T.owner, isouter=True)
        async with self._store.reading() as connection:
            found = (await connection.execute(query.where(T.id == table_id))).one_or_none()
        if found is None:
            raise Refused("not-found")
        return found

    async def _have(self, table_id: str, node: str, seen: Any) -> bool:
        """Nobody else has, and whoever had it stores nothing there any more; False: something has changed."""
        if not self._store.shared:
            return True
        if not plays(seen.game, seen.rules) and await self._leases.play(seen.game, seen.rules):
            raise moving()  # what only others can play is for them
        mine = select(N.id).where(N.id == node, self._leases.living()).exists()
        change = update(schema.tables).where(
            T.id == table_id, T.epoch == seen.epoch, self.free_for(node), mine
        )
        values = {"owner": node, "epoch": T.epoch + 1, "left_at": seen.left, "here": 0}
        async with self._store.writing() as connection:
            return bool((await connection.execute(change.values(**values))).rowcount)

    async def leave(self, table_id: str, node: str, epoch: int | None, left_at: Ms | None) -> None:
        """Somebody else may have it; `left_at`: people were there until then.  No epoch: whichever it is."""
        if not self._store.shared:
            return
        mine = update(schema.tables).where(T.id == table_id, T.owner == node)
        if epoch is not None:
            mine = mine.where(T.epoch == epoch)
        async with self._store.writing() as connection:
            await connection.execute(mine.values(owner=None, left_at=left_at, here=0))

    async def leave_all(self, node: str) -> None:
        """Of what is no longer in memory."""
        if not self._store.shared:
            return
        async with self._store.writing() as connection:
            await connection.execute(update(schema.tables).where(T.owner == node).values(owner=None, here=0))
