"""The database: its history, and what happens when it says no."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed

from ludarium import game
from ludarium.server.clock import Clock
from ludarium.server.database import async_url
from ludarium.server.known_guests import Guest
from ludarium.server.migrations import downgrade, upgrade
from ludarium.server.notices.reach import Reach
from ludarium.server.pens import Commit
from ludarium.server.people.sign_ins import SignIns
from ludarium.server.schema import metadata
from ludarium.server.serving import alone
from ludarium.server.settings import BadSetting, Settings, from_environment
from ludarium.server.socket_connection import RESTARTS
from ludarium.server.store import (
    LONGEST_UPGRADE,
    Opening,
    SeatRow,
    Store,
    TableRow,
    in_columns,
    seats_in_columns,
)
from ludarium.server.writer import Conflict, Writer
from ludarium.sitting import Bot, Entry
from ludarium.sitting import Place as Seated
from ludarium.sitting import Settings as Rules
from ludarium.table import Refused
from tests.server.people import DEVICE, ME, Place, serving, until

pytestmark = pytest.mark.anyio

T = TypeVar("T")

NOON, LATER = "2026-01-01T12:00:00.000Z", "2026-01-01T12:00:01.000Z"


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty database of each kind."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    one = Store(url, Clock())
    await one.migrate()
    yield one
    async with one.writing() as connection:
        await connection.run_sync(downgrade, "base")
    await one.close()


async def a_table(store: Store, table_id: str = "t1") -> TableRow:
    guest, _ = await SignIns(store, Reach()).welcome("Anna", "")
    seats = [SeatRow(0, "me", "Anna", guest.id), SeatRow(1, "bot", bot="mcts", seconds=0.5)]
    places = Seated("person", guest.id, "Anna"), Seated("bot", bot=Bot("mcts", 0.5))
    table = TableRow(
        table_id,
        "druids",
        1,
        {"x": 1},
        b"s" * 32,
        guest.id,
        NOON,
        NOON,
        Opening(Rules(), places),
        status="playing",
        asked=1,
        wake_at=0,
        seats=seats,
    )
    await store.add_table(table)
    return table


async def all_of(batches: AsyncIterator[list[T]]) -> list[T]:
    return [one async for batch in batches for one in batch]


def commit(v: int, table_id: str = "t1", line: str = "") -> Commit:
    """One move more."""
    entry = Entry(v, v, v, "move", 0, f"g-{table_id}"[:16], line or f"p1 go {v}")
    row = {"n": v, "epoch": 0, "owner": None, "version": v, "status": "playing", "changed": NOON, "rules": 1}
    row |= dict.fromkeys(("left_at", "result", "ended", "wake_at", "stands_in_at", "next", "listed", "needs"))
    return Commit(table_id, v - 1, 0, (entry,), row | {"asked": 0, "settings": "{}"})


async def write(store: Store, *batch: Commit) -> set[str]:
    return await store.write(batch, asyncio.get_running_loop().time())


async def lines(store: Store, table_id: str) -> list[str]:
    return [entry.line for entry in await store.entries(table_id)]


async def test_the_migrations_lead_to_the_schema_and_back(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.writing() as connection:
        assert await connection.run_sync(differences) == []
        await connection.run_sync(downgrade, "base")
        assert len(await connection.run_sync(differences)) >= 4
        await connection.run_sync(upgrade)
        assert await connection.run_sync(differences) == []


async def test_a_database_of_the_first_version_is_brought_up_to_date(store: Store) -> None:
    table = await a_table(store)
    assert await write(store, commit(1)) == set()
    async with store.writing() as connection:
        await connection.run_sync(downgrade, "0001")
    await store.migrate()
    found = await store.table("t1")
    assert found is not None and found.seats == table.seats and found.settings == Rules()
    move, carried = await store.entries("t1")
    assert move == Entry(1, 1, 1, "move", 0, table.opener, "p1 go 1")
    assert (carried.n, carried.v, carried.kind, carried.line) == (2, 1, "carried", "owner 0 -;owner 0 -")
    assert (found.n, found.version) == (2, 1)


async def test_who_sits_there_and_the_next_table_are_stored_with_what_happened(store: Store) -> None:
    table = await a_table(store)
    away = replace(table.seats[0], plays="stand-in", gone=5, hints=2)
    following = replace(table, id="t2", asked=0, wake_at=7, next=None)
    one = replace(
        commit(1),
        seats=(vars(away) | {"table_id": "t1"},),
        opens=(in_columns(following), tuple(seats_in_columns(following))),
    )
    one.becomes.update(next="t2", wake_at=store.clock.ms() + 10_000)
    assert await write(store, one) == set()
    found = await store.table("t1")
    assert found is not None and found.seats == [away, table.seats[1]] and found.next == "t2"
    assert await store.table("t2") == following
    assert await all_of(store.asking_bots()) == [] and await all_of(store.due()) == ["t2"]


async def test_a_review_is_stored(store: Store) -> None:
    await a_table(store)
    assert await store.review("t1") is None
    await store.add_review("t1", "{}")
    assert await store.review("t1") == "{}"
    assert await store.review("t2") is None


async def test_a_database_of_a_newer_version_is_left_alone(store: Store) -> None:
    async with store.writing() as connection:
        newest = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetting, match="newer"):
        await store.migrate()
    async with store.writing() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{newest}'"))


async def test_what_is_stored_is_read_again(store: Store) -> None:
    table = await a_table(store)
    anna = Guest(table.opener, "Anna")
    assert await store.table("t1") == table
    assert await store.table("t2") is None
    assert await all_of(store.asking_bots()) == ["t1"]
    assert await write(store, commit(1)) == await write(store, commit(2)) == set()
    assert await store.entries("t1") == [*commit(1).entries, *commit(2).entries]
    found = await store.table("t1")
    assert found is not None and (found.version, found.n, found.asked) == (2, 2, 0)
    assert [one.id for one in await store.tables_of(anna, 5)] == ["t1"]
    assert await store.open_tables(anna) == 1


async def test_a_second_writer_at_the_same_version_is_refused_and_its_neighbours_are_not(
    store: Store,
) -> None:
    await a_table(store, "t1")
    await a_table(store, "t2")
    writer = Writer(store)
    await writer.store(commit(1))
    commits = [commit(1), commit(1, "t2"), commit(2), commit(2)]
    waiting = [writer.store(one) for one in commits]
    kinds = [type(result) for result in await asyncio.gather(*waiting, return_exceptions=True)]
    assert kinds == [Conflict, type(None), type(None), Conflict]
    assert len(await lines(store, "t1")) == 2 and len(await lines(store, "t2")) == 1
    await writer.close()


async def test_who_does_not_own_a_table_any_more_writes_nothing(store: Store) -> None:
    await a_table(store)
    mine = commit(1)
    taken = replace(mine, becomes=mine.becomes | {"epoch": 1, "owner": "somebody else"}, entries=())
    taken.becomes["n"] = 0
    assert await write(store, taken) == set()
    assert await write(store, mine) == {"t1"} and await lines(store, "t1") == []
    assert await write(store, replace(mine, epoch=1)) == set()
    assert await lines(store, "t1") == ["p1 go 1"]


async def test_what_cannot_be_stored_does_not_take_its_neighbours_with_it(store: Store) -> None:
    await a_table(store, "t1")
    await a_table(store, "t2")
    writer, wrong = Writer(store), commit(1)
    wrong.becomes["status"] = None
    results = await asyncio.gather(writer.store(wrong), writer.store(commit(1, "t2")), return_exceptions=True)
    assert isinstance(results[0], Exception) and results[1] is None
    assert await lines(store, "t1") == [] and await lines(store, "t2") == ["p1 go 1"]
    await writer.close()


class Slow:
    """A disk that takes its time, and counts."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    async def write(self, batch: Sequence[Commit], _since: float) -> set[str]:
        self.batches.append(len(batch))
        await asyncio.sleep(0.01)
        return set()


class Stuck:
    """A disk that is not done before it may be."""

    def __init__(self) -> None:
        self.begun, self.go = asyncio.Event(), asyncio.Event()

    async def write(self, _batch: Sequence[Commit], _since: float) -> set[str]:
        self.begun.set()
        await self.go.wait()
        return set()


async def test_whatever_waits_is_stored_in_one_transaction() -> None:
    slow = Slow()
    writer = Writer(slow)
    await asyncio.gather(*(writer.store(commit(1, f"t{number}")) for number in range(101)))
    await writer.close()
    assert sum(slow.batches) == 101 and len(slow.batches) <= 3


async def test_a_writer_that_is_stopped_leaves_nobody_hanging() -> None:
    stuck = Stuck()
    writer = Writer(stuck)
    waiting = [asyncio.create_task(writer.store(commit(v))) for v in range(3)]
    await stuck.begun.wait()
    assert writer._task is not None
    writer._task.cancel()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)
    stuck.go.set()
    await writer.store(commit(9))  # and it begins again
    await writer.close()


async def test_a_move_that_cannot_be_stored_has_not_happened(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, anna.at(table, None) as watcher:
            before = chair.told
            words = chair.options()[0]
            with monkeypatch.context() as broken:
                broken.setattr(place.house.store, "write", disk_full)
                assert (await chair.do(words))["key"] == "try-again"
            again = await chair.ask({"as": 0, "since": None})
            assert {**again, "table": None} == {**before, "table": None}
            assert (await chair.do(words))["v"] == 1
            assert (await watcher.hear_until("entry"))["v"] == 1


async def disk_full(batch: object, since: float) -> None:
    raise OSError("no space left on device")


async def test_somebody_else_who_wrote_first_is_believed(place: Place) -> None:
    """Two servers at one database: the slower lets go of the table, and who comes back hears the truth."""
    assert place.house is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            mine, theirs = chair.options()[:2]
            await write(place.house.store, commit(1, table["id"], f"p1 {theirs}"))
            await chair.say({"v": 0, "do": mine})
            with pytest.raises(ConnectionClosed) as closed:
                await chair.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
        async with anna.at(table, 0) as chair:
            assert chair.told["v"] == 1 and chair.told["entries"][1]["words"] == theirs


async def test_a_table_of_other_rules_goes_on_where_nobody_could_tell(place: Place) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with place.house.store.writing() as connection:
            await connection.execute(text("UPDATE tables SET rules = 0"))
        await place.house.hall.close()
        place.house.hall._tables.clear()
        async with anna.at(table, 0) as chair:
            assert chair.told["view"] is not None and chair.told["options"] is not None
            assert (await chair.do(chair.options()[0]))["t"] == "entry"
        [shown] = (await anna.get("/api/tables"))["tables"]
        assert (shown["status"], shown["rules"], shown["version"]) == ("playing", game("druids").version, 1)


async def test_a_table_that_no_longer_follows_the_rules_is_closed(place: Place) -> None:
    assert place.house is not None
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        await write(place.house.store, commit(1, table["id"], "p2 sing"))
        await place.house.hall.close()
        place.house.hall._tables.clear()
        async with anna.at(table, 0) as chair:
            assert chair.told["table"]["status"] == "closed" and chair.told["view"] is None
            assert (await chair.ask({"v": 1, "do": "x"}))["key"] == "closed"
        for path in ("record", "at/0"):
            answer = await anna.http.get(f"/api/tables/{table['id']}/{path}")
            assert answer.status_code == 409 and answer.json()["error"]["key"] == "closed"


async def test_a_server_plays_on_postgresql(postgres: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=postgres) as place, place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            assert (await chair.do(chair.options()[0]))["v"] == 1
        assert (await anna.get("/api/tables"))["tables"][0]["version"] == 1
    store = Store(postgres, Clock())
    async with store.writing() as connection:
        await connection.run_sync(downgrade, "base")
    await store.close()


async def test_who_stands_still_in_the_middle_of_writing_soon_keeps_nobody_waiting(postgres: str) -> None:
    still, other = Store(postgres, Clock()), Store(postgres, Clock())
    for one in (still, other):
        await one.migrate()
    row = await a_table(still)

    async def writes() -> bool:
        try:
            async with other.writing() as connection:
                await connection.execute(text(f"UPDATE tables SET here = 1 WHERE id = '{row.id}'"))
        except Refused:
            return False
        return True

    with pytest.raises(Refused):
        async with still.writing(stalls=LONGEST_UPGRADE) as connection:
            await connection.execute(text(f"UPDATE tables SET here = 2 WHERE id = '{row.id}'"))
            await until(writes)
    found = await other.table(row.id)
    assert found is not None and found.here == 1
    async with other.writing() as connection:
        await connection.run_sync(downgrade, "base")
    for one in (still, other):
        await one.close()


@pytest.mark.parametrize("database", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "ludarium.db"])
def test_a_database_that_cannot_be_is_refused(database: str) -> None:
    with pytest.raises(BadSetting):
        async_url(database)


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'games.db'}")
    with (
        alone(settings, "http://first"),
        pytest.raises(BadSetting, match="http://first"),
        alone(settings, "http://second"),
    ):
        pass
    with alone(settings, "http://third"):
        pass


def test_settings_come_from_the_environment() -> None:
    settings = from_environment(
        {"LUDARIUM_ORIGIN": "https://play.example.org/", "LUDARIUM_TABLES_PER_GUEST": "7"}
    )
    assert (
        settings.origin == "https://play.example.org" and settings.secure and settings.tables_per_guest == 7
    )
    for wrong in (
        {"LUDARIUM_ORIGIN": "play.example.org"},
        {"LUDARIUM_THINKERS": "0"},
        {"LUDARIUM_TABLES_PER_GUEST": "many"},
        {"WEB_CONCURRENCY": "2"},
    ):
        with pytest.raises(BadSetting):
            from_environment(wrong)
