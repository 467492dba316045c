"""Running the server: a free port, the address printed, a browser opened."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO

import uvicorn
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludarium.server import limits
from ludarium.server.app import create_app
from ludarium.server.database import async_url
from ludarium.server.door import Door, descriptors
from ludarium.server.headers import HEADERS
from ludarium.server.house import House
from ludarium.server.http_connection import HttpConnection
from ludarium.server.operate.aside import Aside
from ludarium.server.private import create_privately
from ludarium.server.settings import BadSetting, Settings

DEFAULT_PORT = 8000
ALLOCATIONS = 20_000  # until the collector looks at what is young
STOP_SECONDS = 5
NO_NEWS = (
    "ASGI callable returned without completing handshake.",  # it was refused
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)

logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn behind a door of ours.

    It says that people can come in once they can, by `ready`, and in one sentence why they cannot.
    """

    def __init__(
        self, app: Starlette, listener: socket.socket, ready: Callable[[], None] = lambda: None
    ) -> None:
        self.house: House = app.state.house
        super().__init__(config(app, self.house.settings))
        self._listener = listener
        self._ready = ready
        self._door: asyncio.Task[None] | None = None
        self._aside = Aside(self.house)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.prepare()
        await super().startup(sockets=[])
        if self.started:
            await self._aside.open()
            settle_garbage()
            self._door = asyncio.create_task(self._make_door().open())
            self._door.add_done_callback(self._shut)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert self._door is not None
        self.house.readiness.stopping = True
        await self.house.hall.drain()
        # Else who knocks at this very moment would be answered by a task that is no more.
        with suppress(NotImplementedError):  # of a loop that completes things, as on Windows
            asyncio.get_running_loop().remove_reader(self._listener)
        self._door.cancel()
        self._listener.close()
        await super().shutdown(sockets=[])
        self._aside.close()

    def _make_door(self) -> Door:
        allowed = self.house.limits
        make = partial(HttpConnection, self.config, self.server_state, self.lifespan.state, allowed)
        return Door(self._listener, allowed, limits.connections(descriptors()), self._ours, make)

    def _ours(self, host: str) -> bool:
        """Whether a proxy of ours has this address."""
        app = self.config.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts

    def _shut(self, door: asyncio.Task[None]) -> None:
        if not door.cancelled() and (error := door.exception()):
            logger.critical("nobody can come in any more", exc_info=error)
            self.should_exit = True

    async def prepare(self) -> None:
        """Open the database before anything else; raises `BadSetting`."""
        try:
            await self.house.store.migrate()
            self._aside.bind()
        except BadSetting:
            await self.house.store.close()
            raise


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int | None = None, open_browser: bool = True
) -> None:
    """Serve until stopped.  `port` None: 8000, or a free one if that is taken.

    Raises `BadSetting` when it cannot begin, with a message for whoever started it.
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with listening(host, port) as (listener, address), alone(settings, address), suppress(KeyboardInterrupt):
        server = Server(
            create_app(settings), listener, partial(announce, settings.origin or address, open_browser)
        )
        server.run()


def settle_garbage() -> None:
    """Tables come and go by counting references: cycles are few, and looking for them often costs a tenth."""
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])


def announce(address: str, open_browser: bool) -> None:
    print(f"Ludarium is at {address}  (Ctrl-C stops it)", flush=True)
    if open_browser and has_display():
        webbrowser.open(address)


def config(app: Starlette, settings: Settings) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(is_news)
    return uvicorn.Config(
        app,
        headers=list(HEADERS.items()),
        proxy_headers=settings.proxied,
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=limits.PING_SECONDS,
        ws_per_message_deflate=False,  # costs time, and compression beside secrets can tell of them
        server_header=False,
        log_level="warning",
        access_log=False,
        use_colors=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def is_news(record: logging.LogRecord) -> bool:
    """Not what strangers send: anybody could fill the disk with it."""
    return record.msg not in NO_NEWS


@contextmanager
def listening(host: str, port: int | None) -> Iterator[tuple[socket.socket, str]]:
    """A socket that listens, and its address in a browser; raises `BadSetting`."""
    listener = bind(host, port)
    bound = listener.getsockname()[1]
    name = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    with listener:
        yield listener, f"http://{name}:{bound}"


def bind(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = [DEFAULT_PORT, 0] if port is None else [port]
    for one in tries:
        try:
            listener = socket.create_server((host, one), family=family, backlog=2048)
        except OSError as error:
            failed = error
        else:
            # Connections inherit it; without it small answers can wait 40 ms for an acknowledgement.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # not everywhere
                milliseconds = int(limits.UNREAD_SECONDS * 1000)
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
            return listener
    raise BadSetting(f"Cannot listen on {host} port {tries[-1]}: {failed.strerror}")


def has_display() -> bool:
    """Whether there is somebody to show a browser to."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


@contextmanager
def alone(settings: Settings, address: str) -> Iterator[None]:
    """Nobody else serves this SQLite file meanwhile: two servers would not tell each other of a move."""
    url = async_url(settings.database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(f"{url.database}.lock")
    create_privately(path)
    with path.open("a+") as file:
        claim(file, settings.database)
        file.truncate(0)
        file.write(address)
        file.flush()
        yield


def claim(file: IO[str], database: str) -> None:
    try:
        import fcntl  # not everywhere
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        raise BadSetting(
            f"{database} is served already, at {file.read()}. Stop that server, or choose another database."
        ) from None
