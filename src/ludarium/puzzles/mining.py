"""Puzzles and best turns looked for in many games of bots, and kept in a file that can be gone on with.

Beside the file stands another with how far it has come and what fell out where.  Both are written after each
game, in the order of the games, so the same seed gives the same file however many games are played at a time.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from ludarium.bots.pool import Pool
from ludarium.contract import Game
from ludarium.puzzles import judged, proven, turns
from ludarium.puzzles.best_turn import TURNS, BestTurn, Turns
from ludarium.puzzles.endings import ENDINGS
from ludarium.puzzles.judged import Counts
from ludarium.puzzles.kinds import SEARCHES
from ludarium.puzzles.puzzle import JUDGED, PROVEN, Kind, Puzzle, versions_of
from ludarium.registry import game as find_game

SUFFIX: Final = ".fallout"

Sought: TypeAlias = Kind | Turns
Found: TypeAlias = Puzzle | BestTurn

FINDERS: Final[Mapping[Sought, Callable[[Game[Any], int, int], tuple[Sequence[Found], Counts]]]] = {
    JUDGED: judged.judged_in,
    PROVEN: proven.proven_in,
    TURNS: turns.turns_in,
}
FOUND_IN: Final[Mapping[Sought, Collection[str]]] = {JUDGED: SEARCHES, PROVEN: ENDINGS, TURNS: turns.BEGINS}

Mined = tuple[list[str], dict[str, int]]  # lines of puzzles, and counts: processes exchange plain values


def finds(kind: Sought, game_name: str) -> bool:
    """Whether such puzzles can be looked for in this game."""
    return game_name in FOUND_IN[kind]


class BadFile(ValueError):
    """The file cannot be gone on with; the message says why."""


@dataclass
class Progress:
    """How far a file has come: `games` of this seed, and so many `bytes`; what fell out at which look."""

    game: str
    kind: Sought
    seed: int
    versions: dict[str, Any]
    games: int = 0
    bytes: int = 0
    fallout: dict[str, int] = field(default_factory=dict)

    @classmethod
    def begun(cls, game_name: str, kind: Sought, seed: int) -> Self:
        return cls(game_name, kind, seed, asdict(versions_of(find_game(game_name))))

    def is_of(self, other: "Progress") -> bool:
        """Whether both are the same search."""
        mine, theirs = ([one.game, one.kind, one.seed, one.versions] for one in (self, other))
        return mine == theirs


class Mine:
    """A file of puzzles that grows."""

    def __init__(self, path: Path, begun: Progress) -> None:
        """Raises `BadFile` if another search has begun it."""
        self.path = path
        self.beside = path.with_name(path.name + SUFFIX)
        self.progress = self._progress(begun)
        with path.open("ab") as file:
            file.truncate(self.progress.bytes)
        self.ids = {one.id for one in found_in(path)}

    def _progress(self, begun: Progress) -> Progress:
        if not self.beside.exists():
            if self.path.exists() and self.path.stat().st_size:
                raise BadFile(f"{self.beside} is missing, which says how far it has come")
            return begun
        found = Progress(**json.loads(self.beside.read_text(encoding="utf-8")))
        if not found.is_of(begun):
            raise BadFile("another game, kind, seed or version has begun it")
        return found

    def add(self, mined: Mined) -> None:
        """What one more game gave."""
        lines, counts = mined
        fallout = Counter(self.progress.fallout) + Counter(counts)
        new = [line for line in lines if found_of(line).id not in self.ids]
        fallout["twice"] += len(lines) - len(new)
        self.ids |= {found_of(line).id for line in new}
        with self.path.open("ab") as file:
            file.write("".join(f"{line}\n" for line in new).encode())
            self.progress.bytes = file.tell()
        self.progress.games += 1
        self.progress.fallout = {name: many for name, many in fallout.items() if many}
        self._note()

    def _note(self) -> None:
        new = self.beside.with_name(self.beside.name + ".new")
        new.write_text(json.dumps(asdict(self.progress), indent=1) + "\n", encoding="utf-8")
        os.replace(new, self.beside)


def mine(begun: Progress, games: int, path: Path, pool: Pool) -> Iterator[Progress]:
    """Until the file holds what so many games of this seed give, after each of them; raises `BadFile`."""
    found = Mine(path, begun)
    numbers = range(found.progress.games, games)
    for mined in pool.map(partial(mined_in, begun.game, begun.kind, begun.seed), numbers):
        found.add(mined)
        yield found.progress


def mined_in(game_name: str, kind: Sought, seed: int, number: int) -> Mined:
    found, counts = FINDERS[kind](find_game(game_name), seed, number)
    return [one.text() for one in found], dict(counts)


def found_in(path: Path) -> list[Found]:
    """All of a file."""
    with path.open(encoding="utf-8") as file:
        return [found_of(line) for line in file]


def found_of(line: str) -> Found:
    return BestTurn.of(line) if json.loads(line)["kind"] == TURNS else Puzzle.of(line)


def puzzles_in(path: Path) -> list[Puzzle]:
    """Of a file that may hold best turns as well."""
    return [one for one in found_in(path) if isinstance(one, Puzzle)]


def turns_in(path: Path) -> list[BestTurn]:
    """Of a file that may hold other puzzles as well."""
    return [one for one in found_in(path) if isinstance(one, BestTurn)]


def checked(every: Sequence[Found], pool: Pool) -> Iterator[tuple[Found, Found | str]]:
    """Each, and as it is found today, or why it falls out."""
    looked_at = pool.map(looked_at_again, [one.text() for one in every])
    for one, (holds, told) in zip(every, looked_at, strict=True):
        yield one, found_of(told) if holds else told


def looked_at_again(line: str) -> tuple[bool, str]:
    """Plain values, for processes: whether it holds, and its line as it is found today, or why not."""
    found = again(found_of(line))
    return (False, found) if isinstance(found, str) else (True, found.text())


def again(one: Found) -> Found | str:
    """As it is found today, or why it is not: that is also that something else is the best."""
    game = find_game(one.game)
    if isinstance(one, BestTurn):
        turn = turns.again(game, one)
        return turn if isinstance(turn, str) or one.agrees(turn) else "another turn is the best"
    puzzle = judged.again(game, one) if one.kind == JUDGED else proven.again(game, one)
    return puzzle if isinstance(puzzle, str) or one.agrees(puzzle) else "another answer is the best"
