"""Hints: the answers that the best bot would think of, for the seat that is asked and wants to know.

What thinks is handed the view of that seat, with what it has been told, and nothing else, so a hint tells
nothing that the seat may not know.  How many hints a seat was given, everybody at the table may know.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ludarium.bots.appraisal import Appraisal
from ludarium.core import Seat, View
from ludarium.server import messages, wire
from ludarium.server.found import Found
from ludarium.server.thinker import NoThought, Thinker
from ludarium.sitting.commands import Hinted
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.shell import Chair, Shell

logger = logging.getLogger(__name__)

SECONDS: Final = 1.5  # of thinking
MOST: Final = 3  # answers


class Hints:
    """The hint for one question of a table: thought out once, told to every chair of that seat that asks."""

    def __init__(self, live: "Shell", thinker: Thinker, known: Found) -> None:
        self._live = live
        self._thinker = thinker
        self._known = known
        self.thinking: asyncio.Task[None] | None = None
        self._v = -1  # of the question that `_moves` and `_waiting` are about
        self._moves: list[messages.HintedMove] | None = None
        self._seat: Seat | None = None
        self._waiting: list[Chair] = []

    def ask(self, chair: "Chair", seat: Seat, table: Table) -> None:
        """The seat is asked: think about it, and until then say that a hint will come."""
        self.call_off()
        if self._v != table.version:
            self._v, self._moves = table.version, None
        chair.tell(wire.text(messages.Hinted(self._v, self._moves)))
        if self._moves is None:
            self._seat = seat
            self._waiting.append(chair)
            name, view = table.game.name, table.game.known(table.state, seat)
            self.thinking = self.thinking or asyncio.create_task(
                self._think(seat, name, view), name=f"hint {self._live.row.id}"
            )

    def call_off(self) -> None:
        """If the question was answered meanwhile, or who asked has left, nobody needs the hint any more."""
        self._waiting = [one for one in self._waiting if one in self._live.chairs and one.seat == self._seat]
        if self.thinking is not None and (self._v != self._live.version or not self._waiting):
            self.thinking.cancel()
            self.thinking = None
            self._refuse("late")

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    async def _think(self, seat: Seat, game: str, view: View) -> None:
        row, found = self._live.row, list[Appraisal]()
        whose, v = self._live.whose(row.seats[seat].guest or row.opener), self._v
        every = self._known.of(seat, v)
        try:
            if not every:
                every = await self._thinker.appraise(game, view, SECONDS, whose, reasons=True)
                self._known.keep(seat, v, every)
            found = [one for one in every if any(one.worth)][:MOST]  # not what there was no time to look at
        except NoThought as failure:
            logger.error("no hint could be found at %s: %s", row.id, failure)
        thinking = asyncio.current_task()
        await self._live.do(lambda: self._give(thinking, seat, found, counts=len(every) > 1))

    async def _give(self, thinking: object, seat: Seat, found: list[Appraisal], counts: bool) -> None:
        """To those who still look through these eyes: people at one device may have changed them.

        Where there was no choice it told nothing, and does not count.
        """
        if thinking is not self.thinking:  # called off meanwhile
            return
        self.thinking = None
        if self._waiting and not (found and await self._count(seat, counts)):
            self._refuse("failed")
        elif self._waiting:
            self._moves = [messages.HintedMove(one.words, one.worth, one.why or ()) for one in found]
            self._tell(wire.text(messages.Hinted(self._v, self._moves)))

    async def _count(self, seat: Seat, counts: bool) -> bool:
        """Stored before it is told: a hint that was given stays known."""
        try:
            await self._live.decide(Hinted(seat, self._v, counts))
        except Refused as refused:
            logger.error("could not store a hint at %s: %s", self._live.row.id, refused.key)
            return False
        return True

    def _refuse(self, why: str) -> None:
        self._tell(wire.text(messages.NotDone(self._v, "no-hint", {"why": why})))

    def _tell(self, message: str) -> None:
        for chair in self._waiting:
            chair.tell(message)
        self._waiting = []
