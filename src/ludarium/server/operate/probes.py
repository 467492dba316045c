"""Whether the server lives and whether it is of use, for whatever starts it or sends people to it."""

import asyncio
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ludarium.server import migrations
from ludarium.server.nodes.node import Node
from ludarium.server.refusals import NO_STORE
from ludarium.server.store import Store
from ludarium.table import Refused

GOOD_FOR: Final = 1.0  # seconds: however many ask, the database is asked once


class Readiness:
    """Whether people can play: we may serve and stay, the database can be written, its tables are as we know.

    A newer version that runs beside this one may have added to them.
    """

    def __init__(self, store: Store, node: Node) -> None:
        self._store = store
        self._node = node
        self._schema = str(ScriptDirectory(str(migrations.HERE)).get_current_head())
        self._turn = asyncio.Lock()
        self._looked = float("-inf")
        self._found: str | None = None
        self.stopping = False

    async def why_not(self) -> str | None:
        """What stands against it, None if nothing does."""
        if self.stopping:
            return "stopping"
        if self._node.draining:
            return "draining"
        if not self._node.holds:
            return "lease"
        async with self._turn:
            if (now := self._store.clock.seconds()) - self._looked >= GOOD_FOR:
                self._found, self._looked = await self._look(), now
        return self._found

    async def _look(self) -> str | None:
        try:
            async with self._store.writing() as connection:
                query = text("SELECT version_num FROM alembic_version")
                found = str((await connection.execute(query)).scalar_one())
        except Refused:
            return "database"
        return None if found >= self._schema else "schema"


async def health(_request: Request) -> Response:
    """The loop turns, or nobody would answer."""
    return PlainTextResponse("ok\n", headers=NO_STORE)


async def ready(request: Request) -> Response:
    why = await request.app.state.house.readiness.why_not()
    if why is None:
        return PlainTextResponse("ready\n", headers=NO_STORE)
    return PlainTextResponse(f"not ready: {why}\n", 503, NO_STORE)


def probes() -> list[BaseRoute]:
    return [Route("/health", health), Route("/ready", ready)]
