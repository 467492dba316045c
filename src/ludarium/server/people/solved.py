"""Which puzzles somebody has solved, in what order and how: one row for a person and a game."""

import json
from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema
from ludarium.server.store import Store

S = schema.solved.c
Result = tuple[str, bool]  # the id, and whether the first answer was right and nothing was shown before


class Solved:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> dict[str, list[Result]]:
        """The results, by game, the first that came before the others."""
        async with self._store.reading() as connection:
            return await found(connection, guest)

    async def add(self, guest: str, game: str, results: Sequence[Result]) -> None:
        """These came next; what was solved before stays as it was."""
        async with self._store.writing() as connection:
            before = (await found(connection, guest)).get(game, [])
            await put(connection, guest, game, [*before, *results])

    async def hand_over(self, guest: str, other: str) -> None:
        """What one has solved the other has solved now."""
        async with self._store.writing() as connection:
            theirs = await found(connection, other)
            for game, results in (await found(connection, guest)).items():
                await put(connection, other, game, [*theirs.get(game, []), *results])
            await connection.execute(delete(schema.solved).where(S.guest == guest))


async def found(connection: AsyncConnection, guest: str) -> dict[str, list[Result]]:
    query = select(S.game, S.results).where(S.guest == guest).order_by(S.game)
    rows = await connection.execute(query)
    return {game: [(id, clean) for id, clean in json.loads(results)] for game, results in rows}


async def put(connection: AsyncConnection, guest: str, game: str, results: Sequence[Result]) -> None:
    """Of each puzzle the first result counts."""
    first = dict[str, bool]()
    for id, clean in results:
        first.setdefault(id, clean)
    await connection.execute(delete(schema.solved).where(S.guest == guest, S.game == game))
    row = {"guest": guest, "game": game, "results": json.dumps(list(first.items()))}
    await connection.execute(insert(schema.solved), row)
