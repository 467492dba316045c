"""Which lessons of a game's school somebody has finished: one row for a person and a game."""

import json
from collections.abc import Collection

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema
from ludarium.server.database import in_turn
from ludarium.server.store import Store

L = schema.learnt.c


class Learnt:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> dict[str, list[str]]:
        """The ids of the steps that are finished, by game."""
        async with self._store.reading() as connection:
            return await found(connection, guest)

    async def add(self, guest: str, game: str, steps: Collection[str]) -> None:
        """These are finished, too."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"lessons of {guest}")
            before = await found(connection, guest)
            await put(connection, guest, game, {*before.get(game, ()), *steps})

    async def hand_over(self, guest: str, other: str) -> None:
        """What one has finished the other has finished now."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"lessons of {other}")
            theirs = await found(connection, other)
            for game, steps in (await found(connection, guest)).items():
                await put(connection, other, game, {*theirs.get(game, ()), *steps})
            await connection.execute(delete(schema.learnt).where(L.guest == guest))


async def found(connection: AsyncConnection, guest: str) -> dict[str, list[str]]:
    query = select(L.game, L.steps).where(L.guest == guest).order_by(L.game)
    return {game: json.loads(steps) for game, steps in await connection.execute(query)}


async def put(connection: AsyncConnection, guest: str, game: str, steps: Collection[str]) -> None:
    await connection.execute(delete(schema.learnt).where(L.guest == guest, L.game == game))
    row = {"guest": guest, "game": game, "steps": json.dumps(sorted(steps))}
    await connection.execute(insert(schema.learnt), row)
