"""A balancer in a few lines: by the id of the table, and on to the next server where nobody answers."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from zlib import crc32

TABLE = re.compile(rb"^\S+ /api/tables/([^/? ]+)")


class Proxy:
    """`ports` are those of the servers; `down` those that nobody is sent to, `only` the one for everybody."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.down: set[int] = set()
        self.only: int | None = None
        self.address = ""
        self._turns = count()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    def order(self, head: bytes) -> list[int]:
        """The servers for this request, the first one first."""
        if self.only is not None:
            return [self.only]
        found = TABLE.match(head)
        first = crc32(found[1]) if found else next(self._turns)
        up = [port for port in self.ports if port not in self.down] or self.ports
        return [up[(first + step) % len(up)] for step in range(len(up))]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await reader.readuntil(b"\r\n\r\n")
            for port in self.order(head):
                with suppress(ConnectionRefusedError):
                    other_reader, other_writer = await asyncio.open_connection("127.0.0.1", port)
                    other_writer.write(head)
                    await asyncio.gather(pass_on(reader, other_writer), pass_on(other_reader, writer))
                    return
        writer.close()


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
