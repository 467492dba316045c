"""Reads texts that people paste: a worker of its own follows them, one after another, fairly shared."""

import logging

import msgspec

from ludarium.server import limits
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.studies import wire
from ludarium.server.studies.telling import told
from ludarium.server.thinker import Lost, NoThought, Pasted
from ludarium.server.turns import Turns, Whose
from ludarium.study import Study
from ludarium.table import Refused

logger = logging.getLogger(__name__)


class StudyReader:
    """One worker for everybody; one that takes too long is killed, and the next text has another."""

    def __init__(self, clock: Clock) -> None:
        self._worker = ProcessWorker()
        self._turns = Turns([self._worker], (1, 1, 1), clock)

    async def read(self, text: str, whose: Whose) -> wire.StudyRead:
        """The study of this text, or of this record; raises `Refused`."""
        if self._turns.waiting >= limits.LINES_WAITING:
            raise Refused("try-again", seconds=1)
        async with self._turns.turn(whose, limits.STUDY_SECONDS) as worker:
            try:
                found = await worker.think(Pasted(text, limits.STUDY_SECONDS))
            except Lost:
                raise Refused("bad-study", why="the rules need too long for it") from None
            except NoThought as failed:
                logger.error("could not read a study: %s", failed)
                raise Refused("try-again", seconds=1) from None
        if "bad" in found:
            raise Refused("bad-study", why=found["bad"])
        study = msgspec.convert(found["study"], Study)
        chapters = [told(chapter) for chapter in study.chapters]
        return wire.StudyRead(study.title, chapters, found["luck"], found["why"])

    async def close(self) -> None:
        await self._worker.close()
