"""Connections and what comes before a request: how much, how long, how many."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.attack.raw import ELSEWHERE, Raw, flooding, handshake, is_served, open_files, raw, request
from tests.server.people import DEVICE, ME, Place, Process, serving

pytestmark = pytest.mark.anyio

SOON = "from ludarium.server import limits; limits.HEAD_SECONDS = limits.BODY_SECONDS = 1; "
FEW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 1024)); "


@asynccontextmanager
async def strict(folder: Path, before: str = "", **environment: str) -> AsyncIterator[tuple[Place, Process]]:
    """A server in a process of its own, with limits."""
    server = Process(folder, limits=True, before=before, **environment)
    try:
        yield await server.start(), server
    finally:
        await server.kill()


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (request(more="X: " + "x" * 9_000 + "\r\n"), 431),
        (request(more="X: " + "x" * 64_000_000 + "\r\n"), 431),
        (request(more="X: x\r\n" * 101), 431),
        (request(more="X: x\r\n" * 3_000_000), 431),
        (request(more="".join(f"X{n}: {'x' * 5000}\r\n" for n in range(4))), 431),
        (request(more="x" * 64_000_000), 431),
        (request("/" + "x" * 8_001), 414),
        (request("/?" + "x" * 64_000_000), 414),
        (b"G" * 100_000, 400),
    ],
)
async def test_a_head_too_large_is_refused_at_once(tmp_path: Path, data: bytes, status: int) -> None:
    async with strict(tmp_path) as (place, _), raw(place, ELSEWHERE) as one:
        with flooding(one, data):  # it need not end
            head = await one.head()
        assert int(head.split()[1]) == status
        assert b"no-store" in head and b"permissions-policy" in head.lower() and b"nosniff" in head


async def test_a_handshake_has_no_more_room(tmp_path: Path) -> None:
    async with strict(tmp_path) as (place, _), place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        for more, status in (
            ("Cookie: " + "x" * 7_900 + "\r\n", 101),
            ("Cookie: " + "x" * 8_100 + "\r\n", 431),
            ("X: x\r\n" * 92, 101),
            ("X: x\r\n" * 120, 431),
            ("Sec-WebSocket-Protocol: " + "a," * 3000 + "\r\n", 101),
        ):
            async with raw(place) as one:
                await one.send(handshake(place, table["id"], more))
                assert await one.status() == status, more[:30]


async def test_a_large_but_proper_head_is_read(tmp_path: Path) -> None:
    more = "".join(f"X{n}: {'x' * 3000}\r\n" for n in range(5))
    async with strict(tmp_path) as (place, _), raw(place) as one:
        for _ in range(3):
            await one.send(request("/api/me?" + "x" * 7_900, more))
            assert await one.status() == 200
            assert await one.reader.readexactly(4) == b"null"


@pytest.mark.slow
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX",
        request("/api/me", "Content-Type: application/json\r\nContent-Length: 100\r\n", "POST") + b"{",
        request("/api/games", "Content-Length: 100\r\n") + b"x",  # it is answered, and its body never comes
        request("/api/games"),  # answered, and nothing more is asked
    ],
)
async def test_whoever_does_not_go_on_is_not_waited_for(tmp_path: Path, data: bytes) -> None:
    async with strict(tmp_path, SOON) as (place, _), raw(place) as one:
        await one.send(data)
        await one.rest()  # an end comes


async def test_a_head_byte_by_byte_is_not_waited_for(tmp_path: Path) -> None:
    async with strict(tmp_path, SOON) as (place, _), raw(place) as one:
        await one.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")

        async def trickle() -> None:
            while True:
                await one.send(b"x")
                await asyncio.sleep(0.02)

        task = asyncio.create_task(trickle())
        assert await one.status() == 408
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_body_nobody_wants_is_not_read_to_the_end(tmp_path: Path) -> None:
    async with strict(tmp_path, SOON) as (place, _), raw(place, ELSEWHERE) as one:
        await one.send(request("/api/games", "Content-Length: 1000000000000\r\n"))
        with flooding(one, b"x" * 100_000) as sending:
            assert await one.status() == 200
            assert await sending < 50_000_000


async def test_one_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.limits.UNREAD_SECONDS", 0.5)
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_bytes(b"x" * 10_000_000)
    async with serving(tmp_path, tight=True, static=static) as place, raw(place) as one:
        one.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await one.send(request("/"))
        while not has_open(static / "index.html"):
            await asyncio.sleep(0.01)
        while has_open(static / "index.html"):
            await asyncio.sleep(0.01)


def has_open(path: Path) -> bool:
    """Whether this process has the file open."""
    return any(os.path.realpath(f"/proc/self/fd/{fd}") == str(path) for fd in os.listdir("/proc/self/fd"))


async def test_one_address_has_its_part_of_the_connections(tmp_path: Path) -> None:
    """Half a request each, and somebody else comes in nevertheless."""
    async with strict(tmp_path, FEW) as (place, server):
        halves = [await Raw.to(place, ELSEWHERE) for _ in range(350)]
        for half in halves:
            half.writer.write(b"GET / HTTP/1.1\r\nX: ")
        async with place.guest("Anna") as anna:
            await is_served(anna)
            assert open_files(server.pid) < 300, "as many as one may have, not as many as came"
        for half in halves:
            half.drop()


async def test_all_together_never_take_the_last_descriptor(tmp_path: Path) -> None:
    """Many addresses at once; as soon as some go, others can come."""
    async with strict(tmp_path, FEW) as (place, server):
        halves = [await Raw.to(place, f"127.0.1.{n % 10 + 1}") for n in range(1300)]
        for half in halves:
            half.writer.write(b"GET / HTTP/1.1\r\nX: ")
        while open_files(server.pid) < 384:
            await asyncio.sleep(0.02)
        assert open_files(server.pid) < 1024 - 256
        for half in halves:
            half.drop()
        while open_files(server.pid) > 300:
            await asyncio.sleep(0.02)
        async with place.guest("Anna") as anna:
            await is_served(anna)


async def test_an_address_that_comes_again_and_again_is_turned_away(tmp_path: Path) -> None:
    async with strict(tmp_path) as (place, _):
        statuses = set()
        for _ in range(900):  # 400 at once
            async with raw(place, ELSEWHERE) as one:
                one.writer.write(request())
                statuses.add(await one.status())
        assert 200 in statuses and statuses & {0, 503}, statuses
        async with place.guest("Anna") as anna:
            await is_served(anna)


async def test_a_proxy_brings_many_and_each_is_counted_by_itself(tmp_path: Path) -> None:
    async with strict(tmp_path, FORWARDED_ALLOW_IPS="127.0.0.1") as (place, _):
        for n in range(900):
            async with raw(place) as one:
                await one.send(request(more=f"X-Forwarded-For: 10.0.{n // 200}.{n % 200}\r\n"))
                assert await one.status() == 200
        async with raw(place) as one:
            status = 200
            for _ in range(40_000):
                await one.send(request(more="X-Forwarded-For: 10.9.9.9\r\n"))
                if (status := await one.status()) != 200:
                    break
                await one.reader.readexactly(4)
            assert status == 429
        async with raw(place) as one:
            await one.send(request(more="X-Forwarded-For: 10.9.9.8\r\n"))
            assert await one.status() == 200


async def test_nobody_says_where_he_is_from_if_there_is_no_proxy(tmp_path: Path) -> None:
    async with strict(tmp_path) as (place, _):
        statuses = []
        for n in range(3_000):
            async with raw(place) as one:
                one.writer.write(request(more=f"X-Forwarded-For: 10.0.{n // 200}.{n % 200}\r\n"))
                statuses.append(await one.status())
            if statuses[-1] != 200:
                break
        assert statuses[-1] in (0, 429, 503) and len(statuses) > 100


async def test_who_knocks_while_the_server_goes_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.socket() as visitor:
        async with serving(tmp_path, limits=True) as place:
            assert place.house is not None
            hall, where = place.house.hall, httpx.URL(place.address)
            drain = hall.drain

            async def and_somebody_knocks() -> None:
                await drain()
                visitor.connect((where.host, where.port))
                await asyncio.sleep(0)  # then the loop has seen them, and answers only once the server goes

            monkeypatch.setattr(hall, "drain", and_somebody_knocks)
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []
