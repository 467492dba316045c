"""Whoever wants notices to go inside, to others, or without end."""

import json
import socket
from collections.abc import AsyncIterator
from functools import cached_property
from pathlib import Path
from ssl import SSLContext
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from ludarium.server.notices.kinds import PUSH_HOSTS
from ludarium.server.notices.outside import Outside, Unreachable, Way, is_open
from tests.server.browsers import browser
from tests.server.indoors import Indoors
from tests.server.people import Json, serving, until
from tests.server.services import Delivery, Subscription, certificate
from tests.server.telling import WISHES, Town, telling, word_of

pytestmark = pytest.mark.anyio

ANNA = "anna@example.org"


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with telling(tmp_path, limits=True) as one:
        yield one


# -- no way inside


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("192.88.99.1", "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:a00:1", "fe80::1%eth0"),
        *("fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1"),
        *("2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::", "::ffff:0:7f00:1", "100::1"),
        *("localhost", "", "2130706433", "0x7f000001", "127.1", "0177.0.0.1"),
    ],
)
def test_what_is_inside_is_no_address_to_go_to(address: str) -> None:
    assert not is_open(address) and not Outside().allows(address, 443)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_what_is_outside_is_reached_by_two_ports(address: str) -> None:
    assert is_open(address)
    ports = [port for port in (22, 25, 80, 443, 6379, 8000, 8443) if Outside().allows(address, port)]
    assert ports == [443, 8443]


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "gopher://example.org/",
            "x",
            "",
        ),
        *("https://", "https:///x", "https://example.org:0/", "https://example.org:22/", "//example.org/"),
        *("https://example.org:99999/", "https://example.org:x/", "https://a:b@example.org/"),
        *("https://example.org@127.0.0.1/", "https://@example.org/", "https://example.org\\@127.0.0.1/"),
        *("https://example.org/ x", "https://example.org/\r\nX: y", "https://exämple.org/", "https://[::1/"),
        "https://example.org/\x00",
    ],
)
async def test_what_is_no_address_of_the_open_internet_is_no_webhook(tmp_path: Path, url: str) -> None:
    async with serving(tmp_path, webhooks=True) as place, place.guest("Mallory") as mallory:
        asked = {"url": url, "style": "json"}
        answer = await mallory.http.post("/api/me/channels/webhook", json=asked)
        assert answer.json()["error"]["key"] == "bad-channel"


class Inside(Outside):
    """The real one, but every name means this machine, as whoever has a name can have it mean."""

    def __init__(self, file: Path, port: int) -> None:
        self._indoors = Indoors(file)
        self._port = port
        self.asked: list[str] = []

    def has_port(self, port: int) -> bool:
        return port == self._port

    def allows(self, host: str, port: int) -> bool:
        assert port == self._port
        return super().allows(host, 443)

    @cached_property
    def certificates(self) -> SSLContext:
        return self._indoors.certificates

    def resolver(self) -> AbstractResolver:
        return Lies(self.asked)


class Lies(AbstractResolver):
    def __init__(self, asked: list[str]) -> None:
        self.asked = asked

    async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> list[ResolveResult]:
        self.asked.append(host)
        one = ResolveResult(
            hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0
        )
        return [one]

    async def close(self) -> None:
        pass


async def test_no_name_leads_inside(tmp_path: Path) -> None:
    """There is a service that would answer, and nothing comes to it."""
    file = certificate(tmp_path)
    delivery = Delivery(file)
    port = int(delivery.address.rpartition(":")[2])
    inside = Inside(file, port)
    ways = Way(inside), Way(Indoors(file))
    try:
        for host in (
            "localhost",
            "127.0.0.1",
            "[::1]",
            "[::ffff:127.0.0.1]",
            "2130706433",
            "0x7f.1",
            "127.1",
        ):
            with pytest.raises(Unreachable):
                await ways[0].post(f"https://{host}:{port}/x", b"", {})
        assert "localhost" in inside.asked and delivery.nothing()
        assert (await ways[1].post(f"https://localhost:{port}/x", b"", {})).status == 201
    finally:
        for way in ways:
            await way.close()
        delivery.stop()


async def test_nobody_is_followed_elsewhere(town: Town) -> None:
    mallory = await town.person("Mallory")
    [channel] = (await town.webhook(mallory, "hook"))["notices"]["channels"]
    town.delivery.answers["/hook"] = f"{town.delivery.address}/elsewhere"
    tested = await mallory.post(f"/api/me/channels/{channel['id']}/test")
    assert tested["result"] == "failed"
    assert [path for path, _, _ in town.posted()] == ["/hook"]


async def test_browsers_are_told_by_services_that_the_server_knows(tmp_path: Path) -> None:
    async with serving(tmp_path, push_hosts=PUSH_HOSTS) as place, place.guest("Mallory") as mallory:

        async def added(endpoint: str, **other: str) -> Json:
            new = Subscription(endpoint).new | other
            return (await mallory.http.post("/api/me/channels/push", json=new)).json()  # type: ignore[no-any-return]

        for endpoint in (
            *("https://example.org/x", "https://fcm.googleapis.com.example.org/x", "https://127.0.0.1/x"),
            *("https://fcm.googleapis.com@127.0.0.1/x", "http://fcm.googleapis.com/x"),
            *(
                "https://fcm.googleapis.com:22/x",
                "https://xpush.apple.com/x",
                "https://fcm.googleapis.com./x",
            ),
        ):
            assert (await added(endpoint))["error"]["key"] == "bad-channel", endpoint
        right = "https://fcm.googleapis.com/x"
        for wrong in ({"p256dh": "AAAA"}, {"p256dh": "é"}, {"auth": ""}, {"auth": "AAAA"}, {"p256dh": ""}):
            assert (await added(right, **wrong))["error"]["key"] == "bad-channel", wrong
        assert len((await added(right))["channels"]) == 1


# -- mails that say something else, or go to somebody else


@pytest.mark.parametrize(
    "address",
    [
        *("anna", "@example.org", "anna@", "anna@localhost", "anna@127.0.0.1", "anna@[127.0.0.1]", "a@b@"),
        *(
            "anna@example.org\r\nBcc: bela@example.org",
            "anna@example.org, bela@example.org",
            "a b@example.org",
        ),
        *(
            "<anna@example.org>",
            '"anna"@example.org',
            "anna@exa mple.org",
            "anna@example..org",
            ".a@example.org",
        ),
        *("anna\x00@example.org", "anna@-example.org", f"{'a' * 65}@example.org", "änna@example.org"),
        "bela@example.org>\r\nRCPT TO:<anna@example.org",
    ],
)
async def test_what_is_no_mail_address_gets_no_mail(tmp_path: Path, address: str) -> None:
    async with telling(tmp_path) as town:
        mallory = await town.browser("Mallory")
        asked = {"address": address}
        assert await mallory.refused("/api/me/channels/mail", asked) == "bad-mail"
        assert await mallory.refused("/api/sign-in/mail", asked) == "bad-mail"
        assert town.post.all() == []


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Bcc: eve@a.org", "Bcc: eve@a.org"),
        ('"M" <eve@a.org>', '"M" <eve@a.org>'),
        ("M\r\nBcc: eve@a.org", "M Bcc: eve@a.org"),
        ("=?utf-8?q?=0AX:e?=", "= ?utf-8?q?=0AX:e?="),
        ("=?=?utf-8?q?=0AX:e", "= ?= ?utf-8?q?=0AX:e"),
    ],
)
async def test_a_name_is_no_line_of_a_mail(town: Town, name: str, kept: str) -> None:
    anna, mallory = await town.person("Anna"), await town.person(name)
    await town.mail(anna, ANNA)
    await anna.post("/api/me/notices", WISHES | {"mail": ["turn"]})
    await town.table(anna, mallory)
    await town.passes(62)
    [letter] = town.post.all()
    assert (letter["Bcc"], letter["X"], letter["To"]) == (None, None, ANNA)
    assert letter["Subject"] == f"Your turn at Druid Waltz with {kept}."


async def test_nothing_tells_who_has_which_address(town: Town) -> None:
    anna, mallory = await town.browser("Anna"), await town.browser()
    await town.mail(anna, ANNA)
    answers = [
        await mallory.ask("/api/sign-in/mail", {"address": one}) for one in (ANNA, "nobody@example.org")
    ]
    assert len({(one.status_code, one.text) for one in answers}) == 1
    assert [one["To"] for one in await town.letters()] == [ANNA]


# -- guessing, and somebody else's


async def test_words_of_mails_are_not_guessed(town: Town) -> None:
    async with browser(town.place) as mallory:
        word = {"word": "x" * 43}
        for path in ("/api/mail/confirm", "/api/sign-in/mail/look", "/api/sign-in/mail/link"):
            assert await mallory.refused(path, word) == "not-known"
        answers = [await mallory.refused("/api/mail/confirm", word) for _ in range(9)]
        assert answers == ["not-known"] * 7 + ["too-fast"] * 2


async def test_a_word_is_good_for_what_it_was_sent_for(town: Town) -> None:
    anna, mallory = await town.browser("Anna"), await town.browser("Mallory")
    await mallory.post("/api/me/channels/mail", {"address": ANNA})
    [letter] = await town.letters()
    word = {"word": word_of(letter, "confirm")}
    assert await mallory.refused("/api/sign-in/mail/link", word) == "not-known"
    assert await mallory.refused(f"/api/mail/unsubscribe/{word['word']}") == "not-known"
    assert (await mallory.get("/api/me/account"))["mail"] is None
    assert await anna.get("/api/me") == {"name": "Anna"}


async def test_ending_mails_has_a_limit_of_its_own_and_its_word_is_for_one_channel(town: Town) -> None:
    anna, mallory = await town.browser("Anna"), await town.browser("Mallory")
    await town.mail(anna, ANNA)
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    for word in (channel["id"], f"{channel['id']}{'A' * 24}", "é" * 40, channel["id"][:-1]):
        answer = await mallory.ask(f"/api/mail/unsubscribe/{word}")
        assert answer.status_code in (403, 404, 405), word
    many = [await mallory.refused(f"/api/mail/unsubscribe/{'A' * 40}") for _ in range(101)]
    assert many[0] == "not-known" and many[-1] == "too-fast"
    assert (await anna.get("/api/me/notices"))["channels"][0]["state"] == "on"
    assert await mallory.refused("/api/sign-in/code", {"code": "1" * 16}) == "not-known"


async def test_channels_of_others_are_not_there(town: Town) -> None:
    anna, mallory = await town.person("Anna"), await town.browser("Mallory")
    await town.phone(anna)
    [channel] = (await anna.get("/api/me/notices"))["channels"]
    for what in ("remove", "on", "test"):
        assert await mallory.refused(f"/api/me/channels/{channel['id']}/{what}") == "not-found"
    assert town.posted() == [] and (await mallory.get("/api/me/notices"))["channels"] == []
    assert [one["id"] for one in (await anna.get("/api/me/notices"))["channels"]] == [channel["id"]]
    assert set(channel) == {"id", "kind", "style", "name", "endpoint", "state", "created", "used"}


async def test_scripts_have_no_channels(town: Town) -> None:
    anna = await town.browser("Anna")
    token = (await anna.post("/api/me/tokens", {"name": "x", "scope": "play"}))["token"]
    async with town.place.anybody({"Authorization": f"Bearer {token}"}) as script:
        new = Subscription(f"{town.delivery.address}/x").new
        for answer in (
            await script.get("/api/me/notices"),
            await script.post("/api/me/channels/push", json=new),
            await script.post("/api/me/notices", json=WISHES),
        ):
            assert answer.json()["error"]["key"] == "no-right"


# -- floods


async def test_one_address_is_not_flooded_by_many(tmp_path: Path) -> None:
    async with telling(tmp_path, limits=True, forwarded=True) as town:
        keys = []
        for n in range(5):
            mallory = await town.browser(f"Mallory{n}")
            mallory.http.headers["X-Forwarded-For"] = f"198.51.100.{n}"
            answer = await mallory.ask("/api/me/channels/mail", {"address": ANNA})
            keys.append(answer.json().get("error", {}).get("key"))
        assert keys == [None, None, None, "too-fast", "too-fast"]

        async def three() -> bool:
            return town.post.waiting() == 3

        await until(three)


async def test_nobody_has_channels_without_end(town: Town) -> None:
    mallory = await town.person("Mallory")
    for n in range(10):
        await town.phone(mallory, f"phone{n}")
    new = Subscription(f"{town.delivery.address}/more").new
    answer = await mallory.http.post("/api/me/channels/push", json=new)
    assert answer.json()["error"] == {"key": "too-many-channels", "args": {"most": 10}}
    for n in range(3):
        await town.webhook(mallory, f"hook{n}")
    hook = {"url": f"{town.delivery.address}/more", "style": "json"}
    answer = await mallory.http.post("/api/me/channels/webhook", json=hook)
    assert answer.json()["error"] == {"key": "too-many-channels", "args": {"most": 3}}
    [channel, *_] = (await mallory.get("/api/me/notices"))["channels"]
    keys = []
    for _ in range(6):
        answer = await mallory.http.post(f"/api/me/channels/{channel['id']}/test")
        keys.append(answer.json().get("error", {}).get("key"))
    assert keys == [None] * 5 + ["too-fast"]


async def test_a_notice_tells_nothing_that_is_hidden(town: Town) -> None:
    """What is pushed is a closed list, and no card or word of a hand is in it."""
    anna, mallory = await town.person("Anna"), await town.person("Mallory")
    phone = await town.phone(anna)
    await town.table(anna, mallory, game="ark")
    await town.passes(62)
    for told in town.pushed(phone):
        assert set(told) == {"kind", "title", "text", "url", "tag"} and json.dumps(told)
        assert told["text"] in (
            "All are there: The Ark of the Covenant begins.",
            "Your turn at The Ark of the Covenant with Mallory.",
        )
