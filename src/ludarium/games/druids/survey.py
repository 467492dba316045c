"""Druidenwalzer: what follows from the table - how fights stand, which trees starve, where a jump leads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen, View
from ludarium.games.druids.clearing import LOST_TREES_TO_LOSE, Clearing, Rules
from ludarium.games.druids.places import CULT, CULTS, DRUID, DRUIDS, MOON, NAME, NOWHERE, OWNER, SUN
from ludarium.games.druids.seen import KIND, may_turn_up
from ludarium.games.druids.turn import NextFight, TakeTurn
from ludarium.games.druids.waltz import falls, is_let_be

Strength = int | None  # None while the spirit on top lies face down

TIE: Final = 2  # who wins a fight: MOON, SUN or one of these
OPEN: Final = 3  # it depends on a spirit that lies face down
NONE: Final = 4  # nobody fights at a tree without a spirit (R16)
WINNER: Final = [*CULT, "tie", "open", "none"]


@dataclass(frozen=True)
class Pair(Frozen):
    """Two druids of a colour as they stand: by cult their trees and the strengths there."""

    druid: int
    trees: tuple[int, int]
    strengths: tuple[Strength, Strength]
    winner: int


def pairs(s: Clearing) -> list[Pair]:
    """§ Third step: all that stand, whether they fight in this turn or not."""
    found = []
    for druid in DRUIDS:
        moon, sun = s.druid[MOON][druid], s.druid[SUN][druid]
        if NOWHERE not in (moon, sun):
            strengths = strength(s, moon), strength(s, sun)
            found.append(Pair(druid, (moon, sun), strengths, winner(s.rules, *strengths)))
    return found


def strength(s: Clearing, tree: int) -> Strength:
    """Of the spirit on top; 0 where there is none."""
    return None if s.buried[tree] and not s.pile[tree] else s.strength(tree)


def winner(rules: Rules, moon: Strength, sun: Strength) -> int:
    """A cult, TIE, OPEN or NONE."""
    if is_let_be(rules, moon != 0, sun != 0):
        return NONE
    if moon is None or sun is None:
        return OPEN
    return TIE if moon == sun else MOON if moon > sun else SUN


def winning(mine: Strength, other: Strength, unknown: Sequence[int]) -> list[int]:
    """Which of these strengths beat the other, if just one of the two spirits is unknown and has them."""
    if (mine is None) == (other is None):
        return []
    return [n for n in unknown if (n if mine is None else mine) > (n if other is None else other)]


def fights_left(s: Clearing) -> tuple[int, ...]:
    """The druids that still fight in this turn."""
    question = s.asks[-1] if s.asks else None
    return question.druids if isinstance(question, NextFight) else ()


def jump_target(s: Clearing, cult: int) -> int:
    """§ Jump: the own tree where no druid stands; NOWHERE with three trees, and while druids are placed."""
    return NOWHERE if NOWHERE in s.druid[cult] else s.free(cult)


def bare_in_the_end(s: Clearing) -> list[int]:
    """§ The end of a turn: trees of who is on turn that have no spirit then, as far as fights are known.

    The only spirit of a tree leaves when its druid wins.
    """
    question = s.asks[-1] if s.asks else None
    if not isinstance(question, NextFight | TakeTurn):
        return []
    left = fights_left(s)
    decided = [pair for pair in pairs(s) if pair.druid in left and pair.winner in CULTS]
    spent = [pair.trees[pair.winner] for pair in decided]
    beaten = [pair.trees[1 - pair.winner] for pair in decided]
    return [
        tree
        for tree in s.trees(question.seat)
        if len(s.pile[tree]) + s.buried[tree] <= spent.count(tree) and not (tree in beaten and falls(s, tree))
    ]


def starving(s: Clearing) -> list[int]:
    """Those of them that were bare when the turn began: they are lost (R24)."""
    question = s.asks[-1] if s.asks else None
    at_first = question.bare if isinstance(question, NextFight | TakeTurn) else ()
    return [tree for tree in bare_in_the_end(s) if tree in at_first]


def order_matters(s: Clearing) -> bool:
    """§ Third step: whether it can change the result which of the fights comes first (R18).

    It can if the game may end with one and another conquers a tree of the other cult.
    """
    left = fights_left(s)
    beaten = [tree for pair in pairs(s) if pair.druid in left for tree in _may_be_beaten(pair)]
    owners = [OWNER[tree] for tree in beaten if falls(s, tree)]
    lost = [s.won[1 - cult] + owners.count(cult) for cult in CULTS]
    return max(lost) >= LOST_TREES_TO_LOSE and MOON in owners and SUN in owners


def _may_be_beaten(pair: Pair) -> Sequence[int]:
    if pair.winner == OPEN:
        return pair.trees
    return [pair.trees[1 - pair.winner]] if pair.winner in CULTS else []


def on_the_brink(s: Clearing) -> list[int]:
    """§ The end of the game: the cults that lose it with one more tree."""
    return [cult for cult in CULTS if s.won[1 - cult] + 1 >= LOST_TREES_TO_LOSE]


def is_doomed(s: Clearing) -> bool:
    """Whether who is on turn loses the game by trees that starve."""
    question = s.asks[-1] if s.asks else None
    return question is not None and s.won[1 - question.seat] + len(starving(s)) >= LOST_TREES_TO_LOSE


# For browsers and bots elsewhere


def survey(s: Clearing, view: View) -> View:
    """What this view says, thought through; what its seat does not know is read from the view alone."""
    return {
        "free": {CULT[cult]: _name(jump_target(s, cult)) for cult in CULTS},
        "pairs": [_pair(s, pair, view) for pair in pairs(s)],
        "fights": [DRUID[druid] for druid in fights_left(s)],
        "order": order_matters(s),
        "bare": [NAME[tree] for tree in bare_in_the_end(s)],
        "starving": [NAME[tree] for tree in starving(s)],
        "doomed": is_doomed(s),
        "brink": [CULT[cult] for cult in on_the_brink(s)],
    }


def _name(tree: int) -> str | None:
    return None if tree == NOWHERE else NAME[tree]


def _pair(s: Clearing, pair: Pair, view: View) -> View:
    sides = {CULT[cult]: _side(s, pair, cult, view) for cult in CULTS}
    return {"druid": DRUID[pair.druid], **sides, "winner": WINNER[pair.winner]}


def _side(s: Clearing, pair: Pair, cult: int, view: View) -> View:
    """`wins`: of an open fight, the strengths of the unknown spirit with which this side wins."""
    tree, mine, other = pair.trees[cult], pair.strengths[cult], pair.strengths[1 - cult]
    side: View = {"tree": NAME[tree], "strength": mine, "falls": falls(s, tree)}
    if pair.winner == OPEN:
        unknown = OWNER[pair.trees[pair.strengths.index(None)]]
        strengths = sorted({KIND[name].strength for name in may_turn_up(view, CULT[unknown])})
        side["wins"] = winning(mine, other, strengths)
    return side


# Where all this, and the view, tells what an aid shows.
AIDS: Final[Mapping[str, Sequence[str]]] = {
    "projections": ["survey.pairs", "survey.bare", "survey.starving", "survey.doomed"],
    "counts": ["view.hidden", "view.returned", "survey.pairs.*.moon.wins", "survey.pairs.*.sun.wins"],
}
