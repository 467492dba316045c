"""What follows from what happened, outside the table: who is told, who thinks, who gets a notice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ludarium.core import Seat
from ludarium.sitting.clock import HOUR, MINUTE, SECOND, Ms
from ludarium.sitting.entries import SECRET, Entry
from ludarium.sitting.state import HOUSE_BOT, UNLIMITED, Bot, Person, State

SOON: Final = {True: 15 * SECOND, False: MINUTE}  # until somebody is told of being asked: live, or not
UNANSWERED: Final = 30 * SECOND  # a proposal


@dataclass(frozen=True)
class Tell:
    """Every chair: everything anew, the entries that moved the game, or only how the people are.

    Of what a `seat` plans, its own chairs alone are told.
    """

    what: Literal["all", "entries", "people", "plan"]
    seat: Seat | None = None


@dataclass(frozen=True)
class Think:
    """About the open question, for this seat; without a `bot` it is for a hint, wanted until `v` has passed.

    As long as a bot is asked each decision says so: one that does not calls off whatever a bot thinks about.
    """

    seat: Seat
    v: int
    bot: Bot | None


@dataclass(frozen=True)
class Notify:
    """A person who may not be looking; unless that has become needless when it is due."""

    person: Person
    kind: str
    due: Ms


@dataclass(frozen=True)
class Send:
    """A table to be opened elsewhere, once: the key makes two of them one."""

    key: str
    opened: State


Effect = Tell | Think | Notify | Send

ANEW: Final = frozenset(
    {"becomes", "forgotten", "begin", "back", "out", "rules", "repaired", "end"}
)  # eyes may have changed
MOVES: Final = frozenset({"move", "undo"})


def follow(
    before: State, after: State, entries: Sequence[Entry], online: frozenset[Person]
) -> Iterator[Effect]:
    """The effects of these entries, and the bot that is asked now."""
    if entries:
        yield tell(entries)
        yield from notices(before, after, entries)
    if (seat := bot_asked(after, online)) is not None:
        yield Think(seat, after.v, bot_of(after, seat))


def tell(entries: Sequence[Entry]) -> Tell:
    kinds = {entry.kind for entry in entries}
    if kinds <= SECRET:
        return Tell("plan", entries[-1].seat)
    return Tell("all" if kinds & ANEW else "entries" if kinds & MOVES else "people")


def bot_asked(state: State, online: frozenset[Person]) -> Seat | None:
    """The seat that is asked, if a bot answers for it.

    Bots play among themselves only while somebody looks.
    """
    place = state.asked_place
    if place is None or place.in_person:
        return None
    if not online and all(one.kind == "bot" for one in state.places):
        return None
    return state.asked


def bot_of(state: State, seat: Seat) -> Bot:
    """Who answers for this seat in place of a person."""
    if (own := state.places[seat].bot) is not None:
        return own
    return state.settings.stand_in.bot if state.settings.stand_in else HOUSE_BOT


def notices(before: State, after: State, entries: Sequence[Entry]) -> Iterator[Notify]:
    for entry in entries:
        yield from concerned(after, entry)
    person, last = person_asked(after), entries[-1].at
    if person is not None and person != person_asked(before):
        yield Notify(person, "turn", last + SOON[after.live])
        if after.clock is not None and not after.live:
            yield Notify(person, "clock", nearly_zero(after, last))
    if after.status == "over" and before.status != "over":
        yield from (Notify(one, "over", last) for one in after.people)


def concerned(state: State, entry: Entry) -> Iterator[Notify]:
    """Whom an entry of this kind concerns, and when they should know."""
    match entry.kind:
        case "begin":
            yield from (Notify(person, "begins", entry.at) for person in state.people)
        case "zero" | "stands-in" if entry.seat is not None and (who := state.places[entry.seat].person):
            yield Notify(who, "zero" if entry.kind == "zero" else "stand-in", entry.at)
        case "proposes":
            due = entry.at + UNANSWERED
            yield from (Notify(person, "proposal", due) for person in state.people if person != entry.by)
        case "warns":
            yield from (Notify(person, "dead", entry.at) for person in told_first(state))


def told_first(state: State) -> list[Person]:
    return list(dict.fromkeys([*state.people, state.facts.opener]))


def person_asked(state: State) -> Person | None:
    place = state.asked_place
    return place.person if place is not None and place.in_person else None


def nearly_zero(state: State, at: Ms) -> Ms:
    """When a quarter of the time is left, but at least an hour."""
    assert state.clock is not None
    zero = state.clock.zero_at() or UNLIMITED
    return zero - max(HOUR, (zero - max(at, state.clock.since)) // 4)
