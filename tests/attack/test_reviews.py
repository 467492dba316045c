"""Many guests of one address want reviews: who comes from elsewhere is not kept waiting behind them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludarium.record import Record
from ludarium.server import limits, reviews
from tests.server.oracle import Oracle
from tests.server.people import Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A server that believes a proxy about where somebody is from."""
    async with serving(tmp_path, forwarded=True) as one:
        yield one


@pytest.fixture
def oracle(place: Place, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """It never says anything."""
    return Oracle(place, monkeypatch)


async def finished_games(person: Person, count: int) -> list[str]:
    tables = [await person.open(bot("random", 0.001), bot("random", 0.001)) for _ in range(count)]
    return [f"/api/tables/{(await person.watch(table))['id']}/review" for table in tables]


@asynccontextmanager
async def guests(place: Place, count: int, address: str) -> AsyncIterator[list[Person]]:
    """So many of one address."""
    async with place.guest("Anna", address) as first:
        if count == 1:
            yield [first]
        else:
            async with guests(place, count - 1, address) as others:
                yield [first, *others]


async def test_an_address_has_a_few_reviews_made_however_many_guests_ask(
    place: Place, oracle: Oracle
) -> None:
    most = limits.REVIEWS_OF_AN_ADDRESS
    async with guests(place, most + 1, "10.0.0.1") as greedy, place.guest("Quiet", "10.0.0.2") as quiet:
        games = await finished_games(quiet, most + 1)
        for one, path in zip(greedy[:most], games, strict=False):
            await one.post(path)
        refused: Json = (await greedy[most].http.post(games[most])).json()["error"]
        assert refused == {"key": "too-many-reviews", "args": {"most": most}}
        assert (await quiet.post(games[most]))["state"] == "running"
        await greedy[0].post(f"{games[0]}/cancel")


async def test_more_than_are_made_at_one_time_wait_for_their_turn_address_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REVIEWS_MADE", 2)
    count = limits.REVIEWS_OF_AN_ADDRESS
    async with (
        serving(tmp_path, forwarded=True) as place,
        guests(place, count, "10.0.0.1") as greedy,
        place.guest("Quiet", "10.0.0.2") as quiet,
    ):
        oracle = Oracle(place, monkeypatch)
        games = await finished_games(quiet, count + 1)
        for one, path in zip(greedy, games, strict=False):
            await one.post(path)
        assert (await quiet.post(games[-1]))["state"] == "running"
        while len(oracle.asked) < limits.REVIEWS_MADE:
            await asyncio.sleep(0)
        assert {one.whose.address for one in oracle.asked} == {"address 10.0.0.1"}
        assert (await greedy[-1].get(games[count - 1]))["move"] == 0  # it waits
        await greedy[0].post(f"{games[0]}/cancel")
        while len(oracle.asked) == limits.REVIEWS_MADE:
            await asyncio.sleep(0)
        assert oracle.asked[-1].whose.address == "address 10.0.0.2"


async def test_a_review_of_a_long_game_plays_a_move_at_a_time(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.003)
    monkeypatch.setattr(reviews, "LONGER", 0.01)
    now, played, right = 0, list[int](), Record.play

    def play(*these: Any) -> None:
        played.append(now)
        right(*these)

    async def count() -> None:
        nonlocal now
        while True:
            now += 1
            await asyncio.sleep(0)

    async with place.guest("Anna") as anna:
        [path] = await finished_games(anna, 1)
        monkeypatch.setattr(Record, "play", play)
        counting = asyncio.create_task(count())
        moves = (await anna.post(path))["moves"]
        while (await anna.get(path))["state"] == "running":
            await asyncio.sleep(0)
        counting.cancel()
        assert (await anna.get(path))["state"] == "done"
    assert len(played) >= 2 * moves - 1
    assert max(played.count(tick) for tick in set(played)) <= 2


async def test_each_decision_is_thought_about_for_who_wants_the_review(place: Place, oracle: Oracle) -> None:
    async with place.guest("Anna", "10.0.0.1") as anna:
        [path] = await finished_games(anna, 1)
        await anna.post(path)
        while not oracle.asked:
            await asyncio.sleep(0)
        assert oracle.asked[0].whose.address == "address 10.0.0.1"
        assert oracle.asked[0].whose.table in path


async def test_who_asks_and_calls_off_again_and_again_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beginning one costs more than most requests: it is counted by itself, by guest and by address."""
    async with (
        serving(tmp_path, limits=True) as place,
        place.guest("Anna") as anna,
        place.guest("Béla") as bela,
    ):
        begun = Oracle(place, monkeypatch).asked
        [path] = await finished_games(anna, 1)
        for one in (anna, bela):
            asked = [(await one.http.post(path)).status_code for _ in range(8) if await called_off(one, path)]
            assert asked[:4] == [200] * 4 and 429 in asked
        assert len(begun) <= 12


async def called_off(person: Person, path: str) -> bool:
    return (await person.http.post(f"{path}/cancel")).status_code == 200
