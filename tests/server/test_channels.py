"""By push, by mail and by webhook: what arrives there, and what becomes of a place that does not answer."""

import hashlib
import hmac
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from ludarium.sitting.clock import DAY, HOUR, SECOND
from tests.server.people import Json, Person
from tests.server.services import Posted
from tests.server.telling import DAYS, EVERYTHING, ORIGIN, SENDER, WISHES, Town, telling

pytestmark = pytest.mark.anyio

SPANS = (60, 300, 1800, 7200, 21_600)  # seconds between one try and the next


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with telling(tmp_path) as one:
        yield one


async def asked(town: Town, anna: Person, **more: Any) -> Json:
    """A table where Anna is asked."""
    return await town.table(anna, await town.person("Béla"), **more)


# -- push


async def test_a_push_is_signed_by_the_key_that_the_browser_was_given(town: Town) -> None:
    anna = await town.person("Anna")
    offers = (await anna.get("/api/me/notices"))["offers"]
    phone, table = await town.phone(anna), await asked(town, anna, clock=DAYS)
    await town.passes(2)
    await town.passes(60)
    [_, (path, headers, body)] = town.posted()
    assert path == phone.path and json.loads(phone.read(body))["kind"] == "turn"
    assert Vapid02.verify(headers["authorization"])
    parts = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
    claims = parts["t"].split(".")[1]
    told = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert parts["k"] == offers["push"]
    assert (told["aud"], told["sub"]) == (town.delivery.address, f"mailto:{SENDER}")
    assert 0 < told["exp"] - town.clock.ms() // SECOND < DAY // SECOND
    assert (headers["topic"], headers["urgency"]) == (table["id"], "high")
    assert 23 * HOUR // SECOND < int(headers["ttl"]) < DAY // SECOND


async def test_a_service_that_fails_is_tried_again_later_and_no_other_is_told_twice(town: Town) -> None:
    anna = await town.person("Anna")
    good, bad = await town.phone(anna, "good"), await town.phone(anna, "bad")
    await anna.post("/api/me/notices", WISHES | {"push": ["turn"]})
    town.delivery.answers[bad.path] = 503
    await asked(town, anna)
    await town.passes(62)
    assert sorted(path for path, _, _ in town.posted()) == ["/bad", "/good"]
    for seconds in SPANS:
        await town.passes(seconds - 30)
        assert town.posted() == []
        await town.passes(40)
        assert [path for path, _, _ in town.posted()] == [bad.path]
    assert await town.waiting(anna) == {}
    town.delivery.answers.clear()
    await town.passes(DAY // SECOND)
    assert town.posted() == [] and good.path == "/good"


async def test_what_arrives_at_the_second_try_is_told_no_more(town: Town) -> None:
    anna = await town.person("Anna")
    phone = await town.phone(anna)
    town.delivery.answers[phone.path] = 429
    await asked(town, anna)
    await town.passes(2)
    town.posted()
    town.delivery.answers.clear()
    await town.passes(70)
    assert sorted(one["kind"] for one in town.pushed(phone)) == ["begins", "turn"]
    await town.passes(DAY // SECOND)
    assert town.posted() == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(town: Town, status: int) -> None:
    anna = await town.person("Anna")
    phone = await town.phone(anna)
    town.delivery.answers[phone.path] = status
    await asked(town, anna)
    await town.passes(2)
    assert len(town.posted()) == 1
    assert (await anna.get("/api/me/notices"))["channels"] == []
    await town.passes(DAY // SECOND)
    assert town.posted() == []


async def test_a_browser_tells_one_person_until_they_sign_out(town: Town) -> None:
    anna, bela = await town.browser("Anna"), await town.browser("Béla")
    phone = await town.phone(anna)
    await bela.post("/api/me/channels/push", phone.new)
    assert (await anna.get("/api/me/notices"))["channels"] == []
    [channel] = (await bela.get("/api/me/notices"))["channels"]
    assert (channel["kind"], channel["name"], channel["endpoint"]) == (
        *("push", "Firefox, Linux"),
        phone.told["endpoint"],
    )
    who = await town.id(bela)
    await bela.post("/api/me/sign-out")
    assert await town.house.notices.channels.of(who) == []


# -- webhooks


async def hook(town: Town, style: str, name: str = "Anna") -> tuple[Posted, Json, Json]:
    """What comes to one of this style, how it was added, and the table that it is told of."""
    anna = await town.person(name)
    added = await town.webhook(anna, "hook", style)
    await anna.post("/api/me/notices", WISHES | {"webhook": ["turn"]})
    table = await town.table(anna, await town.person("*B*"))
    await town.passes(62)
    [posted] = town.posted()
    return posted, added, table


async def test_a_program_can_tell_by_whom_it_is_told(town: Town) -> None:
    (_, headers, body), added, table = await hook(town, "json")
    told, when = json.loads(body), headers["x-ludarium-time"]
    assert told == {
        **{"kind": "turn", "text": "Your turn at Druid Waltz with *B*.", "table": table["id"]},
        **{"url": f"{ORIGIN}/table/{table['id']}", "at": int(when)},
    }
    assert abs(int(when) - town.clock.ms() // SECOND) < 60
    signed = hmac.new(added["secret"].encode(), f"{when}.".encode() + body, hashlib.sha256)
    assert headers["x-ludarium-signature"] == f"sha256={signed.hexdigest()}"
    assert headers["content-type"] == "application/json"


async def test_in_a_room_of_discord_a_name_is_only_a_name(town: Town) -> None:
    (_, headers, body), added, table = await hook(town, "discord")
    assert added["secret"] is None and "x-ludarium-signature" not in headers
    assert json.loads(body) == {
        "content": f"Your turn at Druid Waltz with \\*B\\*.\n<{ORIGIN}/table/{table['id']}>",
        "allowed_mentions": {"parse": []},
    }


async def test_ntfy_is_told_in_plain_text(town: Town) -> None:
    (_, headers, body), _, table = await hook(town, "ntfy")
    assert body.decode() == "Your turn at Druid Waltz with *B*."
    assert headers["click"] == f"{ORIGIN}/table/{table['id']}"
    assert headers["content-type"] == "text/plain; charset=utf-8"


async def test_a_webhook_that_fails_twenty_times_is_switched_off(town: Town) -> None:
    anna = await town.person("Anna")
    [channel] = (await town.webhook(anna, "hook"))["notices"]["channels"]
    path = f"/api/me/channels/{channel['id']}"
    town.delivery.answers["/hook"] = 500
    for n in range(20):
        [channel] = (await anna.get("/api/me/notices"))["channels"]
        assert channel["state"] == "on", n
        assert (await anna.post(f"{path}/test"))["result"] == "failed"
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert channel["state"] == "off" and len(town.posted()) == 20
    await asked(town, anna)
    await town.passes(120)
    assert town.posted() == []

    town.delivery.answers.clear()
    await anna.post(f"{path}/on")
    assert (await anna.post(f"{path}/test"))["result"] == "sent"
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    assert channel["state"] == "on" and channel["used"] == town.clock.ms()


# -- a new sign-in


async def test_a_new_sign_in_is_told_always(town: Town) -> None:
    anna, elsewhere = await town.browser("Anna"), await town.browser()
    phone = await town.phone(anna)
    nothing = WISHES | {"quiet": {"start": 0, "end": 23 * 60 + 59}}
    await anna.post("/api/me/notices", nothing)
    [code, *_] = (await anna.post("/api/me/recovery-codes"))["codes"]
    await elsewhere.post("/api/sign-in/code", {"code": code})
    await town.passes(2)
    [told] = town.pushed(phone)
    assert told == {
        **{"kind": "new-sign-in", "title": "Ludarium", "url": "/account", "tag": "sign-in"},
        "text": "New sign-in: Firefox, Linux. Not you? End it here.",
    }


async def test_wishes_must_be_possible(town: Town) -> None:
    anna = await town.person("Anna")
    for wrong in ({"zone": "Mars/Olympus"}, {"zone": "../../etc/passwd"}, {"push": ["gossip"]}):
        answer = await anna.http.post("/api/me/notices", json=WISHES | wrong)
        assert answer.json()["error"]["key"] == "bad-request"
    right = WISHES | {"push": EVERYTHING, "zone": "Europe/Budapest", "language": "hu"}
    assert (await anna.post("/api/me/notices", right))["wishes"] == right
