"""Bora Bora: the game board with everything on it, and the player boards beside it - the state of a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ludarium.core import Asked, Frozen, News
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.islands import REGIONS, STANDARD_LAYOUT, Fish
from ludarium.games.borabora.rules import Rules
from ludarium.games.borabora.tiles import (
    COLOURS,
    COPIES,
    PEOPLE,
    SEXES,
    God,
    Jewel,
    Person,
    Task,
    dark_tasks,
    god_cards,
    of_sex,
)

# § The phases of a round, and what comes before the first and after the last.
PHASE: Final = ["huts", "dice", "people", "jewels", "tasks", "draft", "last", "over"]
FIRST_HUTS: Final = 0
DICE: Final = 1
USING_PEOPLE: Final = 2
BUYING: Final = 3
RESOLVING: Final = 4
DRAFTING: Final = 5
LAST_TASKS: Final = 6
OVER: Final = 7

NOBODY: Final = -1
OPEN: Final = 7  # higher than any die: there is none on the tile
IMPOSSIBLE: Final = 7  # a value that no die and no group has


@dataclass(frozen=True, eq=False)
class Die(Frozen):
    """A die on a tile or on the fishing space; whose it is matters to the eye alone."""

    tile: int
    owner: int
    face: int

    def __reduce__(self) -> tuple[Callable[[int, int, int], "Die"], tuple[int, int, int]]:
        return die_of, (self.tile, self.owner, self.face)


def die_of(tile: int, owner: int, face: int) -> Die:
    return DIE[tile][owner][face]


# By tile, owner and face; nobody's come last.
DIE: Final = [
    [[Die(tile, owner, face) for face in (0, *FACES)] for owner in (0, 1, 2, 3, NOBODY)] for tile in range(9)
]


@dataclass(eq=False)
class Lagoon:
    """Lists run by seat, by region, by tile or by sex.  What can be laid out is laid out by `setup`."""

    rules: Rules
    openings: list[list[Asked["Lagoon"]]]  # by phase and seat: the question with which a turn begins
    players: int
    order: list[int]  # seats in turn order
    track: list[int]  # seats in the order of their markers, the foremost first, on a stack the top one
    steps: list[int]  # by seat: the position of the marker
    boards: list[Board]
    lowest: list[int]  # by tile: the lowest die, or OPEN
    asks: list[Asked["Lagoon"]] = field(default_factory=list)
    round: int = 1
    phase: int = FIRST_HUTS
    turn: int = NOBODY  # the seat whose turn it is
    used: list[int] = field(default_factory=list)  # in phase B: the groups that it has used, in order
    green_called: bool = False  # by the seat on turn
    temple: list[int] = field(default_factory=lambda: [NOBODY] * 7)  # by space, 1-6: whose priest it is
    pile: int = INVENTORY["god_tiles"]["in_temple"]  # God tiles in the temple
    dice: list[Die] = field(default_factory=list)  # on tiles, as they were placed
    fish: list[Fish] = field(default_factory=lambda: STANDARD_LAYOUT[:])
    huts: list[tuple[int, ...]] = field(default_factory=lambda: [() for _ in REGIONS])  # the holder first
    rows: list[list[Person | None]] = field(default_factory=lambda: [[None] * 6 for _ in SEXES])
    pools: list[list[Person]] = field(default_factory=lambda: [of_sex(PEOPLE, sex) for sex in SEXES])
    drafts: list[Task] = field(default_factory=list)  # tasks that lie open on the board
    stock: list[Task] = field(default_factory=dark_tasks)
    columns: list[list[Jewel]] = field(default_factory=lambda: [[] for _ in range(6)])  # by round
    display: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by colour: open god cards
    discard: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    deck: list[God] = field(default_factory=lambda: god_cards(COPIES))
    news: list[News] | None = None

    def copy(self) -> "Lagoon":
        return Lagoon(
            self.rules,
            self.openings,
            self.players,
            self.order[:],
            self.track[:],
            self.steps[:],
            [board.copy() for board in self.boards],
            self.lowest[:],
            self.asks[:],
            self.round,
            self.phase,
            self.turn,
            self.used[:],
            self.green_called,
            self.temple[:],
            self.pile,
            self.dice[:],
            self.fish[:],
            self.huts[:],
            [self.rows[0][:], self.rows[1][:]],
            [self.pools[0][:], self.pools[1][:]],
            self.drafts[:],
            self.stock[:],
            [column[:] for column in self.columns],
            self.display[:],
            self.discard[:],
            self.deck[:],
        )

    def tell(self, text: str) -> None:
        """Everything that happens is told to all."""
        if self.news is not None:
            self.news.append(News(text))

    def tell_of(self, seat: int, does: str) -> None:
        if self.news is not None:
            self.news.append(News(f"p{seat + 1} {does}"))

    def gain_points(self, seat: int, points: int, why: str) -> None:
        if points:
            self.boards[seat].score += points
            self.tell_of(seat, f"scores {points} {why}")

    def scores(self) -> list[tuple[int, ...]]:
        """§ The most points; of equals who comes first in turn order."""
        behind = [self.players - self.order.index(seat) for seat in range(self.players)]
        return [(board.score, behind[seat]) for seat, board in enumerate(self.boards)]

    def affordable(self, seat: int) -> list[Jewel]:
        """§ Of this round's column (R37)."""
        shells = self.boards[seat].shells
        return [jewel for jewel in self.columns[self.round - 1] if jewel.cost <= shells]

    def priests(self) -> list[int]:
        """The temple spaces where priests stand, from high to low."""
        return [space for space in FACES[::-1] if self.temple[space] != NOBODY]
