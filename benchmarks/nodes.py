"""What three servers cost beside one: the same people, on one PostgreSQL, in turn; median of the rounds.

    python benchmarks/nodes.py
    python benchmarks/nodes.py --people 240 --seconds 30

Starts a PostgreSQL of its own with two databases: at one is one server, at the other there are three.  Two
people play at each table, at random, and think for `--pause` seconds on average.  Each table is always asked
for at the same server, as a balancer sees to.  What is told of the processor (ms of one core a move) has in
it what servers do though nobody plays, for three of them three times; it is told beside it.

Believe it on a quiet machine alone: a server that has to wait stores many moves in one transaction, which one
does sooner than three.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

import asyncpg
import httpx
from benchmarks.capacity import Move, Servers, Someone, Table, arrive, play, spread
from tests.nodes.cluster import at, process, stop
from tests.nodes.postgres import Postgres
from tests.server.people import CONNECTION, Process

from ludarium.cli.command import machine

AT_ONCE = 8  # tables at which people are on their way in: how that goes is not measured here
TARGET = 1.15  # times the processor of one server, at most


@dataclass
class Side:
    """Servers on a database of their own, and who plays there."""

    servers: Sequence[Process]
    tables: Sequence[Table]
    moves: list[Move] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)  # of each round, seconds of the processor a move
    idle: float = 0.0  # seconds of the processor a second, while nobody plays

    @property
    def all(self) -> Servers:
        return Servers([one.pid for one in self.servers])

    async def rest(self, seconds: float) -> None:
        spent = self.all.seconds()
        await asyncio.sleep(seconds)
        self.idle = (self.all.seconds() - spent) / seconds

    async def play(self, pause: float, seconds: float) -> None:
        moves, spent = await play(self.tables, self.all, pause, seconds)
        self.moves += moves
        self.costs.append(spent / len(moves))

    def tell(self, seconds: float) -> None:
        bytes_a_move = sum(one.bytes for one in self.moves) / len(self.moves)
        print(
            f"{len(self.servers)} servers: {len(self.moves) / seconds:.1f} moves a second, "
            f"{median(self.costs) * 1000:.2f} ms of the processor a move, {bytes_a_move / 1000:.1f} kB\n"
            f"    {self.idle * 1000:.1f} ms of the processor a second while nobody plays\n"
            f"    acknowledged after {spread([one.done for one in self.moves])}\n"
            f"    seen by the other after {spread([one.seen for one in self.moves])}"
        )


@asynccontextmanager
async def side(
    postgres: Postgres, number: int, people: int, http: httpx.AsyncClient, folder: Path
) -> AsyncIterator[Side]:
    database = await a_database(postgres, f"servers{number}")
    servers = [process(f"{number}_{name}", database, folder) for name in range(number)]
    async with AsyncExitStack() as stack:
        for one in servers:
            stack.push_async_callback(stop, one)
            await one.start()
        homes = cycle([at(one).address for one in servers])
        tables = [Table((Someone(http, home), Someone(http, home))) for home in islice(homes, people // 2)]
        found = Side(servers, tables)
        await arrive(tables, found.all, AT_ONCE)
        yield found
        await asyncio.gather(*(table.leave() for table in tables))


async def a_database(postgres: Postgres, name: str) -> str:
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.url.replace("/postgres", f"/{name}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=120, help="who play, two at a table, at each side")
    parser.add_argument("--pause", type=float, default=1, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=20, help="of play, each round")
    parser.add_argument("--rounds", type=int, default=5)
    return parser.parse_args()


async def main() -> None:
    wanted = arguments()
    os.environ["LUDARIUM_TABLES_PER_GUEST"] = "1000000"
    print(f"{machine()}, load {os.getloadavg()[0]:.1f}")
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres.new())
        transport = httpx.AsyncHTTPTransport(**CONNECTION)
        http = await stack.enter_async_context(httpx.AsyncClient(transport=transport, timeout=None))
        sides = [
            await stack.enter_async_context(side(postgres, number, wanted.people, http, folder))
            for number in (1, 3)
        ]
        for one in sides:
            await one.rest(wanted.seconds)
        for _ in range(wanted.rounds):
            for one in sides:
                await one.play(wanted.pause, wanted.seconds)
        for one in sides:
            one.tell(wanted.rounds * wanted.seconds)
        ratios = [three / one for one, three in zip(*(one.costs for one in sides), strict=True)]
        print(f"three servers : one, processor a move: {median(ratios):.2f} (at most {TARGET})", end="; ")
        print("rounds", " ".join(f"{ratio:.2f}" for ratio in ratios))


if __name__ == "__main__":
    asyncio.run(main())
