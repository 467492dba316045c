"""How the server is doing: for whoever runs it, and for what starts it; and nothing of who plays."""

import asyncio
import re
import socket
import sqlite3
import stat
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from ludarium.server.house import House
from ludarium.server.operate import probes
from ludarium.server.operate.aside import Aside
from ludarium.server.operate.figures import Figures
from ludarium.server.settings import BadSetting, Settings, from_environment
from tests.server.people import CONNECTION, DEVICE, ME, Place, Process, bot, free_port, serving, until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such sockets"),
]


async def figures(path: Path) -> dict[str, float]:
    """What is told at the socket beside the database, by name and label."""
    transport = httpx.AsyncHTTPTransport(uds=str(path), **CONNECTION)
    async with httpx.AsyncClient(base_url="http://localhost", transport=transport) as operator:
        answer = (await operator.get("/metrics")).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain")
    found = re.findall(r"^([^#\s][^\n]*) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(number) for name, number in found}


async def test_figures_tell_how_many_and_how_long(place: Place, tmp_path: Path) -> None:
    beside = tmp_path / "games.db.sock"
    async with place.guest("Anna Figura") as anna:
        table = await anna.open(ME, DEVICE)
        await anna.http.get("/api/tables/nothing")
        with_bot = await anna.open(ME, bot())
        async with anna.at(table, 0) as chair, anna.at(with_bot, 0) as other:
            assert (await chair.do(chair.options()[0]))["t"] == "entry"
            assert (await chair.do("fly to the moon"))["t"] == "refused"
            while other.told["entries"][-1]["seat"] != 1:  # until the bot has answered
                await (other.do(other.options()[0]) if other.mine else other.hear_until("entry"))
            told = await figures(beside)
            assert told["ludarium_sockets"] == 2
    assert told["ludarium_entries_total"] == told["ludarium_batch_entries_sum"] >= 2
    assert told["ludarium_batch_entries_count"] == told["ludarium_commit_seconds_count"] > 0
    assert told["ludarium_commit_seconds_sum"] > 0
    assert told["ludarium_answer_seconds_count"] >= 1
    assert told["ludarium_thinking_seconds_count"] >= 1 and told["ludarium_thoughts_waiting"] == 0
    assert told['ludarium_refusals_total{key="not-found"}'] == 1
    assert told["ludarium_loop_delay_seconds_count"] >= 0 and told["process_cpu_seconds_total"] > 0
    asked = sum(number for name, number in told.items() if name.startswith("ludarium_refusals_total"))
    assert asked == 2
    everything = " ".join(told)
    for secret in ("Anna", "Figura", table["id"], anna.token, "127.0.0.1"):
        assert secret not in everything


async def test_nobody_is_told_who_may_not_open_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.anybody() as anybody:
        beside = tmp_path / "games.db.sock"
        assert stat.S_IMODE(beside.stat().st_mode) == 0o600
        assert "ludarium_entries" not in (await anybody.get("/metrics")).text
        assert (await anybody.get("/api/metrics")).status_code == 404
    assert not beside.exists()


async def test_a_socket_that_was_left_is_taken_over(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await process.start()
    await process.kill()
    assert (tmp_path / "games.db.sock").exists()
    async with serving(tmp_path):
        assert (await figures(tmp_path / "games.db.sock"))["ludarium_entries_total"] == 0


async def test_a_path_that_is_too_long_for_a_socket_is_no_reason_not_to_serve(tmp_path: Path) -> None:
    folder = tmp_path / ("f" * 120)
    database = f"sqlite:///{folder / 'games.db'}"
    async with serving(tmp_path, database=database) as place, place.anybody() as anybody:
        assert (await anybody.get("/ready")).text == "ready\n"
    assert not (folder / "games.db.sock").exists()


async def test_figures_are_told_at_an_address_that_was_wished(tmp_path: Path, postgres: str) -> None:
    port = free_port()
    aside = Place(f"http://127.0.0.1:{port}")
    served = serving(tmp_path, database=postgres, metrics=("127.0.0.1", port))
    async with served, aside.anybody() as operator:
        assert "ludarium_entries_total" in (await operator.get("/metrics")).text
        assert (await operator.get("/api/me")).status_code == 404


def test_an_address_for_figures_has_a_host_and_a_port() -> None:
    assert from_environment({"LUDARIUM_METRICS": "127.0.0.1:9464"}).metrics == ("127.0.0.1", 9464)
    assert from_environment({"LUDARIUM_METRICS": "[::1]:9464"}).metrics == ("::1", 9464)
    assert from_environment({}).metrics is None
    for wrong in ("9464", "localhost", "localhost:many", "localhost:99999", ":1"):
        with pytest.raises(BadSetting, match="LUDARIUM_METRICS"):
            from_environment({"LUDARIUM_METRICS": wrong})


def test_an_address_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(f"sqlite:///{tmp_path / 'a.db'}", metrics=taken.getsockname()[:2])
        with pytest.raises(BadSetting, match="for metrics"):
            Aside(House(settings)).bind()


def test_a_key_that_nobody_knows_is_no_label() -> None:
    told = Figures()
    told.refused("somebody's own words")
    assert b'key="other"' in told.text() and b"own words" not in told.text()


async def test_the_loop_is_watched(place: Place, tmp_path: Path) -> None:
    async def late() -> float:
        found = await figures(tmp_path / "games.db.sock")
        return found["ludarium_loop_delay_seconds_sum"]

    before = await late()
    time.sleep(1)  # nothing else happens in this process
    assert await until(late, lambda now: now > before + 0.5)


# -- probes


async def test_a_server_is_healthy_and_ready(place: Place) -> None:
    async with place.anybody() as anybody:
        for path, said in (("/health", "ok\n"), ("/ready", "ready\n")):
            answer = await anybody.get(path)
            assert (answer.status_code, answer.text) == (200, said)
            assert answer.headers["cache-control"] == "no-store"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is not told what was found for another."""
    monkeypatch.setattr(probes, "GOOD_FOR", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_a_server_whose_database_is_locked_is_healthy_and_not_ready(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.server.limits.WRITE_SECONDS", 0.2)
    async with place.anybody() as anybody:
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await not_ready(anybody, "database")
            assert (await anybody.get("/health")).status_code == 200
            other.execute("ROLLBACK")
        assert (await anybody.get("/ready")).status_code == 200


@pytest.mark.usefixtures("at_once")
async def test_a_server_whose_tables_were_changed_is_not_ready(place: Place) -> None:
    assert place.house is not None
    async with place.anybody() as anybody:
        async with place.house.store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await not_ready(anybody, "schema")


@pytest.mark.usefixtures("at_once")
async def test_a_server_is_not_ready_once_another_has_taken_its_database(
    tmp_path: Path, postgres: str
) -> None:
    ended = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    async with serving(tmp_path, database=postgres) as place, place.anybody() as anybody:
        assert place.house is not None
        async with place.house.store.reading() as connection:
            await connection.execute(ended)
            found = await connection.execute(
                text("SELECT pg_advisory_lock(hashtext('ludarium in ' || current_schema()))")
            )
            assert found.all()
            await not_ready(anybody, "database")


async def test_a_server_that_stops_is_not_ready(place: Place) -> None:
    assert place.house is not None
    async with place.anybody() as anybody:
        place.house.readiness.stopping = True
        await not_ready(anybody, "stopping")


async def test_the_database_is_asked_once_however_many_ask(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    looks, look = [], place.house.readiness._look

    async def counted() -> str | None:
        looks.append(1)
        return await look()

    monkeypatch.setattr(probes, "GOOD_FOR", 1e9)
    monkeypatch.setattr(place.house.readiness, "_look", counted)
    async with place.anybody() as anybody:
        answers = await asyncio.gather(*(anybody.get("/ready") for _ in range(10)))
    assert {answer.status_code for answer in answers} == {200} and len(looks) == 1


async def not_ready(anybody: httpx.AsyncClient, why: str) -> None:
    answer = await anybody.get("/ready")
    assert (answer.status_code, answer.text) == (503, f"not ready: {why}\n")
