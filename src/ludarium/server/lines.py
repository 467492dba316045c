"""Lines that people think about: a worker of their own follows them, one after another, fairly shared.

Nothing of them is kept: whoever thinks has the whole line, and sends it again.
"""

import logging
from dataclasses import dataclass
from typing import Any

import msgspec

from ludarium.core import Seat, View
from ludarium.look import Effect, Effects
from ludarium.puzzles.best_turn import BestTurn
from ludarium.server import limits, messages, wire
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.telling import foreseen
from ludarium.server.thinker import Arranged, Counted, Lost, NoThought, Wondered
from ludarium.server.turns import Turns, Whose
from ludarium.table import Refused

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """What a seat is asked after `v` moves by the rules of this `game`, and all that it sees."""

    game: str
    v: int
    seat: Seat
    view: View


class Lines:
    """One worker for everybody; one that takes too long is killed, and the next line has another."""

    def __init__(self, clock: Clock) -> None:
        self._worker = ProcessWorker()
        self._turns = Turns([self._worker], (1, 1, 1), clock)

    async def told(self, line: wire.Line, whose: Whose) -> wire.Lined:
        return msgspec.convert(await self._ask(line, "told", "", whose), wire.Lined)

    async def preview(self, line: wire.Line, words: str, whose: Whose) -> messages.Tried:
        return msgspec.convert(await self._ask(line, "try", words, whose), messages.Tried)

    async def why_not(self, line: wire.Line, words: str, whose: Whose) -> messages.Explained:
        return msgspec.convert(await self._ask(line, "why", words, whose), messages.Explained)

    async def effects(self, line: wire.Line, whose: Whose) -> messages.Foreseen:
        found = await self._ask(line, "effects", "", whose)
        # Not `msgspec.convert`: what the compiler leaves of the types of `Effect` is less than it needs.
        effects = tuple(Effect(tuple(one["events"]), one["luck"], one["asked"]) for one in found["effects"])
        return foreseen(len(line.moves), Effects(found["numbers"], effects))

    async def drawn(self, line: wire.Line, whose: Whose) -> wire.LineDraw:
        return msgspec.convert(await self._ask(line, "luck", "", whose), wire.LineDraw)

    async def asked(self, line: wire.Line, whose: Whose) -> Question:
        """Who is asked at its end, and what that seat sees; whatever the eyes of the line are."""
        return msgspec.convert(await self._ask(line, "asked", "", whose), Question)

    async def recorded(self, record: wire.LineRecord, whose: Whose) -> wire.Recorded:
        line = wire.Line(record.game, base=wire.LineBase(record=record.record))
        return msgspec.convert(await self._ask(line, "record", "", whose), wire.Recorded)

    async def set_up(self, board: wire.Board, whose: Whose) -> wire.BoardStands:
        """The board as it stands now, with what is wrong with it; raises `Refused`."""
        arranged = Arranged(msgspec.to_builtins(board), limits.LINE_SECONDS)
        return msgspec.convert(await self._think(arranged, whose), wire.BoardStands)

    async def counted(self, one: BestTurn, words: list[str], whose: Whose) -> wire.TurnCount | None:
        """What a turn has brought by these words; None if it cannot be played so.  Raises `Refused`."""
        turn = {"game": one.game, "players": one.players, "position": one.position, "words": words}
        found = await self._think(Counted(turn, limits.LINE_SECONDS), whose)
        return None if "none" in found else msgspec.convert(found, wire.TurnCount)

    async def _ask(self, line: wire.Line, ask: str, words: str, whose: Whose) -> Any:
        """What is known of the line; raises `Refused`."""
        return await self._think(Wondered(msgspec.to_builtins(line), ask, words, limits.LINE_SECONDS), whose)

    async def _think(self, wanted: Wondered | Arranged | Counted, whose: Whose) -> Any:
        if self._turns.waiting >= limits.LINES_WAITING:
            raise Refused("try-again", seconds=1)
        async with self._turns.turn(whose, limits.LINE_SECONDS) as worker:
            try:
                found = await worker.think(wanted)
            except Lost:
                raise Refused("bad-line", move=0, kind="slow", why="it takes too long") from None
            except NoThought as failed:
                logger.error("could not follow a line: %s", failed)
                raise Refused("try-again", seconds=1) from None
        if "bad" in found:
            raise Refused("bad-line", **found["bad"])
        return found

    async def close(self) -> None:
        await self._worker.close()
