"""A game looked back on: what each decision made of everybody's prospects, and what would have been better.

Every decision is appraised from the view of its seat at that moment: nobody is blamed for what could not be
known.  The three steps are apart, because the thinking in between takes a minute and may be done anywhere:

    decisions(record)             what was decided, and what could be seen
    bots.appraise(...)            for each of them, and again where `may_be_told` says so
    judgement(...), review(...)   what it comes to
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, Literal

from ludarium.bots.appraisal import Appraisal, Merit
from ludarium.bots.judge import shares
from ludarium.contract import Game
from ludarium.core import Seat, State, View, options
from ludarium.look import Look
from ludarium.record import Record

MISTAKE: Final = 0.1  # of the chance to win
INACCURATE: Final = 0.05
NEAR: Final = 0.03  # as good as the best
SURE: Final = 2  # standard errors that the better answer is better by
AGAIN: Final = 5  # times as long is thought a second time
ALTERNATIVES: Final = 3
TURNING_POINTS: Final = 8
SWING: Final = 0.15  # without luck, what two seats expect differs by a fifth of that
SWINGS: Final = 4

Mark = Literal["good", "inaccurate", "mistake"]


@dataclass(frozen=True)
class Decided:
    """A move that could have been another: the `move`th of its record, and what its seat knew before it."""

    move: int
    seat: Seat
    words: str
    view: View


@dataclass(frozen=True)
class Alternative:
    """Another option, the chance of each seat to win after it, and what would have happened at once.

    `why` is what speaks for it, or against it, beside what was decided: nothing if that is hard to say, and
    no list if nobody asked or nothing is known of the game.
    """

    words: str
    chances: tuple[float, ...]
    events: tuple[str, ...]
    why: tuple[Merit, ...] | None = None


@dataclass(frozen=True)
class Judgement:
    """The chance of each seat to win `before` this move, had the best been chosen, and `after` it.

    The `alternatives` are the best of the other options.
    """

    move: int
    seat: Seat
    words: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    alternatives: tuple[Alternative, ...]
    mark: Mark | None

    @property
    def loss(self) -> float:
        """How much its seat gave away."""
        return self.before[self.seat] - self.after[self.seat]


@dataclass(frozen=True)
class Swing:
    """Luck came in with this move; by it, or by what others knew, the chances of all changed so much."""

    move: int
    change: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """All judgements in the order of the moves, and how the win was shared in the end.

    The marked moves that gave most away are the `turning_points`; these and the swings of luck: the largest
    first.
    """

    moves: int
    judgements: tuple[Judgement, ...]
    turning_points: tuple[int, ...]
    luck: tuple[Swing, ...]
    end: tuple[float, ...]


def decisions(record: Record) -> Iterator[Decided]:
    """Every move where there was a choice, with what its seat could know; raises `BadRecord`.

    That is to have kept count: whoever is taken to have forgotten what others have is ahead of nobody.
    """
    it = record.rules()
    for number, (move, state) in enumerate(record.follow(), 1):
        if len(options(state)) > 1:
            yield Decided(number, move.seat, move.words, it.known(state, move.seat))


def judgement(game: Game[Any], decided: Decided, appraisals: Sequence[Appraisal]) -> Judgement:
    """What was decided beside what was found, the best first."""
    seat = decided.seat
    chosen, others = apart(decided, appraisals)
    best = max([chosen, *others[:1]], key=lambda one: chances(one)[seat])
    found = sorted(others[:ALTERNATIVES], key=lambda one: chances(one)[seat], reverse=True)
    return Judgement(
        decided.move,
        seat,
        decided.words,
        before=chances(best),
        after=chances(chosen),
        alternatives=tuple(alternative(game, decided, one) for one in found),
        mark=mark(lead(chosen, others[0], seat), doubt(others[0])) if others else None,
    )


def again(decided: Decided, appraisals: Sequence[Appraisal]) -> tuple[str, ...]:
    """What is looked into once more: what was decided, and the best others, which are told beside it."""
    chosen, others = apart(decided, appraisals)
    return tuple(one.words for one in (chosen, *others[:ALTERNATIVES]))


def may_be_told(decided: Decided, appraisals: Sequence[Appraisal]) -> bool:
    """Whether it seems to have been a good move, or to have given something away.

    Of many answers one looks best by luck.  Only a second look, with other luck, tells how much it is.
    """
    chosen, others = apart(decided, appraisals)
    return bool(others) and not -NEAR < lead(chosen, others[0], decided.seat) < MISTAKE


def apart(decided: Decided, appraisals: Sequence[Appraisal]) -> tuple[Appraisal, list[Appraisal]]:
    """What was decided, and the others that there was time for."""
    looked_at = [one for one in appraisals if any(one.worth)]
    [chosen] = [one for one in looked_at if one.words == decided.words]
    return chosen, [one for one in looked_at if one is not chosen]


def lead(one: Appraisal, other: Appraisal, seat: Seat) -> float:
    """How much more the one is worth to this seat."""
    return chances(one)[seat] - chances(other)[seat]


def doubt(other: Appraisal) -> float:
    """So much luck alone may make it differ from what was decided; infinite where too few looks tell it."""
    return inf if other.beside is None else SURE * other.beside


def chances(found: Appraisal) -> tuple[float, ...]:
    """What the option is worth to each seat, as shares of one win."""
    return rounded([value / sum(found.worth) for value in found.worth])


def alternative(game: Game[Any], decided: Decided, found: Appraisal) -> Alternative:
    foreseen = Look(game, decided.view, decided.seat).preview(found.words)
    why = None if found.why is None else tuple(map(shortened, found.why))
    return Alternative(found.words, chances(found), foreseen.events, why)


def shortened(merit: Merit) -> Merit:
    amount = None if merit.amount is None else round(merit.amount, 1)
    return replace(merit, chance=round(merit.chance, 3), amount=amount)


def mark(lead: float, doubt: float) -> Mark | None:
    """For a decision with this lead over the best of the other options: none where luck may be the reason."""
    if abs(lead) < doubt:
        return None
    if lead >= MISTAKE:
        return "good"
    if lead <= -MISTAKE:
        return "mistake"
    return "inaccurate" if lead <= -INACCURATE else None


def rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 3) for value in values)


def review(record: Record, judgements: Sequence[Judgement], ended: State | None = None) -> Review:
    """The whole of it; `ended` is how the game ended, if that is at hand.  Raises `BadRecord`."""
    end = rounded(shares(record.replay() if ended is None else ended))
    given_away = [one for one in judgements if one.mark in ("inaccurate", "mistake")]
    largest = sorted(given_away, key=lambda one: one.loss, reverse=True)[:TURNING_POINTS]
    return Review(
        len(record.moves),
        tuple(judgements),
        turning_points=tuple(one.move for one in largest),
        luck=swings(record, judgements, end),
        end=end,
    )


def swings(record: Record, judgements: Sequence[Judgement], end: Sequence[float]) -> tuple[Swing, ...]:
    """Where the chances after a decision were not the chances before the next."""
    nexts = [*((one.move, one.before) for one in judgements[1:]), (len(record.moves) + 1, end)]
    found = []
    for one, (following, then) in zip(judgements, nexts, strict=True):
        lucky = [n for n in range(one.move, following) if record.moves[n - 1].luck]
        if lucky:
            change = rounded([b - a for a, b in zip(one.after, then, strict=True)])
            found.append(Swing(lucky[-1], change))
    found.sort(key=lambda swing: max(swing.change), reverse=True)
    return tuple(swing for swing in found[:SWINGS] if max(swing.change) >= SWING)
