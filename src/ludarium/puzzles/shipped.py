"""The puzzles and the best turns that come with a game: compressed files beside its rules."""

import gzip
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from ludarium.contract import Game
from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.puzzle import LETTERS, Puzzle

FILE: Final = "puzzles.jsonl.gz"
TURNS_FILE: Final = "turns.jsonl.gz"

T = TypeVar("T", Puzzle, BestTurn)


@dataclass(frozen=True)
class Shipped(Generic[T]):
    """All of a game in their order, by id; `version` changes with whatever they say."""

    version: str
    by_id: Mapping[str, T]


Puzzles = Shipped[Puzzle]
BestTurns = Shipped[BestTurn]


@cache
def shipped(game: Game[Any]) -> Puzzles | None:
    """The puzzles of this game, if its package brings any."""
    data = brought(game, FILE)
    return unpacked(data, Puzzle.of) if data else None


@cache
def shipped_turns(game: Game[Any]) -> BestTurns | None:
    """The best turns of this game, if its package brings any."""
    data = brought(game, TURNS_FILE)
    return unpacked(data, BestTurn.of) if data else None


def brought(game: Game[Any], name: str) -> bytes | None:
    """What its package holds in the file of this name."""
    package = game.state.__module__.rpartition(".")[0]
    source = files(package) / name if package else None
    return source.read_bytes() if source and source.is_file() else None


def unpacked(data: bytes, of: Callable[[str], T]) -> Shipped[T]:
    """From what such a file holds."""
    lines = gzip.decompress(data)
    every = [of(line) for line in lines.decode().splitlines()]
    return Shipped(sha256(lines).hexdigest()[:LETTERS], {one.id: one for one in every})


def packed(every: Iterable[T]) -> bytes:
    """As such a file holds them, the easier before the harder: the same for the same ones."""
    ordered = sorted(every, key=lambda one: (one.kind, one.difficulty, one.id))
    return gzip.compress("".join(f"{one.text()}\n" for one in ordered).encode(), mtime=0)
