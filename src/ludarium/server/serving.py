"""Running the server: a free port, the address printed, a browser opened."""

import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO

import uvicorn

from ludarium.server.app import create_app
from ludarium.server.settings import BadSetting, Settings, from_environment
from ludarium.server.store import async_url

DEFAULT_PORT = 8000
MOST_MESSAGE = 65_536
STOP_SECONDS = 5


class Server(uvicorn.Server):
    """Uvicorn, which says where it can be found once it can."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Ludarium is at {self.address}  (Ctrl-C stops it)", flush=True)
            if self.open_browser and has_display():
                webbrowser.open(self.address)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = True,
    cluster: str | None = None,
) -> None:
    """Serve until stopped.  `port` None: 8000, or a free one if that is taken.

    Raises `BadSetting` when it cannot begin, with a message for whoever started it.
    """
    settings = from_environment()
    settings = replace(settings, database=database or settings.database, cluster=cluster or settings.cluster)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with listening(host, port) as (listener, address), alone(settings, address), suppress(KeyboardInterrupt):
        server = Server(config(settings), settings.origin or address, open_browser)
        server.run(sockets=[listener])
        if not server.started:
            raise BadSetting("The server could not start; the reason stands above.")


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # costs time, and compression beside secrets can tell of them
        server_header=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


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
    path.parent.mkdir(parents=True, exist_ok=True)
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
