"""One row for each table that ends, stored with the entry that ends it."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from ludarium.server.endings import Ending, of_columns
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Place, bot, serving

pytestmark = pytest.mark.anyio

DAYS = {"bank": 0, "grant": 86_400, "keep": False, "most": 0}


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, clock: StoppedClock) -> AsyncIterator[Place]:
    more = {"database": request.getfixturevalue("postgres")} if request.param == "postgresql" else {}
    async with serving(tmp_path, clock=clock, **more) as one:
        yield one


async def endings(place: Place) -> list[Ending]:
    assert place.house is not None
    return [of_columns(row) for row in await place.house.store.endings(0)]


async def test_a_game_that_is_played_to_its_end(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, bot(), clock=DAYS)
        assert await endings(place) == []
        async with anna.at(table, 0) as chair:
            await chair.play(Random(1))
        [one] = await endings(place)
        over = await anna.get(f"/api/tables/{table['id']}")
        assert (one.table_id, one.how, one.game, one.rules) == (
            table["id"],
            "played",
            "druids",
            table["rules"],
        )
        assert one.places == over["result"] and one.options == table["options"]
        assert (one.clock, one.asked, one.alone) == ("0 86400000 lose 0", None, None)
        mine, other = one.holders
        assert mine.person and mine.share == 1 and mine.to is None and mine.typical == 0
        assert (other.person, other.bot, other.share) == (None, "random", 1)


async def test_a_game_that_somebody_gives_up_and_one_that_is_cancelled(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        for wish in ({"concede": True}, {"propose": "cancel"}):
            table = await bela.join(await anna.open(ME, LINK))
            async with anna.at(table, 0) as chair:
                await chair.wish(**wish)
        first, second = await endings(place)
        assert [one.how for one in (first, second)] == ["conceded", "cancelled"]
        assert first.seq < second.seq and first.places == [[1], [0]] and second.places == []
        assert first.holders[0].out == "conceded" and second.alone == second.holders[0].person
