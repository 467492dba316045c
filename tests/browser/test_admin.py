"""An operator looks after the server by its page: with a passkey, a mouse, fingers, or only a keyboard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import EACH, crossed
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.fitting import OVERFLOW, assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.server import Server
from tests.browser.test_accounts import Fingers
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.test_together import PatientServer
from tests.browser.visitor import Json, Visitor, saying

__all__ = ["axe"]

TABLET: Json = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
ON_ITS_SIDE: Json = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SCREENS = {"phone": PHONE, "laptop": LAPTOP, "desktop": DESKTOP, "tablet": TABLET, "side": ON_ITS_SIDE}
SECTIONS = ("", "/tables", "/people", "/reports", "/nodes", "/rules", "/notices", "/audit")
POST = """([path, body]) => fetch(`/api${path}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then(answer => answer.json())"""
LATER = 6 * 60  # seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PatientServer]:
    """Under a name that browsers have passkeys for; time can be moved."""
    running = PatientServer(tmp_path)
    running.start()
    running.address = running.address.replace("127.0.0.1", "localhost")
    yield running
    running.stop()


def aside(server: Server, method: str, path: str, body: Json | None = None) -> Any:
    """As whoever may open the socket beside the database."""
    transport = httpx.HTTPTransport(uds=f"{server.database.removeprefix('sqlite:///')}.sock")
    with httpx.Client(transport=transport, base_url="http://localhost/admin") as http:
        answer = http.request(method, path, json=body).raise_for_status()
        return answer.json()


def operator(visit: Visit, server: Server, **how: object) -> Visitor:
    """Anna has made a passkey, and whoever runs the server has made her an operator."""
    anna = visit(**how)
    Fingers(anna)
    anna.page.evaluate(NAME, anna.name)
    anna.go("/account")
    anna.page.locator("section").nth(1).get_by_role("button").click()
    expect(anna.page.locator("section").nth(1).get_by_role("button")).to_have_count(2)
    [found] = aside(server, "GET", "/people?name=Anna")
    aside(server, "POST", f"/people/{found['id']}/operator", {"why": "looks after it, too"})
    return anna


def come(anna: Visitor, path: str = "") -> None:
    """To the page, where she shows her passkey if it is asked for."""
    anna.go(f"/admin{path}")
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.or_(anna.page.locator(".content:not([hidden]) h1"))).to_be_visible()
    if sheet.count():
        sheet.get_by_role("button").click()
    expect(anna.page.locator(".content:not([hidden]) h1")).to_be_visible()


def busy(visit: Visit) -> tuple[Visitor, Json]:
    """Béla and Cili play; Béla says something bad, and Cili complains."""
    bela, cili = visit("Béla"), visit("Cili")
    for one in (bela, cili):
        one.page.evaluate(NAME, one.name)
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = bela.page.evaluate(OPEN, {"game": "druids", "seats": seats, "chat": "open"})
    for game in ("tigris", "ark"):
        bela.page.evaluate(OPEN, {"game": game, "seats": [{"kind": "me"}, {"kind": "link"}]})
    path = f"/tables/{table['id']}"
    cili.page.evaluate(POST, [f"{path}/join", {"invitation": table["seats"][1]["invitation"]}])
    cili.page.evaluate(POST, [f"{path}/chat", {"phrase": "good-luck"}])
    said = bela.page.evaluate(POST, [f"{path}/chat", {"text": "You have no idea of this game."}])
    cili.page.evaluate(POST, [f"{path}/chat/{said['id']}/report", {}])
    return bela, table


def confirm(anna: Visitor, deed: str, why: str) -> None:
    """What it will do is said, and a reason asked for."""
    sheet = anna.page.get_by_role("dialog", name=deed)
    sheet.get_by_label("Reason").fill(why)
    sheet.get_by_role("button", name=deed, exact=True).click()
    expect(sheet).to_have_count(0)


def assert_good(anna: Visitor, axe: str) -> None:
    """To eyes, readers and, where there are any, fingers."""
    assert_accessible(anna.page, axe)
    if anna.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert_fits(anna)
    assert anna.page.evaluate(OVERFLOW) == []


def status(anna: Visitor) -> Locator:
    return anna.page.locator(".content").get_by_role("status")


def deeds(server: Server) -> list[tuple[str, str, str]]:
    """The latest first."""
    return [(one["what"], one["why"], one["came"]) for one in aside(server, "GET", "/audit")]


def test_an_operator_shows_a_passkey_and_sees_how_the_server_is(
    visit: Visit, server: PatientServer, expected: list[str]
) -> None:
    expected.append("status of 403")
    busy(visit)
    anna = operator(visit, server)
    anna.go("/admin")
    anna.page.get_by_role("dialog", name="Is it you?").get_by_role("button", name="Use a passkey").click()
    main = anna.page.locator("main")
    expect(main).to_contain_text("Everybody can play.")
    expect(main.get_by_role("region", name="Tables in play").or_(main)).to_contain_text("Tables in play")
    anna.page.get_by_role("link", name="Open reports").click()
    expect(anna.page.get_by_role("heading", name="Reports")).to_be_visible()
    expect(main).to_contain_text("You have no idea of this game.")
    expect(main).to_contain_text("Good luck.")


@pytest.mark.slow
def test_somebody_is_silenced_and_kept_out(visit: Visit, server: PatientServer, expected: list[str]) -> None:
    expected.append("status of 403")
    bela, table = busy(visit)
    anna = operator(visit, server)
    come(anna, "/reports")
    anna.button("Silence").click()
    sheet = anna.page.get_by_role("dialog", name="Silence")
    expect(sheet).to_contain_text("They play on, and can say nothing")
    sheet.get_by_role("radio", name="one day").check(force=True)
    confirm(anna, "Silence", "insults")
    expect(status(anna)).to_contain_text("Done.")
    said = bela.page.evaluate(POST, [f"/tables/{table['id']}/chat", {"text": "Once more."}])
    assert said["error"]["key"] == "quieted"

    anna.button("Done with it").click()
    confirm(anna, "Done with it", "told him")
    expect(anna.page.locator("main")).to_contain_text("Nobody complains.")

    anna.link("People").click()
    anna.page.get_by_label("Name, or id").fill("bél")
    anna.button("Find").click()
    expect(anna.page.locator(".content li")).to_have_count(1)
    anna.link("Béla").click()
    expect(anna.page.locator("main")).to_contain_text("may not speak until")
    anna.button("Keep out").click()
    anna.page.get_by_role("dialog").get_by_role("checkbox").check()
    confirm(anna, "Keep out", "insults again")
    expect(anna.page.locator("main")).to_contain_text(saying("kept out until"))
    assert bela.page.evaluate("fetch('/api/me').then(answer => answer.json())") is None
    over = bela.page.evaluate("id => fetch(`/api/tables/${id}`).then(answer => answer.json())", table["id"])
    assert over["status"] == "over"
    assert [what for what, *_ in deeds(server)][:3] == ["block", "done", "quiet"]


@pytest.mark.slow
def test_a_table_is_found_set_back_and_closed(
    visit: Visit, server: PatientServer, expected: list[str]
) -> None:
    expected.append("status of 403")
    bela = visit("Béla")
    bela.open_table("You", "AI", shuffle=False)
    for _ in range(3):
        bela.wait_for_turn()
        bela.decide()
    bela.wait_for_turn()
    version = bela.version
    anna = operator(visit, server)
    come(anna, "/tables")
    anna.page.get_by_label("Name of a person, or id of a table").fill("Béla")
    anna.page.keyboard.press("Enter")
    anna.link("Druid Waltz").click()
    anna.button("Set back").click()
    anna.page.get_by_role("region", name="Set back").get_by_role("button", name="Back to").last.click()
    confirm(anna, "Set back", "a fault in the rules")
    expect(status(anna)).to_contain_text("Done.")
    bela.page.wait_for_function(
        "v => Number(document.querySelector('[data-version]')?.dataset.version) < v", arg=version
    )
    anna.button("Close the table").click()
    confirm(anna, "Close the table", "over now")
    expect(anna.page.locator("main")).to_contain_text("over")
    assert deeds(server)[:2] == [("close", "over now", "done"), ("repair", "a fault in the rules", "done")]
    anna.link("Log").click()
    expect(anna.page.locator("main")).to_contain_text("a fault in the rules")


@pytest.mark.slow
def test_a_server_is_emptied_and_it_is_said_what_that_means(
    visit: Visit, server: PatientServer, expected: list[str]
) -> None:
    expected.extend(["status of 403", "status of 503"])
    anna = operator(visit, server)
    come(anna)
    anna.link("Servers").click()
    row = anna.page.locator(".content li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("this one")
    row.get_by_role("button").click()
    sheet = anna.page.get_by_role("dialog", name="Drain")
    expect(sheet).to_contain_text("There is no other server. Everybody here is sent away")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    [line] = aside(server, "GET", "/nodes")
    assert not line["draining"]
    row.get_by_role("button").click()
    confirm(anna, "Drain", "a new disk")
    expect(status(anna)).to_contain_text("Done.")
    expect(row).to_contain_text("lets nobody in")
    expect(row.get_by_role("button")).to_have_count(0)
    assert deeds(server)[0] == ("drain", "a new disk", "done")
    anna.link("Overview").click()
    expect(anna.page.locator("main")).to_contain_text("This server lets nobody in any more")


@pytest.mark.slow
def test_what_was_begun_goes_on_once_the_passkey_is_shown_again(
    visit: Visit, server: PatientServer, expected: list[str]
) -> None:
    expected.append("status of 403")
    busy(visit)
    anna = operator(visit, server)
    come(anna, "/people?which=")
    anna.link("Cili").click()
    anna.button("Sign out everywhere").click()
    server.advance(LATER)
    sheet = anna.page.get_by_role("dialog", name="Sign out everywhere")
    sheet.get_by_label("Reason").fill("a lost phone")
    sheet.get_by_role("button", name="Sign out everywhere").click()
    expect(anna.page.locator(".content")).to_be_hidden()
    anna.page.get_by_role("dialog", name="Is it you?").get_by_role("button", name="Use a passkey").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(status(anna)).to_contain_text("Done.")
    assert deeds(server)[0] == ("sign-out", "a lost phone", "done")


@pytest.mark.slow
def test_two_operators_and_one_no_longer(visit: Visit, server: PatientServer, expected: list[str]) -> None:
    expected.extend(["status of 403", "status of 404", "status of 409"])
    anna = operator(visit, server)
    bela = visit("Béla")
    Fingers(bela)
    bela.page.evaluate(NAME, bela.name)
    come(anna, "/people")
    anna.link("Béla").click()
    anna.button("Make an operator").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("my deputy")
    sheet.get_by_role("button", name="Make an operator").click()
    expect(sheet.get_by_role("alert")).to_contain_text("They have no passkey yet.")
    bela.go("/account")
    bela.button("Add a passkey").click()
    expect(bela.page.get_by_role("button", name="Remove")).to_have_count(1)
    sheet.get_by_role("button", name="Make an operator").click()
    expect(anna.page.locator("main")).to_contain_text("operator")
    come(bela)
    expect(bela.page.locator("main")).to_contain_text("Everybody can play.")
    anna.button("No longer an operator").click()
    confirm(anna, "No longer an operator", "on holiday")
    expect(anna.button("Make an operator")).to_be_visible()
    bela.link("People").click()
    expect(bela.page.locator("main")).not_to_contain_text("Anna")


def test_nobody_else_sees_anything(visit: Visit, server: PatientServer, expected: list[str]) -> None:
    expected.append("status of 404")
    bela = visit("Béla", "/admin")
    expect(bela.page.locator("main")).to_contain_text("There is nothing here for you.")
    bela.page.evaluate(NAME, bela.name)
    for path in ("", "/people", "/nothing"):
        bela.go(f"/admin{path}")
        expect(bela.page.locator("main")).to_contain_text("There is nothing here for you.")
        expect(bela.page.get_by_role("navigation")).to_have_count(0)


def test_where_there_are_no_passkeys_it_is_said_what_to_do(visit: Visit, expected: list[str]) -> None:
    expected.append("status of 404")
    anna = visit()
    anna.page.add_init_script("delete window.PublicKeyCredential")
    anna.go("/admin")
    main = anna.page.locator("main")
    expect(main).to_contain_text("This address has no passkeys")
    expect(main).to_contain_text("LUDARIUM_ORIGIN")
    expect(main).to_contain_text("ludarium admin --help")


@pytest.mark.slow
def test_it_is_done_with_a_keyboard_alone(visit: Visit, server: PatientServer, expected: list[str]) -> None:
    expected.append("status of 403")
    busy(visit)
    anna = operator(visit, server)
    anna.page.add_init_script(NO_POINTER)
    anna.go("/admin")
    type_on(anna.button("Use a passkey"))
    type_on(anna.link("People"))
    expect(anna.link("Béla")).to_be_visible()
    type_on(anna.link("Béla"))
    type_on(anna.button("Keep out"))
    sheet = anna.page.get_by_role("dialog", name="Keep out")
    expect(sheet).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    type_on(anna.button("Silence"))
    type_on(anna.page.get_by_label("Reason"), "x")
    anna.page.keyboard.press("Enter")
    expect(status(anna)).to_contain_text("Done.")
    assert anna.page.evaluate("pointed") == 0
    assert deeds(server)[0][:2] == ("quiet", "x")


@pytest.mark.slow
@crossed("screen, lang", SCREENS, EACH)
def test_every_part_is_accessible_and_fits(  # noqa: PLR0913, PLR0917 - as many as there are to look at
    visit: Visit, server: PatientServer, axe: str, screen: Json, lang: str, expected: list[str]
) -> None:
    expected.append("status of 403")
    busy(visit)
    anna = operator(visit, server, **(screen | {"locale": lang}))
    [bela] = aside(server, "GET", "/people?name=Béla")
    [table, *_] = aside(server, "GET", "/tables?game=druids")
    aside(server, "POST", f"/people/{bela['id']}/quiet", {"why": "insults", "days": 7})
    for section in (*SECTIONS, f"/people/{bela['id']}", f"/tables/{table['id']}"):
        come(anna, section)
        anna.page.wait_for_load_state("networkidle")
        assert_good(anna, axe)
    anna.page.locator("button.btn[aria-expanded]").click()
    assert_good(anna, axe)
    anna.go(f"/admin/people/{bela['id']}")
    anna.page.locator(".content .panel .btn").nth(1).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert_good(anna, axe)
