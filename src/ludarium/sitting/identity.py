"""A guest turns out to be somebody, or somebody is deleted."""

from ludarium.sitting.leaving import leave
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.somebody import all_of
from ludarium.sitting.state import Person
from ludarium.table import Refused


def become(minutes: Minutes, by: Person, person: Person) -> None:
    """The seats are that person's; nobody plays against oneself."""
    people = [place.person for place in minutes.state.places]
    if by not in people or by == person:
        return
    if person in people:
        raise Refused("already-here")
    minutes.write("becomes", person, by=by)


def forget(minutes: Minutes, by: Person) -> None:
    """Out of a game that is played, and without a name everywhere."""
    for seat in minutes.state.seats(by):
        if minutes.state.status in ("playing", "asleep"):
            leave(minutes, seat, "conceded")
    if all_of(minutes.state, by):
        minutes.write("forgotten", by=by)
