"""axe finds nothing on any page, in the light and in the dark."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arkhands import Builders
from tests.browser.borahands import Islanders
from tests.browser.combining import crossed, mostly
from tests.browser.conftest import BOARD, DESKTOP, PHONE, Visit, invite
from tests.browser.plot import Plot
from tests.browser.test_aids import open_tournament
from tests.browser.tigris import told
from tests.browser.visitor import Json
from tests.conftest import ROOT

AXE = ROOT / "client/node_modules/axe-core/axe.min.js"

RUN = """async only => {
  const { violations } = await axe.run(document, only ? { runOnly: only } : {})
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}"""
HANDS: Final[dict[str, type[Plot | Builders | Islanders]]] = {
    "Tigris & Euphrates": Plot,
    "The Ark of the Covenant": Builders,
    "Bora Bora": Islanders,
}
LIGHT = "theme => { document.documentElement.dataset.theme = theme }"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in client")
    return AXE.read_text()


def assert_accessible(page: Page, axe: str) -> None:
    """Everything in one light; in the other what depends on the light."""
    page.evaluate(axe)
    theme = page.locator("html").get_attribute("data-theme")
    assert page.evaluate(RUN, None) == []
    page.evaluate(LIGHT, "light" if theme == "dark" else "dark")
    try:
        assert page.evaluate(RUN, ["color-contrast", "link-in-text-block"]) == []
    finally:
        page.evaluate(LIGHT, theme)


def test_axe_is_awake(visit: Visit, axe: str) -> None:
    anna = visit()
    anna.page.evaluate("() => { document.body.append(document.createElement('button')) }")
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(anna.page, axe)


def test_before_the_game(visit: Visit, axe: str) -> None:
    anna = visit()
    expect(anna.game("Druid Waltz")).to_be_visible()
    assert_accessible(anna.page, axe)
    anna.game("Druid Waltz").get_by_role("link", name="New table").click()
    anna.fill_seats("You", "Same device")
    anna.page.get_by_role("radio", name="choose").check()
    anna.page.get_by_text("Rules of this table").click()
    assert_accessible(anna.page, axe)
    anna.button("Start").click()
    assert_accessible(anna.page, axe)
    anna.say_name()
    anna.wait_for_turn()
    assert anna.turn == "curtain"
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_waiting_for_people_and_for_a_move(visit: Visit, axe: str) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", shuffle=False)
    expect(anna.page.get_by_label("Invitation link")).to_be_visible()
    assert_accessible(anna.page, axe)
    bela = invite(visit, anna, "Béla")
    assert_accessible(bela.page, axe)


@pytest.mark.slow
@mostly("screen", {"phone": PHONE, "desktop": DESKTOP})
def test_a_game(visit: Visit, axe: str, screen: Json) -> None:
    anna = visit(**screen)
    anna.open_table("You", "AI", shuffle=False)
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    asked = anna.choose()
    assert_accessible(anna.page, axe)
    for tab in ("Players", "Log", "Rules", "Board") if screen is PHONE else ():
        anna.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert_accessible(anna.page, axe)
    anna.confirm(asked)
    for key in ("t", "?"):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert_accessible(anna.page, axe)
        anna.page.keyboard.press("Escape")
    anna.play()
    look = anna.button("Look at the board")
    expect(look).to_be_visible()  # the page of the result comes after the last move
    assert_accessible(anna.page, axe)
    look.click()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_home_with_tables_and_the_replay(visit: Visit, axe: str) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    table = anna.page.url
    anna.go("/")
    expect(anna.page.locator("article .clearing")).to_have_count(1)
    expect(anna.link("Play")).to_be_visible()
    assert_accessible(anna.page, axe)
    anna.go(f"{table}/replay")
    expect(anna.page.get_by_role("grid")).to_be_visible()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
@crossed("screen, title", {"phone": PHONE, "desktop": DESKTOP}, {title: title for title in HANDS})
def test_the_other_games(visit: Visit, axe: str, title: str, screen: Json) -> None:
    """Every question as it comes for the first time."""
    anna = visit(**screen)
    anna.open_table("You", "AI", game=title, shuffle=False)
    hands, known = HANDS[title](1), set()
    for _ in range(14):
        anna.wait_for_turn()
        question = told(anna)["asked"]["question"]
        if question not in known:
            known.add(question)
            assert_accessible(anna.page, axe)
        hands.answer(anna)


@pytest.mark.slow
@mostly("title", list(HANDS))
def test_without_aids(visit: Visit, axe: str, title: str) -> None:
    anna = visit()
    open_tournament(anna, title, "You", "AI")
    anna.wait_for_turn()
    assert_accessible(anna.page, axe)
    anna.page.get_by_role("tab", name="This table").click()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
@mostly("game", ["borabora", "tigris", "ark", "druids"])
def test_how_to_play(visit: Visit, axe: str, game: str) -> None:
    anna = visit(path=f"/learn/{game}")
    expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_a_game_with_a_package_of_its_own(visit: Visit, axe: str) -> None:
    anna = visit()
    anna.open_table("You", "AI", game="pebbles", shuffle=False)
    for answers in (".pebbles-hand button", ".pebbles [data-may]"):
        anna.page.locator(answers).last.click()
        expect(anna.button("Confirm")).to_be_enabled()
        assert_accessible(anna.page, axe)
        anna.confirm(anna.version)


@pytest.mark.slow
def test_a_game_without_a_drawn_board(visit: Visit, axe: str, expected: list[str]) -> None:
    anna = visit()
    anna.page.route(BOARD, lambda route: route.abort())
    expected.extend(["board.js", "cannot be used"])
    anna.open_table("You", "AI", game="pebbles")
    anna.wait_for_turn()
    anna.choose()
    assert_accessible(anna.page, axe)
