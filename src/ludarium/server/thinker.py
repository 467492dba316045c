"""Bots think in worker processes, so that a thinking bot never stalls the server."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ludarium.bots.mcts import Appraisal
from ludarium.server.free import Free

logger = logging.getLogger(__name__)

WORKER = Path(__file__).with_name("worker.py")
GRACE = 20.0  # seconds that a bot may take longer than it was given, before its worker is taken for lost
TRIES = 5
MOST_BYTES = 1 << 20  # of an answer: hundreds of options, each with what it is worth to all


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


class Worker:
    """One process, which thinks about one thing at a time.  It starts with its first thought."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self._killed: Process | None = None

    async def think(self, thought: Thought) -> Any:
        """What was found; raises `Lost` if the process is gone, `NoThought` if the bot failed."""
        try:
            async with asyncio.timeout(thought.seconds + GRACE):
                answer = await self._ask(msgspec.json.encode(thought) + b"\n")
        except BaseException as error:
            self.kill()  # also when the server stops: a half-read answer must not meet the next question
            if isinstance(error, (OSError, TimeoutError, msgspec.DecodeError)):
                raise Lost(str(error) or "no answer in time") from error
            raise
        if "found" not in answer:
            raise NoThought(answer["failed"])
        return answer["found"]

    async def _ask(self, line: bytes) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin and process.stdout
        process.stdin.write(line)
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=dict[str, Any])

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            # By its path, so that it does not load the whole server; -P, so that its folder is not searched.
            command = (sys.executable, "-P", str(WORKER))
            # In a session of its own: Ctrl-C is for the server, which then closes the pipe.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=MOST_BYTES
            )
        return self.process

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self._killed, self.process = self.process or self._killed, None

    async def close(self) -> None:
        self.kill()
        if self._killed is not None:
            await self._killed.wait()


class Thinker:
    """A few workers for everybody: who asks waits until one is free.

    Who is `patient` waits for everybody else as well: for those who came later, too.
    """

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self._free = Free(self.workers)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def think(self, thought: Thought, whose: str) -> str:
        """The words of the bot; raises `NoThought`.

        The tables that one guest has opened (`whose`) think one after another, so that nobody can keep all
        workers busy.
        """
        words: str = await self._in_turn(thought, whose)
        return words

    async def appraise(  # noqa: PLR0913 - what is thought about, and for whom
        self,
        game_name: str,
        view: dict[str, Any],
        seconds: float,
        seed: int,
        whose: str,
        *,
        never_given_up: str = "",
        patient: bool = False,
    ) -> list[Appraisal]:
        """All options, best first, as the best bot judges them; raises `NoThought`."""
        thought = Thought(game_name, "", view, seconds, seed, never_given_up)
        found = await self._in_turn(thought, whose, patient)
        return msgspec.convert(found, list[Appraisal])

    async def _in_turn(self, thought: Thought, whose: str, patient: bool = False) -> Any:
        turn = self._turns.setdefault(whose, asyncio.Lock())
        async with turn:
            return await self._think(thought, patient)

    async def _think(self, thought: Thought, patient: bool) -> Any:
        """If a worker is lost, another thinks it again."""
        for _ in range(TRIES):
            worker = await self._free.take(patient)
            try:
                return await worker.think(thought)
            except Lost as lost:
                logger.warning("a worker was lost thinking for %s: %s", thought.game_name, lost)
            finally:
                self._free.give(worker)
        raise NoThought(f"{TRIES} workers were lost")

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self.workers))
