"""What the best bot would answer on a board of one's own.

Whoever thinks is handed the view of the seat that is asked and nothing else, whatever else lies open on the
board: so it finds what a hint, a review or a puzzle would find there.
"""

import logging
from typing import Final

from ludarium.server import limits, wire
from ludarium.server.lines import Lines, Question
from ludarium.server.thinker import NoThought, Thinker
from ludarium.server.turns import Whose
from ludarium.table import Refused

logger = logging.getLogger(__name__)

MOST: Final = 5  # answers
ALONE: Final = 2.0  # seconds at most of a server's only worker, whose bots would wait meanwhile


class Engine:
    """Thinks about lines, after bots and hints at tables."""

    def __init__(self, lines: Lines, thinker: Thinker) -> None:
        self._lines = lines
        self._thinker = thinker

    async def question(self, line: wire.Line, whose: Whose) -> Question:
        """What is asked at the end of the line; raises `Refused`, also if nobody is asked there."""
        return await self._lines.asked(line, whose)

    async def best(self, asked: Question, ms: int, whose: Whose) -> wire.Best:
        """The best answers to it; raises `Refused`."""
        if self._thinker.waiting >= limits.BEST_WAITING:
            raise Refused("try-again", seconds=1)
        seconds = ms / 1000 if len(self._thinker.workers) > 1 else min(ms / 1000, ALONE)
        try:
            every = await self._thinker.appraise(
                asked.game, asked.view, seconds, whose, patient=True, reasons=True
            )
        except NoThought as failure:
            logger.error("no answer could be found on a line of %s: %s", asked.game, failure)
            raise Refused("try-again", seconds=1) from None
        found = [one for one in every if any(one.worth)][:MOST]  # not what there was no time to look at
        answers = [wire.BestAnswer(one.words, one.worth, one.visits, one.why or ()) for one in found]
        return wire.Best(asked.v, asked.seat, answers)
