"""A running game on a board of one's own: what one does not see is made up, and nobody else may have it."""

import json
from random import Random

import pytest

from ludarium import game
from tests.server.people import DEVICE, LINK, ME, Json, Person, Place, bot

pytestmark = pytest.mark.anyio

MOVES = 25


async def imagined(person: Person, table: Json, seat: int | None = 0) -> Json:
    query = "" if seat is None else f"?seat={seat}"
    found: Json = await person.get(f"/api/tables/{table['id']}/imagined{query}")
    return found


def without_memory(view: Json) -> Json:
    """What one has seen go is in no position: who takes it from there sees that it is gone."""
    found: Json = json.loads(json.dumps(view))
    found.pop("memory", None)
    return found


async def refused(person: Person, table: Json, seat: int | None = 0) -> tuple[int, Json]:
    query = "" if seat is None else f"?seat={seat}"
    answer = await person.http.get(f"/api/tables/{table['id']}/imagined{query}")
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
async def test_it_is_as_one_sees_it_and_goes_on_by_the_rules(place: Place, name: str) -> None:
    pen, rules = Random(name), game(name)
    seats = rules.seats[-1]
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, *[DEVICE] * (seats - 1), game=name)
        for _ in range(MOVES):
            told = await anna.get(f"/api/tables/{table['id']}")
            async with anna.at(table, told["asked"]) as chair:
                heard = await chair.do(pen.choice(chair.options()))
                assert heard["t"] == "entry", heard
        for seat in range(seats):
            async with anna.at(table, seat) as chair:
                seen = chair.told["view"]
            found = await imagined(anna, table, seat)
            state = rules.read(found["position"], seats, found["options"])
            assert without_memory(rules.view(state, seat)) == without_memory(seen)
            line = {"game": name, "players": seats, "base": {"position": found["position"]}}
            stands = await anna.post("/api/line", line | {"options": found["options"]})
            assert stands["asked"]["seat"] == (await anna.get(f"/api/tables/{table['id']}"))["asked"]
            assert (len(found["names"]), found["engine"]) == (seats, False)


async def test_what_others_hold_is_dealt_anew_each_time(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, game="tigris")
        theirs = set()
        for _ in range(12):
            state = game("tigris").read((await imagined(anna, table))["position"], 2)
            theirs.add(json.dumps(game("tigris").view(state, 1)))
    assert len(theirs) > 6


async def test_only_who_plays_may_have_it(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        table = await anna.open(ME, LINK)
        assert (await refused(anna, table))[1]["key"] == "waiting"
        await bela.join(table)
        await imagined(anna, table, 0)
        await imagined(bela, table, 1)
        for person, seat in ((anna, 1), (bela, 0), (cili, 0), (cili, 1), (cili, None), (anna, 3)):
            assert await refused(person, table, seat) == (403, {"key": "not-yours", "args": {}}), seat
        over = await anna.watch(await anna.open(bot("random", 0.001), bot("random", 0.001)))
        assert (await refused(anna, over))[1]["key"] in ("not-yours", "over")
        ended = await anna.open(ME, bot("random", 0.001))
        async with anna.at(ended, 0) as chair:
            await chair.play(Random("end"))
        assert (await refused(anna, ended))[1]["key"] == "over"
        assert (await refused(anna, {"id": "AAAAAAAAAAAAAAAA"}))[0] == 404


@pytest.mark.parametrize("aid", ["overlays", "projections", "previews", "counts", "analysis"])
async def test_without_an_aid_there_is_no_board_that_has_it(place: Place, aid: str) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), without=[aid])
        assert await refused(anna, table) == (409, {"key": "no-aid", "args": {"aid": "analysis"}})


async def test_the_engine_is_there_where_hints_are(place: Place) -> None:
    async with place.guest("Anna") as anna:
        assert (await imagined(anna, await anna.open(ME, bot(), hints=True)))["engine"]
        assert not (await imagined(anna, await anna.open(ME, bot(), without=["hints"])))["engine"]
