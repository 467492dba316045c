"""Puzzles over the wire: the same for everybody, and what each person has solved."""

import asyncio
import io
import json
import zipfile
from pathlib import Path

import pytest

from ludarium import game
from ludarium.cli import main
from ludarium.cli.command import FAILED
from ludarium.core import options
from ludarium.puzzles import finders
from ludarium.puzzles.candidates import PLAYERS
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.shipped import Puzzles, shipped
from ludarium.server import puzzle_calls
from ludarium.server.clock import Clock
from ludarium.server.people import answered
from ludarium.server.people.answered import Count
from ludarium.server.store import Store
from ludarium.sitting.clock import DAY, SECOND
from tests.server.people import Json, Place
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio

DRUIDS = "/api/games/druids/puzzles"
NOTHING: Json = {"games": {}, "doubted": {}}


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
    assert told["found"] is None


async def test_it_tells_of_the_game_that_it_was_found_in(place: Place) -> None:
    async with place.anybody() as browser:
        for one in some(3):
            origin = (await browser.get(f"{DRUIDS}/{one.id}/solution")).json()["origin"]
            assert origin["answers"] == one.source.move
            assert len(origin["bots"]) == one.players
            assert set(origin["bots"]) <= set(PLAYERS)


async def test_people_say_how_difficult_it_is(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(puzzle_calls, "FEW", 2)
    monkeypatch.setattr(finders, "ENOUGH", 3)
    one, other = some(2)
    at, right, wrong = f"{DRUIDS}/{one.id}", {"words": one.answers[0]}, {"words": one.next_best}
    nobody = await town.browser()

    async def found() -> tuple[Json | None, list[Json]]:
        town.wait(round(answered.KEPT) * SECOND)
        solution = await nobody.get(f"{at}/solution")
        return solution["found"], (await nobody.get("/api/games/druids/finders"))["puzzles"]

    people = [await town.browser(name) for name in ("Anna", "Ben", "Cleo")]
    for person, words in zip(people, (wrong, right, wrong), strict=True):
        await nobody.post(at, right)  # nobody is counted
        await person.post(at, words)
        await person.post(at, right)  # only the first counts
        if person is people[0]:
            assert await found() == (None, [])
        if person is people[1]:
            few: Json = {"id": one.id, "people": 2, "at_once": 1, "difficulty": None}
            assert await found() == (few, [few])
    enough = {"id": one.id, "people": 3, "at_once": 1, "difficulty": 3}
    assert await found() == (enough, [enough])
    assert await people[0].refused(at, {"words": "fly"}) == "not-an-option"
    await people[0].post(f"{DRUIDS}/{other.id}", {"words": other.answers[0]})
    assert await found() == (enough, [enough])


async def test_somebody_doubts_what_is_called_right(town: Town) -> None:  # noqa: F811
    anna, nobody = await town.browser("Anna"), await town.browser()
    first, second = some(2)
    await anna.post(f"{DRUIDS}/{first.id}", {"words": first.next_best})

    async def says(one: Puzzle, doubted: bool) -> Json:
        body = {"game": "druids", "id": one.id, "doubted": doubted}
        return (await anna.post("/api/me/puzzles/doubts", body))["doubted"]  # type: ignore[no-any-return]

    async def doubts() -> list[int]:
        to = town.house.people.answered.to
        return [(await to("druids", one.id)).doubts for one in (first, second)]

    assert await says(first, True) == {"druids": [first.id]}
    assert await says(first, True) == {"druids": [first.id]}
    assert await says(second, True) == {"druids": sorted([first.id, second.id])}
    assert await doubts() == [1, 1]
    assert (await anna.get("/api/me/puzzles"))["doubted"] == {"druids": sorted([first.id, second.id])}
    assert await says(second, False) == {"druids": [first.id]}
    assert await doubts() == [1, 0]
    assert (await town.house.people.answered.to("druids", first.id)).people == 1
    for game_name, id in (("druids", "nothing"), ("tigris", first.id), ("pebbles", first.id)):
        body = {"game": game_name, "id": id, "doubted": True}
        assert await anna.refused("/api/me/puzzles/doubts", body) == "not-found"
    body = {"game": "druids", "id": first.id, "doubted": True}
    assert await nobody.refused("/api/me/puzzles/doubts", body) == "no-session"


def test_what_people_doubt_is_looked_at_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = some(3)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    looked_at = []

    async def doubt() -> None:
        store = Store(database, Clock())
        await store.migrate()
        people = answered.Answered(store)
        for guest, one in (("anna", first), ("anna", second), ("ben", second)):
            await people.add(guest, "druids", one.id, guest == "ben")
            await people.doubt(guest, "druids", one.id, True)
        await people.add("ben", "druids", third.id, True)
        await people.doubt("ben", "druids", "long-gone", True)
        await store.close()

    def checked(every: list[Puzzle], _pool: object) -> list[tuple[Puzzle, Puzzle | str]]:
        looked_at.extend(every)
        return [(one, "third" if one is first else one) for one in every]

    asyncio.run(doubt())
    monkeypatch.setattr("ludarium.cli.puzzles.checked", checked)
    assert main(["puzzles", "druids", "--doubted", "--database", database]) == FAILED
    assert looked_at == [second, first]
    assert capsys.readouterr().out.splitlines() == [
        f"{second.id}: 2 doubt it, 1 of 2 were right at once",
        f"{first.id}: 1 doubt it, 0 of 1 were right at once",
        f"{first.id} falls out: third",
        "1 of 2 hold",
    ]


async def test_first_answers_and_doubts_come_along_to_an_account(town: Town) -> None:  # noqa: F811
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    first, second = some(2)
    at = [f"{DRUIDS}/{one.id}" for one in (first, second)]
    await anna.post(at[0], {"words": first.answers[0]})
    await phone.post(at[0], {"words": first.next_best})
    await phone.post(at[1], {"words": second.next_best})
    await phone.post("/api/me/puzzles/doubts", {"game": "druids", "id": first.id, "doubted": True})
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    assert (await phone.get("/api/me/puzzles"))["doubted"] == {"druids": [first.id]}
    to = town.house.people.answered.to
    assert await to("druids", first.id) == Count(people=1, at_once=1, doubts=1)
    assert await to("druids", second.id) == Count(people=1, at_once=0, doubts=0)


async def test_what_is_solved_is_known_wherever_one_is(town: Town) -> None:  # noqa: F811
    anna, ben = await town.browser("Anna"), await town.browser("Ben")
    first, second = some(2)
    assert await anna.get("/api/me/puzzles") == NOTHING
    body = {"game": "druids", "results": [clean(second), {"id": "nothing", "clean": True}]}
    await anna.post("/api/me/puzzles", body)
    body = {"game": "druids", "results": [clean(first, False), clean(second, False)]}
    found = await anna.post("/api/me/puzzles", body)
    assert found == {"games": {"druids": [clean(second), clean(first, False)]}, "doubted": {}}
    assert await anna.get("/api/me/puzzles") == found
    assert await ben.get("/api/me/puzzles") == NOTHING
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
    assert found == {"games": {"druids": [clean(first), clean(second)]}, "doubted": {}}


async def test_it_is_taken_home_and_deleted(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    [one] = some(1)
    await anna.post("/api/me/puzzles", {"game": "druids", "results": [clean(one)]})
    await anna.post(f"{DRUIDS}/{one.id}", {"words": one.next_best})
    archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
    assert json.loads(archive.read("puzzles.json")) == {"druids": [[one.id, True]]}
    answer = {"game": "druids", "id": one.id, "at_once": False, "doubted": None}
    assert json.loads(archive.read("answers.json")) == [answer]
    caller = await town.house.sign_ins.caller(anna.token)
    assert caller is not None
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await town.house.people.solved.of(caller.guest.id) == {}
    assert await town.house.people.answered.to("druids", one.id) == Count()
