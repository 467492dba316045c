"""Taking back is free, but does not go on for ever."""

from ludarium.core import Seat
from ludarium.server import limits
from ludarium.table import Refused, Table


def too_many(table: Table | None) -> bool:
    return table is not None and table.undos >= limits.UNDOS


def undo(table: Table, seat: Seat, v: int) -> str:
    """Take back this seat's last move; the line to store.  Raises `Refused`."""
    if v == table.version and table.may_undo(seat) and too_many(table):
        raise Refused("no-undo", why="enough")
    return table.undo(seat, v)
