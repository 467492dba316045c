"""Whoever wants to spoil lessons, or to keep more with them than lessons."""

import asyncio
from typing import Any

import pytest

from ludarium import game
from ludarium.school import school
from tests.server.browsers import browser
from tests.server.people import Json, Place

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "druids"},
        {"game": "druids", "steps": "D1"},
        {"game": "druids", "steps": [1]},
        {"game": "druids", "steps": [None]},
        {"game": "druids", "steps": ["D" * 11]},
        {"game": "druids", "steps": ["D1"] * 101},
        {"game": "d" * 101, "steps": []},
        {"game": "druids", "steps": ["D1"], "guest": "somebody else"},
    ],
)
async def test_what_is_no_list_of_lessons_is_refused(place: Place, body: Json) -> None:
    async with browser(place, "Anna") as anna:
        assert await anna.refused("/api/me/learnt", body) == "bad-request"
        assert await anna.get("/api/me/learnt") == {"games": {}}


async def test_nothing_but_lessons_is_kept(place: Place) -> None:
    async with browser(place, "Anna") as anna:
        words = ["<script>", "d1", "D1 ", "__proto__", "\x00", "D1\u202e", "T1"]
        assert await anna.post("/api/me/learnt", {"game": "druids", "steps": words}) == {
            "games": {"druids": []}
        }
        for name in ("../tigris", "constructor", "", "druids/../ark", "DRUIDS"):
            assert await anna.refused("/api/me/learnt", {"game": name, "steps": ["D1"]}) == "not-found"


@pytest.mark.parametrize("name", ["..%2ftigris", "%2e%2e", "constructor", "druids%00", "DRUIDS", "x" * 3000])
async def test_there_are_no_other_schools(place: Place, name: str) -> None:
    async with place.anybody() as anybody:
        answer = await anybody.get(f"/api/games/{name}/school")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "not-found")


async def test_many_pages_that_finish_at_once_lose_nothing(place: Place) -> None:
    lessons = school(game("tigris"))
    assert lessons is not None
    ids = [step.id for step in lessons.steps]
    async with browser(place, "Anna") as anna:
        bodies: list[Json] = [{"game": "tigris", "steps": [id]} for id in ids]
        told: list[Any] = await asyncio.gather(*(anna.post("/api/me/learnt", body) for body in bodies))
        assert await anna.get("/api/me/learnt") == {"games": {"tigris": sorted(ids)}}
    assert all(set(one["games"]) == {"tigris"} for one in told)


async def test_a_page_elsewhere_and_a_script_finish_nothing(place: Place) -> None:
    body = {"game": "druids", "steps": ["D1"]}
    async with browser(place, "Anna") as anna:
        foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        answer = await anna.http.post("/api/me/learnt", json=body, headers=foreign)
        assert answer.json()["error"]["key"] == "foreign-origin"
        token = (await anna.post("/api/me/tokens", {"name": "a script", "scope": "read"}))["token"]
        script = {"Authorization": f"Bearer {token}"}
        async with place.anybody(script) as http:
            answer = await http.post("/api/me/learnt", json=body)
        assert answer.json()["error"]["key"] == "no-right"
        assert await anna.get("/api/me/learnt") == {"games": {}}
