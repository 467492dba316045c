"""People with browsers: they have cookies, and say where their pages are from."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from ludarium.server.cookies import NAME
from tests.server.people import Json, Place

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@dataclass
class Browser:
    http: httpx.AsyncClient

    @property
    def token(self) -> str:
        return self.http.cookies.get(NAME) or ""

    @property
    def headers(self) -> dict[str, str]:
        """For a websocket of a page of ours."""
        return {"Cookie": f"{NAME}={self.token}", "Origin": str(self.http.base_url).rstrip("/")}

    async def ask(self, path: str, body: Json | None = None) -> httpx.Response:
        return await self.http.post(path, json=body if body is not None else {})

    async def post(self, path: str, body: Json | None = None) -> Any:
        return (await self.ask(path, body)).raise_for_status().json()

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def refused(self, path: str, body: Json | None = None) -> str:
        answer = await self.ask(path, body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["key"])


@asynccontextmanager
async def browser(place: Place, name: str | None = None) -> AsyncIterator[Browser]:
    headers = {"Sec-Fetch-Site": "same-origin", "User-Agent": FIREFOX}
    async with place.anybody(headers) as http:
        one = Browser(http)
        if name is not None:
            await one.post("/api/me", {"name": name})
        yield one
