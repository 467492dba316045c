"""What games cost as numbers, compiled: `python benchmarks/research.py [--gate] [--processes] [GAME ...]`.

Random games of as few as can play, by the processor time of this process; microseconds a step, the best of
several rounds, in each of which everything takes its turn: what else the machine does then slows all of it.
What is reachable is told in times what the rules take in the same run, for options and answer: about twice,
for a row of what the seat sees may cost as much as they do.  `--gate` fails below two thirds of it.
`--processes` plays batches in one and in two processes, in turn, by the clock: it wants two idle cores.
"""

import argparse
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from ludarium import core
from ludarium.core import apply, options
from ludarium.luck import Luck
from ludarium.registry import game as find_game
from ludarium.research import Batch, Catalogue, Encoder, Game
from ludarium.research.catalogue import Mask

GAMES = ("druids", "tigris", "ark", "borabora")
ENOUGH = 2 / 3
ROUNDS = 15
# The rules of Druidenwalzer take so little that calls from Python to what is compiled are as long as they.
REACHABLE = {"druids": 3.85, "tigris": 2.46, "ark": 2.05, "borabora": 2.36}


class Steps:
    """Positions of random games, which are what everything is asked about."""

    def __init__(self, name: str, many: int) -> None:
        self.name, self.game = name, find_game(name)
        self.players = self.game.seats[0]
        self.states: list[Any] = []
        luck = Luck(1)
        while len(self.states) < many:
            state = self.game.start(self.players, {}, luck)
            state.news = None
            while state.asks and len(self.states) < many:
                self.states.append(state.copy())
                found = options(state)
                apply(state, found[luck.below(len(found), "answer")], luck)

    def each(self, ask: Callable[[Any], object]) -> float:
        """Microseconds for one of them."""
        begin = process_time()
        for state in self.states:
            ask(state)
        return (process_time() - begin) / len(self.states) * 1e6

    def applying(self) -> float:
        """Microseconds for one answer."""
        copies, luck = [state.copy() for state in self.states], Luck(2)
        for copy in copies:
            copy.news = None
        answers = [found[luck.below(len(found), "answer")] for found in map(options, copies)]
        begin = process_time()
        for copy, answer in zip(copies, answers, strict=True):
            apply(copy, answer, luck)
        return (process_time() - begin) / len(copies) * 1e6


def best(asked: dict[str, Callable[[], float]]) -> dict[str, float]:
    """By name, the least of all rounds."""
    rounds = [{what: ask() for what, ask in asked.items()} for _ in range(ROUNDS)]
    return {what: min(one[what] for one in rounds) for what in asked}


def measured(name: str, many: int) -> dict[str, float]:
    steps = Steps(name, many)
    encoder, catalogue = Encoder(name, steps.players), Catalogue.of(name)
    row, mask = np.empty(encoder.size, np.float32), np.empty(len(catalogue), np.uint8)
    found = best(
        {
            "options": lambda: steps.each(options),
            "apply": steps.applying,
            "view": lambda: steps.each(lambda s: steps.game.view(s, s.asks[-1].seat)),
            "row": lambda: steps.each(lambda s: encoder.write(s, s.asks[-1].seat, row)),
            "options and numbers": lambda: steps.each(catalogue.legal),
            "options and mask": lambda: steps.each(lambda s: catalogue.mask(s, mask)),
        }
    )
    whole = found["options and numbers"] + found["apply"] + found["row"]
    reachable = REACHABLE[name] * (found["options"] + found["apply"])
    return {**found, "steps/s": 1e6 / whole, "share": reachable / whole}


def by_class(name: str, many: int) -> float:
    """Steps a second of `Game`, with what the seat sees."""
    game, luck = Game(name), Luck(3)
    row = np.empty(game.encoder.size, np.float32)
    begin = process_time()
    for _ in range(many):
        if game.over:
            game.reset()
        game.observation(out=row)
        game.step(int(game.legal[luck.below(len(game.legal), "answer")]))
    return many / (process_time() - begin)


def by_batch(name: str, many: int) -> float:
    """Decisions a second of a batch in this process."""
    batch, rng = Batch(name, 64), np.random.default_rng(1)
    begin = process_time()
    for _ in range(many // 64):
        batch.step(chosen(rng, batch.observe().mask))
    return many // 64 * 64 / (process_time() - begin)


def chosen(rng: np.random.Generator, mask: Mask) -> npt.NDArray[np.int64]:
    """For each game something that is legal."""
    found: npt.NDArray[np.int64] = (rng.random(mask.shape, np.float32) * mask).argmax(1)
    return found


def by_processes(name: str, processes: int, games: int = 256, many: int = 100) -> float:
    """Decisions a second of the clock while a batch steps in so many processes; choosing does not count."""
    rng, spent = np.random.default_rng(1), 0.0
    with Batch(name, games, processes=processes) as batch:
        for _ in range(many):
            answers = chosen(rng, batch.observe().mask)
            begin = perf_counter()
            batch.step(answers)
            spent += perf_counter() - begin
    return games * many / spent


def of_processes(name: str) -> str:
    """Two processes beside one, the best of a few rounds."""
    rounds = [(by_processes(name, 1), by_processes(name, 2)) for _ in range(4)]
    one, two = map(max, zip(*rounds, strict=True))
    return f"  Batch in one process {one:,.0f}/s, in two {two:,.0f}/s: {two / one:.2f} times"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--gate", action="store_true", help="fail below two thirds of what is reachable")
    parser.add_argument("--processes", action="store_true", help="batches in one process and in two")
    arguments = parser.parse_args()
    kind = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    failed = False
    for name in arguments.games:
        found = measured(name, arguments.steps)
        times = ", ".join(f"{what} {found[what]:.1f}" for what in list(found)[:6])
        print(f"{name}, {kind}: {times} us")
        classes = (
            f"Game {by_class(name, arguments.steps):,.0f}/s, Batch {by_batch(name, arguments.steps):,.0f}/s"
        )
        print(
            f"  {found['steps/s']:,.0f} steps/s with row and numbers, {found['share']:.2f} of the reachable"
        )
        print(f"  {classes}", flush=True)
        if arguments.processes:
            print(of_processes(name), flush=True)
        failed |= found["share"] < ENOUGH
    return int(arguments.gate and failed)


if __name__ == "__main__":
    sys.exit(main())
