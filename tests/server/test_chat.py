"""What people say at a table: who hears it, who does not, and that nothing of it is in the game."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from ludarium.server import schema
from ludarium.sitting.clock import DAY
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Chair, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio


class Tavern:
    """A server, its clock, and a table of two, whom somebody looks on at."""

    def __init__(self, place: Place, clock: StoppedClock, people: list[Person]) -> None:
        self.place, self.clock = place, clock
        self.anna, self.bela, self.cili = people
        self.table: Json = {}

    async def sit(self, **more: Any) -> "Tavern":
        opened = await self.anna.open(ME, LINK, **({"chat": "open"} | more))
        self.table = await self.bela.join(opened)
        return self

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}/chat"

    async def say(self, person: Person, text: str) -> Json:
        self.clock.advance(60)
        said: Json = await person.post(self.path, {"text": text})
        return said

    async def told(self, person: Person) -> list[str]:
        return [line["text"] for line in (await person.get(self.path))["lines"]]


@pytest.fixture(params=["sqlite", "postgresql"])
async def tavern(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tavern]:
    more = {"database": request.getfixturevalue("postgres")} if request.param == "postgresql" else {}
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock, **more) as place, AsyncExitStack() as stack:
        names = ("Anna", "Béla", "Cili")
        people = [await stack.enter_async_context(place.guest(name)) for name in names]
        yield await Tavern(place, clock, people).sit()


async def refused(asked: Any, key: str) -> Json:
    answer: httpx.Response = await asked
    error: Json = answer.json()["error"]
    assert error["key"] == key
    args: Json = error["args"]
    return args


async def concede(person: Person, table: Json, seat: int) -> None:
    async with person.at(table, seat) as chair:
        await chair.wish(concede=True)


async def said(chair: Chair) -> Json:
    line: Json = (await chair.hear_until("said"))["line"]
    return line


async def test_who_plays_and_who_looks_on_hear_who_plays_at_once(tavern: Tavern) -> None:
    async with tavern.bela.at(tavern.table, 1) as player, tavern.cili.at(tavern.table, None) as onlooker:
        line = await tavern.say(tavern.anna, "  Good\tevening   to all ")
        assert (line["room"], line["seat"], line["name"], line["mine"]) == ("seats", 0, "Anna", True)
        assert line["text"] == "Good evening to all"
        for chair in (player, onlooker):
            assert await said(chair) == line | {"mine": False}
    assert await tavern.told(tavern.bela) == await tavern.told(tavern.cili) == ["Good evening to all"]


async def test_who_plays_hears_onlookers_only_when_the_game_is_over(tavern: Tavern) -> None:
    async with tavern.anna.at(tavern.table, 0) as player, tavern.anna.at(tavern.table, None) as aside:
        before = await tavern.anna.http.get(tavern.path)
        async with tavern.cili.at(tavern.table, None) as onlooker:
            whispered = await tavern.say(tavern.cili, "Anna has the sun stones")
            assert whispered["room"] == "onlookers"
            assert whispered["seat"] is None
            assert (await said(onlooker))["text"] == "Anna has the sun stones"
        assert (await tavern.anna.http.get(tavern.path)).content == before.content
        answer = await tavern.anna.http.get(tavern.path, params={"until": whispered["id"]})
        assert answer.status_code == 404
        await tavern.say(tavern.bela, "Your turn")
        for chair in (player, aside):
            assert (await said(chair))["text"] == "Your turn"
            assert not any("sun stones" in text for text in chair.heard)
    await concede(tavern.bela, tavern.table, 1)
    assert await tavern.told(tavern.anna) == ["Anna has the sun stones", "Your turn"]


async def test_nothing_said_is_in_the_game(tavern: Tavern) -> None:
    async with tavern.anna.at(tavern.table, 0) as chair:
        n, v = chair.told["n"], chair.told["v"]
        await tavern.say(tavern.bela, "xyzzy")
        await said(chair)
    async with tavern.anna.at(tavern.table, 0) as chair:
        assert (chair.told["n"], chair.told["v"]) == (n, v)
    await concede(tavern.bela, tavern.table, 1)
    record = await tavern.anna.http.get(f"/api/tables/{tavern.table['id']}/record")
    entries = await tavern.anna.http.get(f"/api/tables/{tavern.table['id']}/entries")
    assert "xyzzy" not in record.text + entries.text


async def test_phrases_are_told_as_keys(tavern: Tavern) -> None:
    await tavern.sit(chat="phrases")
    line = await tavern.anna.post(tavern.path, {"phrase": "good-luck"})
    assert (line["phrase"], line["text"]) == ("good-luck", None)
    await refused(tavern.anna.http.post(tavern.path, json={"text": "good luck"}), "quiet")
    await refused(tavern.anna.http.post(tavern.path, json={"phrase": "shut-up"}), "bad-request")
    await refused(tavern.anna.http.post(tavern.path, json={}), "bad-request")


async def test_a_table_can_be_quiet(tavern: Tavern) -> None:
    await tavern.sit(chat="none")
    assert (await tavern.anna.get(tavern.path))["chat"] == "none"
    for saying in ({"text": "hello"}, {"phrase": "hello"}):
        await refused(tavern.anna.http.post(tavern.path, json=saying), "quiet")


async def test_all_can_agree_on_another_way(tavern: Tavern) -> None:
    await tavern.sit(chat="none")
    async with tavern.anna.at(tavern.table, 0) as anna, tavern.bela.at(tavern.table, 1) as bela:
        told = await anna.wish(propose="chat open")
        while told.get("proposal") is None:  # that Béla has come
            told = await anna.hear_until("told", "people")
        tavern.clock.advance(1)
        await bela.say({"agree": told["proposal"]["id"]})
        while anna.told["table"]["chat"] != "open":
            await anna.hear_until("told", "entry", "people")
    await tavern.say(tavern.anna, "At last")
    assert await tavern.told(tavern.bela) == ["At last"]


@pytest.mark.parametrize("chat", ["phrases", "none"])
async def test_a_server_may_allow_less(tmp_path: Path, chat: str) -> None:
    async with serving(tmp_path, chat=chat) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), chat="open")
        path = f"/api/tables/{table['id']}/chat"
        assert (await anna.get(path))["chat"] == chat
        await refused(anna.http.post(path, json={"text": "hello"}), "quiet")


async def test_whoever_is_muted_is_no_longer_heard_and_does_not_notice(tavern: Tavern) -> None:
    line = await tavern.say(tavern.bela, "first")
    [mute] = await tavern.anna.post(f"{tavern.path}/{line['id']}/mute")
    assert mute["name"] == "Béla"
    async with tavern.anna.at(tavern.table, 0) as anna, tavern.cili.at(tavern.table, None) as cili:
        await tavern.say(tavern.bela, "second")
        assert (await said(cili))["text"] == "second"
        await tavern.say(tavern.anna, "third")
        assert (await said(anna))["text"] == "third"
    assert await tavern.told(tavern.anna) == ["third"]
    assert await tavern.told(tavern.bela) == ["first", "second", "third"]
    await tavern.sit()  # another table, the same two
    await tavern.say(tavern.bela, "fourth")
    assert await tavern.told(tavern.anna) == []
    assert await tavern.anna.post(f"/api/me/mutes/{mute['id']}/lift") == []
    assert await tavern.told(tavern.anna) == ["fourth"]


async def test_what_is_reported_is_kept_as_it_was_heard(tavern: Tavern) -> None:
    for n in range(25):
        await tavern.say(tavern.bela, f"line {n}")
    await tavern.say(tavern.cili, "among onlookers")
    bad = await tavern.say(tavern.bela, "something bad")
    assert await tavern.anna.post(f"{tavern.path}/{bad['id']}/report") is None
    assert tavern.place.house is not None
    async with tavern.place.house.store.reading() as connection:
        [report] = (await connection.execute(select(schema.reports))).mappings()
    lines = [line["text"] for line in json.loads(report["lines"])]
    assert lines == [*(f"line {n}" for n in range(6, 25)), "something bad"]


async def test_what_was_said_is_told_in_pages(tavern: Tavern) -> None:
    for n in range(60):
        await tavern.say(tavern.anna, f"line {n}")
    last = await tavern.bela.get(tavern.path)
    first = await tavern.bela.get(f"{tavern.path}?until={last['lines'][0]['id']}")
    assert (last["earlier"], first["earlier"]) == (True, False)
    texts = [line["text"] for line in [*first["lines"], *last["lines"]]]
    assert texts == [f"line {n}" for n in range(60)]


async def test_whoever_looks_on_is_not_taken_for_a_player(tavern: Tavern) -> None:
    async with tavern.place.guest("\u0410nna") as imitator:  # with a letter that is not Latin
        line = await tavern.say(imitator, "it is me")
    assert line["name"] == "\u0410nna (2)"


async def test_what_somebody_said_goes_with_them_and_is_told_to_them(tavern: Tavern) -> None:
    await tavern.say(tavern.anna, "remember me")
    archive = await tavern.anna.http.get("/api/me/export")
    assert archive.status_code == 200
    await tavern.anna.post("/api/me/deletion", {"wanted": True})
    tavern.clock.advance(8 * DAY / 1000)
    assert tavern.place.house is not None
    await tavern.place.house.people.moves.do()
    assert await tavern.told(tavern.bela) == []
