"""Tables that are played without aids: opened by the page, told to everybody, and played."""

import json
import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from ludarium.registry import game
from tests.browser.arkhands import place
from tests.browser.borahands import Islanders
from tests.browser.combining import crossed, mostly
from tests.browser.conftest import PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.tigris import answer, paths, told
from tests.browser.visitor import Json, Visitor
from tests.test_aids import found

TITLES: Final = {
    "druids": "Druid Waltz",
    "tigris": "Tigris & Euphrates",
    "ark": "The Ark of the Covenant",
    "borabora": "Bora Bora",
}
SAID: Final = {
    "en-GB": "Tournament: no aids",
    "hu-HU": "Verseny: segítségek nélkül",
    "de-DE": "Turnier: keine Hilfen",
}
AHEAD: Final = ("If you confirm", "Hint", "Kingdoms", "Strengths", "Fields", "Open edges")


def open_tournament(anna: Visitor, title: str, *kinds: str) -> None:
    anna.press(anna.game(title).get_by_role("link", name="New table"))
    anna.fill_seats(*kinds, shuffle=False)
    anna.press(anna.page.get_by_role("radio", name="tournament: none"))
    expect(anna.page.get_by_role("checkbox", name="Hints")).to_have_count(0)
    anna.press(anna.page.locator("button[type=submit]"))
    anna.say_name()
    anna.page.wait_for_url("**/table/*")


def play_at_random(anna: Visitor, random: Random) -> None:
    """Whatever is asked, with what can be pressed."""
    match told(anna)["table"]["game"]:
        case "borabora":
            Islanders(random.randrange(99)).answer(anna)
        case "tigris":
            every = [words for words in paths(told(anna)["options"]) if words[0] != "catastrophe"]
            answer(anna, " ".join(random.choice(every)))
        case "ark":
            lay_or_pass(anna)
        case _:
            anna.decide()


def lay_or_pass(anna: Visitor) -> None:
    version = anna.version
    [kind, *rest] = next(iter(paths(told(anna)["options"])))
    anna.press(place(anna, rest[0]) if kind in ("tile", "enter") else anna.button("Nothing"))
    anna.confirm(version)


@pytest.mark.slow
@crossed("name, screen", {one: one for one in TITLES}, {"desktop": {}, "phone": PHONE})
def test_a_tournament_is_played_with_the_eyes_alone(visit: Visit, name: str, screen: Json) -> None:
    anna, random = visit(**screen), Random(1)
    open_tournament(anna, TITLES[name], "You", "AI")
    for _ in range(5):
        if anna.wait_for_turn() == "over":
            break
        play_at_random(anna, random)
        for label in AHEAD:
            expect(anna.page.get_by_label(label, exact=True)).to_have_count(0)
    heard = anna.heard()
    paths_of_aids = [path.split(".") for of in game(name).aids.values() for path in of]
    assert not [one for one in heard if one["t"] in ("refused", "try", "effects", "why", "hint")]
    assert not [path for path in paths_of_aids for one in heard if one["t"] == "entry" and found(one, path)]
    assert "undefined" not in anna.page.locator("body").inner_text()
    anna.page.keyboard.press("t")
    anna.page.wait_for_function("() => document.querySelector('dialog')?.innerText.length > 100")
    lines = anna.page.get_by_role("dialog").inner_text()
    assert "undefined" not in lines and "null" not in lines
    anna.go(f"{anna.page.url}/replay")
    expect(anna.page.get_by_role("heading", name="nobody looks back")).to_be_visible()


@pytest.mark.slow
@mostly("language", list(SAID))
def test_everybody_who_comes_knows_of_it(visit: Visit, language: str) -> None:
    anna = visit("Anna")
    open_tournament(anna, TITLES["druids"], "You", "Friend by link")
    expect(anna.page.get_by_text(SAID["en-GB"]).first).to_be_visible()
    link = anna.page.get_by_label("Invitation link").input_value()
    bela = visit("Béla", link, locale=language, **PHONE)
    expect(bela.page.get_by_text(SAID[language]).first).to_be_visible()
    assert_fits(bela)
    invite(visit, anna, "Dora")
    anna.wait_for_turn()
    anna.page.get_by_role("tab", name="This table").click()
    expect(anna.page.get_by_text(SAID["en-GB"])).to_be_visible()
    anna.button("Leave, take back, change").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    expect(anna.page.get_by_role("dialog").get_by_text("Hints")).to_have_count(0)
    anna.go("/")
    expect(anna.page.get_by_role("article").get_by_text(SAID["en-GB"])).to_be_visible()


@pytest.mark.slow
def test_some_aids_may_be_left_out(visit: Visit) -> None:
    anna = visit()
    anna.press(anna.game(TITLES["tigris"]).get_by_role("link", name="New table"))
    anna.fill_seats("You", "AI", shuffle=False)
    anna.page.get_by_role("radio", name="choose").check()
    anna.page.get_by_role("checkbox", name="Drawn over the board").uncheck()
    anna.page.get_by_role("checkbox", name="What is left").uncheck()
    with anna.page.expect_request("**/api/tables") as asked:
        anna.press(anna.page.locator("button[type=submit]"))
        anna.say_name()
    assert json.loads(asked.value.post_data or "")["without"] == ["overlays", "counts"]
    anna.wait_for_turn()
    anna.page.get_by_role("tab", name="This table").click()
    expect(
        anna.page.get_by_text(re.compile("^Without .*drawings over the board.* and .*counts of what is left"))
    ).to_be_visible()
