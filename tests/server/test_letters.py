"""What has changed is told instead of the whole, to whoever wishes so, and comes to the same."""

import json
from random import Random
from statistics import median

import pytest

from tests.server.people import DEVICE, ME, Chair, Place

pytestmark = pytest.mark.anyio

MOVES = 40
TARGET = 0.35  # of the bytes of whole messages, at the median


@pytest.mark.parametrize("game", ["druids", "tigris", "ark", "borabora"])
async def test_changes_come_to_what_is_told_whole(place: Place, game: str) -> None:
    async with place.guest("Anna") as anna, place.guest("Eva") as eva:
        table = await anna.open(ME, DEVICE, game=game)
        async with (
            anna.at(table, 0) as whole,
            anna.at(table, 0, patch=True) as changes,
            anna.at(table, 1, patch=True) as other,
            eva.at(table, None, patch=True) as watcher,
        ):
            random, ratios = Random(1), list[float]()
            for _ in range(MOVES):
                mover = changes if changes.mine else other
                if not mover.mine:
                    break
                await mover.say({"v": mover.told["v"], "do": random.choice(mover.options())})
                for chair in (whole, changes, other, watcher):
                    await chair.hear_until("entry")
                assert json.dumps(changes.told) == json.dumps(whole.told)
                assert watcher.told["as"] is None and watcher.told["v"] == whole.told["v"]
                ratios.append(len(changes.heard[-1]) / len(whole.heard[-1]))
            assert said(whole) == {"told", "entry"} and said(changes) == {"told", "entry", "patch"}
            assert median(ratios) < TARGET


async def test_whoever_looks_again_is_told_the_whole_first(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        async with anna.at(table, 0, patch=True) as chair, anna.at(table, 1, patch=True) as other:
            for again in (False, False, True):
                if again:
                    await chair.ask({"as": 0, "since": None, "patch": True})
                mover = chair if chair.mine else other
                before = len(chair.heard)
                await mover.say({"v": mover.told["v"], "do": mover.options()[0]})
                for one in (chair, other):
                    await one.hear_until("entry")
            assert '"t":"entry"' in chair.heard[before]
            assert '"t":"patch"' in other.heard[-1]


def said(chair: Chair) -> set[str]:
    return {json.loads(text)["t"] for text in chair.heard}
