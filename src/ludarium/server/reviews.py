"""Reviews of finished games, thought out in the background: one job for each table, decision by decision.

All reviews take turns at one worker, and bots at live tables come before them.  So they delay nobody, however
many are asked for, and however few workers there are.  A few are made at one time; the others wait for that,
those of one address for those of all others.
"""

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from ludarium.bots.appraisal import Appraisal
from ludarium.bots.review import AGAIN, Decided, Review, again, decisions, judgement, may_be_told, review
from ludarium.core import State
from ludarium.record import Record
from ludarium.server import limits, wire
from ludarium.server.hall import Hall
from ludarium.server.shell import Shell
from ludarium.server.store import Store
from ludarium.server.thinker import Thinker
from ludarium.server.turns import Turns, Whose
from ludarium.table import Refused

logger = logging.getLogger(__name__)

SECONDS: Final = 0.2  # for each decision
LONGER: Final = 1.5  # where that was not enough to look into anything: hundreds of options, a busy machine


@dataclass
class Job:
    """A review that is wanted: `wanted_by` which guests, for whom first, and to which `move` it has come."""

    record: Record
    whose: Whose
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
        self._turns = Turns([None] * limits.REVIEWS_MADE, (limits.REVIEWS_MADE,) * 3, store.clock)

    async def look(self, table_id: str) -> wire.ReviewInfo:
        """How far the review of this game is; raises `Refused` if there is no such table."""
        if table_id in self._jobs:  # first, for whatever is no longer here is stored by then
            return self._jobs[table_id].info()
        stored = await self._store.review(table_id)
        if stored is not None:
            found = msgspec.json.decode(stored, type=Review)
            return wire.ReviewInfo("done", found.moves, found.moves, found)
        if await self._store.table(table_id) is None:
            raise Refused("not-found")
        return wire.ReviewInfo("none", 0, 0)

    async def ask(self, table_id: str, whose: Whose) -> wire.ReviewInfo:
        """Begin, or go on; raises `Refused`."""
        if await self._store.review(table_id) is None:
            record = await self._hall.do(table_id, finished, whose)
            job = self._jobs.get(table_id)
            if job is None or job.failed:
                self._begin(table_id, record, whose)
            else:
                job.wanted_by.add(whose.guest)
        return await self.look(table_id)

    def _begin(self, table_id: str, record: Record, whose: Whose) -> None:
        self._jobs = {other: job for other, job in self._jobs.items() if not job.failed}
        for wanted, most in self._limits(whose):
            if wanted >= most:
                raise Refused("too-many-reviews", most=most)
        job = self._jobs[table_id] = Job(record, whose._replace(table=table_id), {whose.guest})
        job.task = asyncio.create_task(self._work(table_id, job), name=f"review {table_id}")

    def _limits(self, whose: Whose) -> Iterable[tuple[int, int]]:
        """How many are wanted already, and how many may be: by one guest, from one address, by all."""
        jobs = self._jobs.values()
        yield sum(whose.guest in job.wanted_by for job in jobs), limits.REVIEWS_OF_ONE
        yield sum(job.whose.address == whose.address for job in jobs), limits.REVIEWS_OF_AN_ADDRESS
        yield len(jobs), limits.REVIEWS

    async def call_off(self, table_id: str, whose: Whose) -> wire.ReviewInfo:
        """This one no longer wants it; if nobody does, the job ends.  Raises `Refused`."""
        job = self._jobs.get(table_id)
        if job is not None and whose.guest in job.wanted_by:
            job.wanted_by.remove(whose.guest)
            if not job.wanted_by:
                del self._jobs[table_id]
                await stop(job)
        return await self.look(table_id)

    async def close(self) -> None:
        await asyncio.gather(*map(stop, self._jobs.values()))

    async def _work(self, table_id: str, job: Job) -> None:
        try:
            async with self._turns.turn(job.whose, SECONDS * len(job.record.moves)):
                made = await self._made(job)
            with suppress(IntegrityError):  # who asked while another was being stored had it made again
                await self._store.add_review(table_id, msgspec.json.encode(made).decode())
        except Exception:  # a bot that failed, a database that says no: whoever asks again begins again
            logger.exception("could not review %s", table_id)
            job.failed = True
        else:
            del self._jobs[table_id]

    async def _made(self, job: Job) -> Review:
        rules, judgements = job.record.rules(), []
        for decided in decisions(job.record):
            judgements.append(judgement(rules, decided, await self._found(job, decided)))
            job.move = decided.move
        return review(job.record, judgements, await self._ended(job))

    async def _found(self, job: Job, decided: Decided) -> list[Appraisal]:
        found = await self._appraised(job, decided, SECONDS)
        if not found[0].visits:
            return await self._appraised(job, decided, LONGER)
        if not may_be_told(decided, found):
            return found
        return await self._appraised(job, decided, AGAIN * SECONDS, again(decided, found))

    async def _ended(self, job: Job) -> State | None:
        """How the game ended."""
        states: list[State] = []

        def steps() -> Iterator[None]:
            for _, state in job.record.follow():
                states[:] = [state]  # which is played on after that
                yield

        await self._hall.leisure.do(steps(), job.whose, patient=True)
        return states[0] if states else None

    def _appraised(
        self, job: Job, decided: Decided, seconds: float, only: tuple[str, ...] = ()
    ) -> Awaitable[list[Appraisal]]:
        return self._thinker.appraise(
            job.record.rules().name,
            decided.view,
            seconds,
            job.whose,
            never_given_up=decided.words,
            patient=True,
            reasons=True,
            only=only,
        )


async def finished(table: Shell) -> Record:
    """The whole record; raises `Refused`."""
    return Record.parse(await table.past.whole_record())


async def stop(job: Job) -> None:
    assert job.task is not None
    job.task.cancel()
    await asyncio.gather(job.task, return_exceptions=True)
