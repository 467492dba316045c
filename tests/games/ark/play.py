"""Games of The Ark of the Covenant played at random, step by step, for the tests of this folder."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludarium import Luck
from ludarium.core import News
from ludarium.games.ark import GAME
from tests.games import play
from tests.games.play import one_kind

# How often each kind of action is tried: evenly drawn options would be walks, mostly.
WEIGHT = {"follower": 6, "prophet": 2, "ark": 3, "pass": 1}


def random_game(players: int, seed: int, **chosen: str) -> Iterator[tuple[Any, Sequence[News], str]]:
    """Each position, what was told on the way to it, and the action (at first none)."""
    return play.random_game(GAME, players, seed, lively, chosen)


def lively(s: Any, luck: Luck) -> Any:
    """First the kind of action, then one of it; for a tile rather a cell with several neighbours."""
    found = one_kind(s, luck, WEIGHT)
    laid = {tuple(map(int, tile["cell"].split(","))) for tile in GAME.view(s, None)["tiles"]}
    snug = [action for action in found if str(action).startswith("tile") and neighbours(action, laid) > 1]
    if snug and luck.below(3, "snug"):
        found = snug
    return found[luck.below(len(found), "which")]


def neighbours(action: Any, laid: set[tuple[int, ...]]) -> int:
    x, y = map(int, str(action).split(" ")[1].split(","))
    return sum((x + dx, y + dy) in laid for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
