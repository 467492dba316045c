"""The calls of the API, one function each.  Their annotations say what body and answer are."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from ludarium.record import Record
from ludarium.registry import games
from ludarium.server import limits, lists, wire
from ludarium.server.asking import Asked, call
from ludarium.server.cookies import token_in
from ludarium.server.ids import new_id, proper_id
from ludarium.server.lobby import listed_until
from ludarium.server.names import proper
from ludarium.server.people.agents import what_asks
from ludarium.server.sample import sample_of
from ludarium.server.seating import new_row, open_table, places_of, shuffled
from ludarium.server.shell import Shell
from ludarium.server.telling import table_info
from ludarium.server.wanted import wanted_game, wanted_options, wanted_seat, wanted_settings
from ludarium.sitting import Facts
from ludarium.table import Refused

FROM_THE_BEGINNING = -1

T = TypeVar("T")


# -- guests and games


@call("GET", "/api/me")
async def me(asked: Asked) -> wire.Me | None:
    """Who I am; null if I have not said so yet."""
    caller = asked.caller
    if caller is None:
        return None
    if asked.by_browser and not caller.former:
        asked.cookie = token_in(asked.request.cookies)  # used, so it lives on
        if asked.cookie and asked.house.sign_ins.is_old(caller.sign_in):
            asked.cookie = await asked.house.sign_ins.renew(caller)
    return wire.Me(caller.guest.name)


@call("POST", "/api/me", "bad-name", account=True)
async def name_me(asked: Asked, body: wire.Naming) -> wire.Me:
    """Become a guest, or take another name."""
    name = proper(body.name)
    if asked.someone is not None:
        await asked.house.sign_ins.rename(asked.someone, name)
        return wire.Me(name)
    asked.house.limits.guests.take(asked.who)
    _, token = await asked.house.sign_ins.welcome(name, what_asks(asked.request))
    if body.token:
        return wire.Me(name, token)
    asked.cookie = token
    return wire.Me(name)


@call("GET", "/api/games", public=True)
async def list_games(_asked: Asked) -> list[wire.GameInfo]:
    """The installed games."""
    return [lists.game_info(one) for one in games()]


@call("GET", "/api/games/{name}", "not-found", query=("v",), public=True)
async def components(asked: Asked) -> wire.Components:
    """What a game consists of; with the `v` of its list it may be kept for ever."""
    name = asked.request.path_params["name"]
    found = lists.components(name)
    asked.for_ever = asked.request.query_params.get("v") == lists.hash_of(name)
    return found


@call("GET", "/api/server-key", public=True)
async def server_key(asked: Asked) -> wire.ServerKey:
    """The public key with which the records of new tables will be signed."""
    return wire.ServerKey(asked.house.store.key)


# -- tables


@call("GET", "/api/tables", "no-session", query=("before", "limit"))
async def list_tables(asked: Asked) -> wire.TableList:
    """The tables where I sit, mine to move first, then the latest; `before` is the `next` of another list."""
    before = asked.request.query_params.get("before")
    return await lists.tables_of(asked.guest, asked.house, before, limit_of(asked))


@call(
    "POST",
    "/api/tables",
    "no-session",
    "no-game",
    "bad-options",
    "bad-seats",
    "bad-guide",
    "bad-name",
    "no-bot",
    "too-many-tables",
    "not-found",
    "waiting",
    "closed",
    "not-over",
    "over",
)
async def new_table(asked: Asked, body: wire.NewTable) -> wire.TableInfo:
    """Open a table; with a `beginning`, to play on from there with the options of that game."""
    asked.house.limits.tables.take(asked.guest.id)
    rules = wanted_game(body)
    beginning = await wanted_beginning(asked, body)
    options = beginning.options if beginning else wanted_options(rules, body)
    now = asked.house.settings.clock.ms()
    seats = [wanted_seat(seat, asked.guest, now) for seat in body.seats]
    await room_for_another(asked)
    secret = asked.house.settings.chance.secret()
    facts = Facts(new_id(), rules.name, rules.version, options, secret, asked.guest.id, now, beginning)
    seats, seating = shuffled(seats, secret) if body.shuffle else (seats, ())
    settings, places = wanted_settings(body), places_of(seats)
    state = await open_table(facts, settings, places, asked.house.hall.leisure, asked.whose)
    row = new_row(state, [seat.kind for seat in seats], asked.house.store.key, seating)
    row = replace(row, listed=listed_until(body, now), language=body.language, needs=body.needs)
    await asked.house.store.add_table(row, beginning=str(beginning) if beginning else None)
    asked.house.bell.changed(None, row)
    if row.status == "playing":
        await asked.house.hall.begin(row, state, asked.whose)
    return table_info(row, asked.guest, set())


async def wanted_beginning(asked: Asked, body: wire.NewTable) -> Record | None:
    if body.beginning is None:
        return None
    entry = body.beginning.entry
    table_id = proper_id(body.beginning.table)
    found = await asked.house.hall.read(table_id, lambda table: table.past.as_beginning(entry), asked.whose)
    if found.game != body.game:
        raise Refused("bad-request", what="beginning")
    if len(found.seats) != len(body.seats):
        raise Refused("bad-seats", least=len(found.seats), most=len(found.seats))
    return found


async def room_for_another(asked: Asked) -> None:
    most = asked.house.settings.tables_per_guest
    if await asked.house.store.open_tables(asked.guest) >= most:
        raise Refused("too-many-tables", most=most)


@call("GET", "/api/tables/{id}", "not-found")
async def one_table(asked: Asked) -> wire.TableInfo:
    """What everybody may know about a table who knows its id."""
    row = await asked.house.store.table(asked.table_id)
    if row is None:
        raise Refused("not-found")
    return table_info(row, asked.someone, asked.house.hall.online(row))


@call("POST", "/api/tables/{id}/join", "no-session", "not-found", "bad-invitation", "seat-taken", "closed")
async def join(asked: Asked, body: wire.Joining) -> wire.TableInfo:
    """Take the seat of an invitation."""
    guest = asked.guest
    return await at_table(asked, lambda table: table.sit(guest, body.invitation, body.bot))


@call("POST", "/api/tables/{id}/rematch", "no-session", "not-found", "not-yours", "not-over", "closed")
async def rematch(asked: Asked) -> wire.TableInfo:
    """The next table for the same people; asked again, the same table."""
    guest, next_id, secret = asked.guest, new_id(), asked.house.settings.chance.secret()
    found = await at_table(asked, lambda table: table.rematch(guest, next_id, secret))
    row = await asked.house.store.table(found)
    assert row is not None
    await asked.house.hall.begin(row, None, asked.whose)
    return table_info(row, guest, set())


@call("GET", "/api/tables/{id}/record", "not-found", "waiting", "closed")
async def record(asked: Asked) -> str:
    """The record; of a running game as your seat may know it."""
    return await at_table(asked, lambda table: table.past.record(asked.someone))


@call("GET", "/api/tables/{id}/verify", "not-found", "waiting", "closed", "not-over")
async def verify(asked: Asked) -> wire.Verification:
    """What the record of a finished game proves, by the rules; `ludarium verify` finds the same."""
    house, table_id, asked.settled = asked.house, asked.table_id, True
    return await house.verifier.verify(
        table_id, lambda: house.hall.do(table_id, lambda table: table.past.whole_record(), asked.whose)
    )


@call("GET", "/api/tables/{id}/story", "not-found", "waiting", "closed", "not-over")
async def story(asked: Asked) -> wire.Story:
    """A finished game in numbers: the scores after every move, and where the points came from."""
    asked.settled = True
    return await asked.house.stories.tell(asked.table_id, asked.whose)


@call("GET", "/api/tables/{id}/sample", "not-found", "closed")
async def sample(asked: Asked) -> wire.Moment:
    """How a game with these seats and options can begin, as a spectator sees it; the luck is nobody's."""
    row = await asked.house.store.table(asked.table_id)
    if row is None:
        raise Refused("not-found")
    return await sample_of(row, asked.house.store, asked.house.hall.leisure, asked.whose)


@call("GET", "/api/tables/{id}/at/{n}", "not-found", "waiting", "closed", "not-yours", query=("seat",))
async def moment(asked: Asked) -> wire.Moment:
    """The table after entry n, as your seat (or a spectator) saw it; of a finished game as any seat."""
    n = number_of(asked)
    return await at_table(asked, lambda table: table.past.moment(asked.someone, n, seat_of(asked)))


@call(
    "GET",
    "/api/tables/{id}/imagined",
    *("not-found", "waiting", "closed", "not-yours", "over", "no-aid"),
    query=("seat",),
)
async def imagined(asked: Asked) -> wire.Imagined:
    """A running game as it may be to your seat, dealt anew each time: for a board to think on."""
    asked.house.limits.lines.take(asked.who)
    seat, seed = seat_of(asked) or 0, asked.house.settings.chance.seed()
    return await at_table(asked, lambda table: table.past.imagined(asked.someone, seat, seed))


@call("GET", "/api/tables/{id}/before/{n}", "not-found", "waiting", "closed", "not-yours", query=("seat",))
async def before(asked: Asked) -> wire.Entries:
    """The last entries before entry n, as your seat (or a spectator) may know them."""
    n = number_of(asked)
    return await at_table(asked, lambda table: table.past.entries(asked.someone, n, seat_of(asked)))


@call(
    "GET",
    "/api/tables/{id}/entries",
    "not-found",
    "waiting",
    "closed",
    "not-yours",
    query=("after", "seat"),
)
async def entries(asked: Asked) -> wire.Following:
    """The log after an entry, or from its beginning, as your seat (or a spectator) may know it."""
    text = asked.request.query_params.get("after")
    after = FROM_THE_BEGINNING if text is None else whole(text)
    if after is None:
        raise Refused("bad-request", what="after")
    return await at_table(asked, lambda table: table.past.following(asked.someone, after, seat_of(asked)))


def at_table(asked: Asked, job: Callable[[Shell], Awaitable[T]]) -> Awaitable[T]:
    async def done(table: Shell) -> T:
        found = await job(table)
        asked.settled = table.row.status == "over"
        return found

    return asked.house.hall.do(asked.table_id, done, asked.whose)


@call("GET", "/api/tables/{id}/review", "not-found")
async def review(asked: Asked) -> wire.ReviewInfo:
    """How far the review of a finished game is, and the review itself when it is done."""
    found = await asked.house.reviews.look(asked.table_id)
    asked.settled = found.state == "done"
    return found


@call(
    "POST",
    "/api/tables/{id}/review",
    "not-found",
    "waiting",
    "closed",
    "not-over",
    "too-many-reviews",
)
async def ask_for_review(asked: Asked) -> wire.ReviewInfo:
    """Have a finished game reviewed in the background; asked again, the same review."""
    asked.house.limits.reviews.take(asked.who)
    asked.house.limits.reviews_of_address.take(asked.whose.address)
    return await asked.house.reviews.ask(asked.table_id, asked.whose)


@call("POST", "/api/tables/{id}/review/cancel", "not-found")
async def call_off_review(asked: Asked) -> wire.ReviewInfo:
    """I no longer want the review; if nobody else does, it is not made."""
    return await asked.house.reviews.call_off(asked.table_id, asked.whose)


def number_of(asked: Asked) -> int:
    n = whole(asked.request.path_params["n"])
    if n is None:
        raise Refused("not-found")
    return n


def seat_of(asked: Asked) -> int | None:
    text = asked.request.query_params.get("seat")
    if text is None:
        return None
    seat = whole(text)
    if seat is None or seat > limits.HIGHEST_SEAT:
        raise Refused("bad-request", what="seat")
    return seat


def limit_of(asked: Asked) -> int:
    """How many are to be listed."""
    limit = whole(asked.request.query_params.get("limit", str(limits.LISTED_TABLES)))
    if limit is None or not 1 <= limit <= limits.LISTED_TABLES:
        raise Refused("bad-request", what="limit")
    return limit


def whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None
