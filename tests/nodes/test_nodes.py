"""Several servers on one database: whatever becomes of one of them, people play on at the others."""

import asyncio
import signal

import pytest

from tests.nodes.cluster import Cluster, Company, aside, at, playing, some_more, whole_log
from tests.nodes.postgres import Postgres
from tests.server.people import ME, Json, Process, bot, until

pytestmark = pytest.mark.anyio

RESTARTS = 1012


async def test_people_play_at_three_servers_as_at_one(company: Company, cluster: Cluster) -> None:
    """Each table is at one of them, wherever it was opened; all are played."""
    await cluster.owner_after(company)
    await company.check()
    assert len({(await cluster.owner(table)).port for table in company.tables}) > 1


SPOILED = (
    "UPDATE entries SET used = 13000 WHERE table_id = $1 AND kind = 'move'",
    "UPDATE entries SET used = 0, line = 'p1 another' WHERE table_id = $1 AND kind = 'move'",
    "DELETE FROM entries e WHERE table_id = $1 AND EXISTS "
    "(SELECT 1 FROM entries m WHERE m.table_id = e.table_id AND m.kind = 'move' AND m.n <= e.n)",
    "UPDATE entries SET v = 1 WHERE table_id = $1 AND kind = 'move'",
)


async def test_a_log_in_which_anything_is_lost_doubled_or_charged_is_found_out(
    company: Company, cluster: Cluster
) -> None:
    await cluster.owner_after(company)
    await company.check()
    for table, how in zip(company.tables, SPOILED, strict=False):
        await cluster.all(how, table["id"])
        with pytest.raises(AssertionError):
            await company.check_at(table)


async def test_a_server_that_is_stopped_sends_its_people_on_and_leaves_nothing_behind(
    company: Company, cluster: Cluster
) -> None:
    """Nobody waits until its lease is over."""
    async with playing(*company.players):
        await some_more(company.players, 5)
        owner = await cluster.owner(company.tables[0])
        assert await owner.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
        left = await cluster.all("SELECT until FROM nodes WHERE name = $1", name_of(owner))
        assert {row["until"] for row in left} == {0}
        await some_more(company.at_table(company.tables[0]), 1)
        assert RESTARTS in {code for one in company.at_table(company.tables[0]) for code in one.closed}
        await some_more(company.players, 5)
    await company.check()


async def test_a_server_that_is_drained_is_not_ready_and_has_no_tables(
    company: Company, cluster: Cluster
) -> None:
    owner = await cluster.owner_after(company)
    async with (
        playing(*company.players),
        aside(owner.environment["LUDARIUM_SOCKET"]) as operator,
        at(owner).anybody() as anybody,
    ):
        await some_more(company.players, 5)
        owner.again = True
        assert (await operator.post("/admin/drain", json={"why": "a test"})).status_code == 200
        assert (await anybody.get("/ready")).text == "not ready: draining\n"
        cluster.proxy.down.add(owner.port)
        await some_more(company.players, 5)

        async def lines() -> list[Json]:
            return list((await operator.get("/admin/nodes")).json())

        def gone(lines: list[Json]) -> bool:
            return len(lines) == 3 and [(one["draining"], one["tables"]) for one in lines if one["here"]] == [
                (True, 0)
            ]

        await until(lines, gone)
    await company.check()


@pytest.mark.slow
async def test_the_bots_of_a_table_that_nobody_looks_at_go_on_at_another_server(cluster: Cluster) -> None:
    async with cluster.place.guest("Anna") as anna:
        tables = [await anna.open(bot("mcts", 1), ME) for _ in range(2)]
        owner = await cluster.owner(tables[0])
        await owner.kill()
        for table in tables:
            path = f"/api/tables/{table['id']}"
            other = next(one for one in cluster.processes if one is not owner)
            async with at(other).returning(anna.token) as again:
                await until(lambda: again.get(path), lambda it: it["asked"] != 0)  # noqa: B023


@pytest.mark.slow
async def test_a_database_that_is_away_for_a_moment_is_found_again(
    company: Company, cluster: Cluster, server: Postgres
) -> None:
    async with playing(*company.players):
        await some_more(company.players, 5)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await some_more(company.players, 10)
    await company.check()


async def test_two_servers_at_one_place_are_refused(cluster: Cluster) -> None:
    first = cluster.processes[0]
    again = Process(
        cluster.folder,
        cluster.database,
        LUDARIUM_NODE=name_of(first),
        LUDARIUM_SOCKET=str(cluster.folder / "s"),
    )
    said = await again.fails()
    assert "A server is at node0 already" in said and "Traceback" not in said


async def test_a_server_that_comes_back_to_its_place_goes_on_at_once(
    company: Company, cluster: Cluster
) -> None:
    """Others would have to wait until the lease of the one that was killed is over: here, for ever."""
    table = company.tables[0]
    owner = await cluster.owner_after(company)
    cluster.proxy.only = owner.port
    await owner.kill()
    await cluster.all(
        "UPDATE nodes SET until = 2 * until WHERE id = (SELECT owner FROM tables WHERE id = $1)", table["id"]
    )
    await owner.start()
    async with playing(*company.at_table(table)):
        waited = await company.first_move(table)
    await whole_log(cluster, table, *company.at_table(table))
    print(f"first move at the same place {waited:.1f} s after it was ready")
    assert (await cluster.owner(table)) is owner


async def test_people_play_on_when_a_server_is_killed(company: Company, cluster: Cluster) -> None:
    async with playing(*company.players):
        await some_more(company.players, 5)
        owner = await cluster.owner(company.tables[0])
        await owner.kill()
        waited = await company.first_move(company.tables[0])
        await some_more(company.players, 5)
    await company.check()
    print(f"first move at another server after {waited:.1f} s")


def name_of(process: Process) -> str:
    return process.environment["LUDARIUM_NODE"]
