"""Whoever wants to be somebody else: guessing, replaying, forging, and pages of other sites."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.authenticator import Authenticator, client_data
from tests.server.browsers import Browser, browser
from tests.server.clocks import StoppedClock
from tests.server.people import ME, Json, Place, bot, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with every limit on, under a name that browsers have passkeys for."""
    async with serving(tmp_path, passwords=True, limits=True, clock=StoppedClock()) as one:
        one.address = one.address.replace("127.0.0.1", "localhost")
        yield one


def origin(one: Browser) -> str:
    return str(one.http.base_url).rstrip("/")


async def claim(one: Browser, key: Authenticator) -> None:
    options = await one.post("/api/me/passkeys/begin")
    await one.post("/api/me/passkeys", {"credential": key.create(options, origin(one))})


async def told(one: Browser) -> Any:
    return await one.get("/api/me")


# -- forged and replayed


async def test_what_a_passkey_says_counts_once_here_and_for_its_own_question(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place) as mallory:
        key = Authenticator()
        await claim(anna, key)
        options = await mallory.post("/api/sign-in/begin")
        elsewhere = key.get({**options, "rpId": "example.org"}, origin(mallory))
        phished = key.get(options, "https://localhost.example.org")
        stranger = {**Authenticator().get(options, origin(mallory)), "id": key.name, "rawId": key.name}
        for forged in (elsewhere, phished, stranger):
            fresh = await mallory.post("/api/sign-in/begin")
            forged["response"]["clientDataJSON"] = bytes_to_base64url(
                client_data("webauthn.get", fresh["challenge"], "https://localhost.example.org")
            )
            assert await mallory.refused("/api/sign-in/passkey", {"credential": forged}) == "not-known"
        right = {"credential": key.get(options, origin(anna))}
        async with browser(place) as phone:
            assert await phone.post("/api/sign-in/passkey", right) == {"name": "Anna"}
        assert await mallory.refused("/api/sign-in/passkey", right) == "not-known"
        assert await told(mallory) is None


async def test_a_passkey_that_was_copied_is_refused_by_its_count(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place) as mallory:
        key = Authenticator()
        await claim(anna, key)
        copied = Authenticator(key=key.key, id=key.id, counter=0)
        for _ in range(2):
            options = await anna.post("/api/sign-in/begin")
            await anna.post("/api/sign-in/passkey", {"credential": key.get(options, origin(anna))})
        options = await mallory.post("/api/sign-in/begin")
        late = {"credential": copied.get(options, origin(mallory))}
        assert await mallory.refused("/api/sign-in/passkey", late) == "not-known"


async def test_a_passkey_is_added_to_nobody_else(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        options = await anna.post("/api/me/passkeys/begin")
        made = Authenticator().create(options, origin(anna))
        assert await mallory.refused("/api/me/passkeys", {"credential": made}) == "bad-credential"
        # Whoever tried it has used the question up, and Anna is asked anew.
        assert await anna.refused("/api/me/passkeys", {"credential": made}) == "bad-credential"
        key = Authenticator()
        await claim(anna, key)
        options = await mallory.post("/api/me/passkeys/begin")
        taken = key.create(options, origin(mallory))
        assert await mallory.refused("/api/me/passkeys", {"credential": taken}) == "bad-credential"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "!!!"}},
        {"response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
        {"response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": null}')}},
        {"response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": "\\ud800"}')}},
        {"id": 7, "response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": "x"}')}},
    ],
)
async def test_what_is_no_credential_is_refused_in_words(place: Place, credential: Json) -> None:
    async with browser(place, "Anna") as anna:
        for path in ("/api/me/passkeys", "/api/sign-in/passkey"):
            assert await anna.refused(path, {"credential": credential}) in ("bad-credential", "not-known")


# -- fixation, other sites


async def test_nobody_goes_on_with_a_token_that_somebody_gave_them(place: Place) -> None:
    """A token that was there before signing in is not the one after it."""
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as planted:
        codes = (await anna.post("/api/me/recovery-codes"))["codes"]
        before = planted.token
        await planted.post("/api/sign-in/code", {"code": codes[0]})
        assert planted.token not in (before, "") and await told(planted) == {"name": "Anna"}
        async with place.anybody({"Authorization": f"Bearer {before}"}) as mallory:
            assert (await mallory.get("/api/me")).json() is None


async def test_pages_of_other_sites_change_nothing(place: Place) -> None:
    async with browser(place, "Anna") as anna:
        codes = (await anna.post("/api/me/recovery-codes"))["codes"]
        for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
            for path, body in (
                ("/api/sign-in/code", {"code": codes[0]}),
                ("/api/me/sign-out", {}),
                ("/api/me/sign-ins/end-others", {}),
                ("/api/me/deletion", {"wanted": True}),
                ("/api/devices/visit", {"word": "x"}),
            ):
                answer = await anna.http.post(path, json=body, headers=headers)
                assert answer.json()["error"]["key"] == "foreign-origin"
        account = await anna.get("/api/me/account")
        assert (account["recovery"], account["leaves"], len(account["sign_ins"])) == (8, None, 1)


async def test_a_link_to_another_device_cannot_be_used_to_swallow_anothers_seats(place: Place) -> None:
    """Mallory sends the word for a device of hers: without the number on Anna's nothing comes of it."""
    async with browser(place, "Anna") as anna, browser(place, "Mallory") as mallory:
        await anna.post("/api/tables", {"game": "druids", "seats": [ME, bot()]})
        word = (await mallory.post("/api/me/devices"))["word"]
        visit = await anna.post("/api/devices/visit", {"word": word})
        assert visit["name"] == "Mallory"  # which her page tells her
        claim = {"word": word, "claim": visit["claim"], "along": True}
        assert await anna.post("/api/devices/enter", claim) is None
        assert "number" not in await mallory.post("/api/me/devices/came", {"word": word})
        assert await told(anna) == {"name": "Anna"} and len((await anna.get("/api/tables"))["tables"]) == 1


# -- enumeration, guessing, floods


async def test_who_tries_words_and_passwords_has_to_wait(place: Place) -> None:
    async with browser(place) as mallory:
        answers = [await mallory.refused("/api/sign-in/code", {"code": f"{n:016}"}) for n in range(12)]
        assert answers == ["not-known"] * 10 + ["too-fast"] * 2
        wrong = {"handle": "anna", "password": "nine white stones"}
        assert await mallory.refused("/api/sign-in/password", wrong) == "too-fast"
        assert await mallory.refused("/api/devices/visit", {"word": "x"}) == "too-fast"


async def test_one_account_is_not_tried_from_many_addresses(tmp_path: Path) -> None:
    more: Json = {"passwords": True, "forwarded": True, "limits": True, "clock": StoppedClock()}
    async with serving(tmp_path, **more) as place, browser(place) as mallory:
        wrong = {"handle": "anna", "password": "nine white stones"}
        keys = []
        for n in range(7):
            headers = {"X-Forwarded-For": f"198.51.100.{n}"}
            answer = await mallory.http.post("/api/sign-in/password", json=wrong, headers=headers)
            keys.append(answer.json()["error"]["key"])
        assert keys == ["not-known"] * 5 + ["too-fast"] * 2


async def test_nothing_tells_whose_handle_it_is(tmp_path: Path) -> None:
    """The same answer, and the same work: a password is hashed for nobody's handle too."""
    async with (
        serving(tmp_path, passwords=True, limits=False) as place,
        browser(place, "Anna") as anna,
        browser(place) as mallory,
    ):
        await anna.post("/api/me/password", {"handle": "anna", "password": "nine white stones"})
        spent: dict[str, list[float]] = {"anna": [], "nobody": []}
        texts = set()
        for _ in range(5):
            for handle, times in spent.items():
                before = time.process_time()
                answer = await mallory.ask(
                    "/api/sign-in/password", {"handle": handle, "password": "ten black stones"}
                )
                times.append(time.process_time() - before)
                texts.add((answer.status_code, answer.text))
        assert len(texts) == 1
        ratio = median(spent["nobody"]) / median(spent["anna"])
        assert 0.5 < ratio < 2  # of processor; without the work it is a hundredth


async def test_a_code_that_two_take_at_once_is_good_for_one(place: Place) -> None:
    async with browser(place, "Anna") as anna, browser(place) as first, browser(place) as second:
        codes = (await anna.post("/api/me/recovery-codes"))["codes"]
        both = [one.ask("/api/sign-in/code", {"code": codes[0]}) for one in (first, second)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [200, 403]


async def test_names_of_passkeys_and_scripts_are_one_plain_line(place: Place) -> None:
    async with browser(place, "Anna") as anna:
        await anna.post("/api/me/tokens", {"name": " a\u202eb\n\x1b[31m<script>\u0000 ", "scope": "read"})
        [script] = [one for one in (await anna.get("/api/me/account"))["sign_ins"] if one["kind"] == "script"]
        assert script["what"] == "ab[31m<script>"


async def test_nobody_has_scripts_or_passkeys_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as place, browser(place, "Anna") as anna:
        asked = {"name": "x", "scope": "read"}
        for _ in range(20):
            await anna.post("/api/me/tokens", asked)
        assert await anna.refused("/api/me/tokens", asked) == "not-offered"
