"""Two people at Tigris & Euphrates who work together, so that what a test wants to see happens soon.

They look one answer ahead with the rules themselves, and find their way by a few distances on the board.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, Final

from ludarium.cells import numbers
from ludarium.core import apply, options
from ludarium.games.tigris import GAME
from ludarium.games.tigris.board import NAME
from ludarium.games.tigris.survey import realms
from ludarium.luck import Luck
from tests.browser.tigris import answer, told
from tests.browser.visitor import Visitor

Cells = dict[str, str]

EVERYTHING: Final = {"revolt", "wars", "monument", "treasure"}
FAR: Final = 40
BESIDE: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
SQUARE: Final = ((0, 0), (1, 0), (0, 1), (1, 1))


class Plot:
    """What has happened so far; `choose` gives the words of the next answer.

    Treasures come last: too many taken would end the game.
    """

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.happened: set[str] = set()

    @property
    def complete(self) -> bool:
        return self.happened >= EVERYTHING

    def answer(self, person: Visitor) -> None:
        answer(person, self.choose(told(person)["view"]))

    def choose(self, view: dict[str, Any]) -> str:
        world = GAME.imagine(view, self.luck)
        best = max(options(world), key=lambda a: self._worth(world, a))
        self.happened |= self._news(*foresee(world, best, self.luck))
        return str(best)

    def _news(self, state: Any, told: list[str]) -> set[str]:
        """What happens now that has not happened before."""
        return {what for what in happenings(state, told) if what not in self.happened}

    def _worth(self, world: Any, a: Any) -> float:
        kind, *rest = str(a).split()
        if kind == "swap":
            return -500 + int(rest[0])
        if kind in ("catastrophe", "withdraw", "pass", "decline"):
            return -1000
        if kind == "commit":
            return int(rest[0])
        state, told = foresee(world, a, self.luck)
        news, early = self._news(state, told), EVERYTHING - {"treasure"} - self.happened
        worth = 1000 * len(news - {"treasure"} if early else news) + self._promise(seen(state))
        return (
            worth
            - (200 * ("treasure" in happenings(state, told)) if early else 0)
            + self.luck.below(9, "tie") / 9
        )

    def _promise(self, view: dict[str, Any]) -> float:
        """How near the next happening is."""
        cells: Cells = view["cells"]
        own = [best_kingdom(view, seat) for seat in range(view["players"])]
        promise = 6.0 * sum(leaders for leaders, _ in own)
        if "monument" not in self.happened:
            promise += 2 * nearly_square(cells) ** 2
        if "wars" not in self.happened:
            promise -= 4 * (apart(cells, own[0][1], own[1][1]) if own[0][1] and own[1][1] else FAR)
        elif "monument" in self.happened:
            promise -= min((to_treasure(cells, kingdom) for kingdom in view["kingdoms"]), default=FAR)
        return promise


def foresee(world: Any, a: Any, luck: Luck) -> tuple[Any, list[str]]:
    state = world.copy()
    state.news = []
    apply(state, a, luck)
    return state, [news.text for news in state.news]


def happenings(state: Any, told: list[str]) -> Iterator[str]:
    question = state.asks[-1].told(state)["question"] if state.asks else None
    if question == "ChooseWar":
        yield "wars"
    for text in told:
        if text.startswith("revolt"):
            yield "revolt"
        elif text.startswith("monument"):
            yield "monument"
        elif " takes treasure " in text:
            yield "treasure"


def seen(state: Any) -> dict[str, Any]:
    """What everybody sees, and the kingdoms."""
    kingdoms = [[NAME[n] for n in numbers(realm.cells)] for realm in realms(state)]
    return GAME.view(state, None) | {"kingdoms": kingdoms}


def beside(cell: str) -> list[str]:
    return [name for step in BESIDE if (name := moved(cell, *step))]


def moved(cell: str, x: int, y: int) -> str:
    """The cell so far to the right and below, or nothing if that is off the board."""
    column, row = ord(cell[0]) + x, int(cell[1:]) + y
    return f"{chr(column)}{row}" if ord("A") <= column <= ord("P") and 1 <= row <= 11 else ""


def best_kingdom(view: dict[str, Any], seat: int) -> tuple[int, list[str]]:
    """Where this seat has most leaders, others' counted against it."""
    found: tuple[int, list[str]] = (0, [])
    for kingdom in view["kingdoms"]:
        owners = [view["cells"][cell][0] for cell in kingdom if view["cells"][cell][0].isdigit()]
        own = owners.count(str(seat + 1))
        found = max(found, (2 * own - len(owners), kingdom))
    return found


def apart(cells: Cells, here: list[str], there: list[str]) -> int:
    """How many empty cells lie between."""
    nearest, heap = dict.fromkeys(here, 0), [(0, cell) for cell in here]
    while heap:
        distance, cell = heappop(heap)
        if cell in there:
            return distance
        for name in beside(cell):
            further = distance + (name not in cells)
            if cells.get(name) != "XX" and further < nearest.get(name, FAR):
                nearest[name] = further
                heappush(heap, (further, name))
    return FAR


def nearly_square(cells: Cells) -> int:
    """Of the square that is nearest to a monument: how many of its tiles are there."""
    found = 0
    for corner in cells:
        for x, y in ((0, 0), (-1, 0), (0, -1), (-1, -1)):
            upper_left = moved(corner, x, y)
            four = [moved(upper_left, *step) for step in SQUARE] if upper_left else []
            lying = [cells[cell] for cell in four if cell in cells]
            if len({token[0] for token in lying}) == 1 and lying[0][0] in "rkbg" and all(four):
                found = max(found, len(lying))
    return found


def to_treasure(cells: Cells, kingdom: list[str]) -> int:
    """For a kingdom with a trader: the cells to fill until it holds one more treasure."""
    if not any(cells[cell][0].isdigit() and cells[cell][1] == "G" for cell in kingdom):
        return FAR
    treasures = [cell for cell, token in cells.items() if token[1] == "*" and cell not in kingdom]
    own = any(cells[cell][1] == "*" for cell in kingdom)
    return apart(cells, kingdom, treasures) + (0 if own else 8)
