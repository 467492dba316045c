"""What whoever runs the server does at a table."""

from ludarium.sitting.commands import Repair
from ludarium.sitting.entries import OPERATOR
from ludarium.sitting.leaving import expel
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.state import Person
from ludarium.table import Refused


def repair(minutes: Minutes, command: Repair) -> None:
    if command.to is not None and minutes.state.n != command.to:
        raise Refused("stale", v=minutes.state.v)
    if command.rules is not None:
        minutes.write("rules", f"{command.rules} {command.why}", by=OPERATOR, after=command.last)
    if command.to is not None:
        minutes.write("repaired", f"{command.to} {command.why}", by=OPERATOR, after=command.last)


def close(minutes: Minutes) -> None:
    if minutes.state.status == "over":
        raise Refused("over")
    minutes.write("end", "cancelled", by=OPERATOR)


def put_out(minutes: Minutes, person: Person) -> None:
    """Before the game has begun the seat is free again."""
    state = minutes.state
    if state.match is not None:
        expel(minutes, person)
        return
    for seat in state.seats(person):
        minutes.write("stand", seat=seat, by=person)
