"""What an operator may ask, and what is done and written down: the same for the command and for the page."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludarium.server import refusals
from ludarium.server.bodies import body_of
from ludarium.server.house import House
from ludarium.server.ids import proper_id
from ludarium.server.known_guests import Guest
from ludarium.server.operate.admin import nodes, overview, people, repairs, reports, tables, wire
from ludarium.server.operate.admin.audit import Audit
from ludarium.table import Refused

MOST = 1000  # rows of a list
USUAL = 50
OPERATOR = "operator"  # in the scope of a request: which of the people asks, if it is one of them


@dataclass(frozen=True)
class Look:
    """Something is told."""

    path: str
    answer: Any
    does: Callable[[House, Request], Awaitable[Any]]


@dataclass(frozen=True)
class Act:
    """Something is changed, at or about what has this id, or this server; and written down."""

    path: str
    body: type[wire.Why | wire.Repair]
    does: Callable[[House, str, Any], Awaitable[None]]


LOOKS = (
    Look("/overview", wire.Overview, lambda house, _: overview.overview(house)),
    Look(
        "/tables", list[wire.TableLine], lambda house, asked: tables.tables(house, *which(asked), most(asked))
    ),
    Look("/tables/{id}", wire.TableShown, lambda house, asked: tables.table(house, id_in(asked))),
    Look(
        "/tables/{id}/entries", list[wire.EntryLine], lambda house, asked: tables.entries(house, id_in(asked))
    ),
    Look("/nodes", list[wire.NodeLine], lambda house, _: nodes.nodes(house)),
    Look("/rules", list[wire.Rules], lambda house, _: tables.rules(house)),
    Look(
        "/people", list[wire.PersonLine], lambda house, asked: people.people(house, *who(asked), most(asked))
    ),
    Look("/people/{id}", wire.PersonShown, lambda house, asked: people.person(house, id_in(asked))),
    Look(
        "/reports",
        list[wire.Report],
        lambda house, asked: reports.reports(house, done(asked), most(asked), asker(asked)),
    ),
    Look("/notices", list[wire.Notice], lambda house, asked: overview.notices(house, most(asked))),
    Look("/audit", list[wire.Deed], lambda house, asked: Audit(house.store).latest(most(asked))),
)
ACTS = (
    Act("/tables/{id}/close", wire.Why, lambda house, id, body: tables.close(house, id, body.why)),
    Act("/tables/{id}/repair", wire.Repair, repairs.repair),
    Act("/people/{id}/sign-out", wire.Why, lambda house, id, _: people.sign_out(house, id)),
    Act("/people/{id}/block", wire.Block, people.block),
    Act("/people/{id}/unblock", wire.Why, lambda house, id, _: people.unblock(house, id)),
    Act("/people/{id}/quiet", wire.Spell, people.quiet),
    Act("/people/{id}/unquiet", wire.Why, lambda house, id, _: people.unquiet(house, id)),
    Act("/people/{id}/operator", wire.Why, lambda house, id, _: people.appoint(house, id)),
    Act("/people/{id}/dismiss", wire.Why, lambda house, id, _: people.dismiss(house, id)),
    Act("/nodes/{id}/drain", wire.Why, lambda house, id, _: nodes.drain(house, id)),
    Act("/drain", wire.Why, lambda house, id, _: nodes.drain(house, id)),
    Act("/reports/{id}/done", wire.Why, lambda house, id, _: reports.finish(house, id)),
)


def admin(house: House) -> Starlette:
    """As an application of its own, without a guard: whoever comes here may do all this."""
    handlers: Any = {
        Refused: refusals.answer_refused,
        HTTPException: refusals.answer_http,
        Exception: refusals.answer_failure,
    }
    app = Starlette(routes=[*map(looking, LOOKS), *map(acting, ACTS)], exception_handlers=handlers)
    app.state.house = house
    return app


def looking(look: Look) -> Route:
    async def answer(request: Request) -> Response:
        return told(await look.does(request.app.state.house, request))

    return Route(look.path, answer)


def acting(act: Act) -> Route:
    what = act.path.rpartition("/")[2]

    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        body, about = await body_of(request, act.body), about_what(request)
        async with Audit(house.store).deed(name_of(request), what, about, body.why):
            await act.does(house, about, body)
        return told(wire.Done())

    return Route(act.path, answer, methods=["POST"])


def told(what: Any) -> Response:
    return Response(msgspec.json.encode(what), headers=refusals.NO_STORE, media_type="application/json")


# -- who asks


def operator(request: Request) -> Guest | None:
    """Which of the people; None if it is a user of this machine."""
    found: Guest | None = request.scope.get(OPERATOR)
    return found


def asker(request: Request) -> str | None:
    found = operator(request)
    return None if found is None else found.id


def name_of(request: Request) -> str:
    """As it is written down: one of the people with their id, or the user of this machine."""
    found = operator(request)
    if found is not None:
        return f"{found.name} ({found.id})"
    return request.client.host if request.client else "somebody"


# -- what for


def id_in(request: Request) -> str:
    return proper_id(request.path_params["id"])


def about_what(request: Request) -> str:
    """What has the id in the path; without one, this server."""
    if "id" in request.path_params:
        return id_in(request)
    house: House = request.app.state.house
    return house.hall.node.id


def wanted(request: Request, name: str) -> str:
    return request.query_params.get(name, "")


def which(request: Request) -> tuple[str, str, str]:
    return wanted(request, "game"), wanted(request, "status"), wanted(request, "name")


def who(request: Request) -> tuple[str, str]:
    return wanted(request, "name"), wanted(request, "which")


def done(request: Request) -> bool:
    return wanted(request, "done") == "yes"


def most(request: Request) -> int:
    text = wanted(request, "most") or str(USUAL)
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text[:9]) <= MOST:
        raise Refused("bad-request", what=f"most: a number from 1 to {MOST}")
    return int(text)
