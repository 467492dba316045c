"""Pages of other sites stay outside, and ours keep to themselves."""

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.people import DEVICE, ME, Place, serving

pytestmark = pytest.mark.anyio

NAME = {"name": "Anna"}


async def post(address: str, cookie: str | None = None, **headers: str) -> httpx.Response:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if cookie:
        sent["Cookie"] = cookie
    async with httpx.AsyncClient(base_url=address) as browser:
        return await browser.post("/api/me", json=NAME, headers=sent)


def cookie_of(answer: httpx.Response) -> str:
    """As a browser sends it back."""
    return answer.headers["set-cookie"].partition(";")[0]


async def handshake(place: Place, table_id: str, cookie: str | None, origin: str | None) -> int:
    """The status of a websocket handshake; 101 when it succeeds."""
    headers = {"Cookie": cookie} if cookie else {}
    address = f"{place.address.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
    try:
        async with connect(address, additional_headers=headers, origin=origin):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_a_browser_gets_a_cookie_that_scripts_cannot_read(place: Place) -> None:
    answer = await post(place.address, Origin=place.address)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie and "Secure" not in cookie
    assert answer.json() == NAME, "a page learns nothing that it could give away"
    assert (await post(place.address, cookie_of(answer), Origin=place.address)).json() == NAME


async def test_a_program_is_told_its_token_and_gets_no_cookie(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.address) as program:
        answer = await program.post("/api/me", json=NAME | {"token": True})
        assert "set-cookie" not in answer.headers and len(answer.json()["token"]) == 43


async def test_only_the_same_origin_may_change_anything_with_the_cookie(place: Place) -> None:
    token = cookie_of(await post(place.address))
    host = place.address.removeprefix("http://")
    assert (await post(place.address, token, Origin=f"https://{host}")).status_code == 200
    for foreign in (
        {},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site", "Origin": place.address},
        {"Sec_Fetch_Site": "none"},
    ):
        answer = await post(place.address, token, **foreign)
        assert answer.status_code == 403, foreign
        assert answer.json()["error"]["key"] == "foreign-origin"
    # Nor may it make the browser somebody else, which needs no cookie.
    assert (await post(place.address, Origin="https://evil.example")).status_code == 403


async def test_the_websocket_is_for_the_same_origin_too(place: Place) -> None:
    async with place.guest("Anna") as anna:
        table = await anna.open(ME, DEVICE)
        cookie = f"ludarium={anna.token}"
        assert await handshake(place, table["id"], cookie, place.address) == 101
        assert await handshake(place, table["id"], None, None) == 101
        assert await handshake(place, table["id"], cookie, "https://evil.example") == 403
        assert await handshake(place, table["id"], cookie, None) == 403
        assert await handshake(place, table["id"], None, "https://evil.example") == 403
        assert await handshake(place, "nowhere", None, None) == 404


async def test_behind_a_proxy_the_public_origin_counts(tmp_path: Path) -> None:
    async with serving(tmp_path, origin="https://play.example.org") as place:
        first = await post(place.address, Origin="https://play.example.org")
        cookie = cookie_of(first)
        assert cookie.startswith("__Host-ludarium=") and "Secure" in first.headers["set-cookie"]
        answer = await post(place.address, cookie, Origin="https://play.example.org")
        assert answer.status_code == 200
        assert (await post(place.address, cookie, Origin=place.address)).status_code == 403


async def test_who_comes_by_https_for_the_first_time_keeps_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as place, place.guest("Anna") as anna:
        token = anna.token
    async with (
        serving(tmp_path, origin="https://play.example.org") as place,
        httpx.AsyncClient(base_url=place.address) as browser,
    ):
        answer = await browser.get("/api/me", headers={"Cookie": f"ludarium={token}"})
        again = await browser.get("/api/me", headers={"Cookie": f"__Host-ludarium={token}; ludarium=x"})
    assert answer.json() == again.json() == NAME
    new, old = answer.headers.get_list("set-cookie")
    assert new.startswith(f"__Host-ludarium={token};")
    assert old.startswith('ludarium="";') and "Max-Age=0" in old


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/nothing.js", "/table/xyz"])
async def test_every_answer_keeps_the_page_ours(place: Place, path: str) -> None:
    async with place.anybody() as browser:
        headers = (await browser.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in headers["permissions-policy"] and "microphone=()" in headers["permissions-policy"]
    assert "server" not in headers


async def test_what_is_too_large_or_not_json_is_refused(place: Place) -> None:
    async with place.anybody() as browser:
        large = await browser.post("/api/me", json={"name": "x" * 70_000})
        assert large.status_code == 413 and large.json()["error"] == {
            "key": "too-large",
            "args": {"most": 65536},
        }
        form = await browser.post("/api/me", data=NAME)
        assert form.status_code == 415 and form.json()["error"]["key"] == "bad-request"
        for broken in (b"", b"{", b"[]", b"\xff", b'{"name": 1}', b'{"name": "Anna", "x": 1}', b"[" * 60_000):
            answer = await browser.post(
                "/api/me", content=broken, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 400 and answer.json()["error"]["key"] == "bad-request"
        wrong = await browser.delete("/api/me")
        assert wrong.status_code == 405 and wrong.json()["error"]["key"] == "no-method"
        assert set(wrong.headers["allow"].split(", ")) >= {"GET", "POST"}


async def test_files_with_a_hash_are_kept_and_the_page_is_not(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>")
    (static / "sw.js").write_text("//")
    (static / "assets" / "main-1a2b.js").write_text("//" + "x" * 5000)
    async with (
        serving(tmp_path, static=static) as place,
        place.anybody() as browser,
    ):
        script = await browser.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        for path in (
            "/",
            "/new/druids",
            "/table/abc",
            "/table/abc/replay",
            "/learn/druids",
            "/rules/druids",
            "/sw.js",
        ):
            answer = await browser.get(path)
            assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache", path
        for path in ("/nothing", "/assets/nothing.js", "/%2e%2e/%2e%2e/etc/passwd", "/../settings.py"):
            answer = await browser.get(path)
            assert answer.status_code == 404 and "the page" in answer.text, path
        api = await browser.get("/api/me", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in api.headers and api.headers["cache-control"] == "no-store"


async def test_a_client_that_is_not_built_is_said_so(tmp_path: Path) -> None:
    async with serving(tmp_path, static=tmp_path / "none") as place, httpx.AsyncClient() as browser:
        answer = await browser.get(place.address)
        assert answer.status_code == 503 and "not built" in answer.text
