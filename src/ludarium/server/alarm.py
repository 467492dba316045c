"""What comes by itself at a table: what was missed, and whatever is due next."""

import logging
from typing import TYPE_CHECKING, Final

from ludarium.server.clock import Cancellable
from ludarium.server.renewal import renew
from ludarium.sitting import commands
from ludarium.sitting.clock import Ms
from ludarium.sitting.decide import ASKED_NOW
from ludarium.table import Refused

if TYPE_CHECKING:
    from ludarium.server.shell import Shell

logger = logging.getLogger(__name__)

AGAIN: Final = 60.0  # seconds until what was due and could not be stored is tried again


class Alarm:
    """Of one table; `left_at`: since when people could not reach it."""

    def __init__(self, live: "Shell", left_at: Ms | None) -> None:
        self._live = live
        self._left_at = left_at
        self._behind = False
        self._set: Cancellable | None = None

    async def take(self) -> None:
        """This process looks after the table from now on: as if those before it had, one after another."""
        await renew(self._live)
        self._behind = True
        await self._wake()

    async def catch_up(self) -> None:
        """What was missed comes before anything else, also if it cannot be stored at first."""
        if not self._behind:
            return
        live, self._behind = self._live, False
        try:
            for absence in live.hall.node.missed(live.state.changed, self._left_at):
                await live.decide(commands.Taken(absence.since), at=absence.until)
        except Refused:
            self._behind = True
            raise

    def set(self, at: Ms | None) -> None:
        if self._set is not None:
            self._set.cancel()
        wait = max(0.0, ((at or 0) - self._live.clock.ms()) / 1000)
        self._set = None if at in (None, ASKED_NOW) else self._live.clock.call_later(wait, self._ring)

    def _ring(self) -> None:
        self._set = None
        self._live.soon(self._wake)

    async def _wake(self) -> None:
        try:
            await self._live.decide(commands.Wake())
        except Exception as error:
            self.fails(error)

    def fails(self, error: Exception) -> None:
        """What is due is tried again."""
        logger.error("what is due at %s cannot be done: %r", self._live.row.id, error)
        if self._set is None:
            self._set = self._live.clock.call_later(AGAIN, self._ring)
