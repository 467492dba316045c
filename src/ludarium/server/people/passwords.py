"""Passwords, where whoever runs the server allows them."""

import asyncio
import re
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select

from ludarium.server import schema
from ludarium.server.store import Store
from ludarium.table import Refused

LEAST: Final = 10
MOST: Final = 200
AT_ONCE: Final = 2  # each takes 64 MiB, and a core for a while
HANDLE: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{1,18}[a-z0-9]")

P = schema.passwords.c


class Passwords:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def handle_of(self, guest: str) -> str | None:
        async with self._store.reading() as connection:
            return (await connection.execute(select(P.handle).where(P.guest == guest))).scalar_one_or_none()

    async def set(self, guest: str, handle: str, password: str) -> None:
        """From now on this is it; raises `Refused`."""
        handle = proper_handle(handle)
        made = await self._hashed(proper(password))
        row = {"guest": guest, "handle": handle, "hash": made, "changed": self._store.clock.ms()}
        async with self._store.writing() as connection:
            holder = (
                await connection.execute(select(P.guest).where(P.handle == handle))
            ).scalar_one_or_none()
            if holder not in (None, guest):
                raise Refused("handle-taken")
            await connection.execute(delete(schema.passwords).where(P.guest == guest))
            await connection.execute(insert(schema.passwords), row)

    async def remove(self, guest: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.passwords).where(P.guest == guest))

    async def prove(self, handle: str, password: str) -> str | None:
        """Whose handle it is, if this is the password; it takes as long when it is nobody's."""
        query = select(P.guest, P.hash).where(P.handle == handle.strip().lower())
        async with self._store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        self._nobodys = self._nobodys or await self._hashed("nobody has this password")
        right = await self._verified(row.hash if row else self._nobodys, normal(password[: MOST + 1]))
        return str(row.guest) if row and right else None

    async def _hashed(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verified(self, made: str, password: str) -> bool:
        async with self._turns:
            return await asyncio.to_thread(self._verify, made, password)

    def _verify(self, made: str, password: str) -> bool:
        try:
            return self._hasher.verify(made, password)
        except (VerificationError, InvalidHashError):
            return False


def proper_handle(handle: str) -> str:
    """Small letters of English, digits, and between them what joins them; raises `Refused`."""
    handle = handle.strip().lower()
    if not HANDLE.fullmatch(handle):
        raise Refused("bad-handle", least=3, most=20)
    return handle


def proper(password: str) -> str:
    if not LEAST <= len(password) <= MOST:
        raise Refused("bad-password", least=LEAST, most=MOST)
    return normal(password)


def normal(password: str) -> str:
    """The same letters are the same password, on whatever keyboard."""
    return unicodedata.normalize("NFKC", password)
