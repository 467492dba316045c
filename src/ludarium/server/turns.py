"""Who is next: what all wait for is shared fairly, address by address, guest by guest, table by table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from ludarium.server.clock import Clock

W = TypeVar("W")

MANY = 1000


class Whose(NamedTuple):
    """For whom something is done; the address first, since who has one may be many guests."""

    address: str
    guest: str
    table: str = ""


@dataclass(eq=False)
class Ticket(Generic[W]):
    """Somebody waits for a turn that may take so long."""

    seconds: float
    given: "asyncio.Future[W]"


class Share(Generic[W]):
    """What was used under one name, and who waits there.  Those `below` share it: who used least is next.

    Who comes, or comes back, begins where the one stands that was served last (`floor`): nobody saves up for
    a burst, and nobody pays for what he had while nobody else wanted it.
    """

    def __init__(self, above: "Share[W] | None" = None) -> None:
        self.above = above
        self.floor = 0.0
        self.used: float = above.floor if above else 0.0
        self.running = 0
        self.waiting = 0
        self.below: dict[str, Share[W]] = {}
        self.tickets: deque[Ticket[W]] = deque()

    def at(self, names: Sequence[str]) -> "Share[W]":
        if not names:
            return self
        found = self.below.get(names[0])
        if found is None:
            self._forget()
            found = self.below[names[0]] = Share(self)
        elif not found.busy:
            found.used = max(found.used, self.floor)
        return found.at(names[1:])

    @property
    def busy(self) -> bool:
        return bool(self.waiting or self.running)

    def _forget(self) -> None:
        """All of it when nobody wants anything; of very many names those that came first."""
        if not self.busy:
            self.below, self.floor = {}, 0.0
        elif len(self.below) > MANY:
            idle = [name for name, one in self.below.items() if not one.busy]
            for name in idle[: len(idle) // 2]:
                del self.below[name]

    def up(self) -> "Iterator[Share[W]]":
        """This one, and all above it."""
        share: Share[W] | None = self
        while share is not None:
            yield share
            share = share.above

    def join(self, ticket: Ticket[W]) -> None:
        self.tickets.append(ticket)
        for one in self.up():
            one.waiting += 1

    def leave(self, ticket: Ticket[W]) -> None:
        self.tickets.remove(ticket)
        for one in self.up():
            one.waiting -= 1

    def begin(self, ticket: Ticket[W]) -> None:
        """The ticket is served, and its time is counted already: it may be more or less in the end."""
        self.leave(ticket)
        for one in self.up():
            if one.above is not None:
                one.above.floor = max(one.above.floor, one.used)
            one.running += 1
            one.used += ticket.seconds

    def end(self, more: float) -> None:
        """A turn is over that took so many seconds more than it was to take."""
        for one in self.up():
            one.running -= 1
            one.used += more

    def first(self, most: Sequence[int]) -> "tuple[Share[W], Ticket[W]] | None":
        """Who is next; `most` may have a turn at one time at each level below."""
        if self.tickets:
            return self, self.tickets[0]
        ready = [one for one in self.below.values() if one.waiting and one.running < most[0]]
        for one in sorted(ready, key=lambda share: share.used):
            if (found := one.first(most[1:])) is not None:
                return found
        return None


class Turns(Generic[W]):
    """Workers, and who waits for one.

    At each level of a name so many may have a turn at one time (`most`).  The `patient` wait for everybody
    else, one of them at a time; but after so many others (`patience`) it is their turn.
    """

    def __init__(
        self,
        workers: Sequence[W],
        most: Sequence[int],
        clock: Clock,
        patience: int = 8,
    ) -> None:
        self._free = list(workers)
        self._most = most
        self._patience = patience
        self._clock = clock
        self._eager = Share[W]()
        self._patient = Share[W]()
        self._passed_over = 0

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return self._eager.waiting + self._patient.waiting

    @asynccontextmanager
    async def turn(self, whose: Sequence[str], seconds: float, patient: bool = False) -> AsyncIterator[W]:
        """A worker for about so long."""
        share = (self._patient if patient else self._eager).at(whose)
        worker = await self._given(share, seconds)
        begun = self._clock.seconds()
        more = 0.0  # who calls it off pays all: the worker may have to begin anew for whoever is next
        try:
            yield worker
            more = self._clock.seconds() - begun - seconds
        finally:
            self._over(share, worker, more)

    async def _given(self, share: Share[W], seconds: float) -> W:
        ticket = Ticket[W](seconds, asyncio.get_running_loop().create_future())
        share.join(ticket)
        self._serve()
        try:
            return await ticket.given
        except asyncio.CancelledError:
            if not ticket.given.cancelled():  # given in the same moment
                self._over(share, ticket.given.result(), -seconds)
            elif ticket in share.tickets:
                share.leave(ticket)
            raise

    def _over(self, share: Share[W], worker: W, more: float) -> None:
        share.end(more)
        self._free.append(worker)
        self._serve()

    def _serve(self) -> None:
        while self._free and (found := self._next()) is not None:
            share, ticket = found
            if ticket.given.cancelled():  # in this moment: its owner has not come to leave yet
                share.leave(ticket)
            else:
                share.begin(ticket)
                ticket.given.set_result(self._free.pop())

    def _next(self) -> tuple[Share[W], Ticket[W]] | None:
        eager = self._eager.first(self._most)
        patient = None if self._patient.running else self._patient.first(self._most)
        if patient is None or (eager is not None and self._passed_over < self._patience):
            self._passed_over += patient is not None
            return eager
        self._passed_over = 0
        return patient
