"""This process among those that have served the database: when nobody looked after the tables."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludarium.server.ids import new_id
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

BEAT: Final = 10.0  # seconds


class Absence(NamedTuple):
    """No process served the database: since one was last heard of, until the next began."""

    since: Ms
    until: Ms


class Node:
    """`id` is another one at every start; `absences` are those before it, the first one first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.id = new_id()
        self.absences: list[Absence] = []

    async def begin(self) -> None:
        self.absences = list(absences(await self._store.begin_beating(self.id)))

    def missed(self, changed: Ms) -> Iterator[Absence]:
        """What a table does not know of where nothing has happened since then."""
        return (one for one in self.absences if one.until > changed)

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


def absences(processes: Sequence[tuple[Ms, Ms]]) -> Iterator[Absence]:
    """Between processes that were there from then to then.

    Before the first there were versions that said nothing: when it began somebody may have been on the way.
    """
    heard = processes[0][0]
    for number, (began, beat) in enumerate(processes):
        if heard < began or number == 0:
            yield Absence(heard, began)
        heard = max(heard, beat)
