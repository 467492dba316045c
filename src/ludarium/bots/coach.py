"""What a coach tells a learner of answers: which are sound, and how good one was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any, Final

from ludarium.bots.appraisal import Appraisal, Merit, is_decided
from ludarium.bots.at_once import PASS
from ludarium.bots.review import MISTAKE, NEAR, SURE, Mark, chances
from ludarium.contract import Game
from ludarium.core import Seat, View, options
from ludarium.luck import Luck

NEAR_LEAD: Final = 0.12  # logarithms of odds: about as much, where either may win
SOUND: Final = 0.05  # so much less of the chance to win: a learner does as well with it
MOST: Final = 8  # sound answers: whoever tells them chooses those of which there is something to say
SOME: Final = 2  # more points at once than another answer brings: one sees why
MUCH: Final = 6  # and of so many one sees it well
PLAINLY: Final = 0.08  # so much less of the chance to win, where one sees that well
GREAT: Final = 12  # points at once that nobody would leave lying
HARDLY: Final = 0.12  # and so much less, where a search would
TOO_DEAR: Final = 0.2  # and so much less, where one would not see why not
ALIKE: Final = 0.01  # logarithms of odds: whatever is chosen, it ends the same
SLIP: Final = 1.5  # as much as luck may be, to blame what gave little away
NEARLY: Final = 0.01  # off a win that is certain, which is as good as one
FEW: Final = 2  # answers that are better than all others
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
    """Answers that a learner does well with, those first that may be told first.

    That is what was `meant` to follow, unless it is a good deal worse now, then what is plainly good, then of
    those as good as the best what is best at once.  To do nothing is no advice beside something to do that
    costs nothing.  There is none where it does not matter what is chosen.
    """
    if alike(appraisals):
        return []
    best = by_at_once(near_the_best(appraisals, seat, NEAR))
    good = [*plainly_good(appraisals, seat, best), *best]
    good += [one for one in by_at_once(near_the_best(appraisals, seat, SOUND)) if one not in good]
    kept = [one for one in near_the_best(appraisals, seat, PLAINLY) if one.words == meant]
    good += [one for one in kept if one not in good]  # nobody shall see a plan dropped for a trifle
    nothing = [one for one in good if one.words == PASS]
    deeds = [one for one in good if one.words != PASS and all(one.at_once >= its.at_once for its in nothing)]
    good = sorted(deeds or nothing, key=lambda one: one.words != meant)
    return [advice(one) for one in good[:MOST]]


def as_sound(appraisals: Sequence[Appraisal], seat: Seat) -> list[str]:
    """Every answer that a learner does as well with, whatever there is to say of it."""
    return [one.words for one in near_the_best(appraisals, seat, SOUND)]


def matters(appraisals: Sequence[Appraisal], seat: Seat) -> bool:
    """Whether one answer or two are better than all others, and by so much that luck is not the reason."""
    best = near_the_best(appraisals, seat, SOUND)
    others = [one for one in appraisals if one not in best and one.error is not None]
    if not (best and others) or len(best) > FEW or alike(appraisals):
        return False
    most = max(chances(one)[seat] for one in best)
    return all(most - chances(one)[seat] - (one.error or 0.0) >= SOUND for one in others)


def by_at_once(appraisals: Sequence[Appraisal]) -> list[Appraisal]:
    return sorted(appraisals, key=lambda one: one.at_once, reverse=True)


def plainly_good(appraisals: Sequence[Appraisal], seat: Seat, best: Sequence[Appraisal]) -> list[Appraisal]:
    """What brings more at once than any of the `best`, and gives the less away the less that is."""
    most = max((one.at_once.points for one in best), default=0)
    ways = ((HARDLY, GREAT), (PLAINLY, MUCH), (SOUND, SOME))
    known = [
        one
        for less, more in ways
        for one in near_the_best(appraisals, seat, less)
        if one.at_once.points >= most + more
    ]
    return by_at_once(list(dict.fromkeys(known)))


def advice(one: Appraisal) -> Advice:
    then = follow_up(one)
    return Advice(one.words, one.why or (), then, one.at_once.brings if then in one.at_once.follow_ups else 0)


def follow_up(one: Appraisal) -> str:
    """Of the next answers that gain most the only one, or the one that the looks into this one agreed on.

    Where none gains, of an unfinished move the rest of it, if they agreed on that and it is not to do
    nothing: what is not clear is no plan.
    """
    gaining, plan = one.at_once.follow_ups, one.plan
    if plan in gaining or (plan != PASS and one.at_once.unfinished and not gaining):
        return plan
    return gaining[0] if len(gaining) == 1 else ""


def alike(appraisals: Sequence[Appraisal]) -> bool:
    """Whether one is as far ahead after one answer as after another: a last tile may bring nothing."""
    leads = [one.lead for one in appraisals if one.lead is not None]
    return len(leads) > 1 and max(leads) - min(leads) <= ALIKE


def near_the_best(appraisals: Sequence[Appraisal], seat: Seat, less: float) -> list[Appraisal]:
    """Those that are worth at most so much less; where all win, or none, those that bring the greatest lead.

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
        *(one for one, its in zip(seen, worth, strict=True) if best - its <= less),
        *(one for one in given_up if best - chances(one)[seat] + (one.error or 0.0) <= less),
    ]


def looked_into(appraisals: Sequence[Appraisal]) -> list[Appraisal]:
    """Those that were not soon given up."""
    return [one for one in appraisals if any(one.worth) and 2 * one.visits >= appraisals[0].visits]


def verdict(v: int, words: str, appraisals: Sequence[Appraisal], seat: Seat) -> Verdict:
    """Beside the best of those that were looked into: a mistake only if luck cannot be the reason."""
    chosen = next((one for one in appraisals if one.words == words and any(one.worth)), None)
    if chosen is None:
        return Verdict(v, None)
    best = max([*looked_into(appraisals), chosen], key=lambda one: chances(one)[seat])
    lost = chances(best)[seat] - chances(chosen)[seat]
    if chances(best)[seat] == 1.0 and lost > NEARLY:
        return Verdict(v, "mistake", (), best.words, wins=True)
    if alike(appraisals) or not_as_far_ahead(best, chosen, seat):
        return Verdict(v, None)
    if chosen.at_once.points > best.at_once.points and lost < TOO_DEAR:
        return Verdict(v, None)  # what one sees is better: nobody would believe otherwise
    doubt = SURE * (best.beside if best.beside is not None else hypot(best.error or 0.0, chosen.error or 0.0))
    mark = marked(lost, doubt)
    return Verdict(v, mark, chosen.why or (), best.words if mark in BLAMED else "")


def not_as_far_ahead(best: Appraisal, chosen: Appraisal, seat: Seat) -> bool:
    """Whether it gives points away where that no longer changes who wins: no praise, and no blame."""
    decided = is_decided([chances(best)[seat], chances(chosen)[seat]])
    if not decided or best.lead is None or chosen.lead is None:
        return False
    return best.lead - chosen.lead > NEAR_LEAD


def marked(lost: float, doubt: float) -> Mark | None:
    """With so much of the chance given away, if that may be luck by so much.

    The best of many looks better than it is, so where little was given away luck has to be far from it.
    """
    if lost <= SOUND:
        return "good"
    if lost < doubt:
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
