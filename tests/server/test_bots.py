"""Bots at the table: what they are asked, and what happens when they fail."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvloop

from ludarium import Luck, game, options
from ludarium.server import bots, processes, thinker
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.thinker import Lost, NoThought, Thinker, Thought
from ludarium.server.turns import Whose
from tests.server.people import ANNA, ME, Json, Place, bot, serving

pytestmark = pytest.mark.anyio

VIEW: Json = {"nothing": "to see"}


def thought(name: str = "oracle", seconds: float = 0.1) -> Thought:
    return Thought("druids", name, VIEW, seconds, 1)


async def test_a_bot_is_asked_with_what_its_seat_may_see(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    asked = asyncio.Queue[Thought]()

    async def think(one: Thought, _whose: Whose) -> str:
        asked.put_nowait(one)
        return await asyncio.Future[str]()

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("mcts", 1.5), ME)
        live = await place.house.hall.find(table["id"])
        one = await asked.get()
        assert live.table is not None and asked.empty()
        assert (one.game_name, one.bot, one.seconds) == ("druids", "mcts", 1.5)
        assert one.view == live.table.told(0).view != live.table.told(1).view


async def test_a_bot_that_fails_or_talks_nonsense_is_asked_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    monkeypatch.setattr(bots, "PAUSE", 0.01)
    right, answers = place.house.thinker.think, iter(["fail", "nonsense"])

    async def think(one: Thought, whose: Whose) -> str:
        answer = next(answers, None)
        if answer == "fail":
            raise NoThought("as the test wants")
        return answer or await right(one, whose)

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with place.guest("Anna") as anna:
        table = await anna.open(bot(), ME)
        async with anna.at(table, 1) as chair:
            assert (await chair.hear_until("entry"))["v"] == 1 and next(answers, None) is None


async def test_a_bot_whose_question_was_taken_back_thinks_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The druids are placed in turn, without luck: a person may take the own back while the bot thinks."""
    assert place.house is not None
    right, go = place.house.thinker.think, asyncio.Event()
    views: list[Json] = []

    async def think(one: Thought, whose: Whose) -> str:
        views.append(one.view)
        await go.wait()
        return await right(one, whose)

    monkeypatch.setattr(place.house.thinker, "think", think)
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot())
        async with anna.at(table, 0) as chair:
            while chair.mine:
                await chair.do(chair.options()[0])
            v = chair.told["v"]
            if chair.told["undo"]:
                assert (await chair.ask({"v": v, "undo": True}))["v"] == v + 1
                await chair.do(chair.options()[-1])
                go.set()
                assert (await chair.hear_until("entry"))["v"] == v + 3
                assert len(views) >= 2 and views[0] != views[1]
            else:
                go.set()
                assert (await chair.hear_until("entry"))["v"] == v + 1


async def test_a_bot_that_does_not_exist_says_so() -> None:
    worker = ProcessWorker()
    workers = Thinker([worker], Clock())
    with pytest.raises(NoThought, match="NoSuchBot"):
        await workers.think(thought(), ANNA)
    with pytest.raises(NoThought):
        await workers.think(thought(), ANNA)  # and the worker is there for the next
    assert worker.process is not None
    await workers.close()


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_worker_that_dies_before_it_is_asked_is_lost(
    run: Callable[[Coroutine[Any, Any, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their loops say so in words of their own; then another worker thinks."""

    async def asks() -> None:
        worker = ProcessWorker()
        process = await worker._running()
        process.kill()
        await process.wait()

        async def dead() -> Process:
            return process

        monkeypatch.setattr(worker, "_running", dead)
        with pytest.raises(Lost):
            await worker.think(thought())

    run(asks())


async def test_all_options_are_appraised() -> None:
    workers = Thinker([ProcessWorker()], Clock())
    druids = game("druids")
    state = druids.start(2, luck=1)
    found = await workers.appraise("druids", druids.view(state, 0), 1, ANNA, reasons=True)
    await workers.close()

    assert found[0].why is not None
    assert sorted(one.words for one in found) == sorted(str(a) for a in options(state))
    assert all(sum(one.worth) == pytest.approx(1) for one in found)
    assert found[0].visits > 0


async def test_hundreds_of_options_are_appraised() -> None:
    workers = Thinker([ProcessWorker()], Clock())
    tigris = game("tigris")
    state = tigris.start(4, {}, Luck(1))
    found = await workers.appraise("tigris", tigris.view(state, 0), 5, ANNA)
    await workers.close()
    assert len(found) == len(options(state)) > 500


def silent(folder: Path) -> Path:
    """A worker that never answers."""
    path = folder / "silent.py"
    path.write_text("import sys\nsys.stdin.read()\n")
    return path


async def test_a_worker_that_never_comes_back_is_given_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(processes, "WORKER", silent(tmp_path))
    monkeypatch.setattr(thinker, "GRACE", 0.1)
    workers = Thinker([ProcessWorker(), ProcessWorker()], Clock())
    with pytest.raises(NoThought, match="5 workers were lost"):
        await workers.think(thought(seconds=0.05), ANNA)
    await workers.close()


async def test_nobody_keeps_all_workers_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a guest nor an address: who comes from elsewhere finds a worker free."""
    workers, running = Thinker([ProcessWorker(), ProcessWorker(), ProcessWorker()], Clock()), list[str]()
    most: dict[str, int] = {}

    async def think(_self: Any, one: Thought) -> str:
        running.append(one.bot)
        for who in (one.bot, one.bot[0]):
            at_once = [other for other in running if other.startswith(who)]
            most[who] = max(most.get(who, 0), len(at_once))
        await asyncio.sleep(0)
        running.remove(one.bot)
        return "x"

    monkeypatch.setattr(ProcessWorker, "think", think)
    guests = ["a1", "a2", "a3", "b1"] * 5
    await asyncio.gather(*(workers.think(thought(who), Whose(who[0], who)) for who in guests))
    assert most == {"a": 2, "b": 1, "a1": 1, "a2": 1, "a3": 1, "b1": 1}
    await workers.close()


async def test_thinking_does_not_stall_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While every worker is busy, people play on as if nobody thought."""
    monkeypatch.setattr(processes, "WORKER", silent(tmp_path))
    async with serving(tmp_path, thinkers=1) as place, place.guest("Anna") as anna:
        robots = await anna.open(bot("mcts"), bot("mcts"))
        table = await anna.open(ME, {"kind": "device", "name": "Dora"})
        async with anna.at(table, 0) as chair:
            for _ in range(10):
                await chair.do(chair.options()[0])
                await chair.ask({"v": chair.told["v"], "undo": True})
        assert (await anna.get(f"/api/tables/{robots['id']}"))["version"] == 0
