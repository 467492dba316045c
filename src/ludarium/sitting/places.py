"""The places at the end of a game: groups of seats, the winners first."""

from ludarium.core import Seat
from ludarium.record import parse_seat, seat_text
from ludarium.sitting.state import Places, State


def ranked(state: State) -> Places:
    """Who stayed by the order of the rules, then who is out, the later the better."""
    assert state.match is not None
    left = {seat: place.out.n for seat, place in enumerate(state.places) if place.out is not None}
    stayed = [tuple(seat for seat in group if seat not in left) for group in state.match.ranking]
    latest_first = sorted(left, key=lambda seat: -left[seat])
    return (*(group for group in stayed if group), *((seat,) for seat in latest_first))


def places_text(places: Places) -> str:
    return " ".join(",".join(map(seat_text, group)) for group in places)


def parse_places(text: str) -> Places:
    return tuple(tuple(map(parse_seat, group.split(","))) for group in text.split(" ")) if text else ()


def first(places: Places, seats: list[Seat]) -> Places:
    """These before all others, in the order in which they were."""
    ahead = [tuple(seat for seat in group if seat in seats) for group in places]
    behind = [tuple(seat for seat in group if seat not in seats) for group in places]
    return tuple(group for group in (*ahead, *behind) if group)
