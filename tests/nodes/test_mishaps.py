"""Servers that stand still, or are killed again and again, while people play on."""

import asyncio
import signal
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.nodes.cluster import Cluster, Company, at, playing, some_more, whole_log
from tests.server.people import DEVICE, ME, Json, Person, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RESTARTS = 1012
KILLS = 50
OUTAGE = 20_000  # ms that the server stands still at least


async def test_a_server_that_stood_still_serves_nothing_as_it_was(company: Company, cluster: Cluster) -> None:
    """What it was told meanwhile comes too late, whatever it thinks that it has."""
    owner = await cluster.owner_after(company)
    assert owner.running is not None
    async with at(owner).guest("Cili") as cili:
        table = await cili.open(ME, DEVICE)
        async with cili.at(table, 0) as late, playing(*company.players):
            assert (await late.do(late.options()[0]))["v"] == 1
            words = late.options()
            begun = await now(cluster)
            owner.running.send_signal(signal.SIGSTOP)
            cluster.proxy.leave(owner.port)
            await late.say({"v": 1, "do": words[0]})
            async with cluster.place.returning(cili.token) as again:
                assert await until(lambda: at_another(again, table, words[-1])) == 2
            await some_more(company.at_table(company.tables[0]), 2)
            await until(lambda: now(cluster), lambda it: it - begun >= OUTAGE)
            owner.running.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    assert (await late.hear())["t"] not in ("entry", "told")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
            async with at(owner).anybody() as anybody:
                await until(lambda: anybody.get("/ready"), lambda answer: answer.status_code == 200)
            cluster.proxy.down.clear()
            await some_more(company.players, 5)
    await company.check()
    moves = [row for row in await whole_log(cluster, table) if row["kind"] == "move"]
    assert [row["v"] for row in moves] == [1, 2] and words[-1] in moves[1]["line"]


async def test_fifty_servers_are_killed(cluster: Cluster) -> None:
    """One of three at a time, at any moment; it comes back to its place."""
    random, kills, acknowledged = Random(14), 0, 0
    while kills < KILLS:
        async with Company.at(cluster) as company, playing(*company.players):
            while kills < KILLS and not any(one.over for one in company.players):
                await some_more(company.players, random.randint(1, 6))
                one = random.choice(cluster.processes)
                await one.kill()
                await asyncio.sleep(random.uniform(0, 0.2))
                await one.start()
                kills += 1
            if kills == KILLS:
                await some_more(company.players, 4)
        await company.check()
        acknowledged += sum(len(one.acknowledged) for one in company.players)
    print(f"{kills} kills, {acknowledged} acknowledged moves, none lost")


async def at_another(person: Person, table: Json, words: str) -> int | None:
    """How far the table is after this, once it can be played there."""
    try:
        async with person.at(table, 0) as chair:
            told = await chair.do(words)
            return int(told["v"]) if told["t"] == "entry" else None
    except (WebSocketException, OSError):
        return None


async def now(cluster: Cluster) -> int:
    """By the clock of the database, ms."""
    [row] = await cluster.all("SELECT (extract(epoch FROM now()) * 1000)::bigint AS now")
    return int(row["now"])
