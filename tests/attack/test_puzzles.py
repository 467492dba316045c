"""Whoever wants more of puzzles than puzzles: other files, or what others hold."""

import pytest

from ludarium import Luck, game
from ludarium.puzzles.kinds import SEARCHES
from ludarium.puzzles.shipped import shipped
from tests.server.browsers import browser
from tests.server.people import Place
from tests.server.test_puzzles import DRUIDS, some

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "id", ["%2e%2e", "..%2f..%2fschool", "__proto__", "00D8E95E466D", "x" * 3000, "%00", "0"]
)
async def test_there_are_no_other_puzzles(place: Place, id: str) -> None:
    async with place.anybody() as anybody:
        for answer in (
            await anybody.get(f"{DRUIDS}/{id}"),
            await anybody.get(f"{DRUIDS}/{id}/solution"),
            await anybody.post(f"{DRUIDS}/{id}", json={"words": "pass"}),
        ):
            assert answer.status_code in {404, 405}, answer.text


async def test_a_puzzle_of_one_game_is_none_of_another(place: Place) -> None:
    [one] = some(1)
    async with place.anybody() as anybody:
        answer = await anybody.get(f"/api/games/tigris/puzzles/{one.id}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "not-found")


@pytest.mark.parametrize("words", ["", "waltz", "waltz 5L S1 ", "__proto__", "\x00", "x" * 1000, "pass\n"])
async def test_what_is_no_answer_is_no_answer(place: Place, words: str) -> None:
    [one] = some(1)
    async with place.anybody() as anybody:
        answer = await anybody.post(f"{DRUIDS}/{one.id}", json={"words": words})
    assert answer.json()["error"]["key"] == "not-an-option"


async def test_a_puzzle_shows_nothing_of_a_table(place: Place) -> None:
    """Its line begins with a text; who adds a table to it is refused what that table hides."""
    [one] = some(1)
    async with browser(place, "Anna") as anna, place.anybody() as anybody:
        body = {"game": "druids", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
        table = await anna.post("/api/tables", body)
        base = {"position": one.position, "table": table["id"], "at": 0}
        line = {"game": "druids", "players": 2, "base": base, "eyes": "all"}
        answer = await anybody.post("/api/line", json=line)
        assert answer.json()["error"]["key"] in {"not-over", "not-found"}
        line["base"] = {"position": one.position, "at": 99}
        told = (await anybody.post("/api/line", json=line)).json()
    assert told["position"] == one.position


async def test_any_deal_of_what_is_hidden_looks_the_same_to_its_seat() -> None:
    for it in map(game, SEARCHES):
        found = shipped(it)
        for one in list(found.by_id.values())[:5] if found else ():
            state = it.read(one.position, one.players)
            view = it.view(state, one.seat)
            assert it.view(it.imagine(view, Luck(int(one.id, 16))), one.seat) == view
