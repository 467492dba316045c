"""Many games at once, in processes of their own: what they show lies in memory that all share."""

import ctypes
import logging
import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self, final

import numpy as np
import numpy.typing as npt

from ludarium.research.catalogue import Mask
from ludarium.research.one import Game, IllegalNumber
from ludarium.research.showing import Showing

logger = logging.getLogger(__name__)

HALVES: Final = 2
APART: Final = 32  # bits between the seeds of two batches
BEGIN, STOP = "begin", "stop"  # what a process is told, beside the number of a half
GIVE_UP: Final = -1  # in place of a number, where games wait: it is lost


@dataclass(frozen=True)
class Rows:
    """A row for each game: who is asked, what that seat sees and can do; and of the game that the last step
    ended, if it did, what it was worth to every seat, and whether that was before its end.

    They are the memory of the games themselves, so the next step writes over them.
    """

    seat: npt.NDArray[np.int8]
    observation: npt.NDArray[Any]
    mask: Mask
    reward: npt.NDArray[np.float32]
    over: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]

    def part(self, some: slice) -> "Rows":
        """Those of some games."""
        return Rows(*(part[some] for part in vars(self).values()))


@dataclass(frozen=True)
class Plan:
    """How games are made, how many there are, the first seed of all, and whether one that is over waits for a
    step, and shows its end, before the next begins."""

    name: str
    games: int
    players: int | None
    seed: int
    settings: dict[str, Any]
    waits: bool = False

    def game(self) -> Game:
        return Game(self.name, self.players, **self.settings)


@final
class Table:
    """The arrays of all games in one piece of memory."""

    def __init__(self, memory: Any, plan: Plan, game: Game) -> None:
        games, self.at = plan.games, 0
        self.memory: Final = memory
        self.actions: npt.NDArray[np.int32] = self._array(np.int32, games)
        reward = self._array(np.float32, games, game.players)
        observation = self._array(game.encoder.dtype, games, game.encoder.size)
        seat, over, truncated = (self._array(kind, games) for kind in (np.int8, np.bool_, np.bool_))
        mask = self._array(np.uint8, games, len(game.catalogue))
        self.rows: Final = Rows(seat, observation, mask, reward, over, truncated)

    def _array(self, dtype: npt.DTypeLike, *shape: int) -> npt.NDArray[Any]:
        self.at += -self.at % 64  # so that rows begin where machines like it
        found = np.frombuffer(self.memory, dtype, int(np.prod(shape)), self.at).reshape(shape)
        self.at += found.nbytes
        return found

    @staticmethod
    def size(plan: Plan, game: Game) -> int:
        a_game = game.encoder.dtype.itemsize * game.encoder.size + len(game.catalogue)
        return plan.games * (a_game + 4 * game.players + 7) + 64 * 7


@final
class Slots:
    """Some of the games, wherever they are played.

    A slot begins its next game by itself.  Which games it plays follows from the seed and its number alone.
    """

    def __init__(self, memory: Any, plan: Plan, numbers: Sequence[range], generation: int) -> None:
        first = plan.game()
        self.table: Final = Table(memory, plan, first)
        self.numbers: Final = numbers
        self.waits: Final = plan.waits
        self.games: Final = {number: plan.game() for some in numbers for number in some}
        self.showings: Final = [self._showing(some, first) for some in numbers]
        self.begin(plan.seed, generation)
        if generation and self.waits:  # what there was before is lost, and over
            self.waiting.update(self.games)
            for number in self.games:
                self._show_end(number)
            self._write()

    def _showing(self, some: range, game: Game) -> Showing:
        rows = self.table.rows.part(slice(some.start, some.stop))
        return Showing(some.start, rows.observation, rows.mask, game.encoder)

    def begin(self, seed: int, generation: int = 0) -> None:
        """All games anew."""
        self.waiting: set[int] = set()
        for number, game in self.games.items():
            game.reset((seed << APART) + (generation << APART // 2) + number)
            self.table.rows.over[number] = self.table.rows.truncated[number] = False
            self._show(number)
        self._write()

    def _write(self) -> None:
        for showing in self.showings:
            showing.write()

    def step(self, half: int) -> None:
        """Do what was answered in these games."""
        for number in self.numbers[half]:
            if number in self.waiting:
                self.waiting.discard(number)
                self.table.rows.over[number] = self.table.rows.truncated[number] = False
                self._go_on(number)
            else:
                self._answer(number, int(self.table.actions[number]))
        self.showings[half].write()

    def _answer(self, number: int, answer: int) -> None:
        game, rows = self.games[number], self.table.rows
        if answer != GIVE_UP:
            game.step(answer)
        over = game.over or answer == GIVE_UP
        rows.over[number], rows.truncated[number] = over, game.truncated
        if not over:
            self._show(number)
            return
        rows.reward[number] = game.returns()  # nothing, if it was given up
        if self.waits:
            self.waiting.add(number)
            self._show_end(number)
        else:
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        self.games[number].reset()
        self._show(number)

    def _show(self, number: int) -> None:
        game = self.games[number]
        seat = self.table.rows.seat[number] = game.seat or 0
        self._of(number).show(number, game, seat, game.answers.offered)

    def _show_end(self, number: int) -> None:
        """To whoever answered last, who can do nothing more."""
        seat = int(self.table.rows.seat[number])
        self._of(number).show(number, self.games[number], seat, ())

    def _of(self, number: int) -> Showing:
        return self.showings[0 if number in self.numbers[0] else 1]


def play(pipe: Connection, memory: Any, plan: Plan, numbers: Sequence[range], generation: int) -> None:
    """What a process does: a step of whichever half it is told, or all anew with a seed, until it is told to
    stop."""
    slots = Slots(memory, plan, numbers, generation)
    pipe.send(BEGIN)
    while (told := pipe.recv()) != STOP:
        if isinstance(told, int):
            slots.step(told)
        else:
            slots.begin(*told)
        pipe.send(told)


@final
class Worker:
    """A process, and the pipe to it.  One that is lost is started again, and its games begin anew."""

    def __init__(self, memory: Any, plan: Plan, numbers: Sequence[range], table: Table) -> None:
        self.memory, self.plan, self.numbers, self.table = memory, plan, numbers, table
        self.generation = -1
        self._start()
        self._pipe.recv()

    def _start(self) -> None:
        self.generation += 1
        self._begun: set[int] = set()
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        given = (other, self.memory, self.plan, self.numbers, self.generation)
        self.process: BaseProcess = context.Process(target=play, args=given, daemon=True)
        self.process.start()
        other.close()

    def send(self, half: int) -> None:
        self._begun.add(half)
        with suppress(OSError):  # whoever waits for it finds out
            self._pipe.send(half)

    def wait(self, half: int) -> None:
        """Until it has done this half; the other may be done first."""
        while half in self._begun:
            try:
                self._begun.discard(self._pipe.recv())
            except (EOFError, OSError):
                self._lost()

    def reset(self, seed: int) -> None:
        """All games anew; nothing else is going on."""
        self.plan = replace(self.plan, seed=seed)
        try:
            self._pipe.send((seed, self.generation))
            self._pipe.recv()
        except (EOFError, OSError):
            self._lost()

    def _lost(self) -> None:
        self.process.join()
        count = sum(map(len, self.numbers))
        logger.warning(
            "The process %s was lost (exit code %s): its %d games begin anew.",
            *(self.process.name, self.process.exitcode, count),
        )
        self._start()
        self._pipe.recv()
        for some in self.numbers:
            self.table.rows.over[some.start : some.stop] = True
            self.table.rows.reward[some.start : some.stop] = 0
            self.table.rows.truncated[some.start : some.stop] = True

    def stop(self) -> None:
        with suppress(OSError):
            self._pipe.send(STOP)
        self.process.join()
        self._pipe.close()


@final
class Half:
    """Some of the games of a batch, stepped while the network thinks about the others."""

    def __init__(self, batch: "Batch", number: int, games: range) -> None:
        self.batch, self.number, self.games = batch, number, games
        self.some: Final = slice(games.start, games.stop)
        self._waiting = False

    def observe(self) -> Rows:
        """Once its last step is done."""
        if self._waiting:
            self._waiting = False
            for worker in self.batch.workers:
                worker.wait(self.number)
        return self.batch.table.rows.part(self.some)

    def send(self, actions: npt.ArrayLike) -> None:
        """Begin a step; raises `IllegalNumber`, and then nothing has happened."""
        rows, answers = self.observe(), np.asarray(actions, np.int32)
        self.batch.must_be_legal(rows, answers, self.games.start)
        self.batch.table.actions[self.some] = answers
        self.begin()

    def begin(self) -> None:
        """A step, whose answers are in place."""
        self.batch.begin(self.number)
        self._waiting = bool(self.batch.workers)


@final
class Batch:
    """So many games of one kind; `observe` shows them, `step` answers in all of them.

    `processes`: how many play them; 0 is this one.  The same seed and answers are the same games, however
    many processes there are.  `halves` are two batches in one, for whoever thinks about one while the other
    is played.  `waits`: a game that is over shows its end, without anything to do, until the next step, which
    takes any answer and begins the next game; -1 gives a game up.  Further settings are those of
    `ludarium.research.Game`.
    """

    def __init__(  # noqa: PLR0913 - each named
        self,
        name: str,
        games: int,
        *,
        processes: int = 0,
        players: int | None = None,
        seed: int = 0,
        waits: bool = False,
        **settings: Any,
    ) -> None:
        if games < HALVES * max(processes, 1):
            raise ValueError(f"{games} games are too few for {max(processes, 1)} processes, two for each")
        self.plan: Final = Plan(name, games, players, seed, settings, waits)
        self.game: Final = self.plan.game()
        self.catalogue: Final = self.game.catalogue
        self.layout: Final = self.game.encoder.layout
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_uint8, Table.size(self.plan, self.game))
        self.table: Final = Table(memory, self.plan, self.game)
        middle = games // HALVES
        self.halves: Final = (Half(self, 0, range(middle)), Half(self, 1, range(middle, games)))
        shares = list(self._shares(max(processes, 1)))
        self.here: Final = None if processes else Slots(memory, self.plan, shares[0], 0)
        self.workers: Final = [Worker(memory, self.plan, share, self.table) for share in shares[:processes]]

    def _shares(self, processes: int) -> Iterator[list[range]]:
        """For each process its games, in both halves."""
        for number in range(processes):
            yield [
                half.games[
                    len(half.games) * number // processes : len(half.games) * (number + 1) // processes
                ]
                for half in self.halves
            ]

    def observe(self) -> Rows:
        """What all games show, once they are done with their last step."""
        for half in self.halves:
            half.observe()
        return self.table.rows

    def reset(self, seed: int) -> Rows:
        """All games anew, as a batch of this seed would begin."""
        self.observe()
        if self.here is not None:
            self.here.begin(seed)
        for worker in self.workers:
            worker.reset(seed)
        return self.table.rows

    def step(self, actions: npt.ArrayLike) -> Rows:
        """Answer in all games; raises `IllegalNumber`, and then nothing has happened."""
        answers = np.asarray(actions, np.int32)
        self.must_be_legal(self.observe(), answers, 0)
        self.table.actions[:] = answers
        for half in self.halves:
            half.begin()
        return self.observe()

    def must_be_legal(self, rows: Rows, actions: npt.NDArray[np.int32], first: int) -> None:
        """Raises `IllegalNumber` for the first game that cannot do what it is told."""
        known = (actions >= 0) & (actions < len(self.catalogue))
        legal = known & (rows.mask[np.arange(len(actions)), np.where(known, actions, 0)] == 1)
        if self.plan.waits:
            legal |= rows.over | (actions == GIVE_UP)
        if not legal.all():
            game = int(legal.argmin())
            number = int(actions[game])
            words = self.catalogue.text(number) if known[game] else "no action"
            raise IllegalNumber(number, f"{words}, in game {first + game}")

    def begin(self, half: int) -> None:
        """A step of a half, whose answers are in place."""
        if self.here is not None:
            self.here.step(half)
        for worker in self.workers:
            worker.send(half)

    def close(self) -> None:
        """The processes end."""
        self.observe()
        for worker in self.workers:
            worker.stop()
        self.workers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
