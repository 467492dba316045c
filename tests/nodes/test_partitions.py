"""Servers, people and the database that cannot reach each other, while every one of them goes on."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest

from tests.nodes.cluster import Cluster, Company, at, playing, process, some_more
from tests.nodes.networks import Network, networks
from tests.nodes.postgres import Postgres
from tests.server.people import Process, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RESTARTS = 1012
FIRST_PORT = 8001  # of the servers, each in a network of its own
LOST = 10  # percent of the packets
MOVES = 10  # at the first table, while its server is badly reached


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def three_networks() -> Iterator[list[Network]]:
    with networks(3) as found:
        yield found


@pytest.fixture(scope="module")
def server(three_networks: list[Network]) -> Iterator[Postgres]:
    with Postgres.new([one.database.here for one in three_networks]) as one:
        yield one


@pytest.fixture(scope="module")
async def servers(
    database: str, three_networks: list[Network], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Cluster]:
    folder, processes = tmp_path_factory.mktemp("partitions"), list[Process]()
    for number, network in enumerate(three_networks):
        url = f"postgresql://ludarium@{network.database.here}/nodes"
        one = process(f"node{number}", url, folder)
        one.within, one.host, one.port = network.within, network.people.there, FIRST_PORT + number
        processes.append(one)
    async with Cluster.those(processes, database, folder) as found:
        yield found


@pytest.fixture
async def network(cluster: Cluster, company: Company, three_networks: list[Network]) -> Network:
    """Of the server that has the first table."""
    return three_networks[cluster.processes.index(await cluster.owner_after(company))]


async def test_a_server_that_does_not_reach_the_database_sends_its_people_on(
    company: Company, cluster: Cluster, network: Network
) -> None:
    owner = await cluster.owner(company.tables[0])
    async with playing(*company.players), at(owner).anybody() as anybody:
        await some_more(company.players, 5)
        network.database.cut()

        async def ready() -> str:
            return (await anybody.get("/ready")).text

        await until(ready, lambda text: text != "ready\n")
        cluster.proxy.down.add(owner.port)
        await some_more(company.at_table(company.tables[0]), 2)
        assert RESTARTS in {code for one in company.at_table(company.tables[0]) for code in one.closed}
        assert await cluster.owner(company.tables[0]) is not owner
        network.database.mend()
        await until(ready, lambda text: text == "ready\n")
        cluster.proxy.down.clear()
        await some_more(company.players, 5)
    await company.check()


async def test_people_who_do_not_reach_a_server_play_on_at_another_at_once(
    company: Company, cluster: Cluster, network: Network
) -> None:
    """It is there, and gives back what it has as soon as it is asked."""
    table = company.tables[0]
    owner = await cluster.owner(table)
    [lease] = await cluster.all("SELECT owner AS id FROM tables WHERE id = $1", table["id"])
    async with playing(*company.players):
        await some_more(company.players, 5)
        network.people.cut()
        async with httpx.AsyncClient(timeout=2) as balancer:
            with pytest.raises(httpx.TimeoutException):
                await balancer.get(f"{at(owner).address}/ready")
        cluster.proxy.leave(owner.port)
        await some_more(company.at_table(table), 2)
        assert await cluster.owner(table) is not owner
        network.people.mend()
        cluster.proxy.down.clear()
        await some_more(company.players, 5)
    await company.check()
    [row] = await cluster.all("SELECT until FROM nodes WHERE id = $1", lease["id"])
    assert row["until"] > 0  # it was there all the time


async def test_people_play_on_where_all_takes_longer(
    company: Company, cluster: Cluster, network: Network
) -> None:
    ways = (network.people, network.database)
    async with playing(*company.players):
        for way in ways:
            way.slow_down("delay", "100ms", "50ms", "loss", "5%")
        await some_more(company.at_table(company.tables[0]), MOVES)
        for way in ways:
            way.speed_up()
        await some_more(company.players, 5)
    await company.check()


async def test_people_play_on_where_much_is_lost_on_the_way(
    company: Company, cluster: Cluster, network: Network
) -> None:
    """Between people and a server, and between that one and the database."""
    ways = (network.people, network.database)
    async with playing(*company.players):
        for way in ways:
            way.lose(LOST)
        await some_more(company.at_table(company.tables[0]), MOVES)
        assert all(way.lost() > 0 for way in ways)
        await some_more(company.players, 5)
    await company.check()
