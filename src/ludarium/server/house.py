"""Everything one server has, and in which order it opens and closes."""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ludarium.bots.cluster import Cluster
from ludarium.server.hall import Hall
from ludarium.server.limits import Limits
from ludarium.server.log import Log
from ludarium.server.machines import ClusterWorker
from ludarium.server.processes import ProcessWorker
from ludarium.server.reviews import Reviews
from ludarium.server.settings import Settings
from ludarium.server.store import Guest, Store
from ludarium.server.thinker import Thinker, Worker
from ludarium.server.turns import Whose
from ludarium.server.verifying import Verifier
from ludarium.server.whereabouts import Addresses


def workers(settings: Settings) -> Sequence[Worker]:
    """Who thinks for the bots; raises `BadCluster`."""
    if settings.cluster is None:
        return [ProcessWorker() for _ in range(settings.thinkers or os.cpu_count() or 1)]
    cluster = Cluster(settings.cluster)
    return [ClusterWorker(cluster) for _ in range(settings.thinkers or cluster.cores)]


class House:
    """The services behind the API."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits, settings.clock)
        self.store = Store(settings.database, settings.clock)
        self.log = Log(self.store)
        self.thinker = Thinker(workers(settings), settings.clock)
        self.addresses = Addresses()
        self.hall = Hall(self.store, self.log, self.thinker, self.addresses, settings.idle)
        self.reviews = Reviews(self.store, self.hall, self.thinker)
        self.verifier = Verifier()
        self.sockets: dict[str, int] = {}  # who: how many are open

    def whose(self, guest: Guest | None, address: str) -> Whose:
        """For whom is done what this guest, or somebody at this address, asks for."""
        if guest is None:
            return Whose(address, address)
        self.addresses.note(guest.id, address)
        return Whose(address, guest.id)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        try:
            await self.store.migrate()
            self.hall.open()
            yield
        finally:
            await self.reviews.close()
            await self.hall.close()
            await self.log.close()
            await self.thinker.close()
            await self.verifier.close()
            await self.store.close()
