"""Druidenwalzer: why something cannot be done now, with the paragraph of rules.md that says so."""

from collections.abc import Iterable, Sequence
from typing import Final

from ludarium.core import Reason
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
from ludarium.games.druids.places import BOARD, DRUID, DRUIDS, NAME, NOWHERE, OWNER, Spirit
from ludarium.games.druids.turn import ALL_FOUR, NextFight, PlaceDruids, TakeTurn

Tried = Place | Waltz | Jump | Drop | Clear | Pass | Fight

KINDS: Final[list[Sequence[Tried]]] = [*PLACE, *WALTZ, JUMP, DROP, CLEAR, [PASS], FIGHT]
EVERYTHING: Final = {str(a): a for kind in KINDS for a in kind}
# No answer, but whoever points at a tree means the druid there: `jump S3`.
POINTED: Final = {f"{verb} {place}": (verb, n) for verb in ("jump", "fight") for n, place in enumerate(NAME)}


def tries(s: Clearing) -> Iterable[str]:
    """Everything that anybody could try, in any position."""
    return EVERYTHING


def why_not(s: Clearing, words: str) -> Reason | None:
    """What stands against these words, which are one of the `tries`; None if they are an option."""
    if words in POINTED:
        return _against_pointing(s, *POINTED[words])
    tried = EVERYTHING.get(words)
    if tried is None:
        return None
    question = s.asks[-1] if s.asks else None
    if isinstance(question, PlaceDruids):
        return _against_placing(s, question, tried)
    if isinstance(question, TakeTurn):
        return _against_turn(s, question, tried)
    if isinstance(question, NextFight):
        return _against_fight(s, question, tried)
    return Reason("over", "§7 R22" if s.is_decided() else "§11 R35")


def _against_pointing(s: Clearing, verb: str, place: int) -> Reason | None:
    """Nothing that is meant, or what stands against the druid there."""
    question = s.asks[-1] if s.asks else None
    druid = next((druid for standing in s.druid for druid in DRUIDS if standing[druid] == place), NOWHERE)
    if isinstance(question, TakeTurn) and verb == "jump":
        nobody = _at(place, "no-druid", "§10 R30") if druid == NOWHERE else None
        against = _not_own(s, question.seat, place, "foreign-jump", "§10 R30") or nobody
    else:
        against = _at(place, "fight", "§6.3 R18") if druid == NOWHERE else None
    return against or why_not(s, f"{verb} {DRUID[druid]}")


# § Set-up


def _against_placing(s: Clearing, question: PlaceDruids, tried: Tried) -> Reason | None:
    if not isinstance(tried, Place):
        return Reason("placing", "§4 R5")
    if tried.druid != question.druid:
        return Reason("order", "§4 R5")
    taken = _at(tried.tree, "taken", "§4") if tried.tree in s.druid[question.seat] else None
    return _not_own(s, question.seat, tried.tree, "foreign-place", "§4") or taken


# § The course of play


def _against_turn(s: Clearing, question: TakeTurn, tried: Tried) -> Reason | None:
    me = question.seat
    if isinstance(tried, Waltz):
        return _not_own(s, me, tried.tree, "foreign", "§6.1") or _not_held(s, me, tried.spirit, "§6.1")
    if isinstance(tried, Drop):
        return _not_held(s, me, tried.spirit, "§10 R31")
    if isinstance(tried, Clear):
        bare = None if s.pile[tried.tree] else _at(tried.tree, "clear", "§10 R31")
        return _not_own(s, me, tried.tree, "foreign-clear", "§10 R31") or bare
    if isinstance(tried, Jump):
        return None if len(s.trees(me)) == ALL_FOUR else Reason("jump", "§7 R23")
    if isinstance(tried, Pass):
        return None if s.asks[-1].options(s) == [PASS] else Reason("pass", "§5 R32")
    return Reason("placed", "§4 R5") if isinstance(tried, Place) else Reason("no-waltz", "§6.3")


def _not_own(s: Clearing, cult: int, tree: int, key: str, rule: str) -> Reason | None:
    """Unless it is a tree in play of this cult."""
    if tree in BOARD:
        return _at(tree, "board", rule)
    if s.lost[tree]:
        return _at(tree, "lost", "§7 R12")
    return _at(tree, key, rule) if OWNER[tree] != cult else None


def _not_held(s: Clearing, cult: int, spirit: Spirit, rule: str) -> Reason | None:
    if not s.hand[cult]:
        return Reason("no-hand", "§9 R29")
    return None if spirit in s.hand[cult] else Reason("not-held", rule)


# § The fights


def _against_fight(s: Clearing, question: NextFight, tried: Tried) -> Reason | None:
    if not isinstance(tried, Fight):
        return Reason("fights-first", "§6.3 R18")
    if tried.druid in question.druids:
        return None
    tree = s.druid[question.seat][tried.druid]
    return _at(tree, "ring", "§6.3 R15") if tree == s.ring else _at(tree, "fought", "§6.3 R18")


def _at(tree: int, key: str, rule: str) -> Reason:
    return Reason(key, rule, (NAME[tree],))
