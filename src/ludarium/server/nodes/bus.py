"""Hints from one process to the others: rare, short, and at most once.

Each only spares somebody a wait: whatever it tells, the other finds out by itself, a little later.  A file
has one process, and nobody to tell.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, Literal, get_args

from ludarium.server.database import Alive, Tells
from ludarium.server.store import Store

logger = logging.getLogger(__name__)

Kind = Literal["hand-over", "person", "tables", "lobby", "said"]
Hears = Callable[[str], None]

GATHERED: Final = 0.02  # seconds
OF_LISTS: Final[frozenset[Kind]] = frozenset({"tables", "lobby"})  # with each move, and nobody waits for them
LISTS_GATHERED: Final = 0.25  # seconds
MOST: Final = 180  # bytes of one message
ALIVE: Final = 10.0  # seconds between two questions whether the connection is
ANSWER: Final = 5.0  # seconds
AGAIN: Final = 1.0  # seconds
POLL: Final = 60.0  # seconds, then everybody looks again, whatever was heard


class Bus:
    """`on` says who hears what, by its id; `on_missed`, who looks again as if it had not heard something."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hears: dict[Kind, list[Hears]] = {kind: [] for kind in get_args(Kind)}
        self._missed: list[Callable[[], None]] = []
        self._waiting: dict[str, None] = {}  # in the order in which they came
        self._rings = asyncio.Event()
        self._rings_soon: asyncio.TimerHandle | None = None

    def on(self, kind: Kind, hears: Hears) -> None:
        self._hears[kind].append(hears)

    def on_missed(self, missed: Callable[[], None]) -> None:
        self._missed.append(missed)

    def hint(self, kind: Kind, id: str = "") -> None:
        """Tell all others, soon."""
        if not self._store.shared:
            return
        self._waiting[f"{kind} {id}"] = None
        if kind not in OF_LISTS:
            self._rings.set()
        elif self._rings_soon is None:
            self._rings_soon = asyncio.get_running_loop().call_later(LISTS_GATHERED, self._ring)

    def _ring(self) -> None:
        self._rings_soon = None
        self._rings.set()

    async def work(self) -> None:
        """Hear and tell, by one connection of its own; another one when that breaks."""
        began = False
        while self._store.shared:
            try:
                async with self._store.listening(self._heard) as (tell, alive):
                    if began:
                        self._may_have_missed()
                    began = True
                    await self._talk(tell, alive)
            except Exception as error:
                logger.warning("hints cannot be told now: %s", error)
            await asyncio.sleep(AGAIN)

    async def _talk(self, tell: Tells, alive: Alive) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ALIVE):
                    await self._rings.wait()
            await asyncio.sleep(GATHERED)
            self._rings.clear()
            waiting, self._waiting = self._waiting, {}
            async with asyncio.timeout(ANSWER):
                await (tell(list(in_messages(waiting))) if waiting else alive())
            if loop.time() - looked >= POLL:
                looked = loop.time()
                self._may_have_missed()

    def _may_have_missed(self) -> None:
        for missed in self._missed:
            missed()

    def _heard(self, message: str) -> None:
        for line in message.splitlines():
            kind, _, id = line.partition(" ")
            for hears in self._hears.get(kind, ()):  # type: ignore[call-overload]
                hears(id)


def in_messages(hints: Iterable[str]) -> Iterator[str]:
    """Several in one, as far as that stays short."""
    message = ""
    for hint in hints:
        if message and len(message) + len(hint) >= MOST:
            yield message
            message = ""
        message = f"{message}\n{hint}" if message else hint
    if message:
        yield message
