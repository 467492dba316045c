"""Whole games, played to the end through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BOARD, PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.seeing import assert_only_own_hand, hands, held
from tests.browser.visitor import Visitor, play_together, saying, tap


def winners(*people: Visitor) -> list[bool]:
    """Of each, whether the sheet says that this person has won."""
    return ["You win" in person.result.get_by_role("heading").first.inner_text() for person in people]


def test_against_a_bot_with_the_mouse(visit: Visit) -> None:
    anna = visit()
    anna.open_by_hand("You", "AI")
    assert anna.play() > 5
    expect(anna.places).to_have_count(2)
    expect(anna.places.get_by_text("Anna")).to_be_visible()
    anna.result.get_by_text("Was luck fair?").click()
    expect(anna.result.get_by_text("The seed fits the seal.")).to_be_visible()
    anna.button("Look at the board").click()
    expect(anna.result).to_be_hidden()
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Finished games")).to_be_visible()


def test_two_people_by_link_and_their_rematch(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_by_hand("You", "Friend by link", shuffle=False)
    bela = invite(visit, anna, "Béla")
    expect(anna.page.get_by_role("list", name="Players").get_by_text("Béla")).to_be_visible()
    play_together(anna, bela)
    assert sorted(winners(anna, bela)) == [False, True]

    anna.button("Rematch").click()
    bela.link("To the rematch").click()
    expect(bela.page).not_to_have_url(re.compile(r"#join"))
    for person in (anna, bela):
        person.wait_for_version(0)
        expect(person.result).to_be_hidden()
    assert anna.page.url == bela.page.url
    assert (anna.turn, bela.turn) == (None, "mine"), "seats move on by one, so Béla begins"
    bela.decide()
    anna.wait_for_version(1)


def assert_covered(person: Visitor, since: int) -> None:
    """The curtain is closed: no hand on the page, in words or pictures, and none that comes by wire."""
    page = person.page
    assert held(page) == []
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Position as text")).to_be_visible()
    assert "hand:" not in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert_only_own_hand(person.heard(since), None)


@pytest.mark.slow
def test_one_device_with_the_curtain(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "Same device", shuffle=False)
    eyes, curtains = None, 0
    while (turn := anna.wait_for_turn()) != "over":
        since = len(anna.frames)
        if turn == "curtain":
            if curtains < 4:
                assert_covered(anna, since)
            curtains += 1
            eyes = 1 if eyes == 0 else 0
            anna.open_curtain()
            anna.wait_for_turn()
            expect(anna.page.locator(".tray .spirit").first).to_be_visible()
        told = [message for message in anna.heard() if message.get("as") == eyes and hands(message)][-1]
        assert len(held(anna.page)) == len(hands(told)[eyes or 0])
        anna.decide()
        assert_only_own_hand(anna.heard(since), None, eyes)
    assert curtains > 5
    anna.count_points()
    expect(anna.page.get_by_role("heading", name=re.compile("wins|draw")).first).to_be_visible()


@pytest.mark.slow
def test_by_keyboard_only(visit: Visit) -> None:
    anna = visit(press=type_on)
    anna.page.add_init_script(NO_POINTER)
    anna.page.reload()
    anna.press(anna.game("Druid Waltz").get_by_role("link", name="New table"))
    anna.press(anna.page.get_by_role("button", name=re.compile("^Novice")))
    expect(anna.chair(2)).to_be_focused()
    anna.press(anna.chair(2))
    expect(anna.chair(2)).to_have_accessible_name(saying("Seat 2: Novice"))
    anna.press(anna.button("Start"))
    expect(anna.page.get_by_role("dialog").get_by_label("Name")).to_be_focused()
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    anna.play()
    anna.press(anna.result.get_by_role("link", name="Replay"))
    expect(anna.page).to_have_url(re.compile("/replay"))
    assert anna.page.evaluate("window.pointed") == 0


@pytest.mark.slow
def test_on_a_phone_by_touch(visit: Visit) -> None:
    anna = visit(press=tap, **PHONE)
    expect(anna.game("Druid Waltz")).to_be_visible()
    assert_fits(anna)
    tap(anna.game("Druid Waltz").get_by_role("link", name="New table"))
    anna.fill_seats("You", "AI")
    assert_fits(anna)
    tap(anna.button("Start"))
    assert_fits(anna)
    anna.say_name()
    for moves in range(400):
        if anna.wait_for_turn() == "over":
            break
        asked = anna.choose()
        if moves in (0, 4, 8, 12):
            assert_fits(anna)
        anna.confirm(asked)
    assert_fits(anna)
    anna.count_points()
    tap(anna.button("Look at the board"))
    for view in ("Players", "Log", "Rules", "Board"):
        tap(anna.page.get_by_role("navigation").get_by_role("button", name=view))
        assert_fits(anna)
    tap(anna.button("Settings"))
    assert_fits(anna)


@pytest.mark.slow
def test_a_game_whose_board_cannot_be_had_by_its_words(visit: Visit, expected: list[str]) -> None:
    anna = visit()
    anna.page.route(BOARD, lambda route: route.abort())
    expected.extend(["board.js", "cannot be used"])
    anna.open_table("You", "AI", "AI", game="pebbles")
    assert anna.page.get_by_role("grid").count() == 0
    anna.play()
    expect(anna.places).to_have_count(3)
    expect(anna.places.get_by_text(saying("Anna"))).to_be_visible()
