"""And again: the same people at the next table."""

from typing import TYPE_CHECKING

from ludarium.core import BadOption
from ludarium.registry import NoSuchGame
from ludarium.server.seating import begin, moved_on, open_table
from ludarium.server.store import Guest, TableRow
from ludarium.server.turns import Whose
from ludarium.table import Refused

if TYPE_CHECKING:
    from ludarium.server.live import LiveTable


async def rematch(live: "LiveTable", guest: Guest, whose: Whose) -> TableRow:
    """The next table: same people, same options, everybody one seat on; asked again, the same table."""
    if guest.id not in {seat.guest for seat in live.row.seats}:
        raise Refused("not-yours")
    if live.row.next is None:
        await _open(live, guest, whose)
    following = await live.hall.store.table(live.row.next or "")
    assert following is not None
    return following


async def _open(live: "LiveTable", guest: Guest, whose: Whose) -> None:
    row = live.row
    if row.status != "over":
        raise Refused("bad-request", what="the game is not over")
    try:
        following = open_table(
            row.game,
            row.options,
            moved_on(row.seats),
            guest,
            live.hall.store.now(),
            stand_in=row.stand_in,
            hints=row.hints,
            key=row.key,
        )
        await begin(following, live.hall.leisure, whose)
    except (NoSuchGame, BadOption):  # the game has changed since
        raise Refused("closed") from None
    await live.hall.store.add_table(following, after=row.id)
    row.next = following.id
    live.tell_people()
