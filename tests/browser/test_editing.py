"""A position is set up piece by piece, and by its text, each following the other."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ludarium import game
from tests.browser.combining import crossed
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.visitor import Json, Visitor, saying

GAMES = ["druids", "tigris", "ark", "borabora"]


def piece(anna: Visitor, name: str) -> Locator:
    return anna.page.get_by_role("radio", name=saying(name))


def at(anna: Visitor, place: str) -> Locator:
    return anna.page.locator(f'.stage [data-place="{place}"]')


def text(anna: Visitor) -> Locator:
    return anna.page.get_by_role("textbox", name="The position as text")


def says(anna: Visitor, words: str) -> None:
    expect(text(anna)).to_have_value(re.compile(words))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "what", "place", "line"),
    [
        ("druids", "spirit 5 clockwise", "M1", "M1 5L,"),
        ("tigris", "1 settlement", "F4", " 4  k."),
        ("ark", "Follower: Red", "0,0", "0,0 n p1@r0"),
        ("borabora", "Red", "cm", "map cm p1"),
    ],
)
def test_a_piece_is_put_on_the_board_and_stands_in_the_text(
    visit: Visit, name: str, what: str, place: str, line: str
) -> None:
    anna = visit(path=f"/board/{name}/edit")
    piece(anna, what).first.check(force=True)
    at(anna, place).first.click(force=True)
    if name == "ark":
        anna.page.get_by_role("button", name=saying("Road 0")).click()
    says(anna, re.escape(line))
    position = text(anna).input_value()
    anna.button("Undo").click()
    expect(text(anna)).not_to_have_value(position)
    state = game(name).read(position, game(name).seats[0])
    assert game(name).write(state) == position


@pytest.mark.slow
def test_the_board_follows_the_text(visit: Visit) -> None:
    anna = visit(path="/board/tigris/edit")
    text(anna).fill("players: 2\nboard: start\ncells: F4 1K\nhands: RRKBGG -")
    expect(at(anna, "F4")).to_have_attribute("aria-label", re.compile("king", re.I))
    at(anna, "F4").click(force=True)
    expect(anna.page.get_by_role("combobox", name=saying("F4: Lies here"))).to_be_visible()
    anna.page.locator("summary", has_text=saying("Player 2")).click()
    anna.page.get_by_role("combobox", name=saying("Player 2: Tiles in the hand")).select_option("B")
    says(anna, "hands: RRKBGG B")


@pytest.mark.slow
def test_what_is_wrong_is_told_by_its_name_in_every_language(visit: Visit) -> None:
    said = {"en": "This part cannot be", "hu": "Ez a rész nem lehetséges", "de": "so nicht möglich"}
    for lang, words in said.items():
        anna = visit(path="/board/tigris/edit", locale=lang)
        anna.page.locator("#edit-text").fill("players: 2\ncells: F4 r.\nmonuments: F4 red-blue")
        expect(anna.page.get_by_role("alert").first).to_contain_text(words)
        expect(anna.page.locator("main.stage")).to_have_class(re.compile("stale"))
        anna.page.locator("#edit-text").fill("players: 2\ncells: F4 r.")
        expect(anna.page.locator("main.stage")).not_to_have_class(re.compile("stale"))


@pytest.mark.slow
def test_it_is_set_up_by_keyboard_alone_and_opened_on_the_board(visit: Visit) -> None:
    anna = visit(path="/board/druids/edit")
    piece(anna, "Look").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    expect(piece(anna, "spirit 1 clockwise")).to_be_checked()
    at(anna, "S2").focus()
    anna.page.keyboard.press("Enter")
    says(anna, "S2 1L,")
    anna.page.get_by_role("button", name="Open on the board").press("Enter")
    anna.page.wait_for_url("**/board/druids#**")
    expect(anna.page.locator('[data-place="S2"]').first).to_have_attribute("aria-label", re.compile("1"))


def test_an_empty_board_opens_from_the_studies_and_any_position_from_the_board(visit: Visit) -> None:
    anna = visit(path="/studies")
    anna.page.get_by_role("link", name=saying("Druid Waltz: empty board")).click()
    says(anna, "M1 -,")
    anna.page.goto(anna.page.url.replace("/edit", ""))
    anna.button("Open a position").click()
    anna.page.get_by_role("link", name="Set up by pieces").click()
    says(anna, "hand")


@pytest.mark.slow
@crossed("name, window", {one: one for one in GAMES}, {"phone": PHONE, "laptop": LAPTOP, "desktop": DESKTOP})
def test_it_fits_and_is_accessible(
    visit: Visit,
    axe: str,  # noqa: F811
    name: str,
    window: Json,
) -> None:
    anna = visit(path=f"/board/{name}/edit", **window)
    expect(text(anna)).to_have_value(re.compile("."))
    assert_accessible(anna.page, axe)
    assert_fits(anna, fingers=window is PHONE)
