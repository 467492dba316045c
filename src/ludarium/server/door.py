"""The door: who comes in is counted before anything is made of it."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from ludarium.server import limits
from ludarium.server.addresses import network
from ludarium.server.headers import HEADERS
from ludarium.server.limits import Limits
from ludarium.table import Refused

logger = logging.getLogger(__name__)

AT_ONCE = 64  # connections; then others get their turn
PAUSE = 0.1  # seconds, when the system has no more descriptors

Leave = Callable[[], None]
BUSY_HEADERS = HEADERS | {
    "Retry-After": "10",
    "Cache-Control": "no-store",
    "Content-Length": "0",
    "Connection": "close",
}
BUSY = "\r\n".join(
    ("HTTP/1.1 503 Service Unavailable", *map(": ".join, BUSY_HEADERS.items()), "", "")
).encode()


class Crowd:
    """How many are connected, and from where."""

    def __init__(self, most: int, of_one: int) -> None:
        self._most = most
        self._of_one = of_one
        self._here: dict[str, int] = {}
        self._all = 0

    def enter(self, address: str | None) -> Leave | None:
        """What to call when this connection ends; None if it cannot come in.  No address: it is not asked."""
        here = self._here.get(address, 0) if address else 0
        if self._all >= self._most or here >= self._of_one:
            return None
        self._all += 1
        if address:
            self._here[address] = here + 1
        return partial(self._leave, address)

    def _leave(self, address: str | None) -> None:
        self._all -= 1
        if address:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]


class Door:
    """Takes in connections and makes protocols of them, but not more than the limits allow.

    `ours` says of an address whether it is a proxy of ours: others come through it, so it is not counted
    as one of them.
    """

    def __init__(
        self,
        listener: socket.socket,
        allowed: Limits,
        most: int,
        ours: Callable[[str], bool],
        make: Callable[[Leave], asyncio.Protocol],
    ) -> None:
        listener.setblocking(False)
        self._listener = listener
        self._allowed = allowed
        self._ours = ours
        self._make = make
        self._crowd = Crowd(most, limits.connections_of_one(most) if allowed.on else most)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                first, peer = await loop.sock_accept(self._listener)
                await self._take_in([(first, peer[0]), *self._more()])
            except OSError as error:
                logger.warning("no connection can be taken in: %s", error.strerror)
                await asyncio.sleep(PAUSE)
            # Accepting what is there already waits for nothing.
            await asyncio.sleep(0)

    def _more(self) -> list[tuple[socket.socket, str]]:
        """Who else stands before the door."""
        found: list[tuple[socket.socket, str]] = []
        try:
            while len(found) < AT_ONCE:
                connection, peer = self._listener.accept()
                found.append((connection, peer[0]))
        except OSError:  # nobody, or no descriptor for somebody, which the next turn will tell
            pass
        return found

    async def _take_in(self, found: list[tuple[socket.socket, str]]) -> None:
        loop = asyncio.get_running_loop()
        jobs = []
        for connection, host in found:
            leave = self._enter(host)
            if leave:
                connection.setblocking(False)
                jobs.append(self._connect(loop, connection, leave))
            else:
                turn_away(connection)
        await asyncio.gather(*jobs)

    def _enter(self, host: str) -> Leave | None:
        if self._ours(host):
            return self._crowd.enter(None)
        address = network(host)
        try:
            self._allowed.connections_of_address.take(address)
        except Refused:
            return None
        return self._crowd.enter(address)

    async def _connect(
        self, loop: asyncio.AbstractEventLoop, connection: socket.socket, leave: Leave
    ) -> None:
        try:
            await loop.connect_accepted_socket(partial(self._make, leave), connection)
        except OSError:  # gone already
            connection.close()
            leave()


def turn_away(connection: socket.socket) -> None:
    """Say that it cannot be now, without waiting for what was wanted."""
    with connection, suppress(OSError):
        connection.setblocking(False)
        connection.send(BUSY)


def descriptors() -> int:
    """How many files and connections this process may have open: as many as the system lets it ask for."""
    try:
        import resource  # not everywhere
    except ImportError:
        return limits.DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, limits.DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return limits.DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # macOS allows less than it says
        return soft
    return wanted
