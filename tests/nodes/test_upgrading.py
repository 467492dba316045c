"""A newer version comes, one server after another, while people play on: docs/nodes.md."""

import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.nodes.cluster import Cluster, Company, aside, at, playing, some_more
from tests.nodes.test_balancers import balancing
from tests.nodes.test_rules import NEWER
from tests.server.people import Json, Process, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def balanced(cluster: Cluster, tmp_path: Path) -> AsyncIterator[Cluster]:
    """Before it is HAProxy as it is in `deploy`."""
    async with balancing("haproxy", [at(one) for one in cluster.processes], tmp_path) as place:
        yield replace(cluster, place=place)
    for one in cluster.processes:
        one.before, one.again = "", True


async def test_servers_are_replaced_one_after_another_while_people_play(balanced: Cluster) -> None:
    async with Company.at(balanced) as company, playing(*company.players):
        for one in balanced.processes:
            await some_more(company.players, 5)
            await drain(one)
            await one.kill(signal.SIGTERM)
            await some_more(company.players, 5)
            one.before = NEWER
            await one.start()
            async with at(one).anybody() as anybody:
                await until(lambda: anybody.get("/ready"), lambda answer: answer.status_code == 200)
        for table in company.tables:
            await some_more(company.at_table(table), 2)
    await company.check()


async def drain(one: Process) -> None:
    """Until none of its tables is left there."""
    async with aside(one.environment["LUDARIUM_SOCKET"]) as operator:
        (await operator.post("/admin/drain", json={"why": "a newer version"})).raise_for_status()

        async def line() -> Json:
            [found] = [node for node in (await operator.get("/admin/nodes")).json() if node["here"]]
            return dict(found)

        await until(line, lambda it: it["draining"] and it["tables"] == 0)
