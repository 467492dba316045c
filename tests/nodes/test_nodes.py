"""Several servers on one database: whatever becomes of one of them, the others play on."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from ludarium.server.nodes.leases import LEASE
from ludarium.sitting.clock import SECOND
from tests.nodes.cluster import Cluster, Player, playing, some_more, whole_log
from tests.server.people import LINK, ME, Json, Person, bot

pytestmark = pytest.mark.anyio

CHARGED = 12_000  # ms at most, for an answer that comes at once; a server is away for longer


async def test_people_play_at_three_servers_as_at_one(cluster: Cluster) -> None:
    """Each table is at one of them, wherever it was opened; all are played."""
    async with cluster.place.guest("Anna") as anna, cluster.place.guest("Bela") as bela:
        tables = [await two(anna, bela) for _ in range(6)]
        players = [
            Player(who, table, seat, Random(seat)) for table in tables for who, seat in ((anna, 0), (bela, 1))
        ]
        await asyncio.gather(*(one.play(3) for one in players))
        for table in tables:
            await whole_log(cluster, table, *(one for one in players if one.table is table))
        assert len({(await cluster.owner(table)).port for table in tables}) > 1


async def two(anna: Person, bela: Person, **more: Any) -> Json:
    table = await anna.open(ME, LINK, **more)
    await bela.join(table)
    return table


LIVE = {"clock": {"bank": 300, "grant": 20, "keep": True, "most": 600}}


@pytest.fixture
async def company(cluster: Cluster) -> AsyncIterator["Company"]:
    """Two people at four tables with clocks, and a fifth with a bot."""
    async with cluster.place.guest("Anna") as anna, cluster.place.guest("Bela") as bela:
        tables = [await two(anna, bela, **LIVE) for _ in range(4)]
        players = [
            Player(who, table, seat, Random(seat)) for table in tables for who, seat in ((anna, 0), (bela, 1))
        ]
        against = await anna.open(ME, bot(), **LIVE)
        players.append(Player(anna, against, 0, Random(5)))
        yield Company(cluster, [*tables, against], players)


@dataclass
class Company:
    cluster: Cluster
    tables: list[Json]
    players: list[Player]

    async def check(self) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice, and nobody was charged for us."""
        for table in self.tables:
            mine = [one for one in self.players if one.table is table]
            rows = await whole_log(self.cluster, table, *mine)
            assert max(row["used"] or 0 for row in rows) < CHARGED, [dict(row) for row in rows if row["used"]]

    async def first_move(self, table: Json) -> float:
        """Until somebody's answer at this table was acknowledged, seconds."""
        mine = [one for one in self.players if one.table is table]
        begun = time.monotonic()
        await some_more(mine, 1)
        return time.monotonic() - begun


async def test_people_play_on_when_a_server_is_killed(company: Company, cluster: Cluster) -> None:
    async with playing(*company.players):
        await some_more(company.players, 10)
        owner = await cluster.owner(company.tables[0])
        await owner.kill()
        waited = await company.first_move(company.tables[0])
        await some_more(company.players, 10)
    await company.check()
    print(f"first move at another server after {waited:.1f} s")
    assert cluster.processes[0] is not None


async def test_a_server_that_comes_back_to_its_place_goes_on_at_once(
    company: Company, cluster: Cluster
) -> None:
    async with playing(*company.players):
        await some_more(company.players, 10)
        owner = await cluster.owner(company.tables[0])
        await owner.kill()
        begun = time.monotonic()
        await owner.start()
        began = time.monotonic() - begun
        waited = await company.first_move(company.tables[0])
        await some_more(company.players, 10)
    await company.check()
    print(f"first move at the same place {waited:.1f} s after a start of {began:.1f} s")
    assert began + waited < LEASE / SECOND + began
