"""A server that starts again with very many tables, or with a database that says no at first."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ludarium.server import hall, limits
from ludarium.server.store import BATCH, Store
from tests.server.clocks import NOON, StoppedClock
from tests.server.people import LINK, ME, Json, bot, serving

pytestmark = pytest.mark.anyio

MANY = 40_000  # more than a statement of SQLite or PostgreSQL has parameters


async def many(folder: Path, *seats: Json) -> None:
    """A database with very many tables in play, all with these people and bots."""
    async with serving(folder) as place, place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(*seats, stand_in={"after": 3600, "bot": "random"})
        if LINK in seats:
            await bela.join(table)
    with closing(sqlite3.connect(folder / "games.db", isolation_level=None)) as database:
        for name, key in (("tables", "id"), ("seats", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            others = ", ".join(column for column in columns if column != key)
            database.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY - 1}) "
                f"INSERT INTO {name} ({key}, {others}) "
                f"SELECT printf('copy%012d', i), {others} FROM {name}, n WHERE {key} = '{table['id']}'"
            )


@pytest.mark.slow
async def test_whoever_is_waited_for_is_waited_for_at_every_table_and_none_is_in_memory(
    tmp_path: Path,
) -> None:
    await many(tmp_path, LINK, ME)
    clock = StoppedClock()
    clock.advance((datetime.now(UTC) - NOON).total_seconds())
    async with serving(tmp_path, clock=clock) as place:
        assert place.house is not None
        assert [some async for some in place.house.store.due()] == []
        assert not place.house.hall._tables
        clock.advance(3600)
        assert sum([len(some) async for some in place.house.store.due()]) == MANY


@pytest.mark.slow
async def test_bots_go_on_at_every_table_and_few_are_in_memory_for_that(tmp_path: Path) -> None:
    await many(tmp_path, bot("mcts", limits.BOT_SECONDS), ME)
    async with serving(tmp_path) as place:
        assert place.house is not None
        batches = [len(some) async for some in place.house.store.asking_bots()]
        assert sum(batches) == MANY and max(batches) <= BATCH
        live = place.house.hall._tables
        while len(live) < limits.TABLES_RESUMING:
            await asyncio.sleep(0)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert len(live) <= limits.TABLES_RESUMING + 2


async def test_what_could_not_go_on_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, LINK, stand_in={"after": 3600, "bot": "random"})
        async with place.guest("Bela") as bela:
            await bela.join(table)
    right, tries = Store.due, list[int]()

    async def due(store: Store, *free: Any) -> AsyncIterator[list[str]]:
        tries.append(len(tries))
        if len(tries) < 3:
            raise OSError("disk on fire, as the test wants")
        async for some in right(store, *free):
            yield some

    monkeypatch.setattr(Store, "due", due)
    clock = StoppedClock()
    clock.advance((datetime.now(UTC) - NOON).total_seconds() + 3600)
    with caplog.at_level(logging.ERROR, hall.__name__):
        async with serving(tmp_path, clock=clock) as place:
            assert place.house is not None
            while table["id"] not in place.house.hall._tables:
                clock.advance(1)
                await asyncio.sleep(0)
    assert len(tries) >= 3
    assert sum("could not go on" in record.message for record in caplog.records) == 2
