"""Druidenwalzer: the chance of each cult to win, at a glance at the clearing."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from ludarium.bots.account import NO_GAINS, Account
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.weights import Weights, row, weights_of
from ludarium.contract import Gained
from ludarium.core import Seat
from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import ALL_TREES, CULTS, MOON, NAME, SUN, TREES
from ludarium.games.druids.survey import Pair, fights_left, pairs
from ludarium.games.druids.waltz import TOKENS_TO_CONQUER, falls

_SO_MANY: Final = ("0", "1", "2", "3", "4", "5")
MOST_SPIRITS: Final = 6
# All in favour of the cult that owns the tree, or that is meant.
LABELS: Final = {
    "tokens": _SO_MANY,  # by how many lie on the tree
    "spirits": (*_SO_MANY, "6"),  # by how many lie in its pile
    "stronger": _SO_MANY,  # a druid on the stronger spirit, by the loser's tokens
    "lost": ("tree",),
    # The second lost tree is the last: by the tokens of the tree that is nearest to it, one lost already or
    # none.
    "last": _SO_MANY,
    "second": _SO_MANY,
    "hand": ("strength",),  # for each
    "turn": ("own",),
}

OF_TREES: Final = ("trees", "nearest", "tokens", "piles")
PLAIN: Final = ("fights", "hand", "turn")
PARTS: Final = (*[part for part in OF_TREES for _ in ALL_TREES], *PLAIN)
SOURCES: Final = (*[NAME[tree] for tree in ALL_TREES] * len(OF_TREES), *[""] * len(PLAIN))
_TREES, _NEAREST, _TOKENS, _PILES = range(0, len(OF_TREES) * len(ALL_TREES), len(ALL_TREES))
_FIGHTS, _HAND, _TURN = range(len(PARTS) - len(PLAIN), len(PARTS))
_NTH: Final = {tree: nth for nth, tree in enumerate(ALL_TREES)}


@final
class DruidsKnowledge(Knowledge[Clearing]):
    """What the bots know of Druidenwalzer."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.tokens: Final = row(weights, "tokens")
        self.spirits: Final = row(weights, "spirits")
        self.stronger: Final = row(weights, "stronger")
        self.lost: Final = row(weights, "lost")[0]
        self.last: Final = row(weights, "last")
        self.second: Final = row(weights, "second")
        self.hand: Final = row(weights, "hand")[0]
        self.turn: Final = row(weights, "turn")[0]

    def worth(self, s: Clearing) -> list[float]:
        """For Moon and for Sun."""
        balance = self._cult(s, MOON) - self._cult(s, SUN) + self._druids(s)
        balance += self.turn if s.asks[-1].seat == MOON else -self.turn
        moon = 1 / (1 + exp(-balance))
        return [moon, 1 - moon]

    def helps(self, s: Clearing, gained: Gained) -> int:
        """As many as the tokens for which a tree falls."""
        return TOKENS_TO_CONQUER * gained.points

    def to_come(self, s: Clearing, seat: Seat) -> int:
        """The tokens of the fights that are left in this turn."""
        left = fights_left(s)
        decided = [pair for pair in pairs(s) if pair.druid in left and pair.winner in CULTS]
        return sum(_prize(s, pair) if pair.winner == seat else -_prize(s, pair) for pair in decided)

    def _cult(self, s: Clearing, cult: int) -> float:
        total = 0.0
        lost, most, second = False, 0, 0
        for tree in TREES[cult]:
            if s.lost[tree]:
                total += self.lost
                lost = True
            else:
                tokens = s.tokens[tree]
                spirits = min(MOST_SPIRITS, s.buried[tree] + len(s.pile[tree]))
                total += self.tokens[tokens] + self.spirits[spirits]
                most, second = max(most, tokens), max(second, min(most, tokens))
        total += self.last[most] if lost else self.second[second]
        for spirit in s.hand[cult]:
            total += self.hand * spirit.strength
        return total

    def _druids(self, s: Clearing) -> float:
        """In favour of Moon."""
        total = 0.0
        for moon, sun in zip(s.druid[MOON], s.druid[SUN], strict=True):
            difference = s.strength(moon) - s.strength(sun)
            if difference > 0:
                total += self.stronger[s.tokens[sun]]
            elif difference < 0:
                total -= self.stronger[s.tokens[moon]]
        return total

    def account(self, s: Clearing, gains: Sequence[Gained] = NO_GAINS) -> Account:
        """Points are those of the balance.  A tree is no more than lost, whoever won it."""
        found = Account(PARTS, len(CULTS), "", SOURCES)
        found.amounts = [_amounts(s, cult) for cult in CULTS]
        for cult in CULTS:
            self._account_of(s, cult, found.points[cult])
        for moon, sun in zip(s.druid[MOON], s.druid[SUN], strict=True):
            difference = s.strength(moon) - s.strength(sun)
            if difference > 0:
                found.points[MOON][_FIGHTS] += self.stronger[s.tokens[sun]]
            elif difference < 0:
                found.points[SUN][_FIGHTS] += self.stronger[s.tokens[moon]]
        found.points[s.asks[-1].seat][_TURN] = self.turn
        return found

    def _account_of(self, s: Clearing, cult: int, points: list[float]) -> None:
        standing = [tree for tree in TREES[cult] if not s.lost[tree]]
        for tree in TREES[cult]:
            if s.lost[tree]:
                points[_TREES + _NTH[tree]] = self.lost
            else:
                points[_TOKENS + _NTH[tree]] = self.tokens[s.tokens[tree]]
                points[_PILES + _NTH[tree]] = self.spirits[min(MOST_SPIRITS, _spirits(s, tree))]
        *_, second, most = sorted(standing, key=lambda tree: s.tokens[tree])
        lost = len(standing) < len(TREES[cult])
        nearest = most if lost else second
        brink = self.last if lost else self.second
        points[_NEAREST + _NTH[nearest]] = brink[s.tokens[nearest]]
        for spirit in s.hand[cult]:
            points[_HAND] += self.hand * spirit.strength


def _prize(s: Clearing, pair: Pair) -> int:
    return TOKENS_TO_CONQUER if falls(s, pair.trees[1 - pair.winner]) else 1


def _spirits(s: Clearing, tree: int) -> int:
    return s.buried[tree] + len(s.pile[tree])


def _amounts(s: Clearing, cult: int) -> list[float]:
    """Trees that are not lost, tokens that are not there, and spirits."""
    found = [0.0] * len(PARTS)
    for tree in TREES[cult]:
        found[_TREES + _NTH[tree]] = -float(s.lost[tree])
        if not s.lost[tree]:
            found[_TOKENS + _NTH[tree]] = -float(s.tokens[tree])
            found[_PILES + _NTH[tree]] = float(_spirits(s, tree))
    return found


KNOWLEDGE: Final = DruidsKnowledge(weights_of("druids", LABELS))
