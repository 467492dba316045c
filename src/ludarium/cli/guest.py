"""A guest of a server that is a program: the calls of docs/protocol.md, and the tokens that were given."""

import json
import re
import time
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from ludarium.cli.command import FAILED, Failure, read_text

LINK = re.compile(r"(https?://[^/]+)/table/([\w-]+)/?#join=([\w-]+)")
SECONDS = 30  # for an answer of the server
MOST_BYTES = 10_000_000  # of an answer
MOST_TOKENS = 500
TRIES = 60  # while a table is on its way from one server to another, which takes seconds

SAID = {
    "bad-invitation": "That link opens no seat.",
    "seat-taken": "Somebody else has taken that seat.",
    "not-found": "There is no such table.",
    "closed": "That table was opened with other rules and cannot be played at any more.",
    "no-programs": "No program plays at that table: it is played without aids.",
    "bad-name": "A name has 2 to 20 letters.",
}


@dataclass(frozen=True)
class Invitation:
    """The link that whoever opened a table sends."""

    server: str
    table: str
    word: str

    @classmethod
    def of(cls, link: str) -> "Invitation":
        found = LINK.fullmatch(link)
        if found is None:
            raise Failure(f"{link!r} is no invitation: it looks like https://server/table/...#join=...")
        return cls(*found.groups())

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}#join={self.word}"


@dataclass(frozen=True)
class Guest:
    """Somebody whom the server knows by a token."""

    server: str
    token: str

    def get(self, path: str) -> Any:
        return _call(self.server, path, self.token)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return _call(self.server, path, self.token, body)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def live(self, table: str) -> str:
        """The address of the table's websocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/live"


def guest_of(invitation: Invitation, name: str) -> Guest:
    """Who has taken this seat before, or a new guest of this name.

    The token is kept in a file, so that a program that was stopped finds its seat again.
    """
    path = _tokens_path()
    tokens = _kept(path)
    if (token := tokens.get(str(invitation))) is not None:
        guest = Guest(invitation.server, token)
        if guest.get("/api/me") is not None:
            return guest
    told = _call(invitation.server, "/api/me", None, {"name": name, "token": True})
    if not isinstance(told, dict) or not isinstance(token := told.get("token"), str):
        raise Failure(f"{invitation.server} is no server of Ludarium.", FAILED)
    kept = {**tokens, str(invitation): token}
    _keep(path, dict(list(kept.items())[-MOST_TOKENS:]))
    return Guest(invitation.server, token)


def _tokens_path() -> Path:
    from ludarium.server.settings import data_folder  # the server is slow to import

    return data_folder() / "bots.json"


def _kept(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        tokens = json.loads(read_text(path))
    except ValueError:
        tokens = None
    if not isinstance(tokens, dict):
        raise Failure(f"{path} is not what `ludarium bot` wrote: remove it; its bots lose their seats.")
    return tokens


def _keep(path: Path, tokens: dict[str, str]) -> None:
    """For this user's eyes only: a token is as good as a password."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.write_text(json.dumps(tokens, indent=1), encoding="utf-8")


def _call(server: str, path: str, token: str | None, body: dict[str, Any] | None = None) -> Any:
    for _ in range(TRIES - 1):
        try:
            return _ask(server, path, token, body)
        except _Moving as moving:
            time.sleep(moving.seconds)
    return _ask(server, path, token, body)


def _ask(server: str, path: str, token: str | None, body: dict[str, Any] | None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server + path, data, headers), timeout=SECONDS) as answer:
            return json.loads(answer.read(MOST_BYTES))
    except HTTPError as error:
        raise _refusal(error) from error
    except OSError as error:
        raise Failure(f"{server} does not answer: {getattr(error, 'reason', error)}.", FAILED) from error
    except (ValueError, RecursionError, HTTPException) as error:
        raise Failure(f"{server} does not answer as a server of Ludarium: {error}.", FAILED) from error


class _Moving(Failure):
    """Another server has this table by now, or soon: whoever asks again in so many seconds finds it."""

    def __init__(self, seconds: float) -> None:
        super().__init__("The table is on its way to another server.", FAILED)
        self.seconds = seconds


def _refusal(error: HTTPError) -> Failure:
    try:
        key = json.load(error)["error"]["key"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return Failure(f"The server says {error.code}: is it Ludarium?", FAILED)
    if key == "moving":
        return _Moving(float(error.headers.get("Retry-After", 1)))
    return Failure(SAID.get(key, f"The server says no: {key}."), FAILED)
