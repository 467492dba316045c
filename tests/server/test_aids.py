"""Tables without aids: what is refused, what is not told, and who may know of it."""

from random import Random
from typing import Any

import pytest

from ludarium import Record
from ludarium.aids import AIDS
from ludarium.registry import games
from tests.server.people import DEVICE, LINK, ME, Json, Place, bot
from tests.test_aids import found

pytestmark = pytest.mark.anyio

TOURNAMENT = list(AIDS)
REFUSED = "no-aid"


def refusal(message: Json) -> Any:
    return message["t"] == "refused" and (message["key"], message["args"])


def told(message: Json) -> Json:
    return {"view": message["view"], "survey": message["survey"]}


@pytest.mark.parametrize("wish", [{"try": "{}"}, {"why": "fly"}, {"effects": True}])
async def test_what_would_follow_is_told_to_nobody(place: Place, wish: Json) -> None:
    async with place.guest("Anna") as anna:
        for without in (["previews"], TOURNAMENT):
            table = await anna.open(ME, bot(), without=without)
            async with anna.at(table, 0) as chair:
                words = {
                    key: value.format(chair.options()[0]) for key, value in wish.items() if value is not True
                }
                assert refusal(await chair.ask({"v": chair.told["v"], **wish, **words})) == (
                    REFUSED,
                    {"aid": "previews"},
                )


async def test_which_rule_stands_against_an_answer_is_told_only_with_previews(place: Place) -> None:
    async with place.guest("Anna") as anna:
        for without in ([], ["previews"]):
            table = await anna.open(ME, bot(), without=without)
            async with anna.at(table, 0) as chair:
                no = await chair.ask({"v": chair.told["v"], "do": "jump orange"})
                assert (no["key"], "reason" in no) == ("not-an-option", not without)


async def test_a_table_without_hints_has_none_whatever_is_agreed(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), without=["hints"])
        async with anna.at(table, 0) as chair:
            hint = await chair.ask({"v": chair.told["v"], "hint": True})
            assert refusal(hint) == ("no-hint", {"why": "table"})
            assert refusal(await chair.wish(propose="hints on")) == (REFUSED, {"aid": "hints"})
        seats = [ME, bot()]
        asked = {"game": "druids", "seats": seats, "hints": True, "without": ["hints"]}
        assert (await anna.http.post("/api/tables", json=asked)).status_code == 400
        unknown = {"game": "druids", "seats": seats, "without": ["crystal-ball"]}
        assert (await anna.http.post("/api/tables", json=unknown)).status_code == 400


async def test_nobody_looks_back_while_a_game_without_analysis_goes_on(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, without=["analysis"])
        at = f"/api/tables/{table['id']}"
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
        for path in ("/at/0", "/at/0?seat=0", "/record"):
            answer = await anna.http.get(at + path)
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, REFUSED)
        for path in ("/at/1", "/at/1?seat=0", "/before/1"):
            assert (await anna.http.get(at + path)).status_code == 200


async def test_a_program_sits_only_where_nothing_is_left_out(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Deep") as deep:
        for without, answer in (([], 200), (["counts"], 409)):
            table = await anna.open(ME, LINK, without=without)
            joining = {"invitation": table["seats"][1]["invitation"], "bot": True}
            joined = await deep.http.post(f"/api/tables/{table['id']}/join", json=joining)
            assert joined.status_code == answer


@pytest.mark.parametrize("game", [one for one in games() if one.aids], ids=lambda one: one.name)
async def test_nothing_of_an_aid_is_told_to_anybody_until_it_is_over(place: Place, game: Any) -> None:
    paths = [path.split(".") for aid in game.aids for path in game.aids[aid]]
    random = Random(1)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, game=game.name, without=TOURNAMENT)
        assert table["without"] == TOURNAMENT
        at = f"/api/tables/{table['id']}"
        async with anna.at(table, 0) as one, anna.at(table, 1) as other, anna.at(table, None) as watching:
            for _ in range(60):
                mine = one if one.mine else other
                await mine.do(random.choice(mine.options()))
                if mine.told["over"]:
                    return
                for chair in (one, other, watching):
                    while chair.told["v"] < mine.told["v"]:
                        await chair.hear()
                    assert not [path for path in paths if found(told(chair.told), path)]
            now = await anna.get(f"{at}/at/{one.told['v']}?seat=0")
            sample = await anna.get(f"{at}/sample")
            assert not [path for path in paths for known in (now, sample) if found(told(known), path)]
            assert one.told["table"]["without"] == TOURNAMENT


async def test_what_is_over_is_told_whole_and_its_record_says_what_it_was_played_without(
    place: Place,
) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(bot(), bot(), without=["counts", "hints", "counts"])
        assert table["without"] == ["counts", "hints"]
        over = await anna.watch(table)
        async with anna.at(over, None) as chair:
            assert "hidden" in chair.told["view"]
        text = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
        assert Record.parse(text).without == ("counts", "hints")
        proof = await anna.get(f"/api/tables/{table['id']}/verify")
        assert proof["broken"] is None and "signature" in {one["key"] for one in proof["held"]}
        assert (await anna.http.get(f"/api/tables/{table['id']}/at/0")).status_code == 200
