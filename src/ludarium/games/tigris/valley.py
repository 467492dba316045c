"""Tigris & Euphrates: the valley with everything on it and beside it - the state of a game."""

from dataclasses import dataclass
from typing import Any, Final, final

from ludarium.cells import Cells, count, meets, minus, numbers, union
from ludarium.core import News, View
from ludarium.games.tigris.actions import MONUMENT, PAIRS
from ludarium.games.tigris.board import CELL, COLOUR, COLOURS, LETTER, NAME, NOWHERE, SQUARE, TILES
from ludarium.luck import EVERYONE


@dataclass(frozen=True)
class Rules:
    """The table's options (§9)."""

    support: str = "free"
    points: str = "hidden"


@dataclass(frozen=True)
class Monument:
    """A monument on the board, by its upper left cell, with the colour of the four tiles beneath it."""

    square: int
    pair: int
    tiles: int


@final
class Valley:
    """Lists by leader run seat by seat, four colours each: the leader `4 * seat + colour`.

    So do the lists of what a seat has of each colour.
    """

    __slots__ = (
        "active",
        "asks",
        "bag",
        "catastrophes",
        "face_down",
        "guessed",
        "hand",
        "leader",
        "leaders",
        "left",
        "monuments",
        "news",
        "players",
        "points",
        "regions",
        "ruined",
        "rules",
        "swapped",
        "taken",
        "tile",
        "treasure",
    )

    # One constructor call with every field is the fastest copy, plain and compiled.
    def __init__(  # noqa: PLR0913, PLR0917
        self,
        asks: list[Any],
        rules: Rules,
        players: int,
        active: int,
        left: int,
        tile: list[Cells],
        leader: list[Cells],
        leaders: Cells,
        face_down: Cells,
        treasure: Cells,
        ruined: Cells,
        regions: list[Cells],
        monuments: tuple[Monument, ...],
        hand: list[int],
        points: list[int],
        taken: list[int],
        catastrophes: list[int],
        bag: list[str],
        swapped: list[int],
        guessed: bool,
    ) -> None:
        self.asks = asks  # at most one question
        self.news: list[News] | None = None
        self.rules = rules
        self.players = players
        self.active = active  # the seat whose turn it is
        self.left = left  # its actions left, the one in progress included
        self.tile = tile  # by colour: face-up tiles
        self.leader = leader  # by leader: where it stands, or EMPTY
        self.leaders = leaders  # all of them
        self.face_down = face_down  # tiles under monuments
        self.treasure = treasure  # where treasures lie
        self.ruined = ruined  # where catastrophes lie
        self.regions = regions  # kept up to date; a tile that unites joins them after its wars
        self.monuments = monuments  # on the board, in board order
        self.hand = hand  # by seat and colour: tiles behind the screen
        self.points = points  # by seat and colour
        self.taken = taken  # by seat: treasures
        self.catastrophes = catastrophes  # by seat: not yet played
        self.bag = bag  # a pool, words sorted by colour; shared with copies until one draws
        self.swapped = swapped  # by seat and colour: tiles thrown away, as far as anybody remembers
        self.guessed = guessed  # what is behind others' screens, which therefore stays there at the end

    def copy(self) -> "Valley":
        return Valley(
            self.asks[:],
            self.rules,
            self.players,
            self.active,
            self.left,
            self.tile[:],
            self.leader[:],
            self.leaders,
            self.face_down,
            self.treasure,
            self.ruined,
            self.regions[:],
            self.monuments,
            self.hand[:],
            self.points[:],
            self.taken[:],
            self.catastrophes[:],
            self.bag,
            self.swapped[:],
            self.guessed,
        )

    def tell(self, text: str, seen_by: int = EVERYONE, public: str | None = None) -> None:
        if self.news is not None:
            self.news.append(News(text, seen_by, public))

    def occupied(self) -> Cells:
        return union(self.tile) | self.face_down | self.leaders

    def clockwise(self) -> list[int]:
        """All seats, the active one first."""
        return ROUNDS[self.players][self.active]

    def held(self, seat: int) -> int:
        """Tiles behind the screen."""
        red = 4 * seat
        return self.hand[red] + self.hand[red + 1] + self.hand[red + 2] + self.hand[red + 3]

    def gain(self, seat: int, colour: int, n: int, what_for: str) -> None:
        self.points[4 * seat + colour] += n
        if self.news is not None:
            self.tell(f"p{seat + 1} gains {n} {COLOUR[colour]} for {what_for}")

    def remove(self, colour: int, cells: Cells) -> None:
        """Face-up tiles leave the game; whoever asks sees to the regions."""
        self.tile[colour] = minus(self.tile[colour], cells)
        if self.news is not None and cells:
            self.tell(f"removed {COLOUR[colour]} {in_order(cells)}")

    def scores(self) -> list[tuple[int, ...]]:
        """§ The end: treasures strengthen the weakest colours; then the weakest counts, then the next."""
        return [
            standing(self.points[4 * seat : 4 * seat + 4], self.taken[seat]) for seat in range(self.players)
        ]

    def view(self, seat: int | None) -> View:
        """Everything on the table and in front of the screens; behind them only the viewer's own things.

        `kingdoms` and the strengths in `ask` follow from the board.  `memory` is not part of a position.
        """
        return {
            "players": self.players,
            "rules": {"support": self.rules.support, "points": self.rules.points},
            "cells": {NAME[n]: self.token(n) for n in numbers(self.occupied() | self.ruined)},
            "monuments": {NAME[m.square]: MONUMENT[m.pair] for m in self.monuments},
            "unused": [MONUMENT[pair] for pair in self.unused()],
            "kingdoms": self._kingdoms(),
            "treasures_left": int(count(self.treasure)),
            "turn": {"seat": self.active, "left": self.left},
            "ask": self.asks[-1].told(self) if self.asks else None,
            "bag": len(self.bag),
            "catastrophes": self.catastrophes[:],
            **self._behind_screens(seat),
        }

    def _behind_screens(self, seat: int | None) -> View:
        """Whole for the viewer; of others how many tiles, and points if open or the game is over."""
        hands, points, swapped = fours(self.hand), fours(self.points), fours(self.swapped)
        seats = range(self.players)
        return {
            "hands": [letters(hands[one]) if one == seat else sum(hands[one]) for one in seats],
            "points": [points[one] if self._shows(one, seat) else None for one in seats],
            "treasures": [self.taken[one] if self._shows(one, seat) else None for one in seats],
            "memory": {
                "gone": self.gone(),
                "swapped": [swapped[one] if one == seat else sum(swapped[one]) for one in seats],
            },
        }

    def _shows(self, one: int, seat: int | None) -> bool:
        return one == seat or self.rules.points == "open" or not (self.asks or self.guessed)

    def _kingdoms(self) -> list[list[str]]:
        """In board order."""
        held = [numbers(region) for region in self.regions if meets(region, self.leaders)]
        return [[NAME[n] for n in kingdom] for kingdom in sorted(held)]

    def gone(self) -> list[int]:
        """By colour: tiles that everyone saw leaving the game - removed, covered, committed."""
        return [
            TILES[c] - self.on_board(c) - self.in_bag(c) - sum(self.hand[c::4]) - sum(self.swapped[c::4])
            for c in COLOURS
        ]

    def in_bag(self, colour: int) -> int:
        return self.bag.count(COLOUR[colour])

    def on_board(self, colour: int) -> int:
        return int(count(self.tile[colour])) + 4 * sum([m.tiles == colour for m in self.monuments])

    def unused(self) -> list[int]:
        """The monuments beside the board."""
        used = [monument.pair for monument in self.monuments]
        return [pair for pair in range(len(PAIRS)) if pair not in used]

    def leader_at(self, n: int) -> int:
        """The leader on the cell, or NOWHERE."""
        for leader, stands in enumerate(self.leader):
            if meets(stands, CELL[n]):
                return leader
        return NOWHERE

    def token(self, n: int) -> str:
        """What is on the cell, in the words of notation.md §5; nothing if it is empty."""
        cell = CELL[n]
        star = meets(self.treasure, cell)
        if meets(self.ruined, cell):
            return "XX"
        if meets(self.leaders, cell):
            leader = self.leader_at(n)
            return f"{leader // 4 + 1}{LETTER[leader % 4]}"
        for colour in COLOURS:
            if meets(self.tile[colour], cell):
                return "r*" if star else f"{LETTER[colour].lower()}."
        for monument in self.monuments:
            if meets(SQUARE[monument.square], cell):
                return "#*" if star else f"#{LETTER[monument.tiles].lower()}"
        return ""


# By number of players, by the seat that comes first.
ROUNDS: Final = [
    [[(first + n) % players for n in range(players)] for first in range(players)] for players in range(5)
]


def fours(some: list[int]) -> list[list[int]]:
    """Seat by seat."""
    return [some[at : at + 4] for at in range(0, len(some), 4)]


def letters(tiles: list[int]) -> str:
    return "".join([LETTER[colour] * tiles[colour] for colour in COLOURS])


def in_order(cells: Cells) -> str:
    return " ".join([NAME[n] for n in numbers(cells)])


def standing(points: list[int], treasures: int) -> tuple[int, ...]:
    """The four totals, weakest first, with each treasure given to a colour that is weakest then."""
    four = sorted(points)
    for _ in range(treasures):
        four[0] += 1
        four.sort()
    return tuple(four)
