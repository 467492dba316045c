"""A balancer in a few lines: by the id of the table, and on to the next server where nobody answers."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from itertools import count
from zlib import crc32

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PATIENCE = 5.0  # seconds, with a server that does not answer
TABLE = re.compile(rb"^\S+ /api/tables/([^/? ]+)")


class Proxy:
    """`hosts` are those of the servers, by their ports, which differ.

    Nobody is sent to those that are `down`; `only` is the one for everybody.
    """

    def __init__(self, hosts: Mapping[int, str]) -> None:
        self.hosts = hosts
        self.down: set[int] = set()
        self.only: int | None = None
        self.address = ""
        self._turns = count()
        self._open: dict[int, set[asyncio.StreamWriter]] = {port: set() for port in hosts}

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    def leave(self, port: int) -> None:
        """It does not answer, or says that it is not ready: nobody is sent there, and whoever is, leaves."""
        self.down.add(port)
        for writer in self._open[port]:
            writer.transport.abort()

    def order(self, head: bytes) -> list[int]:
        """The servers for this request, the first one first."""
        if self.only is not None:
            return [self.only]
        found = TABLE.match(head)
        return self._from(crc32(found[1]) if found else next(self._turns))

    def first(self, table_id: str) -> int:
        """The server for all that concerns this table."""
        return self._from(crc32(table_id.encode()))[0]

    def _from(self, first: int) -> list[int]:
        up = [port for port in self.hosts if port not in self.down] or list(self.hosts)
        return [up[(first + step) % len(up)] for step in range(len(up))]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await reader.readuntil(b"\r\n\r\n")
            for port in self.order(head):
                with suppress(ConnectionRefusedError, TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        other = await asyncio.open_connection(self.hosts[port], port)
                    await self._pass_on(head, (reader, writer), port, other)
                    return
        writer.close()

    async def _pass_on(self, head: bytes, one: Ends, port: int, other: Ends) -> None:
        writers = {one[1], other[1]}
        self._open[port] |= writers
        other[1].write(head)
        try:
            await asyncio.gather(pass_on(one[0], other[1]), pass_on(other[0], one[1]))
        finally:
            self._open[port] -= writers


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        with suppress(OSError):
            writer.close()
