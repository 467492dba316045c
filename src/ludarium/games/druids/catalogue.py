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
from ludarium.games.druids.clearing import Clearing
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
    """In the order of `_listed`."""
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


def legal(s: Clearing) -> list[int]:
    return sorted(numbers(s.asks[-1].options(s))) if s.asks else []


def _listed(trees: list[int]) -> list[Action]:
    """The actions at these trees, in the order of their numbers."""
    return [
        *[WALTZ[spirit.rank][tree] for spirit in SPIRITS for tree in trees],
        *[PLACE[druid][tree] for druid in DRUIDS for tree in trees],
        *[DROP[spirit.rank] for spirit in SPIRITS],
        *[CLEAR[tree] for tree in trees],
        *[JUMP[druid] for druid in DRUIDS],
        *[FIGHT[druid] for druid in DRUIDS],
        PASS,
    ]


def _from_own_side(a: Action) -> str:
    text = str(a)
    for n, tree in enumerate(TREES[0]):
        text = text.replace(NAME[tree], OWN[n])
    return text


ALL: Final = _listed(ALL_TREES)
RELATIVE: Final = Numbering([_from_own_side(a) for a in _listed(TREES[0])], relative_numbers)
NUMBERING: Final = Numbering([str(a) for a in ALL], numbers, legal=legal, actions=ALL, relative=RELATIVE)
