"""Whoever wants to spoil it for others by what they say."""

from pathlib import Path
from typing import Final

import pytest

from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Json, Person, Place, serving

pytestmark = pytest.mark.anyio

SPOILT: Final = [
    "",
    " \t\n ",
    "a" * 301,
    "abc\u202edef",  # what follows is read from the right
    "abc\u2066def",
    "abc\x1b[31mdef",
    "abc\x00def",
    "abc\ufeffdef",
    "abc\ue000def",
    "Z\u0335\u0335\u0335\u0335algo",
]


async def open_to_words(person: Person) -> tuple[Json, str]:
    table = await person.open(ME, LINK, chat="open")
    return table, f"/api/tables/{table['id']}/chat"


@pytest.mark.parametrize("text", SPOILT)
async def test_nothing_hidden_is_said(place: Place, text: str) -> None:
    async with place.guest("Anna") as anna:
        _, path = await open_to_words(anna)
        answer = await anna.http.post(path, json={"text": text})
        assert answer.json()["error"] == {"key": "bad-text", "args": {"most": 300}}
        assert (await anna.get(path))["lines"] == []


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "👩‍👩‍👧 jó!", "'; DROP TABLE chat_lines; --", "a" * 300]
)
async def test_what_is_said_is_text(place: Place, text: str) -> None:
    async with place.guest("Anna") as anna:
        _, path = await open_to_words(anna)
        await anna.post(path, {"text": text})
        answer = await anna.http.get(path)
        assert answer.json()["lines"][0]["text"] == text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_floods_are_stemmed(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock, limits=True) as place, place.guest("Anna") as anna:
        _, path = await open_to_words(anna)
        said = [await anna.http.post(path, json={"text": f"line {n}"}) for n in range(8)]
        assert [one.status_code for one in said] == [200] * 5 + [429] * 3
        clock.advance(3)
        assert (await anna.http.post(path, json={"text": "line 0"})).status_code == 429  # said lately
        clock.advance(3)
        assert (await anna.http.post(path, json={"text": "line 8"})).status_code == 200
        clock.advance(30)
        assert (await anna.http.post(path, json={"text": "line 0"})).status_code == 200
        assert len((await anna.get(path))["lines"]) == 7


async def test_strangers_say_nothing(place: Place) -> None:
    async with place.guest("Anna") as anna, place.anybody() as nobody:
        _, path = await open_to_words(anna)
        line = await anna.post(path, {"text": "hello"})
        for way in ("", f"/{line['id']}/mute", f"/{line['id']}/report"):
            answer = await nobody.post(path + way, json={"text": "hello"})
            assert answer.json()["error"]["key"] == "no-session"
        assert len((await nobody.get(path)).json()["lines"]) == 1


async def test_lines_of_other_tables_and_mutes_of_others_are_out_of_reach(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        _, path = await open_to_words(anna)
        _, other = await open_to_words(bela)
        line = await anna.post(path, {"text": "hello"})
        for way in ("mute", "report"):
            assert (await bela.http.post(f"{other}/{line['id']}/{way}")).status_code == 404
        [mute] = await bela.post(f"{path}/{line['id']}/mute")
        await anna.post(f"/api/me/mutes/{mute['id']}/lift")
        assert await bela.get("/api/me/mutes") == [mute]


async def test_a_script_that_may_read_says_nothing(place: Place) -> None:
    async with place.guest("Anna") as anna:
        _, path = await open_to_words(anna)
        token = (await anna.post("/api/me/tokens", {"name": "notebook", "scope": "read"}))["token"]
        async with place.returning(token) as script:
            answer = await script.http.post(path, json={"text": "hello"})
            assert answer.json()["error"]["key"] == "no-right"
