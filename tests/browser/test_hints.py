"""A hint: asked for at the prompt, looked at on the board, chosen, confirmed, and known to everybody."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.combining import crossed, mostly
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit, invite
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


@pytest.mark.slow
@mostly("screen", {"phone": PHONE, "desktop": DESKTOP})
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


# A piece of the hand, or a place where there is none to take.
PICKABLE = (
    ".game-tigris .hand button:enabled, .game-borabora [data-may], [role=gridcell][aria-label*=possible]"
)

# What is in hand or aimed at, wherever the game shows it.
PICKED = """() => [document.querySelector('.prompt .q').innerText,
  ...[...document.querySelectorAll('.hand [aria-pressed=true]')].map(one => one.ariaLabel)]"""

# Whether a box that scrolls shows all, or says that there is more.
HONEST = """card => {
  const box = card.parentElement
  return box.scrollHeight <= box.clientHeight + 2 || box.hasAttribute('data-more')
}"""


TITLES = {
    "druids": "Druid Waltz",
    "tigris": "Tigris & Euphrates",
    "ark": "The Ark of the Covenant",
    "borabora": "Bora Bora",
}


@crossed("game, screen", TITLES, {"laptop": LAPTOP, "phone": PHONE})
def test_hints_are_in_order_give_reasons_and_leave_what_was_picked(
    visit: Visit, game: str, screen: Json
) -> None:
    anna = visit("Anna", **screen)
    anna.open_table("You", "AI", game=game)
    anna.wait_for_turn()
    anna.press(anna.page.locator(PICKABLE).first)
    if game == "Bora Bora":  # what it says of a step comes a moment later
        expect(anna.page.locator(".prompt .q")).to_contain_text("Hut to")
    picked = anna.page.evaluate(PICKED)
    card = anna.page.get_by_role("region", name="What the AI would do")
    close = card.get_by_role("button", name="Close")
    for _ in range(2):  # while what it does is shown on the board, and after another was pointed at
        anna.page.keyboard.press("h")
        moves = card.get_by_role("listitem")
        expect(moves.first).to_be_visible()
        expect(moves.first.locator(".what small").first).not_to_be_empty()
        chances = [int(re.sub(r"\D", "", text)) for text in moves.locator(".chance > b").all_inner_texts()]
        assert chances == sorted(chances, reverse=True)
        assert card.evaluate(HONEST)
        anna.page.keyboard.press("Tab")
        anna.press(close)
        expect(card).to_have_count(0)
        assert anna.page.evaluate(PICKED) == picked
