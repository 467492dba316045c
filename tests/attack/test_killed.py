"""Killed again and again while clocks run: nothing acknowledged is lost, no alarm, and nobody's time.

Between two processes a day passes, by the clock that they go by.
"""

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from ludarium.proof import verify
from ludarium.record import Record
from ludarium.server import schema
from ludarium.server.clock import Clock
from ludarium.server.nodes.node import OUT_OF_REACH
from ludarium.server.operate.replaying import replay
from ludarium.server.store import Store
from tests.server.people import LINK, ME, Json, Person, Place, Process, until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="there is no kill -9 elsewhere"),
]

TABLES: Final = 3
DAY: Final = 86_400
HOUR: Final = {"bank": 3600, "grant": 20, "keep": True, "most": 7200}  # however slow the machine is
AT_ONCE: Final = {"bank": 0, "grant": 1, "keep": False, "most": 0}
DAYS: Final = {"bank": 0, "grant": 7 * DAY, "keep": False, "most": 0}
SOON: Final = {"after": 1, "bot": "random", "seconds": 0.05}

AHEAD: Final = """
import os
from datetime import timedelta
from ludarium.server.clock import Clock
now = Clock.now
Clock.now = lambda self: now(self) + timedelta(days=int(os.environ["DAYS_AHEAD"]))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    server = request.getfixturevalue("postgres")
    connection = await asyncpg.connect(server)
    try:
        await connection.execute("CREATE DATABASE killed")
        yield server.replace("/postgres", "/killed")
        await connection.execute("DROP DATABASE killed WITH (FORCE)")
    finally:
        await connection.close()


@pytest.fixture
async def process(tmp_path: Path, database: str) -> AsyncIterator[Process]:
    one = Process(tmp_path, database, before=AHEAD, DAYS_AHEAD="0")
    yield one
    if one.running is not None:
        await one.kill()


@dataclass
class Game:
    """A table where two people play, and what they were told has counted."""

    table: Json
    acknowledged: dict[int, str] = field(default_factory=dict)
    over: bool = False

    async def play(self, person: Person, seat: int, random: Random) -> None:
        async with person.at(self.table, seat) as chair:
            while not chair.told["over"]:
                if not chair.mine:
                    await chair.hear_until("entry", "told")
                    continue
                words = random.choice(chair.options())
                told = await chair.do(words)
                assert told["t"] == "entry", told
                self.acknowledged[told["v"]] = words
        self.over = True


@dataclass
class Everything:
    """Where people play, where somebody is late, away, or has days; `up`: how long there was a server."""

    games: list[Game] = field(default_factory=list)
    late: list[Json] = field(default_factory=list)
    away: list[Json] = field(default_factory=list)
    days: list[Json] = field(default_factory=list)
    up: float = 0

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    @property
    def tables(self) -> list[Json]:
        return [*(game.table for game in self.games), *self.late, *self.away, *self.days]

    @property
    def playing(self) -> list[Game]:
        return [game for game in self.games if not game.over]

    async def open(self, people: list[Person]) -> None:
        anna, bela = people
        for _ in range(TABLES - len(self.playing)):
            self.games.append(Game(await bela.join(await anna.open(ME, LINK, clock=HOUR))))
        self.late.append(await bela.join(await anna.open(ME, LINK, clock=AT_ONCE, at_zero="forfeit")))
        self.days.append(await bela.join(await anna.open(ME, LINK, clock=DAYS)))
        self.away.append(await bela.join(await anna.open(ME, LINK, stand_in=SOON)))
        async with anna.at(self.away[-1], 0):
            pass

    def play(self, people: list[Person], random: Random) -> list["asyncio.Task[None]"]:
        return [
            asyncio.create_task(game.play(person, seat, random))
            for game in self.playing
            for seat, person in enumerate(people)
        ]

    async def some_moves(self, random: Random) -> None:
        """Until so many more were acknowledged that luck stops in the middle of another."""
        enough = self.acknowledged + random.randint(5, 40)
        while self.acknowledged < enough and self.playing:
            await asyncio.sleep(random.uniform(0, 0.01))


@asynccontextmanager
async def both(place: Place, tokens: list[str]) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(place.returning(token)) for token in tokens]


async def killed(process: Process, kills: int) -> None:
    random, everything = Random(9), Everything()
    begun = time.time()
    place = await process.start()
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        tokens = [anna.token, bela.token]
    for number in range(kills):
        async with both(place, tokens) as people:
            await everything.open(people)
            moves = everything.play(people, random)
            await everything.some_moves(random)
            await process.kill(signal.SIGKILL)
            everything.up += time.time() - begun
            for ended in await asyncio.gather(*moves, return_exceptions=True):
                assert ended is None or isinstance(ended, WebSocketException | OSError), ended
        process.environment["DAYS_AHEAD"] = str(number + 1)
        begun = time.time()
        place = await process.start()
    async with both(place, tokens) as people:
        await asyncio.gather(*everything.play(people, random))
        await nobody_has_lost_time(process, people[0], everything)
        await no_alarm_was_lost(people[0], everything)
        for game in everything.games:
            await verified(people[0], game)
    everything.up += time.time() - begun
    await process.kill()
    found = await asyncio.to_thread(replay, process.database)
    assert (found.tables, found.closed, found.wrong) == (len(everything.tables), 0, [])
    await nobody_is_charged_for_more_than_passed(process.database, everything)
    print(f"{kills} kills, {found.tables} tables, {everything.acknowledged} acknowledged moves, none lost")
    assert everything.acknowledged >= 5 * kills


@asynccontextmanager
async def stored(database: str) -> AsyncIterator[Store]:
    """What a server has written, read beside it."""
    store = Store(database, Clock())
    try:
        yield store
    finally:
        await store.close()


async def nobody_has_lost_time(process: Process, anna: Person, everything: Everything) -> None:
    """Of seven days exactly those moments are gone in which a server said that it was there.

    For clocks, what servers may share is out of reach a little longer: until another would have taken it.
    """
    spared = 0 if process.database.startswith("sqlite") else OUT_OF_REACH
    ahead = int(process.environment["DAYS_AHEAD"]) * DAY * 1000
    async with stored(process.database) as store:
        async with store.reading() as connection:
            nodes = select(schema.nodes.c.began, schema.nodes.c.beat).order_by(schema.nodes.c.began)
            *former, (last, _) = (await connection.execute(nodes)).all()
        for table in everything.days:
            row = await store.table(table["id"])
            assert row is not None
            opened = row.facts().opened
            begun = time.time()
            async with anna.at(table, 0) as chair:
                left, heard = chair.told["clock"]["left"], time.time()
            gone = sum(max(0, beat - max(began, opened)) for began, beat in former)
            least, most = (gone + round(at * 1000) + ahead - last for at in (begun, heard))
            assert least - spared - 1 <= 7 * DAY * 1000 - left <= most + 1


async def nobody_is_charged_for_more_than_passed(database: str, everything: Everything) -> None:
    async with stored(database) as store:
        for game in everything.games:
            entries = await store.entries(game.table["id"])
            assert sum(entry.used or 0 for entry in entries) <= everything.up * 1000
            assert not {"zero", "stands-in", "out"} & {entry.kind for entry in entries}


async def no_alarm_was_lost(anna: Person, everything: Everything) -> None:
    """Whoever was late has lost, and for who was away a bot has played; nobody opens these tables."""

    def info(table: Json) -> Callable[[], Awaitable[Any]]:
        return lambda: anna.get(f"/api/tables/{table['id']}")

    for table in everything.late:
        over = await until(info(table), lambda it: bool(it["status"] == "over"))
        assert (over["seats"][0]["out"], over["result"]) == ("late", [[1], [0]])
    for table in everything.away:
        await until(info(table), lambda it: bool(it["asked"] == 1))


async def verified(anna: Person, game: Game) -> None:
    record = Record.parse((await anna.http.get(f"/api/tables/{game.table['id']}/record")).text)
    assert verify(record).outcomes > 0
    assert {v: record.moves[v - 1].words for v in game.acknowledged} == game.acknowledged


async def test_kill_9_while_clocks_run(process: Process) -> None:
    await killed(process, 3)


@pytest.mark.slow
async def test_kill_9_fifty_times_while_clocks_run(process: Process) -> None:
    await killed(process, 50)
