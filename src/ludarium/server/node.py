"""This process among those that have served the database: how long nobody looked after the tables."""

import asyncio
import logging
from typing import Final

from ludarium.server.ids import new_id
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

BEAT: Final = 10.0  # seconds


class Node:
    """`id` is another one at every start; `before` is when the process before this one was last heard of."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.id = new_id()
        self.before: Ms = store.clock.ms()

    async def begin(self) -> None:
        self.before = await self._store.begin_beating(self.id) or self.before

    async def beat(self) -> None:
        """Say every now and then that it is there."""
        while True:
            await self._store.clock.sleep(BEAT)
            await self._say()

    async def end(self) -> None:
        await self._say()

    async def _say(self) -> None:
        try:
            await self._store.beat(self.id)
        except Refused:
            pass  # who writes here next is told by the database
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("this process could not say that it is there")
