"""Several servers on one database: whatever becomes of one of them, people play on at the others."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.nodes.cluster import Cluster, Company, playing, some_more, two, whole_log
from tests.nodes.postgres import Postgres
from tests.server.people import DEVICE, LINK, ME, Json, Place, Process, bot, until

pytestmark = pytest.mark.anyio

RESTARTS = 1012


def at(process: Process) -> Place:
    """This server, past the proxy."""
    return Place(f"http://127.0.0.1:{process.port}")


@asynccontextmanager
async def aside(process: Process) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever runs this server."""
    transport = httpx.AsyncHTTPTransport(uds=process.environment["LUDARIUM_SOCKET"])
    async with httpx.AsyncClient(transport=transport, base_url="http://aside", timeout=None) as http:
        yield http


async def test_people_play_at_three_servers_as_at_one(company: Company, cluster: Cluster) -> None:
    """Each table is at one of them, wherever it was opened; all are played."""
    await asyncio.gather(*(one.play(3) for one in company.players))
    await company.check()
    assert len({(await cluster.owner(table)).port for table in company.tables}) > 1


async def test_a_table_is_handed_over_to_whom_its_people_are_sent_and_not_twice_at_once(
    cluster: Cluster,
) -> None:
    here, there, _ = cluster.processes
    async with at(here).guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            assert (await chair.do(chair.options()[0]))["v"] == 1
            async with at(there).returning(anna.token) as again, again.at(table, 0) as other:
                assert other.told["v"] == 1 and (await cluster.owner(table)) is there
                with pytest.raises(ConnectionClosed) as closed:
                    await chair.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
                with pytest.raises(InvalidStatus) as refused:
                    async with anna.at(table, 0):
                        pass
                answer = refused.value.response
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
                assert json.loads(answer.body or b"")["error"]["key"] == "moving"
                assert (await other.do(other.options()[0]))["v"] == 2
        await whole_log(cluster, table)


async def test_what_somebody_learns_of_a_table_leaves_it_where_it_is(cluster: Cluster) -> None:
    """Exports, and playing on from a finished game, are asked of any server."""
    here, there, _ = cluster.processes
    async with at(here).guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, at(there).returning(anna.token) as again:
            archive = await again.http.get("/api/me/export")
            assert archive.status_code == 200 and table["id"].encode() in archive.content
            assert (await chair.do(chair.options()[0]))["v"] == 1
            assert (await cluster.owner(table)) is here


async def test_who_seeks_a_table_at_another_server_sits_down_and_the_one_who_waits_is_back_at_once(
    cluster: Cluster,
) -> None:
    here, there, _ = cluster.processes
    seek = {"game": "druids", "seats": [ME, LINK]}
    async with at(here).guest("Anna") as anna, at(there).guest("Bela") as bela:
        table = await anna.post("/api/seeks", seek)
        async with anna.at(table, 0) as chair:
            found = await bela.post("/api/seeks", seek)
            assert found["id"] == table["id"]
            with pytest.raises(ConnectionClosed):
                while True:
                    await chair.hear()
        async with anna.at(table, 0) as chair:
            assert chair.told["table"]["status"] == "playing"


async def test_whoever_signs_out_at_one_server_is_signed_out_at_all(cluster: Cluster) -> None:
    here, there, _ = cluster.processes
    async with at(here).guest("Anna") as anna, at(there).returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        async with again.at(table, 0) as chair:
            assert (await again.http.get("/api/me")).json() == {"name": "Anna", "token": None}
            assert (await anna.http.post("/api/me", json={"name": "Anne"})).status_code == 200
            await until(lambda: again.get("/api/me"), lambda me: me["name"] == "Anne")
            [signed_in] = (await anna.get("/api/me/account"))["sign_ins"]
            async with aside(here) as operator:
                [person] = (await operator.get("/admin/people", params={"name": "Anne"})).json()
                body = {"why": "a test"}
                out = await operator.post(f"/admin/people/{person['id']}/sign-out", json=body)
                assert out.status_code == 200 and signed_in["kind"] == "browser"
            with pytest.raises(ConnectionClosed) as closed:
                await chair.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
            assert (await again.http.get("/api/tables")).status_code == 401


async def test_pages_at_other_servers_hear_that_a_list_has_changed(cluster: Cluster) -> None:
    from websockets.asyncio.client import connect

    here, there, _ = cluster.processes
    async with at(here).guest("Anna") as anna, at(there).guest("Bela") as bela:
        address = at(there).address.replace("http", "ws")
        async with connect(f"{address}/api/live", additional_headers=bela.headers) as page:
            await anna.post("/api/seeks", {"game": "druids", "seats": [ME, LINK]})
            assert "lobby" in json.loads(await page.recv())["lists"]
            table = await two(anna, bela)
            lists: set[str] = set()
            while "tables" not in lists:
                lists |= set(json.loads(await page.recv())["lists"])
            assert table["id"] in {one["id"] for one in (await bela.get("/api/tables"))["tables"]}


async def test_a_server_that_is_stopped_sends_its_people_on_and_leaves_nothing_behind(
    company: Company, cluster: Cluster
) -> None:
    """Nobody waits until its lease is over."""
    async with playing(*company.players):
        await some_more(company.players, 5)
        owner = await cluster.owner(company.tables[0])
        assert await owner.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
        left = await cluster.all("SELECT until FROM nodes WHERE name = $1", name_of(owner))
        assert [row["until"] for row in left] == [0]
        await some_more(company.at_table(company.tables[0]), 1)
        assert RESTARTS in {code for one in company.at_table(company.tables[0]) for code in one.closed}
        await some_more(company.players, 5)
    await company.check()


async def test_a_server_that_is_drained_is_not_ready_and_has_no_tables(
    company: Company, cluster: Cluster
) -> None:
    owner = await cluster.owner_after(company)
    async with playing(*company.players), aside(owner) as operator, at(owner).anybody() as anybody:
        await some_more(company.players, 5)
        owner.again = True
        assert (await operator.post("/admin/drain", json={"why": "a test"})).status_code == 200
        assert (await anybody.get("/ready")).text == "not ready: draining\n"
        cluster.proxy.down.add(owner.port)
        await some_more(company.players, 5)

        async def mine() -> Json:
            lines = (await operator.get("/admin/nodes")).json()
            [found] = [one for one in lines if one["here"]]
            assert len(lines) == 3
            return dict(found)

        await until(mine, lambda one: one["draining"] and one["tables"] == 0)
    await company.check()


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
    """Others would have to wait until the lease of the one that was killed is over."""
    table = company.tables[0]
    await asyncio.gather(*(one.play(1) for one in company.players))
    owner = await cluster.owner(table)
    cluster.proxy.only = owner.port
    await owner.kill()
    [lease] = await cluster.all(
        "SELECT until > extract(epoch from now()) * 1000 AS lasts FROM nodes WHERE name = $1", name_of(owner)
    )
    await owner.start()
    async with playing(*company.at_table(table)):
        waited = await company.first_move(table)
    await whole_log(cluster, table, *company.at_table(table))
    print(f"first move at the same place {waited:.1f} s after it was ready")
    assert lease["lasts"] and (await cluster.owner(table)) is owner


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
