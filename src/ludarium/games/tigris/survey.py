"""Tigris & Euphrates: what follows from the table - kingdoms, strengths, frontiers, wars, totals."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from ludarium.cells import EMPTY, Cells, count, meets, minus, numbers, spread, union
from ludarium.core import View
from ludarium.games.tigris.actions import MONUMENT
from ludarium.games.tigris.board import CELL, COLOUR, COLOURS, NAME
from ludarium.games.tigris.conflict import (
    NOT_YET,
    Conflict,
    end,
    enough,
    in_revolt,
    in_war,
    open_wars,
    stands,
    supporters,
    wars_between,
)
from ludarium.games.tigris.leaders import lifted
from ludarium.games.tigris.monuments import build, paid, possible
from ludarium.games.tigris.regions import kingdoms, region_of, ruler
from ludarium.games.tigris.treasures import are_scarce, within_reach
from ludarium.games.tigris.turn import BuildMonument, ChooseWar, LeaveTreasure, Support, TakeAction
from ludarium.games.tigris.valley import Monument, Valley, in_order, strengthened

# For the rules of no question, but for whoever looks ahead.


@final
class Realm:
    """A kingdom, who leads it in each colour, and with how many tiles behind him."""

    __slots__ = ("cells", "near", "rulers", "tiles")

    def __init__(self, s: Valley, cells: Cells) -> None:
        self.cells = cells
        self.near = spread(cells)  # its cells and those next to them
        self.rulers: list[int] = [ruler(s, cells, colour) for colour in COLOURS]  # seats, or NOWHERE
        self.tiles: list[int] = [int(count(s.tile[colour] & cells)) for colour in COLOURS]


def realms(s: Valley) -> list[Realm]:
    return [Realm(s, cells) for cells in kingdoms(s)]


def frontier(one: Realm, other: Realm, free: Cells) -> Cells:
    """Where a single tile would unite the two; it may touch a third."""
    return one.near & other.near & free


def near_without(s: Valley, seat: int, colour: int) -> Cells:
    """The leader's kingdom and the cells next to it, as far as they are so without the leader (R2)."""
    whole = region_of(s, s.dynasty[seat].leader[colour])
    left = kingdoms(lifted(s, seat, colour))
    return union([spread(part) for part in left if meets(part, whole)])


# The same as JSON.  All of it is public; totals are known where the view shows points and treasures.


def survey(s: Valley, view: View) -> View:
    """Kingdoms and regions in board order; elsewhere a kingdom is its number among them."""
    every = sorted(realms(s), key=lambda realm: numbers(realm.cells))
    free = s.free()
    without = [numbers(region) for region in s.regions if not meets(region, s.leaders)]
    return {
        "kingdoms": [_kingdom(s, realm, free) for realm in every],
        "regions": [names(region) for region in sorted(without)],
        "frontiers": _frontiers(s, every, free),
        "pays": {NAME[monument.square]: _payees(s, monument) for monument in s.monuments},
        "unused": [MONUMENT[pair] for pair in s.unused()],
        "treasures_left": int(count(s.treasure)),
        "scarce": are_scarce(s),
        "totals": [
            None if points is None or treasures is None else strengthened(points, treasures)
            for points, treasures in zip(view["points"], view["treasures"], strict=True)
        ],
        "asked": _asked(s),
    }


def names(cells: list[int]) -> list[str]:
    return [NAME[n] for n in cells]


def _kingdom(s: Valley, realm: Realm, free: Cells) -> View:
    """Its cells, the free ones next to it, and its leaders' strengths in a war and in a revolt."""
    return {
        "cells": names(numbers(realm.cells)),
        "near": names(numbers(realm.near & free)),
        "leaders": {NAME[n]: _strengths(s, n) for n in numbers(realm.cells & s.leaders)},
    }


def _strengths(s: Valley, n: int) -> View:
    return {
        "war": int(count(in_war(s, s.leader_at(n)[1], CELL[n]))),
        "revolt": int(count(in_revolt(s, CELL[n]))),
    }


def _frontiers(s: Valley, every: list[Realm], free: Cells) -> list[View]:
    """Which kingdoms a tile would unite, where, and over which colours there would be war."""
    found: list[View] = []
    for j, other in enumerate(every):
        for i, one in enumerate(every[:j]):
            cells = numbers(frontier(one, other, free))
            if cells:
                wars = wars_between(s, [one.cells, other.cells], cells[0])
                colours = [COLOUR[war.colour] for war in wars]
                found.append({"kingdoms": [i, j], "cells": names(cells), "wars": colours})
    return found


def _payees(s: Valley, monument: Monument) -> list[str]:
    """Where the leaders stand that the monument earns points for."""
    leaders = [one.leader[colour] for seat, one in enumerate(s.dynasty) for colour in paid(s, monument, seat)]
    return names(numbers(union(leaders)))


# § What the question that is asked is about.


def _asked(s: Valley) -> View:
    question = s.asks[-1] if s.asks else None
    if isinstance(question, TakeAction):
        return {"lifted": _lifted(s)}
    if isinstance(question, ChooseWar):
        return {"conflicts": [_conflict(s, war) for war in open_wars(s, question.cell)]}
    if isinstance(question, Support):
        return _support(s, question)
    if isinstance(question, BuildMonument):
        return {"builds": _builds(s, question)}
    if isinstance(question, LeaveTreasure):
        return {"treasures": names(numbers(within_reach(s, question.seat)))}
    return {}


def _lifted(s: Valley) -> View:
    """By colour of a leader on the board: the free cells that are next to its kingdom without it."""
    return {
        COLOUR[colour]: names(numbers(near_without(s, s.active, colour) & s.free()))
        for colour in COLOURS
        if s.dynasty[s.active].leader[colour]
    }


def _conflict(s: Valley, c: Conflict) -> View:
    """Attacker and defender: where their leaders stand, and the tiles on the board that count for them."""
    sides = [c.attacker, c.defender]
    return {
        "colour": COLOUR[c.colour],
        "tiles": COLOUR[c.tiles],
        "leaders": [in_order(stands(s, c, seat)) for seat in sides],
        "support": [names(numbers(supporters(s, c, seat))) for seat in sides],
    }


def _support(s: Valley, question: Support) -> View:
    """All open conflicts; of this one what follows if attacker or defender wins.

    `enough` is how many tiles the attacker needs against the board; `needs` how many the defender does: if
    the attacker adds none, one and so on, or once he has been heard.
    """
    c = question.conflict
    every = open_wars(s, c.cell) if c.is_war else [c]
    added = range(s.dynasty[c.attacker].held() + 1) if question.committed == NOT_YET else [question.committed]
    return {
        "conflicts": [_conflict(s, one) for one in every],
        "outcomes": [_outcome(s, c, c.attacker, c.defender), _outcome(s, c, c.defender, c.attacker)],
        "enough": enough(s, c, NOT_YET),
        "needs": [enough(s, c, n) for n in added],
    }


def _outcome(s: Valley, c: Conflict, winner: int, loser: int) -> View:
    """The points of the winner; the loser's supporters that leave the board, and those that are spared."""
    after = s.copy()
    end(after, c, winner, loser)
    behind = supporters(s, c, loser) if c.is_war else EMPTY
    won = after.dynasty[winner].points[c.tiles] - s.dynasty[winner].points[c.tiles]
    return {
        "points": won,
        "removed": names(numbers(minus(behind, after.tile[c.colour]))),
        "spared": names(numbers(behind & after.tile[c.colour])),
    }


def _builds(s: Valley, question: BuildMonument) -> View:
    """By answer: the leaders that a monument would pay, and those that would go home."""
    found: View = {}
    for a in possible(s, question.cell):
        after = s.copy()
        build(after, a)
        new = next(monument for monument in after.monuments if monument.square == a.square)
        home = minus(s.leaders, after.leaders)
        found[str(a)] = {"pays": _payees(after, new), "home": names(numbers(home))}
    return found


# Where all this, and the view, tells what an aid shows.
AIDS: Final[Mapping[str, Sequence[str]]] = {
    "overlays": ["survey.kingdoms", "survey.regions", "survey.frontiers"],
    "projections": [
        "survey.frontiers",
        "survey.pays",
        "survey.asked.lifted",
        "survey.asked.outcomes",
        "survey.asked.enough",
        "survey.asked.needs",
        "survey.asked.builds",
    ],
    "counts": ["view.bag", "view.memory"],
}
