"""The application: the calls of the API, the websocket, the client."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from ludarium.server import asyncapi, cookies, openapi, page_socket, pages, refusals
from ludarium.server.asking import Asked, Call, Elsewhere
from ludarium.server.boards import boards
from ludarium.server.bodies import body_of
from ludarium.server.calls import CALLS
from ludarium.server.chair import live
from ludarium.server.guard import Guard
from ludarium.server.guests import address, who_asks
from ludarium.server.house import House
from ludarium.server.operate.admin.page import ForOperators
from ludarium.server.operate.probes import probes
from ludarium.server.people.scopes import admit
from ludarium.server.settings import Settings
from ludarium.table import Refused

OF_304 = ("Cache-Control", "ETag")


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole server as an ASGI application."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = Starlette(
        routes=[
            *probes(),
            Mount("/api/admin", ForOperators(house)),
            Mount("/api", routes=api_routes()),
            Mount("/games", boards()),
            Mount("/", pages.client(house.settings.static)),
        ],
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
    return [
        *(route(path, calls) for path, calls in zip(paths, by_path, strict=True)),
        document("/openapi.json", openapi.description),
        document("/asyncapi.json", asyncapi.description),
        WebSocketRoute("/tables/{id}/live", live),
        WebSocketRoute("/live", page_socket.live),
    ]


def document(path: str, description: Callable[[str], Any]) -> Route:
    """What describes the calls, or the websocket."""

    async def tell(_request: Request) -> Response:
        return Response(in_full(description), media_type="application/json")

    return Route(path, tell)


@cache
def in_full(description: Callable[[str], Any]) -> bytes:
    """Made when somebody asks for it first: no start of a server has to wait for it."""
    return msgspec.json.encode(description(version("ludarium")))


def route(path: str, calls: dict[str, Call]) -> Route:
    # Only what is the same for everybody is compressed: it holds no secret.
    public = all(call.public for call in calls.values())
    squeezed = [Middleware(GZipMiddleware, minimum_size=500)] if public else []
    return Route(path.removeprefix("/api"), partial(answer, calls), methods=list(calls), middleware=squeezed)


async def answer(calls: dict[str, Call], request: Request) -> Response:
    """Find out who asks and what for, do it, and put it into words."""
    call = calls["GET" if request.method == "HEAD" else request.method]
    house: House = request.app.state.house
    caller = await who_asks(request, house.sign_ins)
    asked = Asked(house, request, caller, house.whose(caller.guest if caller else None, address(request)))
    house.limits.requests.take(asked.who)
    admit(caller.sign_in.scope if caller else "", call)
    given = (
        await call.does(asked, await body_of(request, call.body, call.most))
        if call.body
        else await call.does(asked)
    )
    return with_cookie(kept(in_words(given), call, asked), asked)


def in_words(given: Any) -> Response:
    if isinstance(given, Elsewhere):
        return RedirectResponse(given.path, 303)
    if isinstance(given, bytes):
        return Response(given, media_type="application/zip")
    if isinstance(given, str):
        return Response(given, media_type="text/plain")
    return Response(msgspec.json.encode(given), media_type="application/json")


def kept(response: Response, call: Call, asked: Asked) -> Response:
    """The answer, or that it is as it was, with how long it may be kept."""
    if asked.for_ever:
        response.headers["Cache-Control"] = pages.FOR_EVER
    elif call.method != "GET" or not (call.public or asked.settled):
        response.headers["Cache-Control"] = "no-store"
    else:
        response.headers["Cache-Control"] = "no-cache" if call.public else "private, no-cache"
        response.headers["ETag"] = tag = f'W/"{sha256(response.body).hexdigest()[:32]}"'
        if tag in asked.request.headers.get("if-none-match", "").split(", "):
            return Response(status_code=304, headers={name: response.headers[name] for name in OF_304})
    return response


def with_cookie(response: Response, asked: Asked) -> Response:
    if asked.signs_out:
        cookies.take_back(response)
    if asked.cookie:
        secure = asked.house.settings.secure or asked.request.url.scheme == "https"
        cookies.give(response, asked.cookie, secure)
        if secure and cookies.NAME in asked.request.cookies:
            cookies.take_back_plain(response)
    return response
