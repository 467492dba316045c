"""Somebody leaves, a bot plays for them, and they come back: what everybody is shown."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.combining import mostly
from tests.browser.conftest import PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.visitor import Json, Visitor, saying

__all__ = ["axe"]

OPEN = """body => fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body)
}).then(answer => answer.json())"""
NAME = """name => fetch('/api/me').then(() => fetch('/api/me', {  // first what the page has fetched ahead
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name })
}))"""
SOON = {"after": 1, "bot": "mcts", "seconds": 1.5}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def open_table(anna: Visitor, **more: Any) -> tuple[Json, str]:
    """A table where a stand-in comes sooner than any that the page offers; and its invitation."""
    anna.page.evaluate(NAME, anna.name)
    body = {"game": "druids", "seats": [{"kind": "me"}, {"kind": "link"}], "stand_in": SOON} | more
    table = anna.page.evaluate(OPEN, body)
    anna.go(f"/table/{table['id']}")
    return table, f"/table/{table['id']}#join={table['seats'][1]['invitation']}"


def leave(person: Visitor) -> None:
    person.go("/")


def place_druids(person: Visitor) -> None:
    for _ in range(3):
        person.wait_for_turn()
        person.decide()


def log(page: Page) -> Any:
    return page.get_by_role("region", name="Log")


@pytest.mark.slow
def test_the_table_says_beforehand_who_stands_in(visit: Visit, axe: str) -> None:
    anna = visit()
    anna.game("Druid Waltz").get_by_role("link", name="New table").click()
    anna.fill_seats("You", "AI")
    stand_in = anna.page.get_by_role("radiogroup", name="Stand-in", exact=True)
    strength = anna.page.get_by_role("radiogroup", name="Strength of the stand-in")
    expect(stand_in).to_have_count(0)
    anna.fill_seats("You", "Friend by link")
    expect(stand_in.get_by_role("radio", name="none: the table waits")).to_be_checked()
    expect(strength).to_have_count(0)
    stand_in.get_by_role("radio", name="after 2 minutes").check()
    strength.get_by_role("radio", name="Strong").check()
    assert_accessible(anna.page, axe)
    anna.page.locator("button[type=submit]").click()
    anna.say_name()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_role("main")).to_contain_text(saying("after 2 minutesStrong, answers at once"))
    assert_accessible(anna.page, axe)
    table = anna.page.evaluate(
        "() => fetch(`/api${location.pathname.replace('table', 'tables')}`).then(a => a.json())"
    )
    assert table["stand_in"] == {"after": 120, "bot": "strong", "seconds": 0.5}


@pytest.mark.slow
@mostly("device", {"phone": PHONE, "desktop": {}})
def test_a_bot_plays_for_who_left_and_the_log_says_so(visit: Visit, axe: str, device: Json) -> None:
    anna = visit("Anna", **device)
    table, link = open_table(anna)
    jonas = visit("Jonas", link)
    jonas.button("Sit down").click()
    jonas.say_name()
    expect(jonas.page.locator(".prompt")).to_be_visible()
    place_druids(anna)
    leave(jonas)
    expect(anna.page.locator(".prompt")).to_contain_text(saying("A stand-in plays for Jonas."))
    anna.wait_for_turn()
    assert_accessible(anna.page, axe)
    if device:
        anna.page.get_by_role("navigation", name="Views of the table").get_by_role(
            "button", name="Log"
        ).click()
    expect(log(anna.page)).to_contain_text(saying("A stand-in plays for Jonas."))
    jonas.page.reload()
    expect(jonas.page.get_by_role("main")).to_contain_text("A stand-in plays for you")
    jonas.go(f"/table/{table['id']}")
    anna.notice("Jonas is back.")
    expect(jonas.page.get_by_role("dialog", name="While you were away")).to_contain_text("stand-in")
    assert_accessible(jonas.page, axe)
    jonas.button("Skip").click()
    expect(jonas.page.locator(".prompt").get_by_role("button", name="Undo")).to_be_disabled()
    if device:
        anna.page.get_by_role("navigation", name="Views of the table").get_by_role(
            "button", name="Board"
        ).click()
    while jonas.turn != "mine":
        anna.decide()
        jonas.wait_for_version(anna.version)
    jonas.decide()
    expect(log(jonas.page)).to_contain_text(saying("Jonas is back."))
    jonas.go(f"/table/{table['id']}/replay")
    expect(jonas.page.locator(".moves")).to_contain_text(saying("A stand-in plays for Jonas."))
    expect(jonas.page.locator(".moves")).to_contain_text(saying("Jonas is back."))


@pytest.mark.slow
def test_who_waits_is_told_when_a_bot_takes_over(visit: Visit) -> None:
    anna = visit("Anna")
    _, link = open_table(anna, stand_in=SOON | {"after": 3600})
    jonas = visit("Jonas", link)
    jonas.button("Sit down").click()
    jonas.say_name()
    place_druids(anna)
    leave(jonas)
    expect(anna.page.locator(".prompt")).to_contain_text(saying("Jonas is away. From "))
    expect(anna.page.locator(".prompt")).to_contain_text(saying("a stand-in plays for Jonas."))
