"""A table between two servers: nobody gets a second game out of it, nor keeps the others from theirs."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludarium.server import hall, schema
from ludarium.server.hall import Hall
from ludarium.server.nodes import owners
from ludarium.server.pens import Commit
from ludarium.server.store import changing_columns
from ludarium.server.writer import Conflict
from ludarium.sitting import Entry
from tests.nodes.postgres import Postgres
from tests.server.people import DEVICE, ME, Json, Place, serving

pytestmark = pytest.mark.anyio

RESTARTS = 1012


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with Postgres.new() as one:
        yield one.url


@pytest.fixture
async def both(database: str, tmp_path: Path) -> AsyncIterator[tuple[Place, Place]]:
    """Two servers in this process."""
    async with AsyncExitStack() as stack:
        places = []
        for name in ("one", "two"):
            own = tmp_path / name
            own.mkdir()
            running = serving(own, database=database, node=name, socket=own / "own.sock")
            places.append(await stack.enter_async_context(running))
        yield places[0], places[1]


def hall_of(place: Place) -> Hall:
    assert place.house is not None
    return place.house.hall


async def entries(place: Place, table: Json) -> list[Entry]:
    return [one for one in await hall_of(place).store.entries(table["id"]) if one.kind == "move"]


async def test_a_server_whose_clock_is_wrong_stores_nothing_under_its_old_epoch(
    both: tuple[Place, Place],
) -> None:
    """It believes in a lease that is over for the database; what is said there comes too late."""
    here, there = both
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as late:
            first, *_, last = late.options()
            async with hall_of(there).store.writing() as connection:
                mine = update(schema.nodes).where(schema.nodes.c.id == hall_of(here).node.id)
                await connection.execute(mine.values(until=0))
            async with again.at(table, 0) as chair:
                assert (await chair.do(first))["v"] == 1
                await late.say({"v": 0, "do": last})
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        assert (await late.hear())["t"] not in ("told", "entry")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
                assert table["id"] not in hall_of(here)
        [move] = await entries(there, table)
        assert first in move.line


async def test_what_is_written_with_an_epoch_of_before_is_refused(both: tuple[Place, Place]) -> None:
    """Even at the very place where the log goes on."""
    here, there = both
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0):
            former = hall_of(here)._tables[table["id"]].row
        async with again.at(table, 0):
            now = hall_of(there)._tables[table["id"]].row
            assert now.epoch > former.epoch
            forged = Entry(now.n + 1, 1, 0, "move", 0, "somebody", "p1 anything")
            for epoch in (former.epoch, now.epoch + 1):
                with pytest.raises(Conflict):
                    commit = Commit(now.id, now.n, epoch, (forged,), changing_columns(former))
                    await hall_of(here).writer.store(commit)
        assert await entries(there, table) == []


async def test_a_stranger_who_runs_from_server_to_server_takes_a_table_away_once(
    both: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may look at a table may be sent anywhere: it follows, and then stays with those who play."""
    monkeypatch.setattr(hall, "STAYS", 3600.0)
    monkeypatch.setattr(owners, "PATIENCE", 0.2)
    here, there = both
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        async with here.guest("Mal") as mal, there.returning(mal.token) as malory:
            async with malory.at(table, None):
                pass
            async with again.at(table, 0) as chair:
                for _ in range(3):
                    with pytest.raises(InvalidStatus) as refused:
                        async with mal.at(table, None):
                            pass
                    assert refused.value.response.status_code == 503
                assert (await chair.do(chair.options()[0]))["v"] == 1
                assert table["id"] in hall_of(there)


@pytest.mark.parametrize("path", ["{id}%0Ahand-over%20{id}%20{owner}", "{id}%20{owner}", "x", "{other}"])
async def test_words_in_an_address_are_no_hints(both: tuple[Place, Place], path: str) -> None:
    """What servers tell each other is made of ids that are there."""
    here, there = both
    async with here.guest("Anna") as anna, there.guest("Mal") as mal:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            words = path.format(id=table["id"], owner=hall_of(here).node.id, other="x" * 16)
            for call in ("", "/record", "/entries", "/at/0"):
                assert (await mal.http.get(f"/api/tables/{words}{call}")).status_code == 404
            for call in ("/join", "/rematch", "/sit"):
                answer = await mal.http.post(f"/api/tables/{words}{call}", json={"invitation": "x"})
                assert 400 <= answer.status_code < 500
            assert (await chair.do(chair.options()[0]))["v"] == 1
            assert table["id"] in hall_of(here)


async def test_a_hint_about_somebody_elses_table_moves_nothing(both: tuple[Place, Place]) -> None:
    here, there = both
    async with here.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            mine, other = hall_of(here).node.id, hall_of(there).node.id
            for hint in (f"{table['id']} {other}", f"{table['id']}", f" {mine}", f"{'x' * 16} {mine}", ""):
                hall_of(here)._wanted(hint)
            assert (await chair.do(chair.options()[0]))["v"] == 1
            assert table["id"] in hall_of(here)
