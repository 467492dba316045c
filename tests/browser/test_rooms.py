"""The rooms around the table: home for a first visitor, a new table by every hand, the waiting room."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.combining import EACH, crossed, mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import type_on
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor, saying, tap

LYING: Final[Json] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: Final[Json] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
LANGUAGES = {"en": "en-GB", "hu": "hu-HU", "de": "de-DE"}
HASH = re.compile(r"[0-9a-f]{40}")

# Text that is wider than its box.
CLIPPED = """() => [...document.querySelectorAll('h1, h2, h3, p, b, small, a, button, label')]
  .filter(one => one.checkVisibility() && !one.closest('.sr, .skip') && one.scrollWidth > one.clientWidth + 1)
  .filter(one => getComputedStyle(one).display !== 'inline')
  .map(one => one.outerHTML.slice(0, 160))"""
HALL = "() => document.querySelector('.hall').getBoundingClientRect().bottom - innerHeight"
TALL = "() => document.scrollingElement.scrollHeight - innerHeight"


@crossed("screen, language", {"laptop": LAPTOP, "phone": PHONE, "lying phone": LYING}, EACH)
def test_a_first_visitor_sees_it_all_at_once(visit: Visit, screen: Json, language: str) -> None:
    anna = visit(locale=LANGUAGES[language], **screen)
    games = anna.page.locator(".hall").get_by_role("article").filter(has=anna.page.locator("img"))
    expect(games).to_have_count(4)
    for game in games.all():
        expect(game).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".say .go")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(HALL) <= 0
    assert anna.page.evaluate(CLIPPED) == []
    if screen is not LAPTOP:
        assert_fits(anna)


def test_one_press_and_one_plays(visit: Visit) -> None:
    anna = visit()
    anna.game("Druid Waltz").get_by_role("button", name="Play AIs").click()
    anna.page.wait_for_url("**/table/*")
    anna.wait_for_turn()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.go("/")
    expect(anna.link("Play")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Your turn at one table")).to_be_visible()


@pytest.mark.slow
def test_whoever_pressed_play_first_can_still_learn_that_game(visit: Visit) -> None:
    anna = visit()
    anna.game("Tigris & Euphrates").get_by_role("button", name="Play AIs").click()
    anna.wait_for_turn()
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Your turn at one table")).to_be_visible()
    anna.page.get_by_role("link", name=saying("Learn Tigris & Euphrates")).click()
    expect(anna.page).to_have_url(re.compile("/learn/tigris/1$"))


@pytest.mark.slow
def test_a_game_and_its_new_table_lead_to_how_it_is_played(visit: Visit) -> None:
    anna = visit()
    anna.game("Bora Bora").get_by_role("heading").click()
    expect(anna.page).to_have_url(re.compile("/learn/borabora$"))
    anna.go("/")
    anna.game("Bora Bora").get_by_role("link", name="New table").click()
    anna.link("New to it? Learn to play.").click()
    expect(anna.page).to_have_url(re.compile("/learn/borabora$"))
    expect(anna.button("First game, with a coach")).not_to_have_css("border-top-width", "0px")


@pytest.mark.slow
def test_a_name_is_asked_for_before_others_see_it(visit: Visit) -> None:
    anna = visit()
    anna.game("Druid Waltz").get_by_role("button", name="Play AIs").click()
    anna.wait_for_turn()
    anna.go("/")
    anna.open_by_hand("You", "Friend by link")
    expect(anna.page.get_by_role("main")).to_contain_text("Anna")
    anna.go("/")
    anna.open_by_hand("You", "Friend by link", named=True)


def seats(anna: Visitor) -> list[str]:
    """Who sits where, one after the other."""
    chairs = anna.page.get_by_role("list").get_by_role("button").all()
    return [chair.inner_text().split("\n")[-1] for chair in chairs]


def drag(anna: Visitor, what: Locator, to: Locator) -> None:
    for target in (what, to):
        box = target.bounding_box()
        assert box is not None
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        if target is what:
            anna.page.mouse.down()
    anna.page.mouse.up()


def sitter(anna: Visitor, name: str) -> Locator:
    return anna.page.get_by_role("button", name=re.compile(f"^{name}"))


@pytest.mark.slow
def test_people_are_dragged_to_chairs(visit: Visit) -> None:
    anna = visit(path="/new/ark", **LAPTOP)
    expect(anna.chair(1)).to_be_visible()
    assert seats(anna) == ["You", "Steady", "Free chair", "Free chair", "Free chair"]
    assert anna.page.evaluate(CLIPPED) == []
    drag(anna, sitter(anna, "Master"), anna.chair(4))
    assert seats(anna) == ["You", "Steady", "Free chair", "Master", "Free chair"]
    drag(anna, anna.chair(1), anna.chair(3))
    assert seats(anna) == ["Free chair", "Steady", "You", "Master", "Free chair"]
    anna.chair(2).click()
    assert seats(anna) == ["Free chair", "Free chair", "You", "Master", "Free chair"]
    anna.chair(4).click()
    anna.button("Start").click()
    expect(anna.page.get_by_role("alert")).to_have_text(saying("One more has to sit down."))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("press", "how"),
    [(tap, PHONE), (tap, LYING), (type_on, LAPTOP)],
    ids=["by touch", "on a lying phone", "by keyboard"],
)
def test_people_are_given_chairs(visit: Visit, press: object, how: Json) -> None:
    anna = visit(path="/new/borabora", press=press, **how)
    expect(anna.chair(1)).to_be_visible()
    if how is not LAPTOP:
        assert_fits(anna)
    anna.seat(3, "Strong")
    anna.seat(4, "Friend by link")
    anna.press(anna.chair(2))
    assert seats(anna) == ["You", "Free chair", "Strong", "Friend by link"]
    anna.seat(2, "You")
    assert seats(anna) == ["Free chair", "You", "Strong", "Friend by link"]
    anna.press(anna.button("Open the table"))
    anna.say_name()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_role("main").get_by_role("list").get_by_role("listitem")).to_have_count(3)


@pytest.mark.slow
def test_hints_are_on_against_bots_alone(visit: Visit) -> None:
    anna = visit(path="/new/tigris")
    hints = anna.page.get_by_role("checkbox", name="Hints")
    expect(hints).to_be_checked()
    anna.seat(2, "Friend by link")
    expect(hints).not_to_be_checked()
    anna.seat(2, "Master")
    expect(hints).to_be_checked()


@crossed("screen, language", {"laptop": LAPTOP, "phone": PHONE}, EACH)
def test_the_waiting_room(visit: Visit, screen: Json, language: str) -> None:
    anna = visit(path="/new/borabora", **screen)
    for n in (2, 3, 4):
        anna.seat(n, "Friend by link")
    anna.button("Open the table").click()
    anna.say_name()
    expect(anna.page.get_by_role("img", name=saying("QR code for seat"))).to_have_count(3)
    expect(anna.page.get_by_label("Invitation link")).to_have_count(3)
    anna.page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", language)
    anna.page.reload()
    expect(anna.page.get_by_label("QR")).to_have_count(3)
    expect(anna.page.locator(".sample .board svg")).to_be_visible()
    assert anna.page.evaluate(CLIPPED) == []
    assert HASH.search(anna.page.get_by_role("main").inner_text()) is None
    if screen is PHONE:
        assert_fits(anna)
    else:
        assert anna.page.evaluate(TALL) <= 0


@pytest.mark.slow
@crossed("screen, language", {"laptop": LAPTOP, "tablet": TABLET}, EACH)
def test_who_watches_reads_what_is_played(visit: Visit, screen: Json, language: str) -> None:
    anna = visit()
    anna.page.evaluate(NAME, anna.name)
    for game, seats in (("druids", 2), ("tigris", 4), ("ark", 5), ("borabora", 4)):
        others = [{"kind": "device", "name": f"Bartholomew {n}"} for n in range(1, seats)]
        table = anna.page.evaluate(OPEN, {"game": game, "seats": [{"kind": "me"}, *others]})
        bela = visit("Béla", f"/table/{table['id']}", **(screen | {"locale": LANGUAGES[language]}))
        expect(bela.page.locator(".players").first).to_be_visible()
        assert bela.page.locator("h1").evaluate("title => title.scrollWidth <= title.clientWidth"), game


@pytest.mark.slow
def test_settings_are_remembered(visit: Visit) -> None:
    anna = visit()
    anna.button("Settings").click()
    anna.page.get_by_role("radio", name="Slow").check()
    expect(anna.page.get_by_label("Volume")).to_have_count(0)
    anna.page.get_by_role("checkbox", name="Sound").check()
    anna.page.get_by_label("Volume").fill("0.3")
    anna.page.reload()
    anna.button("Settings").click()
    expect(anna.page.get_by_role("radio", name="Slow")).to_be_checked()
    expect(anna.page.get_by_role("checkbox", name="Sound")).to_be_checked()
    expect(anna.page.get_by_label("Volume")).to_have_value("0.3")


@pytest.mark.slow
def test_settings_stay_open_when_the_page_comes_later(visit: Visit) -> None:
    """The bar is there before the rest of the page, and another one with it."""
    anna = visit(path="/lobby")
    coming: list[Route] = []
    anna.page.route("**/Home-*.js", lambda route: coming.append(route))  # noqa: PLW0108 - Playwright marks what it calls
    anna.page.goto("/")
    anna.button("Settings").click()
    slow = anna.page.get_by_role("radio", name="Slow")
    expect(slow).to_be_visible()
    coming[0].continue_()
    expect(anna.page.locator("main h1")).to_have_count(1)
    expect(slow).to_be_visible()
    anna.page.go_back()
    expect(slow).to_have_count(0)


@pytest.mark.slow
def test_sound_is_offered_until_it_is_answered(visit: Visit) -> None:
    anna = visit()
    anna.game("Druid Waltz").get_by_role("button", name="Play AIs").click()
    anna.wait_for_turn()
    anna.button("Listen").click()
    expect(anna.button("Listen")).to_have_count(0)
    anna.button("Settings").click()
    expect(anna.page.get_by_role("checkbox", name="Sound")).to_be_checked()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.button("Listen")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "own"), [("Tigris & Euphrates", "KS+-0←"), ("The Ark of the Covenant", "RFE+-0←")]
)
def test_the_list_of_keys_has_them_all(visit: Visit, game: str, own: str) -> None:
    anna = visit()
    anna.game(game).get_by_role("button", name="Play AIs").click()
    anna.wait_for_turn()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog").locator("kbd").first).to_be_visible()
    keys = anna.page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"Enter", "Esc", "U", "H", "L", "T", "?", "[", "]", "C", "Home", "End", "Space", *own} <= set(keys)


@pytest.mark.slow
def test_a_key_that_does_nothing_is_not_listed(visit: Visit) -> None:
    anna = visit()
    anna.page.evaluate(NAME, anna.name)
    seats = [{"kind": "me"}, {"kind": "device", "name": "Dora"}]
    for game, own in (("tigris", {"K", "S"}), ("ark", {"F", "E"})):
        for without in ([], ["overlays"]):
            table = anna.page.evaluate(OPEN, {"game": game, "seats": seats, "without": without})
            anna.go(f"/table/{table['id']}")
            expect(anna.page.locator(".players").first).to_be_visible()
            anna.page.keyboard.press("?")
            expect(anna.page.get_by_role("dialog").locator("kbd").first).to_be_visible()
            keys = set(anna.page.get_by_role("dialog").locator("kbd").all_inner_texts())
            assert own & keys == (set() if without else own)


@pytest.mark.slow
@mostly("language", ["de", "en", "hu"])
def test_on_a_phone_the_switches_are_in_sight(visit: Visit, language: str) -> None:
    anna = visit(path="/new/ark", locale=LANGUAGES[language], **PHONE)
    switches = anna.page.locator(".switch")
    expect(switches).to_have_count(2)
    end = anna.page.locator(".end").bounding_box()
    for switch in switches.all():
        box = switch.bounding_box()
        assert box is not None and end is not None
        assert box["height"] >= 44 and box["y"] + box["height"] <= end["y"]
