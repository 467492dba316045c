"""A hint: asked for at the prompt, looked at on the board, chosen, confirmed, and known to everybody."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, invite
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.visitor import Json, Visitor, saying

__all__ = ["axe"]


def open_table(anna: Visitor) -> None:
    anna.game("Druid Waltz").get_by_role("link", name="New table").click()
    anna.fill_seats("You", "Friend by link", shuffle=False)
    anna.page.get_by_role("checkbox", name="Hints").check()
    anna.page.locator("button[type=submit]").click()
    anna.say_name()
    expect(anna.page.get_by_role("main")).to_contain_text("on request")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_shown_on_the_board_and_known_to_everybody(visit: Visit, axe: str, screen: Json) -> None:
    anna = visit("Anna", **screen)
    open_table(anna)
    jonas = invite(visit, anna, "Jonas")
    anna.wait_for_turn()
    expect(jonas.button("Hint")).to_have_count(0)

    nothing_shown = anna.page.locator("main").inner_html()
    anna.press(anna.button("Hint"))
    card = anna.page.get_by_role("region", name="What the AI would do")
    moves = card.get_by_role("listitem").get_by_role("button")
    expect(moves).to_have_count(3)
    expect(moves.first).to_be_focused()
    expect(moves.first).to_contain_text("best")
    jonas.notice("Anna took a hint.")
    expect(jonas.page.get_by_role("list", name="Players")).to_contain_text(saying("1 hint"))
    assert_accessible(anna.page, axe)

    best_shown = anna.page.locator("main").inner_html()
    anna.page.keyboard.press("Tab")
    expect(moves.nth(1)).to_be_focused()
    second_shown = anna.page.locator("main").inner_html()
    assert len({nothing_shown, best_shown, second_shown}) == 3
    expect(anna.button("Confirm")).to_be_disabled()
    anna.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(anna.button("Hint")).to_be_focused()

    anna.page.keyboard.press("h")
    anna.press(moves.nth(1))
    expect(card).to_have_count(0)
    assert anna.version == 0
    anna.confirm()
    anna.wait_for_turn()
    anna.press(anna.button("Hint"))
    expect(moves.first).to_be_focused()
    expect(jonas.page.get_by_role("list", name="Players")).to_contain_text(saying("2 hints"))
