"""What a move costs a server of ours, beside boardgame.io's own server, in the same run.

    python benchmarks/beside_boardgame_io.py
    python benchmarks/beside_boardgame_io.py --tables 10 --seconds 5 --rounds 1

Both serve tables of two players and two who watch, each at a websocket of its own: ours Druidenwalzer, stored
and synced to the disk; boardgame.io tic-tac-toe, kept in memory, as its server does by itself.  Whoever is
asked answers at random; a game that is over is followed by another, which is paid for, too.  First all tables
play as fast as they are answered, then all together so many moves a second (`--paced`).  The two take turns;
each number is the median of the rounds.

boardgame.io is installed by npm into this user's cache, and needs Node.  Limits are off.
"""

import argparse
import asyncio
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.attack.raw import PING, PONG, TEXT, frame
from tests.server.people import DEVICE, ME, Person, Process, free_port, paths

VERSION = "0.50.2"
WATCHERS = 2
AT_ONCE = 8
SERVER = Path(__file__).with_name("boardgame_io.js")

Said = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """A websocket from which nobody reads more than the server says: what it says is handed on."""

    def __init__(self, path: str, headers: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
        ).encode()
        self.said: Said = lambda _: None
        self.stands = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.stands.done():
            head, end, rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._rest = rest
            self.stands.set_result(None)
        while (found := self._frame()) is not None:
            kind, text = found
            if kind == TEXT:
                self.said(text)
            elif kind == PING:
                self.transport.write(frame(PONG, text))

    def _frame(self) -> tuple[int, bytes] | None:
        """The first one that has come as a whole."""
        data = self._rest
        if len(data) < 2:
            return None
        at, length = 2, data[1]
        if length == 126 and len(data) >= 4:
            at, [length] = 4, struct.unpack_from("!H", data, 2)
        elif length == 127 and len(data) >= 10:
            at, [length] = 10, struct.unpack_from("!Q", data, 2)
        elif length > 125:
            return None
        if len(data) < at + length:
            return None
        self._rest = data[at + length :]
        return data[0] & 15, data[at : at + length]

    def say(self, text: str) -> None:
        self.transport.write(frame(TEXT, text.encode()))


async def connected(port: int, path: str, headers: str = "") -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, headers), "127.0.0.1", port)
    await socket.stands
    return socket


@dataclass
class Wait:
    """How long it takes from an answer until anybody who plays is told of it, in milliseconds."""

    since: float | None = None
    all: list[float] = field(default_factory=list)

    def begins(self) -> None:
        self.since = time.perf_counter()

    def is_over(self) -> None:
        if self.since is not None:
            self.all.append(1000 * (time.perf_counter() - self.since))
            self.since = None


@dataclass
class Ours:
    """A table of Druidenwalzer; `answer` says what is said next, once that is known."""

    port: int
    person: Person
    random: Random
    moves: int = 0
    answer: Callable[[], None] | None = None
    over: bool = False
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    sockets: list[Socket] = field(default_factory=list)
    wait: Wait = field(default_factory=Wait)

    async def sit_down(self) -> None:
        self.leave()
        table, self.over, self.answer = await self.person.open(ME, DEVICE), False, None
        headers = f"Authorization: Bearer {self.person.token}\r\n"
        path = f"/api/tables/{table['id']}/live"
        self.sockets = [await connected(self.port, path, headers) for _ in range(2 + WATCHERS)]
        for seat, socket in enumerate(self.sockets):
            if seat < 2:
                socket.said = lambda text, socket=socket: self._heard(socket, text)  # type: ignore[misc]
            socket.say(json.dumps({"as": seat if seat < 2 else None, "since": None}))

    def _heard(self, socket: Socket, text: bytes) -> None:
        self.wait.is_over()
        if b'"over":true' in text:
            self.over = True
            self.asked.set()
            return
        told = json.loads(text)
        if told.get("options"):
            words = self.random.choice(list(paths(told["options"])))
            self.answer = lambda: socket.say(json.dumps({"v": told["v"], "do": words}))
            self.moves += told["t"] == "entry"
            self.asked.set()

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.abort()


@dataclass
class Theirs:
    """A match of tic-tac-toe.  Connections stay from match to match."""

    port: int
    name: str
    random: Random
    moves: int = 0
    answer: Callable[[], None] | None = None
    over: bool = False
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    sockets: list[Socket] = field(default_factory=list)
    wait: Wait = field(default_factory=Wait)
    matches: int = 0

    async def sit_down(self) -> None:
        if not self.sockets:
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets = [await connected(self.port, path) for _ in range(2 + WATCHERS)]
            for seat, socket in enumerate(self.sockets):
                socket.said = lambda text, seat=seat: self._heard(seat, text)  # type: ignore[misc]
                socket.say("40/tic-tac-toe,")
            await asyncio.sleep(0.1)
        self.matches, self.over, self.answer = self.matches + 1, False, None
        for seat in range(2 + WATCHERS):
            self._emit(seat, "sync", self.match, str(seat) if seat < 2 else None, None, 2)

    @property
    def match(self) -> str:
        return f"{self.name}-{self.matches}"

    def _emit(self, seat: int, *event: Any) -> None:
        self.sockets[seat].say("42/tic-tac-toe," + json.dumps(event))

    def _heard(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.sockets[seat].say("3")
        if seat > 1 or not text.startswith(b"42"):
            return
        kind, match, told = json.loads(text[text.index(b",") + 1 :])[:3]
        if kind not in ("sync", "update") or match != self.match:
            return
        self.wait.is_over()
        state = told if kind == "update" else told["state"]
        if "gameover" in state["ctx"]:
            self.over = True
            self.asked.set()
        elif state["ctx"]["currentPlayer"] == str(seat):
            free = [n for n, cell in enumerate(state["G"]["cells"]) if cell is None]
            self.answer = lambda: self._mark(seat, state["_stateID"], self.random.choice(free))
            self.moves += kind == "update"
            self.asked.set()

    def _mark(self, seat: int, state: int, cell: int) -> None:
        payload = {"type": "mark", "args": [cell], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(seat, "update", action, state, self.match, str(seat))

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.abort()


Table = Ours | Theirs


async def play(table: Table, until: float, paced: asyncio.Queue[None] | None) -> None:
    """Game after game, as fast as may be: each move takes one turn of the pace, if there is one."""
    while time.perf_counter() < until:
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.perf_counter()):
                await table.asked.wait()
                if paced is not None:
                    await paced.get()
        table.asked.clear()
        if table.over:
            await table.sit_down()
        elif table.answer is not None:
            answer, table.answer = table.answer, None
            table.wait.begins()
            answer()


async def all_sit_down(tables: Sequence[Table]) -> None:
    """A few at a time: a server that is asked for all at once may say that it is too much."""
    some = asyncio.Semaphore(AT_ONCE)

    async def sit_down(table: Table) -> None:
        async with some:
            await table.sit_down()

    await asyncio.gather(*map(sit_down, tables))


async def beat(rate: float, paced: asyncio.Queue[None]) -> None:
    """So many turns a second, however late this is woken."""
    begun, given = time.perf_counter(), 0
    while True:
        await asyncio.sleep(0.002)
        due = int((time.perf_counter() - begun) * rate)
        for _ in range(due - given):
            paced.put_nowait(None)
        given = due


@dataclass
class Measured:
    """Moves a second, milliseconds of the server's processor for each, and what 99 of 100 take at most."""

    rate: float
    cost: float
    wait: float


async def measure(tables: Sequence[Table], pid: int, seconds: float, rate: float | None) -> Measured:
    await all_sit_down(tables)
    paced: asyncio.Queue[None] | None = asyncio.Queue() if rate else None
    beating = asyncio.create_task(beat(rate, paced)) if rate and paced is not None else None
    moves, spent, begun = sum(table.moves for table in tables), processor_seconds(pid), time.perf_counter()
    await asyncio.gather(*(play(table, begun + seconds, paced) for table in tables))
    moves = sum(table.moves for table in tables) - moves
    spent, took = processor_seconds(pid) - spent, time.perf_counter() - begun
    for table in tables:
        table.leave()
    if beating:
        beating.cancel()
    waits = sorted(wait for table in tables for wait in table.wait.all)
    return Measured(moves / took, 1000 * spent / max(1, moves), waits[len(waits) * 99 // 100])


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def installed() -> Path:
    """Where boardgame.io and all that it needs lie, by npm."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludarium"
    folder = cache / f"boardgame.io-{VERSION}"
    if not (folder / "node_modules/boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        package = f"boardgame.io@{VERSION}"
        quietly = ("--no-audit", "--no-fund", "--ignore-scripts", "--silent")
        subprocess.run(["npm", "install", *quietly, "--prefix", folder, package], check=True)
    return folder / "node_modules"


async def their_server(stack: AsyncExitStack, port: int) -> int:
    """Its process."""
    environment = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(installed())}
    server = await asyncio.create_subprocess_exec(
        "node",
        str(SERVER),
        str(port),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )

    async def stop() -> None:
        server.kill()
        await server.wait()

    stack.push_async_callback(stop)
    assert server.stdout is not None
    while b"ready" not in await server.stdout.readline():
        pass
    return server.pid


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--paced", type=float, default=250, help="moves a second of all tables together")
    wanted = parser.parse_args()
    os.environ["LUDARIUM_TABLES_PER_GUEST"] = "1000000"
    found: dict[str, list[Measured]] = {}
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir="."))
        server, port = Process(Path(folder)), free_port()
        theirs = await their_server(stack, port)
        stack.push_async_callback(server.kill)
        place = await server.start()
        anna = await stack.enter_async_context(place.guest("Anna"))
        ours_at = urlsplit(place.address).port or 0
        for number in range(wanted.rounds):
            for way, rate in (("saturated", None), ("paced", wanted.paced)):
                seeds = range(wanted.tables)
                ours = [Ours(ours_at, anna, Random(n)) for n in seeds]
                others = [Theirs(port, f"{way}-{number}-{n}", Random(n)) for n in seeds]
                both: list[tuple[str, Sequence[Table], int]] = [
                    ("ludarium", ours, server.pid),
                    ("boardgame.io", others, theirs),
                ]
                for name, tables, pid in both:
                    measured = await measure(tables, pid, wanted.seconds, rate)
                    found.setdefault(f"{way}, {name}", []).append(measured)
    print(f"{wanted.tables} tables of two players and {WATCHERS} who watch")
    print(f"{'':26}{'moves/s':>10}{'ms of processor/move':>24}{'p99, ms':>10}")
    for name, rows in sorted(found.items(), reverse=True):
        rate, cost = median(row.rate for row in rows), median(row.cost for row in rows)
        print(f"{name:26}{rate:10.0f}{cost:24.2f}{median(row.wait for row in rows):10.1f}")


if __name__ == "__main__":
    asyncio.run(main())
