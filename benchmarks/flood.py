"""How long other people's moves take while somebody floods the server.

    python benchmarks/flood.py                      # every flood, ten seconds each
    python benchmarks/flood.py --seconds 30 ping try
    python benchmarks/flood.py --same-address       # from where the players are

The server runs in a process of its own, with limits and an empty database in this folder's file system; so
does whoever floods it, from another address of this machine.  Two people play, a move every tenth of a
second.  Each flood is measured beside a time of calm just before it: what counts is the ratio of the medians.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from httpx import HTTPError
from tests.attack.raw import ELSEWHERE, PING, PONG, TEXT, Raw, frame, handshake, raw, request
from tests.server.people import DEVICE, LINK, ME, Chair, Person, Place, Process, bot
from websockets.exceptions import WebSocketException

PAUSE = 0.1  # seconds between two moves
SOCKETS = 64
GUESTS = 8
WRITE = 60_000  # bytes at a time
ENOUGH = 1.5  # no flood may make moves take longer by more than this


@dataclass(frozen=True)
class Target:
    """Where a flood goes to, a table to flood, and the address that it comes from."""

    place: Place
    table: str
    source: str

    async def pour(self, first: bytes, data: bytes) -> None:
        """Connect, and send as much as is taken until the connection is closed."""
        async with raw(self.place, self.source) as one:
            reading = asyncio.create_task(read_all(one))
            await one.send(first)
            while not reading.done():
                await one.send(data * max(1, WRITE // max(1, len(data))))
                await asyncio.sleep(0)

    async def pour_into_socket(self, data: bytes) -> None:
        await self.pour(handshake(self.place, self.table), data)

    async def ask(self, data: bytes) -> None:
        """Connect, and ask once."""
        async with raw(self.place, self.source) as one:
            await one.send(data)
            if data:
                await one.reader.read(WRITE)

    async def wait(self, data: bytes) -> None:
        """Connect, send this, and wait for the end."""
        async with raw(self.place, self.source) as one:
            await one.send(data)
            await read_all(one)


async def read_all(one: Raw) -> None:
    with suppress(OSError):
        while await one.reader.read(WRITE):
            pass


def post(path: str, body: bytes, length: int | None = None) -> bytes:
    headers = f"Content-Type: application/json\r\nContent-Length: {length or len(body)}\r\n"
    return request(path, headers, "POST") + body


ANNA = b'{"name":"Anna"}'

# What a guest does, who has a name, a table and a finished game; each until it is refused too often.


def as_guest(does: Callable[[Person], Awaitable[None]]) -> Callable[[Target], Awaitable[None]]:
    """A flood of what this guest does, again and again, whatever is said to that."""

    async def attack(to: Target) -> None:
        async with Place(to.place.address, source=to.source).guest("Mallory") as mallory:
            while True:
                await does(mallory)

    return attack


async def take_back(mallory: Person) -> None:
    table = await mallory.open(ME, DEVICE)
    async with mallory.at(table, 0) as chair:
        words = chair.options()[0]
        while True:
            await chair.do(words)
            await chair.ask({"v": chair.told["v"], "undo": True})


async def ask_for_hints(mallory: Person) -> None:
    table = await mallory.open(ME, bot("master", 10), game="tigris", hints=True)
    async with mallory.at(table, 0) as chair:
        while True:
            await chair.ask({"v": chair.told["v"], "hint": True})


async def let_bots_play(mallory: Person) -> None:
    """At six tables of bots alone, which somebody watches."""
    async with AsyncExitStack() as stack:
        for _ in range(6):
            table = await mallory.open(bot("master", 10), bot("master", 10), game="tigris")
            await stack.enter_async_context(mallory.at(table, None))
        await asyncio.Event().wait()


def looking_back(*paths: str, method: str = "GET") -> Callable[[Target], Awaitable[None]]:
    """A flood of requests about a finished game."""

    async def ask(mallory: Person) -> None:
        table = await mallory.open(bot(), bot(), game="tigris")
        async with mallory.at(table, None) as chair:
            while not chair.told["over"]:
                await chair.hear_until("entry")
        while True:
            for path in paths:
                await mallory.http.request(method, f"/api/tables/{table['id']}/{path}")

    return as_guest(ask)


# What so many do at once, each again and again.
FLOODS: dict[str, tuple[int, Callable[[Target], Awaitable[None]]]] = {
    "nothing": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b"{}"))),
    "ping": (SOCKETS, lambda to: to.pour_into_socket(frame(PING))),
    "pong": (SOCKETS, lambda to: to.pour_into_socket(frame(PONG, b"x" * 125))),
    "try": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b'{"v":0,"try":"waltz"}'))),
    "why": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b'{"v":0,"why":"waltz"}'))),
    "effects": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b'{"v":0,"effects":true}'))),
    "as": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b'{"as":null,"since":null}'))),
    "large": (SOCKETS, lambda to: to.pour_into_socket(frame(TEXT, b"[" * 16_000))),
    "one-socket": (1, lambda to: to.pour_into_socket(frame(TEXT, b"{}"))),
    "handshakes": (SOCKETS, lambda to: to.ask(handshake(to.place, to.table))),
    "unknown-tables": (SOCKETS, lambda to: to.ask(handshake(to.place, random.randbytes(9).hex()))),
    "requests": (SOCKETS, lambda to: to.pour(b"", request("/api/games"))),
    "one-by-one": (SOCKETS, lambda to: to.ask(request("/api/me"))),
    "page": (SOCKETS, lambda to: to.ask(request("/"))),
    "big-headers": (SOCKETS, lambda to: to.pour(request()[:-2] + b"X: ", b"x" * WRITE)),
    "many-headers": (SOCKETS, lambda to: to.pour(request()[:-2], b"X: x\r\n")),
    "big-bodies": (SOCKETS, lambda to: to.pour(post("/api/me", b"", 10**9), b"x" * WRITE)),
    "half-requests": (1000, lambda to: to.wait(request()[:-2])),
    "connections": (SOCKETS, lambda to: to.ask(b"")),
    "new-guests": (SOCKETS, lambda to: to.ask(post("/api/me", ANNA))),
    "undos": (GUESTS, as_guest(take_back)),
    "hints": (GUESTS, as_guest(ask_for_hints)),
    "bots-alone": (GUESTS, as_guest(let_bots_play)),
    "moments": (GUESTS, looking_back("at/9", "at/99")),
    "records": (GUESTS, looking_back("record", "verify")),
    "reviews": (GUESTS, looking_back("review", "review/cancel", method="POST")),
}


async def flood(name: str, to: Target) -> None:
    """Until somebody ends it."""
    os.nice(19)  # whoever floods has a machine of his own
    many, attack = FLOODS[name]

    async def again_and_again() -> None:
        while True:
            with suppress(OSError, HTTPError, WebSocketException):
                await attack(to)
            await asyncio.sleep(0)

    await asyncio.gather(*(again_and_again() for _ in range(many)))


class Players:
    """Two people at a table, who play game after game."""

    def __init__(self, place: Place, stack: AsyncExitStack) -> None:
        self.place = place
        self.stack = stack
        self.chairs: list[Chair] = []

    async def sit_down(self) -> None:
        anna, bela = [
            await self.stack.enter_async_context(self.place.guest(name)) for name in ("Anna", "Béla")
        ]
        table = await anna.open(ME, LINK, game="tigris")
        await bela.join(table)
        seats = [(anna, 0), (bela, 1)]
        self.chairs = [await self.stack.enter_async_context(who.at(table, seat)) for who, seat in seats]

    async def play(self, seconds: float) -> list[float]:
        """How long each move took."""
        took: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if self.chairs[0].told["over"]:
                await self.sit_down()
            took.append(await self._move())
            await asyncio.sleep(PAUSE)
        return took

    async def _move(self) -> float:
        mover = next(chair for chair in self.chairs if chair.mine)
        words = random.choice(mover.options())
        began = time.perf_counter()
        assert (await mover.do(words))["t"] == "entry"
        took = time.perf_counter() - began
        for chair in self.chairs:
            while chair.told["v"] < mover.told["v"]:
                await chair.hear_until("entry")
        return took


@dataclass(frozen=True)
class Measured:
    """How long each move took, in order, and which part of its time the server was busy."""

    took: list[float]
    busy: float

    def __str__(self) -> str:
        p95 = self.took[len(self.took) * 95 // 100]
        return f"{median(self.took) * 1000:6.1f} ms, p95 {p95 * 1000:6.1f} ms, server busy {self.busy:4.0%}"


async def measure(players: Players, server: Process, seconds: float) -> Measured:
    began, spent = time.perf_counter(), processor_seconds(server)
    took = sorted(await players.play(seconds))
    return Measured(took, (processor_seconds(server) - spent) / (time.perf_counter() - began))


def processor_seconds(server: Process) -> float:
    """Of the server alone, not of its bots; as Linux tells it, elsewhere nothing."""
    stat = Path(f"/proc/{server.pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def compare(name: str, source: str, seconds: float) -> bool:
    """Print what became of moves under this flood; whether that is good enough."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir="."))
        server = Process(Path(folder), limits=True)
        place = await server.start()
        stack.push_async_callback(server.kill)
        players = Players(place, stack)
        await players.sit_down()
        dora = await stack.enter_async_context(place.guest("Dora"))
        table = (await dora.open(ME, DEVICE))["id"]
        calm = await measure(players, server, seconds)
        where = f"{place.address} {table} {source}"
        flooder = subprocess.Popen([sys.executable, __file__, "--flooder", where, name])
        try:
            await asyncio.sleep(1)  # until it has started
            flooded = await measure(players, server, seconds)
        finally:
            flooder.kill()
            flooder.wait()
    ratio = median(flooded.took) / median(calm.took)
    print(f"{name:15} calm {calm}   flooded {flooded}   ratio {ratio:4.2f}", flush=True)
    return ratio <= ENOUGH


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("floods", nargs="*", metavar="flood", help=f"of {', '.join(FLOODS)}; all if none")
    parser.add_argument("--seconds", type=float, default=10, help="of calm, and of each flood")
    parser.add_argument("--same-address", action="store_true")
    parser.add_argument("--flooder", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.flooder:
        address, table, source = wanted.flooder.split()
        await flood(wanted.floods[0], Target(Place(address), table, source))
    source = "127.0.0.1" if wanted.same_address else ELSEWHERE
    good = [await compare(name, source, wanted.seconds) for name in wanted.floods or FLOODS]
    sys.exit(not all(good))


if __name__ == "__main__":
    asyncio.run(main())
