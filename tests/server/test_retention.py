"""What nobody needs any more is forgotten, and nothing else."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Table, select

from ludarium.server import schema
from ludarium.server.settings import BadSetting, Keep, from_environment
from ludarium.sitting import commands
from ludarium.sitting.clock import DAY, MINUTE
from tests.server.browsers import Browser
from tests.server.clocks import StoppedClock
from tests.server.people import DEVICE, LINK, ME, Json, serving
from tests.server.test_accounts import Town, town  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio


async def pass_days(town: Town, days: int) -> None:  # noqa: F811
    """So many, and what is done once a day is done at their end."""
    town.wait(MINUTE)
    await town.house.sign_ins.write_down()
    town.wait(days * DAY)
    await town.house.retention.sweep()


async def kept(town: Town, table: Table, column: str) -> list[str]:  # noqa: F811
    async with town.house.store.reading() as connection:
        return sorted((await connection.execute(select(table.c[column]))).scalars())


async def test_guests_of_whom_nothing_is_left_are_forgotten(town: Town) -> None:  # noqa: F811
    nobody, player, coder = [await town.browser(name) for name in ("Nobody", "Player", "Coder")]
    opener, blocked, lately = [await town.browser(name) for name in ("Opener", "Blocked", "Lately")]
    await nobody.post("/api/me/learnt", {"game": "druids", "steps": ["D1"]})
    await player.post("/api/tables", {"game": "druids", "seats": [ME, DEVICE]})
    await coder.post("/api/me/recovery-codes")
    await opener.post("/api/tables", {"game": "druids", "seats": [LINK, LINK]})
    caller = await town.house.sign_ins.caller(blocked.token)
    assert caller is not None
    await town.house.sign_ins.blocks.set(caller.guest.id, None, "a test")
    await pass_days(town, 80)
    assert await lately.get("/api/me") is not None
    await pass_days(town, 11)
    assert await kept(town, schema.guests, "name") == ["Blocked", "Coder", "Lately", "Opener", "Player"]
    assert await kept(town, schema.learnt, "game") == []
    assert await nobody.get("/api/me") is None
    for one in (player, coder, opener, lately):
        assert await one.get("/api/me") is not None


async def test_whoever_is_here_is_not_forgotten_in_that_moment(town: Town) -> None:  # noqa: F811
    anna = await town.browser("Anna")
    await town.house.retention.close()  # which would come first
    town.wait(100 * DAY)
    assert await anna.get("/api/me") is not None  # not written down yet
    await town.house.retention.sweep()
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_what_was_said_goes_long_after_the_end(town: Town) -> None:  # noqa: F811
    anna, ben = await town.browser("Anna"), await town.browser("Ben")
    over, goes_on = [await said_at(anna, ben) for _ in range(2)]
    await town.house.hall.do(over, lambda shell: shell.decide(commands.Close("a test")))
    await pass_days(town, 89)
    assert set(await kept(town, schema.chat_lines, "table_id")) == {over, goes_on}
    await pass_days(town, 2)
    assert set(await kept(town, schema.chat_lines, "table_id")) == {goes_on}
    assert len(await kept(town, schema.reports, "lines")) == 2
    assert (await anna.get(f"/api/tables/{over}"))["status"] == "over"


async def said_at(anna: Browser, ben: Browser) -> str:
    """A table where something was said, and reported."""
    table: Json = await anna.post("/api/tables", {"game": "druids", "seats": [ME, LINK], "chat": "open"})
    await ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["seats"][1]["invitation"]})
    path = f"/api/tables/{table['id']}/chat"
    line = await anna.post(path, {"text": "something"})
    await ben.ask(f"{path}/{line['id']}/report")
    return str(table["id"])


async def test_sign_ins_of_long_ago_end(town: Town) -> None:  # noqa: F811
    anna, elsewhere = await town.browser("Anna"), await town.browser()
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await elsewhere.post("/api/sign-in/code", {"code": codes[0]})
    await pass_days(town, 390)
    assert await anna.get("/api/me") is not None
    await pass_days(town, 20)
    assert await elsewhere.get("/api/me") is None
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_it_is_done_once_a_day_and_not_where_it_is_not_wanted(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock) as place, place.guest("Anna") as anna:
        clock.advance(100 * DAY / 1000)
        while await anna.get("/api/me") is not None:  # who asks has been here
            clock.advance(100 * DAY / 1000)
            await asyncio.sleep(0.01)
    async with serving(tmp_path, clock=clock, keep=Keep(None, None, None)) as place:
        assert place.house is not None
        async with place.guest("Ben") as ben:
            clock.advance(4000 * DAY / 1000)
            await place.house.retention.sweep()
            assert await ben.get("/api/me") is not None


def test_how_long_is_said_in_days() -> None:
    assert from_environment({}).keep == Keep(90, 90, 400)
    said = {"LUDARIUM_KEEP_CHAT": "7", "LUDARIUM_KEEP_GUESTS": "for-ever", "LUDARIUM_KEEP_SIGN_INS": "36500"}
    assert from_environment(said).keep == Keep(7, None, 36_500)
    for wrong in ("0", "-1", "a week", "1.5", "36501", "9" * 5000, "²", ""):
        with pytest.raises(BadSetting, match="LUDARIUM_KEEP_CHAT"):
            from_environment({"LUDARIUM_KEEP_CHAT": wrong})
