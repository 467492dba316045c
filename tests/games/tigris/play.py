"""Games of Tigris & Euphrates played at random, step by step, for the tests of this folder."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludarium import Luck
from ludarium.core import News
from ludarium.games.tigris import GAME
from tests.games import play
from tests.games.play import one_kind

# How often each kind of action is tried: evenly drawn options would be tiles far from everything, mostly.
WEIGHT = {"tile": 12, "leader": 5, "catastrophe": 1, "withdraw": 1, "swap": 2, "pass": 1, "build": 3}


def random_game(players: int, seed: int, **chosen: str) -> Iterator[tuple[Any, Sequence[News], str]]:
    """Each position, what was told on the way to it, and the action (at first none)."""
    return play.random_game(GAME, players, seed, lively, chosen)


def lively(s: Any, luck: Luck) -> Any:
    """First the kind of action, then one of it, for a tile or a leader rather beside something."""
    found = one_kind(s, luck, WEIGHT)
    busy = {neighbour for name in GAME.view(s, None)["cells"] for neighbour in around(name)}
    beside = [action for action in found if str(action).split(" ")[-1] in busy]
    if beside and luck.below(4, "beside"):
        found = beside
    return found[luck.below(len(found), "which")]


def around(name: str) -> list[str]:
    """The cells that share an edge with this one, on the board or not."""
    column, row = ord(name[0]), int(name[1:])
    return [f"{chr(column + x)}{row + y}" for x, y in ((0, -1), (-1, 0), (1, 0), (0, 1))]
