"""Tigris & Euphrates: everything anybody can ever do, made once; questions only point at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from ludarium.core import Frozen
from ludarium.games.tigris.board import CELL, COLOUR, COLOURS, NAME


@dataclass(frozen=True)
class Tile(Frozen):
    colour: int
    cell: int

    def __str__(self) -> str:
        return f"tile {COLOUR[self.colour]} {NAME[self.cell]}"


@dataclass(frozen=True)
class Leader(Frozen):
    colour: int
    cell: int

    def __str__(self) -> str:
        return f"leader {COLOUR[self.colour]} {NAME[self.cell]}"


@dataclass(frozen=True)
class Withdraw(Frozen):
    colour: int

    def __str__(self) -> str:
        return f"withdraw {COLOUR[self.colour]}"


@dataclass(frozen=True)
class Catastrophe(Frozen):
    cell: int

    def __str__(self) -> str:
        return f"catastrophe {NAME[self.cell]}"


@dataclass(frozen=True)
class Swap(Frozen):
    tiles: tuple[int, ...]  # how many of each colour

    def __str__(self) -> str:
        return f"{self.public} {' '.join(words(self.tiles))}"

    @property
    def public(self) -> str:
        """Which tiles they are is known to the swapper alone."""
        return f"swap {sum(self.tiles)}"


@dataclass(frozen=True)
class Pass(Frozen):
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class War(Frozen):
    colour: int

    def __str__(self) -> str:
        return f"war {COLOUR[self.colour]}"


@dataclass(frozen=True)
class Commit(Frozen):
    tiles: int

    def __str__(self) -> str:
        return f"commit {self.tiles}"


@dataclass(frozen=True)
class Build(Frozen):
    square: int  # its upper left cell
    pair: int  # the monument

    def __str__(self) -> str:
        return f"build {NAME[self.square]} {MONUMENT[self.pair]}"


@dataclass(frozen=True)
class Decline(Frozen):
    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True)
class Leave(Frozen):
    cell: int

    def __str__(self) -> str:
        return f"leave {NAME[self.cell]}"


def words(tiles: Sequence[int]) -> list[str]:
    """So many tiles of each colour, one word each."""
    return [COLOUR[colour] for colour in COLOURS for _ in range(tiles[colour])]


# What answers each question; a catalogue holds all of them.
Action: TypeAlias = Tile | Leader | Withdraw | Catastrophe | Swap | Pass
Building: TypeAlias = Build | Decline
Answer: TypeAlias = Action | War | Commit | Building | Leave

# The two colours of each monument.
PAIRS: Final = [(a, b) for a in COLOURS for b in COLOURS if a < b]
MONUMENT: Final[list[str]] = [f"{COLOUR[a]}-{COLOUR[b]}" for a, b in PAIRS]

# By colour, by cell; what has no cell stands at every cell.
TILE: Final[list[list[Action]]] = [[Tile(colour, n) for n in range(len(CELL))] for colour in COLOURS]
LEADER: Final[list[list[Action]]] = [[Leader(colour, n) for n in range(len(CELL))] for colour in COLOURS]
WITHDRAW: Final[list[list[Action]]] = [[Withdraw(colour)] * len(CELL) for colour in COLOURS]
CATASTROPHE: Final[list[Action]] = [Catastrophe(n) for n in range(len(CELL))]
PASS: Final = Pass()
WAR: Final[list[War]] = [War(colour) for colour in COLOURS]
COMMIT: Final[list[Commit]] = [Commit(n) for n in range(154)]
BUILD: Final[list[list[Build]]] = [[Build(n, pair) for pair in range(len(PAIRS))] for n in range(len(CELL))]
DECLINE: Final = Decline()
LEAVE: Final[list[Leave]] = [Leave(n) for n in range(len(CELL))]


@cache
def swaps(hand: tuple[int, ...]) -> list[Action]:
    """Every swap out of a hand of so many tiles of each colour, by number, then by colours; and `pass`."""
    choices = product(*[range(tiles, -1, -1) for tiles in hand])
    return [*[Swap(tiles) for tiles in sorted(choices, key=sum) if sum(tiles)], PASS]
