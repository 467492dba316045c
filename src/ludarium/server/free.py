"""Workers that are free, and who waits for one."""

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

W = TypeVar("W")


class Free(Generic[W]):
    """Given to whoever came first; to the patient only when nobody else waits."""

    def __init__(self, workers: list[W]) -> None:
        self._free = list(workers)
        self._waiting: list[tuple[bool, int, asyncio.Future[W]]] = []
        self._tickets = count()

    async def take(self, patient: bool = False) -> W:
        if self._free:
            return self._free.pop()
        mine: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (patient, next(self._tickets), mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # given in the same moment
                self.give(mine.result())
            raise

    def give(self, worker: W) -> None:
        """The worker is free again."""
        while self._waiting:
            _, _, first = heappop(self._waiting)
            if not first.done():
                first.set_result(worker)
                return
        self._free.append(worker)
