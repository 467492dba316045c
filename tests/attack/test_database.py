"""The database is locked, read-only, broken, gone, somebody else's, or asked for what it cannot hold."""

import asyncio
import os
import re
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest

from ludarium.server import limits
from tests.server.people import DEVICE, ME, Json, Place, Process, serving, until

pytestmark = pytest.mark.anyio

PAGE = 4096  # bytes of SQLite's
LOOKING_BACK = ("", "/record", "/at/0", "/review")
FILES = [f"games.db{suffix}" for suffix in ("", "-shm", "-wal", ".lock", ".sock")]
NAMES = range(limits.WRITES_WAITING + 20)


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[str]:
    """A PostgreSQL database of its own."""
    async with told(postgres) as server:
        await server.execute("CREATE DATABASE attacked")
    yield postgres.replace("/postgres", "/attacked")
    async with told(postgres) as server:
        await server.execute("DROP DATABASE attacked WITH (FORCE)")


@asynccontextmanager
async def told(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def locked(file: Path) -> AsyncIterator[None]:
    """Another program writes to the file, and does not come to an end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# -- locked


async def test_who_reads_never_waits_for_who_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests come by the dozen while the file is locked: others look at their tables as if nothing were."""
    monkeypatch.setattr(limits, "WRITE_SECONDS", 600)
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with locked(tmp_path / "games.db"):
            coming = [asyncio.create_task(come(place)) for _ in NAMES]
            for _ in range(20):
                assert (await anna.get(f"/api/tables/{table['id']}"))["version"] == 0
                assert len((await anna.get("/api/tables"))["tables"]) == 1
            assert {one.result() for one in coming if one.done()} <= {503}  # no room even to wait
        assert set(await asyncio.gather(*coming)) == {200, 503}


async def come(place: Place) -> int:
    """A new guest; the status of the answer."""
    async with place.anybody() as anybody:
        answer = await anybody.post("/api/me", json={"name": "Guest"}, timeout=600)
        if answer.status_code == 503:
            assert answer.json()["error"]["key"] == "try-again"
            assert int(answer.headers["retry-after"]) == round(limits.WRITE_SECONDS)
        return answer.status_code


async def test_a_move_does_not_wait_longer_than_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused while the file is still locked, whoever waits besides; and nothing has happened."""
    monkeypatch.setattr(limits, "WRITE_SECONDS", 0.5)
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            words = chair.options()[0]
            async with locked(tmp_path / "games.db"):
                coming = [asyncio.create_task(come(place)) for _ in NAMES]
                assert (await chair.do(words))["key"] == "try-again"
                assert set(await asyncio.gather(*coming)) == {503}
            assert (await chair.do(words))["v"] == 1


# -- read-only, broken, gone


async def test_a_database_that_becomes_read_only_refuses_moves_and_shows_tables(
    database: str, postgres: str, tmp_path: Path
) -> None:
    async with serving(tmp_path, database=database) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            words = chair.options()[0]
            await read_only(postgres, "on")
            assert (await chair.do(words))["key"] == "try-again"
            assert (await anna.get(f"/api/tables/{table['id']}"))["version"] == 0
            await read_only(postgres, "off")
            # Whoever writes in the moment in which its connection is closed learns by that that it is.
            taken = await until(lambda: chair.do(words), lambda answer: answer.get("key") != "try-again")
            assert taken["v"] == 1


async def read_only(postgres: str, how: str) -> None:
    """From now on, for whoever connects; who was connected no longer is."""
    async with told(postgres) as server:
        await server.execute(f"ALTER DATABASE attacked SET default_transaction_read_only = {how}")
        await server.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = 'attacked'"
        )


async def test_damaged_pages_close_their_own_tables_and_no_others(tmp_path: Path) -> None:
    """Whatever cannot be read any more is refused, in words; the server goes on."""
    tables = await played(tmp_path)
    damage(tmp_path / "games.db", tables[0]["id"])
    async with serving(tmp_path) as place, place.anybody() as anybody:
        answers = [
            [(await anybody.get(f"/api/tables/{table['id']}{path}")).status_code for path in LOOKING_BACK]
            for table in tables
        ]
    assert {status for statuses in answers for status in statuses} == {200, 503}
    assert 503 in answers[0] and any(503 not in statuses for statuses in answers)


async def played(folder: Path) -> list[Json]:
    """Tables with a move each, in a database that is closed."""
    async with serving(folder) as place, place.guest("Anna") as anna:
        tables = [await anna.open(ME, DEVICE) for _ in range(120)]
        for table in tables:
            async with anna.at(table, 0) as chair:
                await chair.do(chair.options()[0])
        return tables


def damage(file: Path, table_id: str) -> None:
    """Write over the beginning of the page that holds the entry of this table."""
    with closing(sqlite3.connect(file)) as database:  # what was written last may stand beside the file
        assert database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    content = bytearray(file.read_bytes())
    found = re.search(table_id.encode() + rb".{1,40}p1 ", content, re.DOTALL)
    assert found is not None
    page = found.start() // PAGE * PAGE
    content[page : page + 64] = os.urandom(64)
    file.write_bytes(content)


# -- what it cannot hold


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_id_that_cannot_be_one_is_not_found(kind: str, database: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}" if kind == "sqlite" else database
    async with serving(tmp_path, database=url) as place, place.guest("Anna") as anna:
        for name in ("\0", "a\0b" + "c" * 13, "x" * 15, "x" * 17, "é" * 16, "x" * 4000, "' OR 1=1 --", "%"):
            path = f"/api/tables/{quote(name, safe='')}"
            for method, rest in CALLS:
                answer = await anna.http.request(method, path + rest, json={"invitation": "x"})
                assert answer.status_code == 404, (name, method, rest)
                assert answer.json()["error"]["key"] == "not-found"
            beginning = {
                "game": "druids",
                "seats": [ME, DEVICE],
                "beginning": {"table": name[:99], "entry": 0},
            }
            assert (await anna.http.post("/api/tables", json=beginning)).status_code == 404


CALLS = [
    ("GET", ""),
    ("GET", "/record"),
    ("GET", "/at/0"),
    ("GET", "/review"),
    ("POST", "/review"),
    ("POST", "/review/cancel"),
    ("POST", "/join"),
    ("POST", "/rematch"),
]


# -- somebody else's


async def test_the_file_is_for_its_user_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        process = Process(tmp_path / "private")
        place = await process.start()
        async with place.guest("Anna") as anna:
            await anna.open(ME, DEVICE)
            modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in (tmp_path / "private").iterdir()}
        await process.kill()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(FILES, 0o600)
    assert stat.S_IMODE((tmp_path / "private").stat().st_mode) == 0o700


async def test_a_file_that_others_can_read_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "games.db").touch(0o644)
    async with serving(tmp_path):
        assert "games.db" in caplog.text and "chmod 600" in caplog.text


async def test_nobody_serves_a_database_that_somebody_has_for_themselves(
    database: str, tmp_path: Path
) -> None:
    """One sentence says so; when they have gone, however they went, a server may come."""
    process = Process(tmp_path, database)
    async with told(database) as other:
        await take_over(other)
        said = await process.fails()
        assert "served already" in said and "Traceback" not in said
    await process.start()
    await process.kill()


async def test_a_server_that_lost_its_claim_writes_nothing(
    database: str, postgres: str, tmp_path: Path
) -> None:
    """Its connection was ended, and another was quicker: it shows tables and refuses moves."""
    async with serving(tmp_path, database=database) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            words = chair.options()[0]
            async with told(database) as other:
                await take_over(other)
                assert (await chair.do(words))["key"] == "try-again"
                assert (await anna.get(f"/api/tables/{table['id']}"))["version"] == 0
            await until_claimed(chair, words)


async def take_over(other: Any) -> None:
    from ludarium.server.nodes.station import CLAIM

    while not await other.fetchval(f"SELECT pg_try_advisory_lock({CLAIM})"):
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = 'attacked' AND pid <> pg_backend_pid()"
        )


async def until_claimed(chair: Any, words: str) -> None:
    """The other has gone; PostgreSQL notices in a moment."""
    while (await chair.do(words))["t"] == "refused":
        pass
    assert chair.told["v"] == 1
