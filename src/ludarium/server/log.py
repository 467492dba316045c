"""The append-only log: whatever waits is stored in one transaction and synced once (group commit)."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sqlalchemy.exc import IntegrityError

from ludarium.server.store import Append

logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Another writer has stored an entry of this version."""


class Batches(Protocol):
    """What the log writes to."""

    async def append(self, batch: Sequence[Append], since: float, /) -> None: ...


class Waiting(NamedTuple):
    """An entry, what tells that it is stored, and since when it waits, by the clock of the loop."""

    entry: Append
    stored: asyncio.Future[None]
    since: float


class Log:
    """`append` returns once its entry is on the disk, and raises if it is not."""

    def __init__(self, store: Batches, most: int = 512) -> None:
        self._store = store
        self._most = most
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def append(self, entry: Append) -> None:
        """Store one entry; raises `Conflict`, or whatever the database raised."""
        if self._writer is None or self._writer.done():  # begun on demand, and again if it should ever die
            self._writer = asyncio.create_task(self._write(), name="log")
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._queue.put_nowait(Waiting(entry, stored, loop.time()))
        await stored

    async def close(self) -> None:
        """Store what is still waiting, and stop."""
        if self._writer is not None and not self._writer.done():
            await self._queue.join()
            self._writer.cancel()

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < self._most and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._store_all(batch)
            finally:  # nobody is left hanging, even if the writer was stopped in the middle
                for one in batch:
                    one.stored.cancel()
                    self._queue.task_done()

    async def _store_all(self, batch: list[Waiting]) -> None:
        try:
            await self._store.append([one.entry for one in batch], batch[0].since)
        except IntegrityError:
            await self._store_each(batch)
        except Exception as error:
            for one in batch:
                _reject(one, error)
        else:
            for one in batch:
                if not one.stored.done():
                    one.stored.set_result(None)

    async def _store_each(self, batch: list[Waiting]) -> None:
        """One entry must not take its neighbours with it: store each by itself."""
        if len(batch) == 1:
            entry = batch[0].entry
            _reject(batch[0], Conflict(f"{entry.table_id} {entry.v}"))
            return
        for one in batch:
            await self._store_all([one])


def _reject(one: Waiting, error: Exception) -> None:
    if not isinstance(error, Conflict):
        logger.error("could not store %s %d: %s", one.entry.table_id, one.entry.v, error)
    if not one.stored.done():
        one.stored.set_exception(error)
