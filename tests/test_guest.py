"""`ludarium bot` as a guest of several servers: a table that is on its way between two is asked for again."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from ludarium.cli import guest
from ludarium.cli.command import Failure
from ludarium.cli.guest import Guest


@contextmanager
def answering(*answers: tuple[int, object]) -> Iterator[tuple[Guest, list[bytes]]]:
    """A server that gives these answers, one after the other, and what it was asked."""
    left, asked = list(answers), list[bytes]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers["Content-Length"])))
            status, told = left.pop(0) if len(left) > 1 else left[0]
            self.send_response(status)
            if status == 503:
                self.send_header("Retry-After", "1")
            self.end_headers()
            self.wfile.write(json.dumps(told).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Guest(f"http://127.0.0.1:{server.server_port}", "token"), asked
        server.shutdown()


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long it waited each time."""
    found: list[float] = []
    monkeypatch.setattr("ludarium.cli.guest.time.sleep", found.append)
    return found


MOVING = 503, {"error": {"key": "moving", "args": {"seconds": 1}}}


def test_a_table_that_is_moving_is_asked_for_again(slept: list[float]) -> None:
    with answering(MOVING, MOVING, (200, {"id": "x"})) as (who, asked):
        assert who.post("/api/tables/x/join", {"invitation": "word"}) == {"id": "x"}
    assert slept == [1, 1] and [json.loads(one) for one in asked] == 3 * [{"invitation": "word"}]


def test_not_for_ever(slept: list[float]) -> None:
    with answering(MOVING) as (who, _), pytest.raises(Failure, match="on its way"):
        who.post("/api/tables/x/join", {})
    assert len(slept) == guest.TRIES - 1


def test_what_is_refused_otherwise_is_said_at_once(slept: list[float]) -> None:
    taken = 409, {"error": {"key": "seat-taken", "args": {}}}
    with answering(taken) as (who, asked), pytest.raises(Failure, match="Somebody else has taken that seat"):
        who.post("/api/tables/x/join", {})
    assert (len(asked), slept) == (1, [])
