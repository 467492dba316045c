"""Clocks, proposals and leaving over the wire: who is told what, and what is refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.pens import Commit
from ludarium.server.socket_connection import LAG
from ludarium.table import Refused
from tests.server.clocks import StoppedClock
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Place, Process, bot, serving

pytestmark = pytest.mark.anyio

QUICK = {"bank": 300, "grant": 20, "keep": True, "most": 600}
DAYS = {"bank": 0, "grant": 86_400, "keep": False, "most": 0}
CALM = {"bank": 900, "grant": 45, "keep": True, "most": 1800}
DAY = 86_400.0


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
async def place(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[Place]:
    async with serving(tmp_path, clock=clock) as one:
        yield one


@asynccontextmanager
async def two(place: Place, **more: Any) -> AsyncIterator[tuple[Chair, Chair]]:
    """Anna and Béla at a table for two."""
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await bela.join(await anna.open(ME, LINK, **more))
        async with anna.at(table, 0) as first, bela.at(table, 1) as second:
            await heard(first, lambda told: told["table"]["seats"][1]["online"])
            yield first, second


async def heard(chair: Chair, holds: Any) -> Json:
    """How the table stands, once it is so."""
    while not holds(chair.told):
        await chair.hear()
    return chair.told


async def refused(chair: Chair, **message: Any) -> str:
    await chair.say(message)
    return str((await chair.hear_until("refused"))["key"])


async def agreed(first: Chair, second: Chair, clock: StoppedClock, what: str) -> None:
    """One proposes it, the other agrees a second later."""
    await first.say({"propose": what})
    proposal = (await heard(second, lambda told: told["proposal"]))["proposal"]
    assert (proposal["by"], proposal["asked"], proposal["agreed"]) == ([0], [1], [0])
    clock.advance(1)
    await second.say({"agree": proposal["id"]})


async def test_who_is_on_vacation_is_not_waited_for(place: Place, clock: StoppedClock) -> None:
    async with two(place, clock=DAYS, at_zero="forfeit") as (first, second):
        assert first.told["vacations"] == [0, 0]
        await first.say({"pause": 2})
        told = await heard(second, lambda told: told["vacations"][0])
        assert told["vacations"] == [2 * DAY * 1000, 0]
        clock.advance(2.5 * DAY)
        assert (await second.ask({"as": 1, "since": None}))["table"]["status"] == "playing"
        await first.say({"pause": 0})
        assert await refused(first, pause=15) == "bad-request"
        assert await refused(first, pause=-1) == "bad-request"
        clock.advance(0.6 * DAY)
        assert (await second.ask({"as": 1, "since": None}))["table"]["status"] == "over"
    async with two(place, clock=QUICK) as (first, _):
        assert await refused(first, pause=1) == "not-allowed"


async def test_a_vacation_begins_on_a_later_day(place: Place, clock: StoppedClock) -> None:
    async with two(place, clock=DAYS, at_zero="forfeit") as (first, second):
        await first.say({"pause": 7, "in": 1})
        told = await heard(second, lambda told: told["leaves"][0])
        assert (told["leaves"], told["vacations"]) == ([DAY * 1000, 0], [0, 0])
        assert await refused(first, **{"pause": 1, "in": 61}) == "bad-request"
        await first.say({"pause": 0})
        assert (await heard(second, lambda told: not told["leaves"][0]))["vacations"] == [0, 0]


async def test_what_the_connection_takes_is_excused_as_far_as_its_pings_tell(
    place: Place, clock: StoppedClock
) -> None:
    async with two(place, clock=QUICK) as (first, second):
        assert place.connections
        for one in place.connections:
            one.send_keepalive_ping()
        while not all(one.last_ping_rtt for one in place.connections):
            for chair in (first, second):
                await chair.ask({"as": None, "since": None})
        for one in place.connections:
            one.last_ping_rtt = 0.3
            assert one.scope["state"][LAG]() == 300
        for chair, seat in ((first, 0), (second, 1)):
            await chair.ask({"as": seat, "since": None})
        clock.advance(25)
        assert (await first.do(first.options()[0]))["t"] == "entry"
        told = (await heard(second, lambda told: told["v"] == 1))["clock"]
        assert (told["seat"], told["left"]) == (0, 320_000 - 24_700)


async def test_everybody_is_told_what_is_left(place: Place, clock: StoppedClock) -> None:
    async with two(place, clock=QUICK) as (first, second):
        assert first.told["table"]["clock"] == QUICK
        told = (await first.ask({"as": 0, "since": None}))["clock"]
        assert told == {
            "seat": 0,
            "left": 320_000,
            "grant_left": 20_000,
            "begins_in": 0,
            "reserves": [300_000, 300_000],
        }
        clock.advance(25)
        told = (await second.ask({"as": 1, "since": None}))["clock"]
        assert (told["left"], told["grant_left"]) == (295_000, 0)
        while first.mine:
            await first.do(first.options()[0])
        assert first.told["clock"]["reserves"] == [295_000, 300_000]
        assert first.told["clock"]["seat"] == 1


async def test_time_runs_out_while_nobody_looks_after_the_table(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await bela.join(await anna.open(ME, LINK, clock=DAYS, at_zero="forfeit"))
        assert place.house is not None
        while place.house.hall._tables:
            clock.advance(20)
            await asyncio.sleep(0)
        clock.advance(3 * DAY)
        path = f"/api/tables/{table['id']}"
        while (found := await anna.get(path))["status"] != "over":
            clock.advance(2)
        assert (found["ended"], found["result"], found["seats"][0]["out"]) == ("conceded", [[1], [0]], "late")
        assert found["seed"] is not None and (await anna.http.get(path + "/review")).status_code == 200
        assert (await anna.http.post(path + "/review")).json()["error"]["key"] == "not-over"


async def test_three_days_pass_at_a_real_server(tmp_path: Path) -> None:
    """Anna has a day for each answer; a bot takes over, and hands back when she comes."""
    process = Process(tmp_path)
    process.more = ("--test-time",)
    place = await process.start()
    try:
        async with place.guest("Anna") as anna, place.guest("Bela") as bela:
            table = await bela.join(await anna.open(ME, LINK, clock=DAYS))
            async with bela.at(table, 1) as chair:
                await process.advance(0.5 * DAY)
                told = await chair.ask({"as": 1, "since": None})
                assert 0.45 * DAY * 1000 < told["clock"]["left"] <= 0.5 * DAY * 1000
                assert not told["table"]["seats"][0]["stood_in"]
                await process.advance(3 * DAY)
                await heard(chair, lambda told: told["table"]["seats"][0]["stood_in"])
                await heard(chair, lambda told: any(entry.get("by") for entry in told["entries"]))
                async with anna.at(table, 0) as back:
                    assert not back.told["table"]["seats"][0]["stood_in"]
    finally:
        await process.kill()


async def test_time_is_nobodys_only_while_no_server_was_there(tmp_path: Path, clock: StoppedClock) -> None:
    """Five hours, and seven; the server between them was there, though nobody opened the table."""
    async with serving(tmp_path, clock=clock) as place, place.guest("Anna") as anna:
        async with place.guest("Bela") as bela:
            table = await bela.join(await anna.open(ME, LINK, clock=DAYS))
        clock.advance(3600)
    clock.advance(5 * 3600)
    async with serving(tmp_path, clock=clock):
        clock.advance(2 * 3600)
    clock.advance(7 * 3600)
    async with serving(tmp_path, clock=clock) as place, place.returning(anna.token) as anna:
        clock.advance(3600)
        async with anna.at(table, 0) as chair:
            assert chair.told["clock"]["left"] == (24 - 1 - 2 - 1) * 3_600_000
    async with serving(tmp_path, clock=clock) as place, place.returning(anna.token) as anna:
        clock.advance(20 * 3600 + 1)
        while not (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["stood_in"]:
            clock.advance(2)


async def test_time_is_nobodys_also_where_that_could_not_be_stored_at_first(
    tmp_path: Path, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(tmp_path, clock=clock) as place,
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
    ):
        table = await bela.join(await anna.open(ME, LINK, clock=DAYS))
    clock.advance(5 * 3600)
    async with serving(tmp_path, clock=clock) as place, place.returning(anna.token) as anna:
        assert place.house is not None
        writer, refused = place.house.hall.writer, list[Commit]()
        store = writer.store

        async def store_later(commit: Commit) -> None:
            if not refused:
                refused.append(commit)
                raise Refused("try-again")
            await store(commit)

        monkeypatch.setattr(writer, "store", store_later)
        async with anna.at(table, 0) as chair:
            assert refused and chair.told["clock"]["left"] == 24 * 3_600_000


async def test_a_takeback_needs_both_and_restores_the_clock(place: Place, clock: StoppedClock) -> None:
    async with two(place, clock=QUICK) as (first, second):
        while first.mine:
            await first.do(first.options()[0])
        v = first.told["v"]
        await heard(second, lambda told: told["v"] == v)
        clock.advance(30)
        await agreed(first, second, clock, "takeback 0")
        back = await heard(first, lambda told: told["v"] == v + 1)
        assert (back["asked"]["seat"], back["proposal"]) == (0, None)
        assert back["clock"]["reserves"] == [300_000, 300_000]
        assert await refused(second, agree=1) == "no-proposal"


async def test_who_proposes_is_refused_what_cannot_be(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (first, second):
        assert await refused(first, propose="takeback 7") == "not-found"
        assert await refused(first, propose="nonsense") == "bad-request"
        assert await refused(first, propose="stand-in 60000 1 oracle") == "no-bot"
        assert await refused(first, propose="expel 1") == "not-yet"
        assert await refused(first, propose="expel 9") == "not-in"
        assert await refused(first, agree=1) == "no-proposal"
        assert await refused(first, finish=True) == "not-in"
        assert await refused(first, offer=1) == "seat-taken"
        await first.say({"propose": "hints on"})
        proposal = (await heard(second, lambda told: told["proposal"]))["proposal"]
        assert await refused(second, agree=proposal["id"]) == "no-proposal"  # in the same moment
        assert await refused(second, propose="cancel") == "asked-lately"
        await second.say({"decline": proposal["id"]})
        await heard(first, lambda told: told["proposal"] is None)
        assert not first.told["table"]["hints"]


async def test_a_cancelled_game_has_no_places(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (first, second):
        for chair, other in ((first, second), (second, first)):
            while chair.mine:
                await chair.do(chair.options()[0])
            await heard(other, lambda told, v=chair.told["v"]: told["v"] == v)
        await agreed(first, second, clock, "cancel")
        over = await heard(second, lambda told: told["over"])
        assert (over["table"]["ended"], over["table"]["result"]) == ("cancelled", None)
        assert over["options"] is None and over["asked"] is None


async def test_who_concedes_a_game_of_two_has_lost(place: Place) -> None:
    async with two(place) as (first, second):
        await first.say({"concede": True})
        over = await heard(second, lambda told: told["over"])
        assert (over["table"]["ended"], over["table"]["result"]) == ("conceded", [[1], [0]])
        assert over["table"]["seats"][0]["out"] == "conceded"
        assert (await heard(first, lambda told: told["over"]))["as"] is None
        assert await refused(second, concede=True) == "over"


async def test_a_bot_plays_on_for_who_left_and_somebody_else_takes_over(place: Place) -> None:
    async with (
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
        place.guest("Cili") as cili,
        place.guest("Dora") as dora,
    ):
        table = await anna.open(ME, LINK, LINK, game="tigris", substitutes=True)
        await bela.join(table)
        await cili.join(await anna.get(f"/api/tables/{table['id']}"))
        async with anna.at(table, 0) as first, bela.at(table, 1) as second, cili.at(table, 2) as third:
            await third.say({"concede": True})
            told = await heard(first, lambda told: told["table"]["seats"][2]["out"])
            seat = told["table"]["seats"][2]
            assert (seat["taken"], seat["bot"], seat["kind"]) == (False, "greedy", "link")
            told = await heard(second, lambda told: told["table"]["seats"][2]["out"])
            assert told["table"]["seats"][2]["invitation"] == seat["invitation"], (
                "all who stay may hand it on"
            )
            assert (await heard(third, lambda told: told["as"] is None))["options"] is None
            assert third.told["table"]["seats"][2]["invitation"] is None
            invitation = {"invitation": seat["invitation"]}
            joined = await dora.post(f"/api/tables/{table['id']}/join", invitation)
            assert joined["seats"][2]["mine"] and joined["seats"][2]["out"] is None
            again = await cili.http.post(f"/api/tables/{table['id']}/join", json=invitation)
            assert again.json()["error"]["key"] == "seat-taken"
            async with dora.at(table, 2) as new:
                assert new.told["view"] is not None


async def test_a_plan_is_told_to_its_own_seat_alone_and_followed(place: Place) -> None:
    async with two(place) as (first, second):
        words = first.options()[0]
        answer = f'[null,{{"p1 {words}":["nonsense",{{}}]}}]'
        told = await second.wish(plan=answer)
        assert told["t"] == "people" and told["plan"] == answer
        await first.ask({"as": 0, "since": None})
        assert all(answer not in text and '"plan":null' in text for text in first.heard if '"plan"' in text)
        assert await refused(second, plan="[]") == "bad-request"


async def test_strangers_are_told_no_ids_and_ask_for_nothing(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (first, _), place.guest("Cili") as cili:
        assert place.house is not None
        [live] = place.house.hall._tables.values()
        async with cili.at({"id": live.row.id}, None) as watching:
            for message in (
                {"propose": "cancel"},
                {"concede": True},
                {"offer": 0},
                {"finish": True},
                {"plan": ""},
            ):
                assert await refused(watching, **message) in ("not-in", "not-yours")
            await first.say({"propose": "chat none"})
            await heard(watching, lambda told: told["proposal"])
            people = [place.person for place in live.state.places]
            assert not [text for text in watching.heard for person in people if person and person in text]


@pytest.mark.parametrize(
    "wrong", [{"bank": 1, "grant": 0}, {"bank": 9, "most": 1}, {"grant": 10**9}, {"more": 1}]
)
async def test_a_clock_that_cannot_be_is_refused(place: Place, wrong: Json) -> None:
    async with place.guest("Anna") as anna:
        body = {"game": "druids", "seats": [ME, DEVICE], "clock": QUICK | wrong}
        answer = await anna.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-request")


async def test_a_live_table_goes_on_over_days_when_nobody_is_there(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await bela.join(await anna.open(ME, LINK, clock=CALM, second=DAYS))
        assert (table["clock"], table["second"]) == (CALM, DAYS)
        async with anna.at(table, 0), bela.at(table, 1):
            assert place.house is not None
            [live] = place.house.hall._tables.values()
        while not all(one.gone for one in live.state.places):
            clock.advance(1)
            await asyncio.sleep(0)
        clock.advance(600)
        while live.state.settings.clock != live.state.settings.second:
            await asyncio.sleep(0)
        told = await anna.get(f"/api/tables/{table['id']}")
        assert (told["clock"], told["status"]) == (DAYS, "playing")


@pytest.mark.parametrize(
    "clocks", [{"second": DAYS}, {"clock": DAYS, "second": DAYS}, {"clock": QUICK, "second": QUICK}]
)
async def test_only_days_come_after_a_live_clock(place: Place, clocks: Json) -> None:
    async with place.guest("Anna") as anna:
        answer = await anna.http.post("/api/tables", json={"game": "druids", "seats": [ME, LINK], **clocks})
        assert (answer.status_code, answer.json()["error"]["args"]) == (400, {"what": "second"})


async def test_a_table_may_go_without_vacations(place: Place) -> None:
    async with two(place, clock=DAYS, vacations=False) as (first, _):
        assert not first.told["table"]["vacations"]
        assert await refused(first, pause=1) == "not-allowed"


async def test_bots_agree_to_everything(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot("random", 0.01))
        async with anna.at(table, 0) as chair:
            await chair.say({"propose": "hints on"})
            assert (await heard(chair, lambda told: told["table"]["hints"]))["proposal"] is None


async def test_who_is_out_reads_the_record_as_strangers_do(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        table = await anna.open(ME, LINK, bot(), game="tigris")
        await bela.join(table)
        path = f"/api/tables/{table['id']}/record"
        as_stranger = (await cili.http.get(path)).text
        assert (await anna.http.get(path)).text != as_stranger
        async with anna.at(table, 0) as chair:
            await chair.wish(concede=True)
        assert (await anna.http.get(path)).text == (await cili.http.get(path)).text
        assert (await bela.http.get(path)).text != (await cili.http.get(path)).text
