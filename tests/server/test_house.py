"""Memory, limits and slow connections."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.buckets import Buckets
from ludarium.server.shell import Shell
from ludarium.server.sockets import Sockets
from ludarium.server.turns import Whose
from ludarium.table import Refused
from tests.server.clocks import StoppedClock
from tests.server.people import DEVICE, LINK, ME, Place, serving

pytestmark = pytest.mark.anyio


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock) as place, place.guest("Anna") as anna:
        assert place.house is not None
        live = place.house.hall._tables
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
            clock.advance(3600)
            assert (await anna.get(f"/api/tables/{table['id']}"))["version"] == 1
            assert table["id"] in live
            view = chair.told["view"]
        while live:
            clock.advance(60)
            await asyncio.sleep(0)
        async with anna.at(table, 0) as chair:
            assert chair.told["v"] == 1 and chair.told["view"] == view


async def test_who_asks_the_moment_a_table_is_given_back_gets_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They once waited for what was over, and everybody with them: nothing else ran any more."""
    assert place.house is not None
    hall = place.house.hall
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
    let_go, asking = await hall.find(table["id"]), list[asyncio.Task[Shell]]()
    give_back = hall.owners.leave

    async def and_somebody_asks(*what: Any) -> None:
        await give_back(*what)
        asking.append(asyncio.create_task(hall.find(table["id"])))

    monkeypatch.setattr(hall.owners, "leave", and_somebody_asks)
    await hall._let_go(let_go)
    found = await asking[0]
    assert found is not let_go
    await hall._let_go(let_go)  # by somebody who comes too late
    assert await hall.find(table["id"]) is found


async def test_many_who_come_at_once_find_one_table(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock) as place, place.guest("Anna") as anna:
        assert place.house is not None
        table = await anna.open(ME, DEVICE)
        for _ in range(5):
            while place.house.hall._tables:
                clock.advance(60)
                await asyncio.sleep(0)
            path = f"/api/tables/{table['id']}/at/0"
            answers = await asyncio.gather(*(anna.get(path) for _ in range(20)))
            assert all(answer == answers[0] for answer in answers)
            assert len(place.house.hall._tables) == 1


async def test_a_watcher_too_slow_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, tight=True, outbox=4) as place,
        place.guest("Anna") as anna,
        place.guest("Lazy") as lazy,
    ):
        table = await anna.open(ME, DEVICE)
        async with lazy.at(table, None) as watcher, anna.at(table, 0) as chair:
            watcher.socket.transport.pause_reading()
            while len(place.house.hall._tables[table["id"]].chairs) > 1:  # type: ignore[union-attr]
                for one in (chair, watcher):
                    await one.say({"as": None, "since": None})
                await chair.hear_until("told")
            await chair.ask({"as": 0, "since": None})
            assert (await chair.do(chair.options()[0]))["t"] == "entry"


async def test_one_guest_cannot_open_tables_or_connections_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_per_guest=2) as place, place.guest("Anna") as anna:
        await anna.open(ME, LINK)
        await anna.open(ME, LINK)
        answer = await anna.http.post("/api/tables", json={"game": "druids", "seats": [ME, LINK]})
        assert answer.status_code == 409
        assert answer.json()["error"] == {"key": "too-many-tables", "args": {"most": 2}}


async def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, limits=True) as place,
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
    ):
        for _ in range(3000):  # more than fit into the bucket, however slow this machine is
            late = await anna.http.get("/api/me")
            if late.status_code != 200:
                break
        assert late.status_code == 429
        assert late.json()["error"]["key"] == "too-fast" and int(late.headers["retry-after"]) >= 1
        assert (await bela.http.get("/api/me")).status_code == 200
        table = await bela.open(ME, DEVICE)
        async with bela.at(table, 0) as chair:
            for _ in range(260):
                await chair.say({"as": 0, "since": 0})
            assert (await chair.hear_until("refused"))["key"] == "too-fast"


def test_a_bucket_fills_again() -> None:
    clock = StoppedClock()
    buckets = Buckets(most=2, rate=0.5, clock=clock)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refused) as late:
        buckets.take("a")
    assert late.value.facts == {"seconds": 2}
    buckets.take("b")
    clock.advance(2)
    buckets.take("a")
    with pytest.raises(Refused):
        buckets.take("a")


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.buckets.MANY", 10)
    buckets = Buckets(most=2, rate=0.001, clock=StoppedClock())
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets._young) + len(buckets._old) <= 20
    buckets.take("99")
    with pytest.raises(Refused):
        buckets.take("99")


def test_an_empty_bucket_outlives_the_turn_of_the_maps() -> None:
    """Nobody is given a new one by waiting for less than it takes to fill it."""
    clock = StoppedClock()
    buckets = Buckets(most=10, rate=1, clock=clock)
    clock.advance(9)
    buckets.take("a", 10)
    clock.advance(1)  # the maps turn
    buckets.take("a", 1)
    clock.advance(5)
    buckets.take("a", 5)
    with pytest.raises(Refused):
        buckets.take("a")
    for _ in range(3):
        clock.advance(10)
        buckets.take("b")
    assert not {"a"} & {*buckets._young, *buckets._old}


def test_an_address_has_so_many_sockets_and_a_guest_fewer() -> None:
    sockets = Sockets(of_guest=2, of_address=3)
    here = [sockets.enter(Whose("here", guest)) for guest in ("Anna", "Anna", "Béla")]
    with pytest.raises(Refused):
        sockets.enter(Whose("here", "Cili"))
    sockets.enter(Whose("there", "Cili"))
    with pytest.raises(Refused):
        sockets.enter(Whose("there", "Anna"))
    assert len(sockets) == 4
    for leave in here:
        leave()
    assert len(sockets) == 1
    sockets.enter(Whose("here", "here"))
    sockets.enter(Whose("here", "here"))  # nobody in particular: counted once
    with pytest.raises(Refused):
        sockets.enter(Whose("here", "here"))
