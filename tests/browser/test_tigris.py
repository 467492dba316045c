"""Tigris & Euphrates, played through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER, type_on
from tests.browser.plot import Plot
from tests.browser.tigris import answer, swapping, told
from tests.browser.visitor import MOST_MOVES, Json, Visitor, tap

GAME = "Tigris & Euphrates"


def mover(*people: Visitor) -> Visitor | None:
    """Who is asked, once all have heard of the latest move; nobody when the game is over."""
    latest = max(person.version for person in people)
    for person in people:
        person.wait_for_version(latest)
    turns = [person.turn for person in people]
    return people[turns.index("mine")] if "mine" in turns else None


def swap_to_the_end(*people: Visitor) -> None:
    for _ in range(MOST_MOVES):
        for person in people:
            turn = person.wait_for_turn() if len(people) == 1 else person.turn
            if turn == "over":
                return
            if turn == "mine":
                answer(person, swapping(person))
                for other in people:
                    other.wait_for_version(person.version)
    raise AssertionError(f"the game does not end: {people[0].prompt}")


@pytest.mark.slow
def test_two_people_by_link_fight_build_and_collect(visit: Visit) -> None:
    """A revolt, two wars at once, a monument, treasures; then the scores, step by step."""
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", game=GAME, shuffle=False)
    bela = invite(visit, anna, "Béla")
    plot = Plot(1)
    for _ in range(MOST_MOVES):
        person = mover(anna, bela)
        assert person is not None, f"over before everything has happened: {plot.happened}"
        plot.answer(person)
        if plot.complete:
            break
    swap_to_the_end(anna, bela)
    for word in ("revolt", "War of the", "monument", "treasure"):
        expect(anna.page.locator("#log")).to_contain_text(re.compile(word, re.IGNORECASE))
    for person in (anna, bela):
        assert person.count_points() >= 3  # one more if they are level in the weakest colour
        expect(person.places).to_have_count(2)


@pytest.mark.slow
def test_four_seats_with_three_bots(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", "AI", "AI", game=GAME, shuffle=False)
    plot = Plot(2)
    for _ in range(4):
        anna.wait_for_turn()
        plot.answer(anna)
    swap_to_the_end(anna)
    anna.count_points()
    expect(anna.places).to_have_count(4)
    assert len(told(anna)["scores"]) == 4


@pytest.mark.slow
def test_on_a_phone_by_touch(visit: Visit) -> None:
    anna = visit(press=tap, **PHONE)
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    plot = Plot(3)
    for _ in range(8):
        anna.wait_for_turn()
        assert_fits(anna)
        plot.answer(anna)
    swap_to_the_end(anna)
    assert_fits(anna)
    anna.count_points()
    assert_fits(anna)


@pytest.mark.slow
def test_by_keyboard_only(visit: Visit) -> None:
    anna = visit(press=type_on)
    anna.page.add_init_script(NO_POINTER)
    anna.page.reload()
    anna.open_table("You", "AI", game=GAME)
    plot = Plot(4)
    for _ in range(6):
        anna.wait_for_turn()
        plot.answer(anna)
    swap_to_the_end(anna)
    anna.count_points()
    anna.press(anna.result.get_by_role("link", name="Replay"))
    expect(anna.page).to_have_url(re.compile("/replay"))
    assert anna.page.evaluate("window.pointed") == 0


@pytest.mark.slow
def test_others_hands_and_points_stay_behind_their_screens(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", game=GAME, shuffle=False)
    bela = invite(visit, anna, "Béla")
    plot = Plot(5)
    for _ in range(12):
        person = mover(anna, bela)
        assert person is not None
        plot.answer(person)
    for seat, person in enumerate((anna, bela)):
        for message in person.heard():
            assert_only_own_things(message, seat)


def assert_only_own_things(message: Json, seat: int) -> None:
    view = message.get("view")
    if view and not message.get("over"):
        other = 1 - seat
        assert isinstance(view["hands"][other], int), message
        assert view["points"][other] is None, message
        assert view["treasures"][other] is None, message
