"""What people want an operator to see."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import select, update

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import Quoted, Report, Who
from ludarium.table import Refused

R, SEATS, T = schema.reports.c, schema.seats.c, schema.tables.c


async def reports(house: House, done: bool, most: int, asker: str | None) -> list[Report]:
    """The oldest of those that nobody is done with; or the latest of those that somebody is.

    An `asker` who plays on at such a table is not told what was said there.
    """
    by, about = schema.guests.alias("by"), schema.guests.alias("about")
    columns = (R.id, R.table_id, R.at, R.by, by.c.name, R.about, about.c.name, R.lines, R.done)
    query = select(*columns).join(by, by.c.id == R.by).join(about, about.c.id == R.about)
    which = R.done.is_not(None) if done else R.done.is_(None)
    query = query.where(which).order_by(R.at.desc() if done else R.at, R.id).limit(most)
    played = await plays_on(house, asker)
    async with house.store.reading() as connection:
        return [report(row, played) for row in await connection.execute(query)]


def report(row: Any, played: Collection[str]) -> Report:
    id, table, at, by, by_name, about, about_name, lines, done = row
    withheld = table in played
    told = [] if withheld else msgspec.json.decode(lines, type=list[Quoted])
    return Report(id, table, at, Who(by, by_name), Who(about, about_name), told, withheld, done)


async def plays_on(house: House, asker: str | None) -> frozenset[str]:
    """The tables that are not over where they have a seat."""
    here = select(SEATS.table_id).join_from(schema.seats, schema.tables)
    query = here.where(SEATS.guest == asker, SEATS.out.is_(None), T.status != "over")
    async with house.store.reading() as connection:
        return frozenset((await connection.execute(query)).scalars())


async def finish(house: House, report: str) -> None:
    change = update(schema.reports).where(R.id == report, R.done.is_(None))
    async with house.store.writing() as connection:
        if not (await connection.execute(change.values(done=house.settings.clock.ms()))).rowcount:
            raise Refused("not-found")
