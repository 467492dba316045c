"""Finished games told in numbers, for the page of the result.

Telling plays the whole game again, a move at a time, while everything else goes on.  What was told is kept: a
finished game does not change.
"""

import asyncio
from collections import OrderedDict

from ludarium.server import limits, wire
from ludarium.server.hall import Hall
from ludarium.server.reviews import finished
from ludarium.server.turns import Whose
from ludarium.story import Story


class Stories:
    """The last ones that somebody asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._told: OrderedDict[str, asyncio.Task[wire.Story]] = OrderedDict()

    async def tell(self, table_id: str, whose: Whose) -> wire.Story:
        """The story of this game; raises `Refused`."""
        if table_id not in self._told:
            self._told[table_id] = asyncio.create_task(self._tell(table_id, whose), name=f"story {table_id}")
            self._told[table_id].add_done_callback(lambda task: self._forget(table_id, task))
        # Several may wait for the same story: one who leaves must not stop it for the others.
        return await asyncio.shield(self._told[table_id])

    def _forget(self, table_id: str, task: asyncio.Task[wire.Story]) -> None:
        """What could not be told, and the oldest of many."""
        if task.cancelled() or task.exception():
            self._told.pop(table_id, None)
        told = [one for one, other in self._told.items() if other.done()]
        for one in told[: -limits.STORIES_KEPT]:
            del self._told[one]

    async def _tell(self, table_id: str, whose: Whose) -> wire.Story:
        record = await self._hall.do(table_id, finished, whose)
        story = Story()
        await self._hall.leisure.do(story.tell(record), whose, patient=True)
        return wire.Story(
            story.scores, [wire.Source(one.source, one.of, one.points) for one in story.sources]
        )

    async def close(self) -> None:
        for task in self._told.values():
            task.cancel()
        await asyncio.gather(*self._told.values(), return_exceptions=True)
