"""The append-only log: whatever waits is stored in one transaction and synced once (group commit)."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from sqlalchemy.exc import IntegrityError

from ludarium.server.store import Append

logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Another writer has stored an entry of this version."""


class Batches(Protocol):
    """What the log writes to."""

    async def append(self, batch: Sequence[Append], /) -> None: ...


Waiting = tuple[Append, asyncio.Future[None]]


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
        stored = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((entry, stored))
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
                for _, stored in batch:
                    stored.cancel()
                    self._queue.task_done()

    async def _store_all(self, batch: list[Waiting]) -> None:
        try:
            await self._store.append([entry for entry, _ in batch])
        except Exception as error:
            await self._store_failed(batch, error)
        else:
            for _, stored in batch:
                if not stored.done():
                    stored.set_result(None)

    async def _store_failed(self, batch: list[Waiting], error: Exception) -> None:
        """One entry must not take its neighbours with it: store each by itself."""
        if len(batch) == 1:
            _reject(batch[0], error)
            return
        for one in batch:
            await self._store_all([one])


def _reject(one: Waiting, error: Exception) -> None:
    entry, stored = one
    if isinstance(error, IntegrityError):
        error = Conflict(f"{entry.table_id} {entry.v}")
    else:
        logger.error("could not store %s %d", entry.table_id, entry.v, exc_info=error)
    if not stored.done():
        stored.set_exception(error)
