"""An operator empties a server from any other: its people go on elsewhere, and it lets nobody in."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.nodes.cluster import aside
from tests.server.people import DEVICE, ME, Json, Place, until

pytestmark = pytest.mark.anyio

RESTARTS = 1012


async def test_a_server_is_drained_from_another_and_its_people_go_on_there(three: list[Place]) -> None:
    here, there, _ = three
    assert here.house is not None and there.house is not None
    assert here.house.settings.socket is not None
    node = there.house.hall.node
    async with (
        there.guest("Anna") as anna,
        here.returning(anna.token) as again,
        aside(here.house.settings.socket) as operator,
        there.anybody() as anybody,
    ):
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0) as chair:
            done = await operator.post(f"/admin/nodes/{node.id}/drain", json={"why": "a new version"})
            assert done.json() == {"done": True}
            with pytest.raises(ConnectionClosed) as closed:  # with its next beat
                while True:
                    await chair.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS

        async def line() -> Json:
            [found] = [one for one in (await operator.get("/admin/nodes")).json() if one["id"] == node.id]
            return dict(found)

        await until(line, lambda it: it["draining"] and it["tables"] == 0)
        assert (await anybody.get("/ready")).text == "not ready: draining\n"
        async with again.at(table, 0) as chair:
            assert (await chair.do(chair.options()[0]))["v"] == 1
        [deed, *_] = (await operator.get("/admin/audit")).json()
        assert (deed["what"], deed["about"], deed["why"]) == ("drain", node.id, "a new version")


async def test_a_server_that_is_not_there_cannot_be_drained(three: list[Place]) -> None:
    here = three[0]
    assert here.house is not None and here.house.settings.socket is not None
    async with aside(here.house.settings.socket) as operator:
        answer = await operator.post(f"/admin/nodes/{'x' * 16}/drain", json={"why": "a test"})
        assert answer.status_code == 404
        lines = (await operator.get("/admin/nodes")).json()
        assert [one["draining"] for one in lines] == 3 * [False]
        assert all(0 < one["left"] <= 15_000 for one in lines)


async def test_figures_tell_how_tables_move(three: list[Place]) -> None:
    here, there, _ = three
    async with here.guest("Anna") as anna, there.returning(anna.token) as again:
        table = await anna.open(ME, DEVICE)
        for person in (anna, again):
            async with person.at(table, 0):
                pass
    for place, how in ((here, ("taken", "handed-over")), (there, ("taken",))):
        assert place.house is not None
        text = place.house.figures.text().decode()
        assert all(f'ludarium_tables_moved_total{{how="{one}"}} 1.0' in text for one in how)
