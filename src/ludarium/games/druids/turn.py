"""Druidenwalzer: the questions - placing the druids, a turn, the next fight - and the end of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, assert_never

from ludarium.core import Frozen, View
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
    Turn,
    Waltz,
)
from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.hand import play_from_hand, refill
from ludarium.games.druids.places import CULT, CULTS, DRUID, DRUIDS, MOON, NAME, NOWHERE, SUN, TREES, Spirit
from ludarium.games.druids.trees import lose, reveal
from ludarium.games.druids.waltz import dance, fight, fighters, lay_ring
from ludarium.luck import Luck

ALL_FOUR: Final = 4


# § Set-up: Moon places its three druids, then Sun.


@dataclass(frozen=True)
class PlaceDruids(Frozen):
    seat: int
    druid: int

    def told(self, s: Clearing) -> View:
        return {"seat": self.seat, "question": "PlaceDruids", "druid": DRUID[self.druid]}

    def options(self, s: Clearing) -> Sequence[Place]:
        return [PLACE[self.druid][tree] for tree in TREES[self.seat] if tree not in s.druid[self.seat]]

    def answer(self, s: Clearing, a: Place, luck: Luck) -> None:
        s.druid[self.seat][a.druid] = a.tree
        if self.druid < DRUIDS[-1]:
            s.asks.append(PLACE_DRUIDS[self.seat][self.druid + 1])
        elif self.seat == MOON:
            s.asks.append(PLACE_DRUIDS[SUN][DRUIDS[0]])
        else:
            begin_turn(s, MOON, luck)


# § The course of play: a waltz, a jump, or the removal of a spirit from the hand or from a tree.


@dataclass(frozen=True)
class TakeTurn(Frozen):
    seat: int
    bare: tuple[int, ...]  # my trees without a spirit as the turn begins

    def told(self, s: Clearing) -> View:
        return {"seat": self.seat, "question": "TakeTurn", "bare": [NAME[tree] for tree in self.bare]}

    def options(self, s: Clearing) -> Sequence[Turn]:
        trees = s.trees(self.seat)
        kinds = distinct(s.hand[self.seat])
        found = [WALTZ[spirit.rank][tree] for spirit in kinds for tree in trees]
        if len(trees) == ALL_FOUR:
            found += JUMP
        found += [DROP[spirit.rank] for spirit in kinds]
        found += [CLEAR[tree] for tree in trees if s.pile[tree]]
        return found or [PASS]

    def answer(self, s: Clearing, a: Turn, luck: Luck) -> None:
        me = self.seat
        if isinstance(a, Waltz):
            waltz(s, self, a, luck)
            return
        if isinstance(a, Jump):
            jump(s, me, a.druid)
        elif isinstance(a, Drop):
            play_from_hand(s, me, a.spirit)
            remove(s, me, a.spirit)
        elif isinstance(a, Clear):
            remove(s, me, s.pile[a.tree].pop())
            reveal(s, a.tree, luck)
        elif not isinstance(a, Pass):
            assert_never(a)
        end_turn(s, me, self.bare, luck)


def distinct(hand: list[Spirit]) -> list[Spirit]:
    """Each kind of spirit once, in order; a hand is sorted."""
    return [spirit for place, spirit in enumerate(hand) if place == 0 or hand[place - 1] is not spirit]


def waltz(s: Clearing, turn: TakeTurn, a: Waltz, luck: Luck) -> None:
    me = turn.seat
    play_from_hand(s, me, a.spirit)
    s.pile[a.tree].append(a.spirit)
    if s.rules.refill == "on_play":
        refill(s, me, luck)
    lay_ring(s, a.tree)
    s.asks.append(NEXT_FIGHT[me][turn.bare, fighters(s, me)])  # who fights stands before the dance
    dance(s, a.spirit, a.tree, luck)


def jump(s: Clearing, me: int, druid: int) -> None:
    """§ To the own tree where no druid stands."""
    start, end = s.druid[me][druid], s.free(me)
    s.druid[me][druid] = end
    if s.news is not None:
        s.tell(f"move {DRUID[druid]} {NAME[start]} {NAME[end]}")


def remove(s: Clearing, me: int, spirit: Spirit) -> None:
    s.to_board(me, spirit)
    if s.news is not None:
        s.tell(f"board {CULT[me]} {spirit}")


@dataclass(frozen=True)
class NextFight(Frozen):
    seat: int
    bare: tuple[int, ...]
    druids: tuple[int, ...]  # those that have not fought, at least two

    def told(self, s: Clearing) -> View:
        bare, druids = [NAME[tree] for tree in self.bare], [DRUID[druid] for druid in self.druids]
        return {"seat": self.seat, "question": "NextFight", "bare": bare, "druids": druids}

    def options(self, s: Clearing) -> Sequence[Fight]:
        return [FIGHT[druid] for druid in self.druids]

    def answer(self, s: Clearing, a: Fight, luck: Luck) -> None:
        fight(s, a.druid, luck)
        left = tuple([druid for druid in self.druids if druid != a.druid])
        if len(left) > 1 and not s.is_decided():
            s.asks.append(NEXT_FIGHT[self.seat][self.bare, left])
            return
        if not s.is_decided():
            fight(s, left[0], luck)  # the last fight leaves no choice (R18)
        end_turn(s, self.seat, self.bare, luck)


# § The end of a turn.  A tree bare when it began and bare still is lost; an empty hand is refilled.


def end_turn(s: Clearing, me: int, bare: tuple[int, ...], luck: Luck) -> None:
    s.ring = NOWHERE
    for tree in bare:
        if not s.lost[tree] and not s.pile[tree] and not s.is_decided():
            lose(s, tree, "starved")
    if s.is_decided():
        return
    refill(s, me, luck)
    s.idle += 1
    if 0 < s.rules.no_progress_limit <= s.idle:
        s.tell("end draw")
    else:
        begin_turn(s, 1 - me, luck)


def begin_turn(s: Clearing, cult: int, luck: Luck) -> None:
    refill(s, cult, luck)  # the enemy may have sent spirits to the board since (R28)
    s.asks.append(TAKE_TURN[cult][s.bare(cult)])


# Every question there is, made once.

BARE: Final = [[some for n in range(5) for some in combinations(TREES[cult], n)] for cult in CULTS]
FIGHTING: Final = [(0, 1, 2), (0, 1), (0, 2), (1, 2)]
PLACE_DRUIDS: Final = [[PlaceDruids(cult, druid) for druid in DRUIDS] for cult in CULTS]
TAKE_TURN: Final = [{bare: TakeTurn(cult, bare) for bare in BARE[cult]} for cult in CULTS]
NEXT_FIGHT: Final = [
    {(bare, druids): NextFight(cult, bare, druids) for bare in BARE[cult] for druids in FIGHTING}
    for cult in CULTS
]
