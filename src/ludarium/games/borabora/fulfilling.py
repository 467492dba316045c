"""Bora Bora: completing, giving up and drafting tasks (§6.11, §8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from ludarium.core import Frozen
from ludarium.games.borabora.actions import (
    CARD,
    DRAFT,
    DROP,
    FULFIL,
    PASS,
    TILE,
    UNCALLED,
    Draft,
    Drop,
    Fulfil,
    Pass,
)
from ludarium.games.borabora.flow import go_on
from ludarium.games.borabora.gods import pay, payments, spend
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.supply import in_order
from ludarium.games.borabora.tasks import missing
from ludarium.games.borabora.tiles import YELLOW, Task
from ludarium.luck import Luck

POINTS: Final[int] = INVENTORY["task_scores"]["points"]
POINTS_WITH_YELLOW: Final[int] = INVENTORY["task_scores"]["with_yellow"]


def fulfillable(s: Lagoon, seat: int) -> list[Fulfil]:
    """Tasks that are met, and behind them those that are met with Yellow (R40)."""
    me = s.boards[seat]
    lacking = [missing(s, seat, me, task) for task in me.tasks]
    met = [FULFIL[UNCALLED][task.number] for task, n in zip(me.tasks, lacking, strict=True) if n == 0]
    unmet = [task for task, n in zip(me.tasks, lacking, strict=True) if n]
    calls = payments(me, YELLOW) if unmet else []
    return met + [
        FULFIL[yellow][task.number] for yellow in calls for task in unmet if helps(s, seat, yellow, task)
    ]


def helps(s: Lagoon, seat: int, yellow: int, task: Task) -> bool:
    """§ Paid first, then counted with one unit less (R41)."""
    if takes_none(s, yellow, task):
        return False
    left = s.boards[seat].copy()
    spend(left, YELLOW, yellow)
    return missing(s, seat, left, task) <= 1


def takes_none(s: Lagoon, yellow: int, task: Task) -> bool:
    """§ Two tasks take no Yellow card (R42)."""
    return task.no_yellow_card and (yellow == CARD or (yellow != TILE and s.rules.pair_is_yellow))


def fulfil(s: Lagoon, seat: int, a: Fulfil) -> None:
    me = s.boards[seat]
    if a.yellow:
        pay(s, seat, YELLOW, a.yellow)
    me.tasks.remove(a.task)
    me.fulfilled = in_order([*me.fulfilled, a.task])
    s.tell_of(seat, f"fulfils {a.task}")
    s.gain_points(seat, POINTS_WITH_YELLOW if a.yellow else POINTS, "task")


@dataclass(frozen=True)
class ResolveTask(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Fulfil | Drop]:
        """§ One that is met must be completed, or another with Yellow; else one may be given up (R38)."""
        found = fulfillable(s, self.seat)
        if s.rules.must_fulfil and found and found[0].yellow == UNCALLED:
            return found
        return [*found, *[DROP[task.number] for task in s.boards[self.seat].tasks]]

    def answer(self, s: Lagoon, a: Fulfil | Drop, luck: Luck) -> None:
        if isinstance(a, Drop):
            s.boards[self.seat].tasks.remove(a.task)
            s.tell_of(self.seat, f"drops {a.task}")
        elif isinstance(a, Fulfil):
            fulfil(s, self.seat, a)
        else:
            assert_never(a)
        go_on(s, luck)


@dataclass(frozen=True)
class TakeTask(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Draft]:
        return [DRAFT[task.number] for task in s.drafts]

    def answer(self, s: Lagoon, a: Draft, luck: Luck) -> None:
        me = s.boards[self.seat]
        s.drafts.remove(a.task)
        me.tasks = in_order([*me.tasks, a.task])
        s.tell_of(self.seat, f"drafts {a.task}")
        go_on(s, luck)


# § After the sixth round: all that are met, one by one, each with a Yellow of its own if it needs one.


@dataclass(frozen=True)
class LastTasks(Frozen):
    seat: int

    def options(self, s: Lagoon) -> Sequence[Fulfil | Pass]:
        return [*fulfillable(s, self.seat), PASS]

    def answer(self, s: Lagoon, a: Fulfil | Pass, luck: Luck) -> None:
        if isinstance(a, Fulfil):
            fulfil(s, self.seat, a)
            if s.boards[self.seat].tasks:
                s.asks.append(self)
        elif not isinstance(a, Pass):
            assert_never(a)
        go_on(s, luck)
