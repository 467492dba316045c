"""The standings of people, read from the endings of tables: thrown away, they are made again."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema, wire
from ludarium.server.database import in_turn
from ludarium.server.endings import Ending, of_columns
from ludarium.server.standing import LAST, Played, played, standing
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY
from ludarium.table import Refused

logger = logging.getLogger(__name__)

READER: Final = "standings"
FORGIVEN: Final = 2  # games cancelled alone, in a day
GAMES, READERS = schema.played, schema.readers
READ_TO: Final = select(READERS.c.seq).where(READERS.c.name == READER)


class Standings:
    """Caught up with whatever has ended before anybody is told one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seq: int | None = None  # up to which ending they are read; None: the database knows
        self._reading = asyncio.Lock()

    async def of(self, people: Iterable[str]) -> dict[str, wire.Standing | None]:
        """Of each of them; None: new here."""
        asked = list(dict.fromkeys(people))
        await self._catch_up()
        latest = func.row_number().over(
            partition_by=GAMES.c.person, order_by=(GAMES.c.at.desc(), GAMES.c.table_id)
        )
        counts = GAMES.c.person.in_(asked) & GAMES.c.finished.is_not(None)
        ranked = select(GAMES, latest.label("latest")).where(counts).subquery()
        columns = [ranked.c[name] for name in Played._fields]
        found: dict[str, list[Played]] = {person: [] for person in asked}
        async with self._store.reading() as connection:
            for row in await connection.execute(select(*columns).where(ranked.c.latest <= LAST)):
                found[row.person].append(Played(*row))
        return {person: standing(games) for person, games in found.items()}

    async def forget(self) -> None:
        """Throw them away."""
        async with self._reading, self._store.writing() as connection:
            await connection.execute(delete(GAMES))
            await connection.execute(delete(READERS).where(READERS.c.name == READER))
            self._seq = None

    async def _catch_up(self) -> None:
        """A database that cannot be written to now tells what it knew before."""
        async with self._reading:
            try:
                if self._seq is None:
                    self._seq = await self._read_to()
                while rows := await self._store.endings(self._seq):
                    await self._count([of_columns(row) for row in rows])
            except Refused:
                logger.warning("the standings could not be brought up to date")

    async def _read_to(self) -> int:
        async with self._store.reading() as connection:
            return (await connection.execute(READ_TO)).scalar_one_or_none() or 0

    async def _count(self, some: list[Ending]) -> None:
        async with self._store.writing() as connection:
            await in_turn(connection, READER)
            last = (await connection.execute(READ_TO)).scalar_one_or_none() or 0
            for one in (one for one in some if one.seq > last):  # the rest somebody else has counted
                await connection.execute(delete(GAMES).where(GAMES.c.table_id == one.table_id))
                for game in played(one):
                    judged = await judge(connection, game)
                    await connection.execute(insert(GAMES), judged._asdict())
            await connection.execute(delete(READERS).where(READERS.c.name == READER))
            await connection.execute(insert(READERS), {"name": READER, "seq": max(last, some[-1].seq)})
        self._seq = some[-1].seq


async def judge(connection: AsyncConnection, game: Played) -> Played:
    """Cancelling alone is nobody's fault, until it becomes a habit."""
    if not game.alone:
        return game
    same = (GAMES.c.person == game.person) & GAMES.c.alone & (GAMES.c.at > game.at - DAY)
    before = (await connection.execute(select(func.count()).select_from(GAMES).where(same))).scalar_one()
    return game._replace(finished=False) if before >= FORGIVEN else game
