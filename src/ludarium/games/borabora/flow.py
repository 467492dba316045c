"""Bora Bora: the course of the game - whose turn it is, phase after phase, round after round (§5)."""

from typing import Final

from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import (
    BUYING,
    DICE,
    DRAFTING,
    FIRST_HUTS,
    LAST_TASKS,
    NOBODY,
    OVER,
    RESOLVING,
    USING_PEOPLE,
    Lagoon,
)
from ludarium.games.borabora.scoring import score_end, score_temple
from ludarium.games.borabora.status import renew_order, score_status
from ludarium.games.borabora.supply import clear_away, lay_out_people, lay_out_tasks, roll_dice
from ludarium.luck import Luck

ROUNDS: Final[int] = INVENTORY["counts"]["rounds"]


def go_on(s: Lagoon, luck: Luck) -> None:
    """When nothing is left to be asked, the next turn begins.  Every answer ends with this, or asks more."""
    while not s.asks and s.phase != OVER:
        seat = next_seat(s, s.turn)
        if seat == NOBODY:
            s.turn = NOBODY
            end_phase(s, luck)
        else:
            begin_turn(s, seat)


def begin_turn(s: Lagoon, seat: int) -> None:
    s.turn = seat
    s.used = []
    s.green_called = False
    s.asks.append(s.openings[s.phase][seat])


def next_seat(s: Lagoon, turn: int) -> int:
    """Who is to be asked in this phase after this seat, or first of all after nobody; NOBODY if it ends."""
    order = s.order[::-1] if s.phase == FIRST_HUTS else s.order
    after = 0 if turn == NOBODY else order.index(turn) + 1
    for seat in order[after:]:
        if is_asked(s, seat):
            return seat
    if s.phase == DICE:  # § round and round
        for seat in order[:after]:
            if s.boards[seat].dice:
                return seat
    return NOBODY


def is_asked(s: Lagoon, seat: int) -> bool:
    """§ Whether there is anything to decide, as far as everybody can see (R56)."""
    me = s.boards[seat]
    if s.phase == DICE:
        return bool(me.dice)
    if s.phase == USING_PEOPLE:
        return bool(me.people)
    if s.phase == BUYING:
        return bool(s.affordable(seat))
    if s.phase in (RESOLVING, LAST_TASKS):
        return bool(me.tasks)
    return s.phase == FIRST_HUTS or bool(s.drafts)


def is_to_come(s: Lagoon, phase: int, seat: int) -> bool:
    """Whether the turn of a seat in this phase of the round is ahead or under way."""
    if s.phase == phase:
        return s.order.index(seat) >= s.order.index(s.turn)
    return s.phase < phase


def end_phase(s: Lagoon, luck: Luck) -> None:
    if s.phase == FIRST_HUTS:
        begin_round(s, luck)
    elif s.phase == USING_PEOPLE:
        score_round(s)
        s.phase = BUYING
    elif s.phase == BUYING:
        s.columns[s.round - 1] = []  # § what is left of it leaves the game
        s.phase = RESOLVING
    elif s.phase == DRAFTING:
        end_round(s, luck)
    elif s.phase == LAST_TASKS:
        score_end(s)
        s.tell("over")
        s.phase = OVER
    else:
        s.phase += 1


def score_round(s: Lagoon) -> None:
    """§ The status track, the new turn order, the temple."""
    order = s.order
    score_status(s)
    renew_order(s)
    score_temple(s, order)


def begin_round(s: Lagoon, luck: Luck) -> None:
    s.phase = DICE
    s.tell(f"round {s.round}")
    roll_dice(s, luck)


def end_round(s: Lagoon, luck: Luck) -> None:
    """§ Clean up; after the sixth round nothing new is laid out (R51)."""
    clear_away(s)
    if s.round == ROUNDS:
        s.phase = LAST_TASKS
        return
    s.round += 1
    lay_out_people(s, luck)
    lay_out_tasks(s, luck)
    begin_round(s, luck)
