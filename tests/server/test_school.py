"""The schools over the wire: lessons for everybody, and what each person has finished."""

import io
import json
import zipfile

import pytest

from ludarium import game
from ludarium.school import school
from ludarium.sitting.clock import DAY
from tests.server.people import Place
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio


async def test_lessons_are_told_to_everybody_and_may_be_kept(place: Place) -> None:
    async with place.anybody() as browser:
        infos = {one["name"]: one for one in (await browser.get("/api/games")).json()}
        answer = await browser.get(infos["druids"]["school"])
        current = await browser.get("/api/games/druids/school")
        none = [
            (await browser.get(f"/api/games/{name}/school")).json()["error"]["key"]
            for name in ("pebbles", "chess")
        ]
    assert infos["pebbles"]["school"] is None
    assert "immutable" in answer.headers["cache-control"]
    assert "no-cache" in current.headers["cache-control"]
    lessons = school(game("druids"))
    assert lessons is not None
    assert [step["id"] for step in answer.json()["steps"]] == [step.id for step in lessons.steps]
    assert answer.json()["version"] == lessons.version
    assert none == ["not-found", "not-found"]


async def test_what_is_finished_is_known_wherever_one_is(town: Town) -> None:  # noqa: F811
    anna, ben = await town.browser("Anna"), await town.browser("Ben")
    assert await anna.get("/api/me/learnt") == {"games": {}}
    await anna.post("/api/me/learnt", {"game": "druids", "steps": ["D2", "D1", "Z9"]})
    found = await anna.post("/api/me/learnt", {"game": "druids", "steps": ["D3", "D1"]})
    assert found == {"games": {"druids": ["D1", "D2", "D3"]}} == await anna.get("/api/me/learnt")
    assert await ben.get("/api/me/learnt") == {"games": {}}
    assert await anna.refused("/api/me/learnt", {"game": "pebbles", "steps": []}) == "not-found"
    nobody = await town.browser()
    assert await nobody.refused("/api/me/learnt", {"game": "druids", "steps": ["D1"]}) == "no-session"


async def test_it_comes_along_to_an_account(town: Town) -> None:  # noqa: F811
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    await anna.post("/api/me/learnt", {"game": "druids", "steps": ["D1"]})
    await phone.post("/api/me/learnt", {"game": "druids", "steps": ["D2"]})
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    assert await phone.get("/api/me/learnt") == {"games": {"druids": ["D1", "D2"]}}


async def test_it_is_taken_home_and_deleted(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    await anna.post("/api/me/learnt", {"game": "druids", "steps": ["D1"]})
    archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
    assert json.loads(archive.read("learnt.json")) == {"druids": ["D1"]}
    caller = await town.house.sign_ins.caller(anna.token)
    assert caller is not None
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await town.house.people.learnt.of(caller.guest.id) == {}
