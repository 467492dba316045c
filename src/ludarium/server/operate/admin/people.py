"""People as an operator sees them, and keeping somebody out."""

from typing import Any

from sqlalchemy import Select, func, select

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.known_guests import Guest
from ludarium.server.operate.admin.tables import line
from ludarium.server.operate.admin.wire import Blocked, PersonLine, PersonShown, SignIn
from ludarium.server.store import TableRow, place_of
from ludarium.server.turns import Whose
from ludarium.sitting import commands
from ludarium.sitting.clock import DAY
from ludarium.table import Refused

AT_ONCE = 100

G, S, B = schema.guests.c, schema.sign_ins.c, schema.blocks.c
SEATS, T = schema.seats.c, schema.tables.c


async def people(house: House, name: str, most: int) -> list[PersonLine]:
    """Whose name has this in it, or whose id it is; who was here last comes first."""
    named = G.name.icontains(name, autoescape=True) | (G.id == name)
    return await _found(house, select_people().where(named).limit(most))


async def person(house: House, guest: str) -> PersonShown:
    found = await _found(house, select_people().where(G.id == guest))
    if not found:
        raise Refused("not-found")
    sign_ins = [SignIn(one.kind, one.what, one.created, one.used) for one in await house.sign_ins.of(guest)]
    rows = await house.store.tables_of(Guest(guest, ""), AT_ONCE)
    return PersonShown(found[0], sign_ins, [line(house, row) for row in rows])


def select_people() -> Select[Any]:
    used = select(func.max(S.used)).where(S.guest == G.id).scalar_subquery()
    playing = (
        select(func.count(SEATS.table_id.distinct()))
        .join_from(schema.seats, schema.tables)
        .where(SEATS.guest == G.id, T.status != "over")
        .scalar_subquery()
    )
    columns = (G.id, G.name, G.created, used.label("used"), playing, B.guest.is_not(None), B.until, B.why)
    query = select(*columns).join_from(schema.guests, schema.blocks, isouter=True)
    return query.order_by(used.desc().nulls_last(), G.id)


async def _found(house: House, query: Select[Any]) -> list[PersonLine]:
    await house.sign_ins.write_down()
    async with house.store.reading() as connection:
        found = await connection.execute(query)
        return [
            PersonLine(id, name, created, used, playing, Blocked(until, why) if blocked else None)
            for id, name, created, used, playing, blocked, until, why in found
        ]


async def sign_out(house: House, guest: str) -> None:
    """Everywhere; who has a way to sign in may come back at once."""
    await known(house, guest)
    await house.sign_ins.end_all(guest)


async def block(house: House, guest: str, days: int | None, why: str, out: bool) -> None:
    """Signed out everywhere, and nobody signs in as this guest before that; `out`: of every game, too."""
    await known(house, guest)
    until = None if days is None else house.settings.clock.ms() + days * DAY
    await house.sign_ins.blocks.set(guest, until, why)
    await house.sign_ins.end_all(guest)
    if out:
        await expel(house, guest)


async def expel(house: House, guest: str) -> None:
    """Out of every game that is not over; one whose rules are gone is nobody's any more anyway."""
    for row in await unfinished(house, guest):
        try:
            await house.hall.visit(
                row.id, lambda shell: shell.decide(commands.Expel(guest)), Whose("", guest)
            )
        except Refused as refused:
            if refused.key not in ("closed", "over"):
                raise


async def unfinished(house: House, guest: str) -> list[TableRow]:
    someone, found, last = Guest(guest, ""), list[TableRow](), None
    while some := await house.store.tables_of(someone, AT_ONCE, last):
        found += [row for row in some if row.status != "over"]
        last = place_of(some[-1], someone)
    return found


async def unblock(house: House, guest: str) -> None:
    await house.sign_ins.blocks.lift(guest)


async def known(house: House, guest: str) -> None:
    async with house.store.reading() as connection:
        if (await connection.execute(select(G.id).where(G.id == guest))).one_or_none() is None:
            raise Refused("not-found")
