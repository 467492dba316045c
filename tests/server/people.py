"""People who play over the wire, and the real servers that they play on."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludarium.server import Settings
from ludarium.server.house import House
from ludarium.server.serving import bind, config

Json = dict[str, Any]

PATIENCE: Json = {"max_size": None, "max_queue": None, "close_timeout": 0.5}  # whatever comes is taken in

ME = {"kind": "me"}
LINK = {"kind": "link"}
DEVICE = {"kind": "device", "name": "Dora"}


def bot(name: str = "random", seconds: float = 0.05) -> Json:
    return {"kind": "bot", "bot": name, "seconds": seconds}


@dataclass
class Place:
    """A server, as its guests know it; `house` only if it runs in this process."""

    address: str
    house: House | None = None

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator["Person"]:
        async with httpx.AsyncClient(base_url=self.address) as anybody:
            token = (await anybody.post("/api/me", json={"name": name})).raise_for_status().json()["token"]
        async with self.returning(token) as person:
            yield person

    @asynccontextmanager
    async def returning(self, token: str) -> AsyncIterator["Person"]:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=20) as http:
            yield Person(self, token, http)


@dataclass
class Person:
    """A guest with a token."""

    place: Place
    token: str
    http: httpx.AsyncClient

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
    async def at(self, table: Json, seat: int | None, since: int | None = None) -> AsyncIterator["Chair"]:
        """Sit at the table, and hear how it stands."""
        address = f"{self.place.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, **PATIENCE) as socket:
            chair = Chair(socket)
            await chair.say({"as": seat, "since": since})
            await chair.hear_until("told")
            yield chair


@dataclass
class Chair:
    """One connection: what was heard last, and everything that was heard."""

    socket: ClientConnection
    told: Json = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> Json:
        async with asyncio.timeout(20):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["t"] in ("told", "entry"):
            self.told = message
        return message

    async def hear_until(self, *kinds: str) -> Json:
        while (message := await self.hear())["t"] not in kinds:
            pass
        return message

    async def ask(self, message: Json) -> Json:
        """Say something, and hear what comes of it."""
        await self.say(message)
        return await self.hear_until("told", "entry", "refused", "try", "hint")

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


@asynccontextmanager
async def serving(folder: Path, tight: bool = False, **others: Any) -> AsyncIterator[Place]:
    """A server in this process, on a free port; `tight`: the system keeps little of what waits to be sent."""
    server = uvicorn.Server(config(settings(folder, **others)))
    with bind("127.0.0.1", 0) as listener:
        if tight:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.005)
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            yield Place(address, _house(server))
        finally:
            server.should_exit = True
            await running


def _house(server: uvicorn.Server) -> House:
    house = server.config.app.state.house  # type: ignore[union-attr]
    assert isinstance(house, House)
    return house


class Process:
    """A server in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: asyncio.subprocess.Process | None = None
        self.port = free_port()

    async def start(self) -> Place:
        database = f"sqlite:///{self.folder / 'games.db'}"
        call = f"from ludarium.server import serve; serve('127.0.0.1', {self.port}, {database!r}, False)"
        self.running = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            call,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"LUDARIUM_LIMITS": "off"},
        )
        assert self.running.stdout is not None
        line = (await self.running.stdout.readline()).decode()
        assert "Ludarium is at" in line, line
        return Place(f"http://127.0.0.1:{self.port}")

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Stop it; its exit status."""
        assert self.running is not None
        if self.running.returncode is None:
            self.running.send_signal(how)
        return await self.running.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
