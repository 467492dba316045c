"""A table looked back on.  However long the game, none of this replays it."""

from typing import Protocol

from ludarium.aids import AIDS
from ludarium.core import Seat
from ludarium.luck import Luck
from ludarium.record import Record
from ludarium.server import limits, wire
from ludarium.server.known_guests import Guest
from ludarium.server.store import Store, TableRow
from ludarium.server.telling import entry, moment, record, shown
from ludarium.sitting import State
from ludarium.table import Refused, Table


class Seeing(Protocol):
    """A table that can be looked at, whoever has it."""

    row: TableRow
    state: State
    past: "Past"

    @property
    def table(self) -> Table | None: ...

    def own(self, guest: Guest | None, seat: Seat) -> None: ...


class Glimpse:
    """A table as it is stored, to know something of it and no more."""

    def __init__(self, row: TableRow, state: State, store: Store) -> None:
        self.row = row
        self.state = state
        self.past = Past(self, store)

    @property
    def table(self) -> Table | None:
        return self.state.match

    def own(self, guest: Guest | None, seat: Seat) -> None:
        """Raises `Refused` unless this is a seat of this guest."""
        self.state.own(guest.id if guest else None, seat)


class Past:
    """What a guest may know of what happened at a table."""

    def __init__(self, live: Seeing, store: Store) -> None:
        self._live = live
        self._store = store

    async def moment(self, guest: Guest | None, n: int, seat: Seat | None) -> wire.Moment:
        """The table after entry `n`: as your own seat or a spectator; of a finished game as any seat."""
        table = self._seen_by(guest, seat)
        if n != table.version:
            self._live.state.allow("analysis")
        return moment(table.moment(n, seat), shown(self._live.state))

    async def entries(self, guest: Guest | None, before: int, seat: Seat | None) -> wire.Entries:
        """The entries before this one, as far as they are told at one time."""
        page = self._seen_by(guest, seat).standing(-1, seat, limits.ENTRIES_TOLD, before)
        return wire.Entries([entry(one) for one in page.entries], page.earlier)

    async def following(self, guest: Guest | None, after: int, seat: Seat | None) -> wire.Following:
        """The entries after this one, with all that was taken back, as far as they are told at one time."""
        table = self._seen_by(guest, seat)
        found = [entry(one) for one in table.entries(after, seat, limits.ENTRIES_TOLD)]
        goes_on = bool(found) and found[-1].v < table.version
        return wire.Following(found, found[-1].v if goes_on else None)

    async def as_beginning(self, n: int) -> Record:
        """What another table can begin with: this finished game up to entry `n`."""
        return self._seen().as_beginning(n)

    async def imagined(self, guest: Guest | None, seat: Seat, seed: int) -> wire.Imagined:
        """The running game as it may be to one's own seat, dealt anew by this seed.

        On a board of one's own one sees, reckons and tries out whatever one likes: where any of that is
        nobody's at this table, nor is the board.
        """
        table, settings = self._seen(), self._live.state.settings
        self._live.own(guest, seat)
        if table.over:
            raise Refused("over")
        if any(aid != "hints" and aid in settings.without for aid in AIDS):
            raise Refused("no-aid", aid="analysis")
        game = table.game
        world = game.worlds(game.view(table.state, seat)).next(Luck(seed))
        return wire.Imagined(dict(table.options), table.names, game.write(world), settings.hints)

    async def record(self, guest: Guest | None) -> str:
        """The record: whole when the game is over, before that as the guest's own seat may know it."""
        self._live.state.allow("analysis")
        row = self._live.row
        mine = next(iter(self._live.state.seats(guest.id)), None) if guest else None
        return await record(self._seen().written(mine), row, self._store)

    async def whole_record(self) -> str:
        """The record of a game that was played to its end; raises `Refused`."""
        if not self._seen().over:
            raise Refused("not-over")
        return await self.record(None)

    def _seen_by(self, guest: Guest | None, seat: Seat | None) -> Table:
        """The table, if this guest may look back on it as this seat."""
        table = self._seen()
        if seat is not None and not (table.over and seat < len(self._live.row.seats)):
            self._live.own(guest, seat)
        return table

    def _seen(self) -> Table:
        """The table, if it can be looked back on."""
        if self._live.row.missing:
            raise Refused("waiting", missing=self._live.row.missing)
        if self._live.table is None:
            raise Refused("closed")
        return self._live.table
