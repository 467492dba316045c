"""Workers that are processes of this machine, each at the other end of a pipe."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import msgspec

from ludarium.server import thinker
from ludarium.server.thinker import Arranged, Claim, Counted, Lost, Pasted, Thought, Wondered, found

WORKER = Path(__file__).with_name("worker.py")
MOST_BYTES = 1 << 20  # of an answer: hundreds of options, each with what it is worth to all


class ProcessWorker:
    """One process, which thinks about one thing at a time.  It starts with its first thought."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self._killed: Process | None = None

    async def think(self, thought: Thought | Claim | Wondered | Arranged | Counted | Pasted) -> Any:
        """What was found; raises `Lost` if the process is gone, `NoThought` if the bot failed."""
        try:
            async with asyncio.timeout(thought.seconds + thinker.GRACE):
                answer = await self._ask(msgspec.json.encode(thought) + b"\n")
        except BaseException as error:
            self.kill()  # also when the server stops: a half-read answer must not meet the next question
            if isinstance(error, (OSError, TimeoutError, msgspec.DecodeError)):
                raise Lost(str(error) or "no answer in time") from error
            raise
        return found(answer)

    async def _ask(self, line: bytes) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(line)
        except RuntimeError as error:  # so uvloop says that the pipe is closed: it died before it was asked
            raise BrokenPipeError(str(error)) from error
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
