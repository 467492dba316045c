"""Which puzzles of a game people doubt."""

import asyncio

from ludarium.server.clock import Clock
from ludarium.server.people.answered import Answered, Count
from ludarium.server.store import Store


def doubted(database: str, game: str) -> dict[str, Count]:
    """By id, what most people doubt before the others.  Raises `BadSetting`, or `Refused`."""
    found = asyncio.run(_counts(database, game))
    doubts = [(id, count) for id, count in found.items() if count.doubts]
    return dict(sorted(doubts, key=lambda one: (-one[1].doubts, one[0])))


async def _counts(database: str, game: str) -> dict[str, Count]:
    store = Store(database, Clock())
    try:
        await store.migrate()
        return await Answered(store).to_all(game)
    finally:
        await store.close()
