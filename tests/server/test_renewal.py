"""The rules of a game change while tables are played by them."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludarium.record import Record
from tests.conftest import PEBBLES
from tests.server.people import DEVICE, ME, Chair, Json, Person, Place, Process, bot, until

pytestmark = pytest.mark.anyio

SAME = ("version=1", "version=2")
LESS = ("TAKE[1 : 1 + min(3, s.heap)]", "TAKE[1 : 1 + min(2, s.heap)]")  # nobody takes three any more
OTHERWISE = ('s.tell(f"left {s.heap}")', 's.tell(f"there are {s.heap} left")')
POINTS: Final = """[ludarium.games]
pebbles = pebbles:GAME

[ludarium.knowledge]
pebbles = pebbles:KNOWLEDGE
"""
PAST: Final = """
[ludarium.games.past]
pebbles@1 = pebbles_1:GAME
"""


def release(folder: Path, *changes: tuple[str, str], past: bool) -> str:
    """Another release of Pebbles, with the rules of before or without; the path where it is found."""
    before = (Path(PEBBLES) / "pebbles.py").read_text(encoding="utf-8")
    now = before
    for old, new in (SAME, *changes):
        assert old in now
        now = now.replace(old, new)
    info = folder / "pebbles-2.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 2\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS + PAST * past, encoding="utf-8")
    (folder / "pebbles.py").write_text(now, encoding="utf-8")
    if past:
        (folder / "pebbles_1.py").write_text(
            before.replace('name="pebbles"', 'name="pebbles@1"'), encoding="utf-8"
        )
    return os.environ["PYTHONPATH"].replace(PEBBLES, str(folder))


class Town:
    """A server that is stopped and started with another release."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = Process(folder)

    async def start(self) -> Place:
        self.place = await self.process.start()
        return self.place

    async def upgrade(self, *changes: tuple[str, str], past: bool) -> Place:
        await self.process.kill()
        self.process.environment["PYTHONPATH"] = release(self.folder / "new", *changes, past=past)
        return await self.start()

    async def admin(self, *words: str) -> str:
        """What `ludarium admin` says, as somebody types it."""
        running = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludarium.cli", "admin", *words, "--database", self.process.database,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            env=os.environ | self.process.environment,
        )  # fmt: skip
        said, _ = await running.communicate()
        return said.decode()


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    one = Town(tmp_path)
    yield one
    if one.process.running is not None:
        await one.process.kill()


async def begun(place: Place, *seats: Json) -> tuple[str, Json]:
    """A token, and a table of which two stones are kept and three pebbles taken."""
    async with place.guest("Anna") as anna:
        table = await anna.open(*(seats or (ME, DEVICE)), game="pebbles")
        async with anna.at(table, 0) as chair:
            await answer(chair, 0)
            await answer(chair, 1)
            await answer(chair, 0, "take 3")
        token = anna.token
    return token, table


async def answer(chair: Chair, seat: int, words: str = "") -> Json:
    if chair.told["as"] != seat:
        await chair.ask({"as": seat, "since": chair.told["v"]})
    return await chair.do(words or chair.options()[0])


@asynccontextmanager
async def back(place: Place, token: str) -> AsyncIterator[Person]:
    async with place.returning(token) as anna:
        yield anna


async def to_the_end(anna: Person, table: Json) -> Record:
    async with anna.at(table, 0) as chair:
        while not chair.told["over"]:
            await answer(chair, chair.told["asked"]["seat"])
    return Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)


def rules_are(anna: Person, table: Json, version: int) -> Callable[[], Awaitable[bool]]:
    async def look() -> bool:
        return bool((await anna.get(f"/api/tables/{table['id']}"))["rules"] == version)

    return look


async def test_where_every_entry_is_the_same_nobody_notices(town: Town) -> None:
    """In the background, before anybody comes."""
    token, table = await begun(await town.start())
    place = await town.upgrade(past=True)
    async with back(place, token) as anna:
        await until(rules_are(anna, table, 2))
        assert "pebbles" in await town.admin("rules")
        record = await to_the_end(anna, table)
    assert record.version == 2 and record.moves[2].words == "take 3"


@pytest.mark.parametrize("change", [LESS, OTHERWISE])
async def test_a_table_whose_entries_would_differ_keeps_its_rules(
    town: Town, change: tuple[str, str]
) -> None:
    token, table = await begun(await town.start())
    place = await town.upgrade(change, past=True)
    async with back(place, token) as anna:
        shown = await anna.get(f"/api/tables/{table['id']}")
        assert (shown["rules"], shown["status"]) == (1, "playing")
        record = await to_the_end(anna, table)
        assert record.version == 1 and any(move.words == "take 3" for move in record.moves)
        new = await anna.open(ME, DEVICE, game="pebbles")
        assert new["rules"] == 2


async def test_bots_hints_and_reviews_go_by_the_rules_of_the_table(town: Town) -> None:
    place = await town.start()
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot("mcts"), game="pebbles", hints=True)
        async with anna.at(table, 0) as chair:
            await chair.do(chair.options()[0])
            while not chair.mine:
                await chair.hear()
            await chair.do("take 3")
        token = anna.token
    place = await town.upgrade(LESS, past=True)
    async with back(place, token) as anna:
        async with anna.at(table, 0) as chair:
            while not chair.mine and not chair.told["over"]:
                await chair.hear()
            hinted = await chair.ask({"v": chair.told["v"], "hint": True})
            while hinted["t"] != "hint" or hinted["moves"] is None:
                hinted = await chair.hear()
            assert {one["words"] for one in hinted["moves"]} <= set(chair.options())
            await chair.play(Random(1))
        record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
    assert Record.parse(record).version == 1


@pytest.mark.slow
async def test_a_table_whose_rules_are_gone_is_closed_until_it_is_set_back(town: Town) -> None:
    token, table = await begun(await town.start())
    place = await town.upgrade(LESS, past=False)
    async with back(place, token) as anna:
        assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "closed"
        assert (await town.admin("rules")).splitlines()[-1].split() == ["pebbles", "1", "1", "-"]
        entries = (await town.admin("entries", table["id"])).splitlines()[1:]
        assert "take" not in "".join(entries)  # an operator does not read what somebody plays
        n = int(entries[-1].split()[0])
        said = await town.admin("repair", table["id"], "--to", str(n), "--why", "three are too many")
        assert "is not installed" in said
        said = await town.admin("repair", table["id"], "--rules", "2", "--why", "three are too many")
        assert "do not follow" in said
        said = await town.admin(
            "repair", table["id"], "--to", str(n - 1), "--rules", "2", "--why", "too many"
        )
        assert "Done" in said
        shown = await anna.get(f"/api/tables/{table['id']}")
        assert (shown["status"], shown["rules"], shown["version"]) == ("playing", 2, 2)
        async with anna.at(table, 0) as chair:
            assert chair.told["repaired"] == {"v": 2, "why": "too many"}
        record = await to_the_end(anna, table)
    assert record.version == 2 and all(move.words != "take 3" for move in record.moves)
