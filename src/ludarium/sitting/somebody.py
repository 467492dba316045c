"""What becomes of the seats of a guest who turns out to be somebody, and of somebody who is deleted."""

from typing import Final

from ludarium.core import Seat
from ludarium.sitting.entries import Entry
from ludarium.sitting.state import State
from ludarium.sitting.values import replace

NAME: Final = "Somebody"  # who was deleted


def becomes(state: State, entry: Entry) -> State:
    """Whatever is proposed, whoever that is has agreed to nothing."""
    return replace(state.with_places(all_of(state, entry.by), person=entry.line), proposal=None)


def forgotten(state: State, entry: Entry) -> State:
    """A seat at a table that waits is free again."""
    theirs = all_of(state, entry.by)
    if state.match is not None or state.end is not None:
        return state.with_places(theirs, name=NAME)
    return state.with_places(theirs, kind="free", person=None, name="", program=False)


def all_of(state: State, person: str) -> list[Seat]:
    return [seat for seat, place in enumerate(state.places) if place.person == person]
