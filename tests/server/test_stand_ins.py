"""Somebody leaves, and a bot plays on for them until they are back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from ludarium.proof import verify
from ludarium.record import Record
from ludarium.server import limits
from ludarium.server.alarm import AGAIN
from ludarium.server.hall import LOOK
from ludarium.server.shell import Shell
from ludarium.server.thinker import Thought
from tests.server.clocks import StoppedClock
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Person, Place, Process, bot, serving, until

pytestmark = pytest.mark.anyio

SOON = {"after": 1, "bot": "random", "seconds": 0.05}
SOON_ENOUGH = 1.0  # seconds
FOR_HOURS = 10_000.0


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
async def place(tmp_path: Path, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """A server where time passes only when the test says so, and nobody loads a page anew."""
    monkeypatch.setattr(limits, "AWAY_SECONDS", 0)
    async with serving(tmp_path, clock=clock) as one:
        yield one


@asynccontextmanager
async def two(place: Place) -> AsyncIterator[tuple[Person, Person]]:
    async with place.guest("Anna") as anna, place.guest("Jonas") as jonas:
        yield anna, jonas


async def open_for(anna: Person, jonas: Person, *more: Json, stand_in: Json | None = SOON) -> Json:
    """Jonas sits on seat 0 and is asked first, Anna on seat 1."""
    table = await anna.open(LINK, ME, *more, stand_in=stand_in)
    return await jonas.join(table)


async def stands_in(chair: Chair) -> Json:
    """The first entry that a bot played for somebody."""
    while True:
        told = await chair.hear_until("entry")
        if told["entries"][0].get("by"):
            return told


async def look(chair: Chair) -> Json:
    """How the table stands.  Whatever it was to do before this was asked, it has done."""
    await chair.say({"as": chair.told["as"], "since": chair.told["v"]})
    return await chair.hear_until("told")


async def rests(chair: Chair, clock: StoppedClock) -> bool:
    """Whether nobody plays, or is going to, however long it takes."""
    v = chair.told["v"]
    clock.advance(FOR_HOURS)
    told = await look(chair)
    asked = told["asked"] and told["table"]["seats"][told["asked"]["seat"]]
    return told["v"] == v and not (asked and asked["stood_in"])


async def is_away(chair: Chair, clock: StoppedClock) -> None:
    """Whoever is asked stays away until a bot takes over."""
    while (await look(chair))["table"]["stand_in_at"] is None:
        clock.advance(0)
    clock.advance(0.75 * SOON_ENOUGH)
    assert (await look(chair))["table"]["stand_in_at"] is not None, "it has not come yet"
    clock.advance(0.25 * SOON_ENOUGH)


async def info(person: Person, table: Json) -> Json:
    found: Json = await person.get(f"/api/tables/{table['id']}")
    return found


async def test_a_bot_plays_for_who_left_until_that_guest_is_back(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            async with jonas.at(table, 0):
                assert await rests(chair, clock)
            people = await chair.hear_until("people")
            while people["table"]["stand_in_at"] is None:
                clock.advance(0)
                people = await chair.hear_until("people")
            assert people["table"]["stand_in_at"] > people["table"]["changed"]
            clock.advance(SOON_ENOUGH)
            people = await chair.hear_until("people")
            assert people["table"]["seats"][0]["stood_in"] and not people["table"]["seats"][1]["stood_in"]
            assert people["table"]["stand_in_at"] is None
            told = await stands_in(chair)
            assert told["entries"][0]["seat"] == 0 and told["entries"][0]["by"] == "bot"
            while chair.told["asked"]["seat"] == 0:
                await stands_in(chair)
            async with jonas.at(table, 0) as back:
                assert not back.told["table"]["seats"][0]["stood_in"]
                while chair.mine:
                    assert "by" not in (await chair.do(chair.options()[0]))["entries"][0]
                    await back.hear_until("entry")
                assert back.mine and await rests(chair, clock)
                assert "by" not in (await back.do(back.options()[0]))["entries"][0]


async def test_nobody_stands_in_where_the_table_does_not_allow_it(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas, stand_in=None)
        assert table["stand_in"] is None
        async with anna.at(table, 1) as chair:
            assert chair.told["table"]["stand_in_at"] is None and await rests(chair, clock)


async def test_nobody_stands_in_for_a_seat_that_nobody_took(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(LINK, ME, stand_in=SOON)
        async with anna.at(table, 1) as chair:
            assert await rests(chair, clock) and chair.told["view"] is None


async def test_a_game_begins_with_the_whole_time_to_come(place: Place, clock: StoppedClock) -> None:
    """Anna opens a table and goes; when Jonas sits down later, her time begins and is not over."""
    async with two(place) as (anna, jonas):
        table = await anna.open(ME, LINK, stand_in=SOON)
        clock.advance(1.6)
        joined = await jonas.join(table)
        begins, takes_over = map(datetime.fromisoformat, (joined["changed"], joined["stand_in_at"]))
        assert takes_over - begins == timedelta(seconds=1)
        assert begins - datetime.fromisoformat(joined["created"]) == timedelta(seconds=1.6)
        async with jonas.at(table, 1) as chair:
            await is_away(chair, clock)
            assert (await stands_in(chair))["entries"][0]["seat"] == 0


async def test_a_table_that_everybody_left_waits(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            await is_away(chair, clock)
            while not chair.mine:
                await stands_in(chair)
            v = chair.told["v"]
        await until(lambda: info(anna, table), lambda it: not it["seats"][1]["online"])
        clock.advance(FOR_HOURS)
        async with anna.at(table, None) as chair:
            left = chair.told["table"]
        assert (left["version"], left["asked"], left["stand_in_at"]) == (v, 1, None)
        assert [seat["stood_in"] for seat in left["seats"]] == [True, False]
        async with jonas.at(table, 0) as back:  # now somebody waits for Anna
            await is_away(back, clock)
            assert (await stands_in(back))["entries"][0]["seat"] == 1


async def test_alone_with_bots_nobody_is_stood_in_for(place: Place, clock: StoppedClock) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), stand_in=SOON)
        async with anna.at(table, None):
            pass
        await until(lambda: info(anna, table), lambda it: not it["seats"][0]["online"])
        clock.advance(FOR_HOURS)
        async with anna.at(table, None) as chair:
            assert chair.told["v"] == 0 and not chair.told["table"]["seats"][0]["stood_in"]


async def test_all_seats_of_a_device_belong_to_who_brought_it(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (anna, jonas):
        table = await anna.open(ME, DEVICE, LINK, game="pebbles", stand_in=SOON)
        await jonas.join(table)
        async with jonas.at(table, 2) as chair:
            await is_away(chair, clock)
            seen = set()
            while not chair.mine and not chair.told["over"]:
                seen.add((await stands_in(chair))["entries"][0]["seat"])
            assert seen == {0, 1}
            assert [seat["stood_in"] for seat in chair.told["table"]["seats"]] == [True, True, False]
            async with anna.at(table, 0):
                people = await chair.hear_until("people")
                assert not any(seat["stood_in"] for seat in people["table"]["seats"])


async def test_who_watches_the_own_table_is_there(place: Place, clock: StoppedClock) -> None:
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with jonas.at(table, None), anna.at(table, 1) as chair:
            assert await rests(chair, clock)


async def test_undo_does_not_take_back_what_the_bot_played(place: Place, clock: StoppedClock) -> None:
    """Jonas places two druids and leaves; the bot places the third; neither is his to take back then."""
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            async with jonas.at(table, 0) as gone:
                await gone.do(gone.options()[0])
                await gone.do(gone.options()[0])
                assert gone.told["undo"]
            await is_away(chair, clock)
            await stands_in(chair)
            async with jonas.at(table, 0) as back:
                assert back.told["v"] == 3 and not back.told["undo"]
                refused = await back.ask({"v": 3, "undo": True})
                assert (refused["key"], refused["args"]) == ("no-undo", {"why": "other"})
        assert place.house is not None
        await place.house.hall.close()
        place.house.hall._tables.clear()
        async with jonas.at(table, 0) as back:  # loaded from what is stored
            assert back.told["v"] == 3 and not back.told["undo"]
            assert [entry.get("by") for entry in back.told["entries"]] == [None, None, None, "bot"]


async def test_own_steps_after_coming_back_can_be_taken_back_and_no_more(
    place: Place, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    answers = iter(["place orange M1"])

    async def think(*_: object) -> str:
        return next(answers, None) or await asyncio.Future[str]()

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            await is_away(chair, clock)
            await stands_in(chair)  # and thinks about the second druid without end
            async with jonas.at(table, 0) as back:
                assert (back.told["v"], back.mine, back.told["undo"]) == (1, True, False)
                await back.do(back.options()[0])
                assert back.told["undo"]
                assert (await back.ask({"v": 2, "undo": True}))["v"] == 3
                assert not back.told["undo"]


async def test_a_bot_that_thinks_when_the_owner_comes_back_is_called_off(
    place: Place, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    asked = asyncio.Queue[Thought]()
    called_off = asyncio.Event()

    async def think(one: Thought, *_: object) -> str:
        asked.put_nowait(one)
        try:
            return await asyncio.Future[str]()
        finally:
            called_off.set()

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas, stand_in={"after": 1, "bot": "mcts", "seconds": 7.5})
        live = await place.house.hall.find(table["id"])
        async with anna.at(table, 1) as chair:
            await is_away(chair, clock)
            one = await asked.get()
            assert live.table is not None and asked.empty()
            assert (one.bot, one.seconds, one.view) == ("mcts", 7.5, live.table.told(0).view)
            assert one.view != live.table.told(1).view
            async with jonas.at(table, 0) as back:
                await called_off.wait()
                assert (await back.do(back.options()[0]))["v"] == 1
                assert (await back.do(back.options()[0]))["v"] == 2
            assert live.thoughts.bots.thinking is None


async def test_a_thought_that_is_ready_the_moment_the_owner_returns_does_not_count(
    place: Place, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer waits in the table's queue behind the owner who comes in."""
    assert place.house is not None
    asked, answer = asyncio.Event(), asyncio.Future[str]()

    async def think(*_: object) -> str:
        asked.set()
        return await answer

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        live = await place.house.hall.find(table["id"])
        async with anna.at(table, 1) as chair:
            await is_away(chair, clock)
            await asked.wait()
            words = "place orange M1"
            hold = asyncio.Event()
            blocked = asyncio.create_task(live.do(hold.wait))
            async with asyncio.TaskGroup() as group:
                coming = group.create_task(come_and_stay(jonas, table, live))
                await waiting(live, 1)
                answer.set_result(words)
                await waiting(live, 2)
                hold.set()
            await blocked
            assert coming.result() == 0 and live.version == 0


async def waiting(live: Shell, jobs: int) -> None:
    """So many wait in the queue of the table."""
    while live._jobs.qsize() < jobs:
        await asyncio.sleep(0.01)


async def come_and_stay(person: Person, table: Json, live: Shell) -> int:
    async with person.at(table, 0) as chair:
        await live.do(nothing)  # whatever waited is done
        return int(chair.told["v"])


async def nothing() -> None:
    pass


async def test_the_record_of_a_game_with_a_stand_in_is_a_record_like_all_others(
    place: Place, clock: StoppedClock
) -> None:
    """One leaves again and again; in the end luck is verified and every move has its player."""
    random = Random(3)
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            await is_away(chair, clock)
            while not chair.told["over"]:
                if chair.mine:
                    await chair.do(random.choice(chair.options()))
                else:
                    await chair.hear_until("entry")
        record = Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
        assert verify(record).outcomes > 0
        async with anna.at(table, 1) as again:
            entries = again.told["entries"]
        assert {entry["seat"] for entry in entries if entry.get("by")} == {0}
        assert all(entry.get("by") for entry in entries if entry["seat"] == 0)
        moments = [await anna.get(f"/api/tables/{table['id']}/at/{n}") for n in (1, len(entries) - 1)]
        assert [one["entry"] for one in moments] == [entries[1], entries[-1]] and record.result is not None


async def test_in_the_rematch_nobody_is_stood_in_for_before_they_came(
    place: Place, clock: StoppedClock
) -> None:
    async with two(place) as (anna, jonas):
        table = await anna.open(ME, LINK, stand_in=SOON)
        await jonas.join(table)
        async with anna.at(table, 0) as a, jonas.at(table, 1) as j:
            await asyncio.gather(a.play(Random(1)), j.play(Random(2)))
        following = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert following["stand_in"] == SOON and following["seats"][0]["name"] == "Jonas"
        async with anna.at(following, 1) as chair:
            assert chair.told["table"]["stand_in_at"] is None and await rests(chair, clock)
            async with jonas.at(following, 0):
                pass
            await is_away(chair, clock)
            assert (await stands_in(chair))["v"] == 1


@pytest.mark.parametrize(
    ("stand_in", "key"),
    [
        (SOON | {"bot": "oracle"}, "no-bot"),
        (SOON | {"after": 0}, "bad-request"),
        (SOON | {"seconds": 31}, "bad-request"),
        (SOON | {"more": 1}, "bad-request"),
        ("mcts", "bad-request"),
    ],
)
async def test_what_cannot_stand_in_is_refused(place: Place, stand_in: object, key: str) -> None:
    async with place.guest("Anna") as anna:
        body = {"game": "druids", "seats": [ME, LINK], "stand_in": stand_in}
        answer = await anna.http.post("/api/tables", json=body)
        assert answer.status_code == 400 and answer.json()["error"]["key"] == key


async def test_a_database_that_says_no_is_asked_again(
    place: Place, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None

    async def no(*_: object) -> set[str]:
        raise OSError("disk full, as the test wants")

    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas)
        async with anna.at(table, 1) as chair:
            with monkeypatch.context() as full:
                full.setattr(place.house.store, "write", no)
                clock.advance(FOR_HOURS)
                assert not (await look(chair))["table"]["seats"][0]["stood_in"]
            clock.advance(AGAIN)
            await stands_in(chair)
            async with jonas.at(table, 0) as back:
                v = back.told["v"]
                assert await rests(back, clock) and back.told["v"] == v


async def test_tables_that_left_memory_are_not_forgotten(place: Place, clock: StoppedClock) -> None:
    """Nobody looks at any of these tables; yet each goes on when the time has come."""
    assert place.house is not None
    async with two(place) as (anna, jonas):
        tables = [await open_for(anna, jonas, stand_in=SOON | {"after": 86_400}) for _ in range(3)]
        while place.house.hall._tables:
            clock.advance(20)
            await asyncio.sleep(0)
        assert [(await info(anna, table))["version"] for table in tables] == [0, 0, 0]
        clock.advance(86_400)
        for table in tables:
            while (await info(anna, table))["asked"] != 1:
                clock.advance(LOOK)


# -- and after a crash


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    one = Process(tmp_path)
    yield one
    if one.running is not None:
        await one.kill()


async def test_a_stand_in_goes_on_after_kill_9_and_hands_back(process: Process, tmp_path: Path) -> None:
    place = await process.start()
    async with two(place) as (anna, jonas):
        table = await open_for(anna, jonas, stand_in=SOON | {"after": 3})
        tokens = anna.token, jonas.token
        async with anna.at(table, 1) as chair:
            await stands_in(chair)
    await process.kill()
    place = await process.start()
    async with (
        place.returning(tokens[0]) as anna,
        place.returning(tokens[1]) as jonas,
        anna.at(table, 1) as chair,
    ):
        assert chair.told["table"]["seats"][0]["stood_in"]
        while not chair.mine:
            await chair.hear_until("entry")
        played = [entry for entry in chair.told["entries"] if entry["seat"] == 0]
        assert played and all(entry["by"] == "bot" for entry in played)
        async with jonas.at(table, 0) as back:
            while not back.mine:
                await chair.do(chair.options()[0])
                await back.hear_until("entry")
            told = await look(chair)
            assert back.mine and not told["table"]["seats"][0]["stood_in"]
    await process.kill()  # Jonas had come back: he plays, whatever crashes
    be_patient(tmp_path)
    place = await process.start()
    async with place.returning(tokens[1]) as jonas, jonas.at(table, 0) as back:
        assert back.mine and "by" not in (await back.do(back.options()[0]))["entries"][0]


def be_patient(folder: Path) -> None:
    """From now on who is away is waited for a day, however slow this machine is."""
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        changed = database.execute(
            "UPDATE tables SET opening = json_set(opening, '$[0].stand_in.after', 86400000)"
        )
        assert changed.rowcount == 1


async def test_who_is_waited_for_is_still_waited_for_after_kill_9(process: Process) -> None:
    place = await process.start()
    async with two(place) as (anna, jonas):
        tables = [await open_for(anna, jonas, stand_in=SOON | {"after": 2}) for _ in range(3)]
        token = anna.token
    await process.kill()
    place = await process.start()
    async with place.returning(token) as anna:
        for table in tables:
            await until(partial(info, anna, table), lambda it: it["asked"] == 1)
            async with anna.at(table, 1) as chair:
                assert all(e.get("by") == "bot" for e in chair.told["entries"] if e["seat"] == 0)
