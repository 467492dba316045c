"""Guests, and the browsers and scripts that they are signed in with."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, bindparam, delete, insert, or_, select, update

from ludarium.server import schema
from ludarium.server.ids import new_id
from ludarium.server.known_guests import Caller, Guest, KnownGuests, SignIn
from ludarium.server.nodes.bus import Bus
from ludarium.server.notices.reach import Reach
from ludarium.server.notices.rows import of_sign_in
from ludarium.server.people.blocks import Blocks
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY, HOUR, MINUTE, Ms
from ludarium.table import Refused

logger = logging.getLogger(__name__)

GUESTS_KNOWN: Final = 10_000
OVERLAP: Final = (
    MINUTE  # for which the former token is good: other pages of the browser may be asking just now
)
RENEWED_AFTER: Final = 30 * DAY
WRITTEN_DOWN: Final = 500  # at one time: moves do not wait for more

S = schema.sign_ins.c


@dataclass(frozen=True)
class Kept:
    """A sign-in as its guest reads of it; `used` is told to the hour."""

    id: str
    kind: str
    what: str
    scope: str
    created: Ms
    used: Ms


class SignIns:
    """Who comes with which token.  Whoever is signed out is shown the door of every open connection."""

    def __init__(self, store: Store, reach: Reach, bus: Bus | None = None) -> None:
        self._store = store
        self._reach = reach
        self._bus = bus or Bus(store)
        self.blocks = Blocks(store, schema.blocks, "blocked")
        self._known = KnownGuests(GUESTS_KNOWN)
        self._used: dict[str, Ms] = {}  # since it was last written down
        self._open: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)
        self._heard = asyncio.Event()
        self._bus.on("person", self._hear)
        self._bus.on_missed(self._missed)

    async def caller(self, token: str) -> Caller | None:
        """Who has this token."""
        token_hash = hashed(token)
        caller = self._known.get(token_hash) or await self._caller(token_hash)
        if caller is not None:
            self._used[caller.sign_in.id] = self._hour()
        return caller

    async def _caller(self, token_hash: str) -> Caller | None:
        changes, guests = self._known.changes, schema.guests.c
        former = (S.former == token_hash) & (S.former_until > self._store.clock.ms())
        columns = (S.guest, guests.name, S.id, S.kind, S.scope, S.renewed, S.confirmed, S.hash)
        query = select(*columns).join_from(schema.sign_ins, schema.guests)
        async with self._store.reading() as connection:
            found = await connection.execute(query.where(or_(S.hash == token_hash, former)))
            row = found.one_or_none()
        if row is None:
            return None
        guest, name, *sign_in, current = row
        caller = Caller(Guest(guest, name), SignIn(*sign_in), current != token_hash)
        if not caller.former:
            self._known.note(token_hash, caller, changes)
        return caller

    # -- coming

    async def welcome(self, name: str, what: str) -> tuple[Guest, str]:
        """A new guest, and its token."""
        guest = Guest(new_id(), name)
        row = {"id": guest.id, "name": name, "token_hash": guest.id, "created": self._store.now()}
        token, sign_in = self._signed_in(guest.id, "browser", what, "", 0)
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.guests), row)
            await connection.execute(insert(schema.sign_ins), sign_in)
        return guest, token

    async def begin(
        self, guest: str, what: str, kind: str = "browser", scope: str = "", by_passkey: bool = False
    ) -> str:
        """Another browser or script of a guest who has just proved to be that; its token.

        Whoever is told of things is told of this.  Raises `Refused` if this guest is blocked.
        """
        await self.blocks.refuse(guest)
        now = self._store.clock.ms()
        confirmed = 0 if kind == "script" else now
        token, sign_in = self._signed_in(guest, kind, what, scope, confirmed)
        sign_in["passkey"] = now if by_passkey else 0
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.sign_ins), sign_in)
            if guest in self._reach:
                notice = of_sign_in(guest, sign_in["id"], what, now)
                await connection.execute(insert(schema.notices), notice)
        return token

    def _signed_in(
        self, guest: str, kind: str, what: str, scope: str, confirmed: Ms
    ) -> tuple[str, dict[str, Any]]:
        now, token = self._store.clock.ms(), new_token()
        times = {"created": now, "used": self._hour(), "renewed": now, "confirmed": confirmed}
        who = {"id": new_id(), "guest": guest, "hash": hashed(token)}
        return token, {**who, "kind": kind, "what": what, "scope": scope, **times}

    # -- being there

    async def rename(self, guest: Guest, name: str) -> None:
        async with self._store.writing() as connection:
            change = update(schema.guests).where(schema.guests.c.id == guest.id)
            await connection.execute(change, {"name": name})
        self._forget(guest.id)

    async def name_of(self, guest: str) -> str:
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        async with self._store.reading() as connection:
            return str((await connection.execute(query)).scalar_one())

    def is_old(self, sign_in: SignIn) -> bool:
        """Whether it is time for another token."""
        return sign_in.renewed + RENEWED_AFTER < self._store.clock.ms()

    async def confirm(self, caller: Caller, by_passkey: bool = False) -> None:
        """It was just proved who is there."""
        await self._change(caller, self._proved(by_passkey))

    async def renew(self, caller: Caller, confirmed: bool = False, by_passkey: bool = False) -> str:
        """Another token for this sign-in; `confirmed`: it was just proved who is there."""
        token, now = new_token(), self._store.clock.ms()
        values = {"former": S.hash, "former_until": now + OVERLAP, "hash": hashed(token), "renewed": now}
        await self._change(caller, values | (self._proved(by_passkey) if confirmed else {}))
        return token

    def _proved(self, by_passkey: bool) -> dict[str, Any]:
        now = self._store.clock.ms()
        return {"confirmed": now} | ({"passkey": now} if by_passkey else {})

    async def _change(self, caller: Caller, values: dict[str, Any]) -> None:
        change = update(schema.sign_ins).where(S.id == caller.sign_in.id)
        async with self._store.writing() as connection:
            await connection.execute(change.values(values))
        self._forget(caller.guest.id)

    def _forget(self, guest: str) -> None:
        """Something became of this guest, and all processes know."""
        self._known.forget(guest)
        self._bus.hint("person", guest)

    async def of(self, guest: str) -> list[Kept]:
        """The latest first."""
        await self.write_down()
        query = select(S.id, S.kind, S.what, S.scope, S.created, S.used).where(S.guest == guest)
        async with self._store.reading() as connection:
            return [Kept(*row) for row in await connection.execute(query.order_by(S.created.desc(), S.id))]

    def hold(self, caller: Caller | None, end: Callable[[], None]) -> Callable[[], None]:
        """A connection is open that ends with the sign-in; what to call when it ends before."""
        if caller is None:
            return lambda: None
        self._open[caller.sign_in.id].add(end)
        return partial(self._let_go, caller.sign_in.id, end)

    def _let_go(self, sign_in: str, end: Callable[[], None]) -> None:
        self._open[sign_in].discard(end)
        if not self._open[sign_in]:
            del self._open[sign_in]

    # -- going

    async def end(self, guest: str, sign_in: str) -> bool:
        """Sign out there; whether there was somebody."""
        return await self._end(guest, S.id == sign_in)

    async def end_others(self, caller: Caller) -> None:
        """Everywhere but here."""
        await self._end(caller.guest.id, S.id != caller.sign_in.id)

    async def end_all(self, guest: str) -> None:
        await self._end(guest, S.guest == guest)

    async def _end(self, guest: str, which: ColumnElement[bool]) -> bool:
        gone = delete(schema.sign_ins).where(S.guest == guest, which).returning(S.id)
        async with self._store.writing() as connection:
            ended = list((await connection.execute(gone)).scalars())
            # What that browser was told on is nobody's any more.
            told = schema.channels.c.sign_in.in_(ended)
            await connection.execute(delete(schema.channels).where(schema.channels.c.guest == guest, told))
        self._forget(guest)
        self._show_the_door(ended)
        return bool(ended)

    def _show_the_door(self, ended: Iterable[str]) -> None:
        for sign_in in ended:
            self._used.pop(sign_in, None)
            for end in list(self._open.get(sign_in, ())):
                end()

    # -- what becomes of somebody at another process

    async def work(self) -> None:
        """Look who is signed out, whenever something is heard, or may not have been."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            try:
                await self._look_around()
            except Refused:
                pass  # the database says no: the next time
            except Exception:
                logger.exception("who is signed out is not known")

    def _hear(self, guest: str) -> None:
        self._known.forget(guest)
        self._heard.set()

    def _missed(self) -> None:
        self._known.forget_all()
        self._heard.set()

    async def _look_around(self) -> None:
        """Of those who are here now."""
        here = iter(list(self._open))
        while some := list(islice(here, WRITTEN_DOWN)):
            async with self._store.reading() as connection:
                found = set((await connection.execute(select(S.id).where(S.id.in_(some)))).scalars())
            self._show_the_door(one for one in some if one not in found)

    # -- what is written down now and then

    async def write_down(self) -> None:
        """In which hour each of them was last used."""
        used = iter(self._used.items())
        self._used = {}
        later = update(schema.sign_ins).where(S.id == bindparam("which"), S.used < bindparam("hour"))
        change = later.values(used=bindparam("hour"))
        while some := [{"which": sign_in, "hour": hour} for sign_in, hour in islice(used, WRITTEN_DOWN)]:
            async with self._store.writing() as connection:
                await connection.execute(change, some)

    def _hour(self) -> Ms:
        return self._store.clock.ms() // HOUR * HOUR


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
