"""Words that are good once: a challenge, a recovery code, a way to another device.

Only their hashes are stored, and whoever takes one has deleted it: nobody can be second.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import delete, func, insert, select, update

from ludarium.server import schema
from ludarium.server.people.sign_ins import hashed
from ludarium.server.store import Store
from ludarium.sitting.clock import Ms

Purpose = Literal["registration", "sign-in", "recovery", "device", "mail", "address"]
Facts = dict[str, Any]

C = schema.codes.c


@dataclass(frozen=True)
class Code:
    """For which guest it was, if for one; what was to be known when it is taken."""

    guest: str | None
    facts: Facts = field(default_factory=dict)


class Codes:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(
        self,
        purpose: Purpose,
        words: Sequence[str],
        guest: str | None,
        lasts: Ms | None,
        facts: Facts | None = None,
    ) -> None:
        """These words are good from now on; those that the guest had for this before no longer are."""
        expires = None if lasts is None else self._store.clock.ms() + lasts
        common = {"purpose": purpose, "guest": guest, "expires": expires, "facts": json.dumps(facts or {})}
        async with self._store.writing() as connection:
            if guest is not None:
                await connection.execute(delete(schema.codes).where(C.guest == guest, C.purpose == purpose))
            await connection.execute(
                insert(schema.codes), [{"hash": hashed(word), **common} for word in words]
            )

    async def take(self, purpose: Purpose, word: str) -> Code | None:
        """What it was for; from now on it is good for nothing."""
        now = self._store.clock.ms()
        which = delete(schema.codes).where(C.hash == hashed(word), C.purpose == purpose)
        async with self._store.writing() as connection:
            found = await connection.execute(which.returning(C.guest, C.expires, C.facts))
            row = found.one_or_none()
        if row is None or (row.expires is not None and row.expires <= now):
            return None
        return Code(row.guest, json.loads(row.facts))

    async def look(self, purpose: Purpose, word: str) -> Code | None:
        """What it is for, while it is good."""
        query = select(C.guest, C.facts).where(
            C.hash == hashed(word), C.purpose == purpose, C.expires > self._store.clock.ms()
        )
        async with self._store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return row and Code(row.guest, json.loads(row.facts))

    async def change(self, purpose: Purpose, word: str, before: Code, facts: Facts) -> bool:
        """Something came of it; whether nothing else has since `before` was read."""
        change = update(schema.codes).where(
            C.hash == hashed(word), C.purpose == purpose, C.facts == json.dumps(before.facts)
        )
        async with self._store.writing() as connection:
            done = await connection.execute(change.values(facts=json.dumps(facts)))
            return done.rowcount == 1

    async def left(self, purpose: Purpose, guest: str) -> int:
        """How many this guest still has."""
        query = select(func.count()).where(C.guest == guest, C.purpose == purpose)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def clear(self) -> None:
        """Forget those whose time is over."""
        over = delete(schema.codes).where(C.expires <= self._store.clock.ms())
        async with self._store.writing() as connection:
            await connection.execute(over)
