"""Who asks: a browser by its cookie, a script by its bearer token.  Only the hash of the token is stored."""

import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection

from ludarium.server.addresses import network
from ludarium.server.cookies import token_in
from ludarium.server.ids import new_id
from ludarium.server.known_guests import Guest
from ludarium.server.store import Store

TOKEN_LENGTH = 43  # 256 bits, URL-safe


def token_of(request: HTTPConnection) -> str | None:
    """The token that the request carries, if it has the shape of one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else (token_in(request.cookies) or "")
    return token if len(token) == TOKEN_LENGTH and token.isascii() else None


async def who_asks(request: HTTPConnection, store: Store) -> Guest | None:
    token = token_of(request)
    return await store.guest(hashed(token)) if token else None


def address(request: HTTPConnection) -> str:
    """Where a request without a guest is counted."""
    return f"address {network(request.client.host) if request.client else ''}"


async def welcome(name: str, store: Store) -> tuple[Guest, str]:
    """A new guest, and its token."""
    guest, token = Guest(new_id(), name), secrets.token_urlsafe(32)
    await store.add_guest(guest, hashed(token))
    return guest, token


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
