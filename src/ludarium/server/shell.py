"""A table in play: one task owns it, and whoever wants something of it waits in its queue.

So there are no locks, and nobody ever sees half a move.  The order of a move: decide, store and sync, put the
new state in place of the old one, tell every chair.  What a table does is decided in `sitting`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ludarium.core import Seat
from ludarium.registry import NoSuchGame
from ludarium.server import endings, limits, wire
from ludarium.server.ahead import Ahead
from ludarium.server.alarm import Alarm
from ludarium.server.clock import Cancellable
from ludarium.server.in_lobby import InLobby
from ludarium.server.known_guests import Guest
from ludarium.server.letters import Letter
from ludarium.server.messages import Sitting
from ludarium.server.names import told_apart
from ludarium.server.nodes.owners import moving
from ludarium.server.notices.rows import rows
from ludarium.server.past import Past
from ludarium.server.pens import Commit
from ludarium.server.seating import next_row, row_after
from ludarium.server.store import TableRow, changing_columns, seats_in_columns
from ludarium.server.telling import table_info
from ludarium.server.thoughts import Thoughts
from ludarium.server.turns import Whose
from ludarium.server.voice import Voice
from ludarium.server.wishes import command_of
from ludarium.server.writer import Conflict
from ludarium.sitting import Decision, Now, State, commands, decide
from ludarium.sitting.clock import Ms
from ludarium.sitting.commands import Command
from ludarium.sitting.effects import Send, Tell, Think
from ludarium.table import Refused, Table

if TYPE_CHECKING:
    from ludarium.server.hall import Hall

logger = logging.getLogger(__name__)

T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]

SOMEBODY = "-"  # a chair of nobody's, among the people who have a table open


class Chair(Protocol):
    """One open connection, as the table knows it.

    `at` is when it said what is being done, `lag` how long its way there and back takes.  If it `patches`,
    it is told what has changed since the `last` letter.
    """

    guest: Guest | None
    whose: Whose
    seat: Seat | None
    at: Ms
    lag: Ms
    patches: bool
    last: Letter | None

    def tell(self, message: str, /) -> None: ...

    def begin_anew(self) -> None: ...

    def come_back(self) -> None: ...


class Shell:
    """One table and everybody at it.  `do` runs a job in the task that owns it.

    `state` is what is stored: until a commit succeeds nothing has happened.  `left_at`: since when people
    could not reach it.
    """

    def __init__(self, row: TableRow, state: State, hall: "Hall", left_at: Ms | None = None) -> None:
        self.row = row
        self.state = state
        self.chairs: set[Chair] = set()
        self.hall = hall
        self.clock = hall.clock
        self.touched = self.clock.seconds()
        self.wanted = 0  # how often somebody has asked for it
        self.past = Past(self, hall.store)
        self.ahead = Ahead(self)
        self.voice = Voice(self)
        self.in_lobby = InLobby(self)
        self.thoughts = Thoughts(self, hall.thinker)
        self.alarm = Alarm(self, left_at)
        self._leaving: dict[str, Cancellable] = {}
        self.told_at: Ms = 0  # when the open question was told
        self._busy = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._owner = asyncio.create_task(self._work(), name=f"table {row.id}")

    # -- the task that owns the table

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the owner do this, after everything that waits already; raises what the job raises."""
        if self._owner.done():  # the table is let go
            raise moving()
        return await self.soon(job)

    def soon(self, job: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return done

    async def _work(self) -> None:
        await self.alarm.take()
        while True:
            job, done = await self._jobs.get()
            self.touched, self._busy = self.clock.seconds(), True
            try:
                self.hall.node.serve_on()
                result = await job()
            except Exception as error:
                _fail(done, error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self._busy = False
                _let_go(done)  # nobody is left hanging if the owner was stopped in the middle

    @property
    def idle(self) -> bool:
        return not (self.chairs or self._leaving or self.thoughts.go_on or self._busy) and self._jobs.empty()

    @property
    def going(self) -> bool:
        """Whether somebody has just left, and may be coming back."""
        return bool(self._leaving)

    def whose(self, guest: str) -> Whose:
        """For whom something is thought about at this table."""
        return Whose(self.hall.addresses.of(guest), guest, self.row.id)

    async def answered(self) -> None:
        """Until no bot has to answer any more."""
        await self.do(lambda: asyncio.sleep(0))  # when this is done, all that was asked before is
        v = -1
        while (
            self.thoughts.bots.thinking is not None and v != self.version
        ):  # one that fails is not waited for
            v = self.version
            await asyncio.wait([self.thoughts.bots.thinking])

    async def finish(self) -> None:
        """Do what is wanted already, for a moment; what comes then is for whoever has the table next."""
        if not self._owner.done():
            await asyncio.wait([self.soon(lambda: asyncio.sleep(0))], timeout=limits.FINISH_SECONDS)
        await self.close()

    async def close(self) -> None:
        """Stop; who still waits is let go."""
        self._owner.cancel()
        self.alarm.set(None)
        for leaving in self._leaving.values():
            leaving.cancel()
        await asyncio.gather(self._owner, self.thoughts.close(), return_exceptions=True)
        while not self._jobs.empty():
            _let_go(self._jobs.get_nowait()[1])

    # -- the table

    @property
    def table(self) -> Table | None:
        """None while people are missing, and when the rules have changed too much to replay it."""
        return self.state.match

    @property
    def version(self) -> int:
        return self.row.version if self.table is None else self.table.version

    @property
    def bots_alone(self) -> bool:
        """Whether nobody plays here who is not one of our bots."""
        return all(place.kind == "bot" for place in self.state.places)

    @property
    def online(self) -> set[str]:
        """Which of the guests that sit here have the table open."""
        return set(self._here()) & {place.person for place in self.state.places if place.person}

    def _here(self) -> frozenset[str]:
        return frozenset(chair.guest.id if chair.guest else SOMEBODY for chair in self.chairs)

    def info(self, guest: Guest | None) -> wire.TableInfo:
        info = table_info(self.row, guest, self.online)
        if self.state.status == "closed":
            info.status = "closed"  # the same version of the rules, and yet they no longer follow the entries
        return info

    # -- deciding

    async def decide(
        self, command: Command, chair: Chair | None = None, quiet: bool = False, at: Ms | None = None
    ) -> Decision:
        """What follows from this is stored, then told; or `Refused` is raised, and nothing has happened.

        `quiet`: the chair hears everything anyway; `at`: when it came, if nobody says it now.
        """
        await self.alarm.catch_up()
        at, lag = (at or self.clock.ms(), 0) if chair is None else (chair.at, chair.lag)
        decision = decide(self.state, command, Now(at, self.told_at, lag, self._here()))
        await self._store(decision)
        online, before, self.state = self.online, self.state, decision.state
        self._show_who_is_here(online)
        self._follow(before, decision, chair if quiet else None)
        return decision

    async def _store(self, decision: Decision) -> None:
        if not decision.entries and not self._overdue(decision.wake_at):
            return
        commit, row = self._commit(decision)
        if endings.ends(self.state, decision.entries, decision.state):
            commit = replace(commit, ending=await self._ending(decision))
        try:
            await self.hall.writer.store(commit)
        except Conflict:
            self.hall.lose(self)
            raise moving() from None
        except Exception as error:
            raise Refused("try-again") from error
        self.hall.bell.changed(self.row, row)
        self.row = row

    def _overdue(self, wake_at: Ms | None) -> bool:
        """Whether it is stored that somebody has to look after it, and nobody has."""
        stored = self.row.wake_at
        return stored is not None and stored != wake_at and stored <= self.clock.ms()

    def _commit(self, decision: Decision) -> tuple[Commit, TableRow]:
        """What is to be stored, and what the table is then.  On a file, who writes first takes it."""
        old, name = self.row, self.hall.node.id
        row = row_after(old, self.state, decision)
        row.wake_at, row.owner, row.epoch = decision.wake_at, name, old.epoch + (old.owner != name)
        row.left_at = None
        changed, becomes = tuple(seats_in_columns(row, but=old.seats)), changing_columns(row)
        opens = next((next_row(old, one.opened) for one in decision.effects if isinstance(one, Send)), None)
        told = rows(decision, self.clock.ms(), self.hall.reach)
        return Commit(old.id, old.n, old.epoch, decision.entries, becomes, changed, opens, None, told), row

    async def _ending(self, decision: Decision) -> dict[str, Any]:
        """What came of it; who had which seat is told by all that ever happened here."""
        entries = [*await self.hall.store.entries(self.row.id), *decision.entries]
        return endings.in_columns(endings.ending(self.row.opening, entries, decision.state))

    def _follow(self, before: State, decision: Decision, but: Chair | None) -> None:
        if self.state.v != before.v:
            self.told_at = self.clock.ms()
        for effect in decision.effects:
            if isinstance(effect, Tell):
                self.voice.say(effect, before.v, but)
        self.thoughts.call_off()
        self.thoughts.bots.follow(
            next((one for one in decision.effects if isinstance(one, Think) and one.bot), None)
        )
        self.alarm.set(decision.wake_at)
        if self.state.status == "over":
            self.hall.shows.end(self.row.id)

    # -- coming and going

    def _show_who_is_here(self, before: set[str]) -> None:
        """In the lists of other processes, unless it is as it was."""
        if self.online != before:
            self.hall.presence.changed(self.row, self.online)

    async def look(self, chair: Chair, seat: Seat | None, since: int | None) -> None:
        """The chair looks through the eyes of this seat of its guest from now on, or of a spectator."""
        if seat is not None:
            self.own(chair.guest, seat)
        if self.bots_alone and self.state.status == "playing":
            self.hall.shows.begin(self.row.id, chair.whose)
        chair.seat = seat
        before = self.online
        self.chairs.add(chair)
        came = self.online - before
        self._show_who_is_here(before)
        for guest in came & self._leaving.keys():
            self._leaving.pop(guest).cancel()
        told = await self._seen(chair, seat)
        self.voice.tell(chair, -1 if since is None else since)
        if came and not told:
            self.voice.tell_people(chair)

    async def _seen(self, chair: Chair, seat: Seat | None) -> bool:
        """Whether others were told of it.  A database that says no stops nobody from looking."""
        try:
            person = chair.guest.id if chair.guest else None
            return bool((await self.decide(commands.Look(person, seat), chair, quiet=True)).entries)
        except Refused as refused:
            if refused.key != "try-again":
                raise
            return False

    async def leave(self, chair: Chair) -> None:
        before = self.online
        self.chairs.discard(chair)
        if self.bots_alone and not self.chairs:
            self.hall.shows.end(self.row.id)
        self.thoughts.call_off()
        gone = before - self.online
        self._show_who_is_here(before)
        for guest in gone:
            self._leaving[guest] = self.clock.call_later(
                limits.AWAY_SECONDS, self.soon, partial(self._gone, guest, self.clock.ms())
            )
        if gone:
            self.voice.tell_people()

    async def _gone(self, guest: str, left: Ms) -> None:
        """The last chair of this guest left then, and has not come back."""
        self._leaving.pop(guest, None)
        try:
            await self.decide(commands.Gone(guest, left))
        except Refused as error:
            self.alarm.fails(error)

    def own(self, guest: Guest | None, seat: Seat) -> None:
        """Raises `Refused` unless this is a seat of this guest."""
        self.state.own(guest.id if guest else None, seat)

    async def sit(self, guest: Guest, invitation: str, program: bool) -> wire.TableInfo:
        """Take the seat of this invitation.  The last who sits down lets the game begin."""
        name = told_apart(
            guest.name, [place.name or (place.bot.name if place.bot else "") for place in self.state.places]
        )
        await self.decide(commands.Sit(guest.id, name, invitation, program))
        return self.info(guest)

    async def rematch(self, guest: Guest, id: str, secret: bytes) -> str:
        """The id of the next table for the same people; asked again, of the same one."""
        try:
            await self.decide(commands.Rematch(guest.id, id, secret))
        except (NoSuchGame, ValueError):  # the game has changed since
            raise Refused("closed") from None
        assert self.state.next is not None
        return self.state.next

    # -- playing

    async def play(self, chair: Chair, v: int, words: str) -> None:
        person, seat = self.acting(chair)
        try:
            await self.decide(commands.Play(person, seat, v, words), chair)
        except Refused as refused:
            if "previews" in self.state.without:
                refused.reason = None
            raise

    async def undo(self, chair: Chair, v: int, to: int | None) -> None:
        person, seat = self.acting(chair)
        await self.decide(commands.Undo(person, seat, v, to), chair)

    async def hint(self, chair: Chair, v: int) -> None:
        """The answers that a bot thinks best, for this chair; everybody is told that this seat had a hint."""
        person, seat = self.acting(chair)
        await self.decide(commands.Hint(person, seat, v), chair)
        self.thoughts.hints.ask(chair, seat, self.state.playing())

    async def wish(self, chair: Chair, message: Sitting) -> None:
        """Something among the people at the table: a proposal, an answer to one, leaving."""
        await self.decide(command_of(message, chair, self.state), chair)

    def acting(self, chair: Chair) -> tuple[str, Seat]:
        """Whose eyes this chair looks through."""
        if chair.seat is None or chair.guest is None:
            raise Refused("not-yours")
        self.own(chair.guest, chair.seat)
        return chair.guest.id, chair.seat


def _let_go(done: "asyncio.Future[Any]") -> None:
    if not done.done():
        done.set_exception(moving())
        done.exception()  # nobody may be waiting for it


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if done.done():
        logger.error("a job failed after its asker had left", exc_info=error)
    else:
        done.set_exception(error)
        if isinstance(error, Refused):
            done.exception()  # nobody may be waiting for it
