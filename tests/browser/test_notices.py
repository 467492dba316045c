"""People hear elsewhere that it is their turn: by push, by mail, by a webhook, and only as they wish."""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import server as serving
from tests.browser.combining import EACH, crossed
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.test_together import A_DAY, PatientServer, sit_down
from tests.browser.visitor import Json, Visitor, only, saying
from tests.conftest import chromium_path
from tests.server.indoors import CERTIFICATE
from tests.server.people import free_port
from tests.server.services import Delivery, Post, Subscription, certificate, link_in

pytestmark = pytest.mark.worker

__all__ = ["axe"]

MAIL = "anna@example.org"
TABLE: Json = {"game": "druids", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": A_DAY}
SOON = 70  # seconds after which somebody who is asked is told

# A browser without a push service of its own takes this subscription for the one it was given.
SUBSCRIBING = """told => {
  const kept = 'test-subscription'
  const one = () => ({ ...told, toJSON: () => told, unsubscribe: async () => localStorage.removeItem(kept) })
  PushManager.prototype.subscribe = async () => (localStorage.setItem(kept, 'on'), one())
  PushManager.prototype.getSubscription = async () => localStorage.getItem(kept) && one()
}"""
NOTIFICATIONS = """async () => {
  const worker = await navigator.serviceWorker.ready
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
}"""
SHOWN = f"async text => (await ({NOTIFICATIONS})()).some(one => one.body.includes(text))"
NONE_SHOWN = f"async () => (await ({NOTIFICATIONS})()).length === 0"
CONTROLLED = (
    "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller }"
)
# Windows cannot be opened by a program: what would be opened is told instead.
CLICK = """async () => {
  const done = []
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`) }
  clients.openWindow = async url => { done.push(`open ${new URL(url).pathname}`) }
  const [notification] = await registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification })
  const wait = new Promise(resolve => { event.waitUntil = resolve })
  dispatchEvent(event)
  await (await wait)
  return done
}"""


class ToldServer(PatientServer):
    """One whose notices come to services of this test."""

    def __init__(self, folder: Path, push: Delivery, post: Post) -> None:
        super().__init__(folder)
        self.push, self.post = push, post
        self.port = free_port()


@pytest.fixture(scope="session")
def chromium() -> str:
    """One that shows notifications."""
    return chromium_path("whole")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ToldServer]:
    folder = tmp_path_factory.mktemp("server")
    file = certificate(folder)
    push, post = Delivery(file), Post()
    running = ToldServer(folder, push, post)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            serving, "COMMAND", [sys.executable, "-m", "tests.server.indoors", *serving.COMMAND[3:]]
        )
        patch.setenv(CERTIFICATE, str(file))
        patch.setenv("LUDARIUM_ORIGIN", f"http://127.0.0.1:{running.port}")
        patch.setenv("LUDARIUM_SMTP", post.address)
        patch.setenv("LUDARIUM_MAIL_FROM", "ludarium@example.org")
        patch.setenv("LUDARIUM_PUSH_HOSTS", "localhost")
        patch.setenv("LUDARIUM_WEBHOOKS", "on")
        running.start()
        yield running
        running.stop()
    push.stop()
    post.stop()


class Phone:
    """A browser that can be pushed to."""

    def __init__(self, person: Visitor, server: ToldServer, name: str) -> None:
        self.person, self.server = person, server
        self.subscription = Subscription(f"{server.push.address}/{name}")
        context = person.page.context
        context.grant_permissions(["notifications"], origin=server.address)
        context.add_init_script(f"({SUBSCRIBING})({json.dumps(self.subscription.told)})")
        self._browser = context.new_cdp_session(person.page)
        self._registrations: list[str] = []
        self._browser.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self._browser.send("ServiceWorker.enable")

    def _hear(self, told: Json) -> None:
        self._registrations = [
            one["registrationId"] for one in told["registrations"] if not one["isDeleted"]
        ] or self._registrations

    def deliver(self) -> Json:
        """The next push reaches the service worker; what it says."""
        path, headers, body = self.server.push.take()
        assert path == urlsplit(self.subscription.told["endpoint"]).path
        assert headers["content-encoding"] == "aes128gcm"
        data = self.subscription.read(body)
        self.person.wait_until(CONTROLLED)
        origin, registration = self.server.address, self._registrations[-1]
        told = {"origin": origin, "registrationId": registration, "data": data}
        self._browser.send("ServiceWorker.deliverPushMessage", told)
        said: Json = json.loads(data)
        self.person.wait_until(SHOWN, said["text"])
        return said


def part(person: Visitor, title: str) -> Locator:
    return person.page.get_by_role("region", name=only(title))


def open_notices(person: Visitor) -> None:
    person.go("/notices")
    expect(part(person, "Where you hear it")).to_be_visible()


def named(visit: Visit, **how: object) -> Visitor:
    anna = visit(**how)
    anna.page.evaluate(NAME, anna.name)
    return anna


def confirm_mail(anna: Visitor, server: ToldServer, address: str) -> None:
    part(anna, "Where you hear it").get_by_role("button", name=saying("Add: Mail")).click()
    anna.page.get_by_label("Mail address").fill(address)
    anna.button("Send a mail to confirm").click()
    expect(part(anna, "Where you hear it")).to_contain_text("Not confirmed yet.")
    anna.go(server.post.link("confirm"))
    anna.button("Confirm").click()
    expect(anna.page.get_by_role("status")).to_contain_text(saying(f"notices now go to {address}"))


def test_a_push_is_shown_until_its_table_is_looked_at(visit: Visit, server: ToldServer) -> None:
    anna, bela = sit_down(visit, "druids", clock=A_DAY)
    phone, table = Phone(bela, server, "turn"), urlsplit(anna.page.url).path
    open_notices(bela)
    bela.button("Switch on here").click()
    expect(part(bela, "Where you hear it")).to_contain_text("this browser")
    while anna.turn == "mine":
        anna.decide()
    server.advance(SOON)
    said = phone.deliver()
    assert (said["kind"], said["url"]) == ("turn", table)
    (shown,) = bela.page.evaluate(NOTIFICATIONS)
    assert "Druid Waltz" in shown["body"] and anna.name in shown["body"]
    (worker,) = bela.page.context.service_workers
    assert worker.evaluate(CLICK) == [f"open {table}"]

    bela.go(table)
    bela.wait_until(NONE_SHOWN)
    bela.button("Skip").click()  # what happened meanwhile
    bela.decide()
    server.advance(SOON)  # Anna looks at the table, and has switched on nothing
    assert server.push.nothing()


@pytest.mark.slow
def test_a_later_push_replaces_the_one_before(visit: Visit, server: ToldServer) -> None:
    anna = named(visit)
    phone = Phone(anna, server, "again")
    open_notices(anna)
    anna.button("Switch on here").click()
    for _ in range(2):
        part(anna, "Where you hear it").get_by_role("button", name=saying("Try it: ")).click()
        expect(anna.page.get_by_role("status").filter(has_text="on its way")).to_be_visible()
        phone.deliver()
    (shown,) = anna.page.evaluate(NOTIFICATIONS)
    assert shown["tag"] == "test"
    anna.page.reload()
    expect(part(anna, "Where you hear it")).to_contain_text("this browser")
    anna.page.get_by_role("button", name="Remove").click()
    expect(anna.button("Switch on here")).to_be_visible()
    assert anna.page.evaluate("localStorage.getItem('test-subscription')") is None


@pytest.mark.slow
def test_a_browser_that_refuses(visit: Visit) -> None:
    anna = named(visit)
    anna.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    anna.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    open_notices(anna)
    anna.button("Switch on here").click()
    expect(anna.page.get_by_role("alert")).to_have_text("The browser did not allow it. Nothing has changed.")
    anna.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    anna.page.reload()
    expect(part(anna, "Where you hear it")).to_contain_text("This browser allows no notices from here.")
    expect(anna.button("Switch on here")).to_have_count(0)


@pytest.mark.slow
def test_an_iphone_has_to_install_the_page_first(visit: Visit) -> None:
    anna = named(visit, **PHONE)
    anna.page.add_init_script("delete window.PushManager; navigator.standalone = false")
    open_notices(anna)
    expect(part(anna, "Where you hear it")).to_contain_text("Add to Home Screen")


@pytest.mark.slow
def test_mails_are_confirmed_lead_back_and_end(visit: Visit, server: ToldServer) -> None:
    anna = named(visit)
    open_notices(anna)
    confirm_mail(anna, server, MAIL)
    anna.link("Your notices").click()
    part(anna, "Where you hear it").get_by_role("button", name=saying("Try it: ")).click()
    letter = server.post.take()
    assert letter["To"] == MAIL and letter["List-Unsubscribe"]

    elsewhere = visit("Anna", "/sign-in")
    elsewhere.page.get_by_label("Mail address").fill(MAIL)
    elsewhere.button("Send me a link").click()
    expect(elsewhere.page.get_by_role("status")).to_contain_text("If somebody here has this address")
    elsewhere.go(server.post.link("sign-in"))
    expect(elsewhere.page.locator("main")).to_contain_text(saying("You sign in as Anna."))
    elsewhere.button("Sign in").click()
    elsewhere.page.wait_for_url("**/")
    told = elsewhere.page.evaluate("fetch('/api/me').then(answer => answer.json())")
    assert told["name"] == "Anna"

    elsewhere.go(link_in(letter, "unsubscribe"))
    elsewhere.button("No more mail").click()
    expect(elsewhere.page.get_by_role("status")).to_contain_text(saying(f"Nothing goes to {MAIL} any more."))
    open_notices(anna)
    expect(
        part(anna, "Where you hear it").get_by_role("button", name=saying("Switch on: anna"))
    ).to_be_visible()


@pytest.mark.slow
def test_a_program_is_told_and_knows_by_whom(visit: Visit, server: ToldServer, expected: list[str]) -> None:
    expected.append("status of 400")
    anna = named(visit)
    open_notices(anna)
    anna.page.get_by_role("button", name=saying("Add: Discord")).click()
    anna.page.get_by_role("radio", name=only("Webhook")).check()
    anna.page.get_by_role("textbox", name="Address", exact=True).fill("http://example.org/told")
    anna.page.locator("#add-webhook").get_by_role("button").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("That cannot be used")
    anna.page.get_by_role("textbox", name="Address", exact=True).fill(f"{server.push.address}/told")
    anna.page.locator("#add-webhook").get_by_role("button").click()
    secret = anna.page.get_by_label("The secret of this webhook").input_value()
    part(anna, "Where you hear it").get_by_role("button", name=saying("Try it: ")).click()
    path, headers, body = server.push.take()
    signed = hmac.new(secret.encode(), headers["x-ludarium-time"].encode() + b"." + body, hashlib.sha256)
    assert (path, headers["x-ludarium-signature"]) == ("/told", f"sha256={signed.hexdigest()}")
    assert json.loads(body)["kind"] == "test"
    anna.page.reload()
    expect(part(anna, "Where you hear it")).to_contain_text("localhost")
    expect(anna.page.get_by_label("The secret of this webhook")).to_have_count(0)


@pytest.mark.slow
def test_what_is_wished_is_kept(visit: Visit, server: ToldServer) -> None:
    anna = named(visit, timezone_id="Europe/Budapest", locale="de")
    Phone(anna, server, "wishes")
    anna.go("/notices")
    anna.button("Hier anschalten").click()
    over = anna.page.get_by_role("checkbox", name=saying("Eine Partie ist vorbei: Browser"))
    over.uncheck()
    anna.page.get_by_role("checkbox", name="Ruhezeiten").check()
    anna.page.get_by_label("Von").fill("21:30")
    anna.page.get_by_label("Von").blur()
    expect(anna.page.get_by_label("Zeitzone")).to_have_value("Europe/Budapest")
    anna.page.get_by_role("radio", name="Magyar").check()
    anna.page.wait_for_load_state("networkidle")
    anna.page.reload()
    expect(over).not_to_be_checked()
    expect(anna.page.get_by_role("checkbox", name=saying("Ich bin am Zug: Browser"))).to_be_checked()
    expect(anna.page.get_by_label("Von")).to_have_value("21:30")
    expect(anna.page.get_by_role("textbox", name="Bis")).to_have_value("07:00")
    expect(anna.page.get_by_role("radio", name="Magyar")).to_be_checked()


@pytest.mark.slow
def test_a_table_that_stays_silent(visit: Visit, server: ToldServer) -> None:
    anna, _ = sit_down(visit, "druids", clock=A_DAY)
    Phone(anna, server, "silent")
    table = anna.page.url
    open_notices(anna)
    anna.button("Switch on here").click()
    expect(part(anna, "Where you hear it")).to_contain_text("this browser")
    anna.go(table)
    anna.page.get_by_role("tab", name="This table").click()
    anna.page.get_by_role("checkbox", name="Notices").uncheck()
    anna.page.wait_for_load_state("networkidle")
    anna.go("/lobby")
    server.advance(SOON)
    anna.page.wait_for_timeout(3000)  # the server looks every two seconds
    assert server.push.nothing()


@pytest.mark.slow
@pytest.mark.parametrize("how", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_one_line_leads_to_the_notices_until_it_is_not_wanted(visit: Visit, how: Json) -> None:
    anna = named(visit, **how)
    anna.go(f"/table/{anna.page.evaluate(OPEN, TABLE)['id']}")
    anna.link("Tell me when it is my turn").click()
    expect(part(anna, "Where you hear it")).to_be_visible()
    anna.page.go_back()
    anna.button("Do not offer this again").click()
    anna.page.reload()
    expect(anna.button("Copy link")).to_be_visible()
    expect(anna.link("Tell me when it is my turn")).to_have_count(0)


@pytest.mark.slow
@crossed("how, lang", {"laptop": LAPTOP, "phone": PHONE}, EACH)
def test_the_pages_are_accessible_and_fit(
    visit: Visit, server: ToldServer, axe: str, lang: str, how: Json
) -> None:
    anna = named(visit, **(how | {"locale": lang}))
    Phone(anna, server, f"axe-{lang}")
    for path in ("/notices", "/notices", "/mail#confirm=word", "/mail#unsubscribe=word", "/sign-in"):
        anna.go(path)
        expect(anna.page.locator("section button").first).to_be_visible()
        while (hidden := anna.page.locator("[aria-expanded=false]")).count():
            hidden.first.press("Enter")
        assert_accessible(anna.page, axe)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if path == "/notices" and not anna.page.locator("table").count():
            anna.page.locator("section .btn").first.press("Enter")
            expect(anna.page.locator("table")).to_be_visible()
