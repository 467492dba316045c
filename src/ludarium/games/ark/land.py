"""The Ark of the Covenant: the land with everything on it and beside it - the state of a game."""

from dataclasses import dataclass
from typing import Final, final

from ludarium.core import Asks, Frozen, News
from ludarium.games.ark.pieces import Piece
from ludarium.games.ark.tiles import Face, Tile
from ludarium.luck import EVERYONE

NOWHERE: Final = -1
SUPPLY, BOX = -1, -2  # where a prophet is that stands on no tile


@dataclass(frozen=True)
class Rules(Frozen):
    """The table's options (§17)."""

    crosses_start: bool = False
    counts_prophets: bool = True
    counts_parts: bool = False
    entry_replaces_action: bool = False

    def told(self) -> dict[str, str]:
        """As the table chose them."""
        return {
            "ark_start_tile": "pass_through" if self.crosses_start else "never",
            "ark_counts_prophets": "true" if self.counts_prophets else "false",
            "incomplete_count": "parts" if self.counts_parts else "tiles",
            "ark_entry_replaces_action": "true" if self.entry_replaces_action else "false",
        }


@final
class Land:
    """Tiles have numbers in the order in which they were laid, and so have their parts."""

    __slots__ = (
        "ark",
        "asks",
        "at",
        "bag",
        "cell",
        "demand",
        "face",
        "first",
        "frontier",
        "held",
        "into",
        "marks",
        "news",
        "out",
        "piece",
        "players",
        "points",
        "prophet",
        "reach",
        "rules",
        "supply",
        "tiles",
    )

    # One constructor call with every field is the fastest copy, plain and compiled.
    def __init__(  # noqa: PLR0913, PLR0917
        self,
        asks: Asks,
        rules: Rules,
        players: int,
        at: dict[int, int],
        cell: list[int],
        face: list[Face],
        piece: list[Piece | None],
        first: list[int],
        into: list[int],
        reach: list[int],
        tiles: list[int],
        marks: list[int],
        held: list[int],
        frontier: list[int],
        demand: list[int],
        points: list[int],
        supply: list[int],
        prophet: list[int],
        ark: int,
        bag: list[Tile],
        out: list[Tile],
    ) -> None:
        self.asks = asks  # at most one question
        self.news: list[News] | None = None
        self.rules = rules
        self.players = players
        self.at = at  # by cell: the tile that lies there
        self.cell = cell  # by tile
        self.face = face  # by tile
        self.piece = piece  # by tile: who stands there, if anybody
        self.first = first  # by tile: its first part
        # By part: another part of its feature, the first one laid in the end; what follows is kept for that.
        self.into = into
        self.reach = reach  # sides, or for a field half sides, towards empty cells
        self.tiles = tiles  # those the feature lies on, as bits
        self.marks = marks  # scrolls, oases, or sheep less wolves
        self.held = held  # how many pieces of each seat, as a tally
        self.frontier = frontier  # the empty cells beside tiles, in reading order
        self.demand = demand  # beside each what its neighbours want
        self.points = points  # by seat
        self.supply = supply  # by seat: followers
        self.prophet = prophet  # by seat: the tile where it stands, or SUPPLY or BOX
        self.ark = ark  # the tile where it stands, or NOWHERE
        self.bag = bag  # a pool, by name; shared with copies until one draws
        self.out = out  # thrown out; shared with copies until one throws out

    def copy(self) -> "Land":
        return Land(
            self.asks[:],
            self.rules,
            self.players,
            self.at.copy(),
            self.cell[:],
            self.face[:],
            self.piece[:],
            self.first[:],
            self.into[:],
            self.reach[:],
            self.tiles[:],
            self.marks[:],
            self.held[:],
            self.frontier[:],
            self.demand[:],
            self.points[:],
            self.supply[:],
            self.prophet[:],
            self.ark,
            self.bag,
            self.out,
        )

    def tell(self, text: str) -> None:
        if self.news is not None:
            self.news.append(News(text, EVERYONE))

    def feature(self, part: int) -> int:
        """The eldest part of the feature that the part belongs to; the way to it is halved."""
        into = self.into
        while into[part] != part:
            into[part] = into[into[part]]
            part = into[part]
        return part

    def size(self, root: int) -> int:
        """§9 §10 Different tiles: one that lies twice in the feature counts once."""
        return self.tiles[root].bit_count()

    def scores(self) -> list[tuple[int, ...]]:
        return [(points,) for points in self.points]


def empty(players: int, rules: Rules, followers: int) -> Land:
    """A table without tiles and questions."""
    return Land(
        asks=[],
        rules=rules,
        players=players,
        at={},
        cell=[],
        face=[],
        piece=[],
        first=[],
        into=[],
        reach=[],
        tiles=[],
        marks=[],
        held=[],
        frontier=[],
        demand=[],
        points=[0] * players,
        supply=[followers] * players,
        prophet=[SUPPLY] * players,
        ark=NOWHERE,
        bag=[],
        out=[],
    )
