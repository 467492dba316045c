"""What a table does when something is asked of it: one function a command, found by its type.

    decision = decide(state, Play("anna", 0, 41, "waltz 5L S2"), Now(at))

Nothing is changed and nothing is stored here: whoever asks stores the entries, puts the new state in place of
the old one, does the effects and comes back at `wake_at`.
"""

import hmac
from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from ludarium.core import Seat
from ludarium.sitting import commands, guided, identity, operating, proposals
from ludarium.sitting.clock import HOUR, LONGEST_WAY, Ms
from ludarium.sitting.effects import Effect, Send, Think, bot_asked, follow
from ludarium.sitting.entries import BOT, Entry
from ludarium.sitting.evolve import is_stand_in
from ludarium.sitting.leaving import finish, leave
from ludarium.sitting.minutes import Minutes, Now
from ludarium.sitting.next_table import next_table
from ludarium.sitting.plans import BadPlan, Plan
from ludarium.sitting.policy import REST, follow_plans, look_again, ring
from ludarium.sitting.state import Person, Place, State
from ludarium.sitting.vacation import LATEST, LONGEST, days_of
from ludarium.table import Refused

ASKED_NOW: Final = 0  # a bot is asked: whoever looks after the table next lets it think


@dataclass(frozen=True)
class Decision:
    """Without entries nothing happened and nothing is stored.  `wake_at`: when it is time to ask again."""

    entries: tuple[Entry, ...]
    state: State
    effects: tuple[Effect, ...]
    wake_at: Ms | None


def decide(state: State, command: commands.Command, now: Now) -> Decision:
    """Raises `Refused`, and then nothing has happened.

    What was due before the command came is done first, so a late alarm helps nobody; what was due while
    nobody looked after the table is not.
    """
    minutes = Minutes(state, now)
    ring(minutes, commands.due_by(command, now.at))
    answer(command, minutes)
    follow_plans(minutes)
    return decision(minutes, ring(minutes, now.at))


def decision(minutes: Minutes, due: Ms | None) -> Decision:
    state, online = minutes.state, minutes.now.online
    times = [at for at in (due, look_again(state, minutes.now.at)) if at is not None]
    effects = (*minutes.effects, *follow(minutes.before, state, minutes.entries, online))
    wake_at = min(times, default=None) if bot_asked(state, online) is None else ASKED_NOW
    return Decision(tuple(minutes.entries), state, effects, wake_at)


@singledispatch
def answer(command: commands.Command, minutes: Minutes) -> None:
    """Do what is asked, or raise `Refused`."""
    raise TypeError(f"nobody can ask a table for {command!r}")


# -- coming and going


@answer.register
def sit(command: commands.Sit, minutes: Minutes) -> None:
    state = minutes.state
    if state.status in ("over", "closed"):
        raise Refused("closed")
    seat = invited(state, command.invitation)
    place = state.places[seat]
    if place.person == command.by:
        return
    if place.kind != "free":
        raise Refused("seat-taken")
    if state.match is not None and any(one.person == command.by for one in state.places):
        raise Refused("already-here")
    if command.program and state.settings.without:
        raise Refused("no-programs")
    kind = "program" if command.program else "person"
    minutes.write("sit", f"{kind} {command.name}", seat=seat, by=command.by)
    begin_if_all_are_there(minutes)


def invited(state: State, invitation: str) -> Seat:
    for seat, place in enumerate(state.places):
        right = state.facts.invitation(seat, place.generation)
        if place.kind != "bot" and hmac.compare_digest(right.encode(), invitation.encode()):
            return seat
    raise Refused("bad-invitation")


def begin_if_all_are_there(minutes: Minutes) -> None:
    if minutes.state.match is not None or minutes.state.missing:
        return
    minutes.write("begin")
    for person in minutes.state.people:
        if person in minutes.now.online:
            attend(minutes, person)


@answer.register
def stand(command: commands.Stand, minutes: Minutes) -> None:
    minutes.state.own(command.by, command.seat)
    if minutes.state.match is not None:
        raise Refused("standing")
    minutes.write("stand", seat=command.seat, by=command.by)


@answer.register
def become(command: commands.Become, minutes: Minutes) -> None:
    identity.become(minutes, command.by, command.person)


@answer.register
def forget(command: commands.Forget, minutes: Minutes) -> None:
    identity.forget(minutes, command.by)


@answer.register
def look(command: commands.Look, minutes: Minutes) -> None:
    if command.seat is not None:
        minutes.state.own(command.by, command.seat)
    if command.by is not None:
        attend(minutes, command.by)


def attend(minutes: Minutes, person: Person) -> None:
    """This person is here: what waited goes on, and what a bot played is the person's own again."""
    state = minutes.state
    places = [state.places[seat] for seat in state.seats(person)]
    if not places or state.status in ("over", "closed"):
        return
    if any(comes(place, state) for place in places):
        minutes.write("here", by=person)
    if any(place.plays == "stand-in" for place in places):
        minutes.write("returns", by=person)
    if state.status == "asleep":
        minutes.write("awake", by=person)


def comes(place: Place, state: State) -> bool:
    """Whether a rule asks who is here, and its person was not."""
    return state.watched and (place.gone is not None or (state.match is not None and not place.came))


def is_news(place: Place, state: State) -> bool:
    """Whether anything changes when its person, who plays, is here."""
    return state.status == "asleep" or comes(place, state)


@answer.register
def gone(command: commands.Gone, minutes: Minutes) -> None:
    state = minutes.state
    here = [seat for seat in state.seats(command.by) if state.places[seat].gone is None]
    if here and state.watched and command.by not in minutes.now.online and state.status != "over":
        minutes.write("gone", by=command.by, at=command.left)


@answer.register
def pause(command: commands.Pause, minutes: Minutes) -> None:
    state, at = minutes.state, minutes.now.at
    seats = state.seats(command.by)
    if not seats:
        raise Refused("not-yours")
    if command.until <= at:
        if any((one := state.places[seat]).leave or (one.paused or 0) > at for seat in seats):
            minutes.write("resume", by=command.by)
        return
    check_pause(state, seats, command, minutes.now)
    if command.start > at:
        minutes.write("leaves", f"{command.start} {command.until}", by=command.by)
        return
    minutes.write("pause", str(command.until), by=command.by, used=minutes.used_at(seats))


def check_pause(state: State, seats: list[Seat], command: commands.Pause, now: Now) -> None:
    clock, start = state.clock, max(command.start, now.at)
    if state.status != "playing" or state.live or not state.settings.vacations:
        raise Refused("not-allowed")
    place, days = state.places[seats[0]], days_of(command.until - start)
    if not 0 < days <= LONGEST or days_of(start - now.at) > LATEST:
        raise Refused("bad-request", what="pause")
    if place.leave or (place.paused or 0) > now.at:
        raise Refused("bad-request", what="pause")
    if days > place.taken.left(start):
        raise Refused("no-vacation", days=place.taken.left(start))
    if clock is not None and clock.seat in seats and clock.left(now.at, now.told) < HOUR:
        raise Refused("late")


# -- playing


@answer.register
def play(command: commands.Play, minutes: Minutes) -> None:
    acting(minutes, command.by, command.seat)
    match = minutes.state.playing().played(command.seat, command.words, command.v)
    clock, used, lag = minutes.state.clock, minutes.used(), 0
    if clock is not None and used is not None:
        lag = clock.credit(command.seat, used, minutes.now.lag)
        used -= lag
    line = str(match.happened[-1].move)
    minutes.write("move", line, seat=command.seat, by=command.by, used=used, lag=lag, match=match)


def acting(minutes: Minutes, by: Person, seat: Seat) -> Place:
    """This seat, if its person plays it; `late` if a bot has taken over."""
    place = minutes.state.own(by, seat)
    if not place.in_person:
        raise Refused("late")
    if is_news(place, minutes.state):
        attend(minutes, by)
    return place


@answer.register
def undo(command: commands.Undo, minutes: Minutes) -> None:
    acting(minutes, command.by, command.seat)
    if guided.goes_back(minutes.state, command):
        guided.go_back(minutes, command)
        return
    match = minutes.state.playing().undone(command.seat, command.v)
    if minutes.state.too_many_undos:
        raise Refused("no-undo", why="enough")
    used = time_of_undo(minutes, command.seat)
    line = str(match.happened[-1].move)
    minutes.write("undo", line, seat=command.seat, by=command.by, used=used, match=match)


def time_of_undo(minutes: Minutes, seat: Seat) -> Ms | None:
    """The spell goes on as if nobody else had been asked, so it takes the time that ran for whoever was."""
    clock, now = minutes.state.clock, minutes.now
    if clock is None:
        return None
    used = clock.elapsed(now.at, now.told)
    if not clock.bears(seat, used):
        raise Refused("late")
    return used


@answer.register
def hint(command: commands.Hint, minutes: Minutes) -> None:
    acting(minutes, command.by, command.seat)
    match = minutes.state.playing()
    if not minutes.state.settings.hints:
        raise Refused("no-hint", why="table")
    match.expect(command.seat, command.v)
    minutes.effects.append(Think(command.seat, command.v, None))


@answer.register
def hinted(command: commands.Hinted, minutes: Minutes) -> None:
    if command.v != minutes.state.v or minutes.state.asked != command.seat:
        raise Refused("no-hint", why="late")
    if command.counts:
        minutes.write("hint", seat=command.seat)


@answer.register
def thought(command: commands.Thought, minutes: Minutes) -> None:
    """What comes too late, or is no option, does not count; if a bot is still asked it thinks again."""
    state = minutes.state
    asked = bot_asked(state, minutes.now.online | {BOT})
    if command.words is None or command.v != state.v or asked != command.seat:
        return
    try:
        stand_in = is_stand_in(state, command.seat, BOT)
        match = state.playing().played(command.seat, command.words, command.v, stand_in)
    except Refused:
        return
    minutes.write("move", str(match.happened[-1].move), seat=command.seat, by=BOT, match=match)


@answer.register
def set_plan(command: commands.SetPlan, minutes: Minutes) -> None:
    acting(minutes, command.by, command.seat)
    minutes.state.playing()
    if minutes.state.live:
        raise Refused("not-allowed")
    try:
        line = str(Plan.parse(command.plan)) if command.plan else ""
    except BadPlan as bad:
        raise Refused("bad-request", what=str(bad)) from None
    minutes.write("plan", line, seat=command.seat, by=command.by)


# -- together


@answer.register
def propose(command: commands.Propose, minutes: Minutes) -> None:
    proposals.propose(minutes, command.by, command.what)


@answer.register
def agree(command: commands.Agree, minutes: Minutes) -> None:
    proposals.agree(minutes, command.by, command.id)


@answer.register
def decline(command: commands.Decline, minutes: Minutes) -> None:
    proposals.decline(minutes, command.by, command.id)


# -- leaving, and the end


@answer.register
def concede(command: commands.Concede, minutes: Minutes) -> None:
    minutes.state.own(command.by, command.seat)
    minutes.state.playing()
    leave(minutes, command.seat, "conceded")


@answer.register
def finish_first(command: commands.Finish, minutes: Minutes) -> None:
    finish(minutes, command.by)


@answer.register
def offer(command: commands.Offer, minutes: Minutes) -> None:
    state = minutes.state
    state.playing()
    if command.by not in state.people:
        raise Refused("not-in")
    if not 0 <= command.seat < len(state.places) or state.places[command.seat].out is None:
        raise Refused("seat-taken")
    if not state.settings.substitutes:
        raise Refused("not-allowed")
    minutes.write("free", seat=command.seat, by=command.by)


@answer.register
def rematch(command: commands.Rematch, minutes: Minutes) -> None:
    """Asked again it is the same table."""
    state = minutes.state
    if command.by not in {place.person for place in state.places}:
        raise Refused("not-yours")
    if state.status != "over":
        raise Refused("not-over")
    if state.next is None:
        minutes.write("next", command.id, by=command.by)
        minutes.effects.append(Send(f"next {state.facts.id}", next_table(state, command, minutes.now.at)))


# -- from the server


@answer.register
def wake(command: commands.Wake, minutes: Minutes) -> None:
    """What is due is done for every command."""


@answer.register
def taken(command: commands.Taken, minutes: Minutes) -> None:
    """Time that was ours is nobody's, nor is the way back of who was here; and bots wait with taking over."""
    state, at = minutes.state, minutes.now.at
    if not (state.watched and state.status == "playing"):
        return
    place = state.asked_place
    was_here = place is not None and place.came and place.gone is None
    rest = min(REST, state.settings.stand_in.after) if state.settings.stand_in else 0
    since = at + LONGEST_WAY if was_here else at
    used = None if state.clock is None or state.clock.seat is None else state.clock.elapsed(command.beat)
    minutes.write("excuse", f"{at + rest} {since}", seat=state.asked, used=used)
    for person in state.people:
        if any(state.places[seat].gone is None and state.places[seat].came for seat in state.seats(person)):
            minutes.write("gone", by=person, at=command.beat)


# -- from whoever runs it


@answer.register
def repair(command: commands.Repair, minutes: Minutes) -> None:
    operating.repair(minutes, command)


@answer.register
def close(command: commands.Close, minutes: Minutes) -> None:
    operating.close(minutes)


@answer.register
def put_out(command: commands.Expel, minutes: Minutes) -> None:
    operating.put_out(minutes, command.person)
