"""The one writer of what happens at tables: whatever waits is stored in one transaction, and synced once."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ludarium.server.pens import Commit
from ludarium.table import Refused

logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else has written to this table meanwhile."""


class Batches(Protocol):
    """What the writer writes to."""

    async def write(self, batch: Sequence[Commit], since: float, /) -> set[str]: ...


class Waiting(NamedTuple):
    """A commit, what tells that it is stored, and since when it waits, by the clock of the loop."""

    commit: Commit
    stored: asyncio.Future[None]
    since: float


class Writer:
    """`store` returns once its commit is on the disk, and raises if it is not."""

    def __init__(self, store: Batches, most: int = 512) -> None:
        self._store = store
        self._most = most
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def store(self, commit: Commit) -> None:
        """All of this or nothing; raises `Conflict`, or whatever the database raised."""
        if self._task is None or self._task.done():  # begun on demand, and again if it should ever die
            self._task = asyncio.create_task(self._write(), name="writer")
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._queue.put_nowait(Waiting(commit, stored, loop.time()))
        await stored

    @property
    def waiting(self) -> int:
        """How many commits wait."""
        return self._queue.qsize()

    async def close(self) -> None:
        """Store what is still waiting, and stop."""
        if self._task is not None and not self._task.done():
            await self._queue.join()
            self._task.cancel()

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < self._most and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                for round in rounds(batch):
                    await self._store_all(round)
            finally:  # nobody is left hanging, even if the writer was stopped in the middle
                for one in batch:
                    one.stored.cancel()
                    self._queue.task_done()

    async def _store_all(self, batch: list[Waiting]) -> None:
        try:
            refused = await self._store.write([one.commit for one in batch], batch[0].since)
        except Exception as error:
            await self._store_each(batch, error)
            return
        for one in batch:
            if one.commit.table_id in refused:
                _reject(one, Conflict(one.commit.table_id))
            elif not one.stored.done():
                one.stored.set_result(None)

    async def _store_each(self, batch: list[Waiting], error: Exception) -> None:
        """One commit must not take its neighbours with it, unless nothing at all can be stored."""
        if len(batch) == 1 or not is_of_one(error):
            for one in batch:
                _reject(one, error)
            return
        for one in batch:
            await self._store_all([one])


def rounds(batch: list[Waiting]) -> list[list[Waiting]]:
    """Those of different tables together; what follows on one of them comes in the next round."""
    found: list[list[Waiting]] = []
    met: dict[str, int] = {}
    for one in batch:
        number = met[one.commit.table_id] = met.get(one.commit.table_id, -1) + 1
        if number == len(found):
            found.append([])
        found[number].append(one)
    return found


def is_of_one(error: Exception) -> bool:
    """Whether it is a matter of what was to be stored, and not of the database."""
    return not isinstance(error, Refused)


def _reject(one: Waiting, error: Exception) -> None:
    if not isinstance(error, Conflict):
        logger.error("could not store %s %d: %s", one.commit.table_id, one.commit.n, error)
    if not one.stored.done():
        one.stored.set_exception(error)
