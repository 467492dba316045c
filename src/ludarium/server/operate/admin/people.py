"""People as an operator sees them, and keeping somebody out."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, true

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.known_guests import Guest
from ludarium.server.operate.admin.tables import line
from ludarium.server.operate.admin.wire import Block, Blocked, PersonLine, PersonShown, SignedIn, Spell
from ludarium.server.store import TableRow, place_of
from ludarium.server.turns import Whose
from ludarium.sitting import commands
from ludarium.sitting.clock import DAY, Ms
from ludarium.table import Refused

AT_ONCE = 100

G, S, B = schema.guests.c, schema.sign_ins.c, schema.blocks.c
Q, O = schema.quieted.c, schema.operators.c  # noqa: E741 - as everywhere
SEATS, T = schema.seats.c, schema.tables.c


async def people(house: House, name: str, which: str, most: int) -> list[PersonLine]:
    """Whose name has this in it, or whose id it is; who was here last comes first.

    `which`: only who is `blocked`, `quieted`, an `operator`; or everybody.
    """
    named = G.name.icontains(name, autoescape=True) | (G.id == name)
    kind = {
        "": true(),
        "blocked": is_on(house, B),
        "quieted": is_on(house, Q),
        "operator": O.guest.is_not(None),
    }
    if which not in kind:
        raise Refused("bad-request", what="which: blocked, quieted or operator")
    return await _found(house, select_people().where(named, kind[which]).limit(most))


def is_on(house: House, spell: Any) -> ColumnElement[bool]:
    """It stands, and is not over."""
    return and_(spell.guest.is_not(None), or_(spell.until.is_(None), spell.until > house.settings.clock.ms()))


async def person(house: House, guest: str) -> PersonShown:
    found = await _found(house, select_people().where(G.id == guest))
    if not found:
        raise Refused("not-found")
    sign_ins = [SignedIn(one.kind, one.what, one.created, one.used) for one in await house.sign_ins.of(guest)]
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
    spells = (B.guest.is_not(None), B.until, B.why, Q.guest.is_not(None), Q.until, Q.why)
    query = select(
        *(G.id, G.name, G.created, used.label("used"), playing, *spells, O.guest.is_not(None))
    ).select_from(schema.guests)
    for more in (schema.blocks, schema.quieted, schema.operators):
        query = query.outerjoin(more, more.c.guest == G.id)
    return query.order_by(used.desc().nulls_last(), G.id)


async def _found(house: House, query: Select[Any]) -> list[PersonLine]:
    await house.sign_ins.write_down()
    async with house.store.reading() as connection:
        found = await connection.execute(query)
        return [person_line(row) for row in found]


def person_line(row: Any) -> PersonLine:
    id, name, created, used, playing, blocked, until, why, quieted, quiet_until, quiet_why, operator = row
    return PersonLine(
        id,
        name,
        created,
        used,
        playing,
        Blocked(until, why) if blocked else None,
        Blocked(quiet_until, quiet_why) if quieted else None,
        operator,
    )


async def sign_out(house: House, guest: str) -> None:
    """Everywhere; who has a way to sign in may come back at once."""
    await known(house, guest)
    await house.sign_ins.end_all(guest)


async def block(house: House, guest: str, wanted: Block) -> None:
    """Signed out everywhere, and nobody signs in as this guest before that; `out`: of every game, too."""
    await known(house, guest)
    await house.sign_ins.blocks.set(guest, until(house, wanted), wanted.why)
    await house.sign_ins.end_all(guest)
    if wanted.out:
        await expel(house, guest)


def until(house: House, wanted: Spell) -> Ms | None:
    """None: for ever."""
    if wanted.days is None:
        return wanted.until
    if wanted.until is not None:
        raise Refused("bad-request", what="days or until")
    return house.settings.clock.ms() + wanted.days * DAY


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


async def quiet(house: House, guest: str, wanted: Spell) -> None:
    """Plays on, and says nothing at tables before that."""
    await known(house, guest)
    await house.chat.quieted.set(guest, until(house, wanted), wanted.why)


async def unquiet(house: House, guest: str) -> None:
    await house.chat.quieted.lift(guest)


async def appoint(house: House, guest: str) -> None:
    """May look after this server by its page from now on."""
    await known(house, guest)
    await house.people.operators.appoint(guest)


async def dismiss(house: House, guest: str) -> None:
    await house.people.operators.dismiss(guest)


async def known(house: House, guest: str) -> None:
    async with house.store.reading() as connection:
        if (await connection.execute(select(G.id).where(G.id == guest))).one_or_none() is None:
            raise Refused("not-found")
