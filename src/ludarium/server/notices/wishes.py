"""How somebody wants to be told: which kinds by which way, in which language, and when not."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import delete, insert, select

from ludarium.server import schema
from ludarium.server.clock import in_ms
from ludarium.server.database import in_turn
from ludarium.server.notices.kinds import KINDS, NEW_SIGN_IN, Way
from ludarium.server.notices.texts import Reader
from ludarium.server.notices.wire import Wishes
from ludarium.server.store import Store
from ludarium.sitting.clock import HOUR, Ms
from ludarium.table import Refused

UNSAID: Final = Wishes(list(KINDS), list(KINDS), list(KINDS), None, False, "UTC", "en")
URGENT: Final = 3 * HOUR
MOST_SILENT: Final = 500  # tables

W = schema.notice_wishes.c
S = schema.silent_tables.c


class Tastes:
    """What people have said about it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, people: Iterable[str]) -> dict[str, Wishes]:
        """Of each of them; who has said nothing is told everything."""
        asked = list(dict.fromkeys(people))
        query = select(W.guest, W.wishes).where(W.guest.in_(asked))
        async with self._store.reading() as connection:
            found = {guest: text for guest, text in await connection.execute(query)}
        said = {guest: msgspec.json.decode(text, type=Wishes) for guest, text in found.items()}
        return {person: said.get(person, UNSAID) for person in asked}

    async def say(self, guest: str, wishes: Wishes) -> None:
        """From now on it is to be like this; raises `Refused`."""
        if not is_zone(wishes.zone):
            raise Refused("bad-request", what="zone")
        row = {"guest": guest, "wishes": msgspec.json.encode(wishes).decode()}
        async with self._store.writing() as connection:
            await in_turn(connection, f"wishes of {guest}")
            await connection.execute(delete(schema.notice_wishes).where(W.guest == guest))
            await connection.execute(insert(schema.notice_wishes), row)

    async def silent(self, guest: str) -> list[str]:
        """The tables of which somebody does not want to be told."""
        query = select(S.table_id).where(S.guest == guest).order_by(S.table_id)
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def silent_pairs(self, people: Iterable[str]) -> set[tuple[str, str]]:
        query = select(S.guest, S.table_id).where(S.guest.in_(list(people)))
        async with self._store.reading() as connection:
            return {(guest, table) for guest, table in await connection.execute(query)}

    async def switch(self, guest: str, table: str, on: bool) -> None:
        """Whether to be told of this table."""
        if not on and len(await self.silent(guest)) >= MOST_SILENT:
            raise Refused("too-many-channels", most=MOST_SILENT)
        async with self._store.writing() as connection:
            await in_turn(connection, f"wishes of {guest}")
            await connection.execute(
                delete(schema.silent_tables).where(S.guest == guest, S.table_id == table)
            )
            if not on:
                await connection.execute(insert(schema.silent_tables), {"guest": guest, "table_id": table})


def is_zone(name: str) -> bool:
    try:
        zone(name)
    except (ValueError, OSError):  # of a name, or of a path that it would be
        return False
    return True


@cache
def known_zones() -> frozenset[str]:
    from zoneinfo import available_timezones

    return frozenset(available_timezones() | {"UTC"})


def zone(name: str) -> ZoneInfo:
    """Raises `ValueError` if there is none of this name."""
    if name not in known_zones():
        raise ValueError(name)
    return ZoneInfo(name)


def reader(wishes: Wishes) -> Reader:
    return Reader(wishes.language, wishes.zone if is_zone(wishes.zone) else "UTC")


def wants(wishes: Wishes, kind: str, way: Way) -> bool:
    """Whether it is told this way."""
    return kind == NEW_SIGN_IN or kind in getattr(wishes, way)


def quiet_until(wishes: Wishes, kind: str, at: Ms, left: Ms | None = None) -> Ms | None:
    """When the quiet hours are over that hold this back; None: they do not."""
    if wishes.quiet is None or kind == NEW_SIGN_IN:
        return None
    if wishes.urgent and kind == "clock" and left is not None and left < URGENT:
        return None
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone(reader(wishes).zone))
    start, end, now = wishes.quiet.start, wishes.quiet.end, here.hour * 60 + here.minute
    within = start <= now < end if start <= end else now >= start or now < end
    if not within:
        return None
    morning = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if morning <= here:
        morning += timedelta(days=1)  # by the clock on the wall
    return max(in_ms(morning.astimezone(UTC)), at + 1)
