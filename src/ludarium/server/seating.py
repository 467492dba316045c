"""Opening a table, dealing it, and bringing it back from what is stored."""

import hmac
import logging
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Literal

from ludarium.core import Seat
from ludarium.luck import seating
from ludarium.record import Record
from ludarium.registry import NoSuchGame, game
from ludarium.server.ids import new_id
from ludarium.server.leisure import Leisure
from ludarium.server.names import told_apart
from ludarium.server.store import Guest, SeatRow, StandIn, Store, TableRow
from ludarium.server.turns import Whose
from ludarium.table import Table

logger = logging.getLogger(__name__)


def open_table(  # noqa: PLR0913 - what a table is opened with
    name: str,
    options: dict[str, str | int],
    seats: list[SeatRow],
    opener: Guest,
    now: str,
    *,
    stand_in: StandIn | None = None,
    hints: bool = False,
    beginning: Record | None = None,
    key: str | None = None,
) -> TableRow:
    """A new table, with nothing dealt yet."""
    return TableRow(
        id=new_id(),
        game=name,
        rules=game(name).version,
        options=options,
        secret=new_secret(),
        opener=opener.id,
        created=now,
        changed=now,
        stand_in=stand_in,
        hints=hints,
        begun=len(beginning.moves) if beginning else None,
        key=key,
        seating=(),
        seats=seats,
    )


async def begin(row: TableRow, leisure: Leisure, whose: Whose, beginning: Record | None = None) -> None:
    """The opener is there, and if nobody is missing the game begins."""
    tell_apart(row.seats)
    row.version = row.begun or 0
    for seat in seats_of(row, row.opener):
        seat.seen = row.created
    if not row.missing:
        set_all(row, summary(await deal(row, beginning, leisure, whose)))


def new_secret() -> bytes:
    """The 256 bits that all luck of a table follows from."""
    return secrets.token_bytes(32)


def shuffle_seats(row: TableRow) -> None:
    """Draw who sits where.  From the table's own secret, so that this too can be verified."""
    row.seating = tuple(seating(row.secret, len(row.seats)))
    row.seats = [row.seats[player] for player in row.seating]
    for number, seat in enumerate(row.seats):
        seat.seat = number


def tell_apart(seats: list[SeatRow]) -> None:
    """Nobody's name looks like that of somebody before."""
    for number, seat in enumerate(seats):
        if seat.name is not None:
            seat.name = told_apart(seat.name, names_of(seats[:number]))


def seats_of(row: TableRow, guest: str) -> list[SeatRow]:
    """The seats of this guest: several, if people share a device."""
    return [seat for seat in row.seats if seat.guest == guest]


def moved_on(seats: list[SeatRow]) -> list[SeatRow]:
    """The same people, each one seat further."""
    n = len(seats)
    return [
        SeatRow(i, s.kind, s.name, s.guest, s.bot, s.seconds)
        for i, s in enumerate(seats[n - 1 :] + seats[: n - 1])
    ]


async def deal(row: TableRow, beginning: Record | None, leisure: Leisure, whose: Whose) -> Table:
    """The table as it begins.  The set-up follows from the secret, so it needs no storing."""
    table = Table(game(row.game), names_of(row.seats), row.options, row.secret, beginning)
    await leisure.do(table.repeat(()), whose)
    return table


async def beginning_of(row: TableRow, store: Store) -> Record | None:
    """What another game had come to that is played on here."""
    return None if row.begun is None else Record.parse(await store.beginning(row.id))


def names_of(seats: list[SeatRow]) -> list[str]:
    return [seat.name or seat.bot or "" for seat in seats]


async def load(
    row: TableRow, store: Store, leisure: Leisure, whose: Whose, patient: bool = False
) -> Table | None:
    """The table that the stored entries lead to; None if there is none, or the rules do not follow."""
    if row.missing:
        return None
    lines = await store.lines(row.id)
    stood_in = await store.stood_in(row.id) if row.stand_in else ()
    try:
        beginning = await beginning_of(row, store)
        table = Table(game(row.game), names_of(row.seats), row.options, row.secret, beginning)
        await leisure.do(table.repeat(lines, stood_in), whose, patient)
    except Exception as error:  # old entries can trip new rules in any way; the table is closed then
        logger.warning("the rules of %s no longer follow the entries of %s: %r", row.game, row.id, error)
        return None
    return table


def summary(table: Table) -> dict[str, Any]:
    """What is kept about a table so that a list of tables need not replay it."""
    return {
        "status": "over" if table.over else "playing",
        "asked": table.asked,
        "result": table.ranking if table.over else None,
    }


def set_all(row: TableRow, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(row, name, value)


def status(row: TableRow) -> Literal["waiting", "playing", "over", "closed"]:
    """`closed` is a table whose rules have changed since, or are no longer installed."""
    if row.status != "over":
        try:
            if game(row.game).version != row.rules:
                return "closed"
        except NoSuchGame:
            return "closed"
    return row.status  # type: ignore[return-value]


def invitation_to(row: TableRow, seat: Seat) -> str:
    """The word that opens this seat.

    It is derived from the table's secret and not stored: whoever opened the table can be shown it again, and
    a database that leaks tells no more than the secret that it holds anyway.  When the secret is told, at the
    end of the game, every seat is taken.  Luck derives with a blank before a number, so the two never meet.
    """
    digest = hmac.digest(row.secret, f"invitation:{seat}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()
