"""Whatever needs others: proposed by one who is in, agreed to by everybody who is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.sitting import leaving
from ludarium.sitting.clock import DAY, HOUR, MINUTE, Ms
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.state import UNLIMITED, Person, Proposal, State
from ludarium.table import Refused

LASTS: Final = {True: MINUTE, False: 3 * DAY}  # live, or not
LONGEST_WISH: Final = 100  # letters
MISCLICK: Final = 400  # a press that was meant for what stood there before
AGAIN_AFTER: Final = 5, 10 * MINUTE  # versions, or time
LONG_GONE: Final = 7 * DAY  # is not waited for
NO_ANSWER: Final = 7 * DAY  # where there is no clock
LATE_AGAIN: Final = {True: 2 * MINUTE, False: 24 * HOUR}  # after zero, at least


@dataclass(frozen=True)
class Kind:
    """One kind of proposal: whether it `may` be made (else `Refused`), and what is `done` when all agree."""

    may: Callable[[Minutes, Proposal], None]
    done: Callable[[Minutes, Proposal], None]


def kind_of(proposal: Proposal) -> Kind:
    found = KINDS.get(proposal.what.partition(" ")[0])
    if found is None:
        raise Refused("bad-request", what="proposal")
    return found


def rest(proposal: Proposal) -> str:
    return proposal.what.partition(" ")[2]


def propose(minutes: Minutes, by: Person, what: str) -> None:
    state, at = minutes.state, minutes.now.at
    state.playing()
    if by not in state.people:
        raise Refused("not-in")
    if not what.isprintable() or len(what) > LONGEST_WISH:
        raise Refused("bad-request", what="proposal")
    if state.proposal is not None or asked_lately(state, by, at):
        raise Refused("asked-lately")
    proposal = Proposal(0, by, what, at, (by,))
    kind_of(proposal).may(minutes, proposal)
    minutes.write("proposes", what, by=by)
    do_if_agreed(minutes)


def asked_lately(state: State, by: Person, at: Ms) -> bool:
    v, when = state.proposed.get(by, (-10, -DAY))
    moves, span = AGAIN_AFTER
    return state.v < v + moves and at < when + span


def the_open(minutes: Minutes, by: Person, id: int) -> Proposal:
    """The proposal that is answered; raises `Refused`."""
    state, proposal = minutes.state, minutes.state.proposal
    if proposal is None or proposal.id != id or minutes.now.at < proposal.at + MISCLICK:
        raise Refused("no-proposal")
    if by not in state.people or by == concerned(proposal):
        raise Refused("not-in")
    return proposal


def agree(minutes: Minutes, by: Person, id: int) -> None:
    if by in the_open(minutes, by, id).agreed:
        return
    minutes.write("agrees", str(id), by=by)
    do_if_agreed(minutes)


def decline(minutes: Minutes, by: Person, id: int) -> None:
    the_open(minutes, by, id)
    minutes.write("declines", str(id), by=by)


def do_if_agreed(minutes: Minutes) -> None:
    """Bots agree to everything, and who stands in for somebody to nothing."""
    proposal = minutes.state.proposal
    assert proposal is not None
    if is_agreed(minutes.state, proposal, minutes.now.at):
        kind_of(proposal).done(minutes, proposal)


def is_agreed(state: State, proposal: Proposal, at: Ms) -> bool:
    if proposal.what == "cancel" and may_cancel_alone(state):
        return True
    others = {one for one in state.people if one not in (proposal.by, concerned(proposal))}
    awaited = {one for one in others if is_takeback(proposal) or not long_gone(state, one, at)}
    agreed = others & set(proposal.agreed)
    return awaited <= agreed and bool(agreed or not others)  # nobody agrees alone while others are in


def is_takeback(proposal: Proposal) -> bool:
    return proposal.what.startswith("takeback ")


def concerned(proposal: Proposal) -> Person | None:
    """Who is not asked."""
    return rest(proposal) if proposal.what.startswith("expel ") else None


def long_gone(state: State, person: Person, at: Ms) -> bool:
    return all(
        (gone := state.places[seat].gone) is not None and gone + LONG_GONE <= at
        for seat in state.seats(person)
    )


def may_cancel_alone(state: State) -> bool:
    """Whether somebody has not yet answered once."""
    assert state.match is not None
    answered = {happened.move.seat for happened in state.match.happened if not happened.is_undo}
    return any(place.in_game and seat not in answered for seat, place in enumerate(state.places))


# -- takeback


def may_take_back(minutes: Minutes, proposal: Proposal) -> None:
    match = minutes.state.playing()
    if (
        not (rest(proposal).isascii() and rest(proposal).isdecimal())
        or not match.begun <= int(rest(proposal)) < match.version
    ):
        raise Refused("not-found")


def take_back(minutes: Minutes, proposal: Proposal) -> None:
    seat, match = minutes.state.seats(proposal.by)[0], minutes.state.playing()
    line = f"{rest(proposal)} {','.join(proposal.agreed)}"
    back = match.back_to(int(rest(proposal)), seat)
    minutes.write("back", line, seat=seat, by=proposal.by, match=back)


# -- cancel


def may_cancel(minutes: Minutes, proposal: Proposal) -> None:
    if proposal.what != "cancel":
        raise Refused("bad-request", what="proposal")


def cancel(minutes: Minutes, proposal: Proposal) -> None:
    minutes.write("end", "cancelled", by=proposal.by)


# -- another way to play


def may_change(minutes: Minutes, proposal: Proposal) -> None:
    """Whoever is guided plays without a clock, and with hints, to the end."""
    if minutes.state.settings.guide:
        raise Refused("not-allowed")
    try:
        minutes.state.settings.changed(proposal.what)
    except ValueError:
        raise Refused("bad-request", what="proposal") from None


def may_change_hints(minutes: Minutes, proposal: Proposal) -> None:
    """What a table was opened without it stays without."""
    minutes.state.allow("hints")
    may_change(minutes, proposal)


def set_clock(minutes: Minutes, proposal: Proposal) -> None:
    minutes.write("clock", rest(proposal), by=proposal.by)


def set_others(minutes: Minutes, proposal: Proposal) -> None:
    minutes.write("settings", proposal.what, by=proposal.by)


# -- expel


def may_expel(minutes: Minutes, proposal: Proposal) -> None:
    state, person = minutes.state, rest(proposal)
    if person == proposal.by or person not in state.people:
        raise Refused("not-in")
    seat = state.asked
    if seat not in state.seats(person) or minutes.now.at < may_expel_from(state, minutes.now.told):
        raise Refused("not-yet")


def may_expel_from(state: State, told: Ms) -> Ms:
    """From when on whoever is asked may be expelled."""
    if state.clock is None:
        place = state.asked_place
        return max(state.asked_at, (place and place.paused) or 0) + NO_ANSWER
    zero, rule = state.clock.zero_at(told), state.clock.rule
    if zero is None or state.settings.at_zero != "nothing":  # nobody is held up without end
        return UNLIMITED
    return zero + max(rule.grant, LATE_AGAIN[rule.live])


def expel(minutes: Minutes, proposal: Proposal) -> None:
    leaving.expel(minutes, rest(proposal))


KINDS: Final = {
    "takeback": Kind(may_take_back, take_back),
    "cancel": Kind(may_cancel, cancel),
    "clock": Kind(may_change, set_clock),
    "stand-in": Kind(may_change, set_others),
    "hints": Kind(may_change_hints, set_others),
    "chat": Kind(may_change, set_others),
    "expel": Kind(may_expel, expel),
}
