"""Who has which table open, for the lists of other processes.

Whoever has a table writes it there, soon and not with every move; it holds as long as the lease of that one.
"""

import asyncio
from typing import Any, Final

from sqlalchemy import bindparam, update

from ludarium.server import schema
from ludarium.server.nodes.node import Node
from ludarium.server.store import Store, TableRow
from ludarium.table import Refused

GATHERED: Final = 0.2  # seconds
AGAIN: Final = 1.0  # seconds

T = schema.tables.c
WRITE: Final = (
    update(schema.tables)
    .where(T.id == bindparam("at"), T.owner == bindparam("by"), T.epoch == bindparam("in_epoch"))
    .values(here=bindparam("who"))
)


class Presence:
    """Of the tables that this process has, what is still to be written."""

    def __init__(self, store: Store, node: Node) -> None:
        self._store = store
        self._node = node
        self._waiting: dict[str, dict[str, Any]] = {}
        self._rings = asyncio.Event()

    def changed(self, row: TableRow, online: set[str]) -> None:
        """These are at this table now."""
        if self._store.shared:
            who = sum(1 << seat.seat for seat in row.seats if seat.guest in online)
            self._waiting[row.id] = {"at": row.id, "by": row.owner, "in_epoch": row.epoch, "who": who}
            self._rings.set()

    def elsewhere(self, row: TableRow) -> set[str]:
        """Who is at a table of another process."""
        if row.owner not in self._node.others:
            return set()
        return {seat.guest for seat in row.seats if seat.guest and row.here >> seat.seat & 1}

    async def work(self) -> None:
        while self._store.shared:
            await self._rings.wait()
            await asyncio.sleep(GATHERED)
            self._rings.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                async with self._store.writing() as connection:
                    await connection.execute(WRITE, [waiting[id] for id in sorted(waiting)])
            except Refused:
                self._waiting = waiting | self._waiting
                self._rings.set()
                await asyncio.sleep(AGAIN)
