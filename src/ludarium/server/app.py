"""The application: the calls of the API, the websocket, the client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from ludarium.server import cookies, limits, pages, refusals
from ludarium.server.api import CALLS, Asked, Call
from ludarium.server.chair import live
from ludarium.server.guard import Guard
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.openapi import description
from ludarium.server.settings import Settings
from ludarium.table import Refused


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole server as an ASGI application."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = Starlette(
        routes=[Mount("/api", routes=api_routes()), Mount("/", pages.client(house.settings.static))],
        middleware=[Middleware(Guard, house)],
        exception_handlers={
            Refused: refusals.answer_refused,
            HTTPException: refusals.answer_http,
            Exception: refusals.answer_failure,
        },
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def api_routes() -> list[BaseRoute]:
    paths = dict.fromkeys(call.path for call in CALLS)
    by_path = [{call.method: call for call in CALLS if call.path == path} for path in paths]
    document = Response(msgspec.json.encode(description(version("ludarium"))), media_type="application/json")

    async def openapi(_request: Request) -> Response:
        return document

    return [
        *(route(path, calls) for path, calls in zip(paths, by_path, strict=True)),
        Route("/openapi.json", openapi),
        WebSocketRoute("/tables/{id}/live", live),
    ]


def route(path: str, calls: dict[str, Call]) -> Route:
    return Route(path.removeprefix("/api"), partial(answer, calls), methods=list(calls))


async def answer(calls: dict[str, Call], request: Request) -> Response:
    """Find out who asks and what for, do it, and put it into words."""
    call = calls["GET" if request.method == "HEAD" else request.method]
    house: House = request.app.state.house
    guest = await who_asks(request, house.store)
    asked = Asked(house, request, guest, house.whose(guest, address(request)))
    house.limits.requests.take(asked.who)
    given = await call.does(asked, await body_of(request, call.body)) if call.body else await call.does(asked)
    return with_cookie(in_words(given), asked)


async def body_of(request: Request, kind: type) -> Any:
    """The body as the struct that the call wants; raises `Refused`."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "the body is application/json")
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            return msgspec.json.decode(await read(request), type=kind)
    except TimeoutError:
        raise Refused("bad-request", what="the body did not come") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", what=str(error)) from None


async def read(request: Request) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.BODY_BYTES:
            raise Refused("too-large", most=limits.BODY_BYTES)
    return bytes(body)


def in_words(given: Any) -> Response:
    if isinstance(given, str):
        return Response(given, headers=refusals.NO_STORE, media_type="text/plain")
    return Response(msgspec.json.encode(given), headers=refusals.NO_STORE, media_type="application/json")


def with_cookie(response: Response, asked: Asked) -> Response:
    if asked.cookie:
        secure = asked.house.settings.secure or asked.request.url.scheme == "https"
        cookies.give(response, asked.cookie, secure)
        if secure and cookies.NAME in asked.request.cookies:
            cookies.take_back_plain(response)
    return response
