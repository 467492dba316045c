"""Requests in shapes that nobody sends by accident: each has one answer, and the server has no trouble."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.attack.raw import handshake, is_served, raw, request
from tests.server.people import DEVICE, ME, Place, Process

pytestmark = pytest.mark.anyio

JSON = "Content-Type: application/json\r\n"
CHUNKED = JSON + "Transfer-Encoding: chunked\r\n"
NAME = b'{"name":"Anna"}'


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """A server in a process of its own; without limits, for all that follows comes from one address."""
    soon = "from ludarium.server import limits; limits.BODY_SECONDS = 1"
    server = Process(Path(tmp_path_factory.mktemp("server")), before=soon)
    try:
        yield await server.start()
    finally:
        await server.kill()


def post(more: str, body: bytes) -> bytes:
    return request("/api/me", more, "POST") + body


# What is sent, and the status of each answer; 0: the connection ends.
SHAPES: dict[str, tuple[bytes, list[int]]] = {
    "HTTP/1.0": (b"GET /api/me HTTP/1.0\r\n\r\n", [200, 0]),
    "HTTP/1.0 with a name of ours": (b"GET /api/me HTTP/1.0\r\nHost: localhost\r\n\r\n", [200, 0]),
    "HTTP/1.0 with another name": (b"GET /api/me HTTP/1.0\r\nHost: evil.example\r\n\r\n", [421, 0]),
    "HTTP/0.9": (b"GET /api/me\r\n\r\n", [421, 0]),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400, 0]),
    "HTTP/9.9": (b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", [400, 0]),
    "no host": (b"GET /api/me HTTP/1.1\r\n\r\n", [421, 0]),
    "two hosts": (request(more="Host: localhost\r\n"), [421, 0]),
    "two lengths": (post(JSON + "Content-Length: 15\r\nContent-Length: 5\r\n", NAME), [400, 0]),
    "two equal lengths": (post(JSON + "Content-Length: 15\r\nContent-Length: 15\r\n", NAME), [400, 0]),
    "a list of lengths": (post(JSON + "Content-Length: 15, 15\r\n", NAME), [400, 0]),
    "a length below nothing": (post(JSON + "Content-Length: -1\r\n", NAME), [400, 0]),
    "a length with a sign": (post(JSON + "Content-Length: +15\r\n", NAME), [400, 0]),
    "a length beyond numbers": (post(JSON + f"Content-Length: {10**30}\r\n", NAME), [400, 0]),
    "chunks and a length": (post(CHUNKED + "Content-Length: 15\r\n", b"0\r\n\r\n"), [400, 0]),
    "a length and chunks": (post("Content-Length: 15\r\n" + CHUNKED, b"0\r\n\r\n"), [400, 0]),
    "something before chunks": (post(JSON + "Transfer-Encoding: x, chunked\r\n", b"0\r\n\r\n"), [400]),
    "something after chunks": (post(JSON + "Transfer-Encoding: chunked, x\r\n", b"0\r\n\r\n"), [400, 0]),
    "chunks by another name": (post(JSON + "Transfer-Encoding: xchunked\r\n", b"0\r\n\r\n"), [400, 0]),
    "a blank before the colon": (post(JSON + "Transfer-Encoding : chunked\r\n", b"0\r\n\r\n"), [400, 0]),
    "a folded header": (request(more="X: a\r\n b\r\n"), [400, 0]),
    "lines that end early": (b"GET /api/me HTTP/1.1\nHost: localhost\n\n", [400, 0]),
    "chunks": (post(CHUNKED, b"f\r\n" + NAME + b"\r\n0\r\n\r\n"), [200]),
    "chunks with more behind": (
        post(CHUNKED, b"f;x=y\r\n" + NAME + b"\r\n0\r\nX: y\r\nHost: evil\r\n\r\n"),
        [200],
    ),
    "chunks of no number": (post(CHUNKED, b"xyz\r\n" + NAME), [400, 0]),
    "chunks beyond numbers": (post(CHUNKED, b"f" * 20 + b"\r\n" + NAME), [400, 0]),
    "chunks without end": (
        post(CHUNKED, b"1000\r\n" + b"x" * 4096 + b"\r\n" + b"1\r\nx\r\n" * 70_000),
        [413, 0],
    ),
    "chunks named without end": (post(CHUNKED, b"1;" + b"x" * 400_000), [400, 0]),
    "headers behind chunks without end": (post(CHUNKED, b"0\r\n" + b"X: y\r\n" * 100_000), [0]),
    "no such method": (request(method="BREW"), [400, 0]),
    "a method in small letters": (request(method="get"), [400, 0]),
    "a method without end": (request(method="G" * 9_000), [400, 0]),
    "CONNECT": (b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", [400, 0]),
    "TRACE": (request(method="TRACE"), [405]),
    "OPTIONS of all": (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", [404]),
    "a whole address": (b"GET http://evil.example/api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", [200]),
    "a path without a slash": (b"GET api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", [400, 0]),
    "a byte of no letter in the path": (b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", [400, 0]),
    "naught in the path": (b"GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", [400, 0]),
    "naught in a name": (b"GET / HTTP/1.1\r\nHost: localhost\r\nX\0Y: z\r\n\r\n", [400, 0]),
    "naught in a value": (request(more="X: \0\r\n"), [400, 0]),
    "a name of no letters": (b"GET / HTTP/1.1\r\nHost: localhost\r\n\xff\xfe: z\r\n\r\n", [400, 0]),
    "no name": (request(more=": x\r\n"), [400, 0]),
    "no colon": (request(more="x\r\n"), [400, 0]),
    "a value of odd bytes": (request(more="Cookie: ludarium=\xff\xfe\x80\r\n"), [200]),
    "a return by itself": (request(more="X: a\rHost: evil\r\n"), [400, 0]),
    "another language": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500, [400, 0]),
    "several at once": (request() * 5, [200] * 5),
    "too many at once": (request() * 500, [0]),
    "another protocol": (request(more="Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"), [200]),
    "one that expects": (post(JSON + "Expect: 100-continue\r\nContent-Length: 15\r\n", NAME), [100, 200]),
}


@pytest.mark.parametrize("name", [*SHAPES])
async def test_every_shape_has_its_answer(place: Place, name: str) -> None:
    data, statuses = SHAPES[name]
    async with raw(place) as one:
        one.writer.write(data)
        found = []
        for _ in statuses:
            head = await one.head()
            found.append(int(head.split()[1]) if head else 0)
            if found[-1] != 100:
                await one.reader.read(length_of(head)) if head else b""
            if found[-1] >= 400:
                assert b"no-store" in head or b"no-cache" in head, head
                assert b"permissions-policy" in head.lower(), head
        # A connection that is turned away before all was said may lose its answer, never its end.
        assert found == statuses or found == [0] * len(found) == [0, 0][: len(statuses)], found
    async with place.guest("Anna") as anna:
        await is_served(anna)


def length_of(head: bytes) -> int:
    [length] = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")] or [
        b":0"
    ]
    return int(length.partition(b":")[2])


PATHS = [
    *(
        "/%00",
        "/api/tables/%00",
        "/api/tables/%00/live",
        "/api/tables/x%00/at/0",
        "/table/%00",
        "/assets/%00.js",
    ),
    *(
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/..%2f..%2f..%2fapp.py",
    ),
    *(
        "/assets/../../app.py",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/%5c..%5c..%5cetc",
        "/assets/%2fetc%2fpasswd",
    ),
    *(
        "/api%2fme",
        "/api/tables%2fx",
        "/api/tables/%2e%2e",
        "/api/tables/..",
        "/api/tables/x/at/%2d1",
        "/api/../api",
    ),
    *("/%ff%fe", "/%c0%ae%c0%ae/", "/%", "/%zz", "/api/tables/%", "/" + "a/" * 3_000, "/" + "%2f" * 2_000),
    *(
        "/api/tables/x/at/" + "9" * 5_000,
        "/api/tables/" + "x" * 7_000,
        "/assets/" + "x" * 5_000,
        "/?" + "&" * 7_000,
    ),
    *(
        "/assets/%0d%0aX:%20y",
        "/%0d%0a",
        "/api/tables/x%0d%0aSet-Cookie:%20a=b",
        "/con",
        "/assets/nul",
        "/.git/HEAD",
    ),
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
async def test_no_path_leads_outside(place: Place, path: str) -> None:
    async with raw(place) as one:
        await one.send(request(path))
        head = await one.head()
        status = int(head.split()[1])
        body = await one.reader.readexactly(length_of(head))
        assert status in (200, 400, 404, 426), head
        assert b"root:" not in body and b"import" not in body and b"ref: refs" not in body
        assert status != 200 or b"<" in body or body == b"null", "only the page, and /api/me"
        await one.send(request())
        assert await one.status() in (200, 0)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ((b"Version: 13", b"Version: 12"), 400),
        ((b"Version: 13", b"Version: x"), 400),
        ((b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", b"X: y"), 400),
        ((b"AAAAAAAAAAAAAAAAAAAAAA==", b"short"), 400),
        ((b"Key: AAAAAAAAAAAAAAAAAAAAAA==", b"Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Key: x"), 400),
        ((b"GET", b"POST"), 405),
        ((b"HTTP/1.1", b"HTTP/1.0"), 101),
        ((b"/api/tables", b"/api%00/tables"), 403),
        ((b"/live", b"/live/x"), 403),
        ((b"/live", b"/%ff"), 403),
        ((b"Host: 127.0.0.1", b"Host: evil.example"), 421),
        ((b"\r\n\r\n", b"\r\nOrigin: http://evil.example\r\n\r\n"), 403),
        ((b"\r\n\r\n", b"\r\nX: \xff\xfe\r\n\r\n"), 101),
        ((b"\r\n\r\n", b"\r\nSec-WebSocket-Protocol: a b c\r\n\r\n"), 400),
        ((b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: ;;;\r\n\r\n"), 101),
        ((b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\nhello"), 400),
    ],
)
async def test_a_handshake_has_one_form(place: Place, change: tuple[bytes, bytes], status: int) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with raw(place) as one:
            await one.send(handshake(place, table["id"]).replace(*change))
            head = await one.head()
            assert int(head.split()[1]) == status, head
            assert b"permissions-policy" in head.lower()
        await is_served(anna)


async def test_tables_that_do_not_exist_by_the_thousand(place: Place) -> None:
    async def knock(number: int) -> int:
        async with raw(place) as one:
            await one.send(handshake(place, f"nowhere{number}"))
            return await one.status()

    for begin in range(0, 2_000, 100):
        found = await asyncio.gather(*(knock(number) for number in range(begin, begin + 100)))
        assert {*found} == {404}
    async with place.guest("Anna") as anna:
        await is_served(anna)


async def test_refusals_are_json_and_not_kept(place: Place) -> None:
    for data, key in (
        (request("/api/nothing"), "not-found"),
        (request(method="DELETE"), "no-method"),
        (request(host="evil.example"), "foreign-host"),
        (request("/api/tables"), "no-session"),
        (b"nonsense\r\n\r\n", "bad-request"),
        (request("/" + "x" * 9_000), "too-large"),
    ):
        async with raw(place) as one:
            await one.send(data)
            head = await one.head()
            body = await one.reader.readexactly(length_of(head))
        assert json.loads(body)["error"]["key"] == key
        assert b"cache-control: no-store" in head.lower()
