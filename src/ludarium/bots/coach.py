"""What a coach tells a learner of answers: which are sound, and how good one was.  No numbers leave here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any, Final

from ludarium.bots.appraisal import Appraisal, Merit, is_decided
from ludarium.bots.at_once import PASS
from ludarium.bots.review import INACCURATE, MISTAKE, NEAR, SURE, Mark, chances
from ludarium.contract import Game
from ludarium.core import Seat, View, options
from ludarium.luck import Luck

NEAR_LEAD: Final = 0.12  # logarithms of odds: about as much, where either may win
ALIKE: Final = 0.01  # logarithms of odds: whatever is chosen, it ends the same
SLIP: Final = 1.5  # as much as luck may be, to blame what gave little away
NEARLY: Final = 0.01  # off a win that is certain, which is as good as one
LOOKS: Final = 8  # into the best answer: with fewer it may be the best by luck
WORLDS: Final = 12  # in which a question looks the same if all may know its options
BLAMED: Final[tuple[Mark, ...]] = ("inaccurate", "mistake")


@dataclass(frozen=True)
class Advice:
    """A sound answer, why it is, and the next answer that makes it good: empty if there is none to see.

    `points`: what one gains by both together; 0 if what follows brings none.
    """

    words: str
    why: tuple[Merit, ...] = ()
    follow_up: str = ""
    points: int = 0


@dataclass(frozen=True)
class Verdict:
    """How good the answer of entry `v` was: `mark` is null if there is nothing to say of it.

    `why` is what speaks for it; of what was inaccurate or a mistake, what speaks against it, and what was
    `better`: with `wins` that would have won whatever came.
    """

    v: int
    mark: Mark | None
    why: tuple[Merit, ...] = ()
    better: str = ""
    wins: bool = False


def thorough(appraisals: Sequence[Appraisal]) -> bool:
    """Whether every answer was glanced at, and the best looked into often enough to speak of it."""
    every = all(any(one.worth) for one in appraisals)
    return every and (len(appraisals) < 2 or appraisals[0].visits >= LOOKS)


def sound(appraisals: Sequence[Appraisal], seat: Seat, meant: str = "") -> list[Advice]:
    """The best answer, and another if it is as good: if there is one, one that begins otherwise.

    Of those that are as good, those that are best at once are told: a learner sees why.  What was `meant` to
    follow comes first among them; to do nothing is no advice beside something to do.  There is none where it
    does not matter what is chosen.
    """
    if alike(appraisals):
        return []
    good = as_good_as_the_best(appraisals, seat)
    most = max((one.at_once for one in good), default=None)
    good = sorted((one for one in good if one.at_once == most), key=lambda one: one.words != meant)
    good = [one for one in good if one.words != PASS] or good
    others = sorted(good[1:], key=lambda one: beginning(one) == beginning(good[0]))
    return [advice(one) for one in (*good[:1], *others[:1])]


def advice(one: Appraisal) -> Advice:
    then = follow_up(one)
    return Advice(one.words, one.why or (), then, one.at_once.brings if then in one.at_once.follow_ups else 0)


def follow_up(one: Appraisal) -> str:
    """Of the next answers that gain most the one that a look into this one came by.

    Where none gains, of an unfinished move the rest of it, as the look came by it, unless that is to do
    nothing.
    """
    gaining = one.at_once.follow_ups
    met = [words for words in one.line[1:2] if words != PASS]
    rest = met if one.at_once.unfinished else []
    return next((words for words in (*met, *gaining) if words in gaining), next(iter(rest), ""))


def alike(appraisals: Sequence[Appraisal]) -> bool:
    """Whether one is as far ahead after one answer as after another: a last tile may bring nothing."""
    leads = [one.lead for one in appraisals if one.lead is not None]
    return len(leads) > 1 and max(leads) - min(leads) <= ALIKE


def as_good_as_the_best(appraisals: Sequence[Appraisal], seat: Seat) -> list[Appraisal]:
    """Where all of them win, or none, those that bring the greatest lead.

    What was soon given up is as good only where it is so although luck may have helped it.
    """
    seen = looked_into(appraisals)
    worth = [chances(one)[seat] for one in seen]
    leads = [one.lead for one in seen if one.lead is not None]
    if is_decided(worth) and len(leads) == len(seen):
        return [one for one, lead in zip(seen, leads, strict=True) if max(leads) - lead <= NEAR_LEAD]
    best = max(worth, default=0.0)
    given_up = [one for one in appraisals if one not in seen and one.error is not None]
    return [
        *(one for one, its in zip(seen, worth, strict=True) if best - its <= NEAR),
        *(one for one in given_up if best - chances(one)[seat] + (one.error or 0.0) <= NEAR),
    ]


def looked_into(appraisals: Sequence[Appraisal]) -> list[Appraisal]:
    """Those that were not soon given up."""
    return [one for one in appraisals if any(one.worth) and 2 * one.visits >= appraisals[0].visits]


def beginning(one: Appraisal) -> list[str]:
    return one.words.split(" ")[:2]


def verdict(v: int, words: str, appraisals: Sequence[Appraisal], seat: Seat) -> Verdict:
    """Beside the best of those that were looked into: a mistake only if luck cannot be the reason."""
    chosen = next((one for one in appraisals if one.words == words and any(one.worth)), None)
    if chosen is None:
        return Verdict(v, None)
    best = max([*looked_into(appraisals), chosen], key=lambda one: chances(one)[seat])
    lost = chances(best)[seat] - chances(chosen)[seat]
    if chances(best)[seat] == 1.0 and lost > NEARLY:
        return Verdict(v, "mistake", (), best.words, wins=True)
    if alike(appraisals):
        return Verdict(v, None)
    doubt = SURE * (best.beside if best.beside is not None else hypot(best.error or 0.0, chosen.error or 0.0))
    mark = marked(lost, doubt)
    return Verdict(v, mark, chosen.why or (), best.words if mark in BLAMED else "")


def marked(lost: float, doubt: float) -> Mark | None:
    """With so much of the chance given away, if that may be luck by so much.

    The best of many looks better than it is, so where little was given away luck has to be far from it.
    """
    if lost <= NEAR:
        return "good"
    if lost < max(INACCURATE, doubt):
        return None
    if lost >= MISTAKE:
        return "mistake"
    return "inaccurate" if lost >= SLIP * doubt else None


def milder(before: Verdict, now: Verdict) -> Verdict:
    """What is blamed is blamed twice, and no more than by either."""
    if now.mark not in BLAMED or before.mark == "mistake":
        return now
    return replace(now, mark="inaccurate") if before.mark == "inaccurate" else Verdict(now.v, None)


def is_public(game: Game[Any], view: View, luck: Luck) -> bool:
    """Whether who looks at this view knows all options of the question, whoever is asked."""
    worlds = game.worlds(view)
    found = [list(map(str, options(worlds.next(luck)))) for _ in range(WORLDS)]
    return all(one == found[0] for one in found)
