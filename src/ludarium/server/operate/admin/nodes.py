"""The processes that serve the database, and sending people away from one of them."""

from contextlib import suppress

from sqlalchemy import func, null, select

from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.admin.wire import NodeLine
from ludarium.table import Refused

N, T = schema.nodes.c, schema.tables.c


async def nodes(house: House) -> list[NodeLine]:
    """Those that are there, the oldest first."""
    leases, me = house.hall.leases, house.hall.node.id
    left = N.until - leases.now() if house.store.shared else null()
    tables = select(func.count()).where(T.owner == N.id).scalar_subquery()
    columns = (N.id, N.name, N.began, N.beat, left, N.draining, tables)
    query = select(*columns).where(leases.living()).order_by(N.began)
    async with house.store.reading() as connection:
        return [NodeLine(*row, here=row.id == me) for row in await connection.execute(query)]


async def drain(house: House, node: str) -> None:
    """Nobody comes in there any more; whoever is there goes on elsewhere.  Raises `Refused`."""
    if node != house.hall.node.id:
        if not await house.hall.leases.drain(node):
            raise Refused("not-found")
        return
    await house.hall.drain()
    with suppress(Refused):  # whether or not others can be told
        await house.hall.leases.drain(node)
