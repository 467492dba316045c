"""Hints asked for without end, by many, or by somebody who has left; and two people at one device."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clocks import StoppedClock
from tests.server.oracle import Oracle
from tests.server.people import DEVICE, LINK, ME, Chair, Json, Place, serving

pytestmark = pytest.mark.anyio


async def ask(chair: Chair) -> Json:
    return await chair.ask({"v": chair.told["v"], "hint": True})


async def test_who_leaves_is_not_thought_for(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Oracle(place, monkeypatch)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as first:
            async with anna.at(table, 0) as second:
                await ask(first)
                await ask(second)
            assert (len(oracle.asked), oracle.called_off) == (1, 0)  # the first still waits
            await first.ask({"as": None, "since": None})  # who closes the eyes does not
            while not oracle.called_off:
                await asyncio.sleep(0)
            await first.ask({"as": 0, "since": None})
            await ask(first)
            assert len(oracle.asked) == 2
        while oracle.called_off < 2:
            await asyncio.sleep(0)


async def test_one_table_has_one_hint_thought_about_whatever_is_taken_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    oracle = Oracle(place, monkeypatch)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE, hints=True)
        async with anna.at(table, 0) as chair:
            for _ in range(10):
                await ask(chair)
                await chair.do(chair.options()[0])
                await chair.hear_until("refused")
                await ask(chair)
                await chair.ask({"v": chair.told["v"], "undo": True})
                await chair.hear_until("refused")
            await ask(chair)
            assert len(oracle.asked) - oracle.called_off == 1


async def test_behind_the_curtain_nothing_is_told_but_what_all_may_know(place: Place) -> None:
    """One device, two people: while the eyes are closed the wire carries what a stranger hears."""
    async with place.guest("Anna") as anna, place.guest("Stranger") as stranger:
        table = await anna.open(ME, DEVICE, game="tigris")
        async with (
            anna.at(table, 0) as device,
            stranger.at(table, None) as watching,
            anna.at(table, 1) as other,
        ):
            await device.ask({"as": None, "since": None})
            heard, watched = len(device.heard), len(watching.heard)
            for _ in range(4):
                await other.ask({"as": device.told["asked"]["seat"], "since": None})
                await other.do(other.options()[0])
                await device.hear_until("entry")
                await watching.hear_until("entry")
            assert device.told | {"table": None} == watching.told | {"table": None}
            assert len(device.heard) > heard and len(watching.heard) > watched


# -- pages open for days


@pytest.mark.slow
async def test_a_page_that_is_open_for_a_month_costs_what_it_cost_on_the_first_day(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with (
        serving(tmp_path, clock=clock) as place,
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
    ):
        assert place.house is not None
        table = await anna.open(ME, LINK, stand_in={"after": 3600, "bot": "random", "seconds": 0.01})
        await bela.join(table)
        async with anna.at(table, 0) as chair, bela.at(table, 1) as other:
            await chair.do(chair.options()[0])
            await other.hear_until("entry")
            before = len(asyncio.all_tasks()), len(clock._waiting)
            for _ in range(30 * 24):
                clock.advance(3600)
                await asyncio.sleep(0)
                await chair.ask({"as": 0, "since": chair.told["v"]})
            assert (len(asyncio.all_tasks()), len(clock._waiting)) <= (before[0] + 2, before[1] + 2)
            live = await place.house.hall.find(table["id"])
            assert len(live.chairs) == 2 and live._jobs.empty()
            assert (await chair.do(chair.options()[0]))["t"] == "entry"
