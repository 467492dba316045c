"""Bora Bora, played through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agreeing import assert_agree
from tests.browser.borahands import Islanders
from tests.browser.conftest import PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.visitor import tap, to_the_end

GAME = "Bora Bora"


@pytest.mark.slow
def test_two_people_by_link_try_everything(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", game=GAME, shuffle=False)
    bela = invite(visit, anna, "Béla")
    islanders = Islanders(1)
    to_the_end(islanders.answer, anna, bela)
    assert not islanders.missing
    for person in (anna, bela):
        person.wait_for_turn()
        assert person.count_points() > 2
        expect(person.places).to_have_count(2)
    assert_agree(anna, bela)


@pytest.mark.slow
def test_four_seats_with_three_bots(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", "AI", "AI", game=GAME, shuffle=False)
    to_the_end(Islanders(2).answer, anna)
    anna.count_points()
    expect(anna.places).to_have_count(4)
    assert_agree(anna)


@pytest.mark.slow
def test_on_a_phone_by_touch(visit: Visit) -> None:
    anna = visit(press=tap, **PHONE)
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    islanders = Islanders(3)
    for _ in range(16):
        if anna.wait_for_turn() == "over":
            break
        assert_fits(anna)
        islanders.answer(anna)
    to_the_end(islanders.answer, anna)
    assert_fits(anna)
    anna.count_points()
    assert_fits(anna)


@pytest.mark.slow
def test_how_the_scoring_stands_can_be_looked_at_at_any_time(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Scoring").click()
    end = anna.page.get_by_role("listitem").filter(has_text="At the end")
    expect(end).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(end).not_to_be_visible()


@pytest.mark.slow
def test_by_keyboard_only(visit: Visit) -> None:
    anna = visit(press=type_on)
    anna.page.add_init_script(NO_POINTER)
    anna.page.reload()
    anna.open_table("You", "AI", game=GAME)
    to_the_end(Islanders(4).answer, anna)
    anna.count_points()
    anna.press(anna.result.get_by_role("link", name="Replay"))
    expect(anna.page).to_have_url(re.compile("/replay"))
    assert anna.page.evaluate("window.pointed") == 0


@pytest.mark.slow
def test_what_a_thing_is_stands_on_a_card(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    anna.page.locator(".jewels").get_by_role("button").first.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Bought with shells")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("tooltip")).not_to_be_visible()


@pytest.mark.slow
def test_a_region_says_why_no_hut_goes_there(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    region = anna.page.locator("svg.map [data-place]:not([data-may])").first
    region.click(force=True)
    expect(anna.page.locator("[role=status] p", has_text="hut")).to_be_visible()
