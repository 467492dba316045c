"""Everything one server has, and in which order it opens and closes."""

import asyncio
import math
import os
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ludarium.bots.cluster import Cluster
from ludarium.server import limits
from ludarium.server.chat.chat import Chat
from ludarium.server.engine import Engine
from ludarium.server.hall import Hall
from ludarium.server.known_guests import Guest
from ludarium.server.limits import Limits
from ludarium.server.lines import Lines
from ludarium.server.lobby import Lobby
from ludarium.server.machines import ClusterWorker
from ludarium.server.nodes.station import Station
from ludarium.server.notices.notices import Notices
from ludarium.server.operate.figures import Figures
from ludarium.server.operate.probes import Readiness
from ludarium.server.operate.retention import Retention
from ludarium.server.people.people import People
from ludarium.server.people.sign_ins import SignIns
from ludarium.server.processes import ProcessWorker
from ludarium.server.reviews import Reviews
from ludarium.server.settings import LONGEST_NODE, Settings
from ludarium.server.sockets import Sockets
from ludarium.server.store import Store
from ludarium.server.stories import Stories
from ludarium.server.studies.reader import StudyReader
from ludarium.server.studies.studies import Studies
from ludarium.server.thinker import Thinker, Worker
from ludarium.server.turns import Whose
from ludarium.server.verifying import Verifier
from ludarium.server.whereabouts import Addresses
from ludarium.server.writer import Writer


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
        self.began = settings.clock.ms()
        self.limits = Limits(settings.limits, settings.clock)
        self.figures = Figures()
        station = Station(
            settings.node or socket.gethostname()[:LONGEST_NODE], must=settings.node is not None
        )
        self.store = Store(settings.database, settings.clock, self.figures, station)
        self.writer = Writer(self.store)
        self.thinker = Thinker(workers(settings), settings.clock, settings.chance, self.figures)
        self.addresses = Addresses()
        self.hall = Hall(self.store, self.writer, self.thinker, self.addresses, settings.idle)
        self.readiness = Readiness(self.store, self.hall.node)
        self.sign_ins = SignIns(self.store, self.hall.reach, self.hall.bus)
        self.bell = self.hall.bell
        self.chat = Chat(self.store, self.hall, settings.chat)
        self.studies = Studies(self.store)
        self.study_reader = StudyReader(settings.clock)
        self.people = People(self.store, self.hall, self.sign_ins, self.studies)
        self.notices = Notices(settings, self.store, self.hall, self.people.codes, self.figures)
        self.retention = Retention(self.store, self.sign_ins, settings.keep)
        self.lobby = Lobby(self.store, self.hall)
        self.reviews = Reviews(self.store, self.hall, self.thinker)
        self.stories = Stories(self.hall)
        self.verifier = Verifier()
        self.lines = Lines(settings.clock)
        self.engine = Engine(self.lines, self.thinker)
        most = (settings.sockets_per_guest, limits.SOCKETS_OF_AN_ADDRESS)
        self.sockets = Sockets(*most if settings.limits else (math.inf, math.inf))
        self._follow()

    def _follow(self) -> None:
        """Numbers that are looked up when somebody asks."""
        self.hall.moved = self.figures.moved
        self.figures.follow("ludarium_tables", "Tables that are here.", lambda: len(self.hall))
        what = "Since this process was last heard of by the database."
        self.figures.follow("ludarium_lease_age_seconds", what, self.hall.node.age)
        self.figures.follow("ludarium_sockets", "Open websockets.", lambda: len(self.sockets))
        self.figures.follow(
            "ludarium_thoughts_waiting", "Thoughts that wait for a worker.", lambda: self.thinker.waiting
        )

    def whose(self, guest: Guest | None, address: str) -> Whose:
        """For whom is done what this guest, or somebody at this address, asks for."""
        if guest is None:
            return Whose(address, address)
        self.addresses.note(guest.id, address)
        return Whose(address, guest.id)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        watching = asyncio.create_task(self.figures.watch(), name="the delay of the loop")
        try:
            await self.store.migrate()
            await self.hall.open()
            self.people.open()
            self.retention.open()
            await self.notices.open()
            yield
        finally:
            watching.cancel()
            await self.notices.close()
            await self.retention.close()
            await self.people.close()
            await self.reviews.close()
            await self.stories.close()
            await self.hall.close()
            await self.writer.close()
            await self.thinker.close()
            await self.verifier.close()
            await self.lines.close()
            await self.study_reader.close()
            await self.store.close()
