"""Puzzles that were found become those that ship, and the page about them says what fell out.

    python scripts/puzzles.py tigris FILE...

The files are those of `ludarium puzzles`, each with what it wrote beside it.  What shipped before stays out
unless it stands in a file.  The harder go before the easier.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

from ludarium import game
from ludarium.puzzles.mining import SUFFIX, puzzles_in
from ludarium.puzzles.puzzle import Puzzle, versions_of
from ludarium.puzzles.shipped import FILE, packed

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs/puzzles.md"
MOST = 200  # of a game and kind
LOOKS = ("decisions", "first", "anybody", "second", "third", "compared", "found")


def main(name: str, paths: list[Path]) -> None:
    known = {one.id: one for path in paths for one in puzzles_in(path)}
    old = [one.id for one in known.values() if one.versions != versions_of(game(name))]
    if old:
        sys.exit(f"found with other rules or other knowledge, look again with --check: {old}")
    chosen = spread(list(known.values()))
    (ROOT / f"src/ludarium/games/{name}/{FILE}").write_bytes(packed(chosen))
    fallout = sum((Counter(fallout_of(path)) for path in paths), Counter[str]())
    write_down(name, fallout, len(chosen))
    print(f"{name}: {len(known)} found, {len(chosen)} ship", Counter(one.difficulty for one in chosen))


def spread(puzzles: list[Puzzle]) -> list[Puzzle]:
    """As many of each difficulty as there are, from the hardest down, until there are enough."""
    by = defaultdict[int, list[Puzzle]](list)
    for one in sorted(puzzles, key=lambda one: (-min(one.leads), one.id)):
        by[one.difficulty].append(one)
    chosen: list[Puzzle] = []
    while any(by.values()) and len(chosen) < MOST:
        for difficulty in sorted(by, reverse=True):
            if by[difficulty] and len(chosen) < MOST:
                chosen.append(by[difficulty].pop(0))
    return chosen


def fallout_of(path: Path) -> dict[str, int]:
    found: dict[str, int] = json.loads(path.with_name(path.name + SUFFIX).read_text())["fallout"]
    return found


def write_down(name: str, fallout: Counter[str], ship: int) -> None:
    """The row of the game in the table of the page."""
    cells = [name, *(f"{fallout[look]:,}" for look in ("games", *LOOKS)), str(ship)]
    row = f"| {' | '.join(cells)} |"
    text, rows = re.subn(rf"^\| {name} \|.*$", row, DOCS.read_text(), flags=re.MULTILINE)
    assert rows == 1
    DOCS.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1], [Path(path) for path in sys.argv[2:]])
