"""Records of finished games held against the rules, for the page: in a process beside the server.

What is found is kept: the record of a finished game does not change.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from ludarium.server import limits, wire
from ludarium.server.processes import ProcessWorker
from ludarium.server.thinker import Claim, Lost, NoThought
from ludarium.table import Refused

logger = logging.getLogger(__name__)


class Verifier:
    """One worker for everybody: one record after another."""

    def __init__(self) -> None:
        self._worker = ProcessWorker()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._found: OrderedDict[str, wire.Verification] = OrderedDict()

    async def verify(self, table_id: str, record: Callable[[], Awaitable[str]]) -> wire.Verification:
        """What the record of this table proves; raises `Refused`."""
        if table_id not in self._found:
            if self._waiting >= limits.VERIFICATIONS_WAITING:
                raise Refused("try-again", seconds=limits.VERIFY_SECONDS)
            self._waiting += 1
            try:
                async with self._turn:
                    await self._verify(table_id, record)
            finally:
                self._waiting -= 1
        return self._found[table_id]

    async def _verify(self, table_id: str, record: Callable[[], Awaitable[str]]) -> None:
        if table_id in self._found:  # somebody else has asked meanwhile
            return
        try:
            found = await self._worker.think(Claim(await record(), limits.VERIFY_SECONDS))
        except (Lost, NoThought) as error:
            logger.error("could not verify %s: %s", table_id, error)
            raise Refused("try-again", seconds=limits.VERIFY_SECONDS) from error
        self._found[table_id] = msgspec.convert(found, wire.Verification)
        while len(self._found) > limits.VERIFICATIONS_KEPT:
            self._found.popitem(last=False)

    async def close(self) -> None:
        await self._worker.close()
