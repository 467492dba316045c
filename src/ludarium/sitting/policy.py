"""What happens at a table by itself: each rule says when it is due, and what is done then.

So there is one alarm, for whatever comes first, and a late one changes nothing: what was due is done as of
the moment when it was.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.core import Seat
from ludarium.sitting.clock import DAY, MINUTE, Ms
from ludarium.sitting.leaving import leave
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.proposals import LASTS
from ludarium.sitting.state import State
from ludarium.table import Refused

REST: Final = MINUTE  # for people to come back to a server that was away itself
DESERTED: Final = 10 * MINUTE  # until the second clock takes over
ZEROS: Final = 3  # the last of which is the end
WARNING: Final = {"waiting": 27 * DAY, "playing": 30 * DAY, "asleep": 30 * DAY}
DEATH: Final = {"waiting": 30 * DAY, "playing": 60 * DAY, "asleep": 60 * DAY}


@dataclass(frozen=True)
class Rule:
    """`due`: when it is time, given when the open question was told; None: never, as things stand."""

    due: Callable[[State, Ms], Ms | None]
    act: Callable[[Minutes, Ms], None]


def ring(minutes: Minutes, until: Ms) -> Ms | None:
    """Do whatever was due until then, in its order; when the next is due."""
    while (first := first_due(minutes.state, minutes.now.told)) is not None:
        at, rule = first
        if at > until:
            return at
        rule.act(minutes, at)
    return None


def first_due(state: State, told: Ms) -> tuple[Ms, Rule] | None:
    first: tuple[Ms, Rule] | None = None
    for rule in RULES:
        at = rule.due(state, told)
        if at is not None and (first is None or at < first[0]):
            first = at, rule
    return first


# -- clocks


def zero(state: State, told: Ms) -> Ms | None:
    clock = state.clock
    return None if clock is None or clock.rung or state.status != "playing" else clock.zero_at(told)


def run_out(minutes: Minutes, at: Ms) -> None:
    """The table has chosen when it was opened what happens then."""
    state = minutes.state
    assert state.clock is not None and state.clock.seat is not None
    seat, used = state.clock.seat, minutes.used(at)
    how = state.settings.at_zero
    if how == "stand-in" and not others_play(state, seat):
        minutes.write("asleep", at=at, seat=seat, used=used)
        return
    minutes.write("zero", at=at, seat=seat, used=used)
    if how == "forfeit" or (how == "stand-in" and minutes.state.places[seat].zeros >= ZEROS):
        leave(minutes, seat, "late", at)
    elif how == "stand-in":
        minutes.write("stands-in", at=at, seat=seat)


def others_play(state: State, seat: Seat) -> bool:
    """Whether somebody else plays here who is no program: else the table waits."""
    person = state.places[seat].person
    return any(one.in_person and one.person != person and not one.program for one in state.places)


def deserted(state: State, told: Ms) -> Ms | None:
    """When the second clock takes over from the first; nobody could come to a server that was away."""
    second = state.settings.second
    if second is None or state.clock is None or state.clock.rule == second or state.status != "playing":
        return None
    away = [place.gone for place in state.places if place.in_game]
    if None in away or not away:
        return None
    return max(state.rests, *(one for one in away if one is not None)) + DESERTED


def slow_down(minutes: Minutes, at: Ms) -> None:
    minutes.write("clock", str(minutes.state.settings.second), at=at)


# -- stand-ins


def patience(state: State, told: Ms) -> Ms | None:
    """When a bot takes over from whoever is asked and away.

    Not from somebody who has never been here, nor from the last who plays: a table that everybody has left
    waits.
    """
    stand_in, place = state.settings.stand_in, state.asked_place
    if stand_in is None or place is None or not place.in_person or place.gone is None:
        return None
    if state.asked is None or not others_play(state, state.asked):
        return None
    return max(max(place.gone, state.asked_at, place.paused or 0) + stand_in.after, state.rests)


def look_again(state: State, at: Ms) -> Ms | None:
    """When it is time to see whether whoever is asked is still here: a process that dies tells nobody."""
    stand_in, place = state.settings.stand_in, state.asked_place
    if stand_in is None or place is None or not place.in_person or place.gone is not None:
        return None
    earliest = state.asked_at + stand_in.after
    return earliest if earliest > at else at + stand_in.after


def stand_in(minutes: Minutes, at: Ms) -> None:
    minutes.write("stands-in", at=at, seat=minutes.state.asked, used=minutes.used(at))


# -- vacations


def leave_due(state: State, told: Ms) -> Ms | None:
    """When the next vacation begins; at a table that was asleep meanwhile, once it goes on."""
    starts = [place.leave[0] for place in state.places if place.leave and place.in_game]
    return max(min(starts), state.changed) if starts and state.status == "playing" else None


def go_on_leave(minutes: Minutes, at: Ms) -> None:
    """Where people stay by now, or when it would be over, there is none."""
    state = minutes.state
    place = min((one for one in state.places if one.leave and one.in_game), key=lambda one: one.leave or ())
    assert place.leave is not None and place.person is not None
    if state.live or place.leave[1] <= at:
        minutes.write("resume", by=place.person, at=at)
        return
    used = minutes.used_at(state.seats(place.person), at)
    minutes.write("pause", str(place.leave[1]), by=place.person, at=at, used=used)


# -- what nobody goes on with


def lapse(state: State, told: Ms) -> Ms | None:
    return None if state.proposal is None else state.proposal.at + LASTS[state.live]


def let_lapse(minutes: Minutes, at: Ms) -> None:
    minutes.write("lapses", at=at)


def neglect(state: State, told: Ms) -> Ms | None:
    """When all are told that the table will be closed."""
    if state.warned or (state.status == "waiting" and state.settings.listed is not None):
        return None
    return state.changed + WARNING[state.status] if dies(state) else None


def warn(minutes: Minutes, at: Ms) -> None:
    minutes.write("warns", at=at)


def death(state: State, told: Ms) -> Ms | None:
    if state.status == "waiting" and state.settings.listed is not None:
        return state.settings.listed
    return state.changed + DEATH[state.status] if dies(state) else None


def dies(state: State) -> bool:
    """Whether nothing else would ever end it: where time runs, it is for the clock."""
    return state.status in ("waiting", "asleep") or (state.status == "playing" and state.clock is None)


def abandon(minutes: Minutes, at: Ms) -> None:
    minutes.write("end", "abandoned", at=at)


RULES: Final = (
    Rule(zero, run_out),
    Rule(leave_due, go_on_leave),
    Rule(patience, stand_in),
    Rule(lapse, let_lapse),
    Rule(deserted, slow_down),
    Rule(neglect, warn),
    Rule(death, abandon),
)


# -- plans


def follow_plans(minutes: Minutes) -> None:
    """Whoever is asked and has foreseen it answers at once, and the clock does not notice."""
    while (place := minutes.state.asked_place) and place.plan and place.plan.asked.answer is not None:
        state, seat = minutes.state, minutes.state.asked
        assert state.match is not None and seat is not None
        try:
            match = state.match.played(seat, place.plan.asked.answer, state.v)
        except Refused:  # it is not among the options: that branch is gone
            minutes.write("plan", seat=seat)
        else:
            line, used = str(match.happened[-1].move), None if state.clock is None else 0
            minutes.write("move", line, seat=seat, by=place.person or "", used=used, match=match)
