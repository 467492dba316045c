"""The puzzles that come with a game: a compressed file beside its rules."""

import gzip
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from ludarium.contract import Game
from ludarium.puzzles.puzzle import LETTERS, Puzzle

FILE: Final = "puzzles.jsonl.gz"


@dataclass(frozen=True)
class Puzzles:
    """All of a game in their order, by id; `version` changes with whatever they say."""

    version: str
    by_id: Mapping[str, Puzzle]


@cache
def shipped(game: Game[Any]) -> Puzzles | None:
    """Those of this game, if its package brings any."""
    package = game.state.__module__.rpartition(".")[0]
    source = files(package) / FILE if package else None
    return unpacked(source.read_bytes()) if source and source.is_file() else None


def unpacked(data: bytes) -> Puzzles:
    """From what such a file holds."""
    lines = gzip.decompress(data)
    puzzles = [Puzzle.of(line) for line in lines.decode().splitlines()]
    return Puzzles(sha256(lines).hexdigest()[:LETTERS], {one.id: one for one in puzzles})


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """As such a file holds them, the easier before the harder: the same for the same puzzles."""
    ordered = sorted(puzzles, key=lambda one: (one.kind, one.difficulty, one.id))
    return gzip.compress("".join(f"{one.text()}\n" for one in ordered).encode(), mtime=0)
