"""The key of this server: it signs the records of finished games, so that nobody else can write one."""

from dataclasses import replace

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.record import Record
from ludarium.server import schema


class SigningKey:
    """An Ed25519 key.  `public` is what everybody may know of it, in hexadecimal digits."""

    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)

    @classmethod
    def new(cls) -> "SigningKey":
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    @property
    def private(self) -> bytes:
        return self._key.private_bytes_raw()

    @property
    def public(self) -> str:
        return self._key.public_key().public_bytes_raw().hex()

    def signed(self, record: Record) -> Record:
        """The same record with this key and its signature below."""
        unsigned = replace(record, key=self.public, signature=None)
        return replace(unsigned, signature=self._key.sign(unsigned.signed_text.encode()).hex())


async def key_of_server(connection: AsyncConnection, now: str) -> SigningKey:
    """The key that new tables promise; made at the first start, and promised to tables of before too."""
    latest = select(schema.keys.c.private).order_by(schema.keys.c.made.desc()).limit(1)
    found = (await connection.execute(latest)).scalar_one_or_none()
    key = SigningKey(bytes.fromhex(found)) if found else SigningKey.new()
    if not found:
        row = {"public": key.public, "private": key.private.hex(), "made": now}
        await connection.execute(insert(schema.keys), row)
    unpromised = update(schema.tables).where(schema.tables.c.key.is_(None))
    await connection.execute(unpromised, {"key": key.public})
    return key


async def promised_key(connection: AsyncConnection, public: str | None) -> SigningKey:
    """The key whose public half a table promised."""
    query = select(schema.keys.c.private).where(schema.keys.c.public == public)
    return SigningKey(bytes.fromhex((await connection.execute(query)).scalar_one()))
