"""Tigris & Euphrates: the questions (§4.4), the course of an action, the end of turn and game (§6, §7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from ludarium.cells import count, numbers
from ludarium.core import Frozen, View
from ludarium.games.tigris.actions import (
    COMMIT,
    DECLINE,
    LEAVE,
    WAR,
    Action,
    Build,
    Building,
    Catastrophe,
    Commit,
    Decline,
    Leader,
    Leave,
    Pass,
    Swap,
    Tile,
    War,
    Withdraw,
)
from ludarium.games.tigris.bag import refill, swap
from ludarium.games.tigris.board import (
    ACTIONS,
    CELL,
    COLOUR,
    NAME,
    NOWHERE,
)
from ludarium.games.tigris.catastrophes import add_catastrophes, strike
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.conflict import (
    NOT_YET,
    Conflict,
    begin,
    decide,
    enough,
    open_wars,
    stands,
)
from ludarium.games.tigris.leaders import add_leaders, add_withdrawals, place, take_off
from ludarium.games.tigris.monuments import build, income, possible
from ludarium.games.tigris.regions import borders, connect, kingdoms
from ludarium.games.tigris.tiles import add_tiles, lay
from ludarium.games.tigris.treasures import are_scarce, may_stay, take, within_reach
from ludarium.games.tigris.valley import Valley, in_order
from ludarium.luck import Luck

# § Up to two actions, in any order.


@dataclass(frozen=True)
class TakeAction(Frozen):
    seat: int
    left: int  # actions, this one included

    def told(self, s: Valley) -> View:
        return {"seat": self.seat, "question": "TakeAction", "left": self.left}

    def options(self, s: Valley) -> Sequence[Action]:
        return choice(s).listed()

    def sample(self, s: Valley, luck: Luck) -> Action:
        return choice(s).picked(luck)

    def answer(self, s: Valley, a: Action, luck: Luck) -> None:
        if isinstance(a, Tile):
            lay_tile(s, a, luck)
        elif isinstance(a, Leader):
            place_leader(s, a, luck)
        elif isinstance(a, Swap):
            swap_tiles(s, a, luck)
        elif isinstance(a, Catastrophe):
            strike(s, a.cell)
            end_action(s, luck)
        elif isinstance(a, Withdraw):
            take_off(s, self.seat, a.colour)
            end_action(s, luck)
        elif isinstance(a, Pass):
            s.left = 0
            end_turn(s, luck)
        else:
            assert_never(a)


def choice(s: Valley) -> Choice:
    """§ A tile, a leader, a catastrophe, a swap, or nothing more."""
    found = Choice(s.dynasty[s.active].hand)
    free = s.free()
    realms = kingdoms(s)
    touched = borders(realms)
    add_tiles(s, free, touched, found)
    add_leaders(s, free, realms, touched, found)
    add_withdrawals(s, found)
    add_catastrophes(s, found)
    return found


def lay_tile(s: Valley, a: Tile, luck: Luck) -> None:
    if lay(s, a.colour, a.cell):
        fight_wars(s, a.cell, luck)
    else:
        consider_monument(s, a.cell, luck)


def place_leader(s: Valley, a: Leader, luck: Luck) -> None:
    rival = place(s, a.colour, CELL[a.cell])
    if rival == NOWHERE:
        end_action(s, luck)
    else:
        ask_support(s, Conflict(a.colour, s.active, rival, NOWHERE))


def swap_tiles(s: Valley, a: Swap, luck: Luck) -> None:
    if swap(s, a.tiles, luck):
        end_action(s, luck)
    else:
        s.tell("over tiles")


# § Wars: the active player chooses the order, whoever fights them.


@dataclass(frozen=True)
class ChooseWar(Frozen):
    seat: int
    cell: int

    def told(self, s: Valley) -> View:
        return {"seat": self.seat, "question": "ChooseWar", "cell": NAME[self.cell]}

    def options(self, s: Valley) -> Sequence[War]:
        return [WAR[war.colour] for war in open_wars(s, self.cell)]

    def answer(self, s: Valley, a: War, luck: Luck) -> None:
        ask_support(s, next(war for war in open_wars(s, self.cell) if war.colour == a.colour))


def fight_wars(s: Valley, n: int, luck: Luck) -> None:
    """§ Look for open wars again after each; none left, the tile joins the kingdoms."""
    wars = open_wars(s, n)
    if len(wars) > 1:
        s.asks.append(ChooseWar(s.active, n))
    elif wars:
        ask_support(s, wars[0])
    else:
        connect(s, CELL[n])
        consider_monument(s, n, luck)


# § Support: the attacker adds tiles from behind the screen, once, and then the defender.


@dataclass(frozen=True)
class Support(Frozen):
    seat: int
    conflict: Conflict
    committed: int  # by the attacker, or NOT_YET

    def told(self, s: Valley) -> View:
        c = self.conflict
        return {
            "seat": self.seat,
            "question": "Support",
            "conflict": "war" if c.is_war else "revolt",
            "colour": COLOUR[c.colour],
            "attacker": in_order(stands(s, c, c.attacker)),
            "defender": in_order(stands(s, c, c.defender)),
            "cell": NAME[c.cell] if c.is_war else None,
            "committed": None if self.committed == NOT_YET else self.committed,
        }

    def options(self, s: Valley) -> Sequence[Commit]:
        held = s.dynasty[self.seat].hand[self.conflict.tiles]
        everything = COMMIT[: held + 1]
        if s.rules.support == "free":
            return everything
        return [a for a in everything if a.tiles == 0 or self.is_of_use(s, a.tiles)]

    def is_of_use(self, s: Valley, tiles: int) -> bool:
        """§9 The attacker must pass the defender's strength on the board, the defender equal the attacker."""
        least = enough(s, self.conflict, self.committed)
        return tiles >= least if self.committed == NOT_YET else tiles == least

    def answer(self, s: Valley, a: Commit, luck: Luck) -> None:
        c = self.conflict
        s.dynasty[self.seat].hand[c.tiles] -= a.tiles
        if self.committed == NOT_YET:
            s.asks.append(Support(c.defender, c, a.tiles))
            return
        decide(s, c, self.committed, a.tiles)
        if c.is_war:
            fight_wars(s, c.cell, luck)
        else:
            end_action(s, luck)


def ask_support(s: Valley, c: Conflict) -> None:
    """Everyone is asked, also who can only answer 0: not to be asked would tell of the hand."""
    begin(s, c)
    s.asks.append(Support(c.attacker, c, NOT_YET))


# § Monuments: now or never.


@dataclass(frozen=True)
class BuildMonument(Frozen):
    seat: int
    cell: int

    def told(self, s: Valley) -> View:
        return {"seat": self.seat, "question": "BuildMonument", "cell": NAME[self.cell]}

    def options(self, s: Valley) -> Sequence[Building]:
        return [*possible(s, self.cell), DECLINE]

    def answer(self, s: Valley, a: Building, luck: Luck) -> None:
        if isinstance(a, Build):
            build(s, a)
        elif not isinstance(a, Decline):
            assert_never(a)
        end_action(s, luck)


def consider_monument(s: Valley, n: int, luck: Luck) -> None:
    if possible(s, n):
        s.asks.append(BuildMonument(s.active, n))
    else:
        end_action(s, luck)


# § Treasures: one stays.


@dataclass(frozen=True)
class LeaveTreasure(Frozen):
    seat: int
    cells: tuple[int, ...]

    def told(self, s: Valley) -> View:
        return {"seat": self.seat, "question": "LeaveTreasure", "cells": [NAME[n] for n in self.cells]}

    def options(self, s: Valley) -> Sequence[Leave]:
        return [LEAVE[n] for n in self.cells]

    def answer(self, s: Valley, a: Leave, luck: Luck) -> None:
        take(s, self.seat, CELL[a.cell])
        end_action(s, luck)


def end_action(s: Valley, luck: Luck) -> None:
    """§ Treasures, first for the active player's trader, then clockwise; then the action is counted."""
    for seat in s.clockwise():
        treasures = within_reach(s, seat)
        if count(treasures) > 1:
            stays = may_stay(treasures)
            if count(stays) > 1:
                s.asks.append(LeaveTreasure(seat, tuple(numbers(stays))))
                return
            take(s, seat, stays)
    s.left -= 1
    if s.left:
        s.asks.append(TAKE_ACTION[s.active][s.left])
    else:
        end_turn(s, luck)


# § The end of a turn: income, refill, and whether the game goes on.


def end_turn(s: Valley, luck: Luck) -> None:
    income(s)
    if not refill(s, luck):
        s.tell("over tiles")
    elif are_scarce(s):
        s.tell("over treasures")
    else:
        begin_turn(s, (s.active + 1) % s.players)


def begin_turn(s: Valley, seat: int) -> None:
    s.active, s.left = seat, ACTIONS
    if s.news is not None:
        s.tell(f"turn p{seat + 1}")
    s.asks.append(TAKE_ACTION[seat][ACTIONS])


TAKE_ACTION: Final = [[TakeAction(seat, left) for left in range(ACTIONS + 1)] for seat in range(4)]

Question: TypeAlias = TakeAction | ChooseWar | Support | BuildMonument | LeaveTreasure
