"""Everything one server has, and in which order it opens and closes."""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ludarium.bots.cluster import Cluster
from ludarium.server.buckets import Buckets
from ludarium.server.hall import Hall
from ludarium.server.log import Log
from ludarium.server.machines import ClusterWorker
from ludarium.server.processes import ProcessWorker
from ludarium.server.reviews import Reviews
from ludarium.server.settings import Settings
from ludarium.server.store import Store
from ludarium.server.thinker import Thinker, Worker


class Limits:
    """What one guest, or one address without a guest, may do how often."""

    def __init__(self, on: bool) -> None:
        self.requests = Buckets(most=200, rate=20, on=on)
        self.messages = Buckets(most=200, rate=20, on=on)
        self.guests = Buckets(most=30, rate=0.1, on=on)
        self.hints = Buckets(most=10, rate=0.2, on=on)
        self.tables = Buckets(most=30, rate=0.1, on=on)


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
        self.limits = Limits(settings.limits)
        self.store = Store(settings.database)
        self.log = Log(self.store)
        self.thinker = Thinker(workers(settings))
        self.hall = Hall(self.store, self.log, self.thinker, settings.idle)
        self.reviews = Reviews(self.store, self.hall, self.thinker)
        self.sockets: dict[str, int] = {}  # who: how many are open

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
            await self.store.close()
