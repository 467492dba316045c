"""Nothing that is to be told is lost, and nobody takes what another has taken."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert

from ludarium.server import schema
from ludarium.server.clock import Clock
from ludarium.server.notices.due import KEPT, TAKEN_FOR, Due, Outcome
from ludarium.server.notices.rows import row
from ludarium.server.store import Store
from ludarium.sitting.clock import SECOND
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Process
from tests.server.services import Delivery, Subscription, certificate

pytestmark = pytest.mark.anyio

SOON = 65.0  # seconds after which somebody who is asked is told


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    one = Store(url, StoppedClock())
    await one.migrate()
    yield one
    await one.close()


async def stored(store: Store, *names: str) -> None:
    now = store.clock.ms()
    rows = [row(name, "turn", "t1", at=now, due=now, v=n, facts={}) for n, name in enumerate(names)]
    async with store.writing() as connection:
        await connection.execute(insert(schema.notices), rows)


def passes(store: Store, ms: int) -> None:
    clock: Clock = store.clock
    assert isinstance(clock, StoppedClock)
    clock.advance(ms / SECOND)


async def test_what_one_has_taken_another_takes_only_after_a_minute(store: Store) -> None:
    people = [f"p{n}" for n in range(20)]
    await stored(store, *people)
    lots = await asyncio.gather(*(Due(store).take(6) for _ in range(5)))
    assert sorted(one.person for lot in lots for one in lot) == sorted(people)
    assert await Due(store).take(6) == []
    passes(store, TAKEN_FOR)
    assert len(await Due(store).take(50)) == 20


async def test_what_has_been_replaced_meanwhile_stays_due(store: Store) -> None:
    due = Due(store)
    await stored(store, "p1")
    [taken] = await due.take(1)
    passes(store, 10)
    now = store.clock.ms()
    newer = row("p1", "turn", "t1", at=now, due=now, v=7, facts={})
    async with store.writing() as connection:
        await connection.execute(schema.notices.delete())
        await connection.execute(insert(schema.notices), newer)
    await due.done([Outcome(taken, sent=now)])
    assert [one.v for one in await due.take(1)] == [7]


async def test_what_was_told_is_known_for_thirty_days(store: Store) -> None:
    due = Due(store)
    await stored(store, "p1", "p2")
    one, two = await due.take(2)
    await due.done([Outcome(one, sent=store.clock.ms())])
    assert await due.last_sent([("p1", "t1"), ("p2", "t1")]) == {(one.person, "t1"): store.clock.ms()}
    passes(store, KEPT + 1)
    await due.forget_old()
    assert await due.of(one.person) == [] and len(await due.of(two.person)) == 1


async def test_a_server_that_is_killed_tells_afterwards_what_is_due_and_nothing_else(
    tmp_path: Path,
) -> None:
    """It is killed after the moves were stored, and again while it tells."""
    file = certificate(tmp_path)
    delivery = Delivery(file)
    process = Process(
        tmp_path,
        before="from tests.server import indoors; indoors.stay()",
        LUDARIUM_PUSH_HOSTS="localhost",
        LUDARIUM_TEST_CERTIFICATE=str(file),
    )
    process.more = ("--test-time",)
    phone = Subscription(f"{delivery.address}/phone")
    try:
        place = await process.start()
        async with place.guest("Anna") as anna, place.guest("Béla") as bela:
            tables = [await bela.join(await anna.open(ME, LINK)) for _ in range(3)]
            await anna.post("/api/me/channels/push", phone.new)
            wishes = {"push": ["turn"], "mail": [], "webhook": [], "quiet": None, "urgent": False}
            await anna.post("/api/me/notices", wishes | {"zone": "UTC", "language": "en"})
            for table in tables:
                async with anna.at(table, 0) as first, bela.at(table, 1) as second:
                    for chair in (first, second):
                        while not chair.mine:
                            await chair.hear()
                        while chair.mine:
                            await chair.do(chair.options()[0])
            async with anna.at(tables[0], 0) as chair:  # this one she answers
                while chair.mine:
                    await chair.do(chair.options()[0])
            token = anna.token
        await process.kill()
        place = await process.start()
        delivery.awake.clear()
        await process.advance(SOON)
        await asyncio.to_thread(delivery.take)
        await process.kill()
        delivery.awake.set()
        place = await process.start()
        delivery.all()  # what came before it was killed
        await process.advance(2 * SOON)
        told = {(await asyncio.to_thread(delivery.take))[1]["topic"] for _ in tables[1:]}
        assert told == {table["id"] for table in tables[1:]}
        await process.advance(2 * SOON)
        async with place.returning(token) as anna:
            assert len((await anna.get("/api/me/notices"))["channels"]) == 1
        await process.kill()
        assert delivery.nothing()
    finally:
        await process.kill()
        delivery.stop()
