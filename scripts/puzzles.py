"""Puzzles that were found become those that ship, and the page about them says what fell out.

    python scripts/puzzles.py tigris FILE...

The files are those of `ludarium puzzles`, of any kind, each with what it wrote beside it.  What shipped
before stays out unless it stands in a file.  What is proven need not be judged as well.  The harder go before
the easier.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

from ludarium import game
from ludarium.puzzles.mining import SUFFIX, Progress, puzzles_in
from ludarium.puzzles.puzzle import JUDGED, PROVEN, Kind, Puzzle, versions_of
from ludarium.puzzles.shipped import FILE, packed

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs/puzzles.md"
MOST = 200  # of a game and kind
# By kind: the row above those of its games on the page, and what stands there of each.
TABLES = {
    JUDGED: (
        "| Judged |",
        ("games", "decisions", "first", "anybody", "second", "third", "compared", "found"),
    ),
    PROVEN: ("| Proven |", ("games", "decisions", "too much", "no win", "many win", "anybody", "found")),
}


def main(name: str, paths: list[Path]) -> None:
    by_kind = sorted((one for path in paths for one in puzzles_in(path)), key=lambda one: one.kind)
    known = {one.id: one for one in by_kind}
    old = [one.id for one in known.values() if one.versions != versions_of(game(name))]
    if old:
        sys.exit(f"found with other rules or other knowledge, look again with --check: {old}")
    chosen = {kind: spread([one for one in known.values() if one.kind == kind]) for kind in TABLES}
    every = [one for some in chosen.values() for one in some]
    (ROOT / f"src/ludarium/games/{name}/{FILE}").write_bytes(packed(every))
    fallout: dict[Kind, Counter[str]] = {kind: Counter() for kind in TABLES}
    for path in paths:
        found = progress_of(path)
        fallout[found.kind] += Counter(found.fallout)
    for kind, counts in fallout.items():
        if counts:
            write_down(name, kind, counts, len(chosen[kind]))
    print(
        f"{name}: {len(known)} found, {len(every)} ship", Counter((one.kind, one.difficulty) for one in every)
    )


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


def progress_of(path: Path) -> Progress:
    return Progress(**json.loads(path.with_name(path.name + SUFFIX).read_text()))


def write_down(name: str, kind: Kind, fallout: Counter[str], ship: int) -> None:
    """The row of the game in the table of the kind."""
    head, looks = TABLES[kind]
    cells = [name, *(f"{fallout[look]:,}" for look in looks), str(ship)]
    text = DOCS.read_text()
    begin = text.index(head)
    row = re.compile(rf"^\| {name} \|.*$", re.MULTILINE)
    found = row.search(text, begin)
    assert found
    DOCS.write_text(f"{text[: found.start()]}| {' | '.join(cells)} |{text[found.end() :]}")


if __name__ == "__main__":
    main(sys.argv[1], [Path(path) for path in sys.argv[2:]])
