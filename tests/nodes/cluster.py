"""Three servers, a proxy before them, and people who play on whatever happens to these."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.nodes.proxy import Proxy
from tests.server.people import LINK, ME, Chair, Json, Person, Place, Process, bot, until

GAME = "tigris"  # long enough that it is not over before a test is
THINKS = 0.2  # seconds, whoever has played, so that it lasts
AWAY = (WebSocketException, OSError, httpx.HTTPError)


@dataclass
class Cluster:
    """`place` is where people come in."""

    database: str
    processes: list[Process]
    proxy: Proxy
    place: Place
    folder: Path

    @classmethod
    @asynccontextmanager
    async def of(cls, number: int, database: str, folder: Path) -> AsyncIterator["Cluster"]:
        processes = [process(f"node{name}", database, folder) for name in range(number)]
        async with cls.those(processes, database, folder) as one:
            yield one

    @classmethod
    @asynccontextmanager
    async def those(cls, processes: list[Process], database: str, folder: Path) -> AsyncIterator["Cluster"]:
        """Of these, which are started."""
        async with AsyncExitStack() as stack:
            for one in processes:
                stack.push_async_callback(stop, one)
                await one.start()
            proxy = Proxy({one.port: one.host for one in processes})
            await stack.enter_async_context(proxy.open())
            yield cls(database, processes, proxy, Place(proxy.address), folder)

    async def all(self, query: str, *values: object) -> list[Any]:
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    async def owner(self, table: Json) -> Process:
        """Who has this table, once anybody has."""

        async def name() -> str | None:
            query = "SELECT n.name FROM tables t JOIN nodes n ON n.id = t.owner WHERE t.id = $1"
            found = await self.all(query, table["id"])
            return found[0]["name"] if found else None

        return self.processes[int(str(await until(name))[-1])]

    async def mend(self) -> None:
        """Whatever has become of them, all are as new."""
        self.proxy.down, self.proxy.only = set(), None
        for one in self.processes:
            if one.again or one.running is None or one.running.returncode is not None:
                await stop(one)
                await one.start()
                one.again = False

    async def owner_after(self, company: "Company") -> Process:
        """Of the first table, once people have played at all of them for a while."""
        async with playing(*company.players):
            for table in company.tables:
                await some_more(company.at_table(table), 2)
        return await self.owner(company.tables[0])


def process(name: str, database: str, folder: Path) -> Process:
    """A server that is called so."""
    own = folder / name
    own.mkdir()
    return Process(own, database, LUDARIUM_NODE=name, LUDARIUM_SOCKET=str(own / "own.sock"))


def at(process: Process) -> Place:
    """This server, past the proxy."""
    return Place(f"http://{process.host}:{process.port}")


async def stop(process: Process) -> None:
    if process.running is not None and process.running.returncode is None:
        process.running.send_signal(signal.SIGCONT)
        await process.kill()


@asynccontextmanager
async def aside(socket: str | Path) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever runs the server that listens there."""
    transport = httpx.AsyncHTTPTransport(uds=str(socket))
    async with httpx.AsyncClient(transport=transport, base_url="http://aside", timeout=None) as http:
        yield http


@dataclass
class Player:
    """Somebody who plays on: comes back by themselves, says again what got no answer, as the page does."""

    person: Person
    table: Json
    seat: int
    random: Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    closed: list[int] = field(default_factory=list)
    over: bool = False

    async def play(self, moves: int | None = None) -> None:
        """Until the game is over, or so many more moves of theirs were acknowledged."""
        enough = None if moves is None else len(self.acknowledged) + moves
        while not self.over and (enough is None or len(self.acknowledged) < enough):
            try:
                async with self.person.at(self.table, self.seat) as chair:
                    await self._sit(chair, enough)
            except ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd else 0)
            except AWAY:
                pass
            await asyncio.sleep(0.1)

    async def _sit(self, chair: Chair, enough: int | None) -> None:
        stored = {entry["v"]: entry["words"] for entry in chair.told["entries"]}
        first = min(stored, default=0)  # of a long game only the newest are told; `check` looks at all
        latest = {v: words for v, words in self.acknowledged.items() if v >= first}
        assert latest.items() <= stored.items(), "an acknowledged move is lost"
        while not chair.told["over"] and (enough is None or len(self.acknowledged) < enough):
            if chair.mine:
                words = self.random.choice(chair.options())
                told = await chair.do(words)
                if told["t"] == "entry":
                    self.acknowledged[told["v"]] = words
                    await asyncio.sleep(THINKS)
                else:
                    assert told["key"] in ("try-again", "stale", "moving"), told
                    await asyncio.sleep(0.2)
            else:
                await chair.hear_until("entry", "told")
        self.over = chair.told["over"]


LIVE: Json = {"clock": {"bank": 300, "grant": 20, "keep": True, "most": 600}}
CHARGED = 12_000  # ms at most, for an answer that comes at once; a server that dies is away for longer


@dataclass
class Company:
    """Two people at some tables with clocks, not all at one server, and one of them at another with a bot."""

    cluster: Cluster
    tables: list[Json]
    players: list[Player]

    @classmethod
    @asynccontextmanager
    async def at(cls, cluster: Cluster, tables: int = 4) -> AsyncIterator["Company"]:
        async with cluster.place.guest("Anna") as anna, cluster.place.guest("Bela") as bela:
            both = [await two(anna, bela, game=GAME, **LIVE) for _ in range(tables)]
            while len({cluster.proxy.first(table["id"]) for table in both}) == 1:
                both.append(await two(anna, bela, game=GAME, **LIVE))
            players = [
                Player(who, table, seat, Random(seat))
                for table in both
                for who, seat in ((anna, 0), (bela, 1))
            ]
            against = await anna.open(ME, bot(), game=GAME, **LIVE)
            yield cls(cluster, [*both, against], [*players, Player(anna, against, 0, Random(5))])

    def at_table(self, table: Json) -> list[Player]:
        return [one for one in self.players if one.table is table]

    async def check(self) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice, and nobody was charged for us."""
        for table in self.tables:
            await self.check_at(table)

    async def check_at(self, table: Json) -> None:
        rows = await whole_log(self.cluster, table, *self.at_table(table))
        assert all((row["used"] or 0) < CHARGED for row in rows), [dict(row) for row in rows if row["used"]]

    async def first_move(self, table: Json) -> float:
        """Until somebody's answer at this table was acknowledged, seconds."""
        begun = time.monotonic()
        await some_more(self.at_table(table), 1)
        return time.monotonic() - begun


async def two(anna: Person, bela: Person, **more: Any) -> Json:
    table = await anna.open(ME, LINK, **more)
    await bela.join(table)
    return table


async def whole_log(cluster: Cluster, table: Json, *players: Player) -> list[Any]:
    """The entries of a table: nothing that was acknowledged is lost or doubled, and there are no gaps."""
    rows = await cluster.all("SELECT * FROM entries WHERE table_id = $1 ORDER BY n", table["id"])
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    moves = [row for row in rows if row["kind"] == "move"]
    assert [row["v"] for row in moves] == list(range(1, len(moves) + 1))
    said = {row["v"]: row["line"].partition(" ")[2] for row in moves}
    for player in players:
        for v, words in player.acknowledged.items():
            assert said.get(v, "").startswith(words), (v, words, said.get(v))
    return rows


@asynccontextmanager
async def playing(*players: Player) -> AsyncIterator[None]:
    """They play on meanwhile."""
    tasks = [asyncio.create_task(one.play()) for one in players]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


async def some_more(players: list[Player], moves: int) -> None:
    """Until so many more moves were acknowledged in all."""
    before = sum(len(one.acknowledged) for one in players)

    async def enough() -> bool:
        if sum(len(one.acknowledged) for one in players) >= before + moves:
            return True
        assert not all(one.over for one in players), "too little is left to play to show anything"
        return False

    await until(enough)
