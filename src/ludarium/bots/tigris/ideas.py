"""Tigris & Euphrates: the answers worth a thought, out of hundreds."""

from collections.abc import Sequence
from typing import Any

from ludarium.bots.tigris.replies import least_support
from ludarium.cells import EMPTY, Cells, meets, minus, spread
from ludarium.games.tigris.actions import CATASTROPHE, LEADER, swaps
from ludarium.games.tigris.board import BOARD, COLOURS, LAND, RED
from ludarium.games.tigris.choice import Choice
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
        least = least_support(s, question)
        return [a for a in found if a.tiles == 0 or a.tiles >= least]
    return found


def _actions(s: Valley) -> list[Any]:
    """Tiles next to one's own kingdoms, leaders from home, catastrophes next to rivals."""
    me = s.active
    realms = kingdoms(s)
    free = minus(BOARD, s.occupied() | s.ruined)
    touched = borders(realms)
    found = Choice(s.hand[4 * me : 4 * me + 4])
    add_tiles(s, free & _around_own(s, realms), touched, found)
    by_temple = free & LAND & spread(s.tile[RED])
    for colour in COLOURS:
        if not s.leader[4 * me + colour]:
            found.add(LEADER[colour], minus(by_temple, touched.twice()))
    if s.catastrophes[me]:
        found.add(CATASTROPHE, _beside_rivals(s))
    found.hand = [0, 0, 0, 0]
    listed = found.listed()
    listed += _swap(s)
    return listed


def _around_own(s: Valley, realms: list[Cells]) -> Cells:
    found = EMPTY
    for realm in realms:
        for leader in range(4 * s.active, 4 * s.active + 4):
            if meets(s.leader[leader], realm):
                found = found | spread(realm)
                break
    return found


def _beside_rivals(s: Valley) -> Cells:
    """Face-up tiles next to leaders of others."""
    own = EMPTY
    for leader in range(4 * s.active, 4 * s.active + 4):
        own = own | s.leader[leader]
    tiles = s.tile[0] | s.tile[1] | s.tile[2] | s.tile[3]
    return minus(tiles & spread(minus(s.leaders, own)), s.treasure)


def _swap(s: Valley) -> list[Any]:
    """The tiles of leaders that are at home, but for temples."""
    hand = s.hand[4 * s.active : 4 * s.active + 4]
    for colour in COLOURS:
        if colour == RED or s.leader[4 * s.active + colour]:
            hand[colour] = 0
    return [swaps(tuple(hand))[-2]] if sum(hand) else []
