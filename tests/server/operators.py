"""People who look after a server by its page: each has a browser and a passkey."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.authenticator import Authenticator
from tests.server.browsers import Browser, browser
from tests.server.people import CONNECTION, Json, Place

ADMIN = "/api/admin"


def origin(one: Browser) -> str:
    return str(one.http.base_url).rstrip("/")


async def add_passkey(one: Browser) -> Authenticator:
    key = Authenticator()
    options = await one.post("/api/me/passkeys/begin")
    await one.post("/api/me/passkeys", {"credential": key.create(options, origin(one))})
    return key


async def show_passkey(one: Browser, key: Authenticator) -> None:
    options = await one.post("/api/sign-in/begin")
    await one.post("/api/sign-in/passkey", {"credential": key.get(options, origin(one))})


async def aside(place: Place, method: str, path: str, body: Json | None = None) -> httpx.Response:
    """As whoever may open the socket beside the database."""
    assert place.house is not None
    socket = place.house.settings.socket or place.house.settings.database.removeprefix("sqlite:///") + ".sock"
    transport = httpx.AsyncHTTPTransport(uds=str(socket), **CONNECTION)
    async with httpx.AsyncClient(base_url="http://localhost/admin", transport=transport) as http:
        return await http.request(method, path, json=body)


async def id_of(place: Place, name: str) -> str:
    [found] = (await aside(place, "GET", f"/people?name={name}")).json()
    return str(found["id"])


async def appoint(place: Place, name: str, deed: str = "operator") -> None:
    path = f"/people/{await id_of(place, name)}/{deed}"
    (await aside(place, "POST", path, {"why": "a test"})).raise_for_status()


@asynccontextmanager
async def operator(place: Place, name: str) -> AsyncIterator[tuple[Browser, Authenticator]]:
    """Somebody new who has just used the passkey."""
    async with browser(place, name) as one:
        key = await add_passkey(one)
        await appoint(place, name)
        await show_passkey(one, key)
        yield one, key


async def ask(one: Browser, path: str) -> Any:
    return await one.get(ADMIN + path)


async def do(one: Browser, path: str, **body: Any) -> None:
    assert await one.post(ADMIN + path, body) == {"done": True}
