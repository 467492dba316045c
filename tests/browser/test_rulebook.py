"""The rulebooks: read, searched, linked to, and shown on the board."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.visitor import Json, Visitor, saying
from tests.conftest import ROOT

BOOKS = [path.parent.name for path in sorted(ROOT.glob("client/src/games/*/rulebook"))]
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}
SCREENS: dict[str, Json] = {
    "laptop": LAPTOP,
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": PHONE,
    "lying": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
UNKNOWN_WORD = re.compile(r"\b(rulebook|school|board|error)-[a-z]+")
IN_SIGHT = """number => {
  const { top } = document.getElementById(number).getBoundingClientRect()
  return top > 0 && top < innerHeight / 2
}"""


def paragraph(anna: Visitor, number: str) -> Locator:
    return anna.page.locator("section").filter(has=anna.page.locator(f'h2[id="{number}"]'))


def leads_to(anna: Visitor, number: str) -> None:
    """The paragraph is in sight, and its heading has the focus."""
    expect(paragraph(anna, number).get_by_role("heading")).to_be_focused()
    anna.page.wait_for_function(IN_SIGHT, arg=number)


def test_a_rule_is_looked_up_and_its_example_opened(visit: Visit, axe: str) -> None:  # noqa: F811
    anna = visit(path="/rules/tigris#R30")
    page = anna.page
    leads_to(anna, "5.5.3")
    assert_accessible(page, axe)
    page.get_by_role("searchbox").fill("external conflict")
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"\d+.* paragraphs"))
    expect(page.locator("section mark").first).to_have_text("War")
    expect(paragraph(anna, "2")).to_have_count(0)
    assert_accessible(page, axe)
    page.get_by_role("searchbox").fill("zebra")
    expect(page.get_by_role("main")).to_contain_text("Nothing found.")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="5.3 Revolt").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    leads_to(anna, "5.3")
    assert page.url.endswith("/rules/tigris#5.3")
    expect(contents.locator("[aria-current]")).to_have_text(saying("5.3Revolt"))
    expect(paragraph(anna, "5.3").get_by_role("link", name="Try it")).to_have_attribute(
        "href", "/learn/tigris/6"
    )
    paragraph(anna, "5.3").get_by_role("link", name="Open the example").click()
    expect(page.get_by_role("gridcell", name=re.compile("^F2.*king"))).to_be_visible()
    page.go_back()
    leads_to(anna, "5.3")


def test_a_game_without_a_rulebook(visit: Visit) -> None:
    anna = visit(path="/rules/pebbles")
    expect(anna.page.get_by_role("main")).to_contain_text("This game has no rulebook here.")


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize("game", BOOKS)
def test_every_rulebook_fits_everywhere(
    visit: Visit,
    axe: str,  # noqa: F811
    game: str,
    screen: Json,
    locale: str,
) -> None:
    anna = visit(path=f"/rules/{game}", locale=locale, **screen)
    expect(anna.page.locator("section h2").first).to_be_visible()
    folded = anna.page.locator("nav button[aria-expanded]")
    if folded.count():
        folded.click()
        expect(folded).to_have_attribute("aria-expanded", "true")
    if screen.get("has_touch"):
        assert_fits(anna)
    assert_accessible(anna.page, axe)
    assert UNKNOWN_WORD.search(anna.page.locator("body").inner_text()) is None
