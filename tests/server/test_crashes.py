"""Whatever dies, nothing that was acknowledged is lost."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludarium.proof import verify
from ludarium.record import Record
from tests.server.people import DEVICE, ME, Chair, Json, Person, Process, bot, until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc"),
]

KILLS = int(os.environ.get("LUDARIUM_KILLS", "3"))
TABLES = 3


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    one = Process(tmp_path)
    yield one
    if one.running is not None:
        await one.kill()


@dataclass
class Game:
    """A table, and every answer at it that was acknowledged."""

    table: Json
    acknowledged: dict[int, str] = field(default_factory=dict)
    done: bool = False

    async def play(self, person: Person, random: Random) -> None:
        """Look whether everything is there; then answer for every seat until the game is over."""
        async with person.at(self.table, 0) as chair:
            stored = {entry["v"]: entry["words"] for entry in chair.told["entries"]}
            assert self.acknowledged.items() <= stored.items(), "an acknowledged move is lost"
            assert sorted(stored) == list(range(len(stored))), "a hole in the log"
            while not chair.told["over"]:
                await self.move(chair, random)
        self.done = True

    async def move(self, chair: Chair, random: Random) -> None:
        if chair.told["asked"]["seat"] != chair.told["as"]:
            await chair.ask({"as": chair.told["asked"]["seat"], "since": chair.told["v"]})
        words = random.choice(chair.options())
        told = await chair.do(words)
        assert told["t"] == "entry", told
        self.acknowledged[told["v"]] = words

    async def verify(self, person: Person) -> None:
        record = Record.parse((await person.http.get(f"/api/tables/{self.table['id']}/record")).text)
        assert verify(record).outcomes > 0
        assert {v: record.moves[v - 1].words for v in self.acknowledged} == self.acknowledged


async def test_kill_9_during_play_loses_nothing(process: Process) -> None:
    random, games, playing = Random(9), list[Game](), list[Game]()
    place = await process.start()
    async with place.guest("Anna") as anna:
        token = anna.token
    for _ in range(KILLS):
        async with place.returning(token) as anna:
            playing = [game for game in playing if not await over(anna, game)]
            playing += [Game(await anna.open(ME, DEVICE)) for _ in range(TABLES - len(playing))]
            games += [game for game in playing if game not in games]
            moves = [asyncio.create_task(game.play(anna, random)) for game in playing]
            await some_moves(playing, random)
            await process.kill()
            for ended in await asyncio.gather(*moves, return_exceptions=True):
                assert ended is None or isinstance(ended, WebSocketException | OSError), ended
            assert_endings_are_stored_with_their_entries(process)
        place = await process.start()
    async with place.returning(token) as anna:
        for game in games:
            await game.play(anna, random)
            await game.verify(anna)
    assert assert_endings_are_stored_with_their_entries(process) == len(games)
    total = played(games)
    print(f"{KILLS} kills, {len(games)} games, {total} acknowledged moves, none lost")
    assert total >= 5 * KILLS


def assert_endings_are_stored_with_their_entries(process: Process) -> int:
    """An ending is there exactly if the entry is that ended its table; how many there are."""
    over = "SELECT id, n FROM tables WHERE status = 'over'"
    last = (
        "SELECT table_id, max(n) FROM entries WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
    )
    with closing(sqlite3.connect(process.database.removeprefix("sqlite:///"))) as database:
        tables = sorted(database.execute(over).fetchall())
        assert tables == sorted(database.execute(f"{last} GROUP BY table_id").fetchall())
        told = [table for (table,) in database.execute("SELECT table_id FROM endings")]
    assert sorted(told) == [table for table, _ in tables]
    return len(told)


async def some_moves(games: list[Game], random: Random) -> None:
    """As long as it takes until so many were acknowledged that luck stops in the middle of another."""
    before, some = played(games), random.randint(5, 40)
    while played(games) < before + some and not all(game.done for game in games):
        await asyncio.sleep(random.uniform(0, 0.01))


def played(games: list[Game]) -> int:
    return sum(len(game.acknowledged) for game in games)


async def over(person: Person, game: Game) -> bool:
    return bool((await person.get(f"/api/tables/{game.table['id']}"))["status"] == "over")


async def test_bots_go_on_thinking_after_a_restart(process: Process) -> None:
    place = await process.start()
    async with place.guest("Anna") as anna:
        token, table = anna.token, await anna.open(bot("mcts", 0.6), ME)
    await process.kill()
    place = await process.start()
    async with place.returning(token) as anna:
        path = f"/api/tables/{table['id']}"
        await until(lambda: anna.get(path), lambda it: it["asked"] != 0)


async def test_a_server_that_is_asked_to_stop_stops_cleanly_and_takes_its_workers_along(
    process: Process,
) -> None:
    place = await process.start()
    assert process.running is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("mcts", 2), bot("mcts", 2))
        async with anna.at(table, None) as chair:
            workers = await children(process.running.pid)
            assert await process.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                while True:
                    await chair.hear()
    await gone(workers)


async def test_workers_do_not_outlive_a_server_that_is_killed(process: Process) -> None:
    place = await process.start()
    assert process.running is not None
    async with place.guest("Anna") as anna:
        await anna.open(bot("mcts", 0.5), ME)
        workers = await children(process.running.pid)
    await process.kill()
    await gone(workers)


async def test_a_worker_killed_in_mid_thought_is_replaced_and_the_move_comes(process: Process) -> None:
    place = await process.start()
    assert process.running is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(bot("mcts", 3), ME)  # which is asked three times before anybody else is
        async with anna.at(table, 1) as chair:
            v, asked = chair.told["v"], chair.told["asked"]["seat"]
            [worker] = await children(process.running.pid)
            os.kill(worker, signal.SIGKILL)
            await gone([worker])
            assert asked == 0 and (await chair.hear_until("entry"))["v"] == v + 1
            assert worker not in await children(process.running.pid)


async def children(pid: int) -> list[int]:
    """The processes that this one has started, once there are any."""
    path = Path(f"/proc/{pid}/task/{pid}/children")

    async def found() -> list[int]:
        return [int(child) for child in path.read_text().split()]

    return await until(found)


async def gone(pids: list[int]) -> None:
    async def all_gone() -> bool:
        return not any(Path(f"/proc/{pid}").exists() and not dead(pid) for pid in pids)

    await until(all_gone)


def dead(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
