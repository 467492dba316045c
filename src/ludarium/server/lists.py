"""The games and the tables as they are listed."""

import hashlib
import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from ludarium.contract import Game, Option
from ludarium.puzzles.shipped import shipped, shipped_turns
from ludarium.registry import NoSuchGame, game
from ludarium.school import School, school
from ludarium.server import wire
from ludarium.server.boards import board_of
from ludarium.server.house import House
from ludarium.server.known_guests import Guest
from ludarium.server.store import Cursor, place_of
from ludarium.server.telling import table_info
from ludarium.table import Refused

# -- games


def game_info(one: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=one.name,
        title=one.title,
        version=one.version,
        seats=(one.seats[0], one.seats[-1]),
        options={name: option_info(option) for name, option in one.options.items()},
        components=f"/api/games/{one.name}?v={hash_of(one.name)}",
        board=board_info(one.name),
        school=school_at(one),
        puzzles=puzzles_at(one),
        turns=turns_at(one),
    )


def school_at(one: Game[Any]) -> str | None:
    """The address of its school, which changes with it."""
    found = school(one)
    return None if found is None else f"/api/games/{one.name}/school?v={found.version}"


def puzzles_at(one: Game[Any]) -> str | None:
    """The address of its puzzles, which changes with them."""
    found = shipped(one)
    return None if found is None else f"/api/games/{one.name}/puzzles?v={found.version}"


def turns_at(one: Game[Any]) -> str | None:
    """The address of its best turns, which changes with them."""
    found = shipped_turns(one)
    return None if found is None else f"/api/games/{one.name}/turns?v={found.version}"


def school_of(name: str) -> School:
    """Raises `Refused`."""
    try:
        found = school(game(name))
    except NoSuchGame:
        found = None
    if found is None:
        raise Refused("not-found")
    return found


def board_info(game: str) -> wire.BoardInfo | None:
    board = board_of(game)
    return board and wire.BoardInfo(f"/games/{game}/{board.version}/", list(board.files))


def option_info(option: Option) -> wire.OptionInfo:
    if option.values:
        return wire.OptionInfo(option.default, values=list(option.values))
    return wire.OptionInfo(option.default, least=option.least, most=option.most)


def components(name: str) -> wire.Components:
    """What a game consists of; raises `Refused`."""
    try:
        one = game(name)
    except NoSuchGame:
        raise Refused("not-found") from None
    return wire.Components(one.name, one.version, dict(one.components))


@lru_cache
def hash_of(name: str) -> str:
    """It changes with whatever the game says that it consists of."""
    return hashlib.sha256(msgspec.json.encode(components(name))).hexdigest()[:16]


# -- tables

CURSOR: Final = re.compile(r"([01])~([0-9TZ:.-]{20,24})~([A-Za-z0-9_-]{16})")


async def tables_of(guest: Guest, house: House, before: str | None, limit: int) -> wire.TableList:
    """Some of the tables where this guest sits: where it is asked first, then the latest."""
    rows = await house.store.tables_of(guest, limit + 1, parsed(before))
    infos = [table_info(row, guest, house.hall.online(row)) for row in rows[:limit]]
    last = "{}~{}~{}".format(*place_of(rows[limit - 1], guest)) if len(rows) > limit else None
    return wire.TableList(sorted(infos, key=lambda info: not mine_to_move(info)), last)


def mine_to_move(info: wire.TableInfo) -> bool:
    return info.status == "playing" and info.asked is not None and info.seats[info.asked].mine


def parsed(cursor: str | None) -> Cursor | None:
    if cursor is None:
        return None
    found = CURSOR.fullmatch(cursor)
    if found is None:
        raise Refused("bad-request", what="before")
    return int(found[1]), found[2], found[3]
