"""Druidenwalzer: what is refused says why; a hint, the log and taps do as one who is new expects."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.visitor import Visitor, saying


def tap(page: Page, place: str) -> None:
    page.locator(f'[data-place="{place}"] .area').first.click()


@pytest.mark.slow
def test_a_tap_that_is_no_answer_is_explained(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    refused = anna.page.locator(".stage [role=status] p")
    tap(anna.page, "S1")
    expect(refused).to_have_text("Your druids stand at your own trees.")
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    anna.button("Remove").click()
    tap(anna.page, "S1")
    expect(refused).to_have_text("You remove spirits from your own trees.")
    tap(anna.page, "SC")
    expect(refused).to_contain_text("Nothing is played on a cult board.")
    tap(anna.page, "M1")
    expect(refused).to_have_count(0)
    expect(anna.page.locator(".prompt")).to_contain_text(saying("Moon 1 goes to your cult board"))


def playing(visit: Visit, **how: object) -> Visitor:
    """Anna has placed her druids, and the AI its own."""
    anna = visit(**how)
    anna.open_table("You", "AI", shuffle=False)
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    return anna


@pytest.mark.slow
def test_a_hint_leaves_an_answer_that_is_ready_on_the_board(visit: Visit) -> None:
    """The button confirms what the board shows."""
    anna = playing(visit, **LAPTOP)
    anna.page.locator(".tray .spirit").last.click()
    tap(anna.page, "M1")
    expect(anna.button("Confirm")).to_be_enabled()
    expect(anna.page.locator(".ahead .card")).to_contain_text("The dance")
    sentence, ahead = anna.page.locator(".prompt .q"), anna.page.locator(".ahead .card").last
    ready = (sentence.inner_text(), ahead.inner_text())
    anna.page.keyboard.press("h")
    moves = anna.page.get_by_role("region", name="What the AI would do").get_by_role("listitem")
    expect(moves.first).to_be_visible()
    expect(ahead).to_contain_text("The dance")
    assert (sentence.inner_text(), ahead.inner_text()) == ready
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".dock .hand").first.evaluate("one => one.style.minHeight") == ""


@pytest.mark.slow
def test_the_log_is_new_until_it_is_read(visit: Visit) -> None:
    anna = playing(visit, **PHONE)
    tab = anna.page.get_by_role("navigation").get_by_role("button", name="Log")
    expect(tab.locator(".dot")).to_be_visible()
    anna.press(tab)
    expect(anna.page.locator(".log .since")).to_be_in_viewport()
    anna.press(anna.page.get_by_role("navigation").get_by_role("button", name="Board"))
    expect(tab.locator(".dot")).to_have_count(0)


@pytest.mark.slow
def test_the_log_begins_where_it_is_new(visit: Visit) -> None:
    """However much the other one did."""
    anna = playing(visit, viewport={"width": 1280, "height": 520})
    for _ in range(3):
        expect(anna.page.locator(".log .since")).to_be_in_viewport()
        anna.decide()
        anna.wait_for_turn()
