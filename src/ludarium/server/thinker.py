"""Bots think in workers, so that a thinking bot never stalls the server.

They are processes of this machine (`processes`), or of other machines (`machines`).
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from ludarium.bots.appraisal import Appraisal
from ludarium.server import limits
from ludarium.server.chance import Chance
from ludarium.server.clock import Clock
from ludarium.server.operate.figures import Figures
from ludarium.server.turns import Turns, Whose

logger = logging.getLogger(__name__)

GRACE = 20.0  # seconds that a bot may take longer than it was given, before its worker is taken for lost
TRIES = 5


class Lost(Exception):
    """The worker died, or did not come back in time."""


class NoThought(Exception):
    """The bot itself failed, with this traceback."""


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: plain JSON, so it cannot know more than the view tells."""

    game_name: str
    bot: str  # empty if all options are to be appraised
    view: dict[str, Any]
    seconds: float
    seed: int
    never_given_up: str = ""  # of the options to appraise
    reasons: bool = False  # whether it shall also be said why the best of them are better
    ideas: bool = False  # whether only those are appraised that are worth a thought
    only: tuple[str, ...] = ()  # of the options, if not all are to be appraised


@dataclass(frozen=True)
class Claim:
    """A record to be held against the rules."""

    record: str
    seconds: float


@dataclass(frozen=True)
class Wondered:
    """A line that somebody thinks about, and what they want to know of it; a worker may take so long."""

    line: dict[str, Any]
    ask: str  # "told", "try", "why", "effects", "luck", "asked" or "record"
    words: str
    seconds: float


@dataclass(frozen=True)
class Counted:
    """A turn that somebody plays, to be counted by the rules; a worker may take so long."""

    turn: dict[str, Any]
    seconds: float


@dataclass(frozen=True)
class Arranged:
    """A board that somebody sets up; a worker may take so long."""

    board: dict[str, Any]
    seconds: float


@dataclass(frozen=True)
class Pasted:
    """The text of a study, or of a record, that somebody wants to have read; a worker may take so long."""

    study: str
    seconds: float


class Worker(Protocol):
    """Thinks about one thing at a time."""

    async def think(self, thought: Thought) -> Any:
        """What was found; raises `Lost`, or `NoThought` if the bot failed."""

    async def close(self) -> None: ...


def found(answer: dict[str, Any]) -> Any:
    """What a worker's answer says; raises `NoThought`."""
    if "found" not in answer:
        raise NoThought(answer["failed"])
    return answer["found"]


class Thinker:
    """A few workers for everybody: who asks waits until one is free.

    Their time is shared fairly by address, by guest and by table.  One guest has one thought at a time, and
    no address all workers, so that whoever comes from elsewhere is answered at once.  Who is `patient` waits
    for everybody else as well.
    """

    def __init__(
        self,
        workers: Sequence[Worker],
        clock: Clock,
        chance: Chance | None = None,
        figures: Figures | None = None,
    ) -> None:
        self.workers = list(workers)
        self.chance = chance or Chance()
        self._figures = figures or Figures()
        most = (max(1, len(workers) - limits.WORKERS_LEFT), limits.THOUGHTS_OF_ONE, limits.THOUGHTS_OF_ONE)
        self._turns = Turns(self.workers, most, clock, limits.PATIENCE)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._turns.waiting

    async def think(self, thought: Thought, whose: Whose) -> str:
        """The words of the bot; raises `NoThought`."""
        words: str = await self._think(thought, whose)
        return words

    async def appraise(  # noqa: PLR0913 - what is thought about, and for whom
        self,
        game_name: str,
        view: dict[str, Any],
        seconds: float,
        whose: Whose,
        *,
        never_given_up: str = "",
        patient: bool = False,
        reasons: bool = False,
        ideas: bool = False,
        only: tuple[str, ...] = (),
    ) -> list[Appraisal]:
        """All options, or `only` some, best first, as the best bot judges them; raises `NoThought`."""
        seed = self.chance.seed()
        thought = Thought(game_name, "", view, seconds, seed, never_given_up, reasons, ideas, only)
        found = await self._think(thought, whose, patient)
        return msgspec.convert(found, list[Appraisal])

    async def _think(self, thought: Thought, whose: Whose, patient: bool = False) -> Any:
        """If a worker is lost, another thinks it again."""
        for _ in range(TRIES):
            async with self._turns.turn(whose, thought.seconds, patient) as worker:
                try:
                    with self._figures.thinking():
                        return await worker.think(thought)
                except Lost as lost:
                    logger.warning("a worker was lost thinking for %s: %s", thought.game_name, lost)
        raise NoThought(f"{TRIES} workers were lost")

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self.workers))
