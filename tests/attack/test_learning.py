"""Whoever wants to keep more with a person than the lessons and the puzzles that they have done."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from ludarium import game
from ludarium.puzzles.shipped import shipped
from ludarium.school import school
from tests.server.browsers import browser
from tests.server.people import Json, Place

pytestmark = pytest.mark.anyio


@dataclass(frozen=True)
class Done:
    """What a server keeps of somebody: at `path`, named `named`; each one is told as `one` has it."""

    path: str
    named: str
    one: Callable[[Any], Any]
    ids: Callable[[str], list[str]]
    beside: tuple[str, ...] = ()  # what else is told, and empty here

    def told(self, games: Json) -> Json:
        return {"games": games, **{name: {} for name in self.beside}}

    def __str__(self) -> str:
        return self.named

    def body(self, name: str, *ids: str) -> Json:
        return {"game": name, self.named: [self.one(id) for id in ids]}


def lessons_of(name: str) -> list[str]:
    found = school(game(name))
    assert found is not None
    return [step.id for step in found.steps]


def puzzles_of(name: str) -> list[str]:
    found = shipped(game(name))
    assert found is not None
    return list(found.by_id)


LESSONS: Final = Done("/api/me/learnt", "steps", str, lessons_of)
PUZZLES: Final = Done(
    "/api/me/puzzles", "results", lambda id: {"id": id, "clean": True}, puzzles_of, ("doubted",)
)
PAGES: Final = 10  # of somebody, which finish at once
MOST: Final = {LESSONS: (10, 100), PUZZLES: (20, 1000)}  # letters of an id, ids of a list

every = pytest.mark.parametrize("done", [LESSONS, PUZZLES], ids=str)


@every
async def test_what_is_no_list_of_them_is_refused(place: Place, done: Done) -> None:
    letters, many = MOST[done]
    right = done.body("druids", "D1")
    lists: list[Any] = [
        "D1",
        [1],
        [None],
        [[]],
        [done.one("D" * (letters + 1))],
        [done.one("D1")] * (many + 1),
    ]
    bodies = [{}, {"game": "druids"}, done.body("d" * 101), right | {"guest": "somebody else"}]
    async with browser(place, "Anna") as anna:
        for body in [*bodies, *(right | {done.named: one} for one in lists)]:
            assert await anna.refused(done.path, body) == "bad-request", body
        assert await anna.get(done.path) == done.told({})


@pytest.mark.parametrize(
    "result",
    ["00d8e95e466d", {"id": "D1"}, {"id": "D1", "clean": 1}, {"id": "D1", "clean": True, "guest": "another"}],
)
async def test_half_a_result_is_refused(place: Place, result: Any) -> None:
    async with browser(place, "Anna") as anna:
        assert await anna.refused(PUZZLES.path, {"game": "druids", "results": [result]}) == "bad-request"


@every
async def test_nothing_that_there_is_not_is_kept(place: Place, done: Done) -> None:
    ids = ("<script>", "d1", "D1 ", "__proto__", "\x00", "D1\u202e", "T1", "..", "")
    async with browser(place, "Anna") as anna:
        assert await anna.post(done.path, done.body("druids", *ids)) == done.told({"druids": []})
        for name in ("../tigris", "constructor", "", "druids/../ark", "DRUIDS"):
            assert await anna.refused(done.path, done.body(name, *done.ids("druids")[:1])) == "not-found"


@every
async def test_many_pages_that_finish_at_once_lose_nothing(place: Place, done: Done) -> None:
    ids = done.ids("druids")[:PAGES]
    async with browser(place, "Anna") as anna:
        told = await asyncio.gather(*(anna.post(done.path, done.body("druids", id)) for id in ids))
        kept = (await anna.get(done.path))["games"]
    assert sorted(kept["druids"], key=str) == sorted(map(done.one, ids), key=str)
    assert all(set(one["games"]) == set(kept) == {"druids"} for one in told)


@every
async def test_a_page_elsewhere_and_a_script_finish_nothing(place: Place, done: Done) -> None:
    body = done.body("druids", *done.ids("druids")[:1])
    async with browser(place, "Anna") as anna:
        foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        answer = await anna.http.post(done.path, json=body, headers=foreign)
        assert answer.json()["error"]["key"] == "foreign-origin"
        token = (await anna.post("/api/me/tokens", {"name": "a script", "scope": "read"}))["token"]
        script = {"Authorization": f"Bearer {token}"}
        async with place.anybody(script) as http:
            answer = await http.post(done.path, json=body)
        assert answer.json()["error"]["key"] == "no-right"
        assert await anna.get(done.path) == done.told({})


@pytest.mark.parametrize("name", ["..%2ftigris", "%2e%2e", "constructor", "druids%00", "DRUIDS", "x" * 3000])
@pytest.mark.parametrize("what", ["school", "puzzles"])
async def test_no_other_games_have_any(place: Place, name: str, what: str) -> None:
    async with place.anybody() as anybody:
        answer = await anybody.get(f"/api/games/{name}/{what}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "not-found")
