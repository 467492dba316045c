"""People come back: from another device, with a passkey, a code on paper, or a password."""

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.combining import EACH, crossed
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.test_together import PatientServer
from tests.browser.visitor import Json, Visitor, only, saying

__all__ = ["axe"]

TABLE: Json = {"game": "druids", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice", "seconds": 0.5}]}
BEHIND_GLASS: Json = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
PASSWORD = "correct horse battery"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PatientServer]:
    """Under a name that browsers have passkeys for; passwords are allowed, time can be moved."""
    monkeypatch.setenv("LUDARIUM_PASSWORDS", "on")
    running = PatientServer(tmp_path)
    running.start()
    running.address = running.address.replace("127.0.0.1", "localhost")
    yield running
    running.stop()


class Fingers:
    """What unlocks the passkeys of a device, and whoever has its fingers has them on the next one too."""

    def __init__(self, person: Visitor, passkeys: list[Json] | None = None) -> None:
        self._browser: CDPSession = person.page.context.new_cdp_session(person.page)
        self._browser.send("WebAuthn.enable")
        made = self._browser.send("WebAuthn.addVirtualAuthenticator", {"options": BEHIND_GLASS})
        self._id: str = made["authenticatorId"]
        for passkey in passkeys or []:
            self._browser.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    @property
    def passkeys(self) -> list[Json]:
        found: list[Json] = self._browser.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found


def at_a_table(person: Visitor) -> str:
    """They have a name and a table of their own."""
    person.page.evaluate(NAME, person.name)
    return f"/table/{person.page.evaluate(OPEN, TABLE)['id']}"


def part(person: Visitor, title: str) -> Locator:
    return person.page.get_by_role("region", name=only(title))


def to_account(person: Visitor) -> None:
    person.go("/")
    person.button("Settings").click()
    person.link("Your account").click()
    expect(part(person, "Passkeys")).to_be_visible()


def codes_of(person: Visitor) -> list[str]:
    part(person, "Recovery codes").get_by_role("button").click()
    told = person.page.get_by_role("dialog").get_by_role("listitem")
    expect(told).to_have_count(8)
    codes = told.all_inner_texts()
    person.button("I have them").click()
    return codes


def expect_at_home(person: Visitor) -> None:
    """With that table of theirs."""
    person.page.wait_for_url("**/")
    expect(person.page.locator("article .status")).to_have_count(1)


def expect_stranger(person: Visitor) -> None:
    expect(person.page.locator("main")).not_to_contain_text("Your tables")


def test_a_guest_adds_a_passkey_and_comes_back_with_it_elsewhere(visit: Visit) -> None:
    anna = visit()
    fingers = Fingers(anna)
    at_a_table(anna)
    to_account(anna)
    expect(anna.page.locator("main")).to_contain_text("So far only this browser knows you.")
    anna.button("Add a passkey").click()
    expect(part(anna, "Passkeys").get_by_role("button", name="Remove")).to_have_count(1)
    expect(anna.page.locator("main")).to_contain_text("You can come back from any device.")

    anna.button("Add a passkey").click()
    expect(anna.page.get_by_role("alert")).to_have_text("This device has a passkey for you already.")

    elsewhere = visit("Anna", "/sign-in", **PHONE)
    Fingers(elsewhere, fingers.passkeys)
    elsewhere.button("Use a passkey").click()
    expect_at_home(elsewhere)
    anna.page.reload()
    expect(part(anna, "Where you are signed in").get_by_text("since")).to_have_count(2)


@pytest.mark.slow
def test_another_device_is_let_in_by_a_number(visit: Visit, expected: list[str]) -> None:
    expected.append("status of 403")
    anna, phone = visit(), visit("Béla", **PHONE)
    at_a_table(anna)
    mine = at_a_table(phone)
    to_account(anna)
    anna.button("Sign in another device").click()
    word = part(anna, "Another device").locator(".word").inner_text()
    expect(anna.page.get_by_role("img", name="The way in for another device")).to_be_visible()

    phone.go(f"/device#{word}")
    expect(phone.page.get_by_role("checkbox")).to_be_checked()
    phone.button("Go on").click()
    number = phone.page.locator(".number").inner_text()
    assert word not in phone.page.url

    field = anna.page.get_by_label("Number")
    field.fill(f"{(int(number) + 1) % 10000:04}")
    anna.button("That is mine").click()
    expect(anna.page.get_by_role("alert")).to_have_text("That is not the number.")
    field.fill(number)
    anna.button("That is mine").click()
    expect(part(anna, "Another device")).to_contain_text("Done. The other device knows you now.")

    phone.page.wait_for_url("**/")
    expect(phone.page.locator("article .status")).to_have_count(2)
    phone.go(mine)  # was Béla's
    expect(phone.page.locator(".players").first).to_contain_text("you")


def test_a_lost_device_is_made_good_by_a_code_and_signed_out(visit: Visit, expected: list[str]) -> None:
    expected.extend(["status of 400", "status of 403"])
    lost = visit()
    table = at_a_table(lost)
    to_account(lost)
    code, *others = codes_of(lost)
    expect(part(lost, "Recovery codes")).to_contain_text(saying("8 are left."))
    lost.go(table)
    expect(lost.page.locator(".players").first).to_be_visible()

    anna = visit("Anna", "/sign-in", **PHONE)
    anna.page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    anna.button("Sign in with the code").click()
    expect_at_home(anna)
    to_account(anna)
    expect(part(anna, "Recovery codes")).to_contain_text(saying(f"{len(others)} are left."))
    anna.button("Sign out everywhere else").click()
    expect(part(anna, "Where you are signed in").get_by_text("since")).to_have_count(1)

    expect(lost.page.locator(".players").first).to_be_visible()
    lost.wait_until("fetch('/api/me').then(answer => answer.json()).then(me => me === null)")
    lost.go("/sign-in")
    lost.page.get_by_label("Recovery code").fill(code)
    lost.button("Sign in with the code").click()
    expect(lost.page.get_by_role("alert")).to_contain_text("That is not known here")


@pytest.mark.slow
def test_who_left_a_browser_open_proves_that_they_are_there(
    visit: Visit, server: PatientServer, expected: list[str]
) -> None:
    expected.append("status of 403")
    anna = visit()
    at_a_table(anna)
    to_account(anna)
    first, *_ = codes_of(anna)
    server.advance(6 * 60)
    part(anna, "Recovery codes").get_by_role("button").click()
    sheet = anna.page.get_by_role("dialog", name="Is it you?")
    sheet.get_by_label("Recovery code").fill(first)
    sheet.get_by_role("button", name="Sign in with the code").click()
    expect(anna.page.get_by_role("dialog", name="Your recovery codes")).to_be_visible()


@pytest.mark.slow
def test_a_password_where_the_server_allows_it(visit: Visit, expected: list[str]) -> None:
    expected.extend(["status of 400", "status of 403"])
    anna = visit()
    at_a_table(anna)
    to_account(anna)
    form = part(anna, "Password")
    form.get_by_label("Name to sign in with").fill("Anna B")
    form.get_by_label("Password").fill(PASSWORD)
    anna.button("Keep password").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("small letters")
    form.get_by_label("Name to sign in with").fill("anna_b")
    anna.button("Keep password").click()
    expect(form).to_contain_text(saying("You sign in as anna_b."))

    elsewhere = visit("Anna", "/sign-in")
    for word in ("wrong horse battery", PASSWORD):
        elsewhere.page.get_by_label("Name to sign in with").fill("anna_b")
        elsewhere.page.get_by_label("Password").fill(word)
        elsewhere.button("Sign in with the password").click()
        if word != PASSWORD:
            expect(elsewhere.page.get_by_role("alert")).to_contain_text("That is not known here")
    expect_at_home(elsewhere)


@pytest.mark.slow
def test_who_has_been_here_before_says_so_where_a_name_is_asked_for(visit: Visit) -> None:
    anna = visit()
    at_a_table(anna)
    to_account(anna)
    code, *_ = codes_of(anna)
    elsewhere = visit("Anna", "/lobby")
    elsewhere.button("Find a table").click()
    elsewhere.link("I have been here before").click()
    elsewhere.page.get_by_label("Recovery code").fill(code)
    elsewhere.button("Sign in with the code").click()
    elsewhere.page.wait_for_url("**/lobby")
    elsewhere.go("/")
    expect_at_home(elsewhere)


@pytest.mark.slow
def test_scripts_have_tokens_that_can_be_taken_back(visit: Visit, server: Server) -> None:
    anna = visit()
    at_a_table(anna)
    to_account(anna)
    part(anna, "Tokens for scripts").get_by_label("What it is for").fill("notebook")
    anna.button("Make a token").click()
    token = anna.page.get_by_label("Your token").input_value()
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.address, headers=headers) as script:
        assert script.get("/api/me").json()["name"] == "Anna"
        assert script.post("/api/me", json={"name": "Béla"}).json()["error"]["key"] == "no-right"
        anna.page.get_by_role("button", name=saying("Remove notebook")).click()
        expect(part(anna, "Tokens for scripts").get_by_text("notebook")).to_have_count(0)
        assert script.get("/api/me").json() is None


@pytest.mark.slow
def test_everything_can_be_taken_home_and_be_forgotten(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    table = at_a_table(anna)
    to_account(anna)
    shares = part(anna, "Games for study").get_by_role("checkbox")
    expect(shares).not_to_be_checked()
    shares.press("Space")
    expect(shares).to_be_checked()
    with anna.page.expect_download() as coming:
        anna.button("Download everything").click()
    coming.value.save_as(tmp_path / "anna.zip")
    with zipfile.ZipFile(tmp_path / "anna.zip") as archive:
        told = " ".join(archive.read(name).decode() for name in archive.namelist())
        assert json.loads(archive.read("me.json"))["shares"] is not None
    assert "Anna" in told
    assert table.rpartition("/")[2] in told

    anna.button("Delete everything").click()
    anna.button("Delete in seven days").click()
    expect(anna.page.locator("main")).to_contain_text("Everything about you will be deleted on")
    anna.button("Stay after all").click()
    expect(anna.button("Delete everything")).to_be_visible()


@pytest.mark.slow
def test_whoever_has_no_way_back_is_warned_before_they_sign_out(visit: Visit) -> None:
    anna = visit()
    at_a_table(anna)
    to_account(anna)
    part(anna, "Where you are signed in").get_by_role("button", name="Sign out").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(saying("Nobody could come back to Anna's seats"))
    anna.button("Leave for good").click()
    anna.page.wait_for_url("**/")
    expect_stranger(anna)
    assert anna.page.evaluate("fetch('/api/me').then(answer => answer.json())") is None


@pytest.mark.slow
def test_a_table_that_is_open_elsewhere_hears_that_it_is_signed_out(visit: Visit) -> None:
    anna = visit()
    table = at_a_table(anna)
    to_account(anna)
    code, *_ = codes_of(anna)
    anna.go(table)
    expect(anna.page.locator(".players").first).to_be_visible()
    elsewhere = visit("Anna", "/sign-in")
    elsewhere.page.get_by_label("Recovery code").fill(code)
    elsewhere.button("Sign in with the code").click()
    expect_at_home(elsewhere)
    with anna.page.expect_navigation():  # it begins anew, as a stranger sees it
        elsewhere.page.evaluate("fetch('/api/me/sign-ins/end-others', { method: 'POST' })")
    expect(anna.page.locator(".players").first).to_be_visible()
    assert json.loads(anna.frames[-1])["t"] in ("told", "people", "patch", "entry")
    assert anna.turn is None


@pytest.mark.slow
@crossed("how, lang", {"laptop": LAPTOP, "phone": PHONE}, EACH)
def test_the_pages_are_accessible_and_fit(visit: Visit, axe: str, lang: str, how: Json) -> None:
    anna = visit(**(how | {"locale": lang}))
    Fingers(anna)
    at_a_table(anna)
    anna.go("/account")
    passkeys = anna.page.locator("section").nth(1)
    passkeys.get_by_role("button").click()
    expect(passkeys.get_by_role("button")).to_have_count(2)
    for path in ("/account", "/sign-in", "/device"):
        anna.go(path)
        expect(anna.page.locator("h1")).to_be_visible()
        expect(anna.page.locator("section").first).to_be_visible()
        assert_accessible(anna.page, axe)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
