"""Time, proposals and leaving, as the people at a table see them; days pass at a word."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor, asked, saying

__all__ = ["axe"]

DAY = 24 * 3600
A_DAY: Json = {"bank": 0, "grant": DAY, "keep": False, "most": 0}
QUICK: Json = {"bank": 300, "grant": 20, "keep": True, "most": 600}
ME: Json = {"kind": "me"}
LINK: Json = {"kind": "link"}
BOT: Json = {"kind": "bot", "bot": "novice", "seconds": 0.5}


class PatientServer(Server):
    """One whose time can be moved ahead."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--test-time")

    def advance(self, seconds: float) -> None:
        self.ask_aside(f"/advance/{seconds}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PatientServer]:
    running = PatientServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def sit_down(visit: Visit, game: str, *seats: Json, **more: Any) -> tuple[Visitor, Visitor]:
    """Anna opens a table, and Béla follows the link to its second seat; who is asked comes first."""
    anna = visit()
    anna.page.evaluate(NAME, anna.name)
    table = anna.page.evaluate(OPEN, {"game": game, "seats": [ME, LINK, *seats], "shuffle": False} | more)
    anna.go(f"/table/{table['id']}")
    bela = visit("Béla", f"/table/{table['id']}#join={table['seats'][1]['invitation']}", **PHONE)
    bela.button("Sit down").click()
    bela.say_name()
    for person in (anna, bela):
        expect(person.page.locator(".players").first).to_be_visible()
    return anna, bela


def wish(person: Visitor, title: str, button: str, *more: str) -> None:
    """Asks something of the table."""
    if person.page.get_by_role("tab", name="This table").count() > 0:
        person.page.get_by_role("tab", name="This table").click()
    else:
        person.page.get_by_role("navigation").get_by_role("button", name="Players").click()
    person.button("Leave, take back, change").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=saying(title))).to_be_visible()
    part = sheet.locator("section", has=person.page.get_by_role("heading", name=saying(title)))
    for name in (button, *more):
        part.get_by_role("button", name=saying(name)).click()


def board(person: Visitor) -> None:
    person.page.get_by_role("navigation").get_by_role("button", name="Board").click()


def clock(person: Visitor, seat: int) -> Locator:
    return person.page.locator(f".players [data-seat='{seat}']").get_by_role("timer")


@pytest.mark.slow
def test_a_stand_in_plays_after_days_and_the_owner_comes_back(visit: Visit, server: PatientServer) -> None:
    anna, bela = sit_down(visit, "druids", clock=A_DAY)
    anna.wait_for_turn()
    expect(clock(anna, 0)).to_have_text(re.compile("^(1d|23h)"))
    anna.go("/")
    server.advance(3 * DAY)
    expect(bela.page.locator(".prompt")).to_contain_text(saying("A stand-in plays for Anna."))
    anna.page.go_back()
    expect(anna.page.locator(".notices")).to_contain_text(saying("A stand-in played for you"))


@pytest.mark.slow
def test_nobody_waits_for_who_is_on_vacation(visit: Visit, server: PatientServer, axe: str) -> None:
    anna, bela = sit_down(visit, "druids", clock=A_DAY, at_zero="forfeit")
    anna.wait_for_turn()
    wish(anna, "Vacation", "Take it")
    expect(bela.page.locator("[data-seat='0']").first).to_contain_text("on vacation until")
    assert_accessible(bela.page, axe)
    server.advance(5 * DAY)
    anna.page.reload()
    anna.wait_for_turn()
    expect(clock(anna, 0)).to_have_attribute("data-alarm", "none")
    anna.page.get_by_role("tab", name="This table").click()
    anna.button("Leave, take back, change").click()
    assert_accessible(anna.page, axe)
    anna.button("I am back").click()
    expect(bela.page.locator(".players")).not_to_contain_text("on vacation")
    anna.decide()
    bela.wait_for_version(anna.version)


@pytest.mark.slow
def test_a_vacation_begins_on_a_later_day(visit: Visit, server: PatientServer, axe: str) -> None:
    anna, bela = sit_down(visit, "druids")
    anna.page.get_by_role("tab", name="This table").click()
    anna.button("Leave, take back, change").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_role("radio", name=saying("in 3 days")).check()
    assert_accessible(anna.page, axe)
    sheet.get_by_role("button", name="Take it").click()
    anna.button("Leave, take back, change").click()
    expect(sheet).to_contain_text(saying("It begins in 3 days"))
    expect(bela.page.locator("[data-seat='0']").first).not_to_contain_text("on vacation")
    server.advance(3 * DAY + 1)
    expect(bela.page.locator("[data-seat='0']").first).to_contain_text("on vacation until")


@pytest.mark.slow
def test_time_that_runs_low_is_shown_and_said(visit: Visit, server: PatientServer, axe: str) -> None:
    anna, bela = sit_down(visit, "druids", clock=QUICK)
    anna.wait_for_turn()
    expect(clock(anna, 0)).to_have_attribute("data-alarm", "none")
    expect(clock(anna, 1)).to_have_text("5:00")
    server.advance(295)
    anna.page.reload()
    expect(clock(anna, 0)).to_have_attribute("data-alarm", "low")
    expect(anna.page.get_by_text(saying("You have"))).to_be_attached()
    assert_accessible(anna.page, axe)
    assert_accessible(bela.page, axe)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    anna, bela = sit_down(visit, "druids")
    while asked(anna, bela) is anna:
        anna.decide()
    wish(anna, "Take back", "Propose")
    card = bela.page.get_by_role("region", name="Proposal")
    expect(card).to_contain_text(saying("Anna proposes"))
    bela.page.wait_for_timeout(500)  # what is pressed too soon was meant for something else
    card.get_by_role("button", name="Agree").click()
    for person in (anna, bela):
        expect(person.page.get_by_role("region", name="Proposal")).to_have_count(0)
    assert anna.wait_for_turn() == "mine"


@pytest.mark.slow
def test_a_proposal_is_declined_or_waits(visit: Visit, axe: str) -> None:
    anna, bela = sit_down(visit, "druids")
    wish(anna, "Hints", "Allow hints")
    card = bela.page.get_by_role("region", name="Proposal")
    expect(card).to_contain_text(saying("Allow hints"))
    assert_accessible(bela.page, axe)
    card.get_by_role("button", name="Later").click()
    expect(card.get_by_role("button", name="Agree")).to_have_count(0)
    card.get_by_role("button", name="Proposal").click()
    bela.page.wait_for_timeout(500)  # what is pressed too soon was meant for something else
    card.get_by_role("button", name="Decline").click()
    expect(card).to_have_count(0)
    expect(anna.page.get_by_role("region", name="Proposal")).to_have_count(0)


@pytest.mark.slow
def test_who_resigns_is_played_on_by_a_bot(visit: Visit) -> None:
    anna, bela = sit_down(visit, "tigris", BOT)
    wish(bela, "Resign for", "Resign", "Yes")
    expect(anna.page.locator(".players").get_by_text("resigned").first).to_be_attached()
    board(bela)
    expect(bela.page.locator(".prompt")).to_contain_text(saying("You are watching."))
    assert anna.wait_for_turn() == "mine"


@pytest.mark.slow
def test_with_two_the_other_wins(visit: Visit) -> None:
    anna, bela = sit_down(visit, "druids")
    wish(bela, "Resign for", "Resign", "Yes")
    for person in (anna, bela):
        expect(person.places).to_have_count(2)


@pytest.mark.slow
def test_somebody_takes_over_a_seat_that_was_left(visit: Visit, axe: str) -> None:
    anna, bela = sit_down(visit, "tigris", BOT, substitutes=True)
    wish(bela, "Resign for", "Resign", "Yes")
    expect(anna.page.locator(".players").get_by_text("resigned").first).to_be_attached()
    anna.page.get_by_role("tab", name="This table").click()
    anna.button("Leave, take back, change").click()
    link = anna.page.get_by_role("dialog").get_by_label("Invitation link").input_value()
    anna.button("Close").click()
    dora = visit("Dora", link, **PHONE)
    sheet = dora.page.get_by_role("dialog")
    expect(sheet).to_contain_text(saying("Béla left, and an AI plays there."))
    assert_accessible(dora.page, axe)
    sheet.get_by_role("button", name="Sit down").click()
    dora.say_name()
    expect(dora.page.locator(".players").get_by_text("Dora").first).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(anna.page.locator(".players").get_by_text("Dora").first).to_be_visible()
    assert asked(anna, dora) in (anna, dora)


@pytest.mark.slow
def test_a_link_to_a_seat_that_is_taken_says_so(visit: Visit, expected: list[str]) -> None:
    expected.append("/join")
    anna, bela = sit_down(visit, "tigris", BOT, substitutes=True)
    link = f"/table/{anna.page.url.rpartition('/')[2]}#join=nothing"
    late = visit("Dora", link)
    expect(late.page.locator(".notices")).to_contain_text(saying("taken"))
    wish(bela, "Resign for", "Resign", "Yes")
    sheet = late.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Sit down").click()
    late.say_name()
    expect(sheet.get_by_role("alert")).to_be_visible()
    sheet.get_by_role("button", name="Only watch").click()
    expect(sheet).to_have_count(0)
