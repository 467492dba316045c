"""What a chair wants of the people at its table, as the command that it comes to.

People are known to each other by their seats; who somebody is stays with the server.
"""

from typing import TYPE_CHECKING, Final

from ludarium import bots
from ludarium.core import Seat
from ludarium.server import messages
from ludarium.sitting import StandIn, State, commands
from ludarium.sitting.clock import DAY
from ludarium.sitting.commands import Command
from ludarium.sitting.state import Person
from ludarium.table import Refused

if TYPE_CHECKING:
    from ludarium.server.shell import Chair

EXPEL: Final = "expel "
STAND_IN: Final = "stand-in "
NONE: Final = "none"


def command_of(message: messages.Sitting, chair: "Chair", state: State) -> Command:
    """Raises `Refused`."""
    person = person_of(chair)
    found: Command
    match message:
        case messages.Propose(what):
            found = commands.Propose(person, with_person(checked(what), state))
        case messages.Agree(id):
            found = commands.Agree(person, id)
        case messages.Decline(id):
            found = commands.Decline(person, id)
        case messages.Concede():
            found = commands.Concede(person, seat_of(chair))
        case messages.Finish():
            found = commands.Finish(person)
        case messages.Offer(seat):
            found = commands.Offer(person, seat)
        case messages.SetPlan(plan):
            found = commands.SetPlan(person, seat_of(chair), plan)
        case messages.Pause(days, later):
            start = chair.at + later * DAY
            found = commands.Pause(person, start + days * DAY if days else chair.at, start)
    return found


def person_of(chair: "Chair") -> Person:
    if chair.guest is None:
        raise Refused("no-session")
    return chair.guest.id


def seat_of(chair: "Chair") -> Seat:
    if chair.seat is None:
        raise Refused("not-yours")
    return chair.seat


def checked(what: str) -> str:
    """Who is to stand in is a bot that this server has."""
    if what.startswith(STAND_IN) and what != STAND_IN + NONE:
        try:
            name = StandIn.parse(what.removeprefix(STAND_IN)).bot.name
        except ValueError:
            raise Refused("bad-request", what="proposal") from None
        if name not in bots.names():
            raise Refused("no-bot", bot=name)
    return what


def with_person(what: str, state: State) -> str:
    """A seat is expelled on the wire, its person at the table."""
    if not what.startswith(EXPEL):
        return what
    number = what.removeprefix(EXPEL)
    seat = int(number) if number.isascii() and number.isdecimal() and len(number) < 3 else len(state.places)
    person = state.places[seat].person if seat < len(state.places) else None
    return EXPEL + (person or NONE)


def with_seat(what: str, state: State) -> str:
    """The other way round."""
    seats = state.seats(what.removeprefix(EXPEL)) if what.startswith(EXPEL) else []
    return f"{EXPEL}{seats[0]}" if seats else what
