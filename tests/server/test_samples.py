"""How a table could begin, while people are awaited."""

import asyncio

import pytest

from ludarium import Luck, game
from tests.server.people import LINK, ME, Json, Person, Place, bot

pytestmark = pytest.mark.anyio


async def sample(person: Person, table: Json) -> Json:
    found: Json = await person.get(f"/api/tables/{table['id']}/sample")
    return found


@pytest.mark.parametrize(("name", "seats"), [("druids", 2), ("tigris", 4), ("ark", 5), ("borabora", 4)])
async def test_it_tells_nothing_of_the_luck_of_a_table(place: Place, name: str, seats: int) -> None:
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        one, other = [await anna.open(ME, *[LINK] * (seats - 1), game=name) for _ in range(2)]
        found = await asyncio.gather(sample(anna, one), sample(bela, one), sample(anna, other))
    assert found[0] == found[1] == found[2]
    assert found[0]["v"] == found[0]["last"] == 0
    game(name).imagine(found[0]["view"], Luck(1))  # a position that its rules know


async def test_a_table_that_plays_on_shows_where_it_begins(place: Place) -> None:
    async with place.guest("Anna") as anna:
        old = await anna.watch(await anna.open(bot("random", 0.001), bot("random", 0.001)))
        new = await anna.open(ME, LINK, beginning={"table": old["id"], "entry": 6})
        then = await anna.get(f"/api/tables/{old['id']}/at/6")
        assert (await sample(anna, new))["view"] == then["view"]


async def test_there_is_none_of_no_table(place: Place) -> None:
    async with place.guest("Anna") as anna:
        assert (await anna.http.get("/api/tables/none/sample")).status_code == 404
