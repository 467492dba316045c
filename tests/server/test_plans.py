"""If-then plans over the wire: what may come, and that nobody else learns of a plan."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.chance import ToldChance
from ludarium.sitting.plans import AGAIN, Plan
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, Chair, Json, Place, paths, serving
from tests.server.test_sittings import DAYS, QUICK, heard, refused

pytestmark = pytest.mark.anyio

HOUR = 3600.0
NEVER = '[null,{"p1 fly":["nonsense",{}]}]'


@asynccontextmanager
async def three(
    folder: Path, time: StoppedClock | None = None, **more: Any
) -> AsyncIterator[tuple[Place, Chair, Chair, Chair]]:
    """Anna and Béla at a table for two, and Cili who watches; the same luck every time."""
    folder.mkdir()
    async with (
        serving(folder, clock=time or StoppedClock(), chance=ToldChance()) as place,
        place.guest("Anna") as anna,
        place.guest("Bela") as bela,
        place.guest("Cili") as cili,
    ):
        table = await bela.join(await anna.open(ME, LINK, **{"clock": DAYS} | more))
        async with anna.at(table, 0) as first, bela.at(table, 1) as second, cili.at(table, None) as watching:
            for chair, seat in ((first, 0), (second, 1), (watching, None)):
                await chair.ask({"as": seat, "since": None, "patch": True})
            yield place, first, second, watching


async def suppose(chair: Chair, *steps: str) -> Json:
    await chair.say({"v": chair.told["v"], "suppose": steps})
    return await chair.hear_until("suppose", "refused")


async def play(first: Chair, second: Chair) -> None:
    """Whoever is asked answers, and both hear of it."""
    mover, other = (first, second) if first.mine else (second, first)
    await mover.do(mover.options()[0])
    await heard(other, lambda told: told["v"] == mover.told["v"])


async def what_others_hear(folder: Path, plans: bool) -> list[str]:
    """Every byte that Anna and Cili are sent, and can ask for, while Béla makes a plan, or not."""
    clock = StoppedClock()
    async with three(folder, clock) as (place, first, second, watching):
        table = first.told["table"]
        marks = [len(first.heard), len(watching.heard)]
        clock.advance(HOUR)
        if plans:
            await suppose(second)
            for plan in (NEVER, "", NEVER):
                assert (await second.wish(plan=plan))["plan"] == (plan or None)
        clock.advance(HOUR)
        async with place.guest("Dora") as dora:
            asked = [
                (await dora.http.get(f"/api/tables/{table['id']}{path}")).text for path in ("", "/entries")
            ]
        await first.ask({"as": 0, "since": None, "patch": True})
        await watching.ask({"as": None, "since": None, "patch": True})
        for _ in range(3):
            await play(first, second)
        await watching.ask({"as": None, "since": None, "patch": True})
        said = [*first.heard[marks[0] :], *watching.heard[marks[1] :], *asked]
        return [re.sub(f"{table['id']}|{table['key']}", "-", text) for text in said]


async def test_nobody_else_hears_that_there_is_a_plan(tmp_path: Path) -> None:
    """Not by a message, nor by its size, nor by a number or a time in it."""
    without, planned = [await what_others_hear(tmp_path / str(plans), plans=plans) for plans in (False, True)]
    assert planned == without
    assert any('"t":"patch"' in text for text in planned)


async def test_its_own_seat_hears_of_it_on_every_device(tmp_path: Path) -> None:
    async with three(tmp_path / "one") as (place, _, second, _watching):
        [live] = place.house.hall._tables.values() if place.house else []
        assert (await second.wish(plan=NEVER))["plan"] == NEVER
        assert live.state.n - live.state.secrets == second.told["n"]
        assert (await second.ask({"as": 1, "since": None}))["plan"] == NEVER


async def test_what_may_come_is_supposed_from_ones_own_view(tmp_path: Path) -> None:
    async with three(tmp_path / "one") as (_, first, second, watching):
        told = await suppose(second)
        assert (told["steps"], told["asked"], told["ends"]) == ([], first.told["asked"], None)
        assert told["view"] == second.told["view"] and told["survey"] == second.told["survey"]
        theirs = list(paths(told["options"]))
        assert theirs == first.options()
        after = await suppose(second, f"p1 {theirs[0]}")
        tried = await first.ask({"v": first.told["v"], "try": theirs[0]})
        assert after["events"] == tried["events"]
        assert await refused(second, v=second.told["v"], suppose=["p1 fly"]) == "not-an-option"
        assert await refused(second, v=second.told["v"], suppose=["fly"]) == "bad-request"
        assert await refused(second, v=second.told["v"] + 1, suppose=[]) == "stale"
        assert await refused(watching, v=0, suppose=[]) == "not-yours"


async def test_it_is_thinking_ahead_like_any_other(tmp_path: Path) -> None:
    async with three(tmp_path / "one", without=["previews"]) as (_, _first, second, _watching):
        assert await refused(second, v=second.told["v"], suppose=[]) == "no-aid"


async def test_a_plan_that_was_supposed_is_played(tmp_path: Path) -> None:
    """Both answers of a turn, as soon as the other has moved; on the clock they cost nothing."""
    async with three(tmp_path / "one", game="tigris") as (_, first, second, _watching):
        steps, asks = list[str](), 0
        told = await suppose(second)
        while asks < 2:
            seat, words = told["asked"]["seat"], next(iter(paths(told["options"])))
            steps.append(f"p{seat + 1} {words}")
            asks += seat
            told = await suppose(second, *steps)
        plan = str(plan_of(steps))
        assert (await second.wish(plan=plan))["plan"] == plan
        for step in steps:
            if step.startswith("p1 "):
                await first.do(step.removeprefix("p1 "))
        assert [entry["seat"] for entry in first.told["entries"]] == [0, 1, 1]
        assert first.told["clock"]["reserves"] == [0, 0]
        assert (await heard(second, lambda told: told["v"] == len(steps)))["plan"] is None


def plan_of(steps: list[str]) -> Plan:
    """One branch: what the first does, and what the second answers."""
    if not steps:
        return Plan()
    (seat, _, words), then = steps[0].partition(" "), plan_of(steps[1:])
    if seat == "p1":
        return Plan(None, {steps[0]: then})
    return Plan(words, then.then if then.answer is None else {AGAIN: then})


async def test_there_are_none_where_people_stay(tmp_path: Path) -> None:
    async with three(tmp_path / "one", clock=QUICK) as (_, _first, second, _watching):
        assert await refused(second, plan=NEVER) == "not-allowed"
