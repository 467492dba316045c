"""Who asks: a browser by its cookie, a script by its bearer token.  Only the hash of the token is stored."""

import secrets
import unicodedata
from hashlib import sha256

from starlette.requests import HTTPConnection

from ludarium.server.guard import COOKIE
from ludarium.server.store import Guest, Store
from ludarium.table import Refused

LEAST, MOST = 2, 20
TOKEN_LENGTH = 43  # 256 bits, URL-safe


def token_of(request: HTTPConnection) -> str | None:
    """The token that the request carries, if it has the shape of one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return token if len(token) == TOKEN_LENGTH and token.isascii() else None


async def who_asks(request: HTTPConnection, store: Store) -> Guest | None:
    token = token_of(request)
    return await store.guest(hashed(token)) if token else None


def address(request: HTTPConnection) -> str:
    """Where a request without a guest is counted."""
    return f"address {request.client.host if request.client else ''}"


async def welcome(name: str, store: Store) -> tuple[Guest, str]:
    """A new guest, and its token."""
    guest, token = Guest(secrets.token_urlsafe(12), name), secrets.token_urlsafe(32)
    await store.add_guest(guest, hashed(token))
    return guest, token


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def proper(name: str) -> str:
    """The name as it is kept: blanks trimmed and single, nothing invisible; raises `Refused`."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not LEAST <= len(name) <= MOST or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refused("bad-name", least=LEAST, most=MOST)
    return name
