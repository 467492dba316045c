"""Finished games told in numbers: to whoever asks, once, and none before the end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludarium.story import Story
from tests.server.people import LINK, ME, Place, bot, serving

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_told_to_everybody(place: Place) -> None:
    async with place.guest("Anna") as anna, place.guest("Béla") as bela:
        table = await anna.open(bot("random", 0.001), bot("random", 0.001))
        await anna.watch(table)
        story = await bela.get(f"/api/tables/{table['id']}/story")
        async with bela.at(table, None) as chair:
            assert story["scores"][-1] == [score for [score] in chair.told["scores"]]
    assert story["scores"][0] == [0, 0]
    assert {one["source"] for one in story["sources"]} <= {"starved", "conquered"}


async def test_many_who_ask_at_once_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times, tell = [], Story.tell

    def counted(story: Story, record: Any) -> Any:
        times.append(record)
        return tell(story, record)

    monkeypatch.setattr(Story, "tell", counted)
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        table = await anna.open(bot("random", 0.001), bot("random", 0.001))
        await anna.watch(table)
        path = f"/api/tables/{table['id']}/story"
        first, *others = await asyncio.gather(*(anna.get(path) for _ in range(4)))
        assert all(one == first for one in others)
    assert len(times) == 1


async def test_a_game_that_goes_on_is_not_told(place: Place) -> None:
    async with place.guest("Anna") as anna:
        playing = await anna.open(ME, bot())
        waiting = await anna.open(ME, LINK)
        for table_id, status, key in (
            (playing["id"], 409, "not-over"),
            (waiting["id"], 409, "waiting"),
            ("0" * 16, 404, "not-found"),
        ):
            answer = await anna.http.get(f"/api/tables/{table_id}/story")
            assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
