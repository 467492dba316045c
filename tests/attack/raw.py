"""Connections below HTTP and websocket: bytes out, and what comes of it."""

import asyncio
import os
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Self

import httpx

from tests.server.people import Json, Person, Place

ELSEWHERE = "127.0.0.2"  # another address of this machine

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LAST = 0x80
COMPRESSED = 0x40


@dataclass
class Raw:
    """One connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def to(cls, place: Place, source: str | None = None) -> Self:
        url = httpx.URL(place.address)
        local = (source, 0) if source else None
        return cls(*await asyncio.open_connection(url.host, url.port, local_addr=local, limit=2**26))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def status(self) -> int:
        """The status of the next answer, whose head is read; 0 when there is none."""
        head = await self.head()
        return int(head.split()[1]) if head else 0

    async def head(self) -> bytes:
        try:
            return await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def rest(self) -> bytes:
        """All that comes until the connection ends."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what it carries; when the connection ends, 0 and nothing."""
        try:
            kind, length = await self.reader.readexactly(2)
            if length == 126:
                [length] = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                [length] = struct.unpack("!Q", await self.reader.readexactly(8))
            return kind & 15, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, b""

    async def closed_with(self) -> int | None:
        """The code with which a websocket is closed; None if it ends without."""
        while True:
            kind, data = await self.frame()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")
            if not kind:
                return None

    def drop(self) -> None:
        self.writer.transport.abort()


@asynccontextmanager
async def raw(place: Place, source: str | None = None) -> AsyncIterator[Raw]:
    one = await Raw.to(place, source)
    try:
        yield one
    finally:
        one.drop()


@asynccontextmanager
async def raw_socket(place: Place, table: Json, source: str | None = None) -> AsyncIterator[Raw]:
    """A websocket of somebody who watches a table, after its handshake."""
    async with raw(place, source) as one:
        await one.send(handshake(place, table["id"]))
        assert await one.status() == 101
        yield one


def handshake(place: Place, table_id: str, more: str = "") -> bytes:
    return (
        f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: {place.address.removeprefix('http://')}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    ).encode()


def request(path: str = "/api/me", more: str = "", method: str = "GET", host: str = "localhost") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode()


def frame(kind: int, data: bytes = b"", flags: int = LAST) -> bytes:
    """As a client sends it; its mask is naught."""
    if len(data) < 126:
        length = bytes([LAST | len(data)])
    elif len(data) < 2**16:
        length = struct.pack("!BH", LAST | 126, len(data))
    else:
        length = struct.pack("!BQ", LAST | 127, len(data))
    return bytes([flags | kind]) + length + b"\0\0\0\0" + data


async def pour(one: Raw, data: bytes) -> int:
    """Send it again and again until the other side takes no more; how many bytes that was."""
    sent = 0
    try:
        while True:
            await one.send(data)
            sent += len(data)
    except ConnectionError:
        return sent


@contextmanager
def flooding(one: Raw, data: bytes) -> Iterator[asyncio.Task[int]]:
    task = asyncio.create_task(pour(one, data))
    try:
        yield task
    finally:
        task.cancel()


def open_files(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


async def is_served(person: Person) -> None:
    assert (await person.get("/api/me"))["name"]
