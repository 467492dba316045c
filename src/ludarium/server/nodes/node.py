"""This process among those that serve the database: whether it may, and when nobody looked after tables."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from ludarium.registry import PAST, games
from ludarium.server.ids import new_id
from ludarium.server.nodes.leases import LEASE, Leases, rules_in_words
from ludarium.server.nodes.owners import moving
from ludarium.server.store import Store
from ludarium.sitting.clock import SECOND, Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

BEAT: Final = 5.0  # seconds
OWN_LIMIT: Final = 10.0  # seconds after the last beat that was answered: well before the lease is over
AGAIN: Final = 1.0  # seconds
OUT_OF_REACH: Final = LEASE + 5 * SECOND  # at most, until another has taken what a process left


class Absence(NamedTuple):
    """A table could not be reached: since then, until then."""

    since: Ms
    until: Ms


class Node:
    """`id` is another one whenever it begins; `absences` are those of all processes, the first one first.

    Leases are about real time, whatever clock the tables go by.  `lost` is called once it may not serve, and
    `drains` when somebody wants it to send its people away.
    """

    def __init__(self, store: Store, leases: Leases) -> None:
        self._store = store
        self._leases = leases
        self.id = new_id()
        self.absences: list[Absence] = []
        self.draining = False
        self.others = frozenset[str]()  # that serve the same database
        self._until = float("inf") if not store.shared else 0.0  # by the clock of the loop
        self._serves = False
        self.lost: Callable[[], None] = lambda: None
        self.drains: Callable[[], None] = lambda: None
        self._sleep = asyncio.sleep if store.shared else store.clock.sleep

    # -- whether it may serve

    @property
    def alone(self) -> bool:
        """Whether nobody else would take a table that nobody has."""
        return not self.others

    def shared(self, seconds: float) -> float:
        """How long it may rest so that one of all processes does something about that often."""
        return seconds * (1 + len(self.others))

    @property
    def holds(self) -> bool:
        """Whether its tables are still its own.  Whatever serves asks: nothing runs while we stand still."""
        return self._serves and asyncio.get_running_loop().time() < self._until

    def age(self) -> float:
        """For how many seconds nobody has heard of it."""
        if not self._store.shared:
            return 0.0
        return max(0.0, asyncio.get_running_loop().time() - (self._until - OWN_LIMIT))

    def serve(self) -> None:
        """Raises `Refused` unless somebody may have a table here."""
        self.serve_on()
        if self.draining:
            raise moving()

    def serve_on(self) -> None:
        """Raises `Refused` unless what is here may stay: then everything is given up first."""
        if not self.holds:
            self._give_up()
            raise moving()

    def _give_up(self) -> None:
        if self._serves:
            self._serves = False
            logger.warning("the database has not been heard of for %g s: all tables are let go", OWN_LIMIT)
            self.lost()

    # -- saying that it is there

    async def begin(self) -> None:
        """As a process that was not there before."""
        sent, id = asyncio.get_running_loop().time(), new_id()
        begun = await self._leases.begin(id, " ".join(rules_here()))
        self.id, self.others = id, begun.others
        self.absences = list(absences(begun.processes))
        self._extend(sent)
        self._serves = True

    async def beat(self) -> None:
        """Say every now and then that it is there; if that comes too late, begin anew."""
        pause = BEAT
        while True:
            await self._sleep(pause)
            try:
                await (self._say() if self.holds else self._begin_anew())
                pause = BEAT
            except Refused:
                pause = AGAIN if self._store.shared else BEAT  # the database has told why
            except Exception:
                pause = AGAIN
                logger.exception("this process could not say that it is there")

    async def watch(self) -> None:
        """Give up everything as soon as it must."""
        while True:
            left = self._until - asyncio.get_running_loop().time()
            if left <= 0:
                self._give_up()
            await asyncio.sleep(min(max(left, 0.05), OWN_LIMIT))

    async def _begin_anew(self) -> None:
        self._give_up()
        await self.begin()
        logger.warning("this process serves again, as %s", self.id)

    async def _say(self) -> None:
        sent = asyncio.get_running_loop().time()
        told = await self._leases.beat(self.id, self.draining)
        if told is None:
            self._until = 0.0
            self._give_up()
            return
        self.others = told.others
        self._extend(sent)
        if told.draining and not self.draining:
            self.drains()

    def _extend(self, sent: float) -> None:
        if self._store.shared:
            self._until = sent + OWN_LIMIT

    async def end(self) -> None:
        if self._serves:
            with suppress(Refused):
                await self._leases.end(self.id)

    # -- what was missed

    def missed(self, changed: Ms, left_at: Ms | None) -> list[Absence]:
        """What a table does not know of where nothing has happened since then: nobody could come to it.

        `left_at`: when whoever had it left it, or was last heard of; soon after that another could take it.
        """
        now = self._store.clock.ms()
        mine = [] if left_at is None else [Absence(left_at, max(left_at, min(now, left_at + OUT_OF_REACH)))]
        return [one for one in merged((*self.absences, *mine)) if one.until > changed]


def rules_here() -> Iterator[str]:
    """All that are installed, as others read them."""
    yield from (rules_in_words(game.name, game.version) for game in games())
    yield from PAST.points


def merged(some: Iterable[Absence]) -> list[Absence]:
    """In their order, and none within another."""
    found: list[Absence] = []
    for one in sorted(some):
        if found and one.since <= found[-1].until:
            found[-1] = Absence(found[-1].since, max(found[-1].until, one.until))
        else:
            found.append(one)
    return found


def absences(processes: Sequence[tuple[Ms, Ms]]) -> Iterator[Absence]:
    """Between processes that were there from then to then.

    Before the first there were versions that said nothing: when it began somebody may have been on the way.
    """
    heard = processes[0][0]
    for number, (began, beat) in enumerate(processes):
        if heard < began or number == 0:
            yield Absence(heard, began)
        heard = max(heard, beat)
