"""Best turns over the wire: what a turn brings, and how everybody did."""

import io
import json
import zipfile
from collections.abc import Sequence

import pytest

from ludarium import game
from ludarium.core import options
from ludarium.luck import Luck
from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.shipped import BestTurns, shipped_turns
from ludarium.puzzles.trying import Played, answered
from ludarium.sitting.clock import DAY
from tests.server.people import Json, Place
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio

ARK = "/api/games/ark/turns"


def ours(name: str = "ark") -> BestTurns:
    found = shipped_turns(game(name))
    assert found is not None
    return found


def some(many: int) -> list[BestTurn]:
    return list(ours().by_id.values())[:many]


def any_turn(one: BestTurn, number: int) -> Played:
    """One that luck plays, and that is not the best."""
    it, luck = game(one.game), Luck(number)
    while True:
        here = Played(it.read(one.position, one.players))
        while not here.over:
            found = options(here.state)
            here = answered(it, here, found[luck.below(len(found), "answer")], one.seat)
        if here.points < one.points:
            return here


def at(one: BestTurn) -> str:
    return f"/api/games/{one.game}/turns/{one.id}"


def words(turn: Sequence[str]) -> Json:
    return {"words": list(turn)}


async def test_turns_are_told_to_everybody_and_may_be_kept(place: Place) -> None:
    async with place.anybody() as browser:
        infos = {one["name"]: one for one in (await browser.get("/api/games")).json()}
        answer = await browser.get(infos["ark"]["turns"])
        current = await browser.get(ARK)
        none = [
            (await browser.get(f"/api/games/{name}/turns")).json()["error"]["key"]
            for name in ("druids", "pebbles", "chess")
        ]
    assert infos["druids"]["turns"] is None
    assert "immutable" in answer.headers["cache-control"]
    assert "no-cache" in current.headers["cache-control"]
    assert answer.json()["version"] == ours().version
    assert [one["id"] for one in answer.json()["turns"]] == list(ours().by_id)
    assert none == ["not-found"] * 3


async def test_nothing_of_the_best_is_told_before_a_turn_is_handed_in(place: Place) -> None:
    [one] = some(1)
    async with place.anybody() as browser:
        told = (await browser.get(at(one))).json()
        listed = (await browser.get(ARK)).json()["turns"][0]
        count = (await browser.post(f"{at(one)}/count", json=words(one.turn))).json()
    info = {
        **{"id": one.id, "difficulty": one.difficulty, "players": one.players},
        **{"seat": one.seat, "question": one.question},
    }
    assert told == {"info": info, "position": one.position}
    assert listed == info
    assert count == {"points": one.points, "over": True}


async def test_what_a_turn_has_brought_is_counted_answer_by_answer(place: Place) -> None:
    one = next(one for one in ours().by_id.values() if len(one.turn) > 1)
    async with place.anybody() as browser:
        counts = [
            (await browser.post(f"{at(one)}/count", json=words(one.turn[:n]))).json()
            for n in range(len(one.turn) + 1)
        ]
    assert counts[0] == {"points": 0, "over": False}
    assert [count["over"] for count in counts] == [*([False] * len(one.turn)), True]
    assert counts[-1]["points"] == one.points


async def test_a_turn_that_is_not_over_is_no_turn(place: Place) -> None:
    one = next(one for one in ours().by_id.values() if len(one.turn) > 1)
    async with place.anybody() as browser:
        for turn, key in (
            (one.turn[:-1], "turn-not-over"),
            ([], "turn-not-over"),
            ([*one.turn, "pass"], "not-an-option"),
            ([*one.turn[:-1], "fly"], "not-an-option"),
            (["fly"], "not-an-option"),
        ):
            answer = await browser.post(at(one), json=words(turn))
            assert answer.json()["error"]["key"] == key
            assert one.turn[-1] not in answer.text


@pytest.mark.parametrize("body", [{"words": ["pass"] * 61}, {"words": ["x" * 1001]}, {"words": "pass"}, {}])
async def test_what_is_no_list_of_answers_is_refused(place: Place, body: Json) -> None:
    [one] = some(1)
    async with place.anybody() as browser:
        for path in (at(one), f"{at(one)}/count"):
            assert (await browser.post(path, json=body)).json()["error"]["key"] == "bad-request"


async def test_turns_that_are_not_there(place: Place) -> None:
    [one] = some(1)
    async with place.anybody() as browser:
        for path in (
            f"{ARK}/nothing",
            f"/api/games/druids/turns/{one.id}",
            f"/api/games/chess/turns/{one.id}",
        ):
            assert (await browser.get(path)).json()["error"]["key"] == "not-found"
            assert (await browser.post(path, json=words(one.turn))).json()["error"]["key"] == "not-found"


async def test_of_everybody_the_first_turn_counts(town: Town) -> None:  # noqa: F811
    anna, ben = await town.browser("Anna"), await town.browser("Ben")
    [one] = some(1)
    other = any_turn(one, 1)
    told = await anna.post(at(one), words(other.words))
    assert (told["points"], told["best"], told["turn"]) == (other.points, one.points, one.turn)
    assert told["levels"] == one.levels
    assert told["everybody"] == [{"points": other.points, "people": 1}]
    again = await anna.post(at(one), words(one.turn))
    assert again["points"] == one.points
    assert again["everybody"] == told["everybody"]
    everybody = (await ben.post(at(one), words(one.turn)))["everybody"]
    assert everybody == [{"points": other.points, "people": 1}, {"points": one.points, "people": 1}]
    mine = {"games": {"ark": [{"id": one.id, "points": other.points}]}}
    assert await anna.get("/api/me/turns") == mine


async def test_who_has_no_session_is_told_the_same_and_not_counted(town: Town) -> None:  # noqa: F811
    anna, nobody = await town.browser("Anna"), await town.browser()
    [one] = some(1)
    assert (await nobody.post(at(one), words(one.turn)))["everybody"] == []
    await anna.post(at(one), words(one.turn))
    told = await nobody.post(at(one), words(any_turn(one, 1).words))
    assert (told["best"], told["everybody"]) == (one.points, [{"points": one.points, "people": 1}])
    assert (await nobody.http.get("/api/me/turns")).json()["error"]["key"] == "no-session"


async def test_what_is_refused_counts_nowhere(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    [one] = some(1)
    assert await anna.refused(at(one), words(one.turn[:-1])) == "turn-not-over"
    assert await anna.refused(at(one), words(["fly"])) == "not-an-option"
    await anna.post(f"{at(one)}/count", words(one.turn))
    assert await anna.get("/api/me/turns") == {"games": {}}


async def test_it_comes_along_to_an_account(town: Town) -> None:  # noqa: F811
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    first, second = some(2)
    other = any_turn(first, 1)
    await anna.post(at(first), words(first.turn))
    await phone.post(at(first), words(other.words))
    await phone.post(at(second), words(second.turn))
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    found = (await phone.get("/api/me/turns"))["games"]["ark"]
    both = [{"id": one.id, "points": one.points} for one in (first, second)]
    assert found == sorted(both, key=lambda tried: str(tried["id"]))
    everybody = (await phone.post(at(first), words(first.turn)))["everybody"]
    assert everybody == [{"points": first.points, "people": 1}]


async def test_it_is_taken_home_and_deleted(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    [one] = some(1)
    await anna.post(at(one), words(one.turn))
    archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
    assert json.loads(archive.read("turns.json")) == {"ark": [[one.id, one.points]]}
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await town.house.people.tried.everybody("ark", one.id) == []
