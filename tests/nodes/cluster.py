"""Three servers, a proxy before them, and people who play on whatever happens to these."""

import asyncio
import signal
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
from tests.server.people import Chair, Json, Person, Place, Process, until

AWAY = (WebSocketException, OSError, httpx.HTTPError)


@dataclass
class Cluster:
    """`place` is where people come in."""

    database: str
    processes: list[Process]
    proxy: Proxy
    place: Place

    @classmethod
    @asynccontextmanager
    async def of(cls, number: int, database: str, folder: Path) -> AsyncIterator["Cluster"]:
        async with AsyncExitStack() as stack:
            processes = []
            for name in range(number):
                own = folder / f"node{name}"
                own.mkdir()
                one = Process(
                    own, database, LUDARIUM_NODE=f"node{name}", LUDARIUM_SOCKET=str(own / "own.sock")
                )
                stack.push_async_callback(stop, one)
                await one.start()
                processes.append(one)
            proxy = await stack.enter_async_context(Proxy([one.port for one in processes]).open())
            yield cls(database, processes, proxy, Place(proxy.address))

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


async def stop(process: Process) -> None:
    if process.running is not None and process.running.returncode is None:
        process.running.send_signal(signal.SIGCONT)
        await process.kill()


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
        assert self.acknowledged.items() <= stored.items(), "an acknowledged move is lost"
        while not chair.told["over"] and (enough is None or len(self.acknowledged) < enough):
            if chair.mine:
                words = self.random.choice(chair.options())
                told = await chair.do(words)
                if told["t"] == "entry":
                    self.acknowledged[told["v"]] = words
                else:
                    assert told["key"] in ("try-again", "stale", "moving"), told
                    await asyncio.sleep(0.2)
            else:
                await chair.hear_until("entry", "told")
        self.over = chair.told["over"]


async def whole_log(cluster: Cluster, table: Json, *players: Player) -> list[Any]:
    """The entries of a table: nothing that was acknowledged is lost or doubled, and there are no gaps."""
    rows = await cluster.all("SELECT * FROM entries WHERE table_id = $1 ORDER BY n", table["id"])
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    moves = [row for row in rows if row["kind"] == "move"]
    assert [row["v"] for row in moves] == list(range(1, len(moves) + 1))
    said = {row["v"]: row["line"].partition(" ")[2] for row in moves}
    for player in players:
        for v, words in player.acknowledged.items():
            assert said[v].startswith(words), (v, words, said[v])
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
    """Until so many more moves were acknowledged in all, or nothing is left to play."""
    before = sum(len(one.acknowledged) for one in players)

    async def enough() -> bool:
        now = sum(len(one.acknowledged) for one in players)
        return now >= before + moves or all(one.over for one in players)

    await until(enough)
