"""People who play over the wire, and the real servers that they play on."""

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

import httpx
from sqlalchemy import create_engine
from websockets.asyncio.client import ClientConnection, connect

from ludarium.server import Settings
from ludarium.server.app import create_app
from ludarium.server.house import House
from ludarium.server.migrations import upgrade
from ludarium.server.patch import apply
from ludarium.server.private import create_privately
from ludarium.server.serving import Server, bind
from ludarium.server.socket_connection import SocketConnection
from ludarium.server.turns import Whose

Json = dict[str, Any]

T = TypeVar("T")

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # which leaves no time for a last word on Windows either

# Nothing is encrypted here; and no connection is used again, because a server ends those that are idle.
CONNECTION: Json = {"verify": False, "limits": httpx.Limits(max_keepalive_connections=0)}
# Whatever comes is taken in, whenever it comes.
PATIENCE: Json = {
    "max_size": None,
    "max_queue": None,
    "open_timeout": None,
    "ping_timeout": None,
    "close_timeout": 0.5,
}

LUDARIUM = "import sys; from ludarium.cli import main; sys.exit(main())"

ME = {"kind": "me"}
LINK = {"kind": "link"}
DEVICE = {"kind": "device", "name": "Dora"}

ANNA, BELA = Whose("here", "Anna"), Whose("there", "Béla")


def bot(name: str = "random", seconds: float = 0.05) -> Json:
    return {"kind": "bot", "bot": name, "seconds": seconds}


@dataclass
class Place:
    """A server, as its guests know it; `house` only if it runs in this process."""

    address: str
    house: House | None = None
    source: str | None = None  # the address of this machine that people come from
    server: Server | None = None

    @property
    def connections(self) -> list[SocketConnection]:
        """Those that speak websocket."""
        every = self.server.server_state.connections if self.server else set()
        return [one for one in every if isinstance(one, SocketConnection)]

    def anybody(self, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
        """Somebody without a name, or with what these headers say."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source, **CONNECTION)
        return httpx.AsyncClient(
            base_url=self.address, headers=headers, transport=transport, timeout=None
        )  # as long as it likes

    @asynccontextmanager
    async def guest(self, name: str, address: str | None = None) -> AsyncIterator["Person"]:
        """Somebody new; from this address, if the server believes a proxy about that (`forwarded`)."""
        async with self.anybody() as anybody:
            asked = await anybody.post("/api/me", json={"name": name, "token": True})
            token = asked.raise_for_status().json()["token"]
        async with self.returning(token, address) as person:
            yield person

    @asynccontextmanager
    async def returning(self, token: str, address: str | None = None) -> AsyncIterator["Person"]:
        headers = {"Authorization": f"Bearer {token}"}
        headers |= {"X-Forwarded-For": address} if address else {}
        async with self.anybody(headers) as http:
            yield Person(self, token, http, headers)


@dataclass
class Person:
    """A guest with a token."""

    place: Place
    token: str
    http: httpx.AsyncClient
    headers: dict[str, str]

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: Json | None = None) -> Any:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def open(self, *seats: Json, game: str = "druids", **more: Any) -> Json:
        table: Json = await self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return table

    async def join(self, table: Json) -> Json:
        """Take the first free seat."""
        [invitation, *_] = [seat["invitation"] for seat in table["seats"] if seat["invitation"]]
        joined: Json = await self.post(f"/api/tables/{table['id']}/join", {"invitation": invitation})
        return joined

    @asynccontextmanager
    async def at(
        self, table: Json, seat: int | None, since: int | None = None, **how: Any
    ) -> AsyncIterator["Chair"]:
        """Sit at the table, and hear how it stands."""
        address = f"{self.place.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        local = (self.place.source, 0) if self.place.source else None
        async with connect(address, additional_headers=self.headers, local_addr=local, **PATIENCE) as socket:
            chair = Chair(socket)
            await chair.say({"as": seat, "since": since, **how})
            await chair.hear_until("told")
            yield chair

    async def watch(self, table: Json) -> Json:
        """See a game to its end: bots play among themselves only while somebody watches."""
        async with self.at(table, None) as chair:
            while not chair.told["over"]:
                await chair.hear_until("entry")
        over: Json = await self.get(f"/api/tables/{table['id']}")
        return over


@dataclass
class Chair:
    """One connection: what was heard last, and everything that was heard."""

    socket: ClientConnection
    told: Json = field(default_factory=dict)
    base: Json = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> Json:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["t"] == "patch":
            assert message["base"] == self.base["n"]
            message = apply(self.base, message["change"])
        if message["t"] in ("told", "entry"):
            self.base = message
            self.told = message
        elif message["t"] == "people":
            self.told = self.told | {key: value for key, value in message.items() if key != "t"}
        return message

    async def hear_until(self, *kinds: str) -> Json:
        while (message := await self.hear())["t"] not in kinds:
            pass
        return message

    async def ask(self, message: Json) -> Json:
        """Say something, and hear what comes of it."""
        await self.say(message)
        return await self.hear_until("told", "entry", "refused", "try", "hint")

    async def wish(self, **message: Any) -> Json:
        """Something among the people at the table, and what comes of it."""
        await self.say(message)
        return await self.hear_until("told", "entry", "refused", "people")

    async def do(self, words: str) -> Json:
        return await self.ask({"v": self.told["v"], "do": words})

    @property
    def mine(self) -> bool:
        return self.told["options"] is not None

    def options(self) -> list[str]:
        return list(paths(self.told["options"]))

    async def play(self, random: Random) -> Self:
        """Answer at random whenever asked, until the game is over."""
        while not self.told["over"]:
            if self.mine:
                assert (await self.do(random.choice(self.options())))["t"] == "entry", self.heard[-1]
            else:
                await self.hear_until("entry")
        return self


async def until(look: Callable[[], Awaitable[T]], holds: Callable[[T], bool] = bool) -> T:
    """What is found once it is so.  As long as it takes: only a test as a whole runs out of time."""
    while not holds(found := await look()):
        await asyncio.sleep(0.02)
    return found


def paths(tree: Json, so_far: str = "") -> Any:
    """The options of a tree of words."""
    for word, branch in tree.items():
        words = f"{so_far} {word}".strip()
        if branch:
            yield from paths(branch, words)
        else:
            yield words


def settings(folder: Path, **others: Any) -> Settings:
    """Settings of a server whose every file is in this folder, with a page that stands for the client."""
    static = folder / "client"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<p>the page</p>")
    plain: Json = {
        "database": f"sqlite:///{folder / 'games.db'}",
        "limits": False,
        "thinkers": 2,
        "static": static,
    }
    return Settings(**(plain | others))


@cache
def empty_database() -> bytes:
    """What the first start leaves: hundreds of servers need not go through the whole history."""
    with create_engine("sqlite://").begin() as connection:
        upgrade(connection)
        driver: Any = connection.connection.driver_connection
        return bytes(driver.serialize())


def lay_down(database: Path) -> None:
    if not database.exists():
        create_privately(database)
        database.write_bytes(empty_database())


@asynccontextmanager
async def serving(folder: Path, tight: bool = False, **others: Any) -> AsyncIterator[Place]:
    """A server in this process, on a free port; `tight`: the system keeps little of what waits to be sent."""
    set_up = settings(folder, **others)
    if set_up.database == f"sqlite:///{folder / 'games.db'}":
        lay_down(folder / "games.db")
    app = create_app(set_up)
    with bind("127.0.0.1", 0) as listener:
        if tight:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        server = Server(app, listener)
        running = asyncio.create_task(server.serve())
        try:
            while not server.started:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.005)
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            yield Place(address, server.house, server=server)
        finally:
            server.should_exit = True
            await running


class Process:
    """A server in a process of its own, which can be killed and started again on the same database.

    `before` is Python that the process runs first: other limits, or fewer descriptors; `more` are arguments.
    `within` is what the command is run by, if it has a network of its own; `host` is its address there.
    """

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        limits: bool = False,
        before: str = "",
        **environment: str,
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'games.db'}"
        self.before = before
        self.more: tuple[str, ...] = ()
        self.within: tuple[str, ...] = ()
        self.host = "127.0.0.1"
        self.environment = {"LUDARIUM_LIMITS": "on" if limits else "off"} | environment
        self.running: asyncio.subprocess.Process | None = None
        self.again = False  # it is of no more use, and has to be started again
        # Any, until it has started once: who was there comes back to the same address.
        self.port = free_port() if "LUDARIUM_ORIGIN" in environment else 0

    async def start(self) -> Place:
        self.running = await self._begin()
        assert self.running.stdout is not None
        line = (await self.running.stdout.readline()).decode()
        self.port = self.port or int(address_in(line).rpartition(":")[2])
        return Place(f"http://{self.host}:{self.port}")

    async def fails(self) -> str:
        """It cannot start; what it says about that."""
        self.running = await self._begin(asyncio.subprocess.PIPE)
        _, said = await self.running.communicate()
        assert self.running.returncode != 0
        return said.decode()

    async def _begin(self, errors: int | None = None) -> asyncio.subprocess.Process:
        where = ("--host", self.host, "--port", str(self.port), "--database", self.database)
        command = (
            *self.within,
            sys.executable,
            "-c",
            f"{self.before}\n{LUDARIUM}",
            "serve",
            "--no-browser",
            *where,
            *self.more,
        )
        return await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            env=os.environ | self.environment,
        )

    @property
    def pid(self) -> int:
        assert self.running is not None
        return self.running.pid

    async def advance(self, seconds: float) -> None:
        """So much time passes, if it was started with `--test-time`."""
        transport = httpx.AsyncHTTPTransport(uds=f"{self.database.removeprefix('sqlite:///')}.sock")
        async with httpx.AsyncClient(transport=transport, base_url="http://aside") as http:
            (await http.post(f"/advance/{seconds}")).raise_for_status()

    async def kill(self, how: signal.Signals = KILL) -> int:
        """Stop it; its exit status."""
        assert self.running is not None
        if self.running.returncode is None:
            self.running.send_signal(how)
        return await self.running.wait()


def free_port() -> int:
    """For a server that will tell its origin and not its port: none that connections are given meanwhile."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def address_in(line: str) -> str:
    """Where a server says that it can be found."""
    found = re.fullmatch(r"Ludarium is at (\S+)  .*\n", line)
    assert found, line
    return found[1]
