"""Bots in any language: a program that is asked by a line of JSON, and answers by one.

It is told what its seat may see and nothing else: `{"v", "game", "seat", "seconds", "view", "options"}`.  It
answers `{"v", "do"}`, which is what any client of a server says (docs/protocol.md).
"""

import json
import os
import shlex
import signal
import sys
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Any, Final

from ludarium.contract import Game
from ludarium.core import SHOWN, View, asked, options, tree
from ludarium.look import surveyed
from ludarium.luck import Luck

PREFIX: Final = "exec:"
PATIENCE = 5.0  # seconds that it may take longer than it was given: whatever it is written in has to start
MOST_BYTES: Final = 65_536  # of one answer
PARTING = 1.0  # seconds to leave by itself when the game is over


class BadBot(Exception):
    """A bot does not do what is asked of it; a sentence for whoever brought it."""


class WrongAnswer(BadBot):
    """What a bot answers is no option."""

    def __init__(self, sentence: str, words: str) -> None:
        super().__init__(sentence, words)
        self.words = words

    def __str__(self) -> str:
        return str(self.args[0])


class Outside:
    """A program that plays one seat of one game.  It starts with its first question."""

    def __init__(self, command: str) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadBot(f"{command!r} is not a command: {error}.") from error
        if not self._words:
            raise BadBot(f"Which program? {PREFIX}./mybot.py")
        self._command = command
        self._v = 0
        self._process: Popen[bytes] | None = None

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """What the program answers.

        Stops it and raises `WrongAnswer` if that is no option, or `BadBot`, if it comes too late, say.
        """
        world = game.imagine(view, luck)  # whose options are those of every world that looks like this
        offered = [str(action) for action in options(world)]
        self._v += 1
        question = {"v": self._v, "game": game.name, "seat": asked(world), "seconds": seconds}
        try:
            told = {"view": view, "survey": surveyed(game, world, view), "options": tree(offered)}
            words = self._answer(question | told, seconds)
            if words not in offered:
                reason = game.explain(world, words)
                why = f": {reason}" if reason else ""
                said = f"{self._command} answered {words[:SHOWN]!r}, which is not an option{why}."
                raise WrongAnswer(said, words)
        except BadBot:
            self.close()
            raise
        return words

    def _answer(self, question: dict[str, Any], seconds: float) -> str:
        line = self._ask(json.dumps(question).encode() + b"\n", seconds)
        if not line:
            raise BadBot(f"{self._command} ended{self._status()} and did not answer.")
        if len(line) > MOST_BYTES:
            raise BadBot(f"{self._command} writes lines of more than {MOST_BYTES} bytes.")
        match _json(line):
            case {"v": v, "do": str(words)} if v == self._v:
                return words
            case {"v": v, "do": str()}:
                raise BadBot(f"{self._command} was asked question {self._v} and answered {v!r}.")
        said = line.decode(errors="replace").strip()[:SHOWN]
        expected = f'{{"v": {self._v}, "do": "..."}}'
        raise BadBot(f"{self._command} said {said!r} and not {expected}.")

    def _ask(self, line: bytes, seconds: float) -> bytes:
        """In a thread of its own: a program that neither reads nor writes must not hold anybody up."""
        process, answers = self._running(), Queue[bytes]()
        Thread(target=lambda: answers.put(_exchange(process, line)), daemon=True).start()
        try:
            return answers.get(timeout=seconds + PATIENCE)
        except Empty:
            _kill(process)
            raise BadBot(f"{self._command} did not answer within {seconds + PATIENCE:g} seconds.") from None

    def _running(self) -> Popen[bytes]:
        if self._process is None:
            try:
                # In a session of its own, so that it can be ended with whatever it has started.
                self._process = Popen(self._words, stdin=PIPE, stdout=PIPE, start_new_session=True)
            except OSError as error:
                reason = (error.strerror or str(error)).lower()
                raise BadBot(f"{self._command} cannot be started: {reason}.") from error
        return self._process

    def _status(self) -> str:
        assert self._process is not None
        with suppress(TimeoutExpired):
            return f" with the status {self._process.wait(PARTING)}"
        return ""

    def close(self) -> None:
        """The game is over: the program reads the end of its input, and has a moment to leave."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin and process.stdout
        with suppress(OSError):
            process.stdin.close()
        with suppress(TimeoutExpired):
            process.wait(PARTING)
        _kill(process)
        process.stdout.close()


def _kill(process: Popen[bytes]) -> None:
    with suppress(OSError):
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
    process.wait()


def _exchange(process: Popen[bytes], line: bytes) -> bytes:
    """One line there and one back; nothing if the program has ended."""
    assert process.stdin and process.stdout
    with suppress(OSError):
        process.stdin.write(line)
        process.stdin.flush()
    return process.stdout.readline(MOST_BYTES + 1)


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # also what is no UTF-8
        return None
