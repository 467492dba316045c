"""Tables that begin in the middle of a finished game."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from ludarium.proof import verify
from ludarium.record import Record
from tests.server.people import LINK, ME, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio

N = 6  # all druids are placed, and in no game is it over before much luck was needed


async def a_finished_game(person: Person) -> Json:
    table = await person.open(bot("random", 0.001), bot("random", 0.001), options={"refill": "on_play"})
    return await person.watch(table)


def on(table: Json, entry: int = N) -> Json:
    return {"table": table["id"], "entry": entry}


async def the_record(person: Person, table: Json) -> Record:
    return Record.parse((await person.http.get(f"/api/tables/{table['id']}/record")).text)


async def test_a_game_is_played_on_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        old = await a_finished_game(anna)
        then = await anna.get(f"/api/tables/{old['id']}/at/{N}?seat=0")
        new = await anna.open(ME, ME, beginning=on(old))
        assert (new["begun"], new["version"], new["options"]) == (N, N, old["options"])
        async with anna.at(new, 0) as chair:
            assert chair.told["view"] == then["view"] and chair.told["asked"] == then["asked"]
            assert [entry["v"] for entry in chair.told["entries"]] == list(range(N + 1))
            assert not chair.told["undo"]
    async with serving(tmp_path) as place, place.returning(anna.token) as anna:  # as stored
        async with anna.at(new, 0) as first, anna.at(new, 1) as second:
            assert first.told["view"] == then["view"]
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
        record, before = await the_record(anna, new), await the_record(anna, old)
        assert (record.begun, record.moves[:N]) == (N, before.moves[:N])
        assert record.seed != before.seed and verify(record).outcomes > 0
        again = await anna.open(ME, ME, beginning=on(new, N + 2))  # played on once more
        assert again["begun"] == N + 2
        following = await anna.post(f"/api/tables/{new['id']}/rematch")
        assert following["begun"] is None and following["version"] == 0


async def test_friends_come_by_link_and_bots_answer(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        old = await a_finished_game(anna)
        table = await anna.open(ME, LINK, beginning=on(old))
        assert (table["status"], table["version"]) == ("waiting", N)
        joined = await bela.join(table)
        assert (joined["status"], joined["version"]) == ("playing", N)
        async with bela.at(joined, 1) as chair:
            assert chair.told["v"] == N
        robots = await bela.open(bot("random", 0.001), bot("random", 0.001), beginning=on(old, 0))
        async with bela.at(robots, None) as chair:
            while not chair.told["over"]:
                await chair.hear_until("entry", "told")


async def test_what_cannot_be_played_on_is_refused(place: Place) -> None:
    async with place.guest("Anna") as anna:
        old = await a_finished_game(anna)
        playing = await anna.open(ME, ME)
        waiting = await anna.open(ME, LINK)
        for beginning, seats, name, status, key in (
            (on(playing, 0), 2, "druids", 409, "not-over"),
            (on(waiting, 0), 2, "druids", 409, "waiting"),
            (on({"id": "nowhere"}), 2, "druids", 404, "not-found"),
            (on(old, old["version"] + 1), 2, "druids", 404, "not-found"),
            (on(old, old["version"]), 2, "druids", 409, "over"),
            (on(old), 2, "tigris", 400, "bad-request"),
            (on(old), 3, "druids", 400, "bad-seats"),
            ({"table": old["id"]}, 2, "druids", 400, "bad-request"),
            ({"table": old["id"], "entry": -1}, 2, "druids", 400, "bad-request"),
        ):
            body = {"game": name, "seats": [ME] * seats, "beginning": beginning}
            found: httpx.Response = await anna.http.post("/api/tables", json=body)
            assert (found.status_code, found.json()["error"]["key"]) == (status, key), body
