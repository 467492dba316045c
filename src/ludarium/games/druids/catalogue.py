"""Druidenwalzer: the number of every action."""

from collections.abc import Sequence
from typing import Final, assert_never

from ludarium.games.druids.actions import (
    CLEAR,
    DROP,
    FIGHT,
    JUMP,
    PASS,
    PLACE,
    WALTZ,
    Clear,
    Drop,
    Fight,
    Jump,
    Pass,
    Place,
    Waltz,
)
from ludarium.games.druids.places import ALL_TREES, DRUIDS, NAME, ROUND, SPIRITS, TREES
from ludarium.numbering import Numbering

Action = Place | Waltz | Jump | Drop | Clear | Pass | Fight

# By place: the number of the tree among all, Moon's first, and among those of its owner.
SIDES: Final = len(TREES[0])
OF_ALL: Final = [ALL_TREES.index(place) if place in ALL_TREES else 0 for place in range(ROUND)]
OF_OWN: Final = [n % SIDES for n in OF_ALL]
OWN: Final = [f"own{NAME[tree][1:]}" for tree in TREES[0]]


def numbers(some: Sequence[Action]) -> list[int]:
    return [_number(a, OF_ALL, len(ALL_TREES)) for a in some]


def relative_numbers(some: Sequence[Action]) -> list[int]:
    """Seen from the own side: only one's own trees are ever named."""
    return [_number(a, OF_OWN, SIDES) for a in some]


def _number(a: Action, tree_of: list[int], trees: int) -> int:  # noqa: PLR0911 - one for each kind
    """In the order of `_texts`."""
    if isinstance(a, Waltz):
        return a.spirit.rank * trees + tree_of[a.tree]
    first = len(SPIRITS) * trees
    if isinstance(a, Place):
        return first + a.druid * trees + tree_of[a.tree]
    first += len(DRUIDS) * trees
    if isinstance(a, Drop):
        return first + a.spirit.rank
    first += len(SPIRITS)
    if isinstance(a, Clear):
        return first + tree_of[a.tree]
    first += trees
    if isinstance(a, Jump):
        return first + a.druid
    first += len(DRUIDS)
    if isinstance(a, Fight):
        return first + a.druid
    if isinstance(a, Pass):
        return first + len(DRUIDS)
    assert_never(a)


def _texts(trees: list[int]) -> list[str]:
    """Of the actions at these trees, in the order of their numbers."""
    return [
        *[str(WALTZ[spirit.rank][tree]) for spirit in SPIRITS for tree in trees],
        *[str(PLACE[druid][tree]) for druid in DRUIDS for tree in trees],
        *[str(DROP[spirit.rank]) for spirit in SPIRITS],
        *[str(CLEAR[tree]) for tree in trees],
        *[str(JUMP[druid]) for druid in DRUIDS],
        *[str(FIGHT[druid]) for druid in DRUIDS],
        str(PASS),
    ]


def _from_own_side(text: str) -> str:
    for n, tree in enumerate(TREES[0]):
        text = text.replace(NAME[tree], OWN[n])
    return text


RELATIVE: Final = Numbering([_from_own_side(text) for text in _texts(TREES[0])], relative_numbers)
NUMBERING: Final = Numbering(_texts(ALL_TREES), numbers, relative=RELATIVE)
