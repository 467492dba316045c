"""Whoever runs a server speaks to it: HTTP over the socket that only they may open."""

import json
import socket
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from ludarium.cli.command import FAILED, Failure, reason

SECONDS = 60  # for an answer


class Operator:
    def __init__(self, path: Path) -> None:
        self._path = path

    def get(self, path: str, **query: object) -> Any:
        asked = urlencode({name: value for name, value in query.items() if value is not None})
        return self._ask("GET", f"/admin/{path}?{asked}")

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", f"/admin/{path}", json.dumps(body))

    def _ask(self, method: str, path: str, body: str | None = None) -> Any:
        connection = Connection(self._path)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            told = json.loads(answer.read())
        except OSError as error:
            why = f"{self._path} cannot be opened: {reason(error)}"
            raise Failure(
                f"No server answers: {why}. It has to run here, as the same user.", FAILED
            ) from error
        except (HTTPException, ValueError) as error:
            raise Failure(f"What answers at {self._path} is no server of Ludarium.", FAILED) from error
        finally:
            connection.close()
        if answer.status >= 400:
            raise Failure(refusal(told["error"]), FAILED)
        return told


class Connection(HTTPConnection):
    """To a socket of this machine."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=SECONDS)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(SECONDS)
        self.sock.connect(str(self._path))


def refusal(error: dict[str, Any]) -> str:
    match error["key"]:
        case "not-found":
            return "Nothing found: there is none of that id, or that has been done already."
        case "over":
            return "That table is over already."
        case "no-passkey":
            return "They have no passkey, which the page asks operators for: first they add one at /account."
        case "bad-request":
            return f"That is not how it is asked: {error['args']['what']}"
    return f"The server says no: {error['key']}."
