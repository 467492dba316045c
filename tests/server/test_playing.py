"""Whole games over the websocket."""

import asyncio
from random import Random

import pytest

from ludarium.record import Record, verify
from tests.server.people import DEVICE, LINK, ME, Place, bot

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Bela") as bela:
        table = await anna.open(ME, LINK)
        assert table["status"] == "waiting" and table["seed"] is None
        joined = await bela.join(table)
        assert joined["status"] == "playing" and joined["seats"][1]["mine"]
        async with anna.at(table, 0) as first, bela.at(table, 1) as second:
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
            assert first.told["scores"] == second.told["scores"] is not None
        over = await bela.get(f"/api/tables/{table['id']}")
        assert over["status"] == "over" and over["commit"] == table["commit"]
        record = Record.parse((await bela.http.get(f"/api/tables/{table['id']}/record")).text)
        assert record.seed == over["seed"] and record.seats == ["Anna", "Bela"]
        assert verify(record) > 0
