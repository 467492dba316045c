"""Whoever runs a server looks after it while people play, by commands and over its own socket."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from ludarium.cli import main
from ludarium.server import schema
from ludarium.server.house import House
from ludarium.server.operate.aside import Aside
from ludarium.server.settings import BadSetting, Settings, from_environment
from ludarium.server.socket_connection import ANEW
from ludarium.sitting.clock import DAY
from tests.server.browsers import Browser, browser
from tests.server.clocks import StoppedClock
from tests.server.people import CONNECTION, DEVICE, LINK, ME, Chair, Json, Person, Place, free_port, serving

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such sockets"),
]


class Town:
    """A server, its clock, and its operator, who has a terminal."""

    def __init__(self, place: Place, clock: StoppedClock, socket: Path, stack: AsyncExitStack) -> None:
        self.place, self.clock, self.socket, self._stack = place, clock, socket, stack
        assert place.house is not None
        self.house = place.house

    async def guest(self, name: str) -> Person:
        return await self._stack.enter_async_context(self.place.guest(name))

    async def browser(self, name: str | None = None) -> Browser:
        return await self._stack.enter_async_context(browser(self.place, name))

    async def ask(self, path: str) -> Any:
        return (await self._asked("GET", path)).raise_for_status().json()

    async def do(self, path: str, **body: Any) -> None:
        assert (await self._asked("POST", path, body)).raise_for_status().json() == {"done": True}

    async def refused(self, path: str, **body: Any) -> str:
        answer = await self._asked("POST" if body else "GET", path, body or None)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["key"])

    async def _asked(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        transport = httpx.AsyncHTTPTransport(uds=str(self.socket), **CONNECTION)
        async with httpx.AsyncClient(base_url="http://localhost/admin", transport=transport) as operator:
            return await operator.request(method, path, json=body)


@pytest.fixture(params=["sqlite", "postgresql"])
async def town(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    more: Json = {}
    socket = tmp_path / "games.db.sock"
    if request.param == "postgresql":
        socket = tmp_path / "own.sock"
        more = {"database": request.getfixturevalue("postgres"), "socket": socket}
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock, **more) as place, AsyncExitStack() as stack:
        yield Town(place, clock, socket, stack)


async def somebody(town: Town, browser: Browser) -> str:
    """The id of whoever has this browser."""
    name = (await browser.get("/api/me"))["name"]
    [found] = await town.ask(f"/people?name={name}")
    return str(found["id"])


# -- tables


async def test_tables_are_listed_and_shown_as_everybody_may_see_them(town: Town) -> None:
    anna, bela = await town.guest("Anna"), await town.guest("Béla")
    first = await anna.open(ME, LINK)
    await bela.join(first)
    second = await anna.open(ME, DEVICE, game="ark")
    async with bela.at(first, 1):
        assert [one["id"] for one in await town.ask("/tables?status=playing&game=druids")] == [first["id"]]
        assert {one["id"] for one in await town.ask("/tables")} == {first["id"], second["id"]}
        assert len(await town.ask("/tables?most=1")) == 1
        told = await town.ask(f"/tables/{first['id']}")
    assert told["table"]["people"] == ["Anna", "Béla"] and told["table"]["here"] == 1
    assert [seat["here"] for seat in told["seats"]] == [False, True]
    assert told["seats"][0]["person"] == told["opener"] != told["seats"][1]["person"]
    row = await town.house.store.table(first["id"])
    assert row is not None and row.secret.hex() not in json.dumps(told)
    assert not {"view", "options_of", "hand", "seed"} & told.keys()


async def test_tables_are_found_by_who_sits_there_and_by_their_id(town: Town) -> None:
    anna, bela = await town.guest("Anna"), await town.guest("100%_Béla")
    hers, his = await anna.open(ME, DEVICE), await bela.open(ME, DEVICE)
    assert [one["id"] for one in await town.ask("/tables?name=ann")] == [hers["id"]]
    assert [one["id"] for one in await town.ask("/tables?name=%25_")] == [his["id"]]
    assert [one["id"] for one in await town.ask(f"/tables?name={his['id']}")] == [his["id"]]
    assert await town.ask("/tables?name=Cili") == []


async def test_a_table_is_closed_for_everybody_at_once(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    async with anna.at(table, 0) as chair:
        await town.do(f"/tables/{table['id']}/close", why="a fault in the rules")
        assert (await chair.hear_until("told"))["over"]
    over = await anna.get(f"/api/tables/{table['id']}")
    assert (over["status"], over["ended"], over["result"]) == ("over", "cancelled", None)
    town.clock.advance(1)
    assert await town.refused(f"/tables/{table['id']}/close", why="again") == "over"
    again, done = await town.ask("/audit")
    assert (done["what"], done["about"], done["why"]) == ("close", table["id"], "a fault in the rules")
    assert (done["came"], again["came"]) == ("done", "over") and done["who"]


async def test_a_table_whose_rules_are_gone_is_closed_too(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    await town.house.hall.begin_anew(table["id"])
    async with town.house.store.writing() as connection:
        mine = update(schema.tables).where(schema.tables.c.id == table["id"])
        await connection.execute(mine.values(rules=99))
    found = {(one["game"], one["rules"]): one for one in await town.ask("/rules")}
    assert found["druids", 99] == {"game": "druids", "rules": 99, "tables": 1, "installed": False}
    await town.do(f"/tables/{table['id']}/close", why="nobody can play on")
    assert await town.ask("/rules") == []
    assert (await anna.get(f"/api/tables/{table['id']}"))["ended"] == "cancelled"


async def test_a_table_is_set_back_and_whoever_has_it_open_comes_again(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE, hints=True)
    async with anna.at(table, 0) as chair:
        played = [await play_first(chair) for _ in range(4)]
        entries = await town.ask(f"/tables/{table['id']}/entries")
        assert all("line" not in one and one["stands"] for one in entries)
        to = next(one["n"] for one in entries if one["v"] == 2)
        await town.do(f"/tables/{table['id']}/repair", why="a fault", to=to)
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear_until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == ANEW
    async with anna.at(table, 0, since=4) as chair:
        assert (chair.told["v"], chair.told["repaired"]) == (2, {"v": 2, "why": "a fault"})
        assert await play_first(chair) == played[2]  # luck and options are what they were
    after = await town.ask(f"/tables/{table['id']}/entries")
    assert [one["stands"] for one in after if one["v"] > 2 and one["n"] <= len(entries)] == [False, False]
    assert (await anna.get(f"/api/tables/{table['id']}"))["version"] == 3
    [deed, *_] = await town.ask("/audit")
    assert (deed["what"], deed["came"], deed["why"]) == ("repair", "done", "a fault")


async def play_first(chair: Chair) -> str:
    """The first option there is, for whoever is asked."""
    asked = chair.told["asked"]["seat"]
    if chair.told["as"] != asked:
        await chair.ask({"as": asked, "since": chair.told["v"]})
    words = chair.options()[0]
    assert (await chair.do(words))["t"] == "entry"
    return words


async def test_what_cannot_be_repaired_is_refused_and_nothing_has_happened(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    path = f"/tables/{table['id']}/repair"
    for body in ({}, {"to": 99}, {"to": 1, "rules": 7}, {"rules": 7}, {"to": 0}, {"to": "all"}):
        assert await town.refused(path, why="a fault", **body) == "bad-request", body
    assert await town.refused("/tables/nowhere/repair", why="a fault", to=1) == "not-found"
    await town.do(f"/tables/{table['id']}/close", why="over")
    assert await town.refused(path, why="a fault", to=1) == "over"
    assert (await town.ask(f"/tables/{table['id']}"))["table"]["status"] == "over"


# -- people


async def test_people_are_found_by_a_part_of_their_name(town: Town) -> None:
    anna, annabel = await town.browser("Anna"), await town.browser("Annabel")
    await town.browser("100%_Béla")
    await anna.post("/api/tables", {"game": "druids", "seats": [ME, DEVICE]})
    assert {one["name"] for one in await town.ask("/people?name=anna")} == {"Anna", "Annabel"}
    assert [one["name"] for one in await town.ask("/people?name=%25_")] == ["100%_Béla"]
    assert len(await town.ask("/people")) == 3
    her = await somebody(town, annabel)
    told = await town.ask(f"/people/{her}")
    assert told["person"]["name"] == "Annabel" and told["person"]["playing"] == 0 and told["tables"] == []
    assert [one["kind"] for one in told["sign_ins"]] == ["browser"]
    [other] = await town.ask(f"/people?name={(await town.ask('/people?name=Anna'))[0]['id']}")
    assert other["playing"] == (1 if other["name"] == "Anna" else 0)


async def test_whoever_is_signed_out_leaves_every_table(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    [her] = await town.ask("/people?name=Anna")
    async with anna.at(table, 0) as chair:
        await town.do(f"/people/{her['id']}/sign-out", why="a stolen laptop")
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear_until("told")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == ANEW
    assert await anna.get("/api/me") is None


async def test_whoever_is_blocked_comes_back_only_afterwards(town: Town) -> None:
    anna = await town.browser("Anna")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    her, back = await somebody(town, anna), await town.browser()
    await town.do(f"/people/{her}/block", why="insults", days=7)
    assert await anna.get("/api/me") is None
    answer = await back.ask("/api/sign-in/code", {"code": codes[0]})
    assert answer.status_code == 403 and answer.json()["error"]["key"] == "blocked"
    until = answer.json()["error"]["args"]["until"]
    assert len(until) == len("2026-11-25") and until > town.house.store.now()[:10]
    [told] = await town.ask("/people?name=Anna")
    assert told["blocked"]["why"] == "insults"
    town.clock.advance(8 * DAY / 1000)
    assert await back.post("/api/sign-in/code", {"code": codes[1]}) == {"name": "Anna"}


async def test_a_block_is_for_ever_until_it_is_lifted(town: Town) -> None:
    anna = await town.browser("Anna")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    her, back = await somebody(town, anna), await town.browser()
    await town.do(f"/people/{her}/block", why="insults", days=1)
    await town.do(f"/people/{her}/block", why="worse insults")
    town.clock.advance(3000 * DAY / 1000)
    answer = await back.ask("/api/sign-in/code", {"code": codes[0]})
    assert answer.json()["error"] == {"key": "blocked", "args": {"until": "never"}}
    await town.do(f"/people/{her}/unblock", why="a mistake")
    assert await back.post("/api/sign-in/code", {"code": codes[1]}) == {"name": "Anna"}
    assert await town.refused(f"/people/{her}/unblock", why="again") == "not-found"


async def test_a_block_ends_on_a_day_that_was_named(town: Town) -> None:
    anna = await town.browser("Anna")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    her, back = await somebody(town, anna), await town.browser()
    now = town.clock.ms()
    assert await town.refused(f"/people/{her}/block", why="x", days=1, until=now) == "bad-request"
    await town.do(f"/people/{her}/block", why="insults", until=now + 3 * DAY)
    assert [one["id"] for one in await town.ask("/people?which=blocked")] == [her]
    town.clock.advance(3 * DAY / 1000 - 1)
    assert await back.refused("/api/sign-in/code", {"code": codes[0]}) == "blocked"
    town.clock.advance(1)
    assert await town.ask("/people?which=blocked") == []
    assert await back.post("/api/sign-in/code", {"code": codes[1]}) == {"name": "Anna"}
    assert await town.refused("/people?which=nobody") == "bad-request"


async def test_whoever_is_quieted_plays_on_and_says_nothing(town: Town) -> None:
    anna, bela = await town.guest("Anna"), await town.guest("Béla")
    table = await anna.open(ME, LINK, chat="open")
    await bela.join(table)
    [him] = await town.ask("/people?name=Béla")
    await town.do(f"/people/{him['id']}/quiet", why="insults", days=7)
    path = f"/api/tables/{table['id']}/chat"
    for body in ({"text": "something"}, {"phrase": "hello"}):
        answer = await bela.http.post(path, json=body)
        assert answer.status_code == 403 and answer.json()["error"]["key"] == "quieted"
    until = answer.json()["error"]["args"]["until"]
    assert len(until) == len("2026-11-25") and until > town.house.store.now()[:10]
    assert (await anna.post(path, {"text": "I still can"}))["text"] == "I still can"
    async with bela.at(table, 1) as chair:
        assert chair.told["as"] == 1
    [told] = await town.ask("/people?which=quieted")
    assert (told["name"], told["quieted"]["why"], told["blocked"]) == ("Béla", "insults", None)
    await town.do(f"/people/{him['id']}/unquiet", why="he is sorry")
    assert (await bela.post(path, {"phrase": "sorry"}))["phrase"] == "sorry"
    assert await town.refused(f"/people/{him['id']}/unquiet", why="again") == "not-found"
    assert await town.refused("/people/0123456789abcdef/quiet", why="nobody") == "not-found"


async def test_whoever_is_put_out_is_out_of_every_game(town: Town) -> None:
    anna, bela = await town.guest("Anna"), await town.guest("Béla")
    playing = await anna.open(ME, LINK)
    await bela.join(playing)
    waiting = await anna.open(ME, LINK, LINK, game="tigris")
    await bela.join(waiting)
    [him] = await town.ask("/people?name=Béla")
    await town.do(f"/people/{him['id']}/block", why="a cheat", out=True)
    over = await anna.get(f"/api/tables/{playing['id']}")
    assert (over["status"], over["seats"][1]["out"], over["result"]) == ("over", "expelled", [[0], [1]])
    still = await anna.get(f"/api/tables/{waiting['id']}")
    assert still["status"] == "waiting" and [seat["taken"] for seat in still["seats"]] == [True, False, False]


# -- reports


async def test_reports_are_read_and_done_with(town: Town) -> None:
    anna, bela = await town.guest("Anna"), await town.guest("Béla")
    table = await anna.open(ME, LINK, chat="open")
    await bela.join(table)
    path = f"/api/tables/{table['id']}/chat"
    bad = await bela.post(path, {"text": "something bad"})
    await anna.post(f"{path}/{bad['id']}/report")
    [report] = await town.ask("/reports")
    assert (report["by"]["name"], report["about"]["name"], report["done"]) == ("Anna", "Béla", None)
    assert report["lines"][-1]["text"] == "something bad"
    await town.do(f"/reports/{report['id']}/done", why="told him")
    assert await town.ask("/reports") == [] and len(await town.ask("/reports?done=yes")) == 1
    assert await town.refused(f"/reports/{report['id']}/done", why="again") == "not-found"


# -- operators


async def test_operators_are_made_and_dismissed(town: Town) -> None:
    """By hand, as the address of this server has no passkeys."""
    anna = await town.browser("Anna")
    her = await somebody(town, anna)
    assert await town.refused(f"/people/{her}/operator", why="my deputy") == "no-passkey"
    passkey = {"id": "0123456789abcdef", "guest": her, "credential": "c", "public_key": "p", "counter": 0}
    passkey |= {"synced": False, "name": "a key", "created": 0, "used": 0}
    async with town.house.store.writing() as connection:
        await connection.execute(insert(schema.passkeys), passkey)
    for _ in range(2):  # once more changes nothing
        await town.do(f"/people/{her}/operator", why="my deputy")
    assert [one["id"] for one in await town.ask("/people?which=operator")] == [her]
    await town.do(f"/people/{her}/dismiss", why="on holiday")
    assert await town.ask("/people?which=operator") == []
    assert await town.refused(f"/people/{her}/dismiss", why="again") == "not-found"
    assert await town.refused("/people/0123456789abcdef/operator", why="nobody") == "not-found"


# -- how it is


async def test_one_look_tells_how_the_server_is(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, LINK, chat="open")
    await anna.open(ME, DEVICE)
    bela = await town.guest("Béla")
    await bela.join(table)
    bad = await bela.post(f"/api/tables/{table['id']}/chat", {"text": "something bad"})
    await anna.post(f"/api/tables/{table['id']}/chat/{bad['id']}/report")
    await anna.open(ME, LINK)
    [him] = await town.ask("/people?name=Béla")
    await town.do(f"/people/{him['id']}/quiet", why="insults", days=1)
    async with bela.at(table, 1):
        told = await town.ask("/overview")
    assert told["version"] and told["trouble"] is None and told["began"] <= told["now"] == town.clock.ms()
    assert told["tables"] | {"live": 0} == {"waiting": 1, "playing": 2, "asleep": 0, "over": 0, "live": 0}
    assert told["people"] == {"all": 2, "day": 2, "week": 2, "blocked": 0, "quieted": 1, "operators": 0}
    assert told["reports"] == 1 and told["notices"] == {"waiting": 0, "late": 0, "failed": 0}
    assert told["busy"] | {"delay": 0} == {
        "sockets": 1,
        "thoughts": 0,
        "workers": 2,
        "commits": 0,
        "delay": 0,
    }
    assert told["database"]["bytes"] > 100_000
    town.clock.advance(8 * DAY / 1000)
    told = await town.ask("/overview")
    assert (told["people"]["day"], told["people"]["week"], told["people"]["quieted"]) == (0, 0, 0)


async def test_what_is_still_to_be_told_is_listed(town: Town) -> None:
    anna = await town.browser("Anna")
    her, now = await somebody(town, anna), town.clock.ms()
    row: Json = {"person": her, "kind": "turn", "v": 0, "made": now, "args": "{}", "taken_until": None}
    rows = [
        row | {"id": "a" * 16, "about": "t" * 16, "due": now + DAY, "tries": 0},
        row | {"id": "b" * 16, "about": "u" * 16, "due": now - DAY, "tries": 2, "taken_until": now + DAY},
        row | {"id": "c" * 16, "about": "v" * 16, "due": None, "tries": 1, "sent": now},
    ]
    async with town.house.store.writing() as connection:
        for one in rows:
            await connection.execute(insert(schema.notices), one)
    assert [(one["about"][0], one["person"]["name"], one["tries"]) for one in await town.ask("/notices")] == [
        ("u", "Anna", 2),
        ("t", "Anna", 0),
    ]
    assert (await town.ask("/overview"))["notices"] == {"waiting": 2, "late": 1, "failed": 1}


# -- who may ask, and how


async def test_nobody_else_is_heard(tmp_path: Path) -> None:
    port = free_port()
    async with (
        serving(tmp_path, metrics=("127.0.0.1", port)) as place,
        place.anybody() as anybody,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as figures,
    ):
        for path in ("/admin/tables", "/api/admin/tables"):
            assert "[" not in (await anybody.get(path)).text[:1]
            assert (await anybody.post(path + "/x/close", json={"why": "x"})).status_code in (404, 405)
            assert (await figures.get(path)).status_code == 404
        assert (await figures.get("/metrics")).status_code == 200


async def test_what_is_asked_badly_changes_nothing(town: Town) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    close = f"/tables/{table['id']}/close"
    assert await town.refused(close, why="") == "bad-request"
    assert await town.refused(close, because="x") == "bad-request"
    assert await town.refused("/tables?most=0") == "bad-request"
    assert await town.refused("/tables?most=" + "9" * 5000) == "bad-request"
    assert await town.refused("/tables?most=²") == "bad-request"
    assert await town.refused("/people/0123456789abcdef/block", why="x", days=0) == "bad-request"
    for path in ("/tables/nothing", "/people/0123456789abcdef", "/nothing"):
        assert await town.refused(path) == "not-found"
    assert await town.refused("/people/0123456789abcdef/block", why="nobody") == "not-found"
    assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "playing"
    assert [deed["came"] for deed in await town.ask("/audit")] == ["not-found"]


def test_a_socket_is_where_it_was_wished(tmp_path: Path) -> None:
    assert from_environment({"LUDARIUM_SOCKET": "/run/l.sock"}).socket == Path("/run/l.sock")
    precious = tmp_path / "precious"
    precious.write_text("a file of mine")
    settings = Settings(f"sqlite:///{tmp_path / 'a.db'}", socket=precious)
    with pytest.raises(BadSetting, match="no socket"):
        Aside(House(settings)).bind()
    assert precious.read_text() == "a file of mine"


# -- by commands


async def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = await asyncio.to_thread(main, ["admin", *words])
    out, err = capsys.readouterr()
    return code, out, err


async def test_commands_say_what_they_find(town: Town, capsys: pytest.CaptureFixture[str]) -> None:
    anna = await town.guest("Anna")
    table = await anna.open(ME, DEVICE)
    at = ("--socket", str(town.socket))
    code, told, _ = await command(capsys, "tables", *at, "--status", "playing")
    assert code == 0 and table["id"] in told and "Anna, Dora" in told
    code, told, _ = await command(capsys, "show", table["id"], *at)
    assert code == 0 and "druids" in told and "Dora" in told
    code, told, _ = await command(capsys, "people", "Ann", *at, "--json")
    [her] = json.loads(told)
    code, told, _ = await command(capsys, "person", her["id"], *at)
    assert code == 0 and "Anna" in told and table["id"] in told
    code, told, _ = await command(capsys, "rules", *at)
    assert code == 0 and "druids" in told
    code, told, _ = await command(capsys, "block", her["id"], *at, "--days", "3", "--why", "a test")
    assert (code, told) == (0, "Done.\n")
    code, told, _ = await command(capsys, "people", *at)
    assert code == 0 and "until " in told
    code, told, _ = await command(capsys, "unblock", her["id"], *at, "--why", "a test")
    code, told, _ = await command(capsys, "sign-out", her["id"], *at, "--why", "a test")
    code, told, _ = await command(capsys, "close", table["id"], *at, "--why", "a test")
    assert (code, told) == (0, "Done.\n")
    code, told, error = await command(capsys, "close", table["id"], *at, "--why", "a test")
    assert (code, told, error) == (1, "", "ludarium: That table is over already.\n")
    code, told, _ = await command(capsys, "audit", *at)
    assert told.count("close") == 2 and "over" in told and "sign-out" in told
    code, told, _ = await command(capsys, "reports", *at, "--done")
    assert (code, told) == (0, "Nobody complains of anything.\n")


async def test_commands_say_how_it_is_and_who_may_what(
    town: Town, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await town.guest("Anna")
    await anna.open(ME, DEVICE)
    at = ("--socket", str(town.socket))
    code, told, _ = await command(capsys, "overview", *at)
    assert code == 0 and told.startswith("Ready; Ludarium ") and "0 waiting, 1 playing" in told
    code, told, _ = await command(capsys, "tables", "Ann", *at)
    assert code == 0 and "druids" in told
    code, told, _ = await command(capsys, "people", *at, "--json")
    [her] = json.loads(told)
    quiet = ("quiet", her["id"], *at, "--why", "a test")
    code, told, _ = await command(capsys, *quiet, "--until", "2999-12-31")
    assert (code, told) == (0, "Done.\n")
    code, told, _ = await command(capsys, "people", *at, "--which", "quieted")
    assert code == 0 and "until 2999-12-31" in told
    for words in (("--until", "tomorrow"), ("--days", "1", "--until", "2999-12-31")):
        with pytest.raises(SystemExit) as stopped:
            await command(capsys, *quiet, *words)
        assert stopped.value.code == 2
    assert "no day like 2026-12-31" in capsys.readouterr().err
    code, told, _ = await command(capsys, "unquiet", her["id"], *at, "--why", "a test")
    assert (code, told) == (0, "Done.\n")
    code, told, error = await command(capsys, "operator", her["id"], *at, "--why", "a test")
    assert code == 1 and "/account" in error
    code, told, _ = await command(capsys, "notices", *at)
    assert (code, told) == (0, "due  kind  person  about  tries\n")


async def test_without_a_server_it_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told, error = await command(capsys, "tables", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert (code, told) == (1, "") and "No server answers" in error and "a.db.sock" in error
    code, told, error = await command(capsys, "tables", "--database", "postgresql://localhost/x")
    assert code == 2 and "--socket" in error
    code, told, error = await command(capsys, "tables", "--database", "mysql://localhost/x")
    assert code == 2 and "SQLite or PostgreSQL" in error
