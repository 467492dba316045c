"""Whoever plays the seats of a table that are bots', or that a bot stands in at: one thought at a time."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from ludarium.server import limits
from ludarium.server.seating import status
from ludarium.server.store import SeatRow
from ludarium.server.thinker import NoThought, Thinker, Thought
from ludarium.table import Refused, Table

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
        if self.thinking is None:
            self._begin()

    def call_off(self) -> None:
        """Somebody is back: whoever thought for that seat need not go on."""
        if self.thinking is not None and self._asked() is None:
            self.thinking.cancel()
            self.thinking = None

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    def _begin(self, after: float = 0) -> None:
        if self._asked() is not None and not self._live.paused:
            self.thinking = asyncio.create_task(self._think(after), name=f"thought {self._live.row.id}")

    def _asked(self) -> SeatRow | None:
        """The seat that is asked, if a bot answers for it."""
        row, table = self._live.row, self._live.table
        if table is None or table.asked is None or status(row) != "playing":
            return None
        seat = row.seats[table.asked]
        return seat if seat.kind == "bot" or seat.stood_in else None

    async def _think(self, after: float) -> None:
        await self._live.clock.sleep(after)
        seat, table = self._asked(), self._live.table
        words, v = None, self._live.version
        if seat is not None and table is not None:
            thought = self._thought(seat, table)
            try:
                words = await self._thinker.think(thought, self._live.whose(self._live.row.opener))
            except NoThought as failure:
                logger.error("%s could not think at %s: %s", thought.bot, self._live.row.id, failure)
        thinking = asyncio.current_task()
        await self._live.do(lambda: self._answer(thinking, v, words))

    def _thought(self, seat: SeatRow, table: Table) -> Thought:
        """The question as this seat may see it, for its own bot or for the table's stand-in."""
        row = self._live.row
        bot = row.stand_in if seat.stood_in and row.stand_in else seat
        view, seconds = table.told(seat.seat).view, min(bot.seconds or 1.0, limits.BOT_SECONDS)
        return Thought(table.game.name, bot.bot or "", view, seconds, secrets.randbits(63))

    async def _answer(self, thinking: object, v: int, words: str | None) -> None:
        """Play what was thought; if somebody took back a move meanwhile, or it failed, think again."""
        if thinking is not self.thinking:  # called off meanwhile
            return
        self.thinking = None
        seat = self._asked()
        if seat is None or v != self._live.version:
            self.ask()
        elif words is None or not await self._played(seat, v, words):
            self._begin(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _played(self, seat: SeatRow, v: int, words: str) -> bool:
        number, stood_in = seat.seat, seat.stood_in
        try:
            await self._live.append(lambda table: table.play(number, words, v, stood_in))
        except Refused as refused:
            logger.error("the bot of %s said %r: %s", self._live.row.id, words, refused.key)
            return False
        self._pause = PAUSE
        return True
