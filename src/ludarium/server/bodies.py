"""What comes with a request."""

import asyncio
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ludarium.server import limits
from ludarium.table import Refused


async def body_of(request: Request, kind: type, most: int = limits.BODY_BYTES) -> Any:
    """The body, of so many bytes at most, as the struct that the call wants; raises `Refused`."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "the body is application/json")
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            return msgspec.json.decode(await read(request, most), type=kind)
    except TimeoutError:
        raise Refused("bad-request", what="the body did not come") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", what=str(error)) from None


async def read(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", most=most)
    return bytes(body)
