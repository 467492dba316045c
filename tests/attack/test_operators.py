"""Whoever is no operator, or is one no longer, or not for certain, is told what is told where nothing is."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludarium.server import schema
from ludarium.server.operate.admin.calls import ACTS, LOOKS
from ludarium.server.people.account import PROVED
from ludarium.server.socket_connection import ANEW
from ludarium.sitting.clock import SECOND
from tests.server.browsers import Browser, browser
from tests.server.clocks import StoppedClock
from tests.server.operators import ADMIN, add_passkey, appoint, ask, id_of, operator, show_passkey
from tests.server.people import LINK, ME, PATIENCE, Json, Place, serving

pytestmark = pytest.mark.anyio

THERE = [look.path for look in LOOKS] + [act.path for act in ACTS]
LATER = PROVED / SECOND + 1


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
async def place(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[Place]:
    """Under a name that browsers have passkeys for; nobody is slowed down unless a test is about that."""
    async with serving(tmp_path, clock=clock, passwords=True) as one:
        one.address = one.address.replace("127.0.0.1", "localhost")
        yield one


def ways(known: str) -> Iterator[tuple[str, str, Json | None]]:
    """Every call, of something that is there and of something that is not, in every wrong way, too."""
    for path in (*THERE, "/nothing", "/", "/tables/..", "/%2e%2e/me"):
        for id in (known, "0123456789abcdef", "no-id"):
            yield "GET", path.format(id=id), None
            yield "POST", path.format(id=id), {"why": "x"}
        yield "POST", path.format(id=known), {"unknown": 1}
        yield "DELETE", path.format(id=known), None


async def answers(one: Browser, known: str) -> set[tuple[int, str, str]]:
    """All that is told, whatever is asked."""
    found = set()
    for method, path, body in ways(known):
        answer = await one.http.request(method, ADMIN + path, json=body)
        headers = json.dumps({k: v for k, v in answer.headers.items() if k not in ("date", "server")})
        found.add((answer.status_code, answer.text, headers))
    return found


NOTHING = '{"error":{"key":"not-found","args":{}}}'


async def test_nobody_else_learns_that_there_is_anything(place: Place) -> None:
    """The same status, words and headers, whatever they ask for; as of a path where nothing is."""
    async with (
        browser(place) as guest,
        browser(place, "Béla") as bela,
        browser(place, "Cili") as cili,
        operator(place, "Anna"),
    ):
        await add_passkey(cili)
        known = await id_of(place, "Anna")
        told = set()
        for one in (guest, bela, cili):
            told |= await answers(one, known)
        assert {(status, text) for status, text, _ in told} == {(404, NOTHING)}
        assert len(told) == 1
        elsewhere = await bela.http.get("/api/nothing")
        assert (elsewhere.status_code, elsewhere.text) == (404, NOTHING)


async def test_nothing_of_what_they_try_is_done(place: Place) -> None:
    async with (
        browser(place, "Béla") as bela,
        browser(place, "Cili") as cili,
        operator(place, "Anna") as (o, _),
    ):
        table = await bela.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
        before = await ask(o, "/audit")
        for path in ("close", "repair"):
            answer = await cili.ask(f"{ADMIN}/tables/{table['id']}/{path}", {"why": "mine", "to": 1})
            assert answer.status_code == 404
        answer = await cili.ask(f"{ADMIN}/people/{await id_of(place, 'Cili')}/operator", {"why": "me"})
        assert answer.status_code == 404
        assert await ask(o, "/audit") == before
        assert (await bela.get(f"/api/tables/{table['id']}"))["status"] == "waiting"


async def test_a_passkey_of_five_minutes_ago_is_none(place: Place, clock: StoppedClock) -> None:
    async with operator(place, "Anna") as (anna, key):
        assert (await ask(anna, "/overview"))["people"]["operators"] == 1
        clock.advance(LATER)
        for path in (*THERE, "/nothing"):
            for method in ("GET", "POST"):
                answer = await anna.http.request(method, ADMIN + path.format(id="no-id"), json={})
                assert answer.json()["error"]["key"] == "confirm-first"
        await show_passkey(anna, key)
        assert await ask(anna, "/reports") == []


async def test_other_proofs_are_not_enough(place: Place, clock: StoppedClock) -> None:
    """A code or a password may have been read over a shoulder; nor is a passkey that was only made."""
    async with operator(place, "Anna") as (anna, _), browser(place) as elsewhere:
        codes = (await anna.post("/api/me/recovery-codes"))["codes"]
        await anna.post("/api/me/password", {"handle": "anna", "password": "nine white stones"})
        clock.advance(LATER)
        await anna.post("/api/sign-in/code", {"code": codes[0]})
        assert await anna.refused(f"{ADMIN}/reports/x/done") == "confirm-first"
        await anna.post("/api/sign-in/password", {"handle": "anna", "password": "nine white stones"})
        assert await anna.refused(f"{ADMIN}/reports/x/done") == "confirm-first"
        await add_passkey(anna)
        assert await anna.refused(f"{ADMIN}/reports/x/done") == "confirm-first"
        await elsewhere.post("/api/sign-in/code", {"code": codes[1]})
        assert await elsewhere.refused(f"{ADMIN}/reports/x/done") == "confirm-first"


async def test_a_passkey_counts_only_where_it_was_shown(place: Place, clock: StoppedClock) -> None:
    async with operator(place, "Anna") as (anna, key), browser(place) as phone:
        await show_passkey(phone, key)
        clock.advance(LATER)
        await show_passkey(phone, key)
        assert await ask(phone, "/reports") == []
        assert await anna.refused(f"{ADMIN}/reports/x/done") == "confirm-first"


async def test_anothers_passkey_makes_another_of_them(place: Place) -> None:
    """Whoever shows a passkey of their own at an operator's browser is signed in as themselves."""
    async with operator(place, "Anna") as (anna, _), browser(place, "Béla") as bela:
        own = await add_passkey(bela)
        await show_passkey(anna, own)
        assert await anna.get("/api/me") == {"name": "Béla"}
        assert await anna.refused(f"{ADMIN}/reports/x/done") == "not-found"


async def test_scripts_of_an_operator_are_nobody(place: Place) -> None:
    async with operator(place, "Anna") as (anna, key):
        token = (await anna.post("/api/me/tokens", {"name": "x", "scope": "play"}))["token"]
        async with place.anybody({"Authorization": f"Bearer {token}"}) as http:
            script = Browser(http)
            assert (await http.get(f"{ADMIN}/overview")).text == NOTHING
            await show_passkey(script, key)
            assert (await http.get(f"{ADMIN}/overview")).text == NOTHING


async def test_whoever_is_dismissed_is_nobody_at_once(place: Place) -> None:
    """Also on a connection that stays open, and with a passkey that was just shown."""
    async with operator(place, "Anna") as (anna, key):
        transport = httpx.AsyncHTTPTransport()
        async with httpx.AsyncClient(
            base_url=place.address, transport=transport, cookies=anna.http.cookies, timeout=None
        ) as kept:
            assert (await kept.get(f"{ADMIN}/overview")).status_code == 200
            await appoint(place, "Anna", "dismiss")
            assert (await kept.get(f"{ADMIN}/overview")).text == NOTHING
        await show_passkey(anna, key)
        told = await answers(anna, await id_of(place, "Anna"))
        assert {(status, text) for status, text, _ in told} == {(404, NOTHING)}


async def test_whoever_dismisses_themselves_does_nothing_more(place: Place) -> None:
    async with operator(place, "Anna") as (anna, _):
        me = await id_of(place, "Anna")
        await anna.post(f"{ADMIN}/people/{me}/dismiss", {"why": "enough"})
        assert await anna.refused(f"{ADMIN}/people/{me}/operator", {"why": "again"}) == "not-found"


async def test_whoever_is_blocked_is_no_operator_meanwhile(place: Place) -> None:
    async with operator(place, "Anna") as (anna, key), operator(place, "Béla") as (bela, _):
        me = await id_of(place, "Anna")
        await bela.post(f"{ADMIN}/people/{me}/block", {"why": "a stolen phone"})
        assert (await anna.http.get(f"{ADMIN}/overview")).text == NOTHING
        options = await anna.post("/api/sign-in/begin")
        proof = {"credential": key.get(options, str(anna.http.base_url).rstrip("/"))}
        assert await anna.refused("/api/sign-in/passkey", proof) == "blocked"


async def test_a_socket_that_was_left_open_tells_nothing(place: Place) -> None:
    """There is none for operators; that of an open page rings for lists, and ends with the sign-in."""
    async with operator(place, "Anna") as (anna, _), browser(place, "Béla") as bela:
        address = place.address.replace("http", "ws", 1)
        told = set()
        for path in (f"{ADMIN}/", f"{ADMIN}/overview", f"{ADMIN}/live", "/api/nothing"):
            for one in (anna, bela):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(address + path, additional_headers=one.headers):
                        raise AssertionError("it is open")
                answer = refused.value.response
                told.add((answer.status_code, bytes(answer.body or b"")))
        assert told == {(403, b"")}
        async with connect(f"{address}/api/live", additional_headers=anna.headers, **PATIENCE) as left:
            await appoint(place, "Anna", "dismiss")
            await appoint(place, "Anna", "sign-out")
            with pytest.raises(ConnectionClosed) as closed:
                await left.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ANEW


async def test_pages_of_other_sites_do_nothing(place: Place) -> None:
    async with operator(place, "Anna") as (anna, _):
        me = await id_of(place, "Anna")
        for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
            answer = await anna.http.post(f"{ADMIN}/people/{me}/dismiss", json={"why": "x"}, headers=headers)
            assert answer.json()["error"]["key"] == "foreign-origin"
        form = await anna.http.post(f"{ADMIN}/people/{me}/dismiss", data={"why": "x"})
        assert form.status_code == 415
        assert (await ask(anna, "/overview"))["people"]["operators"] == 1
        assert "access-control-allow-origin" not in (await anna.http.get(f"{ADMIN}/people")).headers


async def test_whoever_tries_without_end_has_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=StoppedClock(), limits=True) as place, browser(place, "Béla") as bela:
        keys = [(await bela.http.get(f"{ADMIN}/people")).json()["error"]["key"] for _ in range(102)]
        assert keys == ["not-found"] * 100 + ["too-fast"] * 2


async def test_a_name_is_not_mistaken_for_a_user_of_the_machine(place: Place) -> None:
    async with operator(place, "root") as (root, _):
        await root.post(f"{ADMIN}/people/{await id_of(place, 'root')}/quiet", {"why": "x", "days": 1})
        deeds = {deed["what"]: deed["who"] for deed in await ask(root, "/audit")}
        assert deeds["quiet"] == f"root ({await id_of(place, 'root')})" != deeds["operator"]


async def test_nobody_is_an_operator_without_a_passkey(place: Place) -> None:
    async with operator(place, "Anna") as (anna, _), browser(place, "Béla"):
        path = f"{ADMIN}/people/{await id_of(place, 'Béla')}/operator"
        assert await anna.refused(path, {"why": "x"}) == "no-passkey"
        [found] = await ask(anna, "/people?name=Béla")
        assert found["operator"] is False


# -- what a seat hides


async def test_an_operator_who_plays_is_not_told_what_is_said_beside_the_game(place: Place) -> None:
    async with (
        operator(place, "Anna") as (anna, _),
        browser(place, "Béla") as bela,
        browser(place, "Cili") as cili,
    ):
        table = await anna.post("/api/tables", {"game": "tigris", "seats": [ME, LINK], "chat": "open"})
        [invitation] = [seat["invitation"] for seat in table["seats"] if seat["invitation"]]
        await bela.post(f"/api/tables/{table['id']}/join", {"invitation": invitation})
        path = f"/api/tables/{table['id']}/chat"
        said = await cili.post(path, {"text": "she has three red tiles"})
        await browse_report(place, path, said["id"])
        [report] = await ask(anna, "/reports")
        assert (report["lines"], report["withheld"]) == ([], True)
        assert "red tiles" not in (await anna.http.get(f"{ADMIN}/reports")).text
        await anna.post(f"{ADMIN}/tables/{table['id']}/close", {"why": "over"})
        [report] = await ask(anna, "/reports")
        assert (report["lines"][-1]["text"], report["withheld"]) == ("she has three red tiles", False)


async def browse_report(place: Place, path: str, line: str) -> None:
    """Somebody else who looks on complains."""
    async with browser(place, "Dezső") as dezso:
        (await dezso.ask(f"{path}/{line}/report")).raise_for_status()


async def test_nothing_that_a_seat_hides_is_told(place: Place) -> None:
    """Neither secret nor view, nor what was played or planned, by any call."""
    assert place.house is not None
    async with operator(place, "Anna") as (anna, _), browser(place, "Béla") as bela:
        seats = [ME, {"kind": "bot", "bot": "random", "seconds": 0.05}]
        table = await bela.post("/api/tables", {"game": "tigris", "seats": seats})
        row = await place.house.store.table(table["id"])
        assert row is not None
        plan = {"n": row.n + 1, "v": 0, "at": 1, "kind": "plan", "seat": 0, "by": row.opener, "line": "pass"}
        plan |= {"table_id": row.id, "lag": 0}
        await place.house.hall.close()
        async with place.house.store.writing() as connection:
            await connection.execute(schema.entries.insert().values(plan))
            await connection.execute(update(schema.tables).values(n=row.n + 1))
        told = ""
        for look in LOOKS:
            for id in (table["id"], row.opener):
                told += (await anna.http.get(ADMIN + look.path.format(id=id))).text
        assert table["id"] in told and "Béla" in told
        assert row.secret.hex() not in told
        assert not [word for word in ('"plan"', '"view"', '"line"', '"hand"', '"secret"') if word in told]
