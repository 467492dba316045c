"""The boards that installed games bring: for each a folder, whose files the page loads."""

import hashlib
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp

from ludarium.installed import Installed
from ludarium.server.pages import FOR_EVER

# What a page can load; everything else in the folder stays where it is.
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
MODULE: Final = "board.js"


class Board(NamedTuple):
    """The files by name; whenever one of them changes, so does the version, and so the address of all."""

    version: str
    files: dict[str, Path]


def board_of(game: str) -> Board | None:
    """What this game brings for the page, if anything."""
    package = BOARDS.find(game)
    if package is None:
        return None
    files = _files(_folder(package))
    changed = tuple(file.stat().st_mtime_ns for file in files.values())
    return Board(_version(tuple(files.items()), changed), files)


@lru_cache(maxsize=64)
def _version(files: tuple[tuple[str, Path], ...], _changed: tuple[int, ...]) -> str:
    digest = hashlib.sha256()
    for name, file in files:
        text = file.read_bytes()
        digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


def _files(folder: Path) -> dict[str, Path]:
    """Those that a page can load; a link that leads out of the folder is none of them."""
    found = (file for file in sorted(folder.rglob("*")) if file.suffix in KINDS and file.is_file())
    inside = (file for file in found if file.resolve().is_relative_to(folder.resolve()))
    return {file.relative_to(folder).as_posix(): file for file in inside}


def _folder(package: ModuleType) -> Path:
    return Path(next(iter(getattr(package, "__path__", [])), ""))


def _nothing_to_show(_name: str, package: ModuleType) -> str | None:
    if (_folder(package) / MODULE).is_file():
        return None
    return f"there is no {MODULE} in the package {package.__name__!r}"


BOARDS: Final[Installed[ModuleType]] = Installed("boards", "board", ModuleType, _nothing_to_show)


async def _file(request: Request) -> Response:
    game, version, name = (request.path_params[part] for part in ("game", "version", "name"))
    board = board_of(game)
    file = board.files.get(name) if board and board.version == version else None
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, headers={"Cache-Control": FOR_EVER}, media_type=KINDS[file.suffix])


def boards() -> ASGIApp:
    """What answers below `/games`."""
    routes = Router([Route("/{game}/{version}/{name:path}", _file)], redirect_slashes=False)
    return GZipMiddleware(routes, minimum_size=1000)
