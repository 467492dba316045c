"""Who asks: a browser by its cookie, a script by its bearer token."""

from starlette.requests import HTTPConnection

from ludarium.server.addresses import network
from ludarium.server.cookies import token_in
from ludarium.server.known_guests import Caller
from ludarium.server.people.sign_ins import SignIns

TOKEN_LENGTH = 43  # 256 bits, URL-safe


def token_of(request: HTTPConnection) -> str | None:
    """The token that the request carries, if it has the shape of one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else (token_in(request.cookies) or "")
    return token if len(token) == TOKEN_LENGTH and token.isascii() else None


async def who_asks(request: HTTPConnection, sign_ins: SignIns) -> Caller | None:
    token = token_of(request)
    return await sign_ins.caller(token) if token else None


def address(request: HTTPConnection) -> str:
    """Where a request without a guest is counted."""
    return f"address {network(request.client.host) if request.client else ''}"
