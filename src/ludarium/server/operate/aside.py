"""What is only for whoever runs the server: at a socket of theirs; figures also where it was wished."""

import asyncio
import logging
import os
import socket
import struct
from functools import partial
from pathlib import Path

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ludarium.server.chance import ToldChance
from ludarium.server.database import async_url
from ludarium.server.house import House
from ludarium.server.moving import MovableClock
from ludarium.server.operate.admin.calls import admin
from ludarium.server.operate.figures import Figures
from ludarium.server.settings import BadSetting, Settings

logger = logging.getLogger(__name__)

PEER = struct.Struct("3i")  # process, user and group at the other end of a socket


class Aside:
    """HTTP of its own, which does not come through the door.  Who may open the socket may ask and do."""

    def __init__(self, house: House) -> None:
        self._settings = house.settings
        self._figures = configured(Starlette(routes=[metrics(house.figures)]))
        self._own = configured(app(house))
        self._state = ServerState()
        self._path: Path | None = None
        self._sockets: list[socket.socket] = []
        self._servers: list[asyncio.Server] = []

    def bind(self) -> None:
        """Raises `BadSetting` if it cannot be where it was wished."""
        if self._settings.metrics is not None:
            self._sockets.append(listening(*self._settings.metrics))
        path = path_of_socket(self._settings)
        if path is not None and hasattr(socket, "AF_UNIX"):
            self._listen_at(path)

    def _listen_at(self, path: Path) -> None:
        try:
            self._sockets.append(private_socket(path))
            self._path = path
        except OSError as error:  # a name that is too long for a socket, a disk that has none
            if self._settings.socket is not None:
                raise BadSetting(f"There can be no socket at {path}: {error.strerror or error}") from error
            logger.warning("`ludarium admin` finds nobody at %s: %s", path, error)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for one in self._sockets:
            if one.family == getattr(socket, "AF_UNIX", None):
                own = partial(OwnConnection, self._own, self._state, {})
                self._servers.append(await loop.create_unix_server(own, sock=one))
            else:
                make = partial(HttpToolsProtocol, self._figures, self._state, {})
                self._servers.append(await loop.create_server(make, sock=one))

    def close(self) -> None:
        for server in self._servers:
            server.close()
        for connection in list(self._state.connections):
            connection.shutdown()
        for one in self._sockets:
            one.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)


class OwnConnection(HttpToolsProtocol):
    """It knows which user of this machine has opened it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = (user_of(transport.get_extra_info("socket")), 0)


def user_of(connection: socket.socket) -> str:
    """By name, where the system tells whose process is at the other end."""
    if not hasattr(socket, "SO_PEERCRED"):
        return "somebody"
    _, user, _ = PEER.unpack(connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size))
    import pwd  # not on every system

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return f"user {user}"


def path_of_socket(settings: Settings) -> Path | None:
    """Where it was wished, else beside an SQLite database."""
    if settings.socket is not None:
        return settings.socket
    url = async_url(settings.database)
    return Path(f"{url.database}.sock") if url.get_backend_name() == "sqlite" else None


def configured(app: Starlette) -> uvicorn.Config:
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    config.load()
    return config


def app(house: House) -> Starlette:
    routes: list[BaseRoute] = [metrics(house.figures), Mount("/admin", admin(house))]
    if isinstance(house.settings.clock, MovableClock):
        routes.append(advancing(house.settings.clock))
    if isinstance(house.settings.chance, ToldChance):
        routes.append(telling(house.settings.chance))
    return Starlette(routes=routes)


def metrics(figures: Figures) -> Route:
    async def tell(_request: Request) -> Response:
        return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", tell)


def advancing(clock: MovableClock) -> Route:
    """Time passes, for a test: `POST /advance/259200`."""

    async def advance(request: Request) -> Response:
        clock.advance(request.path_params["seconds"])
        return Response()

    return Route("/advance/{seconds:float}", advance, methods=["POST"])


def telling(chance: ToldChance) -> Route:
    """What all luck follows from, for a test: `POST /luck/test_a_fight`."""

    async def tell(request: Request) -> Response:
        chance.tell(request.path_params["word"])
        return Response()

    return Route("/luck/{word:path}", tell, methods=["POST"])


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise BadSetting(f"Cannot listen on {host} port {port} for metrics: {error.strerror}") from error


def private_socket(path: Path) -> socket.socket:
    """A socket that only this user may open, from its first moment on; one that was left there goes."""
    if path.is_socket():
        path.unlink()
    one = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        one.bind(str(path))
    except OSError:
        one.close()
        raise
    finally:
        os.umask(mask)
    return one
