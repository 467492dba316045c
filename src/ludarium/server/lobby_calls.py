"""The calls of the lobby."""

from ludarium.server import limits, wire
from ludarium.server.api import at_table, limit_of, new_table, whole
from ludarium.server.asking import Asked, call
from ludarium.server.lobby import PACES, Filter, Pace, is_alike, listed_for
from ludarium.server.shell import Shell
from ludarium.server.wanted import wanted_game, wanted_options
from ludarium.table import Refused


@call("GET", "/api/lobby", query=("game", "language", "pace", "seats", "beyond", "limit"), public=True)
async def lobby(asked: Asked) -> wire.TableList:
    """The tables that anybody may sit down at, the latest first; `beyond` is the `next` of another list."""
    given = asked.request.query_params
    which = Filter(given.get("game"), given.get("language"), pace_of(asked), seats_of(asked))
    return await asked.house.lobby.some(which, given.get("beyond"), limit_of(asked))


def pace_of(asked: Asked) -> Pace | None:
    text = asked.request.query_params.get("pace")
    if text is None:
        return None
    for pace in PACES:
        if pace == text:
            return pace
    raise Refused("bad-request", what="pace")


def seats_of(asked: Asked) -> int | None:
    text = asked.request.query_params.get("seats")
    if text is None:
        return None
    seats = whole(text)
    if seats is None or not 1 <= seats <= limits.HIGHEST_SEAT + 1:
        raise Refused("bad-request", what="seats")
    return seats


@call(
    "POST",
    "/api/seeks",
    *("no-session", "no-game", "bad-options", "bad-seats", "bad-name", "no-bot", "too-many-tables"),
)
async def seek(asked: Asked, body: wire.NewTable) -> wire.TableInfo:
    """Sit down at the oldest table of the lobby that is like this one; if there is none, open it there."""
    asked.house.limits.seeks.take(asked.guest.id)
    options = wanted_options(wanted_game(body), body)
    for table in reversed(await asked.house.lobby.tables()):
        if is_alike(table, body, options):
            try:
                return await sat_down(asked, table.id)
            except Refused as refused:
                if refused.key == "moving":  # else somebody was faster
                    raise
    body.listed = True
    opened: wire.TableInfo = await new_table(asked, body)
    return opened


@call(
    "POST",
    "/api/tables/{id}/sit",
    *("no-session", "not-found", "not-listed", "seat-taken", "closed", "not-enough-finished", "no-newcomers"),
)
async def sit_down(asked: Asked) -> wire.TableInfo:
    """Take a free seat of a table that stands in the lobby."""
    return await sat_down(asked, asked.table_id)


async def sat_down(asked: Asked, table_id: str) -> wire.TableInfo:
    async def sit(table: Shell) -> wire.TableInfo:
        return await table.in_lobby.sit_down(asked.guest)

    info: wire.TableInfo = await asked.house.hall.visit(table_id, sit, asked.whose)
    return info


@call("POST", "/api/tables/{id}/listing", "no-session", "not-found", "not-yours", "closed")
async def list_table(asked: Asked, body: wire.Listing) -> wire.TableInfo:
    """Have a table that I opened stand in the lobby from now on, or no longer."""
    guest, now = asked.guest, asked.house.settings.clock.ms()

    async def stand(table: Shell) -> wire.TableInfo:
        until = now + listed_for(table.state.settings.clock) if body.listed else None
        return await table.in_lobby.stand(guest, until, body.needs)

    return await at_table(asked, stand)


@call("GET", "/api/standings", query=("tables",), public=True)
async def standings(asked: Asked) -> list[wire.Standings]:
    """Who finishes what they begin, of the people at these tables: their ids, between commas."""
    ids = asked.request.query_params.get("tables", "").split(",")[: limits.LISTED_TABLES]
    rows = await asked.house.store.tables(ids)
    people = {seat.guest for row in rows for seat in row.seats if seat.guest}
    found = await asked.house.hall.standings.of(people)
    return [wire.Standings(row.id, [found.get(seat.guest or "") for seat in row.seats]) for row in rows]


@call("GET", "/api/me/standing")
async def my_standing(asked: Asked) -> wire.Standing | None:
    """How others see whether I finish what I begin; null while I am new here."""
    if asked.someone is None:
        return None
    return (await asked.house.hall.standings.of([asked.someone.id]))[asked.someone.id]
