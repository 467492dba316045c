"""Tables that anybody may sit down at: who finds them, who gets the seat, and which pages hear of it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, PATIENCE, Chair, Json, Person, Place, bot, serving, until

pytestmark = pytest.mark.anyio

QUICK = {"bank": 300, "grant": 20, "keep": True, "most": 600}
DAYS = {"bank": 0, "grant": 86_400, "keep": False, "most": 0}
LIVE_FOR, DAYS_FOR = 600.0, 7 * 86_400.0


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, clock: StoppedClock) -> AsyncIterator[Place]:
    more = {"database": request.getfixturevalue("postgres")} if request.param == "postgresql" else {}
    async with serving(tmp_path, clock=clock, **more) as one:
        yield one


async def lobby(person: Person, **which: Any) -> list[str]:
    """The ids of the tables there."""
    found = await person.http.get("/api/lobby", params=which)
    return [table["id"] for table in found.raise_for_status().json()["tables"]]


async def refusal(person: Person, path: str, body: Json | None = None) -> str:
    answer: httpx.Response = await person.http.post(path, json=body or {})
    assert answer.is_error, answer.text
    key: str = answer.json()["error"]["key"]
    return key


@asynccontextmanager
async def page(person: Person) -> AsyncIterator[ClientConnection]:
    """An open page, which has been let in."""
    address = f"{person.place.address.replace('http', 'ws', 1)}/api/live"
    async with connect(address, additional_headers=person.headers, **PATIENCE) as socket:
        yield socket


async def rung(socket: ClientConnection) -> list[str]:
    lists: list[str] = json.loads(await socket.recv())["lists"]
    return lists


async def test_a_listed_table_is_found_and_its_seat_taken(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        private = await anna.open(ME, LINK)
        table = await anna.open(ME, LINK, listed=True, language="hu", clock=QUICK)
        assert table["language"] == "hu" and table["listed"] == "2026-01-01T12:10:00.000Z"
        assert await lobby(bela) == [table["id"]]
        [told] = (await bela.get("/api/lobby"))["tables"]
        assert not any(seat["mine"] or seat["invitation"] for seat in told["seats"])
        begun = await bela.post(f"/api/tables/{table['id']}/sit")
        assert begun["status"] == "playing" and begun["seats"][1]["mine"]
        assert await lobby(cili) == []
        assert (await bela.post(f"/api/tables/{table['id']}/sit"))["id"] == table["id"]  # sits there already
        assert await refusal(cili, f"/api/tables/{table['id']}/sit") == "seat-taken"
        assert await refusal(cili, f"/api/tables/{private['id']}/sit") == "not-listed"


async def test_of_many_who_want_the_last_seat_one_gets_it(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        table = await anna.open(ME, LINK, listed=True)
        path = f"/api/tables/{table['id']}/sit"
        answers = await asyncio.gather(*(one.http.post(path, json={}) for one in (bela, cili)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [no] = [answer.json()["error"]["key"] for answer in answers if answer.is_error]
        assert no == "seat-taken"


async def test_one_finds_what_one_looks_for(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna:
        live = await anna.open(ME, LINK, listed=True, clock=QUICK, language="en")
        clock.advance(1)
        days = await anna.open(ME, LINK, listed=True, clock=DAYS, language="de")
        clock.advance(1)
        three = await anna.open(ME, LINK, LINK, game="tigris", listed=True)
        ids = {name: one["id"] for name, one in (("live", live), ("days", days), ("three", three))}
        assert await lobby(anna) == [ids["three"], ids["days"], ids["live"]]
        assert await lobby(anna, game="druids") == [ids["days"], ids["live"]]
        assert await lobby(anna, pace="live") == [ids["live"]]
        assert await lobby(anna, pace="days") == [ids["days"]]
        assert await lobby(anna, pace="none", seats=3) == [ids["three"]]
        assert await lobby(anna, language="de") == [ids["days"]]
        assert await lobby(anna, language="hu") == []
        first = await anna.get("/api/lobby?limit=2")
        rest = await anna.get(f"/api/lobby?limit=2&beyond={first['next']}")
        assert [one["id"] for one in rest["tables"]] == [ids["live"]] and rest["next"] is None
        for bad in ("pace=slow", "seats=x", "limit=0"):
            answer = await anna.http.get(f"/api/lobby?{bad}")
            assert answer.status_code == 400 and answer.json()["error"]["key"] == "bad-request"


async def test_a_table_stands_there_as_long_as_it_says(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        live = await anna.open(ME, LINK, listed=True, clock=QUICK)
        days = await anna.open(ME, LINK, listed=True, clock=DAYS)
        clock.advance(LIVE_FOR + 1)
        assert await lobby(bela) == [days["id"]]
        listing = f"/api/tables/{live['id']}/listing"
        assert await refusal(bela, listing, {"listed": True}) == "not-yours"
        assert (await anna.post(listing, {"listed": True}))["listed"] == "2026-01-01T12:20:01.000Z"
        assert set(await lobby(bela)) == {days["id"], live["id"]}
        assert (await anna.post(listing, {"listed": False}))["listed"] is None
        assert await lobby(bela) == [days["id"]]
        clock.advance(DAYS_FOR)
        assert await lobby(bela) == []


async def test_only_with_a_seat_for_whoever_comes(place: Place) -> None:
    async with place.guest("Anna") as anna:
        body = {"game": "druids", "seats": [ME, bot()], "listed": True}
        assert await refusal(anna, "/api/tables", body) == "bad-request"
        table = await anna.open(ME, bot())
        assert await refusal(anna, f"/api/tables/{table['id']}/listing", {"listed": True}) == "closed"


async def test_whoever_seeks_sits_down_at_the_oldest_that_fits_or_waits_there(place: Place) -> None:
    wish = {"game": "druids", "seats": [ME, LINK], "clock": QUICK}
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        first = await anna.post("/api/seeks", wish)
        assert first["status"] == "waiting" and first["listed"]
        assert (await anna.post("/api/seeks", wish))["id"] == first["id"]  # still waits there
        other = await cili.post("/api/seeks", wish | {"clock": DAYS})
        assert other["id"] != first["id"] and other["status"] == "waiting"
        plain = await cili.post("/api/seeks", wish | {"without": ["overlays"]})
        assert plain["id"] not in (first["id"], other["id"])
        met = await bela.post("/api/seeks", wish)
        assert met["id"] == first["id"] and met["status"] == "playing"
        assert await refusal(bela, "/api/seeks", wish | {"game": "chess"}) == "no-game"


async def test_a_seat_that_somebody_left_stands_there_again(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        table = await anna.open(ME, LINK, LINK, game="tigris", listed=True, substitutes=True)
        for one in (bela, cili):
            await one.post(f"/api/tables/{table['id']}/sit")
        assert await lobby(anna) == []
        async with cili.at(table, 2) as chair:
            await chair.wish(concede=True)
        async with place.guest("Dora") as dora:
            assert await lobby(dora) == [table["id"]]
            info = await dora.post(f"/api/tables/{table['id']}/sit")
            assert info["seats"][2]["mine"] and await lobby(dora) == []


async def test_pages_hear_what_has_changed_and_nothing_else(place: Place, clock: StoppedClock) -> None:
    async with (
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
        place.guest("Cili") as cili,
        page(anna) as of_anna,
        page(bela) as of_bela,
        page(cili) as of_cili,
    ):
        table = await anna.open(ME, LINK, listed=True)
        assert await rung(of_anna) == ["lobby", "tables"]
        assert await rung(of_bela) == await rung(of_cili) == ["lobby"]
        await bela.post(f"/api/tables/{table['id']}/sit")
        clock.advance(1)
        assert await rung(of_anna) == await rung(of_bela) == ["lobby", "tables"]
        assert await rung(of_cili) == ["lobby"]
        async with anna.at(table, 0) as first, bela.at(table, 1) as second:
            await until_asked_again(first, second)
        clock.advance(1)
        assert await rung(of_anna) == await rung(of_bela) == ["tables"]
        await anna.open(ME, LINK)  # private
        await anna.open(ME, LINK, listed=True)
        assert await rung(of_cili) == ["lobby"]
        assert place.house is not None and place.house.bell.of_lobby == 3


async def until_asked_again(first: Chair, second: Chair) -> None:
    """They answer until both have been asked."""
    for _ in range(4):
        mover, other = (first, second) if first.mine else (second, first)
        await mover.do(mover.options()[0])
        await other.hear_until("entry")


async def test_a_page_has_nothing_to_say_and_is_forgotten_when_it_closes(place: Place) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna, page(anna) as socket:
        await socket.send("hello")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1003
    house = place.house

    async def open_pages() -> int:
        return len(house.bell) + len(house.sockets)

    await until(open_pages, lambda count: count == 0)
