"""A table in play: one task owns it, and whoever wants something of it waits in its queue.

So there are no locks, and nobody ever sees half a move.  The order of a move: validate in memory, store and
sync, then tell every chair.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

from ludarium.core import BadOption, Seat
from ludarium.record import Record
from ludarium.registry import NoSuchGame
from ludarium.server import wire
from ludarium.server.botplayer import BotPlayer
from ludarium.server.hints import Hints
from ludarium.server.log import Conflict, Log
from ludarium.server.seating import (
    beginning_of,
    deal,
    invitation_to,
    load,
    moved_on,
    open_table,
    set_all,
    status,
    summary,
)
from ludarium.server.standin import Alarms, StandIns
from ludarium.server.store import Append, Guest, SeatRow, Store, TableRow, now
from ludarium.server.telling import asked, entry, table_info
from ludarium.server.thinker import Thinker
from ludarium.table import Refused, Table, Told

logger = logging.getLogger(__name__)

T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]

OUTSIDE = "outside"  # what plays for a guest that is a program
NOTHING = Told(0, {}, None, None, False, False, None)  # what a table tells before it is dealt


class Chair(Protocol):
    """One open connection, as the table knows it."""

    guest: Guest | None
    seat: Seat | None

    def tell(self, message: str, /) -> None: ...


class LiveTable:
    """One table and everybody at it.  `do` runs a job in the task that owns it.

    `table` is None while people are missing, and when the rules have changed too much to replay it.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - everything it needs of the house
        self, row: TableRow, table: Table | None, store: Store, log: Log, thinker: Thinker, alarms: Alarms
    ) -> None:
        self.row = row
        self.table = table
        self.chairs: set[Chair] = set()
        self.touched = time.monotonic()
        self._store = store
        self._log = log
        self._bots = BotPlayer(self, thinker)
        self._hints = Hints(self, store, thinker)
        self._stand_ins = StandIns(self, store, alarms)
        self._busy = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._owner = asyncio.create_task(self._work(), name=f"table {row.id}")

    # -- the task that owns the table

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the owner do this, after everything that waits already; raises what the job raises."""
        if self._owner.done():  # the server is stopping
            raise Refused("try-again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _work(self) -> None:
        self._attend()
        while True:
            job, done = await self._jobs.get()
            self.touched, self._busy = time.monotonic(), True
            try:
                result = await job()
            except Exception as error:
                _fail(done, error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self._busy = False
                done.cancel()  # nobody is left hanging if the owner was stopped in the middle

    @property
    def idle(self) -> bool:
        thinking = self._bots.thinking or self._hints.thinking
        return not (self.chairs or thinking or self._busy) and self._jobs.empty()

    async def close(self) -> None:
        """Stop; who still waits is let go."""
        self._owner.cancel()
        await asyncio.gather(self._owner, self._bots.close(), self._hints.close(), return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[1].cancel()

    # -- chairs

    async def look(self, chair: Chair, seat: Seat | None, since: int | None) -> None:
        """The chair looks through the eyes of this seat of its guest from now on, or of a spectator."""
        if seat is not None:
            self._own(chair.guest, seat)
        chair.seat = seat
        before = self.online
        self.chairs.add(chair)
        came = self.online - before
        for guest in came:
            self._stand_ins.end(guest)  # before anybody is told how it stands
            self._bots.call_off()
        chair.tell(self._told("told", chair, -1 if since is None else since))
        await self._see(came, but=chair)

    async def leave(self, chair: Chair) -> None:
        before = self.online
        self.chairs.discard(chair)
        await self._see(before - self.online)

    async def _see(self, moved: set[str], but: Chair | None = None) -> None:
        """Whoever sits here came or left."""
        for guest in moved:
            await self._stand_ins.saw(guest)
            self.tell_people(but)
            self._attend()

    def _attend(self) -> None:
        """Whoever is asked now: a bot thinks, and somebody who is away is not waited for without end."""
        self._hints.call_off()
        self._bots.ask()
        self._stand_ins.attend()

    async def stand_in(self) -> None:
        """Somebody was waited for long enough."""
        if await self._stand_ins.begin():
            self.tell_people()
            self._attend()

    @property
    def online(self) -> set[str]:
        """Which of the guests that sit here have the table open."""
        here = {chair.guest.id for chair in self.chairs if chair.guest}
        return here & {seat.guest for seat in self.row.seats if seat.guest}

    def _own(self, guest: Guest | None, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.row.seats):
            raise Refused("not-yours")
        row = self.row.seats[seat]
        if guest is None or row.guest != guest.id:
            raise Refused("not-yours")
        return row

    # -- sitting down

    async def sit(self, guest: Guest, invitation: str, bot: bool) -> wire.TableInfo:
        """Take the seat of this invitation.  The last who sits down lets the game begin."""
        if status(self.row) == "closed":
            raise Refused("closed")
        seat = self._invited(invitation)
        if seat.guest != guest.id:
            await self._take(seat, guest, OUTSIDE if bot else None)
        return self.info(guest)

    async def _take(self, seat: SeatRow, guest: Guest, bot: str | None) -> None:
        if seat.taken:
            raise Refused("seat-taken")
        seat.guest, seat.name, seat.bot, seat.seen = guest.id, guest.name, bot, now()
        try:
            await self._store_sitting(seat)
        except Exception:
            seat.guest = seat.name = seat.bot = seat.seen = None
            raise
        self.tell_people()
        self._begin()

    def _invited(self, invitation: str) -> SeatRow:
        for seat in self.row.seats:
            right = invitation_to(self.row, seat.seat)
            if seat.kind == "link" and hmac.compare_digest(right.encode(), invitation.encode()):
                return seat
        raise Refused("bad-invitation")

    async def _store_sitting(self, seat: SeatRow) -> None:
        table = None if self.row.missing else deal(self.row, await beginning_of(self.row, self._store))
        became = summary(table) | {"changed": now()} if table else {}
        before = {name: getattr(self.row, name) for name in became}
        set_all(self.row, became)
        try:
            await self._store.sit(self.row, seat)
        except Exception as error:
            set_all(self.row, before)
            logger.exception("could not store who sat down at %s", self.row.id)
            raise Refused("try-again") from error
        self.table = table

    def _begin(self) -> None:
        if self.table is not None:
            self._tell_all("told", -1)
            self._attend()

    # -- playing

    async def play(self, chair: Chair, v: int, words: str) -> None:
        seat = self._acting(chair)
        await self.append(lambda table: table.play(seat, words, v))

    async def undo(self, chair: Chair, v: int) -> None:
        seat = self._acting(chair)
        await self.append(lambda table: table.undo(seat, v))

    async def preview(self, chair: Chair, v: int, words: str) -> None:
        """What would follow, for this chair only."""
        found = self._open().preview(self._acting(chair), words, v)
        chair.tell(wire.text(wire.Tried(v, found.words, found.events, found.view, found.luck)))

    async def hint(self, chair: Chair, v: int) -> None:
        """The answers that a bot thinks best, for this chair; everybody is told that this seat had a hint."""
        seat, table = self._acting(chair), self._open()
        if not self.row.hints:
            raise Refused("no-hint", why="table")
        table.expect(seat, v)
        self._hints.ask(chair, seat, table)

    def _acting(self, chair: Chair) -> Seat:
        if chair.seat is None:
            raise Refused("not-yours")
        self._own(chair.guest, chair.seat)
        return chair.seat

    def _open(self) -> Table:
        """The table, if it can be played at."""
        if self.row.missing:
            raise Refused("waiting", missing=self.row.missing)
        if self.table is None or status(self.row) == "closed":
            raise Refused("closed")
        return self.table

    async def append(self, change: Callable[[Table], str]) -> None:
        """Change the table, store the entry, tell everybody; or raise `Refused`, and nothing has happened."""
        table = self._open()
        line = change(table)
        stood_in = table.happened[-1].stand_in
        entry = Append(self.row.id, table.version, line, **summary(table), stood_in=stood_in)
        try:
            await self._log.append(entry)
        except Conflict:
            await self._reload()
            raise Refused("stale", v=self.version) from None
        except Exception as error:
            table.forget()
            raise Refused("try-again") from error
        set_all(self.row, {"version": entry.v, "changed": entry.at, **summary(table)})
        self._tell_all("entry", entry.v - 1)
        self._attend()

    async def _reload(self) -> None:
        """Somebody else has written to this table: what is stored is the truth."""
        row = await self._store.table(self.row.id)
        assert row is not None
        self.row, self.table = row, await load(row, self._store)
        self._tell_all("told", -1)

    @property
    def version(self) -> int:
        return self.table.version if self.table else self.row.version

    # -- telling

    def _tell_all(self, kind: Literal["told", "entry"], since: int) -> None:
        """Tell every chair; chairs that may know the same are told the same bytes."""
        messages: dict[tuple[Seat | None, str | None], str] = {}
        for chair in list(self.chairs):
            eyes = (chair.seat, self._member(chair.guest))
            if eyes not in messages:
                messages[eyes] = self._told(kind, chair, since)
            chair.tell(messages[eyes])

    def _member(self, guest: Guest | None) -> str | None:
        """The guest, if this table shows it anything that it does not show to everybody."""
        members = {self.row.opener, *(seat.guest for seat in self.row.seats)}
        return guest.id if guest and guest.id in members else None

    def _told(self, kind: Literal["told", "entry"], chair: Chair, since: int) -> str:
        told = self.table.told(chair.seat) if self.table else NOTHING
        closed = status(self.row) == "closed"
        return wire.text(
            wire.Told(
                t=kind,
                v=self.version,
                seat=chair.seat,
                view=told.view or None,
                asked=asked(told.asked),
                options=None if closed else told.options,
                undo=told.undo and not closed,
                over=self.row.status == "over",
                scores=told.scores,
                table=self.info(chair.guest),
                entries=[entry(one) for one in self.table.entries(since, chair.seat)] if self.table else [],
            )
        )

    def tell_people(self, but: Chair | None = None) -> None:
        """Somebody sat down, came or left, a bot stands in, or a rematch was opened."""
        for chair in self.chairs - {but}:
            chair.tell(wire.text(wire.People(self.info(chair.guest))))

    def info(self, guest: Guest | None) -> wire.TableInfo:
        info = table_info(self.row, guest, self.online)
        if self.table is None and info.status == "playing":
            info.status = "closed"  # the same version of the rules, and yet they no longer follow the entries
        return info

    # -- looking back

    async def moment(self, guest: Guest | None, n: int, seat: Seat | None) -> wire.Moment:
        """The table after entry `n`: as your own seat or a spectator; of a finished game as any seat."""
        table = self._seen()
        if seat is not None and not (table.over and seat < len(self.row.seats)):
            self._own(guest, seat)
        then = table.moment(n, seat)
        return wire.Moment(then.v, entry(then.entry), then.view, asked(then.asked), then.last)

    async def as_beginning(self, n: int) -> Record:
        """What another table can begin with: this finished game up to entry `n`."""
        return self._seen().as_beginning(n)

    async def record(self, guest: Guest | None) -> str:
        """The record: whole when the game is over, before that as the guest's own seat may know it."""
        table = self._seen()
        mine = [seat.seat for seat in self.row.seats if guest and seat.guest == guest.id]
        return table.record(mine[0] if mine else None)

    def _seen(self) -> Table:
        """The table, if it can be looked back on."""
        if self.row.missing:
            raise Refused("waiting", missing=self.row.missing)
        if self.table is None:
            raise Refused("closed")
        return self.table

    # -- and again

    async def rematch(self, guest: Guest) -> TableRow:
        """The next table: same people, same options, everybody one seat on; asked again, the same table."""
        if guest.id not in {seat.guest for seat in self.row.seats}:
            raise Refused("not-yours")
        if self.row.next is None:
            await self._open_rematch(guest)
        following = await self._store.table(self.row.next or "")
        assert following is not None
        return following

    async def _open_rematch(self, guest: Guest) -> None:
        if self.row.status != "over":
            raise Refused("bad-request", what="the game is not over")
        try:
            row, seats = self.row, moved_on(self.row.seats)
            following = open_table(
                row.game, row.options, seats, guest, stand_in=row.stand_in, hints=row.hints
            )
        except (NoSuchGame, BadOption):  # the game has changed since
            raise Refused("closed") from None
        await self._store.add_table(following, after=self.row.id)
        self.row.next = following.id
        self.tell_people()


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if done.done():
        logger.error("a job failed after its asker had left", exc_info=error)
    else:
        done.set_exception(error)
