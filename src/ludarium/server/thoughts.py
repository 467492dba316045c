"""Whatever is thought about at a table: its bots' answers, hints, what a coach says."""

import asyncio
from typing import TYPE_CHECKING

from ludarium.server.bots import Bots
from ludarium.server.coaching import Coaching
from ludarium.server.found import Found
from ludarium.server.hints import Hints
from ludarium.server.thinker import Thinker

if TYPE_CHECKING:
    from ludarium.server.shell import Shell


class Thoughts:
    """All of it waits for one of the workers of the house."""

    def __init__(self, live: "Shell", thinker: Thinker) -> None:
        self.bots = Bots(live, thinker)
        found = Found()
        self.hints = Hints(live, thinker, found)
        self.coach = Coaching(live, thinker, found)

    @property
    def go_on(self) -> bool:
        return any(one.thinking is not None for one in (self.bots, self.hints, self.coach))

    def call_off(self) -> None:
        """What nobody at the table needs any more."""
        self.hints.call_off()
        self.coach.call_off()

    async def close(self) -> None:
        await asyncio.gather(self.bots.close(), self.hints.close(), self.coach.close())
