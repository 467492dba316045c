"""Who hears whom: those who play speak in one room, all others in another.

Whoever looks on could tell what a seat does not see; so nobody who plays hears them before the game is over.
"""

from typing import Final, Literal

from ludarium.server.known_guests import Guest
from ludarium.server.seating import status
from ludarium.server.store import SeatRow, TableRow

Room = Literal["seats", "onlookers"]
Freedom = Literal["none", "phrases", "open"]

FREEDOMS: Final[tuple[Freedom, ...]] = ("none", "phrases", "open")


def seat_of(row: TableRow, guest: Guest | None) -> SeatRow | None:
    """Where this guest plays."""
    if guest is None:
        return None
    return next((seat for seat in row.seats if seat.guest == guest.id and seat.out is None), None)


def room_of(row: TableRow, guest: Guest) -> Room:
    return "seats" if seat_of(row, guest) else "onlookers"


def heard(row: TableRow, guest: Guest | None) -> tuple[Room, ...]:
    """The rooms that this guest hears."""
    plays_on = seat_of(row, guest) is not None and status(row) != "over"
    return ("seats",) if plays_on else ("seats", "onlookers")


def freedom(row: TableRow, allowed: Freedom) -> Freedom:
    """What may be said at this table: what it agreed on, and no more than the server allows."""
    return min(row.settings.chat, allowed, key=FREEDOMS.index)
