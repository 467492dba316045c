"""Whoever plays the seats of a table that are bots': one thought at a time."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from ludarium.core import Seat
from ludarium.server.seating import status
from ludarium.server.store import SeatRow
from ludarium.server.thinker import NoThought, Thinker, Thought
from ludarium.table import Refused

if TYPE_CHECKING:
    from ludarium.server.live import LiveTable

logger = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before a bot that failed is asked again; doubled each time
LONGEST_PAUSE = 60.0


class BotPlayer:
    """Thinks when a bot is asked, and answers like everybody else, in the task that owns the table."""

    def __init__(self, live: "LiveTable", thinker: Thinker) -> None:
        self._live = live
        self._thinker = thinker
        self._pause = PAUSE
        self.thinking: asyncio.Task[None] | None = None

    def ask(self) -> None:
        """Let the bot think whose turn it is, if it is a bot's, unless there is a thought already."""
        if self.thinking is None and self._asked() is not None:
            self._begin()

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    def _begin(self, after: float = 0) -> None:
        self.thinking = asyncio.create_task(self._think(after), name=f"thought {self._live.row.id}")

    def _asked(self) -> SeatRow | None:
        """The bot that is asked."""
        row, table = self._live.row, self._live.table
        if table is None or table.asked is None or status(row) != "playing":
            return None
        seat = row.seats[table.asked]
        return seat if seat.kind == "bot" else None

    async def _think(self, after: float) -> None:
        await asyncio.sleep(after)
        seat, table = self._asked(), self._live.table
        words, v = None, self._live.version
        if seat is not None and table is not None:
            view, seconds, bot = table.told(seat.seat).view, seat.seconds or 1.0, seat.bot or ""
            who = f"{self._live.row.id} {seat.seat}"
            thought = Thought(who, table.game.name, bot, view, seconds, secrets.randbits(63))
            try:
                words = await self._thinker.think(thought, self._live.row.opener)
            except NoThought as failure:
                logger.error("%s could not think at %s: %s", bot, self._live.row.id, failure)
        await self._live.do(lambda: self._answer(v, words))

    async def _answer(self, v: int, words: str | None) -> None:
        """Play what was thought; if somebody took back a move meanwhile, or it failed, think again."""
        self.thinking = None
        seat = self._asked()
        if seat is None or v != self._live.version:
            self.ask()
        elif words is None or not await self._played(seat.seat, v, words):
            self._begin(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _played(self, seat: Seat, v: int, words: str) -> bool:
        try:
            await self._live.append(lambda table: table.play(seat, words, v))
        except Refused as refused:
            logger.error("the bot of %s said %r: %s", self._live.row.id, words, refused.key)
            return False
        self._pause = PAUSE
        return True
