"""Tables that anybody may sit down at, as all may see them."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, get_args

from ludarium.server import limits, wire
from ludarium.server.hall import Hall
from ludarium.server.store import Store
from ludarium.server.telling import table_info
from ludarium.server.wanted import wanted_clock
from ludarium.sitting.clock import DAY, MINUTE, ClockRule, Ms
from ludarium.table import Refused

Pace = Literal["live", "days", "none"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)

FRESH: Final = 2.0  # seconds, for who is there and who is not


def listed_for(rule: ClockRule | None) -> Ms:
    """How long a table stands in the lobby: whoever wants to play now does not wait for long."""
    return 10 * MINUTE if rule is not None and rule.live else 7 * DAY


def listed_until(body: wire.NewTable, now: Ms) -> Ms | None:
    """Only a table with a seat for whoever comes stands in the lobby."""
    if not body.listed:
        return None
    if not any(isinstance(seat, wire.LinkSeat) for seat in body.seats):
        raise Refused("bad-request", what="listed")
    return now + listed_for(wanted_clock(body.clock))


@dataclass(frozen=True)
class Filter:
    """What somebody looks for; what is None does not matter."""

    game: str | None = None
    language: str | None = None
    pace: Pace | None = None
    seats: int | None = None

    def fits(self, table: wire.TableInfo) -> bool:
        return (
            self.game in (None, table.game)
            and self.language in (None, table.language)
            and self.pace in (None, pace(table))
            and self.seats in (None, len(table.seats))
        )


def pace(table: wire.TableInfo) -> Pace:
    if table.clock is None:
        return "none"
    return "live" if table.clock.grant < 3600 else "days"


class Lobby:
    """Read again when a table of it has changed, and now and then for who is there."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._tables: list[wire.TableInfo] = []
        self._read: tuple[int, float] | None = None  # at which ring of the bell, and when
        self._reading = asyncio.Lock()

    async def tables(self) -> list[wire.TableInfo]:
        """All of them, the latest first."""
        async with self._reading:
            if not self._is_fresh():
                self._read = self._hall.bell.of_lobby, self._store.clock.seconds()
                rows = await self._store.listed(limits.LOBBY)
                self._tables = [table_info(row, None, self._hall.online(row)) for row in rows]
            return self._tables

    def _is_fresh(self) -> bool:
        if self._read is None:
            return False
        ring, at = self._read
        return ring == self._hall.bell.of_lobby and self._store.clock.seconds() - at < FRESH

    async def some(self, which: Filter, beyond: str | None, limit: int) -> wire.TableList:
        """Those that fit and are older than the one of this cursor."""
        found = [
            table
            for table in await self.tables()
            if which.fits(table) and (beyond is None or cursor(table) < beyond)
        ]
        return wire.TableList(found[:limit], cursor(found[limit - 1]) if len(found) > limit else None)


def cursor(table: wire.TableInfo) -> str:
    return f"{table.created}~{table.id}"


def is_alike(table: wire.TableInfo, wanted: wire.NewTable, options: dict[str, str | int]) -> bool:
    """Whether who wants to open this table can as well sit down at that one.

    They agree on the rules, the clock, the aids, and who is to play.
    """
    at_that = (
        table.game,
        table.options,
        table.clock,
        table.second,
        table.without,
        len(table.seats),
        bots_of(table.seats),
    )
    wished = (
        wanted.game,
        options,
        wanted.clock,
        wanted.second,
        wanted.without,
        len(wanted.seats),
        bots_of(wanted.seats),
    )
    return table.status == "waiting" and at_that == wished


def bots_of(seats: Iterable[object]) -> list[str]:
    return sorted(bot for seat in seats if (bot := getattr(seat, "bot", None)))
