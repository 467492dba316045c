"""The calls at the socket beside the database: what may be asked, and what is done and written down."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludarium.server import app as pages
from ludarium.server import limits, refusals
from ludarium.server.house import House
from ludarium.server.ids import proper_id
from ludarium.server.operate.admin import people, repairs, reports, tables, wire
from ludarium.server.operate.admin.audit import Audit
from ludarium.table import Refused

MOST = 1000  # rows of a list
USUAL = 50

Does = Callable[[House, Request], Awaitable[Any]]
Act = Callable[[House, str, Any], Awaitable[None]]


def admin(house: House) -> Starlette:
    """As an application of its own: it has no guard, for whoever may open the socket may do this."""
    handlers: Any = {
        Refused: refusals.answer_refused,
        HTTPException: refusals.answer_http,
        Exception: refusals.answer_failure,
    }
    app = Starlette(routes=routes(), exception_handlers=handlers)
    app.state.house = house
    return app


def routes() -> list[BaseRoute]:
    return [
        looking(
            "/tables", lambda house, request: tables.tables(house, *table_filter(request), most(request))
        ),
        looking("/tables/{id}", lambda house, request: tables.table(house, which(request))),
        looking("/tables/{id}/entries", lambda house, request: tables.entries(house, which(request))),
        looking("/rules", lambda house, _: tables.rules(house)),
        looking(
            "/people", lambda house, request: people.people(house, wanted(request, "name"), most(request))
        ),
        looking("/people/{id}", lambda house, request: people.person(house, which(request))),
        looking("/reports", lambda house, request: reports.reports(house, done(request), most(request))),
        looking("/audit", lambda house, request: Audit(house.store).latest(most(request))),
        acting("/tables/{id}/close", wire.Why, lambda house, id, body: tables.close(house, id, body.why)),
        acting("/tables/{id}/repair", wire.Repair, repairs.repair),
        acting("/people/{id}/sign-out", wire.Why, lambda house, id, _: people.sign_out(house, id)),
        acting(
            "/people/{id}/block",
            wire.Block,
            lambda house, id, body: people.block(house, id, body.days, body.why, body.out),
        ),
        acting("/people/{id}/unblock", wire.Why, lambda house, id, _: people.unblock(house, id)),
        acting("/reports/{id}/done", wire.Why, lambda house, id, _: reports.finish(house, id)),
    ]


def looking(path: str, does: Does) -> Route:
    async def answer(request: Request) -> Response:
        return told(await does(request.app.state.house, request))

    return Route(path, answer)


def acting(path: str, kind: type[wire.Why | wire.Block | wire.Repair], act: Act) -> Route:
    """What changes something is written down with the reason for it."""
    what = path.rpartition("/")[2]

    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        body, about = await pages.body_of(request, kind, limits.BODY_BYTES), which(request)
        async with Audit(house.store).deed(who(request), what, about, body.why):
            await act(house, about, body)
        return told(wire.Done())

    return Route(path, answer, methods=["POST"])


def told(what: Any) -> Response:
    return Response(msgspec.json.encode(what), headers=refusals.NO_STORE, media_type="application/json")


def who(request: Request) -> str:
    """The user of this machine who asks."""
    return request.client.host if request.client else "somebody"


def which(request: Request) -> str:
    return proper_id(request.path_params["id"])


def wanted(request: Request, name: str) -> str:
    return request.query_params.get(name, "")


def table_filter(request: Request) -> tuple[str, str]:
    return wanted(request, "game"), wanted(request, "status")


def done(request: Request) -> bool:
    return wanted(request, "done") == "yes"


def most(request: Request) -> int:
    text = wanted(request, "most") or str(USUAL)
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text[:9]) <= MOST:
        raise Refused("bad-request", what=f"most: a number from 1 to {MOST}")
    return int(text)
