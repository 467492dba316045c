"""A table in play: one task owns it, and whoever wants something of it waits in its queue.

So there are no locks, and nobody ever sees half a move.  The order of a move: validate in memory, store and
sync, then tell every chair.
"""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

from ludarium.core import Seat
from ludarium.server import limits, wire
from ludarium.server.botplayer import BotPlayer
from ludarium.server.hints import Hints
from ludarium.server.log import Conflict
from ludarium.server.names import told_apart
from ludarium.server.past import Past
from ludarium.server.seating import (
    beginning_of,
    deal,
    invitation_to,
    load,
    names_of,
    set_all,
    status,
    summary,
)
from ludarium.server.standin import StandIns
from ludarium.server.store import Append, Guest, SeatRow, TableRow
from ludarium.server.telling import asked, entry, explained, foreseen, table_info
from ludarium.server.turns import Whose
from ludarium.server.undos import too_many, undo
from ludarium.table import Refused, Table
from ludarium.told import Page, Told

if TYPE_CHECKING:
    from ludarium.server.hall import Hall

logger = logging.getLogger(__name__)

T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]

OUTSIDE = "outside"  # what plays for a guest that is a program
NOTHING = Told(0, {}, None, None, None, False, False, None)  # what a table tells before it is dealt


class Chair(Protocol):
    """One open connection, as the table knows it."""

    guest: Guest | None
    whose: Whose
    seat: Seat | None

    def tell(self, message: str, /) -> None: ...


class LiveTable:
    """One table and everybody at it.  `do` runs a job in the task that owns it.

    `table` is None while people are missing, and when the rules have changed too much to replay it.
    """

    def __init__(self, row: TableRow, table: Table | None, hall: "Hall") -> None:
        self.row = row
        self.table = table
        self.chairs: set[Chair] = set()
        self.hall = hall
        self.clock = hall.clock
        self.touched = self.clock.seconds()
        self._store = hall.store
        self._bots = BotPlayer(self, hall.thinker)
        self._hints = Hints(self, hall.store, hall.thinker)
        self._stand_ins = StandIns(self, hall.store, hall.alarms)
        self.past = Past(self)
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
            self.touched, self._busy = self.clock.seconds(), True
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

    @property
    def bots_alone(self) -> bool:
        """Whether nobody plays here who is not one of our bots."""
        return all(seat.kind == "bot" for seat in self.row.seats)

    @property
    def paused(self) -> bool:
        """Bots play among themselves only while somebody watches."""
        return self.bots_alone and not self.chairs

    def whose(self, guest: str) -> Whose:
        """For whom something is thought about at this table."""
        return Whose(self.hall.addresses.of(guest), guest, self.row.id)

    async def answered(self) -> None:
        """Until the bot whose turn it is has answered, if it is a bot's turn."""
        if self._bots.thinking is not None:
            await asyncio.wait([self._bots.thinking])

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
            self.own(chair.guest, seat)
        if self.bots_alone and self.row.status == "playing":
            self.hall.shows.begin(self.row.id, chair.whose)
        chair.seat = seat
        before = self.online
        self.chairs.add(chair)
        came = self.online - before
        for guest in came:
            self._stand_ins.end(guest)  # before anybody is told how it stands
            self._bots.call_off()
        chair.tell(self._told("told", chair, -1 if since is None else since))
        self._hints.call_off()
        self._bots.ask()
        await self._see(came, but=chair)

    async def leave(self, chair: Chair) -> None:
        before = self.online
        self.chairs.discard(chair)
        if self.paused:
            self.hall.shows.end(self.row.id)
        self._hints.call_off()
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

    def own(self, guest: Guest | None, seat: Seat) -> SeatRow:
        """This seat of this guest; raises `Refused`."""
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
        name = told_apart(guest.name, names_of(self.row.seats))
        seat.guest, seat.name, seat.bot, seat.seen = guest.id, name, bot, self._store.now()
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
        table = None if self.row.missing else await self._dealt()
        became = summary(table) | {"changed": self._store.now()} if table else {}
        before = {name: getattr(self.row, name) for name in became}
        set_all(self.row, became)
        try:
            await self._store.sit(self.row, seat)
        except Exception as error:
            set_all(self.row, before)
            logger.exception("could not store who sat down at %s", self.row.id)
            raise Refused("try-again") from error
        self.table = table

    async def _dealt(self) -> Table:
        beginning = await beginning_of(self.row, self._store)
        return await deal(self.row, beginning, self.hall.leisure, self.whose(self.row.opener))

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
        await self.append(lambda table: undo(table, seat, v))

    async def preview(self, chair: Chair, v: int, words: str) -> None:
        """What would follow, for this chair only."""
        found = self._open().preview(self._acting(chair), words, v)
        chair.tell(wire.text(wire.Tried(v, words, found.events, found.view, found.survey, found.luck)))

    async def why_not(self, chair: Chair, v: int, words: str) -> None:
        """Which rule stands against these words, for this chair only."""
        found = self._open().why_not(self._acting(chair), words, v)
        chair.tell(wire.text(explained(v, words, found)))

    async def effects(self, chair: Chair, v: int) -> None:
        """What each option leads to, for this chair only."""
        chair.tell(wire.text(foreseen(v, self._open().effects(self._acting(chair), v))))

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
        self.own(chair.guest, chair.seat)
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
        at = self._store.now()
        entry = Append(self.row.id, table.version, line, **summary(table), at=at, stood_in=stood_in)
        try:
            await self.hall.log.append(entry)
        except Conflict:
            await self._reload()
            raise Refused("stale", v=self.version) from None
        except Exception as error:
            table.forget()
            raise Refused("try-again") from error
        set_all(self.row, {"version": entry.v, "changed": entry.at, **summary(table)})
        self._tell_all("entry", entry.v - 1)
        if table.over:
            self.hall.shows.end(self.row.id)
        self._attend()

    async def _reload(self) -> None:
        """Somebody else has written to this table: what is stored is the truth."""
        row = await self._store.table(self.row.id)
        assert row is not None
        table = await load(row, self._store, self.hall.leisure, self.whose(row.opener))
        self.row, self.table = row, table
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
        page = self._page(kind, since, chair.seat)
        closed = status(self.row) == "closed"
        return wire.text(
            wire.Told(
                t=kind,
                v=self.version,
                seat=chair.seat,
                view=told.view or None,
                survey=told.survey,
                asked=asked(told.asked),
                options=None if closed else told.options,
                undo=told.undo and not closed and not too_many(self.table),
                over=self.row.status == "over",
                scores=told.scores,
                table=self.info(chair.guest),
                entries=[entry(one) for one in page.entries],
                earlier=page.earlier,
            )
        )

    def _page(self, kind: Literal["told", "entry"], since: int, seat: Seat | None) -> Page:
        """The one entry that just happened; or what the chair lacks, as far as it is told at one time."""
        if self.table is None:
            return Page((), earlier=False)
        if kind == "entry":
            return Page(tuple(self.table.entries(since, seat)), earlier=False)
        return self.table.standing(since, seat, limits.ENTRIES_TOLD)

    def tell_people(self, but: Chair | None = None) -> None:
        """Somebody sat down, came or left, a bot stands in, or a rematch was opened."""
        for chair in self.chairs - {but}:
            chair.tell(wire.text(wire.People(self.info(chair.guest))))

    def info(self, guest: Guest | None) -> wire.TableInfo:
        info = table_info(self.row, guest, self.online)
        if self.table is None and info.status == "playing":
            info.status = "closed"  # the same version of the rules, and yet they no longer follow the entries
        return info


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if done.done():
        logger.error("a job failed after its asker had left", exc_info=error)
    else:
        done.set_exception(error)
