"""Bots alone, and many of them: nobody else's bot waits for them longer than for one thought."""

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from ludarium.server import limits
from ludarium.server.bots import question_of
from ludarium.server.clock import Clock
from ludarium.server.processes import ProcessWorker
from ludarium.server.shell import Shell
from ludarium.server.thinker import Thinker, Thought
from ludarium.server.turns import Share, Turns, Whose
from ludarium.sitting import Bot
from ludarium.sitting.effects import Think
from tests.server.clocks import StoppedClock
from tests.server.people import ME, Json, Place, bot, serving

pytestmark = pytest.mark.anyio

BOTS = [bot("random", 0.01)] * 2


async def live(place: Place, table: Json) -> Shell:
    assert place.house is not None
    return await place.house.hall.find(table["id"])


def thinks(table: Shell) -> bool:
    return table.thoughts.bots.thinking is not None


# -- bots alone


async def test_bots_alone_wait_until_somebody_watches_and_when_nobody_does(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("mcts", 10), bot("mcts", 10))
        playing = await live(place, table)
        assert playing.table is not None and not thinks(playing)
        async with anna.at(table, None):
            assert thinks(playing)
        thought = playing.thoughts.bots.thinking
        assert thought is not None  # it is answered yet, and nothing follows
        while playing.version == 0:
            await asyncio.sleep(0.01)
        assert not playing.chairs and not thinks(playing)


async def test_after_a_restart_nobody_thinks_for_bots_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        assert place.house is not None
        await anna.open(*BOTS)
        table = await anna.open(ME, bot())
        async with anna.at(table, 0) as chair:
            while chair.mine:
                await chair.do(chair.options()[0])
        asking = [one async for some in place.house.store.asking_bots() for one in some]
        assert set(asking) <= {table["id"]}


async def test_a_bot_answers_people_who_are_away(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("random", 0.01), ME)
        assert thinks(await live(place, table))


@pytest.mark.parametrize("guests", [1, 3])
async def test_nobody_watches_many_games_of_bots(
    place: Place, monkeypatch: pytest.MonkeyPatch, guests: int
) -> None:
    """Neither a guest nor, with many guests, an address; and who stops watching one may watch another."""
    monkeypatch.setattr(limits, "BOT_GAMES", 2)
    monkeypatch.setattr(limits, "BOT_GAMES_OF_AN_ADDRESS", 3)
    most = 2 if guests == 1 else 3
    async with place.guest("Anna") as anna, place.guest("Bela") as bela, place.guest("Cili") as cili:
        people = [anna, bela, cili][:guests]
        tables = [await anna.open(bot("mcts", 10), bot("mcts", 10)) for _ in range(most + 1)]
        chairs = [people[n % guests].at(table, None) for n, table in enumerate(tables)]
        for chair in chairs[:most]:
            await chair.__aenter__()
        async with people[0].at(tables[0], None) as again:  # which goes on anyway
            assert again.told["view"]
        refused = people[most % guests].at(tables[most], None)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5), refused:
                raise AssertionError("it was not refused")
        assert not thinks(await live(place, tables[most]))
        for chair in chairs[:most]:
            await chair.__aexit__(None, None, None)
        async with people[0].at(tables[most], None):
            assert thinks(await live(place, tables[most]))


async def test_a_bot_does_not_think_for_long(place: Place) -> None:
    async with place.guest("Anna") as anna:
        body = {"game": "druids", "seats": [ME, bot("mcts", limits.BOT_SECONDS + 0.1)]}
        assert (await anna.http.post("/api/tables", json=body)).status_code == 400
        table = await anna.open(bot("mcts", 0.01), ME)
        playing = await live(place, table)
        assert playing.table is not None
        think = Think(0, 0, Bot("mcts", 30.0))  # of a time when that was allowed
        assert question_of(think, playing.table, 1).seconds == limits.BOT_SECONDS


# -- who is next


class Queue:
    """Turns at one worker, each as long as it said; who had one, in order."""

    def __init__(self, *most: int) -> None:
        self.clock = StoppedClock()
        self.turns = Turns(["worker"], most or (1, 1, 1), self.clock)
        self.served: list[Whose] = []
        self.waiting: set[asyncio.Task[None]] = set()

    def ask(self, whose: Whose, seconds: float = 1, patient: bool = False, times: int = 1) -> None:
        for _ in range(times):
            self.waiting.add(asyncio.create_task(self._use(whose, seconds, patient)))

    async def _use(self, whose: Whose, seconds: float, patient: bool) -> None:
        async with self.turns.turn(whose, seconds, patient):
            self.served.append(whose)
            await asyncio.sleep(0)
            self.clock.advance(seconds)

    async def until(self, turns: int) -> None:
        while len(self.served) < turns:
            await asyncio.sleep(0)

    async def over(self) -> None:
        await asyncio.gather(*self.waiting)


GREEDY = [Whose("greedy", f"guest {n}", f"table {t}") for n in range(30) for t in range(5)]
QUIET = Whose("quiet", "Anna", "t")


async def test_who_comes_from_elsewhere_waits_for_one_thought_whoever_came_before() -> None:
    queue = Queue()
    for one in GREEDY:
        queue.ask(one, seconds=10)
    await queue.until(40)
    queue.ask(QUIET)
    await queue.until(43)
    assert QUIET in queue.served[40:42]
    await queue.over()


async def test_many_guests_of_one_address_get_no_more_than_one_of_another() -> None:
    queue = Queue()
    for one in GREEDY:
        queue.ask(one)
    queue.ask(QUIET, times=50)
    await queue.until(80)
    counted = Counter(whose.address for whose in queue.served[:80])
    assert abs(counted["greedy"] - counted["quiet"]) <= 1
    await queue.over()


async def test_long_thoughts_count_as_what_they_take() -> None:
    queue = Queue()
    queue.ask(Whose("long", "a"), seconds=10, times=5)
    queue.ask(Whose("short", "b"), seconds=1, times=50)
    await queue.until(33)
    counted = Counter(whose.address for whose in queue.served[:33])
    assert 2 <= counted["long"] <= 4
    await queue.over()


async def test_within_an_address_guests_share_and_within_a_guest_tables() -> None:
    queue = Queue()
    queue.ask(Whose("here", "many", "t1"), times=10)
    queue.ask(Whose("here", "many", "t2"), times=10)
    queue.ask(Whose("here", "few", "t3"), times=10)
    await queue.until(12)
    counted = Counter(whose.table for whose in queue.served[:12])
    assert counted["t3"] in (5, 6, 7) and abs(counted["t1"] - counted["t2"]) <= 1
    await queue.over()


async def test_nobody_saves_up_for_a_burst() -> None:
    """Who was away while others used the worker does not get it for as long when he is back."""
    queue = Queue()
    queue.ask(QUIET)
    await queue.over()
    queue.ask(Whose("busy", "b"), times=100)
    await queue.until(50)
    queue.ask(QUIET, times=20)
    await queue.until(70)
    assert 8 <= queue.served[50:70].count(QUIET) <= 12
    await queue.over()


async def test_who_calls_thoughts_off_has_had_them() -> None:
    """A worker that is stopped in mid-thought begins anew, and that takes the time of whoever is next."""
    queue = Queue()
    greedy = Whose("greedy", "a")
    called_off = 0

    async def ask_and_leave() -> None:
        nonlocal called_off
        while len(queue.served) < 20:
            async with asyncio.timeout(None) as patience, queue.turns.turn(greedy, 1):
                called_off += 1
                patience.reschedule(asyncio.get_running_loop().time() - 1)
                await asyncio.Future[None]()

    async def greedily() -> None:
        while len(queue.served) < 20:
            with suppress(TimeoutError):
                await ask_and_leave()

    others = [asyncio.create_task(greedily()) for _ in range(5)]
    queue.ask(QUIET, times=20)
    await queue.over()
    await asyncio.gather(*others)
    assert called_off <= 25


async def test_the_patient_wait_for_all_others_but_not_for_ever() -> None:
    queue = Queue()
    review = Whose("there", "review")
    queue.ask(QUIET, times=3 * limits.PATIENCE)
    queue.ask(review, patient=True, times=4)
    await queue.over()
    places = [n for n, whose in enumerate(queue.served) if whose == review]
    assert places[0] >= limits.PATIENCE and places[1] - places[0] == limits.PATIENCE + 1
    assert places[-1] == len(queue.served) - 1


async def test_who_leaves_while_waiting_takes_no_worker_along_and_leaves_nothing_behind() -> None:
    queue = Queue()
    share = queue.turns._eager
    async with queue.turns.turn(QUIET, 1):
        for one in GREEDY * 20:
            queue.ask(one)
        await asyncio.sleep(0)
        assert share.waiting == 20 * len(GREEDY)
        for task in queue.waiting:
            task.cancel()
        await asyncio.gather(*queue.waiting, return_exceptions=True)
        assert share.waiting == 0 and tickets(share) == 0
    queue.waiting.clear()
    queue.ask(QUIET)
    first = next(iter(queue.waiting))
    await asyncio.sleep(0)
    queue.ask(QUIET)
    first.cancel()  # in the moment when it was given
    await asyncio.gather(*queue.waiting, return_exceptions=True)
    assert queue.served.count(QUIET) >= 1 and share.running == 0


def tickets(share: Share[str]) -> int:
    return len(share.tickets) + sum(map(tickets, share.below.values()))


async def test_names_that_were_used_once_are_forgotten() -> None:
    queue = Queue()
    for n in range(5000):
        queue.ask(Whose(f"address {n}", "a"))
        await queue.over()
        queue.waiting.clear()
    assert len(queue.turns._eager.below) < 1100


# -- workers that die


async def test_workers_that_die_under_load_take_no_thought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = [ProcessWorker(), ProcessWorker()]
    thinker = Thinker(workers, Clock())
    options = ("place orange M1", "place orange M2", "place orange M3", "place orange M4")
    view = first_view()
    answers = [
        asyncio.create_task(thinker.think(Thought("druids", "mcts", view, 0.2, n), Whose(f"a {n}", "b")))
        for n in range(8)
    ]
    for _ in range(3):
        while not any(one.process and one.process.returncode is None for one in workers):
            await asyncio.sleep(0.01)
        for one in workers:
            if one.process and one.process.returncode is None:
                one.process.kill()
                await one.process.wait()
    assert set(await asyncio.gather(*answers)) <= set(options)
    await thinker.close()


def first_view() -> Json:
    from ludarium import game

    druids = game("druids")
    view: Json = druids.view(druids.start(2, luck=1), 0)
    return view
