"""What is told only to whoever runs the server: at a socket beside the database, and where it was wished."""

import asyncio
import logging
import os
import socket
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ludarium.server.chance import ToldChance
from ludarium.server.database import async_url
from ludarium.server.moving import MovableClock
from ludarium.server.operate.figures import Figures
from ludarium.server.settings import BadSetting, Settings

logger = logging.getLogger(__name__)


class Aside:
    """HTTP of its own, which does not come through the door.  Who may open the socket may ask."""

    def __init__(self, settings: Settings, figures: Figures) -> None:
        self._settings = settings
        self._config = uvicorn.Config(
            app(figures, settings), log_config=None, access_log=False, lifespan="off"
        )
        self._state = ServerState()
        self._beside: Path | None = None
        self._sockets: list[socket.socket] = []
        self._servers: list[asyncio.Server] = []

    def bind(self) -> None:
        """Raises `BadSetting` if it cannot be where it was wished."""
        if self._settings.metrics is not None:
            self._sockets.append(listening(*self._settings.metrics))
        url = async_url(self._settings.database)
        if url.get_backend_name() == "sqlite" and hasattr(socket, "AF_UNIX"):
            self._listen_beside(Path(f"{url.database}.sock"))

    def _listen_beside(self, path: Path) -> None:
        try:
            self._sockets.append(private_socket(path))
            self._beside = path
        except OSError as error:  # a name that is too long for a socket, a disk that has none
            logger.warning("there are no figures at %s: %s", path, error)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._config.load()
        make = partial(HttpToolsProtocol, self._config, self._state, {})
        for one in self._sockets:
            if one.family == getattr(socket, "AF_UNIX", None):
                self._servers.append(await loop.create_unix_server(make, sock=one))
            else:
                self._servers.append(await loop.create_server(make, sock=one))

    def close(self) -> None:
        for server in self._servers:
            server.close()
        for connection in list(self._state.connections):
            connection.shutdown()
        for one in self._sockets:
            one.close()
        if self._beside is not None:
            self._beside.unlink(missing_ok=True)


def app(figures: Figures, settings: Settings) -> Starlette:
    async def metrics(_request: Request) -> Response:
        return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)

    routes = [Route("/metrics", metrics)]
    if isinstance(settings.clock, MovableClock):
        routes.append(advancing(settings.clock))
    if isinstance(settings.chance, ToldChance):
        routes.append(telling(settings.chance))
    return Starlette(routes=routes)


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
    with suppress(FileNotFoundError):
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
