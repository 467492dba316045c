"""How many points the first turns of people brought: one row for a person and a position."""

from collections import defaultdict

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema
from ludarium.server.database import in_turn
from ludarium.server.store import Store

T = schema.tried.c
Tries = list[tuple[str, int]]  # the id of a position, and the points


class Tried:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> dict[str, Tries]:
        """What the turns of one person brought, by game."""
        async with self._store.reading() as connection:
            query = select(T.game, T.id, T.points).where(T.guest == guest).order_by(T.game, T.id)
            found = defaultdict[str, Tries](list)
            for game, id, points in await connection.execute(query):
                found[game].append((id, points))
            return dict(found)

    async def everybody(self, game: str, id: str) -> list[tuple[int, int]]:
        """How many people's turns brought so many points, the fewest first."""
        query = select(T.points, func.count()).where(T.game == game, T.id == id).group_by(T.points)
        async with self._store.reading() as connection:
            rows = await connection.execute(query.order_by(T.points))
            return [(points, people) for points, people in rows]

    async def add(self, guest: str, game: str, id: str, points: int) -> None:
        """Unless they have tried it before."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"turns of {guest}")
            if (game, id) not in await tried_by(connection, guest):
                row = {"guest": guest, "game": game, "id": id, "points": points}
                await connection.execute(insert(schema.tried), row)

    async def hand_over(self, guest: str, other: str) -> None:
        """What one has tried the other has tried now, unless they had done so before."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"turns of {other}")
            theirs = await tried_by(connection, other)
            for game, id in await tried_by(connection, guest) - theirs:
                one = (T.guest == guest, T.game == game, T.id == id)
                await connection.execute(update(schema.tried).where(*one).values(guest=other))
            await connection.execute(delete(schema.tried).where(T.guest == guest))


async def tried_by(connection: AsyncConnection, guest: str) -> set[tuple[str, str]]:
    rows = await connection.execute(select(T.game, T.id).where(T.guest == guest))
    return {(game, id) for game, id in rows}
