"""The rows of processes: who serves the database and until when, by a clock that is one for all."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, cast, delete, func, insert, literal, or_, select, update

from ludarium.contract import PAST_VERSION
from ludarium.server import schema
from ludarium.server.store import Store
from ludarium.sitting.clock import LONGEST, SECOND, Ms

LEASE: Final = 15 * SECOND
REMEMBERED: Final = 2 * LONGEST  # processes, for as long as any clock may run

N = schema.nodes.c


class Begun(NamedTuple):
    """From when to when those before and this one have served the database, and which others do now."""

    processes: Sequence[tuple[Ms, Ms]]
    others: frozenset[str]


class Told(NamedTuple):
    """What a process learns when it says that it is there: which others are, and whether it shall drain."""

    others: frozenset[str]
    draining: bool


class Leases:
    """Whoever lets its lease run out never gets it back: it begins anew, as another."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def now(self) -> ColumnElement[int]:
        """This moment by the clock of the database; a file has one process, and the clock of that."""
        if not self._store.shared:
            return literal(self._store.clock.ms())
        return cast(func.floor(func.extract("epoch", func.now()) * SECOND), BigInteger)

    def living(self) -> ColumnElement[bool]:
        """Whose lease lasts; of a file whoever has it is the only one."""
        return N.until > (self.now() if self._store.shared else 0)

    async def begin(self, node: str, rules: str) -> Begun:
        """This process serves the database from now on.  Whoever had its place before does so no more."""
        now, place = self._store.clock.ms(), self._store.place
        long_ago = select(func.max(N.beat)).scalar_subquery() - REMEMBERED
        row = {"id": node, "began": now, "beat": now, "name": place, "rules": rules}
        before = update(schema.nodes).values(until=0)
        async with self._store.writing(first=True) as connection:
            await connection.execute(delete(schema.nodes).where(N.beat < long_ago))
            if not self._store.shared:
                await connection.execute(before)
            elif place is not None:
                await connection.execute(before.where(N.name == place))
            await connection.execute(insert(schema.nodes).values(**row, until=self.now() + LEASE))
            found = await connection.execute(select(N.began, N.beat).order_by(N.began))
            processes = [(began, beat) for began, beat in found]
            return Begun(processes, await self._others(connection, node))

    async def beat(self, node: str, draining: bool) -> Told | None:
        """It is still there.  None: too late, its lease is over."""
        mine = update(schema.nodes).where(N.id == node, self.living()).returning(N.draining)
        drains = or_(N.draining, literal(draining))
        values = {"beat": self._store.clock.ms(), "draining": drains, "until": self.now() + LEASE}
        async with self._store.writing(first=True) as connection:
            found = (await connection.execute(mine.values(**values))).scalar_one_or_none()
            return None if found is None else Told(await self._others(connection, node), bool(found))

    async def drain(self, node: str) -> bool:
        """It shall send its people away, and hears of it with its next beat; False: it is not there."""
        one = update(schema.nodes).where(N.id == node, self.living())
        async with self._store.writing(first=True) as connection:
            return bool((await connection.execute(one.values(draining=True))).rowcount)

    async def end(self, node: str) -> None:
        """It goes; others need not wait for its lease to run out."""
        mine = update(schema.nodes).where(N.id == node)
        async with self._store.writing(first=True) as connection:
            await connection.execute(mine.values(beat=self._store.clock.ms(), until=0, draining=True))

    async def _others(self, connection: Any, node: str) -> frozenset[str]:
        if not self._store.shared:
            return frozenset()
        query = select(N.id).where(self.living(), N.id != node)
        return frozenset((await connection.execute(query)).scalars())

    async def play(self, game: str, rules: int) -> bool:
        """Whether any of those who are there, and stay, plays by these rules."""
        query = select(N.rules).where(self.living(), N.draining.is_(False))
        async with self._store.reading() as connection:
            return any(
                rules_in_words(game, rules) in words.split()
                for words in (await connection.execute(query)).scalars()
            )


def rules_in_words(game: str, rules: int) -> str:
    """As past rules are registered."""
    return f"{game}{PAST_VERSION}{rules}"
