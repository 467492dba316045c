"""The built client: its files, and its one page for every address that the client itself understands."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

PAGES = (
    *("", "new", "table", "learn", "rules", "board", "puzzles", "study", "studies"),
    *("lobby", "account", "sign-in", "device", "notices", "mail", "admin"),
)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludarium</title>
<h1>The client is not built</h1>
<p>The server runs, but the page it should show has not been made yet.
In a clone of the repository, <code>make play</code> makes it; packages from PyPI bring it along.</p>
<p>The interface for programs is there: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


class Client(StaticFiles):
    """Files named by a hash may be kept for ever; the page and the service worker are asked for anew."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a client that is not built is no mistake of ours
        self.page = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return self._page(path)
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if hashed else "no-cache"
        return response

    def _page(self, path: str) -> Response:
        if not self.page.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        known = path == "." or path.partition("/")[0] in PAGES
        return FileResponse(self.page, 200 if known else 404, {"Cache-Control": "no-cache"})


def client(folder: Path) -> ASGIApp:
    """What answers everything outside `/api`."""
    # Only these files are compressed: an answer that mixes a secret with what an attacker chose must not be.
    return GZipMiddleware(Client(folder), minimum_size=1000)
