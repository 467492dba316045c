"""A game with a package of its own, board and words and all: played whole by mouse, keys and finger."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.agreeing import assert_agree
from tests.browser.combining import mostly
from tests.browser.conftest import BOARD, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.tigris import told
from tests.browser.visitor import Json, Press, Visitor, click, saying, tap
from tests.conftest import ROOT

HANDS: dict[str, tuple[Press, Json]] = {"mouse": (click, {}), "keys": (type_on, {}), "finger": (tap, PHONE)}
NAMES = {"en-GB": "Pebbles", "hu": "Kavicsok", "de": "Kiesel"}


def answers(anna: Visitor) -> Locator:
    """What can be pressed on the board or in the hand."""
    asked = told(anna)["asked"]["question"]
    return anna.page.locator(
        {"KeepStone": ".pebbles-hand button", "TakePebbles": ".pebbles [data-may]"}[asked]
    )


def choose(anna: Visitor) -> None:
    found = answers(anna)
    expect(found.first).to_be_visible()
    anna.press(found.nth(anna.random.randrange(found.count())))
    expect(anna.button("Confirm")).to_be_enabled()


@mostly("hands", list(HANDS))
def test_a_whole_game(visit: Visit, hands: str) -> None:
    press, screen = HANDS[hands]
    anna = visit(press=click if hands == "keys" else press, **screen)
    anna.open_by_hand("You", "AI", "AI", game="pebbles", shuffle=False)
    anna.wait_for_turn()
    if hands == "keys":
        anna.press = press
        anna.page.evaluate(NO_POINTER)
    while anna.wait_for_turn() == "mine":
        choose(anna)
        if hands == "finger":
            assert_fits(anna)
        if told(anna)["view"]["taken"][2]:
            expect(anna.page.locator(".pebbles [data-last]").first).to_be_attached()
        anna.confirm(anna.version)
    assert anna.count_points() == 2
    if hands == "keys":
        assert anna.page.evaluate("window.pointed") == 0
    assert_agree(anna)


@pytest.mark.slow
def test_the_board_of_the_guide(visit: Visit) -> None:
    guide = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    (board,) = re.findall(r"```js\n(.*?)```", guide, re.DOTALL)
    anna = visit()
    anna.page.route(BOARD, lambda route: route.fulfill(body=board, content_type="text/javascript"))
    anna.open_table("You", "AI", game="pebbles")
    while anna.wait_for_turn() == "mine":
        expect(anna.page.locator(".stage")).to_contain_text(saying("left."))
        anna.page.locator(".hand button").last.click()
        anna.confirm(anna.version)
    expect(anna.places).to_have_count(2)


@pytest.mark.slow
def test_what_it_is_and_what_follows(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game="pebbles", shuffle=False)
    anna.wait_for_turn()
    choose(anna)
    anna.confirm(anna.version)
    anna.wait_for_turn()
    outer = answers(anna).last
    outer.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text(saying("Then you have 1."))
    outer.click()
    expect(anna.page.locator(".prompt")).to_contain_text(saying("Take 1 pebble"))
    expect(anna.page.get_by_role("region", name="If you confirm")).to_contain_text(
        saying("pebbles are left.")
    )
    anna.page.keyboard.press("Escape")
    expect(anna.button("Confirm")).to_be_disabled()
    anna.page.keyboard.press("t")
    expect(anna.page.get_by_role("dialog")).to_contain_text("The heap")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Rules").click()
    expect(anna.page.get_by_role("heading", name="A stone in secret")).to_be_visible()
    expect(anna.page.locator(".rules ol button")).to_have_count(3)


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMES)
def test_it_speaks_three_languages(visit: Visit, language: str) -> None:
    anna = visit(locale=language)
    expect(anna.game(NAMES[language]).locator("img")).to_be_visible()
    expect(anna.game(NAMES[language])).not_to_contain_text("pebbles-")


# The board of the guide, until it is asked to draw a whole answer.
FAILING = """export default (kit) => ({
  Board: (target) => ({
    update: ({ choice }) => {
      target.textContent = 'All is well.'
      if (choice.complete) throw new Error('no such pebble')
    },
  }),
})"""


@pytest.mark.slow
def test_a_board_that_fails_gives_way_to_words(visit: Visit, expected: list[str]) -> None:
    expected.append("no such pebble")
    anna = visit()
    anna.page.route(BOARD, lambda route: route.fulfill(body=FAILING, content_type="text/javascript"))
    anna.open_table("You", "AI", game="pebbles")
    anna.wait_for_turn()
    expect(anna.page.locator(".stage")).to_contain_text("All is well.")
    anna.choose()
    expect(anna.page.locator(".stage")).to_contain_text(
        saying("The board of Pebbles has failed, so the game goes on in words.")
    )
    anna.confirm()
    anna.wait_for_turn()
    anna.decide()
    assert [text for text in anna.complaints if "no such pebble" in text] == anna.complaints[-1:]
