"""Tables move between servers, and what one server knows the others hear of."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludarium.server import hall
from tests.nodes.cluster import aside, two
from tests.server.people import DEVICE, LINK, ME, Json, Place, until

pytestmark = pytest.mark.anyio

RESTARTS, ANEW = 1012, 4001


def has(place: Place, table: Json) -> bool:
    assert place.house is not None
    return table["id"] in place.house.hall


async def test_a_table_is_handed_over_to_whom_its_people_are_sent_and_not_twice_at_once(
    three: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "STAYS", 3600.0)
    here, there, _ = three
    async with here.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            assert (await chair.do(chair.options()[0]))["v"] == 1
            async with there.returning(anna.token) as again, again.at(table, 0) as other:
                assert other.told["v"] == 1 and has(there, table) and not has(here, table)
                with pytest.raises(ConnectionClosed) as closed:
                    await chair.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
                with pytest.raises(InvalidStatus) as refused:
                    async with anna.at(table, 0):
                        pass
                answer = refused.value.response
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
                assert json.loads(answer.body or b"")["error"]["key"] == "moving"
                assert (await other.do(other.options()[0]))["v"] == 2


async def test_what_somebody_learns_of_a_table_leaves_it_where_it_is(three: list[Place]) -> None:
    """Exports, and playing on from a finished game, are asked of any server."""
    here, there, _ = three
    async with here.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair, there.returning(anna.token) as again:
            archive = await again.http.get("/api/me/export")
            assert archive.status_code == 200 and table["id"].encode() in archive.content
            assert (await chair.do(chair.options()[0]))["v"] == 1
            assert has(here, table)


async def test_who_seeks_a_table_at_another_server_sits_down_and_the_one_who_waits_is_back_at_once(
    three: list[Place],
) -> None:
    here, there, _ = three
    seek = {"game": "ark", "seats": [ME, LINK]}  # which nobody else seeks here
    async with here.guest("Anna") as anna, there.guest("Bela") as bela:
        table = await anna.post("/api/seeks", seek)
        async with anna.at(table, 0) as chair:
            found = await bela.post("/api/seeks", seek)
            assert found["id"] == table["id"]
            with pytest.raises(ConnectionClosed):
                while True:
                    await chair.hear()
        async with anna.at(table, 0) as chair:
            assert chair.told["table"]["status"] == "playing"


async def test_whoever_signs_out_at_one_server_is_signed_out_at_all(three: list[Place]) -> None:
    here, there, _ = three
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        async with again.at(table, 0) as chair:
            assert (await again.get("/api/me"))["name"] == "Anna"
            assert (await anna.http.post("/api/me", json={"name": "Anne"})).status_code == 200
            await until(lambda: again.get("/api/me"), lambda me: me["name"] == "Anne")
            [signed_in] = (await anna.get("/api/me/account"))["sign_ins"]
            assert here.house is not None and here.house.settings.socket is not None
            async with aside(here.house.settings.socket) as operator:
                [person] = (await operator.get("/admin/people", params={"name": "Anne"})).json()
                body = {"why": "a test"}
                out = await operator.post(f"/admin/people/{person['id']}/sign-out", json=body)
                assert out.status_code == 200 and signed_in["kind"] == "browser"
            with pytest.raises(ConnectionClosed) as closed:
                await chair.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ANEW
            assert (await again.http.get("/api/tables")).status_code == 401


async def test_pages_at_other_servers_hear_that_a_list_has_changed(three: list[Place]) -> None:
    here, there, _ = three
    async with here.guest("Anna") as anna, there.guest("Bela") as bela:
        address = there.address.replace("http", "ws")
        async with connect(f"{address}/api/live", additional_headers=bela.headers) as page:
            await anna.post("/api/seeks", {"game": "druids", "seats": [ME, LINK]})
            assert "lobby" in json.loads(await page.recv())["lists"]
            table = await two(anna, bela)
            lists: set[str] = set()
            while "tables" not in lists:
                lists |= set(json.loads(await page.recv())["lists"])
            assert table["id"] in {one["id"] for one in (await bela.get("/api/tables"))["tables"]}


async def test_a_server_that_was_not_heard_of_lets_everything_go_before_it_answers(
    three: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after it stood still; then it begins anew, as another."""
    here, there, _ = three
    assert here.house is not None
    node, may = here.house.hall.node, asyncio.Event()
    begin = node.begin

    async def begin_later() -> None:
        await may.wait()
        await begin()

    monkeypatch.setattr(node, "begin", begin_later)
    async with here.guest("Anna") as anna, here.anybody() as anybody:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            before, node._until = node.id, 0.0
            await chair.say({"v": 0, "do": chair.options()[0]})
            with pytest.raises(ConnectionClosed) as closed:
                await chair.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
            assert not has(here, table)
        assert (await anybody.get("/ready")).text == "not ready: lease\n"
        may.set()
        await until(lambda: anybody.get("/ready"), lambda answer: answer.status_code == 200)
        assert node.id != before
        async with there.returning(anna.token) as again, again.at(table, 0) as chair:
            assert chair.told["v"] == 0 and (await chair.do(chair.options()[0]))["v"] == 1
