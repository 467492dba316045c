"""Bora Bora: phase B (§6.10) - groups of identical women or men are used, with or without Green (§7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from ludarium.core import Frozen
from ludarium.games.borabora.actions import ACTION, PASS, UNCALLED, USE, Pass, Use
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.deeds import least_value, question_of
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import can_take_card, pay, payments
from ludarium.games.borabora.huts import MoveHuts, can_move
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import Gather, gain_offerings, gain_shells
from ludarium.games.borabora.prayer import Pray
from ludarium.games.borabora.status import advance
from ludarium.games.borabora.tiles import GREEN, GROUP, GROUPS, TYPES
from ludarium.luck import Luck

# By type: the action that it carries out, or what it gains.
NONE: Final = -1
CARRIES_OUT: Final = [ACTION.index(row["action"]) if "action" in row else NONE for row in INVENTORY["people"]]
GAINS: Final[list[str]] = [row.get("gain", "") for row in INVENTORY["people"]]
# By type and by how many tiles there are.
STRENGTH: Final[list[list[int]]] = [[0, *row["strength"]] for row in INVENTORY["people"]]
DOUBLED: Final[list[list[int]]] = [
    [min(2 * n, row.get("cap", 2 * n)) for n in (0, *row["strength"])] for row in INVENTORY["people"]
]


@dataclass(frozen=True)
class UsePeople(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Use | Pass]:
        me = s.boards[self.seat]
        mine = [group for group in GROUPS if me.groups[group]]
        own = [group for group in mine if not is_sex_used(s, group)]
        found: list[Use | Pass] = [
            USE[UNCALLED][False][g] for g in own if is_possible(s, self.seat, g, False)
        ]
        calls = [] if s.green_called else payments(me, GREEN)
        if calls:
            doubles = [g for g in own if is_stronger(me, g) and is_possible(s, self.seat, g, True)]
            extras = [g for g in mine if is_extra(s, g) and is_possible(s, self.seat, g, False)]
            for green in calls:
                found += [USE[green][False][g] for g in doubles]
                found += [USE[green][True][g] for g in extras]
        found.append(PASS)
        return found

    def answer(self, s: Lagoon, a: Use | Pass, luck: Luck) -> None:
        if isinstance(a, Use):
            if a.green:
                pay(s, self.seat, GREEN, a.green)
                s.green_called = True
            s.used.append(a.group)
            s.asks.append(self)
            use(s, self.seat, a.group, a.green != UNCALLED and not a.is_extra)
        elif not isinstance(a, Pass):
            assert_never(a)
        go_on(s, luck)


def is_sex_used(s: Lagoon, group: int) -> bool:
    """§ One group of women and one of men."""
    return any([used // TYPES == group // TYPES for used in s.used])


def is_extra(s: Lagoon, group: int) -> bool:
    """§ One more, of another type than its sex has used (R34), and not before its sex has used one (R55)."""
    same_type = [used for used in s.used if used % TYPES == group % TYPES]
    if same_type and (group in same_type or not s.rules.extra_other_sex):
        return False
    return is_sex_used(s, group)


def strength(me: Board, group: int, doubled: bool) -> int:
    """§ Doubled is the result, not the action (R36)."""
    return (DOUBLED if doubled else STRENGTH)[group % TYPES][me.groups[group]]


def is_stronger(me: Board, group: int) -> bool:
    """R54"""
    return strength(me, group, True) > strength(me, group, False)


def is_possible(s: Lagoon, seat: int, group: int, doubled: bool) -> bool:
    """R31"""
    kind = group % TYPES
    me = s.boards[seat]
    if CARRIES_OUT[kind] != NONE:
        return least_value(s, seat, CARRIES_OUT[kind]) <= strength(me, group, doubled)
    if GAINS[kind] == "move_hut":
        return can_move(me)
    return GAINS[kind] != "god_card" or can_take_card(s)


def use(s: Lagoon, seat: int, group: int, doubled: bool) -> None:
    kind = group % TYPES
    n = strength(s.boards[seat], group, doubled)
    s.tell_of(seat, f"uses {GROUP[group]} {n}")
    if CARRIES_OUT[kind] != NONE:
        s.asks.append(question_of(CARRIES_OUT[kind], seat, n))
    else:
        gain(s, seat, GAINS[kind], n)


def gain(s: Lagoon, seat: int, what: str, n: int) -> None:
    if what == "vp":
        s.gain_points(seat, n, "invocation")
    elif what == "offering":
        gain_offerings(s, seat, n)
    elif what == "status":
        advance(s, seat, n)
    elif what == "shell":
        gain_shells(s, seat, n)
    elif what == "material":
        s.asks.append(Gather(seat, n))
    elif what == "god_card":
        s.asks.append(Pray(seat, n))
    else:
        s.asks.append(MoveHuts(seat, n))
