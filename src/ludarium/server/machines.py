"""Workers that are cores of a Ray cluster."""

import asyncio
from dataclasses import asdict
from typing import Any

from ludarium.bots.cluster import Cluster
from ludarium.server import thinker
from ludarium.server.thinker import Lost, Thought, found
from ludarium.server.worker import answer


class Mind:
    """What runs on the other machine."""

    def think(self, thought: dict[str, Any]) -> dict[str, Any]:
        return answer(thought)


class ClusterWorker:
    """One core, which thinks about one thing at a time.  Its process starts with the first thought."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._mind: Any = None

    async def think(self, thought: Thought) -> Any:
        """What was found; raises `Lost` if the process is gone, `NoThought` if the bot failed."""
        self._mind = self._mind or self._cluster.start(Mind)
        try:
            async with asyncio.timeout(thought.seconds + thinker.GRACE):
                told = await self._mind.think.remote(asdict(thought))
        except BaseException as error:
            self.end()  # also when nobody needs the thought any more: the core is wanted for the next
            if isinstance(error, TimeoutError) or self._cluster.is_failure(error):
                raise Lost(str(error) or "no answer in time") from error
            raise
        return found(told)

    def end(self) -> None:
        if self._mind is not None:
            self._cluster.end(self._mind)
            self._mind = None

    async def close(self) -> None:
        self.end()
