"""The calls of the API, one function each.  Their annotations say what body and answer are."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

from starlette.requests import Request

from ludarium import bots
from ludarium.contract import Game, Option
from ludarium.core import BadOption
from ludarium.record import Record
from ludarium.registry import NoSuchGame, game, games
from ludarium.server import limits, wire
from ludarium.server.cookies import token_in
from ludarium.server.guests import welcome
from ludarium.server.house import House
from ludarium.server.ids import proper_id
from ludarium.server.live import LiveTable
from ludarium.server.names import proper
from ludarium.server.rematch import rematch as again
from ludarium.server.seating import begin, open_table, shuffle_seats
from ludarium.server.store import Guest, SeatRow, StandIn, TableRow
from ludarium.server.telling import table_info
from ludarium.server.turns import Whose
from ludarium.server.verifying import whole_record
from ludarium.table import Refused

T = TypeVar("T")


@dataclass
class Asked:
    """One request, and who makes it."""

    house: House
    request: Request
    someone: Guest | None
    whose: Whose
    cookie: str | None = None  # a token to set as the cookie of the answer

    @property
    def guest(self) -> Guest:
        if self.someone is None:
            raise Refused("no-session")
        return self.someone

    @property
    def who(self) -> str:
        """Whose buckets it takes from."""
        return self.whose.guest

    @property
    def table_id(self) -> str:
        return proper_id(self.request.path_params["id"])


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
    asked.cookie = token_in(asked.request.cookies)  # used, so it lives on
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
    _, token = await welcome(name, asked.house.store)
    if body.token:
        return wire.Me(name, token)
    asked.cookie = token
    return wire.Me(name)


@call("GET", "/api/games")
async def list_games(_asked: Asked) -> list[wire.GameInfo]:
    """The installed games."""
    return [game_info(one) for one in games()]


def game_info(one: Game[Any]) -> wire.GameInfo:
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


@call("GET", "/api/server-key")
async def server_key(asked: Asked) -> wire.ServerKey:
    """The public key with which the records of new tables will be signed."""
    return wire.ServerKey(asked.house.store.key)


# -- tables


@call("GET", "/api/tables", "no-session")
async def list_tables(asked: Asked) -> list[wire.TableInfo]:
    """The tables where I sit, mine to move first, then the latest."""
    found = await asked.house.store.tables_of(asked.guest, limits.LISTED_TABLES)
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
        asked.house.store.now(),
        stand_in=stand_in,
        hints=body.hints,
        beginning=beginning,
        key=asked.house.store.key,
    )
    if body.shuffle:
        shuffle_seats(row)
    await begin(row, asked.house.hall.leisure, asked.whose, beginning)
    await asked.house.store.add_table(row, beginning=str(beginning) if beginning else None)
    if row.status == "playing":
        await asked.house.hall.find(row.id, asked.whose)  # its bot begins to think
    return table_info(row, asked.guest, set())


def wanted_game(body: wire.NewTable) -> Game[Any]:
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
    table_id = proper_id(body.beginning.table)
    found = await asked.house.hall.do(table_id, lambda table: table.past.as_beginning(entry), asked.whose)
    if found.game != body.game:
        raise Refused("bad-request", what="beginning")
    if len(found.seats) != len(body.seats):
        raise Refused("bad-seats", least=len(found.seats), most=len(found.seats))
    return found


def wanted_options(rules: Game[Any], body: wire.NewTable) -> dict[str, str | int]:
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
    return await at_table(asked, lambda table: table.sit(guest, body.invitation, body.bot))


@call("POST", "/api/tables/{id}/rematch", "no-session", "not-found", "not-yours", "closed")
async def rematch(asked: Asked) -> wire.TableInfo:
    """The next table for the same people; asked again, the same table."""
    guest = asked.guest
    row: TableRow = await at_table(asked, lambda table: again(table, guest, asked.whose))
    await asked.house.hall.find(row.id, asked.whose)
    return table_info(row, guest, set())


@call("GET", "/api/tables/{id}/record", "not-found", "waiting", "closed")
async def record(asked: Asked) -> str:
    """The record; of a running game as your seat may know it."""
    return await at_table(asked, lambda table: table.past.record(asked.someone))


@call("GET", "/api/tables/{id}/verify", "not-found", "waiting", "closed", "not-over")
async def verify(asked: Asked) -> wire.Verification:
    """What the record of a finished game proves, by the rules; `ludarium verify` finds the same."""
    house, table_id = asked.house, asked.table_id
    return await house.verifier.verify(table_id, lambda: house.hall.do(table_id, whole_record, asked.whose))


@call("GET", "/api/tables/{id}/at/{n}", "not-found", "waiting", "closed", "not-yours")
async def moment(asked: Asked) -> wire.Moment:
    """The table after entry n, as your seat (or a spectator) saw it; of a finished game as any seat."""
    n = number_of(asked)
    return await at_table(asked, lambda table: table.past.moment(asked.someone, n, seat_of(asked)))


@call("GET", "/api/tables/{id}/before/{n}", "not-found", "waiting", "closed", "not-yours")
async def before(asked: Asked) -> wire.Entries:
    """The last entries before entry n, as your seat (or a spectator) may know them."""
    n = number_of(asked)
    return await at_table(asked, lambda table: table.past.entries(asked.someone, n, seat_of(asked)))


def at_table(asked: Asked, job: Callable[[LiveTable], Awaitable[T]]) -> Awaitable[T]:
    return asked.house.hall.do(asked.table_id, job, asked.whose)


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


def whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None
