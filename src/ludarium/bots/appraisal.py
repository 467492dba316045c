"""What was found out about an answer.  It goes from process to process and over the wire: not compiled."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

DECIDED: Final = 0.95  # of the chance to win


@dataclass(frozen=True)
class Merit:
    """One part of why an answer is better than others, or worse.

    Whoever has `more` of a part has more from it: more of `tokens` is to have fewer on the own trees.
    Parts that begin with `rivals-` are those of all rivals together.  `chance` is what it adds to the chance
    to win of the seat that answers, as a share of one; below 0 if it speaks against the answer.  Where the
    game is as good as decided, it is told as if it were not.  `amount` is how much more there is of the
    part, or less, as people count it: points of the game, tokens, spirits; None where that says nothing.
    `source` is what most of it comes from, in the notation: a tree, a colour; '' if it has no name.
    """

    part: str
    more: bool
    chance: float
    amount: float | None = None
    source: str = ""


@dataclass(frozen=True, order=True)
class AtOnce:
    """What a learner sees of an answer, without looking far; the better the greater.

    `points`: how many more than the others one gains with it and at most with the next answer, or by what
    comes of it whatever is answered, as they help;
    `kept`: as a negative number, how much of one's own it takes.  `follow_ups`: the next answers that gain
    most; none where one now gains as much, or somebody else answers first, or luck does.  `brings`: the
    points that one gains oneself with it and with the best of them.  `unfinished`: it is a part of a move,
    and the same seat is asked for the rest of it.
    """

    points: int = 0
    kept: int = 0
    brings: int = field(default=0, compare=False)
    follow_ups: tuple[str, ...] = field(default=(), compare=False)
    unfinished: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Appraisal:
    """What was found out about an option."""

    words: str
    visits: int  # how often it was looked into; 0 if a glance was enough
    worth: tuple[float, ...]  # to each seat, between 0 and 1
    # What speaks for it or against it; nothing if that is hard to say, None if nobody asked or can tell.
    why: tuple[Merit, ...] | None = None
    # The standard error of the worth to the seat that is asked; None where too few looks tell it.
    error: float | None = None
    # How it went on in one of the looks: the answers of all who are asked, from this one up to the next luck.
    line: tuple[str, ...] = ()
    # By how far the seat that is asked is ahead then, in logarithms of odds: what tells, where all win.
    lead: float | None = None
    # Only of those that were looked into, where reasons are asked for.
    at_once: AtOnce = AtOnce()
    # The standard error of how much more it is worth than the option that is never given up; None if there is
    # none, or too few looks into both tell it.
    beside: float | None = None
    # What is answered next in most looks by far, whoever is asked then; nothing where they did not agree.
    plan: str = ""
    # All parts of what speaks for it and against it, where `why` is told.
    parts: tuple[Merit, ...] = ()


def is_decided(chances: Sequence[float]) -> bool:
    """Whether the game is as good as won whatever one answers, or as good as lost."""
    return min(chances, default=0.0) > DECIDED or max(chances, default=1.0) < 1 - DECIDED
