"""Tables as an operator sees them, and closing one."""

from sqlalchemy import func, select

from ludarium.luck import commitment
from ludarium.registry import plays
from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import Chair, EntryLine, Rules, TableLine, TableShown
from ludarium.server.seating import status
from ludarium.server.store import TableRow
from ludarium.sitting import commands
from ludarium.sitting.entries import standing
from ludarium.table import Refused

T = schema.tables.c


async def tables(house: House, game_name: str, state: str, name: str, most: int) -> list[TableLine]:
    """The latest first; of one game, in one state, where these are named.

    `name`: of somebody who sits there, a part of it; or the id of the table.
    """
    rows = await house.store.latest(game_name, state, name, most)
    return [line(house, row) for row in rows]


def line(house: House, row: TableRow) -> TableLine:
    people = [seat.name or seat.bot or "" for seat in row.seats]
    here = len(house.hall.chairs(row.id) or house.hall.online(row))
    return TableLine(
        row.id, row.game, row.rules, status(row), row.version, row.asked, row.changed, people, here
    )


async def table(house: House, table_id: str) -> TableShown:
    row = await house.store.table(table_id)
    if row is None:
        raise Refused("not-found")
    here = house.hall.online(row)
    return TableShown(
        table=line(house, row),
        opener=row.opener,
        created=row.created,
        options=row.options,
        commit=commitment(row.secret),
        entries=row.n,
        owner=row.owner,
        epoch=row.epoch,
        wake=row.wake_at,
        seats=[
            Chair(
                seat.seat,
                seat.kind,
                seat.name,
                seat.guest,
                seat.bot,
                seat.plays,
                seat.out,
                seat.guest in here,
            )
            for seat in row.seats
        ],
    )


async def entries(house: House, table_id: str) -> list[EntryLine]:
    """What has happened there, without what anybody said, drew or plans; `stands`: no repair has cut it."""
    if await house.store.table(table_id) is None:
        raise Refused("not-found")
    found = await house.store.entries(table_id)
    stands = {one.n for one in standing(found)}
    told = [one for one in found if one.told_to(None)]
    return [EntryLine(one.n, one.v, one.at, one.kind, one.seat, one.by, one.n in stands) for one in told]


async def close(house: House, table_id: str, why: str) -> None:
    """It is over, and nobody has won."""
    await house.hall.visit(table_id, lambda shell: shell.decide(commands.Close(why)))


async def rules(house: House) -> list[Rules]:
    """How many tables that are not over stand under which version."""
    query = select(T.game, T.rules, func.count()).where(T.status != "over").group_by(T.game, T.rules)
    async with house.store.reading() as connection:
        found = await connection.execute(query.order_by(T.game, T.rules))
        return [Rules(name, version, count, plays(name, version)) for name, version, count in found]
