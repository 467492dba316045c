"""Whoever hands in turns without end holds nobody up, and learns nothing by it."""

from pathlib import Path

import pytest

from tests.server.clocks import StoppedClock
from tests.server.people import serving
from tests.server.test_best_turns import at, some, words

pytestmark = pytest.mark.anyio

ALLOWED = 100  # at once, of one guest


async def test_who_floods_is_told_so_and_others_are_answered(tmp_path: Path) -> None:
    [one] = some(1)
    async with (
        serving(tmp_path, limits=True, clock=StoppedClock()) as place,
        place.guest("Mallory") as mallory,
        place.guest("Anna") as anna,
    ):
        for _ in range(ALLOWED):
            answer = await mallory.http.post(f"{at(one)}/count", json=words(["fly"]))
            assert answer.json()["error"]["key"] == "not-an-option"
        for path in (at(one), f"{at(one)}/count"):
            answer = await mallory.http.post(path, json=words(one.turn))
            assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-fast")
        told = await anna.post(at(one), words(one.turn))
    assert told["everybody"] == [{"points": one.points, "people": 1}]
