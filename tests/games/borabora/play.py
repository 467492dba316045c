"""Games of Bora Bora played at random, step by step, for the tests of this folder."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludarium import Luck, apply, options
from ludarium.core import News
from ludarium.games.borabora import GAME

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
    luck = Luck(seed)
    s = GAME.setup(players, GAME.settle(chosen), luck)
    yield s, s.news or (), ""
    while s.asks:
        action = lively(s, luck)
        s.news = []
        apply(s, action, luck)
        yield s, s.news, str(action)


def lively(s: Any, luck: Luck) -> Any:
    """First the kind of answer, then one of it, seldom fishing."""
    kinds: dict[str, list[Any]] = {}
    for action in options(s):
        kinds.setdefault(str(action).split(" ")[0], []).append(action)
    tickets = [kind for kind in kinds for _ in range(WEIGHT.get(kind, 1))]
    found = kinds[tickets[luck.below(len(tickets), "kind")]]
    ashore = [action for action in found if not str(action).endswith(FISHING)]
    if ashore and luck.below(6, "ashore"):
        found = ashore
    return found[luck.below(len(found), "which")]
