"""Leaving a game that others go on with."""

from ludarium.core import Seat
from ludarium.sitting.clock import Ms
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.places import first, places_text, ranked
from ludarium.sitting.state import Person
from ludarium.table import Refused


def leave(minutes: Minutes, seat: Seat, how: str, at: Ms | None = None) -> None:
    """A bot plays the seat to the end, and it is ranked last; unless that ends the game."""
    person = minutes.state.places[seat].person or ""
    minutes.write("out", how, at=at, seat=seat, by=person, used=minutes.used_at([seat], at))
    state = minutes.state
    if len(state.places) == 2 or not state.people:
        minutes.write("end", f"conceded {places_text(ranked(state))}", at=at)
    elif state.settings.substitutes:
        minutes.write("free", at=at, seat=seat)


def expel(minutes: Minutes, person: Person) -> None:
    """Out at every seat, as long as the game goes on."""
    for seat in minutes.state.seats(person):
        if minutes.state.goes_on:
            leave(minutes, seat, "expelled")


def finish(minutes: Minutes, by: Person) -> None:
    """The last person at the table ends it, as first."""
    state = minutes.state
    state.playing()
    if state.people != [by] or not any(place.out for place in state.places):
        raise Refused("not-in")
    minutes.write("end", f"conceded {places_text(first(ranked(state), state.seats(by)))}", by=by)
