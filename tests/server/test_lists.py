"""What is listed: games once, tables some at a time, and what does not change is not sent twice."""

from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.people import DEVICE, LINK, ME, Json, Person, Place, serving

pytestmark = pytest.mark.anyio

GZIP = {"Accept-Encoding": "gzip"}


async def raw(browser: httpx.AsyncClient, path: str) -> tuple[httpx.Response, int]:
    """The answer, and how many bytes came over the wire."""
    async with browser.stream("GET", path, headers=GZIP) as answer:
        size = len(b"".join([some async for some in answer.aiter_raw()]))
    return answer, size


async def test_games_are_listed_without_what_they_consist_of(place: Place) -> None:
    async with place.anybody() as browser:
        games = (await browser.get("/api/games")).json()
        whole = 0
        for one in games:
            assert one["components"].startswith(f"/api/games/{one['name']}?v=")
            found = (await browser.get(one["components"])).json()
            assert found["game"] == one["name"] and found["version"] == one["version"]
            whole += len(str(found["components"]))
        assert {one["name"] for one in games} >= {"druids", "tigris", "ark", "borabora"}
        listed, size = await raw(browser, "/api/games")
        assert listed.headers["content-encoding"] == "gzip"
        print(f"{size} bytes instead of about {whole}")
        assert size < 0.15 * whole


async def test_what_a_game_consists_of_is_kept_for_ever_at_its_address(place: Place) -> None:
    async with place.anybody() as browser:
        [druids] = [one for one in (await browser.get("/api/games")).json() if one["name"] == "druids"]
        answer, _ = await raw(browser, druids["components"])
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip" and "Accept-Encoding" in answer.headers["vary"]
        for other in ("/api/games/druids", "/api/games/druids?v=0123456789abcdef"):
            assert (await browser.get(other)).headers["cache-control"] == "no-cache"
        unknown = await browser.get("/api/games/chess")
        assert unknown.status_code == 404 and unknown.json()["error"]["key"] == "not-found"
        assert unknown.headers["cache-control"] == "no-store"


async def test_the_list_of_games_is_sent_once(place: Place) -> None:
    async with place.anybody() as browser:
        first = await browser.get("/api/games")
        known = {"If-None-Match": first.headers["etag"]}
        again = await browser.get("/api/games", headers=known)
        assert (
            again.status_code == 304
            and again.content == b""
            and again.headers["etag"] == known["If-None-Match"]
        )
        assert (await browser.get("/api/games", headers={"If-None-Match": 'W/"x"'})).status_code == 200


async def test_what_is_told_of_a_finished_game_has_a_tag_and_of_a_running_one_none(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        path = f"/api/tables/{table['id']}"
        for running in ("", "/record", "/at/0", "/before/1"):
            answer = await anna.http.get(path + running)
            assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers
        await finish(anna, table)
        for over in ("/record", "/at/1", "/at/1?seat=1", "/before/1", "/story", "/verify"):
            answer = (await anna.http.get(path + over, headers=GZIP)).raise_for_status()
            assert answer.headers["cache-control"] == "private, no-cache", over
            assert "content-encoding" not in answer.headers
            again = await anna.http.get(path + over, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304, over


async def finish(person: Person, table: Json) -> None:
    random = Random(1)
    async with person.at(table, 0) as chair:
        while not chair.told["over"]:
            if not chair.mine:
                await chair.ask({"as": chair.told["asked"]["seat"], "since": chair.told["v"]})
            await chair.do(random.choice(chair.options()))


async def pages(person: Person, limit: int) -> list[Json]:
    """The whole list, some at a time."""
    found, after = list[Json](), ""
    while True:
        some = await person.get(f"/api/tables?limit={limit}{after}")
        assert len(some["tables"]) <= limit
        found += some["tables"]
        if some["next"] is None:
            return found
        after = f"&before={some['next']}"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_tables_are_listed_some_at_a_time(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    others = {"database": request.getfixturevalue("postgres")} if kind == "postgresql" else {}
    async with serving(tmp_path, **others) as place, place.guest("Anna") as anna, place.guest("Béla") as bela:
        waiting = [await anna.open(ME, LINK) for _ in range(3)]
        asked = [await anna.open(ME, DEVICE) for _ in range(4)]
        theirs = await bela.open(ME, DEVICE)
        expected = [table["id"] for table in (*asked[::-1], *waiting[::-1])]
        for limit in (1, 2, 3, 7, 100):
            listed = [table["id"] for table in await pages(anna, limit)]
            assert sorted(listed) == sorted(expected) and set(listed[:4]) == {table["id"] for table in asked}
        assert [table["id"] for table in await pages(bela, 5)] == [theirs["id"]]


@pytest.mark.parametrize(
    "wrong", ["limit=0", "limit=101", "limit=x", "before=x", "before=1~2026~abc", "limit=-1"]
)
async def test_a_list_that_cannot_be_is_refused(place: Place, wrong: str) -> None:
    async with place.guest("Anna") as anna:
        answer = await anna.http.get(f"/api/tables?{wrong}")
        assert answer.status_code == 400
        assert answer.json()["error"]["args"]["what"] == wrong.partition("=")[0]
