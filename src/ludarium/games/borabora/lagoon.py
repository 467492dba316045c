"""Bora Bora: the game board with everything on it, and the player boards beside it - the state of a game."""

from dataclasses import dataclass, field
from typing import Any, Final

from ludarium.core import News, View
from ludarium.games.borabora.board import Board, card_names
from ludarium.games.borabora.inventory import FACES, INVENTORY, MATERIALS
from ludarium.games.borabora.islands import REGION, REGIONS, STANDARD_LAYOUT, WAY, Fish
from ludarium.games.borabora.rules import Rules
from ludarium.games.borabora.tiles import (
    COLOURS,
    COPIES,
    MAN,
    PEOPLE,
    SEX,
    SEXES,
    WOMAN,
    God,
    Jewel,
    Person,
    Task,
    cards,
    dark_tasks,
    group_name,
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


@dataclass(frozen=True, eq=False)
class Die:
    """A die on a tile or on the fishing space; whose it is matters to the eye alone."""

    tile: int
    owner: int
    face: int


DIE: Final = [
    [[Die(tile, owner, face) for face in (0, *FACES)] for owner in (0, 1, 2, 3, NOBODY)] for tile in range(9)
]


@dataclass(eq=False)
class Lagoon:
    """Lists run by seat, by region, by tile or by sex.  What can be laid out is laid out by `setup`."""

    rules: Rules
    openings: list[list[Any]]  # by phase and seat: the question with which a turn begins
    players: int
    order: list[int]  # seats in turn order
    track: list[int]  # seats in the order of their markers, the foremost first, on a stack the top one
    steps: list[int]  # by seat: the position of the marker
    boards: list[Board]
    lowest: list[int]  # by tile: the lowest die, or OPEN
    asks: list[Any] = field(default_factory=list)
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
    deck: list[God] = field(default_factory=lambda: cards(COPIES))
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

    def view(self, seat: int | None) -> View:
        """Everything but the cards in other hands and the order of what is to come (notation.md (g))."""
        asks = [told(question) for question in self.asks]
        return {
            "players": self.players,
            "rules": dict(self.rules.told),
            "round": self.round,
            "phase": PHASE[self.phase],
            "order": self.order[:],
            "turn": self.turn if asks else None,
            "ask": asks[-1] if asks else None,
            "asks": asks,
            "used": [group_name(group) for group in self.used],
            "green": self.green_called,
            "left": {
                "women": len(self.pools[0]),
                "men": len(self.pools[1]),
                "tasks": len(self.stock),
                "cards": len(self.deck),
            },
            **self._game_board(),
            "boards": [
                {"steps": self.steps[one], **board.told(one == seat)} for one, board in enumerate(self.boards)
            ],
        }

    def _game_board(self) -> View:
        return {
            "status": self.status(),
            "temple": {str(space): self.temple[space] for space in self.priests()},
            "pile": self.pile,
            "dice": {
                tile: [{"face": die.face, "seat": die.owner} for die in self.dice if die.tile == place]
                for place, tile in enumerate([*self.rules.tiles, "fish"])
            },
            "fish": {REGION[region]: self.fish[region].id for region in REGIONS},
            "map": {REGION[region]: list(self.huts[region]) for region in REGIONS if self.huts[region]},
            "women": [person.id if person else None for person in self.rows[WOMAN]],
            "men": [person.id if person else None for person in self.rows[MAN]],
            "tasks": [task.id for task in self.drafts],
            "jewels": [[jewel.id for jewel in column] for column in self.columns],
            "display": card_names(self.display),
            "discard": card_names(self.discard),
            "gone": self.gone(),
        }

    def status(self) -> list[dict[str, Any]]:
        """The stacks of markers, the foremost first, each from top to bottom."""
        stacks: list[dict[str, Any]] = []
        for seat in self.track:
            if not stacks or stacks[-1]["at"] != self.steps[seat]:
                stacks.append({"at": self.steps[seat], "seats": []})
            stacks[-1]["seats"].append(seat)
        return stacks

    def priests(self) -> list[int]:
        """The temple spaces where priests stand, from high to low."""
        return [space for space in FACES[::-1] if self.temple[space] != NOBODY]

    def gone(self) -> list[str]:
        """People and dark tasks that have left the game."""
        here: list[Any] = [*self.drafts, *self.stock]
        for sex in SEXES:
            here += [*self.rows[sex], *self.pools[sex]]
        for board in self.boards:
            here += [*board.people, *board.tasks, *board.fulfilled]
        everything: list[Any] = [*PEOPLE, *dark_tasks()]
        return [one.id for one in everything if one not in here]


# The fields of questions that are words.
WORDS: Final = {"way": WAY, "kind": MATERIALS, "sex": SEX, "region": REGION}


def told(question: Any) -> dict[str, Any]:
    """A question in words: of whom, which, and its other fields."""
    found = {"seat": question.seat, "question": type(question).__name__}
    for name in list(question.__dataclass_fields__)[1:]:
        value = getattr(question, name)
        found[name] = WORDS[name][value] if name in WORDS else value
    return found
