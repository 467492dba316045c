"""Who is not looking is told, once, of what still is so; who looks is not."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludarium.server.notices.channels import A_DAY
from tests.server.people import LINK, ME, Chair, Json, Person, until
from tests.server.telling import DAYS, EVERYTHING, LIVE, WISHES, Town, telling

pytestmark = pytest.mark.anyio

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with telling(tmp_path) as one:
        yield one


def kinds(told: list[Json]) -> list[str]:
    return [one["kind"] for one in told]


async def test_who_is_asked_and_does_not_look_is_told_after_a_minute(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    table = await town.table(anna, bela)
    await town.passes(2)
    [begins] = town.pushed(phone)
    assert begins == {
        **{"kind": "begins", "title": "Ludarium", "text": "All are there: Druid Waltz begins."},
        **{"url": f"/table/{table['id']}", "tag": table["id"]},
    }
    await town.passes(40)
    assert town.pushed(phone) == []
    await town.passes(20)
    [turn] = town.pushed(phone)
    assert (turn["kind"], turn["text"]) == ("turn", "Your turn at Druid Waltz with Béla.")
    await town.passes(30 * DAY - 10)
    assert town.pushed(phone) == []


async def test_who_looks_is_not_told_and_a_page_in_the_background_does_not_look(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(bela)
    table = await town.table(anna, bela)
    await town.passes(2)
    assert kinds(town.pushed(phone)) == ["begins"]
    async with anna.at(table, 0) as first, bela.at(table, 1) as second:
        await move(first)
        await town.passes(2 * MINUTE)
        assert town.pushed(phone) == [] and await town.waiting(bela) == {}
        await move(second)
        await seen(town, second, watch=False)
        town.clock.advance(1)
        await move(first)
        await town.passes(2 * MINUTE)
        assert kinds(town.pushed(phone)) == ["turn"]


async def test_who_has_looked_for_a_moment_is_not_told(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    table = await town.table(anna, bela)
    await town.passes(2)
    async with anna.at(table, 0, visible=False) as chair:
        await seen(town, chair, watch=True)
        await seen(town, chair, watch=False)
    await town.passes(2 * MINUTE)
    assert kinds(town.pushed(phone)) == ["begins"]


async def seen(town: Town, chair: Chair, watch: bool) -> None:
    """Somebody looks, or no longer; the server has heard it."""
    await chair.say({"watch": watch})
    [person] = [
        one for one in town.house.hall.chairs(chair.told["table"]["id"]) if one.seat == chair.told["as"]
    ]
    assert person.guest is not None
    who = person.guest.id, chair.told["table"]["id"]

    async def looks() -> bool:
        return town.house.hall.seen.now(*who) == watch

    await until(looks)


async def test_who_has_answered_is_not_told(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    table = await town.table(anna, bela)
    await town.passes(2)
    assert set(await town.waiting(anna)) == {"turn"}
    async with anna.at(table, 0, visible=False) as chair:
        await move(chair)
    await town.passes(2 * MINUTE)
    assert kinds(town.pushed(phone)) == ["begins"] and await town.waiting(anna) == {}


async def test_a_warning_comes_before_the_time_is_over_by_the_clock_as_it_is_then(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    table = await town.table(anna, bela, clock=DAYS)
    await town.passes(2 * MINUTE)
    turn = town.pushed(phone)[-1]
    assert turn["text"] == "Your turn at Druid Waltz with Béla. 23 hours left."
    await town.passes(17.5 * HOUR)
    assert town.pushed(phone) == []
    async with bela.at(table, 1) as second, anna.at(table, 0, visible=False) as first:
        await first.say({"pause": 1})
        while not second.told["vacations"][0]:
            await second.hear()
    await town.passes(HOUR)  # three quarters have passed, but a day has come to it
    assert town.pushed(phone) == []
    await town.passes(23 * HOUR)
    assert town.pushed(phone) == []
    await town.passes(5 * HOUR)  # a quarter of what was left when she came back
    [warning] = town.pushed(phone)
    assert warning["kind"] == "clock"
    assert warning["text"].endswith(" minutes left at Druid Waltz. It is your turn.")


async def test_no_warning_comes_to_who_has_answered(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    table = await town.table(anna, bela, clock=DAYS)
    await town.passes(HOUR)
    async with anna.at(table, 0, visible=False) as chair:
        await move(chair)
    assert kinds(town.pushed(phone)) == ["begins", "turn"]
    await town.passes(20 * HOUR)
    assert town.pushed(phone) == []


async def test_whose_time_is_over_is_told_once(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    await town.table(anna, bela, clock=DAYS, at_zero="stand-in")
    await town.passes(20 * HOUR)
    town.pushed(phone)
    town.clock.advance(5 * HOUR)
    await town.something_happens()
    assert [one["text"] for one in town.pushed(phone)] == [
        "A stand-in plays for you at Druid Waltz. Open the table to take your seat back."
    ]


async def test_a_proposal_is_told_to_who_has_not_answered_it(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    table = await town.table(anna, bela)
    await a_round(table, anna, bela)
    hers, his = await town.phone(anna, "hers"), await town.phone(bela, "his")
    async with bela.at(table, 1, visible=False) as second, anna.at(table, 0, visible=False) as first:
        await first.wish(propose="cancel")
        while not second.told["proposal"]:
            await second.hear()
        await town.passes(31)
        [told] = town.pushed(hers, his)
        assert told["text"] == (
            "Anna proposes at Druid Waltz: to call the game off. Answer until 4 Jan 2026, 12:00."
        )
        town.clock.advance(1)
        await first.say({"decline": second.told["proposal"]["id"]})
        while second.told["proposal"]:
            await second.hear()
        town.clock.advance(DAY)
        await first.say({"propose": "cancel"})
        while not (proposal := second.told["proposal"]):
            await second.hear()
        town.clock.advance(1)
        await second.say({"agree": proposal["id"]})
        while not second.told["over"]:
            await second.hear()
        await town.settled()
        assert kinds(town.pushed(hers, his)) == ["over", "over"]


async def test_how_it_ended_is_told_to_who_was_not_there(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    hers, his = await town.phone(anna, "hers"), await town.phone(bela, "his")
    table = await town.table(anna, bela)
    await town.passes(5 * MINUTE)
    town.pushed(hers, his)
    async with anna.at(table, 0) as first:
        await first.say({"concede": True})
        while not first.told["over"]:
            await first.hear()
        await town.settled()
        assert [one["text"] for one in town.pushed(hers, his)] == [
            "Druid Waltz is over: you came first of 2."
        ]


async def test_a_table_that_will_be_closed_is_told_three_days_before(town: Town) -> None:
    anna = await town.person("Anna")
    phone = await town.phone(anna)
    await anna.open(ME, LINK)
    await town.passes(27 * DAY + MINUTE)
    await town.something_happens()
    [told] = town.pushed(phone)
    assert told["text"] == "Druid Waltz will be closed on 31 January 2026 if nobody plays on."


# -- less is told


async def test_five_tables_at_once_are_told_in_one(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    tables = [await town.table(anna, bela) for _ in range(4)]
    tables += [await town.table(anna, bela, game="tigris")]
    phone = await town.phone(bela)
    for table in tables:
        async with anna.at(table, 0) as chair:
            await move(chair)
    await town.passes(2 * MINUTE)
    assert town.pushed(phone) == [
        {
            **{"kind": "many", "title": "Ludarium", "url": "/", "tag": "many"},
            "text": "You are wanted at 5 tables: Druid Waltz, Tigris & Euphrates.",
        }
    ]
    for table in tables[:4]:
        await a_round(table, bela, anna, first=1)
    await town.passes(2 * MINUTE)
    assert sorted(one["tag"] for one in town.pushed(phone)) == sorted(table["id"] for table in tables[:4])


async def test_at_a_live_table_browsers_alone_are_told_and_seldom(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone, table = await town.phone(anna), await town.table(anna, bela, clock=LIVE)
    await town.webhook(anna, "hook")
    await town.mail(anna, "anna@example.org")
    await town.passes(2)
    assert kinds(town.pushed(phone)) == ["begins"]
    await town.passes(16)  # she was told something a moment ago
    assert town.posted() == [] and set(await town.waiting(anna)) == {"turn"}
    await town.passes(10 * MINUTE)
    [turn] = town.pushed(phone)
    assert (turn["kind"], turn["tag"]) == ("turn", table["id"]) and town.post.all() == []


async def test_nobody_is_told_without_end_in_one_day(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    assert A_DAY == {"push": 20, "mail": 10, "webhook": 20}
    monkeypatch.setitem(A_DAY, "push", 2)
    anna, bela = await town.person("Anna"), await town.person("Béla")
    table = await town.table(anna, bela, game="tigris")  # Druid Waltz may be over after four turns each
    phone, told = await town.phone(anna), []
    for _ in range(3):
        await a_round(table, anna, bela)
        await town.passes(2 * MINUTE)
        told.append(len(town.pushed(phone)))
    assert told == [1, 1, 0]
    await town.passes(DAY)
    await a_round(table, anna, bela)
    await town.passes(2 * MINUTE)
    assert kinds(town.pushed(phone)) == ["turn"]


# -- as somebody wishes


async def test_what_is_switched_off_is_not_told(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    await town.webhook(anna, "hook")
    await anna.post("/api/me/notices", WISHES | {"push": ["turn"], "webhook": ["begins"]})
    table = await town.table(anna, bela)
    await town.passes(2)
    [(path, _, _)] = town.posted()
    assert path == "/hook"
    await town.passes(2 * MINUTE)
    assert kinds(town.pushed(phone)) == ["turn"]

    silent = await anna.post(f"/api/tables/{table['id']}/notices", {"on": False})
    assert silent["silent"] == [table["id"]]
    async with anna.at(table, 0, visible=False) as chair:
        await move(chair)
    async with bela.at(table, 1) as chair:
        await move(chair)
    await town.passes(2 * MINUTE)
    assert town.posted() == []
    assert (await anna.post(f"/api/tables/{table['id']}/notices", {"on": True}))["silent"] == []


async def test_quiet_hours_keep_what_is_still_so_until_they_are_over(town: Town) -> None:
    """It is noon, which in Budapest is one o'clock."""
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    quiet = {"quiet": {"start": 12 * 60 + 30, "end": 15 * 60}, "zone": "Europe/Budapest"}
    await anna.post("/api/me/notices", WISHES | {"push": ["turn"]} | quiet)
    first, second = await town.table(anna, bela), await town.table(anna, bela)
    await town.passes(HOUR)
    assert town.posted() == []
    async with anna.at(second, 0, visible=False) as chair:
        await move(chair)
    await town.passes(59 * MINUTE)
    assert town.posted() == []
    await town.passes(2 * MINUTE)
    assert [one["tag"] for one in town.pushed(phone)] == [first["id"]]


async def test_in_quiet_hours_one_may_wish_to_know_that_little_time_is_left(town: Town) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    hers, his = await town.phone(anna, "hers"), await town.phone(bela, "his")
    all_day = WISHES | {"push": ["turn", "clock"], "quiet": {"start": 0, "end": 23 * 60 + 59}}
    await anna.post("/api/me/notices", all_day | {"urgent": True})
    await bela.post("/api/me/notices", all_day)
    short = DAYS | {"grant": 12 * 3600}
    await town.table(anna, bela, clock=short)
    await town.table(bela, anna, clock=short)
    await town.passes(9 * HOUR + MINUTE)
    [told] = town.pushed(hers, his)
    assert told["text"] == "2 hours left at Druid Waltz. It is your turn."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Your turn at Druid Waltz with Béla. 23 hours left."),
        ("de", "Du bist am Zug: Druidenwalzer mit Béla. Noch 23 Stunden."),
        ("hu", "Te jössz: Druidakeringő, játékostársak: Béla. Hátralévő idő: 23 óra."),
    ],
)
async def test_everybody_is_told_in_their_language(town: Town, language: str, text: str) -> None:
    anna, bela = await town.person("Anna"), await town.person("Béla")
    phone = await town.phone(anna)
    await anna.post("/api/me/notices", WISHES | {"push": EVERYTHING, "language": language})
    await town.table(anna, bela, clock=DAYS)
    await town.passes(2 * MINUTE)
    assert town.pushed(phone)[-1]["text"] == text


async def move(chair: Chair) -> None:
    """As soon as it is asked, answer until somebody else is."""
    while not chair.mine:
        await chair.hear()
    while chair.mine:
        assert (await chair.do(chair.options()[0]))["t"] == "entry"


async def a_round(table: Json, *people: Person, first: int = 0) -> None:
    """They answer one after the other without looking, until the first is asked again."""
    for seat, person in enumerate(people, first):
        async with person.at(table, seat % 2, visible=False) as chair:
            await move(chair)
