"""A guest adds a way to sign in, and comes back by it from anywhere; nothing of theirs is lost."""

import io
import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludarium.server import schema
from ludarium.server.people.sign_ins import hashed
from ludarium.server.socket_connection import ANEW
from ludarium.sitting.clock import DAY, HOUR, MINUTE
from tests.server.authenticator import Authenticator
from tests.server.browsers import Browser, browser
from tests.server.clocks import StoppedClock
from tests.server.people import LINK, ME, PATIENCE, Json, Person, Place, bot, serving

pytestmark = pytest.mark.anyio


class Town:
    """A server under a name that browsers have passkeys for, and its clock."""

    def __init__(self, place: Place, clock: StoppedClock, stack: AsyncExitStack) -> None:
        self.place, self.clock, self._stack = place, clock, stack
        assert place.house is not None
        self.house = place.house

    async def browser(self, name: str | None = None) -> Browser:
        return await self._stack.enter_async_context(browser(self.place, name))

    def wait(self, ms: int) -> None:
        self.clock.advance(ms / 1000)


@pytest.fixture(params=["sqlite", "postgresql"])
async def town(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    more: Json = {}
    if request.param == "postgresql":
        more["database"] = request.getfixturevalue("postgres")
    clock = StoppedClock()
    async with serving(tmp_path, clock=clock, passwords=True, **more) as place, AsyncExitStack() as stack:
        place.address = place.address.replace("127.0.0.1", "localhost")
        yield Town(place, clock, stack)


async def add_passkey(one: Browser, key: Authenticator, name: str = "") -> Json:
    options = await one.post("/api/me/passkeys/begin")
    made = key.create(options, str(one.http.base_url))
    account: Json = await one.post("/api/me/passkeys", {"credential": made, "name": name})
    return account


async def proof(one: Browser, key: Authenticator, **more: Any) -> Json:
    options = await one.post("/api/sign-in/begin")
    return {"credential": key.get(options, str(one.http.base_url)), **more}


# -- passkeys


@pytest.mark.parametrize("synced", [False, True])
async def test_a_guest_with_a_passkey_is_the_same_person_on_another_device(town: Town, synced: bool) -> None:
    anna, key = await town.browser("Anna"), Authenticator(synced=synced)
    table = await anna.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    account = await add_passkey(anna, key, "Phone")
    assert [(one["name"], one["synced"]) for one in account["passkeys"]] == [("Phone", synced)]
    phone = await town.browser()
    for _ in range(2):  # the second time it proves anew who is there
        assert await phone.post("/api/sign-in/passkey", await proof(phone, key)) == {"name": "Anna"}
    assert [one["id"] for one in (await phone.get("/api/tables"))["tables"]] == [table["id"]]
    account = await phone.get("/api/me/account")
    assert [one["what"] for one in account["sign_ins"]] == ["Firefox, Linux"] * 2
    assert sum(one["here"] for one in account["sign_ins"]) == 1


async def test_the_token_is_another_after_a_claim_and_the_former_one_soon_opens_nothing(town: Town) -> None:
    anna = await town.browser("Anna")
    former = anna.token
    await add_passkey(anna, Authenticator())
    assert anna.token != former
    for waited, name in ((0, "Anna"), (MINUTE, None)):
        town.wait(waited)
        async with town.place.anybody({"Authorization": f"Bearer {former}"}) as thief:
            told = (await thief.get("/api/me")).json()
            assert (told and told["name"]) == name
    assert await anna.get("/api/me") == {"name": "Anna"}


async def test_a_token_is_changed_every_thirty_days(town: Town) -> None:
    anna = await town.browser("Anna")
    first = anna.token
    town.wait(29 * DAY)
    await anna.get("/api/me")
    assert anna.token == first
    town.wait(2 * DAY)
    await anna.get("/api/me")
    assert anna.token != first and await anna.get("/api/me") == {"name": "Anna"}


async def test_a_passkey_that_was_removed_opens_nothing(town: Town) -> None:
    anna, key = await town.browser("Anna"), Authenticator()
    [kept] = (await add_passkey(anna, key))["passkeys"]
    assert (await anna.post(f"/api/me/passkeys/{kept['id']}/remove"))["passkeys"] == []
    phone = await town.browser()
    assert await phone.refused("/api/sign-in/passkey", await proof(phone, key)) == "not-known"


async def test_at_an_address_in_numbers_there_are_no_passkeys(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, browser(place, "Anna") as anna:
        assert (await anna.get("/api/me/account"))["ways"] == {
            "passkeys": False,
            "passwords": False,
            "mail": False,
        }
        for path in ("/api/me/passkeys/begin", "/api/sign-in/begin"):
            assert await anna.refused(path) == "not-offered"
        password = {"handle": "anna", "password": "nine white stones"}
        assert await anna.refused("/api/me/password", password) == "not-offered"
        assert await anna.refused("/api/sign-in/password", password) == "not-offered"


# -- recovery codes, passwords


async def test_each_recovery_code_is_good_once_however_it_is_typed(town: Town) -> None:
    anna = await town.browser("Anna")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    assert len(set(codes)) == 8
    lost = await town.browser()
    typed = codes[3].lower().replace("-", " ").replace("1", "l").replace("0", "O")
    assert await lost.post("/api/sign-in/code", {"code": typed}) == {"name": "Anna"}
    assert (await lost.get("/api/me/account"))["recovery"] == 7
    again = await town.browser()
    assert await again.refused("/api/sign-in/code", {"code": codes[3]}) == "not-known"
    await anna.post("/api/me/recovery-codes")
    assert await again.refused("/api/sign-in/code", {"code": codes[4]}) == "not-known"


async def test_only_hashes_of_words_and_passwords_are_stored(town: Town) -> None:
    anna = await town.browser("Anna")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await anna.post("/api/me/password", {"handle": "Anna", "password": "nine white stones"})
    async with town.house.store.reading() as connection:
        kept = set((await connection.execute(select(schema.codes.c.hash))).scalars())
        [password] = (await connection.execute(select(schema.passwords.c.hash))).scalars()
    assert kept == {hashed(code) for code in codes}
    assert password.startswith("$argon2id$") and "stones" not in password


async def test_a_password_signs_in_and_nothing_like_it_does(town: Town) -> None:
    anna, other = await town.browser("Anna"), await town.browser()
    account = await anna.post("/api/me/password", {"handle": " Anna ", "password": "nine white stones"})
    assert account["handle"] == "anna"
    for handle, password in (("anna", "nine white stone"), ("anne", "nine white stones")):
        wrong = {"handle": handle, "password": password}
        assert await other.refused("/api/sign-in/password", wrong) == "not-known"
    right = {"handle": "ANNA", "password": "nine white stones"}
    assert await other.post("/api/sign-in/password", right) == {"name": "Anna"}
    bea = await town.browser("Bea")
    assert await bea.refused("/api/me/password", right) == "handle-taken"
    assert await bea.refused("/api/me/password", {**right, "handle": "a b"}) == "bad-handle"
    assert await bea.refused("/api/me/password", {**right, "password": "short"}) == "bad-password"
    assert (await anna.post("/api/me/password/remove"))["handle"] is None
    assert await bea.refused("/api/sign-in/password", right) == "not-known"


# -- other devices


async def test_another_device_shows_a_number_that_the_first_one_is_told(town: Town) -> None:
    anna, phone = await town.browser("Anna"), await town.browser()
    word = (await anna.post("/api/me/devices"))["word"]
    assert await anna.post("/api/me/devices/came", {"word": word}) == {"state": "nobody", "what": ""}
    visit = await phone.post("/api/devices/visit", {"word": word.lower()})
    assert visit["name"] == "Anna"
    came = {"state": "somebody", "what": "Firefox, Linux"}
    assert await anna.post("/api/me/devices/came", {"word": word}) == came
    claim = {"word": word, "claim": visit["claim"]}
    assert await phone.post("/api/devices/enter", claim) is None
    await anna.post("/api/me/devices/let-in", {"word": word, "number": visit["number"]})
    assert await phone.post("/api/devices/enter", claim) == {"name": "Anna"}
    assert await phone.refused("/api/devices/enter", claim) == "not-known"
    assert await anna.post("/api/me/devices/came", {"word": word}) == {"state": "over", "what": ""}


async def test_the_word_of_a_device_is_good_for_the_first_that_comes_and_not_for_long(town: Town) -> None:
    anna, first, second = [await town.browser(name) for name in ("Anna", None, None)]
    word = (await anna.post("/api/me/devices"))["word"]
    visit = await first.post("/api/devices/visit", {"word": word})
    assert await second.refused("/api/devices/visit", {"word": word}) == "not-known"
    assert await second.refused("/api/devices/enter", {"word": word, "claim": "x"}) == "not-known"
    bea = await town.browser("Bea")
    number = {"word": word, "number": visit["number"]}
    assert await bea.refused("/api/me/devices/let-in", number) == "not-known"
    town.wait(5 * MINUTE)
    assert await anna.refused("/api/me/devices/let-in", number) == "not-known"


async def test_numbers_are_not_guessed(town: Town) -> None:
    anna, phone = await town.browser("Anna"), await town.browser()
    word = (await anna.post("/api/me/devices"))["word"]
    visit = await phone.post("/api/devices/visit", {"word": word})
    wrong = {"word": word, "number": f"{(int(visit['number']) + 1) % 10_000:04}"}
    for _ in range(5):
        assert await anna.refused("/api/me/devices/let-in", wrong) == "not-known"
    right = {"word": word, "number": visit["number"]}
    assert await anna.refused("/api/me/devices/let-in", right) == "not-known"


# -- taking seats along


async def test_the_seats_of_this_browser_come_along(town: Town) -> None:
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    theirs = await phone.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    begun = await phone.post("/api/tables", {"game": "tigris", "seats": [ME, bot()]})
    both = await anna.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    await phone.post(f"/api/tables/{both['id']}/join", {"invitation": both["seats"][1]["invitation"]})
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    mine = {one["id"]: one for one in (await phone.get("/api/tables"))["tables"]}
    assert mine.keys() == {theirs["id"], begun["id"], both["id"]}
    assert [seat["mine"] for seat in mine[begun["id"]]["seats"]] == [True, False]
    # nobody plays against oneself
    assert [seat["mine"] for seat in mine[both["id"]]["seats"]] == [True, False]


async def test_what_came_of_games_comes_along(town: Town) -> None:
    anna, phone, ben = await town.browser("Anna"), await town.browser("Visitor"), await town.browser("Ben")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    table = await phone.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    await ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["seats"][1]["invitation"]})
    async with Person(town.place, phone.token, phone.http, phone.headers).at(table, 0) as chair:
        await chair.wish(concede=True)
    [before] = await town.house.store.endings(0)
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})
    await town.house.people.moves.do()
    [after] = await town.house.store.endings(before["seq"])
    assert after["at"] == before["at"] and after["holders"] != before["holders"]
    mine = await town.house.sign_ins.caller(phone.token)
    assert mine and mine.guest.id in after["holders"] and mine.guest.id not in before["holders"]


async def test_without_that_they_stay_with_the_guest_that_it_was(town: Town) -> None:
    anna, phone = await town.browser("Anna"), await town.browser("Visitor")
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    own = (await phone.post("/api/me/recovery-codes"))["codes"]
    theirs = await phone.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    await phone.post("/api/sign-in/code", {"code": codes[0], "along": True})  # an account is not swallowed
    await town.house.people.moves.do()
    assert (await phone.get("/api/tables"))["tables"] == []
    await phone.post("/api/sign-in/code", {"code": own[0]})
    assert [one["id"] for one in (await phone.get("/api/tables"))["tables"]] == [theirs["id"]]


# -- where one is signed in


async def test_signing_out_elsewhere_closes_what_is_open_there(town: Town) -> None:
    anna, phone = await town.browser("Anna"), await town.browser()
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0]})
    table = await anna.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    address = town.place.address.replace("http", "ws", 1)
    for path in (f"/api/tables/{table['id']}/live", "/api/live"):
        async with connect(f"{address}{path}", additional_headers=phone.headers, **PATIENCE) as socket:
            await anna.post("/api/me/sign-ins/end-others")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ANEW
        assert await phone.get("/api/me") is None and await anna.get("/api/me") == {"name": "Anna"}
        await phone.post("/api/sign-in/code", {"code": codes.pop()})


async def test_one_sign_in_is_ended_and_only_ones_own(town: Town) -> None:
    anna, phone, bea = [await town.browser(name) for name in ("Anna", None, "Bea")]
    codes = (await anna.post("/api/me/recovery-codes"))["codes"]
    await phone.post("/api/sign-in/code", {"code": codes[0]})
    [there] = [one for one in (await anna.get("/api/me/account"))["sign_ins"] if not one["here"]]
    assert await bea.refused(f"/api/me/sign-ins/{there['id']}/end") == "not-found"
    assert len((await anna.post(f"/api/me/sign-ins/{there['id']}/end"))["sign_ins"]) == 1
    assert await phone.get("/api/me") is None
    await anna.post("/api/me/sign-out")
    assert anna.token == "" and await anna.get("/api/me") is None


async def test_sign_ins_tell_when_they_were_last_used_to_the_hour(town: Town) -> None:
    anna = await town.browser("Anna")
    town.wait(5 * HOUR)
    [here] = (await anna.get("/api/me/account"))["sign_ins"]
    now = town.clock.ms()
    assert here["created"] == now - 5 * HOUR and here["used"] == now // HOUR * HOUR


# -- scripts


async def test_a_script_does_what_its_token_is_for(town: Town) -> None:
    anna = await town.browser("Anna")
    table = {"game": "druids", "seats": [ME, LINK]}
    tokens = {}
    for scope in ("read", "play"):
        asked = {"name": f"to {scope}", "scope": scope}
        tokens[scope] = (await anna.post("/api/me/tokens", asked))["token"]
    for scope, opens in (("read", 403), ("play", 200)):
        async with town.place.anybody({"Authorization": f"Bearer {tokens[scope]}"}) as script:
            assert (await script.get("/api/me")).json() == {"name": "Anna"}
            assert (await script.get("/api/tables")).status_code == 200
            assert (await script.post("/api/tables", json=table)).status_code == opens
            for path in ("/api/me/account", "/api/me/export"):
                assert (await script.get(path)).json()["error"]["key"] == "no-right"
            assert (await script.post("/api/me", json={"name": "Mallory"})).status_code == 403
    kept = (await anna.get("/api/me/account"))["sign_ins"]
    assert {(one["what"], one["scope"]) for one in kept if one["kind"] == "script"} == {
        ("to read", "read"),
        ("to play", "play"),
    }


async def test_a_script_that_may_read_looks_at_a_table_and_answers_nothing(town: Town) -> None:
    anna = await town.browser("Anna")
    token = (await anna.post("/api/me/tokens", {"name": "notebook", "scope": "read"}))["token"]
    table = await anna.post("/api/tables", {"game": "druids", "seats": [ME, bot()]})
    address = f"{town.place.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, **PATIENCE) as socket:
        await socket.send(json.dumps({"as": 0}))
        assert json.loads(await socket.recv())["t"] == "told"
        await socket.send(json.dumps({"do": "x", "v": 0}))
        refused = json.loads(await socket.recv())
        assert (refused["t"], refused["key"]) == ("refused", "no-right"), refused


# -- proof, export, deletion


async def test_what_a_browser_left_open_must_not_do_asks_for_a_proof(town: Town) -> None:
    anna, key = await town.browser("Anna"), Authenticator()
    await add_passkey(anna, key)
    asks: list[tuple[str, Json]] = [
        ("/api/me/recovery-codes", {}),
        ("/api/me/passkeys/begin", {}),
        ("/api/me/deletion", {"wanted": True}),
        ("/api/me/tokens", {"name": "x", "scope": "play"}),
        ("/api/me/password", {"handle": "anna", "password": "nine white stones"}),
    ]
    town.wait(5 * MINUTE)
    for path, body in asks:
        assert await anna.refused(path, body) == "confirm-first"
    assert (await anna.http.get("/api/me/export")).json()["error"]["key"] == "confirm-first"
    assert not (await anna.get("/api/me/account"))["proved"]
    await anna.post("/api/sign-in/passkey", await proof(anna, key))
    assert (await anna.get("/api/me/account"))["proved"]
    for path, body in asks:
        await anna.post(path, body)


async def test_the_export_has_all_that_is_mine(town: Town) -> None:
    anna = await town.browser("Anna")
    table = await anna.post("/api/tables", {"game": "druids", "seats": [ME, bot()]})
    waiting = await anna.post("/api/tables", {"game": "ark", "seats": [ME, LINK]})
    answer = await anna.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert json.loads(archive.read("me.json"))["name"] == "Anna"
        listed = {one["id"] for one in json.loads(archive.read("tables.json"))}
        assert listed == {table["id"], waiting["id"]}
        record = archive.read(f"records/druids-{table['id']}.txt").decode()
    assert record == (await anna.http.get(f"/api/tables/{table['id']}/record")).text


async def test_who_leaves_has_seven_days_and_is_somebody_then(town: Town) -> None:
    anna, bea, key = await town.browser("Anna"), await town.browser("Bea"), Authenticator()
    await add_passkey(anna, key)
    table = await anna.post("/api/tables", {"game": "tigris", "seats": [ME, LINK, bot()]})
    await bea.post(f"/api/tables/{table['id']}/join", {"invitation": table["seats"][1]["invitation"]})
    waiting = await anna.post("/api/tables", {"game": "druids", "seats": [ME, LINK]})
    leaves = (await anna.post("/api/me/deletion", {"wanted": True}))["leaves"]
    assert leaves == town.clock.ms() + 7 * DAY
    assert (await anna.post("/api/me/deletion", {"wanted": False}))["leaves"] is None
    await anna.post("/api/me/deletion", {"wanted": True})
    town.wait(7 * DAY)
    await town.house.people.moves.do()
    assert await anna.get("/api/me") is None
    phone = await town.browser()
    assert await phone.refused("/api/sign-in/passkey", await proof(phone, key)) == "not-known"
    seats = (await bea.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Somebody", "Bea"] and seats[0]["out"]
    assert (await bea.get(f"/api/tables/{waiting['id']}"))["seats"][0]["name"] is None
