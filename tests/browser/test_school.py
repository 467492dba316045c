"""The schools, from the first lesson to the last: by pointer, by keys, on phones, in three languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.combining import crossed, mostly
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import NO_POINTER
from tests.browser.learning import HANDS, Pupil, school_of
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.visitor import Json, click, saying, tap

LYING: Json = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: Json = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
GAMES = list(HANDS)
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "lying": LYING}
# Words and buttons of the lesson that stick out of it or lie under something else.
UNREADABLE = """() => {
  const card = document.querySelector('.exercise-card')
  const inside = card.getBoundingClientRect()
  const unseen = ({ left, right, top, bottom }, one) => {
    if (left < inside.left - 1 || right > inside.right + 1) return true
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const seen = y > inside.top && y < inside.bottom ? document.elementFromPoint(x, y) : one
    return !seen?.contains(one) && !one.contains(seen)
  }
  const all = [...card.querySelectorAll('p, h2, button')].filter(one => one.checkVisibility())
  const wide = all.filter(one => one.getBoundingClientRect().width > 1)
  return wide.filter(one => [...one.getClientRects()].some(box => unseen(box, one))).map(one => one.outerHTML)
}"""
UNKNOWN_WORD = re.compile(r"\b(school|druids|tigris|ark|borabora)-[a-z]+")
# Where there is least room, and by keys; the others run at night.
FAST = {("phone", "de")}
WAYS = [
    pytest.param(
        screen, locale, id=f"{screen}-{lang}", marks=() if (screen, lang) in FAST else pytest.mark.slow
    )
    for screen in SCREENS
    for lang, locale in LOCALES.items()
]


def pupil_at(visit: Visit, name: str, lesson: int, keys: bool = False, **how: object) -> Pupil:
    return Pupil(visit(path=f"/learn/{name}/{lesson}", **how), name, keys)


# What one plays with in the fourth lesson.
HELD = {"druids": ".tray button", "tigris": ".tray :is(.tiles, .leaders) button", "ark": ".tray button"}


@pytest.mark.slow
@pytest.mark.parametrize("name", HELD)
@pytest.mark.parametrize("locale", LOCALES.values())
def test_on_a_lying_phone_hand_and_lesson_are_in_sight(visit: Visit, name: str, locale: str) -> None:
    anna = pupil_at(visit, name, 4, press=tap, locale=locale, **LYING)
    expect(anna.coach).to_be_visible()
    assert anna.page.evaluate(UNREADABLE) == []
    pieces = anna.page.locator(HELD[name])
    expect(pieces).not_to_have_count(0)
    for piece in pieces.all():
        expect(piece).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("screen", "locale"), WAYS)
@mostly("name", GAMES)
def test_the_whole_school(visit: Visit, name: str, screen: str, locale: str) -> None:
    touch = SCREENS[screen].get("has_touch", False)
    anna = pupil_at(visit, name, 1, press=tap if touch else click, locale=locale, **SCREENS[screen])
    for step in anna.school.steps:
        anna.do(step)
        assert UNKNOWN_WORD.search(anna.page.locator("body").inner_text()) is None
        if touch:
            assert_fits(anna.visitor)
        assert anna.page.evaluate(UNREADABLE) == []
        if step is not anna.school.steps[-1]:
            anna.go_on()
    assert anna.coach.locator("ol .done").count() == len(anna.school.steps)
    anna.press(anna.coach.locator(".ways .go"))
    expect(anna.page.locator(".guide")).to_be_visible()


@pytest.mark.slow
@crossed("name, locale", {one: one for one in GAMES}, LOCALES)
def test_the_whole_school_by_keyboard_alone(visit: Visit, name: str, locale: str) -> None:
    anna = pupil_at(visit, name, 1, keys=True, locale=locale)
    anna.page.evaluate(NO_POINTER)
    anna.learn()
    assert anna.page.evaluate("pointed") == 0
    anna.page.keyboard.press("Backspace")
    anna.comes_to(anna.school.steps[-2])


@pytest.mark.slow
@crossed("name, screen", {one: one for one in GAMES}, {"desktop": DESKTOP, "phone": PHONE})
def test_a_lesson_is_accessible(visit: Visit, axe: str, name: str, screen: Json) -> None:  # noqa: F811
    step = next(n for n, step in enumerate(school_of(name).steps, 1) if len(step.aim) == 1)
    anna = pupil_at(visit, name, step, **screen)
    anna.step = anna.school.steps[step - 1]
    anna.comes_to(anna.step)
    assert_accessible(anna.page, axe)
    anna.page.keyboard.press("h")
    anna.do(anna.step)
    assert_accessible(anna.page, axe)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "lesson", "shown", "said"),
    [
        ("druids", 4, "S4", "Look at Sun tree 4."),
        ("ark", 8, "2,1", "Look at start tile, 1 east and 2 east, 1 south."),
    ],
    ids=["druids", "ark"],
)
def test_what_is_pointed_at_is_said_and_lies_free(
    visit: Visit, name: str, lesson: int, shown: str, said: str
) -> None:
    for screen in SCREENS.values():
        anna = pupil_at(visit, name, lesson, **screen)
        anna.comes_to(anna.school.steps[lesson - 1])
        expect(anna.coach.locator(".said")).to_contain_text(saying(said))
        box, coach = anna.page.locator(".pointing div").last.bounding_box(), anna.coach.bounding_box()
        place = anna.place(shown).bounding_box()
        assert box and coach and place
        assert abs(box["x"] - place["x"]) < 2 and abs(box["width"] - place["width"]) < 2
        beside = box["x"] + box["width"] <= coach["x"] + 1
        assert beside or box["y"] + box["height"] <= coach["y"] + 1, "the coach hides what it points at"


@pytest.mark.slow
@mostly("name", GAMES)
def test_on_a_lying_tablet_nothing_lies_below_the_edge(visit: Visit, name: str) -> None:
    steps = school_of(name).steps
    for n in (2, len(steps) // 2, len(steps)):
        anna = pupil_at(visit, name, n, locale="de-DE", **TABLET)
        anna.comes_to(steps[n - 1])
        assert_fits(anna.visitor)
        for part in anna.page.locator(".coach, .coach .ways, .prompt, .hand").all():
            box = part.bounding_box()
            assert box is None or box["y"] + box["height"] <= 769, (n, part, box)


@pytest.mark.slow
def test_what_the_lesson_does_not_want_is_no_rule(visit: Visit) -> None:
    anna = pupil_at(visit, "druids", 9)
    anna.comes_to(anna.school.steps[8])
    for tries in (1, 2, 3):
        anna.press(anna.page.locator(".tray .spirit").first)
        anna.press(anna.place("S3"))
        anna.visitor.button("Confirm").click()
        said = "It would be allowed. Here we want the 1 on Sun 2 removed. The 5 below it is stronger."
        expect(anna.coach.locator(".aside")).to_have_text(said)
        expect(anna.visitor.button("Confirm")).to_be_disabled()
        expect(anna.coach.locator(".help")).to_have_count(1 if tries > 1 else 0)
        expect(anna.visitor.button("Show me")).to_have_count(1 if tries > 2 else 0)
        expect(anna.page.locator(".tray .spirit[aria-pressed=true]")).to_have_count(0)
        anna.press(anna.page.locator(".tray .spirit").first)
        expect(anna.coach.locator(".aside")).to_have_count(0)
        anna.visitor.button("Undo").click()
    anna.visitor.button("Show me").click()
    expect(anna.coach.locator(".after")).to_contain_text("It lies on your cult board now")
    board = anna.page.get_by_role("link", name="Open on the board")
    expect(board).to_have_attribute("href", re.compile(r"^/board/druids#position=\S+1L.*&players=2$"))


@pytest.mark.slow
def test_a_wrong_further_answer_hears_what_is_wanted_then(visit: Visit) -> None:
    """And not once more what the first answer was to be, nor how that is given."""
    anna = pupil_at(visit, "tigris", 8)
    anna.step = anna.school.steps[7]
    anna.comes_to(anna.step)
    anna.answer(anna.step.aim[0])
    anna.visitor.button("Do not build").click()
    anna.visitor.button("Confirm").click()
    said = "It would be allowed. Here we want the monument built. It pays turn after turn."
    expect(anna.coach.locator(".aside")).to_have_text(said)
    expect(anna.visitor.button("Show me")).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(anna.visitor.button("Show me")).to_be_visible()
    expect(anna.coach.locator(".help")).to_have_count(0)


def test_what_the_rules_refuse_is_said_on_the_board_and_is_a_try(visit: Visit) -> None:
    anna = pupil_at(visit, "druids", 3)
    anna.comes_to(anna.school.steps[2])
    for _ in range(2):
        anna.press(anna.page.locator(".tray .spirit").nth(1))
        anna.press(anna.place("M1"))
        expect(anna.page.get_by_role("status").get_by_text("your own trees")).to_be_visible()
        anna.page.keyboard.press("u")
    expect(anna.coach.locator(".help")).to_be_visible()
    expect(anna.coach.locator(".aside")).to_have_count(0)


@pytest.mark.slow
def test_only_what_is_pressed_is_a_try(visit: Visit) -> None:
    """The tiles of Bora Bora say by themselves where there is nothing to do."""
    anna = pupil_at(visit, "borabora", 2)
    anna.comes_to(anna.school.steps[1])
    build = anna.place("build")
    for die in ("die-0", "die-1", "die-2"):
        anna.press(anna.place(die))
        expect(build).to_have_accessible_name(re.compile("no pair"))
    expect(anna.coach.locator(".help")).to_have_count(0)
    for _ in range(2):
        build.click(force=True)  # nothing can be done there, as the browser knows, too
        expect(anna.page.get_by_role("status").get_by_text("two materials")).to_be_visible()
        anna.page.keyboard.press("u")
    expect(anna.coach.locator(".help")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, LYING], ids=["upright", "lying"])
def test_on_a_phone_the_board_turns_to_what_is_pointed_at(visit: Visit, screen: Json) -> None:
    anna = pupil_at(visit, "borabora", 15, press=tap, **screen)
    anna.step = anna.school.steps[14]
    anna.comes_to(anna.step)
    pointing = anna.page.locator(".pointing div")
    expect(pointing).to_have_count(2)  # people of the village, which is a drawer
    expect(anna.coach.locator(".said")).to_contain_text("Look at")
    anna.answer("fulfil t01")
    expect(pointing).to_have_count(0)
    anna.answer("draft t33")
    expect(anna.coach.locator(".tick")).to_be_visible()


@pytest.mark.slow
def test_who_comes_back_in_the_middle_sees_what_is_asked_there(visit: Visit) -> None:
    """The lesson points at the map, and the answer to it is given already."""
    anna = pupil_at(visit, "borabora", 1, press=tap, **PHONE)
    anna.step = anna.school.steps[0]
    anna.comes_to(anna.step)
    anna.answer("hut ef row")
    ritual = anna.page.locator(".drawer [data-may]").first
    expect(ritual).to_be_visible()
    anna.page.reload()
    expect(ritual).to_be_visible()
    anna.answer("store r5")
    expect(anna.coach.locator(".tick")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
def test_whoever_is_there_already_is_named_when_it_is_tried(visit: Visit, keys: bool) -> None:
    anna = pupil_at(visit, "ark", 7, keys)
    anna.comes_to(anna.school.steps[6])
    tile, taken = anna.place("0,-2"), saying("Jonas already has a piece in this city")
    for tries in (1, 2):
        if keys:
            tile.press("Enter")
        else:
            box = tile.bounding_box()
            assert box
            anna.page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.6)
        expect(anna.page.get_by_role("status").get_by_text(taken)).to_be_visible()
        expect(anna.page.locator(".inspected:popover-open")).to_have_count(0)
        expect(anna.coach.locator(".help")).to_have_count(1 if tries > 1 else 0)
    expect(anna.coach.locator(".aside")).to_have_count(0)
    anna.do(anna.school.steps[6])


@pytest.mark.slow
def test_show_me_walks_the_ark(visit: Visit) -> None:
    anna = pupil_at(visit, "ark", 8)
    anna.comes_to(anna.school.steps[7])
    anna.visitor.button("Help").click()
    anna.visitor.button("Help").click()
    anna.visitor.button("Show me").click()
    expect(anna.coach.locator(".after")).to_contain_text("Two for you, none for Jonas.")


@pytest.mark.slow
def test_another_way_is_told_apart_and_can_be_tried_again(visit: Visit) -> None:
    anna = pupil_at(visit, "druids", 7)
    step = anna.step = anna.school.steps[6]
    anna.comes_to(step)
    anna.answer("jump orange")
    expect(anna.coach.locator(".after")).to_contain_text("The tree is lost.")
    expect(anna.coach.locator(".tick")).to_have_count(0)
    anna.visitor.button("Again").click()
    expect(anna.coach.locator(".after")).to_have_count(0)
    anna.do(step)


def test_a_reload_loses_nothing(visit: Visit) -> None:
    anna = pupil_at(visit, "druids", 2)
    step = anna.step = anna.school.steps[1]
    anna.comes_to(step)
    anna.answer(step.aim[0])
    expect(anna.place("S2")).to_have_attribute("aria-label", re.compile("orange druid"))
    anna.page.reload()
    expect(anna.place("S2")).to_have_attribute("aria-label", re.compile("orange druid"))
    for words in step.aim[1:]:
        anna.answer(words)
    expect(anna.coach.locator(".tick")).to_be_visible()
    anna.page.reload()
    expect(anna.coach.locator(".tick")).to_be_visible()
    expect(anna.coach.locator(".after")).to_have_count(0)


@pytest.mark.slow
def test_how_to_play_leads_there_and_on(visit: Visit) -> None:
    anna = visit(path="/")
    anna.page.get_by_role("link", name=saying("Learn Druid Waltz")).click()
    expect(anna.page).to_have_url(re.compile("/learn/druids/1$"))
    anna.page.locator(".coach .next").click()
    anna.page.locator(".coach .next").click()
    anna.page.locator(".coach .next").click()
    expect(anna.page).to_have_url(re.compile("/learn/druids/2$"))
    anna.link("How to play").click()
    expect(anna.page.get_by_role("link", name=saying("Go on with lesson 2"))).to_be_visible()
    expect(anna.link("Try it")).not_to_have_count(0)
    anna.link("Try it").nth(2).click()
    expect(anna.page).to_have_url(re.compile("/learn/druids/4$"))


@pytest.mark.slow
def test_what_goes_on_stays_below_the_mouse(visit: Visit) -> None:
    """However many lines a page of a lesson has."""
    anna = visit(path="/learn/druids/1", **LAPTOP)
    go = anna.page.locator(".coach .next")
    expect(anna.page.locator(".coach")).to_contain_text("Whoever loses two trees")
    before = go.bounding_box()
    go.click()
    expect(anna.page.locator(".coach")).to_contain_text("On each tree lies a spirit")
    assert go.bounding_box() == before


@pytest.mark.slow
def test_the_last_dot_is_a_first_game_with_a_coach(visit: Visit) -> None:
    """On the seat that the lessons spoke to."""
    anna = pupil_at(visit, "druids", 11)
    anna.visitor.button("Your first game").click()
    expect(anna.page.locator(".guide")).to_be_visible()
    expect(anna.page.get_by_role("complementary").first).to_contain_text("Sun")


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/learn/druids/99", "/learn/druids/x", "/learn/pebbles/1"])
def test_a_lesson_that_is_not_there(visit: Visit, path: str) -> None:
    anna = visit(path=path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.page.locator(".coach").count() == 0
