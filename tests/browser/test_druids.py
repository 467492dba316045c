"""Druidenwalzer: the page asks the rules why something cannot be, and says so where it was tried."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import saying


def tap(page: Page, place: str) -> None:
    page.locator(f'[data-place="{place}"] .area').first.click()


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
