"""Puzzles that were found become those that ship, and the page about them says what fell out.

    python scripts/puzzles.py tigris FILE...

The files are those of `ludarium puzzles`, of any kind, each with what it wrote beside it.  What shipped
before stays out unless it stands in a file; best turns ship apart from the other kinds, so either may be left
out.  What is proven need not be judged as well.  The harder go before the easier.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import TypeVar

from ludarium import game
from ludarium.puzzles.best_turn import TURNS, BestTurn
from ludarium.puzzles.mining import SUFFIX, Progress, Sought, puzzles_in, turns_in
from ludarium.puzzles.puzzle import JUDGED, PROVEN, Puzzle, versions_of
from ludarium.puzzles.shipped import FILE, TURNS_FILE, packed

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs/puzzles.md"
MOST = 200  # of a game and kind
MOST_TURNS = 60  # of a game
SPREAD = "| Puzzles |"  # the row above how many there are of each kind of decision
T = TypeVar("T", Puzzle, BestTurn)
# By kind: the row above those of its games on the page, and what stands there of each.
TABLES = {
    JUDGED: (
        "| Judged |",
        ("games", "decisions", "first", "anybody", "second", "third", "compared", "found"),
    ),
    PROVEN: ("| Proven |", ("games", "decisions", "too much", "no win", "many win", "anybody", "found")),
    TURNS: (
        "| Best turns |",
        ("games", "turns", "too much", "luck", "little", "common", "dull", "anybody", "hidden", "found"),
    ),
}


def main(name: str, paths: list[Path]) -> None:
    turns = [path for path in paths if progress_of(path).kind == TURNS]
    puzzles = [path for path in paths if path not in turns]
    if puzzles:
        ship_puzzles(name, puzzles)
    if turns:
        ship_turns(name, turns)


def ship_puzzles(name: str, paths: list[Path]) -> None:
    by_kind = sorted((one for path in paths for one in puzzles_in(path)), key=lambda one: one.kind)
    known = {one.id: one for one in by_kind}
    old = [one.id for one in known.values() if one.versions != versions_of(game(name))]
    if old:
        sys.exit(f"found with other rules or other knowledge, look again with --check: {old}")
    leading = sorted(known.values(), key=lambda one: (-min(one.leads), one.id))
    chosen = {kind: spread([one for one in leading if one.kind == kind], MOST) for kind in (JUDGED, PROVEN)}
    every = [one for some in chosen.values() for one in some]
    (ROOT / f"src/ludarium/games/{name}/{FILE}").write_bytes(packed(every))
    for kind, some in chosen.items():
        write_down(name, kind, paths, len(some))
    write_spread(name, Counter(one.question for one in every))
    print(
        f"{name}: {len(known)} found, {len(every)} ship", Counter((one.kind, one.difficulty) for one in every)
    )


def ship_turns(name: str, paths: list[Path]) -> None:
    known = {one.id: one for path in paths for one in turns_in(path)}
    if any(one.version != game(name).version for one in known.values()):
        sys.exit("found with other rules, look again with --check")
    chosen = spread(sorted(known.values(), key=lambda one: one.id), MOST_TURNS)
    (ROOT / f"src/ludarium/games/{name}/{TURNS_FILE}").write_bytes(packed(chosen))
    write_down(name, TURNS, paths, len(chosen))
    print(f"{name}: {len(known)} found, {len(chosen)} ship", Counter(one.difficulty for one in chosen))


def spread(ordered: list[T], most: int) -> list[T]:
    """As many of each difficulty as there are, from the hardest down, until there are enough."""
    by = defaultdict[int, list[T]](list)
    for one in ordered:
        by[one.difficulty].append(one)
    chosen: list[T] = []
    while any(by.values()) and len(chosen) < most:
        for difficulty in sorted(by, reverse=True):
            if by[difficulty] and len(chosen) < most:
                chosen.append(by[difficulty].pop(0))
    return chosen


def progress_of(path: Path) -> Progress:
    return Progress(**json.loads(path.with_name(path.name + SUFFIX).read_text()))


def write_down(name: str, kind: Sought, paths: list[Path], ship: int) -> None:
    """The row of the game in the table of the kind, if any of these files is of that kind."""
    head, looks = TABLES[kind]
    found = [progress_of(path) for path in paths]
    fallout = sum((Counter(one.fallout) for one in found if one.kind == kind), Counter[str]())
    if not fallout:
        return
    write_row(head, [name, *(f"{fallout[look]:,}" for look in looks), str(ship)])


def write_spread(name: str, spread: Counter[str]) -> None:
    write_row(SPREAD, [name, ", ".join(f"{many} `{question}`" for question, many in spread.most_common())])


def write_row(head: str, cells: list[str]) -> None:
    """In the table that begins so, instead of the row of this game."""
    text = DOCS.read_text()
    row = re.compile(rf"^\| {cells[0]} \|.*$", re.MULTILINE)
    old = row.search(text, text.index(head))
    assert old
    DOCS.write_text(f"{text[: old.start()]}| {' | '.join(cells)} |{text[old.end() :]}")


if __name__ == "__main__":
    main(sys.argv[1], [Path(path) for path in sys.argv[2:]])
