"""The processes that serve the database, and sending people away from this one."""

from sqlalchemy import func, select

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import NodeLine

N, T = schema.nodes.c, schema.tables.c


async def nodes(house: House) -> list[NodeLine]:
    """Those that are there, the oldest first."""
    living, me = house.hall.leases.living(), house.hall.node.id
    tables = select(func.count()).where(T.owner == N.id).scalar_subquery()
    query = select(N.id, N.name, N.began, N.beat, N.draining, tables).where(living).order_by(N.began)
    async with house.store.reading() as connection:
        return [NodeLine(*row, here=row.id == me) for row in await connection.execute(query)]


async def drain(house: House) -> None:
    """Nobody comes in here any more; whoever is here goes on elsewhere."""
    await house.hall.drain()
