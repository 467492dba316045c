"""Games of bots alone, which go on because somebody watches."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from websockets.sync.client import connect

from tests.browser.server import Server


@contextmanager
def guest(server: Server) -> Iterator[httpx.Client]:
    """Somebody who comes without a browser."""
    with httpx.Client(base_url=server.address, timeout=None) as http:
        token = http.post("/api/me", json={"name": "Dora", "token": True}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        yield http


def finished(http: httpx.Client, game: str = "druids", plays: str = "random", seats: int = 2) -> str:
    """The id of a table where bots have played to the end."""
    bot = {"kind": "bot", "bot": plays, "seconds": 0.01}
    table_id: str = http.post("/api/tables", json={"game": game, "seats": [bot] * seats}).json()["id"]
    live = str(http.base_url.copy_with(scheme="ws", path=f"/api/tables/{table_id}/live"))
    with connect(live, additional_headers={"Authorization": http.headers["Authorization"]}) as socket:
        socket.send(json.dumps({"as": None, "since": None}))
        while not json.loads(socket.recv()).get("over"):
            pass
    return table_id
