"""Reviews of finished games, thought out in the background: one job for each table, decision by decision.

All reviews take turns at one worker, and bots at live tables come before them.  So they delay nobody, however
many are asked for, and however few workers there are.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final

import msgspec

from ludarium.bots.mcts import Appraisal
from ludarium.bots.review import Decided, Review, decisions, judgement, review
from ludarium.record import Record
from ludarium.registry import game
from ludarium.server import wire
from ludarium.server.hall import Hall
from ludarium.server.live import LiveTable
from ludarium.server.store import Store
from ludarium.server.thinker import Thinker
from ludarium.table import Refused

logger = logging.getLogger(__name__)

SECONDS: Final = 0.2  # for each decision
LONGER: Final = 1.5  # where that was not enough to look into anything: hundreds of options, a busy machine
MOST: Final = 8  # jobs at one time
MOST_OF_ONE: Final = 1
WHOSE: Final = "reviews"  # who thinks: one after another


@dataclass
class Job:
    """A review in the making; `wanted_by` whom, and to which `move` it has come."""

    record: Record
    wanted_by: set[str]
    move: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    def info(self) -> wire.ReviewInfo:
        return wire.ReviewInfo("failed" if self.failed else "running", self.move, len(self.record.moves))


class Reviews:
    """What is stored, and what is in the making."""

    def __init__(self, store: Store, hall: Hall, thinker: Thinker) -> None:
        self._store = store
        self._hall = hall
        self._thinker = thinker
        self._jobs: dict[str, Job] = {}

    async def look(self, table_id: str) -> wire.ReviewInfo:
        """How far the review of this game is; raises `Refused` if there is no such table."""
        stored = await self._store.review(table_id)
        if stored is not None:
            found = msgspec.json.decode(stored, type=Review)
            return wire.ReviewInfo("done", found.moves, found.moves, found)
        if table_id in self._jobs:
            return self._jobs[table_id].info()
        if await self._store.table(table_id) is None:
            raise Refused("not-found")
        return wire.ReviewInfo("none", 0, 0)

    async def ask(self, table_id: str, who: str) -> wire.ReviewInfo:
        """Begin, or go on; raises `Refused`."""
        if await self._store.review(table_id) is None:
            record = await self._hall.do(table_id, finished)
            job = self._jobs.get(table_id)
            if job is None or job.failed:
                self._begin(table_id, record, who)
            else:
                job.wanted_by.add(who)
        return await self.look(table_id)

    def _begin(self, table_id: str, record: Record, who: str) -> None:
        self._jobs = {other: job for other, job in self._jobs.items() if not job.failed}
        if sum(who in job.wanted_by for job in self._jobs.values()) >= MOST_OF_ONE:
            raise Refused("too-many-reviews", most=MOST_OF_ONE)
        if len(self._jobs) >= MOST:
            raise Refused("too-many-reviews", most=MOST)
        job = self._jobs[table_id] = Job(record, {who})
        job.task = asyncio.create_task(self._work(table_id, job), name=f"review {table_id}")

    async def call_off(self, table_id: str, who: str) -> wire.ReviewInfo:
        """This one no longer wants it; if nobody does, the job ends.  Raises `Refused`."""
        job = self._jobs.get(table_id)
        if job is not None and who in job.wanted_by:
            job.wanted_by.remove(who)
            if not job.wanted_by:
                del self._jobs[table_id]
                await stop(job)
        return await self.look(table_id)

    async def close(self) -> None:
        await asyncio.gather(*map(stop, self._jobs.values()))

    async def _work(self, table_id: str, job: Job) -> None:
        try:
            made = await self._made(job)
            await self._store.add_review(table_id, msgspec.json.encode(made).decode())
        except Exception:  # a bot that failed, a database that says no: whoever asks again begins again
            logger.exception("could not review %s", table_id)
            job.failed = True
        else:
            del self._jobs[table_id]

    async def _made(self, job: Job) -> Review:
        rules, judgements = game(job.record.game), []
        for decided in decisions(job.record):
            found = await self._appraised(rules.name, decided, SECONDS)
            if not found[0].visits:
                found = await self._appraised(rules.name, decided, LONGER)
            judgements.append(judgement(rules, decided, found))
            job.move = decided.move
        return await asyncio.to_thread(review, job.record, judgements)

    def _appraised(self, name: str, decided: Decided, seconds: float) -> Awaitable[list[Appraisal]]:
        return self._thinker.appraise(
            name,
            decided.view,
            seconds,
            secrets.randbits(63),
            WHOSE,
            never_given_up=decided.words,
            patient=True,
        )


async def finished(table: LiveTable) -> Record:
    """The whole record; raises `Refused`."""
    if table.row.status == "playing":
        raise Refused("not-over")
    return Record.parse(await table.record(None))


async def stop(job: Job) -> None:
    assert job.task is not None
    job.task.cancel()
    await asyncio.gather(job.task, return_exceptions=True)
