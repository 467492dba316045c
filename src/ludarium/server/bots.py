"""Where `Think` meets the thinker: whoever plays the seats of a table that a bot answers for."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludarium.core import Seat
from ludarium.server import limits
from ludarium.server.thinker import NoThought, Thinker
from ludarium.server.thinker import Thought as Question
from ludarium.sitting.commands import Thought
from ludarium.sitting.effects import Think
from ludarium.sitting.guided import seed as seed_again
from ludarium.sitting.state import HOUSE_BOT
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.shell import Shell

logger = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before a bot that failed is asked again; doubled each time
LONGEST_PAUSE = 60.0

About = tuple[Seat, int]


class Bots:
    """One thought at a time, answered like everything else in the task that owns the table."""

    def __init__(self, live: "Shell", thinker: Thinker) -> None:
        self._live = live
        self._thinker = thinker
        self._about: About | None = None
        self._failed: About | None = None
        self._pause = PAUSE
        self.thinking: asyncio.Task[None] | None = None

    def follow(self, think: Think | None) -> None:
        """Think about this, unless somebody does already; and about nothing else any more."""
        about = None if think is None else (think.seat, think.v)
        if about != self._about:
            self._call_off()
        if think is not None and self.thinking is None:
            self._about = about
            pause = self._pause if self._failed == about else 0
            self.thinking = asyncio.create_task(
                self._think(think, pause), name=f"thought {self._live.row.id}"
            )

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    def _call_off(self) -> None:
        self._about = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def _think(self, think: Think, pause: float) -> None:
        await self._live.clock.sleep(pause)
        words, match = None, self._live.table
        assert match is not None
        guided = self._live.state.settings.guide
        seed = seed_again(match) if guided else self._thinker.chance.seed()
        question = question_of(think, match, seed)
        try:
            words = await self._thinker.think(question, self._live.whose(self._live.row.opener))
        except NoThought as failure:
            logger.error("%s could not think at %s: %s", question.bot, self._live.row.id, failure)
        thinking = asyncio.current_task()
        await self._live.do(lambda: self._answer(thinking, think, words))

    async def _answer(self, thinking: object, think: Think, words: str | None) -> None:
        """What does not count is thought about again, after a while."""
        if thinking is not self.thinking:  # called off meanwhile
            return
        self.thinking, self._failed = None, self._about
        try:
            counts = bool((await self._live.decide(Thought(think.seat, think.v, words))).entries)
        except Refused as refused:
            logger.error("the bot of %s said %r: %s", self._live.row.id, words, refused.key)
            counts = False
            if think.v == self._live.version:
                self.follow(think)
        self._failed, self._pause = (None, PAUSE) if counts else (self._failed, self._longer())

    def _longer(self) -> float:
        return min(2 * self._pause, LONGEST_PAUSE)


def question_of(think: Think, match: Table, seed: int) -> Question:
    """The question, with all that this seat may know."""
    bot = think.bot or HOUSE_BOT
    view = match.game.known(match.state, think.seat)
    seconds = min(bot.seconds, limits.BOT_SECONDS)
    return Question(match.game.name, bot.name, view, seconds, seed)
