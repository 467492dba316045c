"""What it costs that a table is a value: answers through `decide`, beside `Table.play`, in the same run.

    python benchmarks/sitting.py [ROUNDS]

Whole random games of every kind, the same answers in both, in turn; each number is a ratio, the median of the
rounds: 1.2 is a fifth longer.  `played` is `Table.played`, which leaves the table it starts from as it was;
`decide` that and everything else that an answer comes to, without a clock and with one; `fold` reads the log
back, beside `Table.load`.  Last, microseconds: what `decide` adds to an answer.
"""

import sys
from collections.abc import Callable
from math import prod
from statistics import median
from time import process_time

from ludarium import Luck, Table, game, options
from ludarium.sitting import Entry, Facts, Now, Place, Settings, State, decide, fold, opened
from ludarium.sitting.clock import MINUTE, SECOND, ClockRule
from ludarium.sitting.commands import Play

GAMES = {"druids": 2, "tigris": 4, "ark": 4, "borabora": 4}
QUICK = ClockRule(5 * MINUTE, 20 * SECOND, True, 10 * MINUTE)
SECRET = bytes(32)
ROUNDS = 7

Answers = list[tuple[int, str]]


def answers(name: str, players: int) -> Answers:
    """Those of a whole game, at random."""
    table, luck, found = Table(game(name), names(players), {}, SECRET), Luck(1), Answers()
    while table.asked is not None:
        every = options(table.state)
        found.append((table.asked, str(every[luck.below(len(every), "answer")])))
        table.play(*found[-1], table.version)
    return found


def names(players: int) -> list[str]:
    return [f"player{seat}" for seat in range(players)]


def play(name: str, players: int, given: Answers) -> Table:
    table = Table(game(name), names(players), {}, SECRET)
    for v, (seat, words) in enumerate(given):
        table.play(seat, words, v)
    return table


def played(name: str, players: int, given: Answers) -> None:
    table = Table(game(name), names(players), {}, SECRET)
    for v, (seat, words) in enumerate(given):
        table = table.played(seat, words, v)


def opening(name: str, players: int, clock: ClockRule | None) -> State:
    facts = Facts("t", name, game(name).version, {}, SECRET, "player0", 0)
    places = tuple(Place("person", person, person, came=True) for person in names(players))
    return opened(facts, Settings(clock=clock), places)


def decided(name: str, players: int, given: Answers, clock: ClockRule | None = None) -> list[str]:
    state, log = opening(name, players, clock), list[str]()
    for v, (seat, words) in enumerate(given):
        decision = decide(state, Play(f"player{seat}", seat, v, words), Now(v * SECOND))
        state = decision.state
        log += map(str, decision.entries)
    return log


def seconds(what: Callable[[], object]) -> float:
    begun = process_time()
    what()
    return process_time() - begun


def measure(name: str, players: int, rounds: int) -> list[float]:
    given = answers(name, players)
    lines = [str(happened.move) for happened in play(name, players, given).happened]
    log = decided(name, players, given, QUICK)
    ways: list[Callable[[], object]] = [
        lambda: play(name, players, given),
        lambda: played(name, players, given),
        lambda: decided(name, players, given),
        lambda: decided(name, players, given, QUICK),
        lambda: Table.load(game(name), names(players), {}, SECRET, lines),
        lambda: fold(opening(name, players, QUICK), map(Entry.parse, log)),
    ]
    took = [[seconds(way) for way in ways] for _ in range(rounds)]
    ratios = [[one[1] / one[0], one[2] / one[0], one[3] / one[0], one[5] / one[4]] for one in took]
    more = [1e6 * (one[3] - one[0]) / len(given) for one in took]
    alone = [1e6 * one[0] / len(given) for one in took]
    return [*map(median, zip(*ratios, strict=True)), median(alone), median(more)]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(f"{'':10}{'played':>10}{'decide':>10}{'+ clock':>10}{'fold':>10}{'play µs':>10}{'more µs':>10}")
    found = {name: measure(name, players, rounds) for name, players in GAMES.items()}
    for name, row in found.items():
        print(f"{name:10}" + "".join(f"{one:10.2f}" for one in row))
    means = [prod(column) ** (1 / len(found)) for column in zip(*found.values(), strict=True)]
    print(f"{'all':10}" + "".join(f"{one:10.2f}" for one in means[:4]))


if __name__ == "__main__":
    main()
