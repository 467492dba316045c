"""Puzzles over the wire: the same for everybody, and what each person has solved."""

import io
import json
import zipfile

import pytest

from ludarium import game
from ludarium.core import options
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.shipped import Puzzles, shipped
from ludarium.sitting.clock import DAY
from tests.server.people import Json, Place
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio

DRUIDS = "/api/games/druids/puzzles"


def ours(name: str = "druids") -> Puzzles:
    found = shipped(game(name))
    assert found is not None
    return found


def some(many: int) -> list[Puzzle]:
    return list(ours().by_id.values())[:many]


def clean(one: Puzzle, is_clean: bool = True) -> Json:
    return {"id": one.id, "clean": is_clean}


async def test_puzzles_are_told_to_everybody_and_may_be_kept(place: Place) -> None:
    async with place.anybody() as browser:
        infos = {one["name"]: one for one in (await browser.get("/api/games")).json()}
        answer = await browser.get(infos["druids"]["puzzles"])
        current = await browser.get(DRUIDS)
        none = [
            (await browser.get(f"/api/games/{name}/puzzles")).json()["error"]["key"]
            for name in ("pebbles", "chess")
        ]
    assert infos["pebbles"]["puzzles"] is None
    assert "immutable" in answer.headers["cache-control"]
    assert "no-cache" in current.headers["cache-control"]
    assert answer.json()["version"] == ours().version
    assert [one["id"] for one in answer.json()["puzzles"]] == list(ours().by_id)
    assert none == ["not-found", "not-found"]


async def test_whoever_looks_at_a_puzzle_is_not_told_what_is_right(place: Place) -> None:
    [one] = some(1)
    async with place.anybody() as browser:
        told = (await browser.get(f"{DRUIDS}/{one.id}")).json()
        line = {"game": "druids", "players": one.players, "base": {"position": told["position"]}}
        stands = (await browser.post("/api/line", json=line | {"eyes": one.seat})).json()
    assert told == {
        "info": {
            "id": one.id,
            "kind": one.kind,
            "difficulty": one.difficulty,
            "players": one.players,
            "seat": one.seat,
            "question": one.question,
        },
        "position": one.position,
    }
    assert stands["asked"]["seat"] == one.seat
    assert stands["options"]


async def test_an_answer_is_right_or_is_told_what_it_loses(place: Place) -> None:
    druids = game("druids")
    async with place.anybody() as browser:
        for one in some(3):
            for words in map(str, options(druids.read(one.position, one.players))):
                verdict = (await browser.post(f"{DRUIDS}/{one.id}", json={"words": words})).json()
                assert verdict["right"] == (words in one.answers)
                if not verdict["right"]:
                    wrong = one.refutations[words]
                    assert verdict["loss"] == wrong.loss
                    why = [(merit["part"], merit["more"], merit["chance"]) for merit in verdict["why"]]
                    assert why == wrong.why
            refused = await browser.post(f"{DRUIDS}/{one.id}", json={"words": "waltz 9L S1"})
            assert refused.json()["error"]["key"] == "not-an-option"


async def test_the_solution_tells_the_next_best(place: Place) -> None:
    [one] = some(1)
    async with place.anybody() as browser:
        told = (await browser.get(f"{DRUIDS}/{one.id}/solution")).json()
    least = min(wrong.loss for wrong in one.refutations.values())
    assert told["answers"] == one.answers
    assert told["next_best"]["loss"] == least == one.refutations[told["next_best"]["words"]].loss
    assert told["levels"] == one.levels


async def test_what_is_solved_is_known_wherever_one_is(town: Town) -> None:  # noqa: F811
    anna, ben = await town.browser("Anna"), await town.browser("Ben")
    first, second = some(2)
    assert await anna.get("/api/me/puzzles") == {"games": {}}
    body = {"game": "druids", "results": [clean(second), {"id": "nothing", "clean": True}]}
    await anna.post("/api/me/puzzles", body)
    body = {"game": "druids", "results": [clean(first, False), clean(second, False)]}
    found = await anna.post("/api/me/puzzles", body)
    assert found == {"games": {"druids": [clean(second), clean(first, False)]}}
    assert await anna.get("/api/me/puzzles") == found
    assert await ben.get("/api/me/puzzles") == {"games": {}}
    assert await anna.refused("/api/me/puzzles", {"game": "pebbles", "results": []}) == "not-found"
    nobody = await town.browser()
    assert await nobody.refused("/api/me/puzzles", body) == "no-session"


async def test_it_comes_along_to_an_account(town: Town) -> None:  # noqa: F811
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    first, second = some(2)
    await anna.post("/api/me/puzzles", {"game": "druids", "results": [clean(first)]})
    results = [clean(first, False), clean(second)]
    await phone.post("/api/me/puzzles", {"game": "druids", "results": results})
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    found = await phone.get("/api/me/puzzles")
    assert found == {"games": {"druids": [clean(first), clean(second)]}}


async def test_it_is_taken_home_and_deleted(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    [one] = some(1)
    await anna.post("/api/me/puzzles", {"game": "druids", "results": [clean(one)]})
    archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
    assert json.loads(archive.read("puzzles.json")) == {"druids": [[one.id, True]]}
    caller = await town.house.sign_ins.caller(anna.token)
    assert caller is not None
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await town.house.people.solved.of(caller.guest.id) == {}
