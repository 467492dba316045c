"""Servers of two versions beside each other: a table is for those that have its rules."""

import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.nodes.cluster import Cluster, at, process, stop
from tests.server.people import DEVICE, ME, Json, Person, Process, bot

pytestmark = pytest.mark.anyio

NEWER = """
from ludarium import registry
from ludarium.contract import Game

ark = registry.game("ark")
parts = (
    "name title seats state questions setup view build deal text parse survey why_not tries gained aids"
    " components options facts editing"
)
registry.GAMES._loaded["ark"] = Game(version=99, **{part: getattr(ark, part) for part in parts.split()})
"""


@pytest.fixture
async def newer(cluster: Cluster, tmp_path: Path) -> AsyncIterator[Process]:
    """One more server, with newer rules of the Ark."""
    one = process("newer", cluster.database, tmp_path)
    one.before = NEWER
    await one.start()
    yield one
    await stop(one)


async def refused(person: Person, table: Json) -> str:
    """Why this table cannot be looked at here."""
    with pytest.raises(InvalidStatus) as found:
        async with person.at(table, None):
            pass
    return str(json.loads(found.value.response.body or b"")["error"]["key"])


async def test_a_table_under_newer_rules_is_only_taken_by_servers_that_have_them(
    cluster: Cluster, newer: Process
) -> None:
    older = cluster.processes[0]
    async with at(newer).guest("Anna") as anna, at(older).guest("Bela") as bela:
        table = await anna.open(ME, bot(), game="ark")
        assert table["rules"] == 99
        assert await refused(bela, table) == "moving"  # nobody has it, and it stays free
        async with anna.at(table, 0) as chair:
            assert await refused(bela, table) == "moving"  # who has it does not give it away either
            assert chair.told["table"]["status"] == "playing"
        await newer.kill(signal.SIGTERM)
        async with bela.at(table, None) as onlooker:  # nobody else can have it: it is tried by older rules
            assert onlooker.told["table"]["rules"] != 99


async def test_a_table_of_today_goes_on_at_servers_of_both_versions(cluster: Cluster, newer: Process) -> None:
    older = cluster.processes[0]
    async with at(older).guest("Anna") as anna, at(newer).returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        for person, v in ((anna, 1), (again, 2)):
            async with person.at(table, 0) as chair:
                assert (await chair.do(chair.options()[0]))["v"] == v
