"""Turns that may end a game, in the games where they can be tried to the end.

That takes that nothing matters in them which only others see.  At Tigris & Euphrates others hide what they
have, and at Bora Bora all answer once more in the end, so nothing is proven there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ludarium.core import Seat
from ludarium.games.druids.clearing import LOST_TREES_TO_LOSE
from ludarium.games.druids.hand import FOR_BOARD, FOR_HAND
from ludarium.games.druids.places import CULT, CULTS, SPIRITS, TREES
from ludarium.games.druids.seen import may_turn_up, view
from ludarium.games.druids.waltz import falls


@dataclass(frozen=True)
class Ending:
    """`least` options that a question must have, by its kind; and what is drawn for those who come `later`.

    `may_end(state, seat)`: without that this turn of the seat does not win.  `open_up(state, seat)` lets luck
    give whatever it may, as far as the seat knows, and not only what was dealt in this world.
    """

    least: Mapping[str, int]
    later: frozenset[str]
    may_end: Callable[[Any, Seat], bool]
    open_up: Callable[[Any, Seat], None]


def trees_may_fall(s: Any, cult: Seat) -> bool:
    """In a turn no tree is given two tokens: each pair of druids fights once, and at two trees."""
    falling = sum(not s.lost[tree] and falls(s, tree) for tree in TREES[1 - cult])
    return bool(s.won[cult] + falling >= LOST_TREES_TO_LOSE)


def any_spirit_may_turn_up(s: Any, cult: Seat) -> None:
    """Under a tree may lie what this world has in the rival's hand or in a draw pile."""
    seen = view(s, cult)
    by_name = {spirit.name: spirit for spirit in SPIRITS}
    for owner in CULTS:
        s.unseen[owner] = [by_name[name] for name in may_turn_up(seen, CULT[owner])]


def no_tile_is_left(s: Any, seat: Seat) -> bool:
    return not s.bag


def nothing_is_hidden(s: Any, seat: Seat) -> None:
    pass


ENDINGS: Final[Mapping[str, Ending]] = {
    "druids": Ending(
        {"TakeTurn": 5},
        frozenset([*FOR_HAND, *FOR_BOARD]),
        trees_may_fall,
        any_spirit_may_turn_up,
    ),
    "ark": Ending({"PlaceTile": 5, "Deploy": 4}, frozenset(), no_tile_is_left, nothing_is_hidden),
}
