"""Nonsense by the thousand, over the websocket and over HTTP.

    python -m tests.server.fuzz 100000

Nothing of it may be answered with a 5xx or `try-again`, stop the server, or harm a table.
"""

import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx

from ludarium.server.refusals import STATUS
from tests.server.people import DEVICE, ME, Chair, Json, Person, Place, serving

BATCH, BATCHES = 10, 10
NOT_HTTP = "Invalid HTTP request received."
NASTY: list[Any] = [
    *(None, True, False, 0, 1, -1, 0.5, 4.0, 1e308, 2**53, 2**63, 2**64, -(2**63), 10**40),
    *(
        "",
        " ",
        "\x00",
        "\ud800",
        "é" * 50,
        "x" * 2000,
        "waltz",
        "place orange M1",
        "undo",
        "; 3R",
        "\n",
        "null",
        "../..",
        "%00",
    ),
    *([], {}, [[]], [None] * 50, {"": ""}, {"as": 0}, {"a": {"b": {"c": []}}}, ["me"], [{"kind": "me"}]),
]
FIELDS = (
    "as",
    "since",
    "v",
    "do",
    "try",
    "undo",
    "hint",
    "t",
    "x",
    "",
    "name",
    "game",
    "seats",
    "options",
    "shuffle",
    "invitation",
)
PATHS = (
    "/api",
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/join",
    "/api/tables/{}/rematch",
)
MORE_PATHS = (
    "/api/tables/{}/record",
    "/api/tables/{}/at/{}",
    "/api/tables/{}/live",
    "/",
    "/t/{}",
    "/assets/{}",
    "/{}",
)
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "NONSENSE")


class Nonsense:
    """Messages and requests that are wrong in many ways, and sometimes not at all."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def value(self) -> Any:
        return self.random.choice(NASTY)

    def fields(self) -> Json:
        return {self.random.choice(FIELDS): self.value() for _ in range(self.random.randrange(4))}

    def proper(self, v: int, words: str) -> Json:
        """A message that is nearly always right."""
        look = {"as": self.random.choice([0, 1, None]), "since": self.random.choice([None, v, 0])}
        return self.random.choice(
            [
                look,
                {"v": v, "do": words},
                {"v": v, "try": words},
                {"v": v, "undo": True},
                {"v": v, "hint": True},
            ]
        )

    def message(self, v: int, words: str = "x") -> str | bytes:
        """One frame."""
        proper = self.proper(v, words)
        kinds: list[Callable[[], str | bytes]] = [
            lambda: self.random.randbytes(self.random.randrange(60)),
            lambda: "".join(chr(self.random.randrange(0xD800)) for _ in range(self.random.randrange(40))),
            lambda: "[" * self.random.randrange(1, 9000),
            lambda: self.cut(json.dumps(proper)),
            lambda: json.dumps(self.value()),
            lambda: json.dumps(self.fields()),
            lambda: json.dumps(proper | self.fields()),
            *[lambda: json.dumps(proper | {self.random.choice(list(proper)): self.value()})] * 2,
            *[lambda: json.dumps(proper)] * 2,
        ]
        return self.random.choice(kinds)()

    def cut(self, text: str) -> str:
        at = self.random.randrange(len(text))
        return (
            text[:at]
            + self.random.choice(["", "\\", '"', "{", "}", "\x00", "9" * 400])
            + text[at + self.random.randrange(3) :]
        )

    def request(self, table_id: str) -> tuple[str, str, dict[str, str], bytes]:
        """Method, path, headers and body."""
        path = self.random.choice(PATHS + MORE_PATHS)
        while "{}" in path:
            path = path.replace("{}", self.part(table_id), 1)
        if self.random.random() < 0.3:
            path += "?seat=" + self.part("0")
        body = self.message(0) if self.random.random() < 0.5 else json.dumps(self.new_table())
        headers = {
            "Content-Type": self.random.choice(
                ["application/json"] * 4 + ["text/plain", "", "application/json;x"]
            )
        }
        if self.random.random() < 0.2:
            headers[self.random.choice(["Origin", "Cookie", "Authorization", "Range", "Accept-Encoding"])] = (
                self.part("x")
            )
        return (
            self.random.choice(METHODS[:2] * 4 + METHODS),
            path,
            headers,
            body.encode() if isinstance(body, str) else body,
        )

    def part(self, usual: str) -> str:
        odd = [
            "0",
            "-1",
            "x",
            "%00",
            "..",
            "%2e%2e",
            "99999999999999999999",
            "%ff",
            "%F0%9F%98%80",
            "x" * 300,
            "ludarium=x",
        ]
        return usual if self.random.random() < 0.6 else self.random.choice(odd)

    def new_table(self) -> Json:
        table: Json = {
            "game": "druids",
            "seats": [{"kind": "me"}, {"kind": "link"}],
            "options": {},
            "shuffle": True,
        }
        for _ in range(self.random.randrange(3)):
            table[self.random.choice(FIELDS)] = self.value()
        if self.random.random() < 0.3:
            table["seats"] = [
                {"kind": self.random.choice(["me", "link", "bot", "device", "x"])} | self.fields()
            ] * 2
        return table


async def fuzz_table(person: Person, count: int, seed: int) -> Counter[str]:
    """So many frames at one table; what came back, by kind.  Every frame has exactly one answer."""
    nonsense, heard, table = Nonsense(seed), Counter[str](), await person.open(ME, DEVICE)
    while heard.total() < count:
        async with person.at(table, nonsense.random.choice([0, 1])) as chair:
            heard += await fuzz_chair(chair, nonsense)
            if chair.told["over"]:
                table = await person.open(ME, DEVICE)
    async with person.at(table, 0) as chair:
        assert chair.told["v"] >= chair.told["entries"][-1]["v"] and chair.told["view"]
    return heard


async def fuzz_chair(chair: Chair, nonsense: Nonsense) -> Counter[str]:
    heard = Counter[str]()
    for _ in range(BATCHES):
        words = nonsense.random.choice(chair.options() if chair.mine else ["x"])
        frames = [nonsense.message(chair.told["v"], words) for _ in range(BATCH)]
        for frame in frames:
            await chair.say(frame)
        for _ in frames:
            answer = await chair.hear_until("told", "entry", "try", "refused")
            kind = str(answer.get("key", answer["t"]))
            assert kind != "try-again" and (answer["t"] != "refused" or kind in STATUS), answer
            heard[kind] += 1
    return heard


async def fuzz_http(place: Place, person: Person, count: int, seed: int) -> Counter[str]:
    """So many requests; what came back, by status."""
    nonsense, statuses, table = Nonsense(seed), Counter[str](), await person.open(ME, DEVICE)
    while statuses.total() < count:
        method, path, headers, body = nonsense.request(table["id"])
        try:
            answer = await person.http.request(method, path, headers=headers, content=body)
        except (httpx.LocalProtocolError, httpx.InvalidURL, UnicodeError):
            continue  # our own client would not send it
        request = (method, path, headers, body)
        assert answer.status_code < 500, (*request, answer.text)
        ours = answer.request.url.path.startswith("/api/") and answer.text != NOT_HTTP
        if answer.status_code >= 400 and ours and method != "HEAD":
            assert answer.json()["error"]["key"] in STATUS, (*request, answer.text)
        statuses[str(answer.status_code)] += 1
    assert (await person.get(f"/api/tables/{table['id']}"))["status"] == "playing"
    return statuses


async def fuzz_lines(place: Place, count: int, seed: int) -> Counter[str]:
    """Bytes that are hardly HTTP at all; the connection may be closed, the server may not."""
    nonsense, ended = Nonsense(seed), Counter[str]()
    host, port = place.address.removeprefix("http://").split(":")
    for _ in range(count):
        reader, writer = await asyncio.open_connection(host, int(port))
        method, path, _, body = nonsense.request("x")
        writer.write(
            nonsense.cut(
                f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
            ).encode()
            + body
        )
        writer.write_eof()
        try:
            answer = await reader.read(20)
        except ConnectionError:
            answer = b""
        assert not answer[9:12].startswith(b"5"), (method, path, body, answer)
        ended[answer[9:12].decode(errors="replace") or "dropped"] += 1
        writer.close()
    return ended


async def fuzz(place: Place, count: int, seed: int = 1) -> Counter[str]:
    """All kinds at once; seven in ten over the websocket."""
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        kinds = await asyncio.gather(
            fuzz_table(anna, count * 7 // 20, seed),
            fuzz_table(bela, count * 7 // 20, seed + 1),
            fuzz_http(place, cili, count * 2 // 10, seed + 2),
            fuzz_lines(place, count // 10, seed + 3),
        )
        for person in (anna, bela, cili):
            assert (await person.get("/api/me"))["name"]
    return sum(kinds, Counter[str]())


async def main() -> None:
    count, began = int(sys.argv[1]), time.monotonic()
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every line that is not HTTP
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), tables_per_guest=10**9) as place:
            found = await fuzz(place, count)
    seconds = time.monotonic() - began
    print(f"{found.total()} messages and requests in {seconds:.0f} s, no harm done: {dict(found)}")


if __name__ == "__main__":
    asyncio.run(main())
