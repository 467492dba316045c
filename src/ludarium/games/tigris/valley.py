"""Tigris & Euphrates: the valley with everything on it and beside it - the state of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from ludarium.cells import Cells, count, meets, minus, numbers, union
from ludarium.core import Asks, Frozen, News
from ludarium.games.tigris.actions import PAIRS
from ludarium.games.tigris.board import (
    BOARD,
    CELL,
    COLOUR,
    COLOURS,
    LETTER,
    NAME,
    NOWHERE,
    TILES,
)
from ludarium.luck import EVERYONE


@dataclass(frozen=True)
class Rules(Frozen):
    """The table's options (§9)."""

    support: str = "free"
    points: str = "hidden"


@dataclass(frozen=True)
class Monument(Frozen):
    """A monument on the board, by its upper left cell, with the colour of the four tiles beneath it."""

    square: int
    pair: int
    tiles: int


@final
class Dynasty:
    """What one seat has.  Colours index its lists; copies share what is a tuple."""

    __slots__ = ("catastrophes", "hand", "leader", "points", "swapped", "taken")

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        hand: list[int],
        leader: list[Cells],
        points: tuple[int, ...],
        taken: int,
        catastrophes: int,
        swapped: tuple[int, ...],
    ) -> None:
        self.hand = hand  # tiles behind the screen
        self.leader = leader  # where it stands, or EMPTY
        self.points = points
        self.taken = taken  # treasures
        self.catastrophes = catastrophes  # not yet played
        self.swapped = swapped  # tiles thrown away, as far as anybody remembers

    def copy(self) -> "Dynasty":
        return Dynasty(self.hand[:], self.leader[:], self.points, self.taken, self.catastrophes, self.swapped)

    def held(self) -> int:
        """Tiles behind the screen."""
        red, black, blue, green = self.hand
        return red + black + blue + green


@final
class Valley:
    """All that is on the table, and behind the screens."""

    __slots__ = (
        "active",
        "asks",
        "bag",
        "dynasty",
        "face_down",
        "guessed",
        "leaders",
        "left",
        "monuments",
        "news",
        "players",
        "regions",
        "ruined",
        "rules",
        "tile",
        "treasure",
    )

    # One constructor call with every field is the fastest copy, plain and compiled.
    def __init__(  # noqa: PLR0913, PLR0917
        self,
        asks: Asks,
        rules: Rules,
        players: int,
        active: int,
        left: int,
        dynasty: list[Dynasty],
        tile: list[Cells],
        leaders: Cells,
        face_down: Cells,
        treasure: Cells,
        ruined: Cells,
        regions: list[Cells],
        monuments: tuple[Monument, ...],
        bag: list[str],
        guessed: bool,
    ) -> None:
        self.asks = asks  # at most one question
        self.news: list[News] | None = None
        self.rules = rules
        self.players = players
        self.active = active  # the seat whose turn it is
        self.left = left  # its actions left, the one in progress included
        self.dynasty = dynasty  # by seat
        self.tile = tile  # by colour: face-up tiles
        self.leaders = leaders  # where they stand, all of them
        self.face_down = face_down  # tiles under monuments
        self.treasure = treasure  # where treasures lie
        self.ruined = ruined  # where catastrophes lie
        self.regions = regions  # kept up to date; a tile that unites joins them after its wars
        self.monuments = monuments  # on the board, in board order
        self.bag = bag  # a pool, words sorted by colour; shared with copies until one draws
        self.guessed = guessed  # what is behind others' screens, which therefore stays there at the end

    def copy(self) -> "Valley":
        return Valley(
            self.asks[:],
            self.rules,
            self.players,
            self.active,
            self.left,
            [one.copy() for one in self.dynasty],
            self.tile[:],
            self.leaders,
            self.face_down,
            self.treasure,
            self.ruined,
            self.regions[:],
            self.monuments,
            self.bag,
            self.guessed,
        )

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        if self.news is not None:
            self.news.append(News(text, seen_by, public))

    def occupied(self) -> Cells:
        return union(self.tile) | self.face_down | self.leaders

    def free(self) -> Cells:
        """Where nothing lies: no tile, leader or catastrophe."""
        return minus(BOARD, self.occupied() | self.ruined)

    def clockwise(self) -> list[int]:
        """All seats, the active one first."""
        return ROUNDS[self.players][self.active]

    def gain(self, seat: int, colour: int, n: int, what_for: str) -> None:
        one = self.dynasty[seat]
        points = list(one.points)
        points[colour] += n
        one.points = tuple(points)
        if self.news is not None:
            self.tell(f"p{seat + 1} gains {n} {COLOUR[colour]} for {what_for}")

    def remove(self, colour: int, cells: Cells) -> None:
        """Face-up tiles leave the game; whoever asks sees to the regions."""
        self.tile[colour] = minus(self.tile[colour], cells)
        if self.news is not None and cells:
            self.tell(f"removed {COLOUR[colour]} {in_order(cells)}")

    def scores(self) -> list[tuple[int, ...]]:
        """§ The end: treasures strengthen the weakest colours; then the weakest counts, then the next."""
        return [standing(one.points, one.taken) for one in self.dynasty]

    def gone(self) -> list[int]:
        """By colour: tiles that everyone saw leaving the game - removed, covered, committed."""
        return [TILES[c] - self.on_board(c) - self.in_bag(c) - self.behind_screens(c) for c in COLOURS]

    def behind_screens(self, colour: int) -> int:
        """Or thrown away from there."""
        return sum([one.hand[colour] + one.swapped[colour] for one in self.dynasty])

    def in_bag(self, colour: int) -> int:
        return self.bag.count(COLOUR[colour])

    def on_board(self, colour: int) -> int:
        return int(count(self.tile[colour])) + 4 * sum([m.tiles == colour for m in self.monuments])

    def unused(self) -> list[int]:
        """The monuments beside the board."""
        used = [monument.pair for monument in self.monuments]
        return [pair for pair in range(len(PAIRS)) if pair not in used]

    def leader_at(self, n: int) -> tuple[int, int]:
        """The seat and the colour of the leader on the cell; NOWHERE if there is none."""
        for seat, one in enumerate(self.dynasty):
            for colour in COLOURS:
                if meets(one.leader[colour], CELL[n]):
                    return seat, colour
        return NOWHERE, NOWHERE


# By number of players, by the seat that comes first.
ROUNDS: Final = [
    [[(first + n) % players for n in range(players)] for first in range(players)] for players in range(5)
]


def letters(tiles: Sequence[int]) -> str:
    return "".join([LETTER[colour] * tiles[colour] for colour in COLOURS])


def in_order(cells: Cells) -> str:
    return " ".join([NAME[n] for n in numbers(cells)])


def standing(points: Sequence[int], treasures: int) -> tuple[int, ...]:
    """The four totals, weakest first."""
    return tuple(sorted(strengthened(points, treasures)))


def strengthened(points: Sequence[int], treasures: int) -> list[int]:
    """The totals by colour, with each treasure given to the first colour that is weakest then."""
    totals = list(points)
    for _ in range(treasures):
        totals[totals.index(min(totals))] += 1
    return totals
