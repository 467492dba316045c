"""How many people one server holds: arrivals, play, people who look on, and everybody coming back at once.

    python benchmarks/capacity.py                                     # small: 40 people at 20 tables
    python benchmarks/capacity.py --people 1000 --watchers 1000 --pause 20 --seconds 120
    python benchmarks/capacity.py --at http://10.0.0.1:8000 http://10.0.0.2:8000 --people 5000

Without `--at` it starts a server of its own with an empty database in this folder's file system, without
limits.  With `--at` tables go round the addresses, which need `LUDARIUM_LIMITS=off`; `--pids` are the
processes of servers on this machine, whose processor time and memory are then told.

Two people play at each table, at random, and think for `--pause` seconds on average; people who look on are
spread over the tables.  What is told of the processor (ms of one core) and of memory does not depend on what
else this machine does; times do, so believe them on a quiet machine alone.  Whoever plays here needs the
processor as well: about as much as the server.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
from tests.server.people import CONNECTION, LINK, ME, PATIENCE, Chair, Json, Process
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludarium.cli.command import machine

AT_ONCE = 50  # people who are on their way in
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Someone:
    """Who plays, or looks on: one browser with one page open."""

    http: httpx.AsyncClient
    address: str
    token: str = ""
    chair: Chair | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, path: str, body: Json) -> Json:
        answer = await self.http.post(
            self.address + path, json=body, headers=self.headers if self.token else {}
        )
        told: Json = answer.raise_for_status().json()
        return told

    async def come(self, name: str) -> None:
        self.token = (await self.ask("/api/me", {"name": name, "token": True}))["token"]

    async def open_page(self, table: str, seat: int | None) -> float:
        """Have the table on the screen; how many seconds that took."""
        began = time.perf_counter()
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.chair = Chair(await connect(address, additional_headers=self.headers, **PATIENCE))
        await self.chair.say({"as": seat, "since": None})
        await self.chair.hear_until("told")
        self.chair.heard.clear()
        return time.perf_counter() - began

    async def close(self) -> None:
        if self.chair is not None:
            await self.chair.socket.close()


@dataclass(frozen=True)
class Move:
    """Seconds until it was stored, and until the other saw it; bytes that both were told of it."""

    done: float
    seen: float
    bytes: int


@dataclass
class Table:
    players: tuple[Someone, Someone]
    watchers: list[Someone] = field(default_factory=list)
    id: str = ""

    @property
    def everybody(self) -> list[tuple[Someone, int | None]]:
        return [(self.players[0], 0), (self.players[1], 1), *((one, None) for one in self.watchers)]

    async def begin(self) -> None:
        """The first of the two opens it, the other follows the link, and whoever looks on comes."""
        opener, other = self.players
        table = await opener.ask("/api/tables", {"game": "druids", "seats": [ME, LINK], "shuffle": False})
        self.id, invitation = table["id"], table["seats"][1]["invitation"]
        await other.ask(f"/api/tables/{self.id}/join", {"invitation": invitation})
        await self.look()

    async def look(self) -> list[float]:
        return [await one.open_page(self.id, seat) for one, seat in self.everybody]

    async def leave(self) -> None:
        await asyncio.gather(*(one.close() for one, _ in self.everybody))

    async def play(self, pause: float, until: float, random: Random) -> list[Move]:
        took = []
        while time.perf_counter() < until:
            await asyncio.sleep(min(random.expovariate(1 / pause), max(0.0, until - time.perf_counter())))
            first = self.players[0].chair
            assert first is not None
            if first.told["over"]:
                await self.leave()
                await self.begin()
            elif time.perf_counter() < until:
                took.append(await self._move(random))
        return took

    async def _move(self, random: Random) -> Move:
        chairs = [one.chair for one in self.players if one.chair is not None]
        asked = chairs[0].told["asked"]["seat"]
        mover, other = chairs[asked], chairs[1 - asked]
        began = time.perf_counter()
        assert (await mover.do(random.choice(mover.options())))["t"] == "entry"
        done = time.perf_counter() - began
        while other.told["v"] < mover.told["v"]:
            await other.hear_until("entry")
        seen = time.perf_counter() - began
        size = sum(len(text.encode()) for chair in chairs for text in chair.heard)
        for chair in chairs:
            chair.heard.clear()
        return Move(done, seen, size)


async def listen(watcher: Someone) -> None:
    with suppress(ConnectionClosed):
        while watcher.chair is not None:
            await watcher.chair.socket.recv()


# -- what the servers need


@dataclass
class Servers:
    pids: Sequence[int]

    def seconds(self) -> float:
        """Of the processor, since they began: their own, without the workers that think for bots."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.pids]
        return sum(int(one[11]) + int(one[12]) for one in fields) / TICKS

    def bytes(self) -> int:
        lines = [line for pid in self.pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def share(seconds: float, of: int, what: str, known: bool) -> str:
    return f", {seconds / max(1, of) * 1000:.2f} ms of the processor a {what}" if known else ""


def spread(took: Sequence[float]) -> str:
    if not took:
        return "nothing was measured"
    found = sorted(took)
    p50, p99 = found[len(found) // 2], found[len(found) * 99 // 100]
    return f"p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms"


@asynccontextmanager
async def at(wanted: argparse.Namespace) -> AsyncIterator[tuple[list[str], Servers]]:
    """Where to play: at the addresses that were named, or at a server of our own."""
    if wanted.at:
        yield wanted.at, Servers(wanted.pids)
        return
    os.environ["LUDARIUM_TABLES_PER_GUEST"] = "1000000"
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = Process(Path(folder))
        try:
            place = await server.start()
            yield [place.address], Servers([server.pid])
        finally:
            await server.kill()


# -- what is measured


async def arrive(tables: Sequence[Table], servers: Servers, at_once: int = AT_ONCE) -> None:
    room, began, spent = asyncio.Semaphore(at_once), time.perf_counter(), servers.seconds()

    async def come(table: Table, number: int) -> None:
        async with room:
            for place, (one, _) in enumerate(table.everybody):
                await one.come(f"P{number}-{place}")
            await table.begin()

    before = servers.bytes()
    await asyncio.gather(*(come(table, n) for n, table in enumerate(tables)))
    took, people = time.perf_counter() - began, sum(len(table.everybody) for table in tables)
    known = bool(servers.pids)
    cpu = share(servers.seconds() - spent, people, "person", known)
    print(f"arrivals: {people} people in {took:.1f} s, {people / took:.0f} a second{cpu}")
    held = f", {(servers.bytes() - before) / people / 1000:.0f} kB of memory a person" if known else ""
    print(f"held: {people} sockets at {len(tables)} tables{held}")


async def play(
    tables: Sequence[Table], servers: Servers, pause: float, seconds: float
) -> tuple[list[Move], float]:
    """The moves, and how many seconds of the processor the servers needed for them."""
    until, spent = time.perf_counter() + seconds, servers.seconds()
    watching = [asyncio.create_task(listen(one)) for table in tables for one in table.watchers]
    found = await asyncio.gather(*(table.play(pause, until, Random(n)) for n, table in enumerate(tables)))
    spent = servers.seconds() - spent
    for one in watching:
        one.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return [move for table in found for move in table], spent


def tell(moves: Sequence[Move], spent: float, seconds: float, known: bool) -> None:
    cpu = share(spent, len(moves), "move", known)
    print(f"play: {len(moves)} moves, {len(moves) / seconds:.1f} a second{cpu}")
    print(f"    acknowledged after {spread([one.done for one in moves])}")
    print(f"    seen by the other after {spread([one.seen for one in moves])}")
    print(f"    {sum(one.bytes for one in moves) / max(1, len(moves)) / 1000:.1f} kB to both players a move")


async def storm(tables: Sequence[Table], servers: Servers) -> None:
    """Everybody is gone at once, and comes back as soon as they can."""
    await asyncio.gather(*(table.leave() for table in tables))
    began, spent = time.perf_counter(), servers.seconds()
    found = await asyncio.gather(
        *(one.open_page(table.id, seat) for table in tables for one, seat in table.everybody)
    )
    took = time.perf_counter() - began
    cpu = share(servers.seconds() - spent, len(found), "return", bool(servers.pids))
    print(f"everybody back: {len(found)} sockets in {took:.1f} s, {spread(found)}{cpu}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--at", nargs="+", default=[], metavar="ADDRESS", help="servers that run already")
    parser.add_argument("--pids", nargs="+", type=int, default=[], help="their processes, if they are here")
    parser.add_argument("--people", type=int, default=40, help="who play, two at a table")
    parser.add_argument("--watchers", type=int, default=0, help="who look on, spread over the tables")
    parser.add_argument("--pause", type=float, default=1, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=20, help="of play")
    return parser.parse_args()


async def main() -> None:
    wanted = arguments()
    async with at(wanted) as (addresses, servers), AsyncExitStack() as stack:
        transport = httpx.AsyncHTTPTransport(**CONNECTION)
        http = await stack.enter_async_context(httpx.AsyncClient(transport=transport, timeout=None))
        where = cycle(addresses)
        homes = [next(where) for _ in range(max(1, wanted.people // 2))]
        tables = [Table((Someone(http, home), Someone(http, home))) for home in homes]
        for _, table in zip(range(wanted.watchers), cycle(tables), strict=False):
            table.watchers.append(Someone(http, table.players[0].address))
        print(f"{machine()}, load {os.getloadavg()[0]:.1f}; {len(addresses)} servers")
        await arrive(tables, servers)
        moves, spent = await play(tables, servers, wanted.pause, wanted.seconds)
        tell(moves, spent, wanted.seconds, bool(servers.pids))
        await storm(tables, servers)
        await asyncio.gather(*(table.leave() for table in tables))


if __name__ == "__main__":
    asyncio.run(main())
