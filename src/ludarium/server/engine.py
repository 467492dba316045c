"""What the best bot would answer on a board of one's own.

Whoever thinks is handed the view of the seat that is asked, with what that seat has been told, and nothing
else, whatever else lies open on the board: so it finds what a hint or a review would find there.
"""

import logging
from collections import OrderedDict
from hashlib import sha256
from typing import Final

import msgspec

from ludarium.registry import game
from ludarium.server import limits, wire
from ludarium.server.lines import Lines, Question
from ludarium.server.thinker import NoThought, Thinker
from ludarium.server.turns import Whose
from ludarium.table import Refused

logger = logging.getLogger(__name__)

MOST: Final = 5  # answers
ALONE: Final = 2.0  # seconds at most of a server's only worker, whose bots would wait meanwhile
KEPT: Final = 1_000  # questions, some kilobytes each


def key_of(asked: Question, ms: int) -> str:
    """What is found depends on this alone, for as long as a server runs: its bots keep their weights."""
    rules = game(asked.game).version
    return sha256(msgspec.json.encode([asked.game, rules, asked.seat, asked.view, ms])).hexdigest()


class Engine:
    """Thinks about lines, after bots and hints at tables."""

    def __init__(self, lines: Lines, thinker: Thinker) -> None:
        self._lines = lines
        self._thinker = thinker
        self._kept: OrderedDict[str, list[wire.BestAnswer]] = OrderedDict()

    async def question(self, line: wire.Line, whose: Whose) -> Question:
        """What is asked at the end of the line; raises `Refused`, also if nobody is asked there."""
        return await self._lines.asked(line, whose)

    async def best(self, asked: Question, ms: int, whose: Whose) -> wire.Best:
        """The best answers to it; raises `Refused`.

        What was found once is found again: the same number for whoever asks the same.
        """
        key = key_of(asked, ms)
        answers = self._kept.pop(key, None) or await self._think(asked, ms, whose)
        self._kept[key] = answers
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return wire.Best(asked.v, asked.seat, answers)

    async def _think(self, asked: Question, ms: int, whose: Whose) -> list[wire.BestAnswer]:
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
        return [
            wire.BestAnswer(
                one.words, one.worth, one.visits, one.why or (), one.parts, one.error, one.line[1:]
            )
            for one in found
        ]
