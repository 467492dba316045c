"""The rules of this tree against those of another, in turn: random play, copies, and games of `greedy`.

    python benchmarks/against.py ../before tigris ark --rounds 7 --seconds 2

Both trees are measured by their own `ludarium.bench`: plain, and compiled where `make rules` was run in both.
Numbers are medians and their ratio: 1.05 is 5 % faster here than there.  Times are the processor's.
"""

import argparse
import os
import resource
import subprocess
import sys
from itertools import product
from pathlib import Path
from statistics import median

from ludarium import registry
from ludarium.bench.compare import Variant, is_compiled

HERE = Path(__file__).resolve().parent.parent
ARENA = [sys.executable, "-P", "-m", "ludarium.cli", "arena"]


def trees(root: Path) -> dict[str, Path]:
    found = {"plain": root / "src"}
    return found | {"compiled": root / "build/compiled"} if is_compiled(root / "build/compiled") else found


def greedy(game: str, games: int, path: Path) -> float:
    """Games a second; what it takes to start is counted in."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [*ARENA, game, "greedy", "greedy", "--games", str(games)]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return games / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def line(what: str, here: float, there: float) -> str:
    return f"  {what:<30}{here:14.2f}{there:14.2f}{here / there:9.3f}"


def compare(game: str, build: str, there: Path, arguments: argparse.Namespace) -> None:
    both = [Variant(build, game, path) for path in (trees(HERE)[build], there)]
    played: list[list[float]] = [[], []]
    for _ in range(arguments.rounds):
        for variant, games in zip(both, played, strict=True):
            variant.measure(arguments.seconds)
            games.append(greedy(game, arguments.games_of_greedy, variant.path))
    here, other = both
    print(f"{game}, {build}")
    print(line("answers at random, a second", here.median("steps"), other.median("steps")))
    print(line("copies, a millisecond", 1000 / here.median("copy"), 1000 / other.median("copy")))
    print(line("games of greedy, a second", *map(median, played)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tree", type=Path, help="another checkout of Ludarium")
    parser.add_argument("games", nargs="*", metavar="GAME", default=registry.names())
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement of the rules")
    parser.add_argument("--greedy", dest="games_of_greedy", type=int, default=10, help="games in a round")
    given = parser.parse_args()
    for game_name, (build_name, path) in product(given.games, trees(given.tree.resolve()).items()):
        if build_name in trees(HERE):
            compare(game_name, build_name, path, given)
