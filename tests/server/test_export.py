"""Finished games are passed on without names, if all who played them agreed; on both databases."""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest
from sqlalchemy import select, update

from ludarium.cli import main
from ludarium.research.dataset import about, check
from ludarium.server import schema
from ludarium.server.operate.passing_on import Passed, passed_on
from ludarium.server.settings import BadSetting
from ludarium.sitting.clock import DAY
from tests.server.browsers import browser
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio


@dataclass
class House:
    """A server with its database, and its clock."""

    place: Place
    database: str
    clock: StoppedClock

    async def passed(self, game: str = "druids") -> Passed:
        """While the server goes on."""
        return await asyncio.to_thread(passed_on, self.database, game)

    async def forget(self, one: Person) -> None:
        await one.post("/api/me/deletion", {"wanted": True})
        self.clock.advance(7 * DAY / 1000)
        assert self.place.house is not None
        await self.place.house.people.moves.do()


@pytest.fixture(params=["sqlite", "postgresql"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    here = f"sqlite:///{tmp_path / 'games.db'}"
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else here
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock, database=database) as place:
        yield House(place, database, clock)


async def share(one: Person, wanted: bool = True) -> Json:
    account: Json = await one.post("/api/me/sharing", {"wanted": wanted})
    return account


async def played(table: Json, *people: Person) -> str:
    """At random, to the end, by people at the first seats: its record as everybody can read it."""

    async def play(one: Person, seat: int) -> None:
        async with one.at(table, seat) as chair:
            await chair.play(Random(seat))

    await asyncio.gather(*(play(one, seat) for seat, one in enumerate(people)))
    return (await people[0].http.get(f"/api/tables/{table['id']}/record")).text


async def test_a_game_is_passed_on_if_all_who_played_it_agreed(house: House, tmp_path: Path) -> None:
    async with house.place.guest("Anna") as anna, house.place.guest("Bela") as bela:
        record = await played(await bela.join(await anna.open(ME, LINK)), anna, bela)
        await played(await anna.open(ME, bot()), anna)
        found = await house.passed()
        assert not found.games and found.kept == {"not agreed": 2}
        await share(anna)
        found = await house.passed()  # one of two keeps the whole game here
        assert len(found.games) == 1 and found.kept == {"not agreed": 1}
        await share(bela)
        both, alone = (await house.passed()).games
        assert [one.name for one in both.seated] == ["person 1", "person 2"]
        assert [one.name for one in alone.seated] == ["person 1", "random"]
        assert [str(move) for move in both.record.moves] == [
            line for line in record.splitlines() if line.startswith(("p1 ", "p2 "))
        ]
        assert (both.record.key, both.record.signature, both.record.seating) == (None, None, None)
        assert not (await house.passed("tigris")).games
        await asyncio.to_thread(exported, house.database, tmp_path / "games", "Anna", "Bela")
        await share(bela, False)
        assert (await house.passed()).kept == {"not agreed": 1}


def exported(database: str, folder: Path, *names: str) -> None:
    """The command writes a data set that holds, and no name is anywhere in it."""
    command = ["export", "druids", "--out", str(folder), "--licence", "CC-BY-4.0", "--database", database]
    assert main([*command, "--legal", "--json"]) == 0
    assert main(command) == 1  # nothing is replaced
    assert [one.games for one in check(folder)][-1] == 2
    games, decisions = (pq.read_table(folder / name) for name in ("games", "decisions"))
    assert [[one["name"] for one in row] for row in games["bots"].to_pylist()] == [
        ["person 1", "person 2"],
        ["person 1", "random"],
    ]
    assert sum(games["moves"].to_pylist()) == decisions.num_rows and decisions["legal"].null_count == 0
    told = about(folder / "games/00000.parquet")
    assert told["licence"] == "CC-BY-4.0" and told["made_by"].startswith("people at a table of ludarium")
    every = str([games.to_pylist(), decisions.to_pylist(), told])
    assert not [name for name in names if name in every]


async def test_what_is_not_all_theirs_stays(house: House) -> None:
    async with house.place.guest("Anna") as anna, house.place.guest("Bela") as bela:
        await share(anna)
        await share(bela)
        given_up = await bela.join(await anna.open(ME, LINK))
        async with anna.at(given_up, 0) as chair:
            await chair.wish(concede=True)
        hinted = await anna.open(ME, bot(), hints=True)
        async with anna.at(hinted, 0) as chair:
            message = await chair.ask({"v": chair.told["v"], "hint": True})
            while message["moves"] is None:
                message = await chair.hear_until("hint")
        await played(hinted, anna)
        first = await anna.open(ME, bot())
        await played(first, anna)
        await played(await anna.open(ME, bot(), beginning={"table": first["id"], "entry": 3}), anna)
        found = await house.passed()
    assert found.kept == {"not played to its end": 1, "not theirs": 2}
    assert len(found.games) == 1


async def test_what_the_rules_of_today_do_not_follow_stays(house: House) -> None:
    async with house.place.guest("Anna") as anna:
        await share(anna)
        await played(await anna.open(ME, bot()), anna)
    assert house.place.house is not None
    async with house.place.house.store.writing() as connection:
        moves = update(schema.entries).where(schema.entries.c.kind == "move")
        await connection.execute(moves.values(line="waltz 9L M1"))  # which were rules once
    found = await house.passed()
    assert not found.games and found.kept == {"rules": 1}


async def test_it_is_off_until_it_is_wanted_goes_home_and_is_forgotten(house: House) -> None:
    async with house.place.guest("Anna") as anna:
        await played(await anna.open(ME, bot()), anna)
        assert (await anna.get("/api/me/account"))["shares"] is None
        assert (await share(anna))["shares"] == house.clock.ms()
        archive = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export")).content))
        assert json.loads(archive.read("me.json"))["shares"] == house.clock.ms()
        assert len((await house.passed()).games) == 1
        await house.forget(anna)
    found = await house.passed()
    assert not found.games and found.kept == {"not agreed": 1}
    assert house.place.house is not None
    async with house.place.house.store.reading() as connection:
        assert (await connection.execute(select(schema.guests.c.shares))).scalars().all() == [None]


async def test_what_somebody_wanted_does_not_come_along_to_another(house: House) -> None:
    """Whoever becomes somebody else has what that one said."""
    async with house.place.guest("Anna") as anna, browser(house.place, "Visitor") as phone:
        async with house.place.returning(phone.token) as visitor:
            await played(await visitor.open(ME, bot()), visitor)
            await share(visitor)
        codes = (await anna.post("/api/me/recovery-codes"))["codes"]
        await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
        assert house.place.house is not None
        await house.place.house.people.moves.do()
        found = await house.passed()
        assert not found.games and found.kept == {"not agreed": 1}
        await share(anna)
        assert len((await house.passed()).games) == 1


def test_where_nobody_was_asked_nothing_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    with pytest.raises(BadSetting):
        passed_on(nowhere, "druids")
    command = ["export", "druids", "--out", str(tmp_path), "--licence", "CC0-1.0", "--database", nowhere]
    assert main(command) != 0 and "database" in capsys.readouterr().err
