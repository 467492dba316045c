"""Copies of the database: whole while people play, put back while nobody does, and what they refuse."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ludarium.cli import main
from ludarium.server.operate.copies import list_beside
from tests.server.people import DEVICE, ME, Process
from tests.server.test_crashes import Game

pytestmark = pytest.mark.anyio

TABLES = 3


@pytest.fixture(params=["sqlite", "postgresql"])
async def process(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Process]:
    """A server on an empty database of each kind."""
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")
    one = Process(tmp_path, database)
    yield one
    if one.running is not None:
        await one.kill()


async def said(*command: str, code: int = 0) -> str:
    """What a program says, and complains of."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    assert process.returncode == code, output.decode()
    return output.decode()


async def ludarium(process: Process, *words: str, code: int = 0) -> str:
    command = (sys.executable, "-m", "ludarium.cli", *words, "--database", process.database)
    return await said(*command, code=code)


async def some_more(games: list[Game], moves: int) -> None:
    def played() -> int:
        return sum(len(game.acknowledged) for game in games)

    least = played() + moves
    while played() < least and not all(game.done for game in games):
        await asyncio.sleep(0.005)


@pytest.mark.slow
async def test_a_copy_made_under_load_holds_all_that_was_acknowledged_before_it_began(
    process: Process, tmp_path: Path
) -> None:
    file, random = tmp_path / "copies/games.backup", Random(1)
    file.parent.mkdir()
    place = await process.start()
    async with place.guest("Anna") as anna:
        token = anna.token
        games = [Game(await anna.open(ME, DEVICE)) for _ in range(TABLES)]
        moves = [asyncio.create_task(game.play(anna, random)) for game in games]
        await some_more(games, 30)
        before = [dict(game.acknowledged) for game in games]
        told = json.loads(await ludarium(process, "backup", str(file), "--json"))
        after = [len(game.acknowledged) for game in games]
        assert sum(after) > sum(map(len, before)), "nobody played meanwhile"
        assert sum(map(len, before)) <= told["counts"]["entries"] <= sum(after) + TABLES
        assert "is served already" in await ludarium(process, "restore", str(file), code=2)
        await some_more(games, 5)
        await process.kill()
        await asyncio.gather(*moves, return_exceptions=True)
    restored = await ludarium(process, "restore", str(file))
    place = await process.start()
    async with place.returning(token) as anna:
        for game, acknowledged in zip(games, before, strict=True):
            again = Game(game.table, dict(acknowledged))
            await again.play(anna, random)
            await again.verify(anna)
    await process.kill()
    kept = Path(restored.splitlines()[-1].removeprefix("What was there before is "))
    await has_all(process, kept, games)


async def has_all(process: Process, kept: Path, games: list[Game]) -> None:
    """What was there before can be put back as well, and holds what was acknowledged last."""
    await ludarium(process, "restore", str(kept))
    place = await process.start()
    async with place.guest("Béla") as bela:
        for game in games:
            async with bela.at(game.table, None) as chair:
                assert chair.told["v"] >= max(game.acknowledged)


@pytest.fixture(scope="module")
def backed_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database that nobody serves, and a copy of it."""
    folder = tmp_path_factory.mktemp("backed_up")

    async def back_up() -> None:
        process = Process(folder)
        place = await process.start()
        async with place.guest("Anna") as anna:
            await anna.open(ME, DEVICE)
        await process.kill()
        await ludarium(process, "backup", str(folder / "games.backup"))

    asyncio.run(back_up())
    return folder


@pytest.fixture
def copied(backed_up: Path, tmp_path: Path) -> tuple[Process, Path]:
    """The same for one test alone."""
    shutil.copytree(backed_up, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.sock"))
    return Process(tmp_path), tmp_path / "games.backup"


async def test_a_copy_is_listed_and_for_nobody_else(copied: tuple[Process, Path]) -> None:
    _, file = copied
    told = json.loads(list_beside(file).read_text())
    assert told["database"] == "sqlite" and told["rules"].keys() == {"druids"}
    assert (told["counts"]["tables"], told["counts"]["seats"]) == (1, 2)
    assert told["bytes"] == file.stat().st_size
    assert {path.name for path in file.parent.glob("games.backup*")} == {"games.backup", "games.backup.json"}
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(list_beside(file).stat().st_mode) == 0o600


async def test_a_copy_replaces_no_other(copied: tuple[Process, Path]) -> None:
    process, file = copied
    before = file.read_bytes()
    assert "is there already" in await ludarium(process, "backup", str(file), code=1)
    assert file.read_bytes() == before


async def test_a_copy_that_was_changed_is_not_put_back(copied: tuple[Process, Path]) -> None:
    process, file = copied
    damaged = bytearray(file.read_bytes())
    damaged[-1] ^= 1
    file.write_bytes(damaged)
    assert "its hash" in await refused(process, file)


async def test_a_damaged_copy_without_a_list_is_not_put_back(copied: tuple[Process, Path]) -> None:
    process, file = copied
    list_beside(file).unlink()
    content = file.read_bytes()
    file.write_bytes(content[:100] + bytes(len(content) - 100))
    assert "damaged" in await refused(process, file) or "no database" in await refused(process, file)


async def test_a_copy_from_a_newer_program_is_not_put_back(copied: tuple[Process, Path]) -> None:
    process, file = copied
    list_beside(file).unlink()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in await refused(process, file)


async def test_a_copy_without_a_list_is_looked_at_by_itself(copied: tuple[Process, Path]) -> None:
    process, file = copied
    list_beside(file).unlink()
    assert "1 tables" in await ludarium(process, "restore", str(file))


async def test_a_copy_from_another_kind_of_database_is_not_put_back(copied: tuple[Process, Path]) -> None:
    _, file = copied
    elsewhere = Process(file.parent, "postgresql://nobody@127.0.0.1:1/nothing")
    assert "a copy from sqlite" in await ludarium(elsewhere, "restore", str(file), code=1)


async def refused(process: Process, file: Path) -> str:
    """What is said; and what was there is still there, as it was."""
    there = Path(process.database.removeprefix("sqlite:///"))
    before = there.read_bytes()
    told = await ludarium(process, "restore", str(file), code=1)
    assert there.read_bytes() == before and not list(there.parent.glob("*.part"))
    return told


def test_there_has_to_be_something_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = f"sqlite:///{tmp_path / 'nothing.db'}"
    assert main(["backup", str(tmp_path / "copy"), "--database", nothing]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy"), "--database", nothing]) == 1
    assert "There is no file" in capsys.readouterr().err
    assert not list(tmp_path.glob("copy*"))
