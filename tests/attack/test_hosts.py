"""A name that leads here is not yet a name of ours."""

import socket
from pathlib import Path

import httpx
import pytest

from ludarium.server import Settings
from ludarium.server.addresses import network
from ludarium.server.hosts import is_ours, names
from ludarium.server.settings import from_environment
from tests.server.people import serving

pytestmark = pytest.mark.anyio

MACHINE = socket.gethostname().lower()


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "a.localhost:80"),
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.7:8000", "[::1]", "[::1]:8000", "[fe80::1]:80"),
        *(MACHINE, f"{MACHINE}:8000", f"{MACHINE.partition('.')[0]}.local"),
        *("play.example.org", "games.example.org:443"),
    ],
)
def test_names_of_ours(host: str) -> None:
    ours = names(Settings(origin="https://play.example.org", hosts=("games.example.org",)))
    assert is_ours(host, ours)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "evil.example:8000",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "xlocalhost",
        ),
        *(
            "",
            " ",
            ":80",
            "127.0.0.1@evil.example",
            "evil.example#localhost",
            "localhost, evil.example",
            "[::1",
        ),
        *("localhost/", "localhost\\", "[localhost]:x", "127.0.0.1:80:80", "play.example.org"),
    ],
)
def test_names_of_others(host: str) -> None:
    assert not is_ours(host, names(Settings()))


async def test_a_page_of_another_name_for_this_machine_learns_nothing(tmp_path: Path) -> None:
    """Its origin is its own host, so that origins say nothing against it."""
    async with (
        serving(tmp_path, hosts=("games.example",)) as place,
        httpx.AsyncClient(base_url=place.address) as browser,
    ):
        for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/"), ("GET", "/api/games")):
            evil = {"Host": "evil.example", "Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}
            answer = await browser.request(method, path, headers=evil, json={"name": "Anna"})
            assert answer.status_code == 421, (method, path)
            assert answer.json()["error"] == {"key": "foreign-host", "args": {"host": "evil.example"}}
        configured = {"Host": "games.example:8000", "Origin": "http://games.example:8000"}
        assert (await browser.post("/api/me", headers=configured, json={"name": "Anna"})).status_code == 200


def test_names_are_configured_by_the_environment() -> None:
    assert from_environment({}).hosts == ()
    found = from_environment({"LUDARIUM_HOSTS": "Games.example, games.lan"})
    assert found.hosts == ("games.example", "games.lan")


def test_proxies_are_believed_only_where_there_are_some() -> None:
    assert not from_environment({}).proxied
    assert from_environment({"LUDARIUM_ORIGIN": "https://play.example.org"}).proxied
    assert from_environment({"FORWARDED_ALLOW_IPS": "10.0.0.1"}).proxied


def test_one_customer_of_ipv6_is_one_address() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert len(network("x" * 1000)) == 100
