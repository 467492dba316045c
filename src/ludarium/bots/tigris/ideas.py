"""Tigris & Euphrates: the answers worth a thought, out of hundreds."""

from collections.abc import Sequence
from typing import Any

from ludarium.cells import EMPTY, Cells, meets, minus, spread, union
from ludarium.games.tigris.actions import CATASTROPHE, LEADER, swaps
from ludarium.games.tigris.board import COLOURS, RED
from ludarium.games.tigris.catastrophes import exposed
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.conflict import enough
from ludarium.games.tigris.leaders import by_one_kingdom, by_temple
from ludarium.games.tigris.regions import borders, kingdoms
from ludarium.games.tigris.tiles import add_tiles
from ludarium.games.tigris.turn import Support, TakeAction
from ludarium.games.tigris.valley import Valley


def ideas(s: Valley) -> Sequence[Any]:
    """Some of the options, in their order."""
    question = s.asks[-1]
    if isinstance(question, TakeAction):
        return _actions(s)
    found: Sequence[Any] = question.options(s)
    if isinstance(question, Support):
        least = enough(s, question.conflict, question.committed)
        return [a for a in found if a.tiles == 0 or a.tiles >= least]
    return found


def _actions(s: Valley) -> list[Any]:
    """Tiles next to one's own kingdoms, leaders from home, catastrophes next to rivals."""
    own = s.dynasty[s.active]
    realms = kingdoms(s)
    free = s.free()
    touched = borders(realms)
    found = Choice(own.hand)
    add_tiles(s, free & _around_own(s, realms), touched, found)
    from_stock = by_one_kingdom(by_temple(s, free), touched)
    for colour in COLOURS:
        if not own.leader[colour]:
            found.add(LEADER[colour], from_stock)
    if own.catastrophes:
        found.add(CATASTROPHE, _beside_rivals(s))
    found.hand = [0, 0, 0, 0]
    listed = found.listed()
    listed += _swap(s)
    return listed


def _around_own(s: Valley, realms: list[Cells]) -> Cells:
    own, found = union(s.dynasty[s.active].leader), EMPTY
    for realm in realms:
        if meets(own, realm):
            found = found | spread(realm)
    return found


def _beside_rivals(s: Valley) -> Cells:
    """Face-up tiles next to leaders of others."""
    own = union(s.dynasty[s.active].leader)
    return exposed(s) & union(s.tile) & spread(minus(s.leaders, own))


def _swap(s: Valley) -> list[Any]:
    """The tiles of leaders that are at home, but for temples."""
    own = s.dynasty[s.active]
    hand = own.hand[:]
    for colour in COLOURS:
        if colour == RED or own.leader[colour]:
            hand[colour] = 0
    return [swaps(tuple(hand))[-2]] if sum(hand) else []
