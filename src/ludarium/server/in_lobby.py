"""A table in the lobby: who opened it says so, and whoever comes may sit down."""

from dataclasses import replace
from typing import TYPE_CHECKING

from ludarium.server import wire
from ludarium.server.known_guests import Guest
from ludarium.server.nodes.owners import moving
from ludarium.server.pens import Commit
from ludarium.server.standing import admit
from ludarium.server.store import changing_columns
from ludarium.server.writer import Conflict
from ludarium.sitting.clock import Ms
from ludarium.table import Refused

if TYPE_CHECKING:
    from ludarium.server.shell import Shell


class InLobby:
    """What one table does there."""

    def __init__(self, live: "Shell") -> None:
        self._live = live

    async def sit_down(self, guest: Guest) -> wire.TableInfo:
        """Take the first free seat; whoever sits here already has one."""
        row = self._live.row
        if any(place.person == guest.id and place.in_game for place in self._live.state.places):
            return self._live.info(guest)
        if row.listed is None:
            raise Refused("not-listed")
        free = row.free_seat
        if free is None:
            raise Refused("seat-taken")
        if row.needs is not None and guest.id != row.opener:
            admit(row.needs, (await self._live.hall.standings.of([guest.id]))[guest.id])
        invitation = row.facts().invitation(free.seat, free.generation)
        return await self._live.sit(guest, invitation, program=False)

    async def stand(self, guest: Guest, until: Ms | None, needs: wire.Needs | None) -> wire.TableInfo:
        """The opener has it stand there until then, or no longer, for people who have what it needs."""
        live = self._live
        if guest.id != live.row.opener:
            raise Refused("not-yours")
        if live.state.status != "waiting":
            raise Refused("closed")
        before, row = live.row, replace(live.row, listed=until, needs=needs)
        try:
            await live.hall.writer.store(Commit(row.id, row.n, row.epoch, (), changing_columns(row)))
        except Conflict:
            live.hall.lose(live)
            raise moving() from None
        live.row = row
        live.hall.bell.changed(before, row)
        live.voice.tell_people()
        return live.info(guest)
