"""What people want an operator to see."""

import json

from sqlalchemy import select, update

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import Report, Who
from ludarium.table import Refused

R = schema.reports.c


async def reports(house: House, done: bool, most: int) -> list[Report]:
    """The oldest of those that nobody is done with; or the latest of those that somebody is."""
    by, about = schema.guests.alias("by"), schema.guests.alias("about")
    columns = (R.id, R.table_id, R.at, R.by, by.c.name, R.about, about.c.name, R.lines, R.done)
    query = select(*columns).join(by, by.c.id == R.by).join(about, about.c.id == R.about)
    which = R.done.is_not(None) if done else R.done.is_(None)
    query = query.where(which).order_by(R.at.desc() if done else R.at, R.id).limit(most)
    async with house.store.reading() as connection:
        return [
            Report(id, table, at, Who(*who), Who(*whom), json.loads(lines), when)
            for id, table, at, *who_and_whom, lines, when in await connection.execute(query)
            for who, whom in [(who_and_whom[:2], who_and_whom[2:])]
        ]


async def finish(house: House, report: str) -> None:
    change = update(schema.reports).where(R.id == report, R.done.is_(None))
    async with house.store.writing() as connection:
        if not (await connection.execute(change.values(done=house.settings.clock.ms()))).rowcount:
            raise Refused("not-found")
