"""The key that this server proves itself with to whoever delivers what is pushed; made at the first start."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server import schema

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY = "vapid"
RAW = 32  # bytes


class VapidKey:
    """`public` is what a browser subscribes with."""

    def __init__(self, private: str) -> None:
        self.private = private

    @classmethod
    def new(cls) -> "VapidKey":
        number = generate_private_key(SECP256R1()).private_numbers().private_value
        return cls(coded(number.to_bytes(RAW, "big")))

    @property
    def signer(self) -> "Vapid02":
        from py_vapid import Vapid02

        return Vapid02.from_raw(self.private.encode())

    @property
    def public(self) -> str:
        point = self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return coded(point)


async def key_of_server(connection: AsyncConnection) -> VapidKey:
    house = schema.house.c
    query = select(house.value).where(house.key == KEY)
    found = (await connection.execute(query)).scalar_one_or_none()
    key = VapidKey(found or VapidKey.new().private)
    if not found:
        await connection.execute(insert(schema.house), {"key": KEY, "value": key.private})
    return key


def coded(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises `ValueError`."""
    if not text.isascii():
        raise ValueError(text)
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_key_of_browser(p256dh: str, auth: str) -> bool:
    """Whether one can encrypt with what a browser has given."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False
