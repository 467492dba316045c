"""Opening a table, dealing it, and bringing it back from what is stored."""

import hmac
import logging
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Literal

from ludarium.core import Seat
from ludarium.luck import Sealed
from ludarium.record import Record
from ludarium.registry import NoSuchGame, game
from ludarium.server.store import Guest, SeatRow, StandIn, Store, TableRow
from ludarium.table import Table

logger = logging.getLogger(__name__)


def open_table(  # noqa: PLR0913 - what a table is opened with
    name: str,
    options: dict[str, str | int],
    seats: list[SeatRow],
    opener: Guest,
    *,
    shuffle: bool = False,
    stand_in: StandIn | None = None,
    hints: bool = False,
    beginning: Record | None = None,
) -> TableRow:
    """A new table; it plays at once if nobody is missing.  `shuffle`: luck decides who sits where."""
    begun = len(beginning.moves) if beginning else None
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=name,
        rules=game(name).version,
        options=options,
        secret=new_secret(),
        opener=opener.id,
        stand_in=stand_in,
        hints=hints,
        begun=begun,
        version=begun or 0,
        seats=seats,
    )
    if shuffle:
        shuffle_seats(row)
    return begin(row, beginning)


def begin(row: TableRow, beginning: Record | None) -> TableRow:
    """The same table, with its opener there, and in play if nobody is missing."""
    for seat in seats_of(row, row.opener):
        seat.seen = row.created
    if not row.missing:
        set_all(row, summary(deal(row, beginning)))
    return row


def new_secret() -> bytes:
    """The 256 bits that all luck of a table follows from."""
    return secrets.token_bytes(32)


def shuffle_seats(row: TableRow) -> None:
    """Draw who sits where.  From the table's own secret, so that this too can be verified."""
    luck, waiting = Sealed(row.secret), row.seats
    row.seats = [luck.draw(waiting, "who sits where") for _ in range(len(waiting))]
    for number, seat in enumerate(row.seats):
        seat.seat = number


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


def deal(row: TableRow, beginning: Record | None) -> Table:
    """The table as it begins.  The set-up follows from the secret, so it needs no storing."""
    return Table(game(row.game), names(row), row.options, row.secret, beginning)


async def beginning_of(row: TableRow, store: Store) -> Record | None:
    """What another game had come to that is played on here."""
    return None if row.begun is None else Record.parse(await store.beginning(row.id))


def names(row: TableRow) -> list[str]:
    return [seat.name or seat.bot or "" for seat in row.seats]


async def load(row: TableRow, store: Store) -> Table | None:
    """The table that the stored entries lead to; None if there is none, or the rules do not follow."""
    if row.missing:
        return None
    lines = await store.lines(row.id)
    stood_in = await store.stood_in(row.id) if row.stand_in else ()
    try:
        beginning = await beginning_of(row, store)
        return Table.load(game(row.game), names(row), row.options, row.secret, lines, stood_in, beginning)
    except Exception as error:  # old entries can trip new rules in any way; the table is closed then
        logger.warning("the rules of %s no longer follow the entries of %s: %r", row.game, row.id, error)
        return None


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
