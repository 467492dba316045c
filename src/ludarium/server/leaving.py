"""Who asks something and goes away does not want to know it any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from ludarium.table import Refused

T = TypeVar("T")


async def while_wanted(request: Request, thought: Coroutine[Any, Any, T]) -> T:
    """What comes of it; it is called off when whoever asked goes away, and nobody hears that it was refused.

    The body of the request has been read, so all that may still come is that somebody has left.
    """
    thinking = asyncio.ensure_future(thought)
    leaving = asyncio.ensure_future(left(request))
    try:
        await asyncio.wait((thinking, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            raise Refused("late")
        return thinking.result()
    finally:
        for task in (thinking, leaving):
            task.cancel()
        await asyncio.gather(thinking, leaving, return_exceptions=True)


async def left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
