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
ROW = 11  # slots
CARDS = 60


def random_game(players: int, seed: int, **chosen: str) -> Iterator[tuple[Any, Sequence[News], str]]:
    """Each position, what was told on the way to it, and the answer (at first none)."""
    return play.random_game(GAME, players, seed, lively, chosen)


def board_of(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """A player board, with what it comes to: regions with an own hut, free slots, steps of its marker."""
    board: dict[str, Any] = view["boards"][seat]
    guests = [one for one in board["people"] if one["stack"]]
    in_row = board["huts"]["row"] + len(board["people"]) - len(guests)
    return board | {
        "regions": [region for region, huts in view["map"].items() if seat in huts],
        "free": ROW - in_row + (not board["huts"]["stack"] and not guests),
        "steps": next(stack["at"] for stack in view["status"] if seat in stack["seats"]),
    }


def cards_left(view: dict[str, Any]) -> int:
    """In the deck."""
    hands = [board["cards"] for board in view["boards"]]
    held = [len(cards) if isinstance(cards, list) else cards for cards in hands]
    return CARDS - len(view["display"]) - len(view["discard"]) - sum(held)


def lively(s: Any, luck: Luck) -> Any:
    """First the kind of answer, then one of it, seldom fishing."""
    found = one_kind(s, luck, WEIGHT)
    ashore = [action for action in found if not str(action).endswith(FISHING)]
    if ashore and luck.below(6, "ashore"):
        found = ashore
    return found[luck.below(len(found), "which")]
