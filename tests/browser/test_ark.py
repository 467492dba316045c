"""The Ark of the Covenant, played through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arkhands import Builders
from tests.browser.conftest import PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.visitor import tap, to_the_end

GAME = "The Ark of the Covenant"


@pytest.mark.slow
def test_two_friends_and_a_bot_build_score_and_carry_the_ark(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", "AI", game=GAME, shuffle=False)
    bela = invite(visit, anna, "Béla")
    builders = Builders(1)
    to_the_end(builders.answer, anna, bela)
    assert builders.complete, builders.happened
    for person in (anna, bela):
        assert person.count_points() > 2
        expect(person.places).to_have_count(3)


@pytest.mark.slow
def test_five_seats_with_four_bots(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", "AI", "AI", "AI", game=GAME, shuffle=False)
    to_the_end(Builders(2).answer, anna)
    anna.count_points()
    expect(anna.places).to_have_count(5)


@pytest.mark.slow
def test_on_a_phone_by_touch(visit: Visit) -> None:
    anna = visit(press=tap, **PHONE)
    anna.open_table("You", "AI", "AI", "AI", "AI", game=GAME, shuffle=False)
    builders = Builders(3)
    for _ in range(16):
        if anna.wait_for_turn() == "over":
            break
        assert_fits(anna)
        builders.answer(anna)
    to_the_end(builders.answer, anna)
    assert_fits(anna)


@pytest.mark.slow
def test_by_keyboard_only(visit: Visit) -> None:
    anna = visit(press=type_on)
    anna.page.add_init_script(NO_POINTER)
    anna.page.reload()
    anna.open_table("You", "AI", "AI", "AI", "AI", game=GAME)
    to_the_end(Builders(4).answer, anna)
    anna.count_points()
    anna.press(anna.result.get_by_role("link", name="Replay"))
    expect(anna.page).to_have_url(re.compile("/replay"))
    assert anna.page.evaluate("window.pointed") == 0


@pytest.mark.slow
def test_cards_are_laid_before_everybodys_eyes(visit: Visit) -> None:
    """With motion, which most tests are spared: nothing is complained of while cards fall into place."""
    anna = visit(reduced_motion="no-preference")
    anna.open_table("You", "AI", "AI", game=GAME, shuffle=False)
    builders = Builders(5)
    for _ in range(6):
        assert anna.wait_for_turn() == "mine"
        builders.answer(anna)
