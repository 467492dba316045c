"""Where people are told: adding, losing, switching, and what became of what was sent there."""

import asyncio
import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update

from ludarium.server import schema
from ludarium.server.database import in_turn
from ludarium.server.ids import new_id
from ludarium.server.nodes.bus import Bus
from ludarium.server.notices import wire
from ludarium.server.notices.kinds import Style, Way
from ludarium.server.notices.message import Channel, Result
from ludarium.server.notices.reach import Reach
from ludarium.server.people.sign_ins import new_token
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY, Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

MOST: Final[dict[Way, int]] = {"push": 10, "mail": 2, "webhook": 3}
A_DAY: Final[dict[Way, int]] = {"push": 20, "mail": 10, "webhook": 20}
TOO_MANY_FAILURES: Final = 20
BETWEEN: Final = 1.0  # seconds, two looks

C = schema.channels.c


class Channels:
    def __init__(self, store: Store, reach: Reach, bus: Bus) -> None:
        self._store = store
        self._reach = reach
        self._bus = bus
        self._heard = asyncio.Event()
        bus.on("person", lambda _: self._heard.set())
        bus.on_missed(self._heard.set)

    async def work(self) -> None:
        """Whoever was added by another process is known soon."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            try:
                await self.open()
            except Refused:
                pass  # the database says no: the next time
            except Exception:
                logger.exception("who is told of things is not known")
            await self._store.clock.sleep(BETWEEN)

    async def open(self) -> None:
        """Know who is told somewhere."""
        async with self._store.reading() as connection:
            self._reach.add(*(await connection.execute(select(C.guest).distinct())).scalars())

    # -- looking

    async def of(self, *guests: str) -> list[Channel]:
        query = select(schema.channels).where(C.guest.in_(guests)).order_by(C.created, C.id)
        async with self._store.reading() as connection:
            return [channel(row) for row in (await connection.execute(query)).mappings()]

    async def one(self, id: str, guest: str | None = None) -> Channel:
        """Of this guest, if one is named; raises `Refused`."""
        which = C.id == id if guest is None else (C.id == id) & (C.guest == guest)
        async with self._store.reading() as connection:
            row = (await connection.execute(select(schema.channels).where(which))).mappings().one_or_none()
        if row is None:
            raise Refused("not-found")
        return channel(row)

    async def mail_of(self, guest: str) -> str | None:
        """The address that somebody has confirmed; even if they want no notices there."""
        return next((one.address for one in await self.of(guest) if is_confirmed(one)), None)

    async def owner_of(self, address: str) -> str | None:
        """Who has confirmed this mail address."""
        which = (C.kind == "mail") & (C.address == address) & (C.state != "asked")
        async with self._store.reading() as connection:
            return (await connection.execute(select(C.guest).where(which))).scalar_one_or_none()

    # -- adding and losing

    async def add_push(self, guest: str, new: wire.NewPush, name: str, sign_in: str) -> None:
        """A browser tells one person only: whoever is there last."""
        others = (C.kind == "push") & (C.address == new.endpoint)
        keys = json.dumps([new.p256dh, new.auth])
        row = {**self._row(guest, "push", name, new.endpoint), "keys": keys, "sign_in": sign_in}
        await self._add(row, others)

    async def add_webhook(self, guest: str, url: str, style: Style) -> Channel:
        row = {**self._row(guest, "webhook", urlsplit(url).hostname or "", url), "style": style}
        return await self._add(row)

    async def add_mail(self, guest: str, address: str) -> Channel:
        """It tells nothing before it is confirmed; what was asked before is no longer."""
        asked = (C.guest == guest) & (C.kind == "mail") & (C.state == "asked")
        return await self._add({**self._row(guest, "mail", address, address), "state": "asked"}, asked)

    def _row(self, guest: str, kind: Way, name: str, address: str) -> dict[str, Any]:
        who = {"id": new_id(), "guest": guest, "kind": kind, "name": name, "address": address}
        counts = {"fails": 0, "day": 0, "told": 0, "created": self._store.clock.ms(), "used": None}
        rest = {"style": None, "keys": None, "secret": new_token(), "sign_in": None, "state": "on"}
        return who | counts | rest

    async def _add(self, row: dict[str, Any], instead_of: Any = None) -> Channel:
        """Raises `Refused` if there are too many."""
        guest, kind = row["guest"], row["kind"]
        async with self._store.writing() as connection:
            await in_turn(connection, f"channels of {guest}")
            if instead_of is not None:
                await connection.execute(delete(schema.channels).where(instead_of))
            mine = select(C.id).where(C.guest == guest, C.kind == kind)
            if len((await connection.execute(mine)).all()) >= MOST[kind]:
                raise Refused("too-many-channels", most=MOST[kind])
            await connection.execute(insert(schema.channels), row)
        self._reach.add(guest)
        self._bus.hint("person", guest)
        return channel(row)

    async def remove(self, guest: str, id: str) -> None:
        await self._write(delete(schema.channels).where(C.guest == guest, C.id == id))

    async def switch_on(self, guest: str, id: str) -> None:
        mine = update(schema.channels).where(C.guest == guest, C.id == id, C.state == "off")
        await self._write(mine.values(state="on", fails=0))

    async def switch_off(self, id: str) -> None:
        await self._write(update(schema.channels).where(C.id == id).values(state="off"))

    async def confirm(self, id: str) -> str | None:
        """Whoever asked can read what is sent there: the address; None: there is no such channel any more.

        The address takes the place of the one before.  Raises `Refused` if it is somebody else's.
        """
        async with self._store.writing() as connection:
            query = select(C.guest, C.address).where(C.id == id, C.kind == "mail")
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            await in_turn(connection, f"mail to {row.address}")
            mail = (C.kind == "mail") & (C.id != id)
            taken = select(C.id).where(
                mail, C.address == row.address, C.state != "asked", C.guest != row.guest
            )
            if (await connection.execute(taken)).first() is not None:
                raise Refused("mail-taken")
            await connection.execute(delete(schema.channels).where(mail, C.guest == row.guest))
            await connection.execute(update(schema.channels).where(C.id == id).values(state="on", fails=0))
            return str(row.address)

    # -- what became of it

    async def note(self, came: Sequence[tuple[Channel, Result]]) -> None:
        """What was sent to each; the last one counts of several."""
        now = self._store.clock.ms()
        async with self._store.writing() as connection:
            for one, result in came:
                await connection.execute(noted(one, result, now))

    async def _write(self, change: Any) -> None:
        async with self._store.writing() as connection:
            await connection.execute(change)


def noted(one: Channel, result: Result, now: Ms) -> Any:
    """The change that a result comes to."""
    if result == "gone":
        return delete(schema.channels).where(C.id == one.id)
    change = update(schema.channels).where(C.id == one.id)
    if result == "sent":
        today = now // DAY
        so_far = select(C.told).where(C.id == one.id, C.day == today).scalar_subquery()
        return change.values(fails=0, used=now, day=today, told=func.coalesce(so_far, 0) + 1)
    if one.kind == "webhook" and one.fails + 1 >= TOO_MANY_FAILURES:
        return change.values(fails=C.fails + 1, state="off")
    return change.values(fails=C.fails + 1)


def told_today(one: Channel, now: Ms) -> int:
    return one.told if one.day == now // DAY else 0


def is_confirmed(one: Channel) -> bool:
    return one.kind == "mail" and one.state != "asked"


def channel(row: Any) -> Channel:
    values = {name: row[name] for name in Channel.__dataclass_fields__}
    keys = values["keys"]
    return Channel(**values | {"keys": tuple(json.loads(keys)) if keys else None})


def told_of(channels: Iterable[Channel]) -> list[wire.Channel]:
    """As their owner reads of them: without keys and secrets."""
    return [
        wire.Channel(
            id=one.id,
            kind=one.kind,
            style=one.style,
            name=one.name,
            endpoint=one.address if one.kind == "push" else None,
            state=one.state,
            created=one.created,
            used=one.used,
        )
        for one in channels
    ]
