"""The rows of notices: taken by whoever sends them, for a minute, and what became of them."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, bindparam, delete, func, or_, select, true, tuple_, update

from ludarium.server import schema
from ludarium.server.notices.rows import Facts
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY, HOUR, MINUTE, Ms

TAKEN_FOR: Final = MINUTE
AGAIN_AFTER: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR)
KEPT: Final = 30 * DAY

N = schema.notices.c
KEY: Final = (N.person, N.kind, N.about)


@dataclass(frozen=True)
class Notice:
    """Something that a person is to be told of a table, or of a sign-in."""

    person: str
    kind: str
    about: str
    id: str
    v: int
    made: Ms
    facts: Facts
    due: Ms
    tries: int
    left: tuple[str, ...] | None


@dataclass(frozen=True)
class Outcome:
    """`due`: when to try again, None: it is done with; `left`: the channels that are still to be told."""

    notice: Notice
    due: Ms | None = None
    tries: int = 0
    left: tuple[str, ...] | None = None
    sent: Ms | None = None


class Due:
    """`ours`: the tables of which we tell; only whoever has one knows who has it before their eyes."""

    def __init__(self, store: Store, ours: Callable[[], ColumnElement[bool]] = true) -> None:
        self._store = store
        self._ours = ours

    async def take(self, most: int) -> list[Notice]:
        """Some of what is due: nobody else has it for a minute, and it is not lost if we die."""
        now = self._store.clock.ms()
        waits = (N.due <= now) & or_(N.taken_until.is_(None), N.taken_until <= now)
        if self._store.shared:
            elsewhere = select(schema.tables.c.id).where(schema.tables.c.id == N.about, ~self._ours())
            waits &= ~elsewhere.exists()
        first = select(*KEY).where(waits).order_by(N.due).limit(most)
        async with self._store.reading() as connection:
            if (await connection.execute(first)).first() is None:
                return []
        free = first.with_for_update(skip_locked=True)
        taking = update(schema.notices).where(tuple_(*KEY).in_(free)).values(taken_until=now + TAKEN_FOR)
        async with self._store.writing() as connection:
            found = await connection.execute(taking.returning(schema.notices))
            return sorted((notice(row) for row in found.mappings()), key=lambda one: (one.due, one.id))

    async def done(self, outcomes: Sequence[Outcome]) -> None:
        """What has been replaced meanwhile stays as it is."""
        if not outcomes:
            return
        change = (
            update(schema.notices)
            .where(N.person == bindparam("p"), N.kind == bindparam("k"), N.about == bindparam("a"))
            .where(N.id == bindparam("which"))
            .values(due=bindparam("next"), tries=bindparam("times"), left=bindparam("rest"))
            .values(taken_until=None, sent=func.coalesce(bindparam("now", type_=N.sent.type), N.sent))
        )
        async with self._store.writing() as connection:
            await connection.execute(change, [values(one) for one in outcomes])

    async def last_sent(self, pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], Ms]:
        """When these people were last told of these tables."""
        asked = list(pairs)
        if not asked:
            return {}
        which = tuple_(N.person, N.about).in_(asked) & N.sent.is_not(None)
        query = select(N.person, N.about, func.max(N.sent)).where(which).group_by(N.person, N.about)
        async with self._store.reading() as connection:
            return {(person, about): sent for person, about, sent in await connection.execute(query)}

    async def of(self, person: str) -> list[Notice]:
        """All that is kept of somebody's."""
        query = select(schema.notices).where(N.person == person).order_by(N.made, N.id)
        async with self._store.reading() as connection:
            return [notice(row) for row in (await connection.execute(query)).mappings()]

    async def forget_old(self) -> None:
        """If there are any: nobody has to wait for a write that changes nothing."""
        old = N.due.is_(None), N.made < self._store.clock.ms() - KEPT
        async with self._store.reading() as connection:
            if (await connection.execute(select(N.id).where(*old).limit(1))).first() is None:
                return
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.notices).where(*old))


def notice(row: Any) -> Notice:
    left = None if row["left"] is None else tuple(json.loads(row["left"]))
    names = ("person", "kind", "about", "id", "v", "made", "tries")
    return Notice(
        **{name: row[name] for name in names}, facts=json.loads(row["args"]), due=row["due"] or 0, left=left
    )


def values(one: Outcome) -> dict[str, Any]:
    which = {"p": one.notice.person, "k": one.notice.kind, "a": one.notice.about, "which": one.notice.id}
    rest = None if one.left is None else json.dumps(one.left)
    return which | {"next": one.due, "times": one.tries, "rest": rest, "now": one.sent}


def again(tries: int) -> Ms | None:
    """How long to wait after so many vain tries; None: that was the last."""
    return AGAIN_AFTER[tries - 1] if tries <= len(AGAIN_AFTER) else None
