"""What patches of views save: bytes of each patch beside those of the view, over whole random games.

    python benchmarks/patches.py [GAME ...]

A view is told with its survey, after every entry, to every seat and to one who watches.  Each number is a
ratio but for the last columns: microseconds of the processor for making a patch, and for writing the whole
view as JSON, which is what a patch is made instead of.
"""

import sys
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

from msgspec.json import encode

from ludarium import Luck, Table, options, registry
from ludarium.server.patch import patch

GAMES = 3  # for each number of players


@dataclass
class Saved:
    """Bytes of patches and of whole views, and seconds for making both."""

    patches: list[int] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    patching: list[float] = field(default_factory=list)
    writing: list[float] = field(default_factory=list)

    def add(self, old: Any, new: Any) -> None:
        begun = process_time()
        change = encode(patch(old, new))
        between = process_time()
        whole = encode(new)
        self.writing.append(process_time() - between)
        self.patching.append(between - begun)
        self.patches.append(len(change))
        self.views.append(len(whole))

    def __str__(self) -> str:
        ratios = sorted(a / b for a, b in zip(self.patches, self.views, strict=True))
        numbers = [sum(self.patches) / sum(self.views), median(ratios), ratios[len(ratios) * 95 // 100]]
        times = [1e6 * median(self.patching), 1e6 * median(self.writing)]
        return "".join(f"{one:10.2f}" for one in numbers) + "".join(f"{one:10.0f}" for one in times)


def measure(name: str) -> Saved:
    game, saved = registry.game(name), Saved()
    for players in game.seats:
        for seed in range(GAMES):
            play(Table(game, ["Ada"] * players, {}, seed.to_bytes(32, "big")), Luck(seed), saved)
    return saved


def play(table: Table, luck: Luck, saved: Saved) -> None:
    eyes = [*range(len(table.names)), None]
    known = {seat: seen(table, seat) for seat in eyes}
    while table.asked is not None:
        found = options(table.state)
        table.play(table.asked, str(found[luck.below(len(found), "answer")]), table.version)
        for seat in eyes:
            view = seen(table, seat)
            saved.add(known[seat], view)
            known[seat] = view


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    told = table.told(seat)
    return {"view": told.view, "survey": told.survey}


if __name__ == "__main__":
    print(f"{'':12}{'all':>10}{'median':>10}{'95 %':>10}{'patch µs':>10}{'whole µs':>10}")
    for game_name in sys.argv[1:] or registry.names():
        print(f"{game_name:12}{measure(game_name)}", flush=True)
