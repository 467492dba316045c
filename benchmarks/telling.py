"""What the rules' telling costs: bytes of views, surveys and effects, and the processor's time for them.

    python benchmarks/telling.py tigris ark           (PYTHONPATH=build/compiled: with compiled rules)

Whole games are played at random, at every number of players; what is measured is every position on the way,
or one in so many.  Times are the processor's, so that other work beside it matters little.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import msgspec

from ludarium import registry
from ludarium.look import Look
from ludarium.luck import Luck
from ludarium.server.telling import foreseen
from ludarium.server.wire import text
from ludarium.table import Table

GAMES = 4  # for each number of players
ONE_IN = 7  # positions whose effects are worked out


def size(told: object) -> int:
    return len(msgspec.json.encode(told))


class Figures:
    """By name, numbers of which the median and the most are told."""

    def __init__(self) -> None:
        self.found: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, name: str, number: float) -> None:
        self.found[name].append(number)

    def timed(self, name: str, do: Callable[[], Any]) -> Any:
        """Milliseconds."""
        begun = process_time()
        result = do()
        self.add(f"{name}, ms", (process_time() - begun) * 1000)
        return result

    def __str__(self) -> str:
        return "\n".join(
            f"  {name:<34}{median(row):10.2f}{sorted(row)[len(row) * 95 // 100]:10.2f}{max(row):10.2f}"
            for name, row in self.found.items()
        )


def measure(name: str) -> Figures:
    game, figures = registry.game(name), Figures()
    for players in game.seats:
        for seed in range(GAMES):
            play(Table(game, ["Ada"] * players, {}, seed.to_bytes(32, "big")), Luck(seed), figures)
    return figures


def play(table: Table, luck: Luck, figures: Figures) -> None:
    """A game at random; every entry is told to each seat and to one who watches."""
    while not table.over:
        seat, found = table.asked, list(words_of(table.told(table.asked).options or {}))
        assert seat is not None
        if table.version % ONE_IN == 0:
            look_closer(table, seat, found, figures)
        table.play(seat, found[luck.below(len(found), "answer")], table.version)
        if len(table.names) == max(table.game.seats):
            figures.timed("entry told to every chair", lambda: tell_all(table))
        told = table.told(seat)
        figures.add("view, kB", size(told.view) / 1000)
        figures.add("survey, kB", size(told.survey) / 1000)
        figures.add("view and survey, kB", (size(told.view) + size(told.survey)) / 1000)


def words_of(options: dict[str, Any], before: str = "") -> list[str]:
    found = []
    for word, rest in options.items():
        found += words_of(rest, f"{before}{word} ") if rest else [before + word]
    return found


def tell_all(table: Table) -> list[bytes]:
    return [msgspec.json.encode(table.told(seat)) for seat in (*range(len(table.names)), None)]


def look_closer(table: Table, seat: int, found: list[str], figures: Figures) -> None:
    look: Look[Any] = figures.timed("world of a view", lambda: table.look(seat))
    figures.timed("survey", look.survey)
    effects = figures.timed("effects", look.effects)
    figures.add("effects, kB", len(text(foreseen(table.version, effects))) / 1000)
    figures.add("options", len(found))
    figures.timed("one reason", lambda: look.why_not("nothing of the kind"))


if __name__ == "__main__":
    for game_name in sys.argv[1:] or registry.names():
        print(f"{game_name:<36}{'median':>10}{'95 %':>10}{'most':>10}\n{measure(game_name)}", flush=True)
