"""Every table of a database replayed, and held against what lists show of it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import select

from ludarium.server import schema
from ludarium.server.clock import Clock
from ludarium.server.leisure import Leisure
from ludarium.server.seating import load, shown, status
from ludarium.server.store import BATCH, Store, TableRow
from ludarium.server.turns import Whose
from ludarium.sitting import State

COMPARED: Final = ("n", "version", "status", "asked", "result", "ended", "next")
NOBODY: Final = Whose("", "")


@dataclass
class Replayed:
    """How many tables there are, how many whose rules have changed, and what is wrong with the others."""

    tables: int = 0
    closed: int = 0
    wrong: list[str] = field(default_factory=list)


def replay(database: str) -> Replayed:
    """Raises `BadSetting`, or `Refused` if the database cannot be read."""
    return asyncio.run(_replay(database))


async def _replay(database: str) -> Replayed:
    store, found = Store(database, Clock()), Replayed()
    try:
        await store.migrate()
        async for row in tables(store):
            found.tables += 1
            state = await load(row, store, Leisure(store.clock), NOBODY)
            found.closed += status(row) == "closed"
            found.wrong += [f"{row.id}: {what}" for what in differences(row, state)]
    finally:
        await store.close()
    return found


async def tables(store: Store) -> AsyncIterator[TableRow]:
    last = ""
    while True:
        query = select(schema.tables.c.id).where(schema.tables.c.id > last).order_by(schema.tables.c.id)
        async with store.reading() as connection:
            found = list((await connection.execute(query.limit(BATCH))).scalars())
        for table_id in found:
            if (row := await store.table(table_id)) is not None:
                yield row
        if not found:
            return
        last = found[-1]


def differences(row: TableRow, state: State) -> list[str]:
    """What its entries lead to that is not what lists show; nothing can be said of rules that changed."""
    if status(row) == "closed":
        return []
    if state.match is None and not row.missing:
        return ["the rules do not follow its entries"]
    now = shown(row, state, row.wake_at)
    pairs = {name: (getattr(row, name), getattr(now, name)) for name in COMPARED}
    pairs |= {
        f"seat {seat.seat}": (vars(seat), vars(other))
        for seat, other in zip(row.seats, now.seats, strict=True)
    }
    return [f"{name} is {then}, not {stored}" for name, (stored, then) in pairs.items() if stored != then]
