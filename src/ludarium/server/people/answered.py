"""What people's first answers to puzzles were, and who doubts what is right: one row for each of both."""

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import case, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema
from ludarium.server.database import in_turn
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms

A = schema.answered.c
KEPT: Final = 60.0  # seconds until all answers to the puzzles of a game are counted anew

Which = tuple[str, str]  # the game, and the id of the puzzle


@dataclass(frozen=True)
class Answer:
    """Whether the first one was right (None: nobody heard it), and since when what is right is doubted."""

    at_once: bool | None = None
    doubted: Ms | None = None


@dataclass(frozen=True)
class Count:
    """So many people have answered, so many of them right at the first try, and so many doubt it."""

    people: int = 0
    at_once: int = 0
    doubts: int = 0


class Answered:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._counts: dict[str, tuple[float, dict[str, Count]]] = {}

    async def of(self, guest: str) -> dict[Which, Answer]:
        """The answers of one person."""
        async with self._store.reading() as connection:
            return await answers_of(connection, guest)

    async def add(self, guest: str, game: str, id: str, at_once: bool) -> None:
        """Unless they have answered before, which is most often so: that takes no writing."""
        if (await self.of(guest)).get((game, id), Answer()).at_once is None:
            async with self._store.writing() as connection:
                await in_turn(connection, f"answers of {guest}")
                await change(connection, guest, (game, id), Answer(at_once))

    async def doubt(self, guest: str, game: str, id: str, doubted: bool) -> None:
        """From now on, or no longer."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"answers of {guest}")
            before = (await answers_of(connection, guest)).get((game, id), Answer())
            since = (before.doubted or self._store.clock.ms()) if doubted else None
            await put(connection, guest, (game, id), replace(before, doubted=since))

    async def hand_over(self, guest: str, other: str) -> None:
        """What one has answered and doubts, the other has and does, unless they had answered before."""
        async with self._store.writing() as connection:
            await in_turn(connection, f"answers of {other}")
            for which, answer in (await answers_of(connection, guest)).items():
                await change(connection, other, which, answer)
            await connection.execute(delete(schema.answered).where(A.guest == guest))

    async def to(self, game: str, id: str) -> Count:
        """Everybody's answers to one puzzle, as they are now."""
        async with self._store.reading() as connection:
            return (await counts(connection, game, id)).get(id, Count())

    async def to_all(self, game: str) -> dict[str, Count]:
        """Everybody's to all puzzles of a game, as they were a moment ago."""
        now = self._store.clock.seconds()
        until, found = self._counts.get(game, (now, {}))
        if until <= now:
            async with self._store.reading() as connection:
                found = await counts(connection, game)
            self._counts[game] = now + KEPT, found
        return found


async def answers_of(connection: AsyncConnection, guest: str) -> dict[Which, Answer]:
    query = select(A.game, A.id, A.at_once, A.doubted).where(A.guest == guest).order_by(A.game, A.id)
    return {(game, id): Answer(*rest) for game, id, *rest in await connection.execute(query)}


async def change(connection: AsyncConnection, guest: str, which: Which, later: Answer) -> None:
    """What was said before stays as it was."""
    before = (await answers_of(connection, guest)).get(which, Answer())
    at_once = later.at_once if before.at_once is None else before.at_once
    await put(connection, guest, which, Answer(at_once, before.doubted or later.doubted))


async def put(connection: AsyncConnection, guest: str, which: Which, answer: Answer) -> None:
    game, id = which
    await connection.execute(delete(schema.answered).where(A.guest == guest, A.game == game, A.id == id))
    await connection.execute(
        insert(schema.answered), {"guest": guest, "game": game, "id": id, **vars(answer)}
    )


async def counts(connection: AsyncConnection, game: str, id: str | None = None) -> dict[str, Count]:
    at_once = func.sum(case((A.at_once, 1), else_=0))
    query = select(A.id, func.count(A.at_once), at_once, func.count(A.doubted)).where(A.game == game)
    if id is not None:
        query = query.where(A.id == id)
    return {id: Count(*rest) for id, *rest in await connection.execute(query.group_by(A.id))}
