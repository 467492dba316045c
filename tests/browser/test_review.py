"""A finished game looked back on: asked for on the replay page, read by mouse, keyboard and on a phone."""

import re
from collections.abc import Iterator
from time import sleep

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser import watched
from tests.browser.combining import mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stage_ark import CUT
from tests.browser.visitor import saying, tap

__all__ = ["axe"]  # a fixture


def until(http: httpx.Client, path: str, key: str, value: str) -> None:
    while http.get(path).json()[key] != value:
        sleep(0.1)


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with watched.guest(server) as http:
        yield http


@pytest.fixture
def finished(http: httpx.Client) -> str:
    return watched.finished(http, plays="novice")  # which is reviewed sooner: hardly a decision is a mistake


@pytest.fixture
def reviewed(http: httpx.Client, finished: str) -> str:
    """The id of a table whose game is reviewed already."""
    http.post(f"/api/tables/{finished}/review")
    until(http, f"/api/tables/{finished}/review", "state", "done")
    return finished


def test_a_review_is_asked_for_and_read(visit: Visit, finished: str, axe: str) -> None:
    anna = visit(path=f"/table/{finished}/replay")
    page = anna.page
    slider = page.get_by_role("slider", name="Move")
    anna.button("Review this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert_accessible(page, axe)
    anna.button("Cancel").click()
    anna.button("Review this game").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("%"))

    page.get_by_role("radio", name="Turning points").check()
    points = page.locator("ol.moves").get_by_role("button")
    move = points.first.locator(".number").inner_text()
    points.first.click()
    expect(slider).to_have_value(move)
    expect(page.get_by_role("region", name="What the trees were won by")).to_be_visible()
    assert_accessible(page, axe)

    page.get_by_role("radio", name="This move").check()
    card = page.get_by_role("region", name="This move")
    # One thing has one number: with the player, in the card and in the list.
    chance = card.locator("dd").nth(1).inner_text()
    assert card.locator("li b").nth(1).inner_text() == chance
    assert (
        chance in page.locator(".chance").all_inner_texts()[0] + page.locator(".chance").all_inner_texts()[1]
    )
    for marked in page.locator(".clearing .pill text").all():  # of what has a place
        expect(marked).to_have_text(f"{move}.")
    other = card.get_by_role("button").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(int(move) + 1))
    expect(card.locator("[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("n")
    expect(slider).to_have_value(move)


@pytest.mark.slow
def test_who_won_is_told_when_it_is_counted(visit: Visit, finished: str, axe: str) -> None:
    anna = visit(path=f"/table/{finished}/replay#9")
    page = anna.page
    won = re.compile("wins?\\b|draw")
    hands = page.get_by_role("list", name="Players").locator(".hand svg")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("9")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(hands).to_have_count(6)  # three spirits for each
    assert not won.search(page.get_by_role("banner").inner_text())
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Scoring")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    scoring = page.get_by_role("region", name="Scoring")
    expect(scoring).to_be_visible()
    assert not won.search(page.get_by_role("banner").inner_text())
    assert_accessible(page, axe)
    moves = page.get_by_role("navigation", name="Views of the table").get_by_role("button", name="Moves")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(scoring).to_be_visible()
    expect(moves).to_have_count(0)
    page.keyboard.press("Enter")
    expect(moves).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(scoring).to_be_hidden()
    expect(page.get_by_role("banner").get_by_text(won)).to_be_visible()


@pytest.mark.slow
def test_a_review_on_a_phone(visit: Visit, reviewed: str, axe: str) -> None:
    anna = visit(path=f"/table/{reviewed}/replay", press=tap, **PHONE)
    views = anna.page.get_by_role("navigation", name="Views of the table")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(anna.page, axe)
    views.get_by_role("button", name="Moves").tap()
    anna.page.get_by_role("radio", name="Turning points").check()
    points = anna.page.locator("ol.moves").get_by_role("button")
    points.last.tap()
    expect(points.last).to_have_attribute("aria-current", "step")
    assert_accessible(anna.page, axe)
    anna.page.get_by_role("radio", name="Moves").check()
    expect(anna.page.locator("ol.moves").get_by_role("button")).to_have_count(
        int(anna.page.get_by_role("slider", name="Move").get_attribute("max") or 0) + 1
    )


@pytest.mark.slow
def test_a_finished_game_is_played_on(visit: Visit, finished: str, axe: str) -> None:
    anna = visit(path=f"/table/{finished}/replay#12")
    page = anna.page
    expect(page.get_by_role("slider", name="Move")).to_have_value("12")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("Home")
    for n in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("slider", name="Move")).to_have_value(str(n))
    anna.button("Play on from here").click()
    expect(page.get_by_text("from the middle of a finished game")).to_be_visible()
    expect(anna.chair(1)).to_have_accessible_name(saying("Seat 1: You"))
    expect(anna.chair(3)).to_have_count(0)
    expect(page.get_by_label("Shuffle the seats")).to_have_count(0)
    assert_accessible(page, axe)
    anna.button("Start").click()
    anna.say_name()
    anna.wait_for_turn()
    assert anna.version == 2
    anna.decide()
    anna.wait_for_version(3)
    expect(page.get_by_text("From this position on it is a new game.")).to_be_visible()


@pytest.mark.slow
def test_who_plays_on_meets_whom_it_was_played_against(visit: Visit, http: httpx.Client) -> None:
    anna = visit(path=f"/new/druids?on={watched.finished(http, plays='novice')}&entry=1")
    chairs = anna.page.get_by_role("button", name=re.compile("^.?Seat"))
    expect(chairs).to_have_count(2)
    expect(chairs.filter(has_text="Novice")).to_have_count(1)


@pytest.mark.slow
def test_a_decision_is_made_differently(visit: Visit, reviewed: str) -> None:
    anna = visit(path=f"/table/{reviewed}/replay#13")
    anna.page.get_by_role("region", name="This move").get_by_role(
        "button", name="Play it differently"
    ).click()
    anna.button("Start").click()
    anna.say_name()
    anna.wait_for_turn()
    table_id = anna.page.url.rpartition("/")[2]
    with httpx.Client(base_url=anna.page.url.partition("/table/")[0]) as http:
        assert http.get(f"/api/tables/{table_id}").json()["begun"] == 12


@pytest.mark.slow
@mostly("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_the_board_of_a_replay_has_the_room(visit: Visit, finished: str, size: tuple[int, int]) -> None:
    width, height = size
    anna = visit(path=f"/table/{finished}/replay#9", viewport={"width": width, "height": height})
    expect(anna.page.get_by_role("slider", name="Move")).to_have_value("9")
    board = anna.page.locator(".clearing").bounding_box()
    assert board is not None and board["width"] * board["height"] >= 0.65 * width * height
    expect(anna.page.locator(".side .score")).to_have_count(2)
    while not (marks := anna.page.locator(".clearing .pill text").all()):  # it had no place
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_load_state("networkidle")
    step = anna.page.get_by_role("slider", name="Move").input_value()
    assert marks[0].text_content() == f"{step}."
    assert anna.page.evaluate("document.querySelector('.side').scrollHeight") <= height


# The board of each game, and how many may sit there.
FULL = {"tigris": (".board", 4), "ark": (".frame", 5), "borabora": (".stage", 4), "druids": (".clearing", 2)}


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["de-DE", "hu-HU", "en-GB"])
@pytest.mark.parametrize("game", FULL)
def test_the_replay_of_a_full_table_cuts_nothing(
    visit: Visit, http: httpx.Client, game: str, locale: str
) -> None:
    board, seats = FULL[game]
    table = watched.finished(http, game, seats=seats)
    anna = visit(path=f"/table/{table}/replay#40", locale=locale, **LAPTOP)
    expect(anna.page.locator(".side .score")).to_have_count(seats)
    anna.page.wait_for_load_state("networkidle")
    box = anna.page.locator(board).first.bounding_box()
    assert box is not None and box["width"] * box["height"] >= 0.65 * 1280 * 720, box
    assert anna.page.evaluate(CUT) == []
    transport = anna.page.get_by_role("slider").bounding_box()
    assert transport is not None and transport["x"] >= box["x"] + box["width"]
    assert transport["y"] + transport["height"] <= 720


@pytest.mark.slow
def test_all_of_a_hand_is_in_sight(visit: Visit, http: httpx.Client) -> None:
    table = watched.finished(http, "tigris")
    anna = visit(path=f"/table/{table}/replay#0", viewport={"width": 1280, "height": 720})
    tiles = anna.page.locator(".side .hand li")
    expect(tiles).to_have_count(12)
    edges = tiles.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert max(edges) <= 1280
