"""How the server is doing, at one look."""

import os
import shutil
from importlib.metadata import version
from typing import Any

from sqlalchemy import ColumnElement, Select, distinct, func, select, text

from ludarium.server import schema
from ludarium.server.database import async_url
from ludarium.server.house import House
from ludarium.server.operate.admin.people import is_on
from ludarium.server.operate.admin.wire import Busy, Counted, Crowd, Notice, Overview, Stored, Waiting, Who
from ludarium.sitting.clock import DAY, MINUTE, SECOND

B, Q = schema.blocks.c, schema.quieted.c
G, S, T, N = schema.guests.c, schema.sign_ins.c, schema.tables.c, schema.notices.c
FILES = ("", "-wal")  # of SQLite


async def overview(house: House) -> Overview:
    await house.sign_ins.write_down()
    return Overview(
        version=version("ludarium"),
        began=house.began,
        now=house.settings.clock.ms(),
        trouble=await house.readiness.why_not(),
        tables=await tables(house),
        people=await crowd(house),
        busy=busy(house),
        reports=await count(house, select(func.count()).where(schema.reports.c.done.is_(None))),
        notices=await waiting(house),
        database=await stored(house),
    )


async def count(house: House, query: Select[Any]) -> int:
    async with house.store.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def tables(house: House) -> Counted:
    query = select(T.status, func.count()).group_by(T.status)
    async with house.store.reading() as connection:
        found = {state: n for state, n in await connection.execute(query)}
    numbers = {state: found.get(state, 0) for state in ("waiting", "playing", "asleep", "over")}
    return Counted(**numbers, live=len(house.hall))


async def crowd(house: House) -> Crowd:
    now = house.settings.clock.ms()

    def since(days: int) -> Select[Any]:
        return select(func.count(distinct(S.guest))).where(S.used >= now - days * DAY)

    def under(table: Any, which: ColumnElement[bool]) -> Select[Any]:
        return select(func.count()).select_from(table).where(which)

    return Crowd(
        all=await count(house, select(func.count(G.id))),
        day=await count(house, since(1)),
        week=await count(house, since(7)),
        blocked=await count(house, under(schema.blocks, is_on(house, B))),
        quieted=await count(house, under(schema.quieted, is_on(house, Q))),
        operators=await count(house, select(func.count(schema.operators.c.guest))),
    )


def busy(house: House) -> Busy:
    thinker = house.thinker
    return Busy(
        sockets=len(house.sockets),
        thoughts=thinker.waiting,
        workers=len(thinker.workers),
        commits=house.writer.waiting,
        delay=round(house.figures.latest_delay * SECOND),
    )


async def waiting(house: House) -> Waiting:
    due, late = N.due.is_not(None), N.due <= house.settings.clock.ms() - MINUTE
    some = [select(func.count()).where(due, which) for which in (N.tries >= 0, late, N.tries > 0)]
    return Waiting(*[await count(house, one) for one in some])


async def stored(house: House) -> Stored:
    url = async_url(house.settings.database)
    kind = url.get_backend_name()
    if kind == "sqlite":
        path = str(url.database)
        sizes = [os.path.getsize(path + end) for end in FILES if os.path.exists(path + end)]
        return Stored(kind, sum(sizes), shutil.disk_usage(os.path.dirname(path) or ".").free)
    async with house.store.reading() as connection:
        size = await connection.execute(text("SELECT pg_database_size(current_database())"))
        return Stored(kind, int(size.scalar_one()), None)


async def notices(house: House, most: int) -> list[Notice]:
    """What people are to be told; what should have gone first comes first."""
    columns = (N.kind, N.person, G.name, N.about, N.made, N.due, N.tries)
    query = select(*columns).join_from(schema.notices, schema.guests, G.id == N.person)
    query = query.where(N.due.is_not(None)).order_by(N.due, N.id).limit(most)
    async with house.store.reading() as connection:
        return [
            Notice(kind, Who(person, name), about, made, due, tries)
            for kind, person, name, about, made, due, tries in await connection.execute(query)
        ]
