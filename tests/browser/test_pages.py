"""The pages around the table: replay, how to play, settings, invitations, what is not there."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import watched
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.visitor import saying

LANGUAGES = {"en": "English", "hu": "Magyar", "de": "Deutsch"}
UNKNOWN_WORD = re.compile(r"\b(druids|error|learn|replay|settings|catch)-[a-z]+")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    with watched.guest(server) as http:
        return watched.finished(http)


def test_replay_step_by_step_and_by_itself(visit: Visit, finished: str) -> None:
    anna = visit(path=f"/table/{finished}/replay")
    page = anna.page
    slider = page.get_by_role("slider", name="Move")
    expect(slider).not_to_have_attribute("max", "0")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    anna.button("Next").click()
    expect(slider).to_have_value("1")
    expect(page.locator("[aria-current=step]")).to_contain_text("placed a druid")
    expect(page.locator("[role=gridcell][aria-label*='orange druid']")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    anna.button("Previous").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=re.compile("^Speed")).click()
    expect(page.get_by_role("button", name=re.compile("^Speed"))).to_contain_text("2")
    anna.button("Play").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 3")
    anna.button("Pause").click()
    anna.button("Last").click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_text(re.compile("wins"))).not_to_have_count(0)
    anna.button("First").click()
    expect(slider).to_have_value("0")


@pytest.mark.slow
def test_a_link_to_a_move(visit: Visit, finished: str) -> None:
    anna = visit(path=f"/table/{finished}/replay", permissions=["clipboard-read", "clipboard-write"])
    anna.page.get_by_role("list").get_by_role("button").nth(7).click()
    expect(anna.page.get_by_role("slider", name="Move")).to_have_value("7")
    anna.button("Link to this move").click()
    expect(anna.button("Copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    bela = visit("Béla", link)
    expect(bela.page.get_by_role("slider", name="Move")).to_have_value("7")


@pytest.mark.slow
def test_a_replay_through_the_eyes_of_each(visit: Visit, finished: str) -> None:
    anna = visit(path=f"/table/{finished}/replay")
    eyes = anna.page.get_by_role("combobox", name="Whose eyes")
    expect(eyes.get_by_role("option")).to_have_count(3)
    first_row = anna.page.get_by_role("gridcell").first
    for seat, far in (("0", "Sun tree 4"), ("1", "Moon tree 1")):
        eyes.select_option(seat)
        expect(first_row).to_have_accessible_name(re.compile(f"^{far}"))


@pytest.mark.slow
def test_how_to_play_in_three_languages(visit: Visit) -> None:
    anna = visit(path="/learn/druids")
    told = set()
    for language, name in LANGUAGES.items():
        anna.page.get_by_role("banner").get_by_role("button").last.click()
        anna.page.get_by_role("radio", name=name).check()
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.get_by_role("main").locator("svg[role=img]")).not_to_have_count(0)
        text = anna.page.get_by_role("main").inner_text()
        assert len(text) > 1500
        assert UNKNOWN_WORD.search(text) is None
        told.add(text)
    assert len(told) == 3


def test_language_and_appearance_are_remembered(visit: Visit) -> None:
    anna = visit(color_scheme="light")
    html = anna.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    anna.button("Settings").click()
    anna.page.get_by_role("radio", name="Magyar").check()
    expect(html).to_have_attribute("lang", "hu")
    anna.page.get_by_role("radio", name="Sötét").check()
    expect(html).to_have_attribute("data-theme", "dark")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Druidakeringő")).to_be_visible()
    expect(html).to_have_attribute("lang", "hu")
    expect(html).to_have_attribute("data-theme", "dark")


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "title"), [("hu-HU", "Druidakeringő"), ("de-DE", "Druidenwalzer")])
def test_a_first_visit_speaks_the_language_of_the_browser(visit: Visit, locale: str, title: str) -> None:
    anna = visit(locale=locale)
    expect(anna.page.get_by_role("heading", name=title)).to_be_visible()
    assert UNKNOWN_WORD.search(anna.page.get_by_role("main").inner_text()) is None


@pytest.mark.slow
def test_a_name_can_be_changed(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "Friend by link")
    anna.button("Settings").click()
    anna.button("Change").click()
    anna.page.get_by_role("textbox", name="Name").fill("Annabel")
    anna.button("Go on").click()
    expect(anna.page.get_by_text(saying("You are called Annabel."))).to_be_visible()


def test_what_is_not_there(visit: Visit, expected: list[str]) -> None:
    expected.append("404")
    anna = visit(path="/table/nothing")
    expect(anna.page.get_by_role("main")).to_contain_text("There is no table here.")
    anna.go("/nothing")
    expect(anna.page.get_by_role("main")).to_contain_text("There is no page here.")
    anna.page.get_by_role("main").get_by_role("link").click()
    expect(anna.game("Druid Waltz")).to_be_visible()


@pytest.mark.slow
def test_whoever_is_second_with_an_invitation_is_told_so(visit: Visit, expected: list[str]) -> None:
    expected.append("409 (Conflict)")
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", "Friend by link", game="pebbles")
    link = anna.page.get_by_label("Invitation link").first.input_value()
    bela, carl = visit("Béla", link), visit("Carl", link)
    expect(carl.button("Sit down")).to_be_visible()
    bela.button("Sit down").click()
    bela.say_name()
    expect(carl.page.get_by_role("main")).to_contain_text("Béla")
    carl.button("Sit down").click()
    carl.say_name()
    expect(carl.page.get_by_role("alert")).to_have_text("Someone was quicker. This seat is taken.")


@pytest.mark.slow
def test_an_old_invitation_shows_the_table(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link")
    link = anna.page.get_by_label("Invitation link").input_value()
    visit("Béla", link).join()
    carl = visit("Carl", link)
    expect(carl.page.locator(".prompt")).to_contain_text("You are watching. Hands stay hidden.")
