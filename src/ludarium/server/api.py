"""The calls of the API, one function each.  Their annotations say what body and answer are."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

from starlette.requests import Request

from ludarium import bots
from ludarium.core import BadOption, Game, Option
from ludarium.record import Record
from ludarium.registry import NoSuchGame, game, games
from ludarium.server import wire
from ludarium.server.guests import proper, welcome
from ludarium.server.house import House
from ludarium.server.seating import open_table
from ludarium.server.store import Guest, SeatRow, StandIn, TableRow
from ludarium.server.telling import table_info
from ludarium.table import Refused

MOST_TABLES = 500  # in one list
MOST_SEAT = 99


@dataclass
class Asked:
    """One request, and who makes it."""

    house: House
    request: Request
    someone: Guest | None
    who: str  # whose buckets it takes from
    cookie: str | None = None  # a token to set as the cookie of the answer

    @property
    def guest(self) -> Guest:
        if self.someone is None:
            raise Refused("no-session")
        return self.someone

    @property
    def table_id(self) -> str:
        return str(self.request.path_params["id"])


@dataclass(frozen=True)
class Call:
    """One call of the API."""

    method: str
    path: str
    refusals: tuple[str, ...]
    does: Callable[..., Awaitable[Any]]

    @property
    def body(self) -> type | None:
        return get_type_hints(self.does).get("body")

    @property
    def answer(self) -> Any:
        return get_type_hints(self.does)["return"]

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.does) or ""


CALLS: list[Call] = []


def call(method: str, path: str, *refusals: str) -> Callable[[Any], Any]:
    """A call, and the keys with which it may be refused besides the general ones."""

    def add(does: Any) -> Any:
        CALLS.append(Call(method, path, refusals, does))
        return does

    return add


# -- guests and games


@call("GET", "/api/me")
async def me(asked: Asked) -> wire.Me | None:
    """Who I am; null if I have not said so yet."""
    if asked.someone is None:
        return None
    asked.cookie = asked.request.cookies.get("ludarium")  # used, so it lives on
    return wire.Me(asked.someone.name)


@call("POST", "/api/me", "bad-name")
async def name_me(asked: Asked, body: wire.Naming) -> wire.Me:
    """Become a guest, or take another name."""
    name = proper(body.name)
    if asked.someone is not None:
        asked.someone.name = name
        await asked.house.store.rename(asked.someone)
        return wire.Me(name)
    asked.house.limits.guests.take(asked.who)
    _, asked.cookie = await welcome(name, asked.house.store)
    return wire.Me(name, asked.cookie)


@call("GET", "/api/games")
async def list_games(_asked: Asked) -> list[wire.GameInfo]:
    """The installed games."""
    return [game_info(one) for one in games()]


def game_info(one: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=one.name,
        title=one.title,
        version=one.version,
        seats=(one.seats[0], one.seats[-1]),
        options={name: option_info(option) for name, option in one.options.items()},
        components=dict(one.components),
    )


def option_info(option: Option) -> wire.OptionInfo:
    if option.values:
        return wire.OptionInfo(option.default, values=list(option.values))
    return wire.OptionInfo(option.default, least=option.least, most=option.most)


# -- tables


@call("GET", "/api/tables", "no-session")
async def list_tables(asked: Asked) -> list[wire.TableInfo]:
    """The tables where I sit, mine to move first, then the latest."""
    found = await asked.house.store.tables_of(asked.guest, MOST_TABLES)
    infos = [table_info(row, asked.guest, asked.house.hall.online(row.id)) for row in found]
    return sorted(infos, key=lambda info: not mine_to_move(info))


def mine_to_move(info: wire.TableInfo) -> bool:
    return info.status == "playing" and info.asked is not None and info.seats[info.asked].mine


@call(
    "POST",
    "/api/tables",
    "no-session",
    "no-game",
    "bad-options",
    "bad-seats",
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
    seats = [wanted_seat(number, seat, asked.guest) for number, seat in enumerate(body.seats)]
    await room_for_another(asked)
    stand_in = wanted_stand_in(body.stand_in)
    row = open_table(
        rules.name,
        options,
        seats,
        asked.guest,
        shuffle=body.shuffle,
        stand_in=stand_in,
        hints=body.hints,
        beginning=beginning,
    )
    await asked.house.store.add_table(row, beginning=str(beginning) if beginning else None)
    if row.status == "playing":
        await asked.house.hall.find(row.id)  # its bot begins to think
    return table_info(row, asked.guest, set())


def wanted_game(body: wire.NewTable) -> Game:
    try:
        rules = game(body.game)
    except NoSuchGame:
        raise Refused("no-game", game=body.game) from None
    if len(body.seats) not in rules.seats:
        raise Refused("bad-seats", least=rules.seats[0], most=rules.seats[-1])
    return rules


async def wanted_beginning(asked: Asked, body: wire.NewTable) -> Record | None:
    if body.beginning is None:
        return None
    entry = body.beginning.entry
    found = await asked.house.hall.do(body.beginning.table, lambda table: table.as_beginning(entry))
    if found.game != body.game:
        raise Refused("bad-request", what="beginning")
    if len(found.seats) != len(body.seats):
        raise Refused("bad-seats", least=len(found.seats), most=len(found.seats))
    return found


def wanted_options(rules: Game, body: wire.NewTable) -> dict[str, str | int]:
    try:
        return rules.settle(body.options)
    except BadOption as bad:
        raise Refused("bad-options", option=bad.option) from None


def wanted_seat(number: int, seat: Any, guest: Guest) -> SeatRow:
    match seat:
        case wire.MySeat():
            return SeatRow(number, "me", guest.name, guest.id)
        case wire.DeviceSeat(name):
            return SeatRow(number, "device", proper(name), guest.id)
        case wire.BotSeat(bot, seconds):
            return SeatRow(number, "bot", bot=wanted_bot(bot), seconds=seconds)
    return SeatRow(number, "link")


def wanted_stand_in(stand_in: wire.StandIn | None) -> StandIn | None:
    if stand_in is None:
        return None
    return StandIn(stand_in.after, wanted_bot(stand_in.bot), stand_in.seconds)


def wanted_bot(name: str) -> str:
    if name not in bots.names():
        raise Refused("no-bot", bot=name)
    return name


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
    return table_info(row, asked.someone, asked.house.hall.online(row.id))


@call("POST", "/api/tables/{id}/join", "no-session", "not-found", "bad-invitation", "seat-taken", "closed")
async def join(asked: Asked, body: wire.Joining) -> wire.TableInfo:
    """Take the seat of an invitation."""
    guest = asked.guest
    return await asked.house.hall.do(
        asked.table_id, lambda table: table.sit(guest, body.invitation, body.bot)
    )


@call("POST", "/api/tables/{id}/rematch", "no-session", "not-found", "not-yours", "closed")
async def rematch(asked: Asked) -> wire.TableInfo:
    """The next table for the same people; asked again, the same table."""
    guest = asked.guest
    row: TableRow = await asked.house.hall.do(asked.table_id, lambda table: table.rematch(guest))
    await asked.house.hall.find(row.id)
    return table_info(row, guest, set())


@call("GET", "/api/tables/{id}/record", "not-found", "waiting", "closed")
async def record(asked: Asked) -> str:
    """The record; of a running game as your seat may know it."""
    return await asked.house.hall.do(asked.table_id, lambda table: table.record(asked.someone))


@call("GET", "/api/tables/{id}/at/{n}", "not-found", "waiting", "closed", "not-yours")
async def moment(asked: Asked) -> wire.Moment:
    """The table after entry n, as your seat (or a spectator) saw it; of a finished game as any seat."""
    n = whole(asked.request.path_params["n"])
    if n is None:
        raise Refused("not-found")
    return await asked.house.hall.do(
        asked.table_id, lambda table: table.moment(asked.someone, n, seat_of(asked))
    )


@call("GET", "/api/tables/{id}/review", "not-found")
async def review(asked: Asked) -> wire.ReviewInfo:
    """How far the review of a finished game is, and the review itself when it is done."""
    return await asked.house.reviews.look(asked.table_id)


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
    return await asked.house.reviews.ask(asked.table_id, asked.who)


@call("POST", "/api/tables/{id}/review/cancel", "not-found")
async def call_off_review(asked: Asked) -> wire.ReviewInfo:
    """I no longer want the review; if nobody else does, it is not made."""
    return await asked.house.reviews.call_off(asked.table_id, asked.who)


def seat_of(asked: Asked) -> int | None:
    text = asked.request.query_params.get("seat")
    if text is None:
        return None
    seat = whole(text)
    if seat is None or seat > MOST_SEAT:
        raise Refused("bad-request", what="seat")
    return seat


def whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None
