"""What whoever runs the server does at a table."""

from ludarium.sitting.commands import Repair
from ludarium.sitting.entries import OPERATOR
from ludarium.sitting.leaving import expel
from ludarium.sitting.minutes import Minutes
from ludarium.sitting.state import Person
from ludarium.table import Refused


def repair(minutes: Minutes, command: Repair) -> None:
    what, _, number = command.what.partition(" ")
    line = f"{number} {command.why}"
    match what:
        case "to":
            if minutes.state.n != int(number) or minutes.entries:
                raise Refused("stale", v=minutes.state.n)
            minutes.write("repaired", line, by=OPERATOR, after=command.last)
        case "rules":
            minutes.write("rules", line, by=OPERATOR)
        case _:
            raise Refused("bad-request", what=command.what)


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
