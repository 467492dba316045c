"""Games of Bora Bora played at random, step by step, for the tests of this folder."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludarium import Luck
from ludarium.core import News
from ludarium.games.borabora import GAME
from tests.games import play
from tests.games.play import one_kind

# How often each kind of answer is tried: evenly drawn, there would be little but points of the helper.
WEIGHT = {
    "fulfil": 8,
    "use": 6,
    "buy": 4,
    "tattoo": 3,
    "collect": 3,
    "die": 8,
    "blue": 2,
    "green": 4,
    "red": 2,
}
FISHING = "fish"


def random_game(players: int, seed: int, **chosen: str) -> Iterator[tuple[Any, Sequence[News], str]]:
    """Each position, what was told on the way to it, and the answer (at first none)."""
    return play.random_game(GAME, players, seed, lively, chosen)


def lively(s: Any, luck: Luck) -> Any:
    """First the kind of answer, then one of it, seldom fishing."""
    found = one_kind(s, luck, WEIGHT)
    ashore = [action for action in found if not str(action).endswith(FISHING)]
    if ashore and luck.below(6, "ashore"):
        found = ashore
    return found[luck.below(len(found), "which")]
