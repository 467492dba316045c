"""What all boards share, as far as only a browser shows it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import mostly
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_thinking import with_position
from tests.browser.visitor import Visitor

# What has the focus, if it is on the board: its place, or whatever else it is.
INSIDE = """() => {
  const here = document.activeElement
  return here.closest('[role=grid]') && (here.dataset.place ?? here.tagName)
}"""


def box(of: Locator) -> dict[str, float]:
    found: Any = of.bounding_box()
    return dict(found)


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def at_a_table(visit: Visit, game: str, **how: object) -> Visitor:
    anna = visit(**how)
    anna.open_table("You", "AI", game=game, shuffle=False)
    anna.wait_for_turn()
    return anna


@pytest.mark.slow
def test_the_card_stands_beside_what_is_inspected(visit: Visit) -> None:
    anna = at_a_table(visit, "Druid Waltz")
    card, keys = anna.page.get_by_role("tooltip"), anna.button("Keyboard")
    keys.hover()
    expect(card).to_be_visible()
    around = box(card)
    assert apart(around, box(keys))
    assert around["x"] >= 0 and around["x"] + around["width"] <= 1440 and around["y"] >= 0
    anna.page.mouse.move(700, 450)
    expect(card).to_have_count(0)

    anna.page.keyboard.press("Tab")
    keys.focus()
    expect(card).to_contain_text("?")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_a_long_press_of_a_finger_shows_the_card_and_does_nothing_else(visit: Visit) -> None:
    anna = at_a_table(visit, "Druid Waltz", **PHONE)
    card, menu = anna.page.get_by_role("tooltip"), anna.button("Settings")
    around = box(menu)
    finger = anna.page.context.new_cdp_session(anna.page)
    point = {"x": around["x"] + 10, "y": around["y"] + 10}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_text(re.compile("Settings"))
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.press(menu)
    expect(anna.page.get_by_role("dialog")).to_be_visible()


KINGS = "board: start|cells: F4 1K, G4 k., K4 2K, K5 k.|turn: p1 2|hands: RRKKGG RKBBGG"
DEPLOYS = "cN.rEW 0,0|tNESW.f0+1 1,0|ark 0,0|bag rEW*3|ask p1 Deploy 1,0"


def lying(anna: Visitor, place: str) -> Locator:
    return anna.page.locator(f'[role=gridcell][data-place="{place}"]')


@pytest.mark.slow
def test_a_leader_is_dragged_from_where_it_stands(visit: Visit) -> None:
    anna = visit(path=with_position("tigris", KINGS))
    king, carried = lying(anna, "F4"), anna.page.locator(".carried")
    to = anna.page.locator('[role=gridcell][data-place="A1"]')
    drag(anna, king, to)
    expect(carried.locator("svg")).to_have_count(1)
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_have_count(0)  # no temple beside it
    drag(anna, king, lying(anna, "F4"))
    anna.page.mouse.up()
    expect(carried).to_have_count(0)
    anna.press(king)
    free = anna.page.locator('[role=gridcell][aria-label*="possible"]').first.get_attribute("data-place")
    anna.page.keyboard.press("Escape")
    drag(anna, king, lying(anna, str(free)))
    anna.page.mouse.up()
    expect(lying(anna, str(free))).to_have_attribute("aria-selected", "true")
    expect(anna.button("Confirm")).to_be_enabled()


@pytest.mark.slow
def test_who_stands_on_a_tile_of_the_ark_is_dragged_there_and_the_ark_walks(visit: Visit) -> None:
    anna = visit(path=with_position("ark", DEPLOYS))
    option = anna.page.locator(".options .option")
    drag(anna, option.first, lying(anna, "1,0"))
    expect(anna.page.locator(".carried [data-figure]")).to_have_count(1)
    anna.page.mouse.up()
    expect(option.first).to_have_attribute("aria-pressed", "true")
    expect(anna.button("Confirm")).to_be_enabled()
    drag(anna, option.first, anna.page.get_by_role("heading", level=1))
    anna.page.mouse.up()
    expect(option.first).to_have_attribute("aria-pressed", "false")

    drag(anna, lying(anna, "0,0"), lying(anna, "1,0"))
    anna.page.mouse.up()
    expect(anna.button("Ark")).to_have_attribute("aria-pressed", "true")
    expect(lying(anna, "1,0")).to_have_attribute("aria-selected", "true")
    expect(anna.button("Confirm")).to_be_enabled()
    assert selected(anna) == ""


@pytest.mark.slow
def test_a_hut_of_bora_bora_is_dragged_to_a_region(visit: Visit) -> None:
    anna = at_a_table(visit, "Bora Bora")
    hut = anna.page.locator(".slots [data-draggable]").first
    region = anna.page.locator(".map .region.may").first
    drag(anna, hut, region)
    expect(anna.page.locator(".carried")).to_have_attribute("data-snapped", "")
    anna.page.keyboard.press("Escape")
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_be_disabled()
    drag(anna, hut, region)
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_be_enabled()
    assert selected(anna) == ""


def selected(of: Visitor) -> str:
    text: str = of.page.evaluate("getSelection().toString()")
    return text


def drag(person: Visitor, piece: Locator, to: Locator) -> None:
    """Up to the place, and not let go yet."""
    piece.hover()
    person.page.mouse.down()
    around = box(to)
    person.page.mouse.move(around["x"] + around["width"] / 2, around["y"] + around["height"] / 2, steps=12)


def test_a_tile_is_dragged_without_selecting_text(visit: Visit) -> None:
    anna = at_a_table(visit, "Tigris & Euphrates")
    carried = anna.page.locator(".carried")
    piece = anna.page.locator(".tray .piece:enabled").first
    place = anna.page.locator('[role=gridcell][aria-label*="possible"]')
    anna.press(piece)
    free = place.first.get_attribute("data-place")
    anna.press(piece)
    drag(anna, piece, anna.page.locator(f'[role=gridcell][data-place="{free}"]'))
    expect(carried).to_have_attribute("data-snapped", "")
    expect(anna.button("Confirm")).to_be_enabled()
    anna.page.keyboard.press("Escape")
    expect(carried).to_have_count(0)
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_have_count(0)

    drag(anna, piece, anna.page.get_by_role("main"))
    anna.page.mouse.move(400, 20, steps=8)
    assert box(carried)["width"] > box(piece)["width"] * 1.1
    anna.page.mouse.up()
    expect(carried).to_have_count(0)
    expect(anna.button("Confirm")).to_have_count(0)

    drag(anna, piece, anna.page.locator(f'[role=gridcell][data-place="{free}"]'))
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_be_enabled()
    assert selected(anna) == ""


@pytest.mark.slow
def test_the_tile_of_the_ark_is_dragged_from_the_hand_and_from_where_it_lies(visit: Visit) -> None:
    anna = at_a_table(visit, "The Ark of the Covenant")
    carried = anna.page.locator(".carried")
    places = anna.page.locator('[role=gridcell][aria-label*="possible"]')
    free = [place.get_attribute("data-place") for place in places.all()]
    cells = [anna.page.locator(f'[role=gridcell][data-place="{place}"]') for place in free]
    drag(anna, anna.page.locator(".tray .tile"), cells[0])
    expect(carried).to_have_count(1)
    anna.page.mouse.up()
    expect(anna.button("Confirm")).to_be_enabled()
    expect(cells[0]).to_have_attribute("aria-selected", "true")

    drag(anna, cells[0], cells[-1])
    anna.page.mouse.up()
    expect(cells[-1]).to_have_attribute("aria-selected", "true")

    drag(anna, cells[-1], anna.page.get_by_role("heading", level=1))
    anna.page.mouse.up()
    expect(carried).to_have_count(0)
    expect(cells[-1]).to_have_attribute("aria-selected", "true")
    assert selected(anna) == ""


@pytest.mark.slow
def test_the_land_cannot_be_thrown_out_of_sight(visit: Visit) -> None:
    anna = at_a_table(visit, "The Ark of the Covenant")
    stage = box(anna.page.locator(".frame"))
    middle = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    tile = anna.page.locator("[data-tile]").first
    before = box(tile)
    for dx, dy in ((-1, -1), (1, 1)):
        for _ in range(4):
            anna.page.mouse.move(*middle)
            anna.page.mouse.down()
            anna.page.mouse.move(middle[0] + dx * 400, middle[1] + dy * 200, steps=4)
            anna.page.mouse.up()
        anna.page.wait_for_timeout(300)
        assert not apart(box(tile), stage)
    anna.page.keyboard.press("0")
    anna.page.wait_for_timeout(300)
    assert box(tile) == before


@pytest.mark.slow
def test_coordinates_stay_at_the_edge_of_a_board_that_is_closer(visit: Visit) -> None:
    anna = at_a_table(visit, "Tigris & Euphrates")
    edges = anna.page.locator(".board .edges")
    expect(edges).to_have_count(0)
    board = anna.page.locator(".board")
    around = box(board)
    anna.page.mouse.move(around["x"] + around["width"] - 5, around["y"] + around["height"] - 5)
    for _ in range(3):
        anna.page.mouse.wheel(0, -300)
    expect(edges).to_contain_text("P")
    expect(edges).to_contain_text("11")
    expect(edges).not_to_contain_text("A")
    for name in edges.locator("text").all():
        lies = box(name)
        assert lies["x"] - around["x"] < 24 or lies["y"] - around["y"] < 24
    anna.page.keyboard.press("0")
    expect(edges).to_have_count(0)


@pytest.mark.slow
@mostly("game", ["Tigris & Euphrates", "Druid Waltz", "The Ark of the Covenant"])
def test_the_board_is_one_stop(visit: Visit, game: str) -> None:
    anna = at_a_table(visit, game)
    stops = []
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        stops.append(anna.page.evaluate(INSIDE))
    assert len(set(filter(None, stops))) == 1
    anna.page.locator('[role=gridcell][tabindex="0"]').focus()
    before = anna.page.evaluate(INSIDE)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "]"):
        anna.page.keyboard.press(key)
    assert before
    expect(anna.page.locator('[role=gridcell][tabindex="0"]')).to_be_focused()


@pytest.mark.slow
def test_letters_and_numbers_can_be_put_away(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game="Tigris & Euphrates", shuffle=False)
    names = anna.page.locator("svg .names")
    expect(names).to_be_visible()
    anna.button("Settings").click()
    anna.page.get_by_role("checkbox", name="Coordinates").uncheck()
    expect(names).to_be_hidden()
