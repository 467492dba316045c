"""Lists are the same at every server: who is at a table tells whichever has it."""

import pytest

from tests.nodes.cluster import two
from tests.server.people import LINK, ME, Json, Person, Place, until

pytestmark = pytest.mark.anyio


async def online(person: Person, table: Json, path: str = "/api/tables") -> list[bool]:
    """Of the seats of this table, as a list says it."""
    [found] = [one for one in (await person.get(path))["tables"] if one["id"] == table["id"]]
    return [seat["online"] for seat in found["seats"]]


async def test_the_lists_of_all_servers_show_who_is_at_a_table(three: list[Place]) -> None:
    here, there, _ = three
    assert there.house is not None
    async with (
        here.guest("Anna") as anna,
        there.guest("Bela") as bela,
        there.returning(anna.token) as again,
        here.returning(bela.token) as other,
    ):
        table = await two(anna, bela)
        async with bela.at(table, 1):
            await until(lambda: online(anna, table), lambda it: it == [False, True])
            async with again.at(table, 0):
                await until(lambda: online(anna, table), lambda it: it == [True, True])
                assert await online(bela, table) == [True, True]
            await until(lambda: online(other, table), lambda it: it == [False, True])
        await until(lambda: online(other, table), lambda it: it == [False, False])


async def test_the_lobby_of_another_server_shows_who_waits_until_they_sit_elsewhere(
    three: list[Place],
) -> None:
    here, there, _ = three
    seek = {"game": "borabora", "seats": [ME, LINK]}  # which nobody else seeks here
    async with here.guest("Anna") as anna, there.guest("Bela") as bela:
        table = await anna.post("/api/seeks", seek)
        async with anna.at(table, 0):
            await until(lambda: online(bela, table, "/api/lobby"), lambda it: it == [True, False])
            async with there.returning(anna.token) as again, again.at(table, 0):
                await until(lambda: online(bela, table, "/api/lobby"), lambda it: it == [True, False])
                await until(lambda: online(anna, table, "/api/lobby"), lambda it: it == [True, False])
        await until(lambda: online(bela, table, "/api/lobby"), lambda it: it == [False, False])


async def test_nobody_is_shown_at_the_tables_of_a_server_that_is_gone(three: list[Place]) -> None:
    here, there, _ = three
    assert here.house is not None and there.house is not None
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await again.open(ME, LINK)
        async with again.at(table, 0):
            await until(lambda: online(anna, table), lambda it: it == [True, False])
            await there.house.hall.leases.end(there.house.hall.node.id)
            await here.house.hall.node._say()
            assert await online(anna, table) == [False, False]
