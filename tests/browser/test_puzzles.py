"""Puzzles on their pages: solved by pointer and by keys, on phones, in three languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from ludarium import game
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.shipped import shipped
from ludarium.school import Step
from tests.browser.combining import crossed, mostly
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER
from tests.browser.learning import HANDS, Pupil
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.visitor import Json, click, saying, tap

LYING: Json = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: Json = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "lying": LYING}
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}
UNKNOWN_WORD = re.compile(r"\b(puzzles?|school|druids|tigris|ark|borabora)-[a-z]+")


def puzzles_of(name: str) -> list[Puzzle]:
    found = shipped(game(name))
    assert found is not None
    return list(found.by_id.values())


def waltzes() -> Puzzle:
    """One whose answers and next best are waltzes, which hands can play."""
    return next(
        one
        for one in puzzles_of("druids")
        if all(words.startswith("waltz") for words in (one.answers[0], one.next_best))
        and one.answers[0].split()[1] != one.next_best.split()[1]
    )


class Solver(Pupil):
    """Somebody at a puzzle of a game whose lessons they have learned."""

    def __init__(self, visit: Visit, puzzle: Puzzle, keys: bool = False, **how: Any) -> None:
        path = f"/puzzles/{puzzle.game}/{puzzle.id}"
        super().__init__(visit(path=path, **how), puzzle.game, keys)
        self.puzzle = puzzle
        self.step = Step(id=puzzle.id, position=puzzle.position)
        self.is_asked()

    @property
    def card(self) -> Locator:
        return self.page.locator(".puzzle .coach")

    def is_asked(self) -> None:
        here = f'[data-puzzle="{self.puzzle.id}"][data-asked=true]'
        expect(self.page.locator(here)).to_be_visible()

    def wrong(self) -> None:
        self.answer(self.puzzle.next_best)
        expect(self.card.locator(".aside")).to_be_visible()

    def right(self) -> None:
        self.answer(self.puzzle.answers[0])
        expect(self.card.locator(".after")).to_be_visible()

    def tries_again(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(self.card.locator(".go"))
        self.is_asked()


@crossed("screen, locale", SCREENS, LOCALES)
def test_a_wrong_answer_is_played_out_and_a_right_one_explained(
    visit: Visit, screen: Json, locale: str
) -> None:
    touch = screen.get("has_touch", False)
    anna = Solver(visit, waltzes(), press=tap if touch else click, locale=locale, **screen)
    anna.wrong()
    percent = str(round(100 * anna.puzzle.refutations[anna.puzzle.next_best].loss))
    expect(anna.card.locator(".aside")).to_contain_text(percent)
    assert_fits(anna.visitor, touch)
    assert anna.page.locator(".after, .levels").count() == 0
    anna.tries_again()
    anna.right()
    assert_fits(anna.visitor, touch)
    assert UNKNOWN_WORD.search(anna.page.locator("body").inner_text()) is None


@pytest.mark.slow
@mostly("name", [name for name in HANDS if shipped(game(name))])
def test_a_puzzle_is_seen_with_the_eyes_of_its_seat(visit: Visit, name: str) -> None:
    for screen in (DESKTOP, PHONE):
        one = puzzles_of(name)[0]
        anna = Solver(visit, one, **screen)
        expect(anna.card).to_contain_text(saying("One answer is clearly better than all others."))
        assert_fits(anna.visitor, screen is PHONE)


@pytest.mark.slow
def test_a_puzzle_by_keyboard_alone(visit: Visit) -> None:
    anna = Solver(visit, waltzes(), keys=True)
    anna.page.evaluate(NO_POINTER)
    for _ in range(2):
        anna.wrong()
        anna.tries_again()
    anna.page.keyboard.press("h")
    expect(anna.card).to_contain_text("It begins like this.")
    anna.page.keyboard.press("h")
    expect(anna.card.locator(".after")).to_contain_text("This is the answer.")
    anna.page.keyboard.press("Enter")
    expect(anna.page).not_to_have_url(re.compile(anna.puzzle.id))
    assert anna.page.evaluate("pointed") == 0


@pytest.mark.slow
def test_help_comes_after_two_wrong_answers(visit: Visit) -> None:
    anna = Solver(visit, waltzes())
    anna.wrong()
    expect(anna.visitor.button("Which piece?")).to_have_count(0)
    anna.tries_again()
    anna.wrong()
    anna.visitor.button("Which piece?").click()
    expect(anna.page.locator(".tray .spirit[aria-pressed=true]")).to_have_count(1)
    anna.visitor.button("Show me").click()
    expect(anna.card.locator(".after")).to_contain_text("This is the answer.")


@pytest.mark.slow
def test_an_answer_is_judged_once_all_is_played_that_follows_from_it(visit: Visit) -> None:
    """Fights whose order does not matter are fought by themselves: nobody takes the answer back meanwhile."""
    anna = Solver(visit, waltzes())
    fights: list[Route] = []

    def hold(route: Route) -> None:
        words = (route.request.post_data_json or {})["moves"][-1:]
        if not fights and words and words[0]["words"].startswith("fight"):
            fights.append(route)
        else:
            route.continue_()

    anna.page.route("**/api/line", hold)
    anna.answer(anna.puzzle.next_best)
    anna.page.keyboard.press("u")
    while not fights:
        anna.page.wait_for_timeout(10)
    expect(anna.card.locator(".aside, .go")).to_have_count(0)
    fights[0].continue_()
    expect(anna.card.locator(".aside")).to_be_visible()
    anna.tries_again()


NAMED = """fetch('/api/me', {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name: 'Anna'}),
}).then(() => location.reload())"""


def test_what_is_solved_stays_solved_and_may_be_doubted(visit: Visit) -> None:
    anna = Solver(visit, waltzes())
    anna.page.evaluate(NAMED)
    anna.is_asked()
    anna.right()
    expect(anna.card.locator(".after")).to_contain_text("Right.")
    expect(anna.card).to_contain_text("The position comes from a game of the AIs")
    anna.visitor.button("Doubt").click()
    expect(anna.visitor.button("Doubted")).to_be_visible()
    anna.page.goto("/puzzles/druids")
    chip = anna.page.locator(f'ol a[href="/puzzles/druids/{anna.puzzle.id}"]')
    expect(chip).to_have_class(re.compile("clean"))
    expect(chip).to_have_accessible_name(re.compile("solved at the first try"))
    expect(anna.page.locator(".mine")).to_contain_text(saying(f"1 of {len(puzzles_of('druids'))} solved"))


@pytest.mark.slow
def test_it_opens_on_the_board(visit: Visit) -> None:
    anna = Solver(visit, waltzes())
    anna.right()
    anna.card.get_by_role("link", name="Open on the board").click()
    expect(anna.page).to_have_url(re.compile("/board/druids"))
    expect(anna.page.locator(".stage [data-place=S1]")).to_be_visible()
    expect(anna.page.locator(".desk [data-place]").first).to_be_visible()


@pytest.mark.slow
def test_ten_in_a_row_go_from_one_to_the_next(visit: Visit) -> None:
    anna = visit(path="/puzzles/druids")
    many = min(10, len(puzzles_of("druids")))
    anna.page.get_by_role("button", name=re.compile("in a row$")).click()
    expect(anna.page.locator(".puzzle .coach h3")).to_have_text(saying(f"1 of {many}"))


@pytest.mark.slow
def test_the_puzzle_of_the_day_is_the_same_for_everybody(visit: Visit) -> None:
    days = []
    for name in ("Anna", "Ben"):
        person = visit(name, "/puzzles")
        link = person.page.get_by_role("link", name=re.compile("Puzzle of the day")).first
        days.append(link.get_attribute("href"))
    assert days[0] == days[1] is not None


@pytest.mark.slow
def test_the_list_shows_what_is_wanted(visit: Visit) -> None:
    every = puzzles_of("druids")
    anna = visit(path="/puzzles/druids")
    chips = anna.page.locator("ol a")
    expect(chips).to_have_count(len(every))
    for number, level in enumerate(("Easy", "Medium", "Hard", "Very hard"), 1):
        anna.page.get_by_role("radio", name=level, exact=True).check()
        expect(chips).to_have_count(sum(one.difficulty == number for one in every))


@pytest.mark.slow
def test_home_how_to_play_and_the_school_lead_there(visit: Visit) -> None:
    for path, leads in (
        ("/", "/puzzles"),
        ("/learn/druids", "/puzzles/druids"),
        ("/learn/druids/1", "/puzzles/druids"),
    ):
        anna = visit(path=path)
        expect(anna.page.locator(".hall[aria-busy=false], .lessons, [data-stands]").first).to_be_visible()
        anna.page.locator(f'a[href="{leads}"]').click()
        expect(anna.page).to_have_url(re.compile(f"{leads}$"))


@pytest.mark.slow
@crossed("path, screen", {"all": "/puzzles", "list": "/puzzles/druids"}, {"desktop": DESKTOP, "phone": PHONE})
def test_the_lists_are_accessible(visit: Visit, axe: str, path: str, screen: Json) -> None:  # noqa: F811
    anna = visit(path=path, **screen)
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(anna.page.locator("main .go").first).to_be_visible()
    assert_accessible(anna.page, axe)
    if screen is PHONE:
        assert_fits(anna)


@pytest.mark.slow
@mostly("screen", [DESKTOP, PHONE])
def test_a_puzzle_is_accessible(visit: Visit, axe: str, screen: Json) -> None:  # noqa: F811
    anna = Solver(visit, waltzes(), **screen)
    assert_accessible(anna.page, axe)
    anna.wrong()
    assert_accessible(anna.page, axe)
    anna.tries_again()
    anna.right()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/puzzles/druids/nothing", "/puzzles/pebbles", "/puzzles/chess/00d8e95e466d"]
)
def test_a_puzzle_that_is_not_there(visit: Visit, expected: list[str], path: str) -> None:
    expected.append("/puzzles/")
    anna = visit(path=path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.page.locator(".puzzle .coach, ol a").count() == 0
