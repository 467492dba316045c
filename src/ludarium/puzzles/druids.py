"""Druidenwalzer: a turn that may conquer the second tree."""

from typing import Final

from ludarium.core import Seat
from ludarium.games.druids.clearing import LOST_TREES_TO_LOSE, Clearing
from ludarium.games.druids.hand import FOR_BOARD, FOR_HAND
from ludarium.games.druids.places import CULT, CULTS, SPIRITS, TREES
from ludarium.games.druids.seen import may_turn_up, view
from ludarium.games.druids.waltz import falls
from ludarium.puzzles.ending import Ending


def trees_may_fall(s: Clearing, cult: Seat) -> bool:
    """In a turn no tree is given two tokens: each pair of druids fights once, and at two trees."""
    falling = sum(not s.lost[tree] and falls(s, tree) for tree in TREES[1 - cult])
    return s.won[cult] + falling >= LOST_TREES_TO_LOSE


def any_spirit_may_turn_up(s: Clearing, cult: Seat) -> None:
    """Under a tree may lie what this world has in the rival's hand or in a draw pile."""
    seen = view(s, cult)
    by_name = {spirit.name: spirit for spirit in SPIRITS}
    for owner in CULTS:
        s.unseen[owner] = [by_name[name] for name in may_turn_up(seen, CULT[owner])]


ENDING: Final = Ending(
    {"TakeTurn": 5}, frozenset([*FOR_HAND, *FOR_BOARD]), trees_may_fall, any_spirit_may_turn_up
)
