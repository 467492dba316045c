"""Bora Bora on the stage: what is in sight and how large, at every size and in every language."""

import pytest
from playwright.sync_api import expect

from tests.browser.borahands import Islanders
from tests.browser.combining import mostly
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_rooms import LANGUAGES
from tests.browser.tigris import paths, told
from tests.browser.visitor import Json, Visitor

GAME = "Bora Bora"
# The least width and height of the map.
WIDE = {(1280, 720): (600, 440), (1440, 900): (690, 590), (1920, 1080): (1030, 730)}
# The least width of the map as it is drawn.
TABLETS = {(768, 1024): 340, (1024, 768): 430}
NARROW = [(768, 1024), (390, 844), (844, 390)]
# The least width and height on phones where a die is to be placed.
HANDHELD = {(390, 844): (370, 285), (360, 740): (320, 245), (844, 390): (365, 280), (740, 360): (270, 205)}
# The least width and height where a coach stands below or beside it.
COACHED = {(768, 1024): (390, 300), (1024, 768): (300, 240), (390, 844): (260, 200), (844, 390): (290, 225)}

# Text that does not fit where it stands, or sticks out of the window, a tile, a task or a part of the beach.
CUT = """() => {
  const kinds = 'button, b, p, h1, h2, h3, em, small, li, .text, .name, .told, .order'
  const all = document.querySelectorAll(`.desk :is(${kinds})`)
  const aside = '.sr, .log, svg, .kbd, .verb, .discs, .ring, .small-one'
  return [...all].flatMap(one => {
    const { overflowX, clipPath } = getComputedStyle(one)
    if (!one.checkVisibility() || one.closest(aside) || clipPath !== 'none') return []
    const { left, right, bottom, width } = one.getBoundingClientRect()
    const cut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
    const around = one.closest('.tile, .task, .part')?.getBoundingClientRect()
    const out = around && (right > around.right + 6 || bottom > around.bottom + 6)
    const away = right > innerWidth + 1 || left < -1
    return width > 2 && (cut || out || away) ? [one.outerHTML.slice(0, 160)] : []
  })
}"""
# How large the map is drawn, in its box; and what of the table lies below the part that it stands in.
DRAWN = """() => {
  const map = document.querySelector('.waters > svg')
  const { width, height } = map.viewBox.baseVal
  return [width, height].map(one => one * map.getScreenCTM().a)
}"""
# Markers on the status track that lie on a digit: all begin on its 0.
COVERED = """() => {
  const box = one => one.getBoundingClientRect()
  return [...document.querySelectorAll('.track li')].flatMap(step => {
    const { bottom } = box(step.querySelector('b'))
    return [...step.querySelectorAll('.marker')].filter(one => box(one).top < bottom - 1)
      .map(one => `${step.dataset.step}: ${one.dataset.marker}`)
  })
}"""
SUNK = """() => {
  const { bottom } = document.querySelector('.lagoon').getBoundingClientRect()
  const sunk = one => one.getBoundingClientRect().bottom > bottom + 1
  return [...document.querySelectorAll('.lagoon .beach > *, .lagoon .tile')].filter(sunk)
    .map(one => one.outerHTML.slice(0, 120))
}"""
SHARE = """() => {
  const { width, height } = document.querySelector('.stage').getBoundingClientRect()
  return width * height / innerWidth / innerHeight
}"""


def seated(visit: Visit, **how: object) -> Visitor:
    """A first hut is set, and the first die is to be placed: everybody's boards are in use."""
    anna = visit(**how)
    anna.open_table("You", "AI", "AI", "AI", game=GAME, shuffle=False)
    islanders = Islanders(5)
    for _ in range(3):
        anna.wait_for_turn()
        islanders.answer(anna)
    anna.wait_for_turn()
    return anna


def choosing(visit: Visit, **how: object) -> Visitor:
    """A die is to be placed."""
    anna, islanders = seated(visit, **how), Islanders(6)
    while told(anna)["view"]["ask"]["question"] != "PlaceDie":
        islanders.answer(anna)
        anna.wait_for_turn()
    return anna


def speak(person: Visitor, lang: str) -> None:
    person.page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", lang)
    person.page.reload()
    expect(person.page.locator(".room")).to_be_visible()
    person.page.wait_for_timeout(300)


def resize(person: Visitor, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_timeout(150)


@pytest.mark.slow
@mostly("lang", ["de", "en", "hu"])
def test_all_of_it_is_in_sight(visit: Visit, lang: str) -> None:
    anna = seated(visit)
    speak(anna, lang)
    for size, (width, height) in WIDE.items():
        resize(anna, *size)
        box = anna.page.locator(".waters > svg").bounding_box()
        assert box is not None
        assert box["width"] >= width and box["height"] >= height, (size, box)
        assert anna.page.evaluate(SHARE) >= 0.65, size
        assert anna.page.evaluate(CUT) == [], size
        expect(anna.page.locator(".rival .mini")).to_have_count(3)
        expect(anna.page.locator(".rival .task b:visible")).to_have_count(9)  # how far everybody is
        for order in anna.page.locator(".orders .order").all():  # who goes first now, and next
            expect(order).to_be_in_viewport(ratio=1)
            expect(order.locator("i")).to_have_count(4)
        assert anna.page.evaluate(COVERED) == [], size
        expect(anna.page.locator(".mat .slots")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator(".beach .tasks").last).to_be_in_viewport(ratio=0.99)
    for size in NARROW:
        resize(anna, *size)
        assert anna.page.evaluate(CUT) == [], size
    for size, width in TABLETS.items():
        resize(anna, *size)
        expect(anna.page.locator(".waters > svg")).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(DRAWN)[0] >= width, size


def test_a_phone_shows_what_a_die_is_placed_with(visit: Visit) -> None:
    """The map large; all tiles, the own dice and goods, and the part of the round in sight."""
    anna = choosing(visit, **PHONE)
    for size, least in HANDHELD.items():
        resize(anna, *size)
        speak(anna, "de")  # what was asked before has left its room below the map
        drawn = anna.page.evaluate(DRAWN)
        assert all(side >= one for side, one in zip(drawn, least, strict=True)), (size, drawn)
        expect(anna.page.locator(".tiles > .tile")).to_have_count(8)
        whole = ".tiles > .tile, [data-place^=die-], .mat .gods, .mat .things, .round .now"
        for thing in anna.page.locator(whole).all():
            expect(thing).to_be_in_viewport(ratio=0.98)
        assert anna.page.evaluate(CUT) == [], size
        assert anna.page.evaluate(SUNK) == [], size
        anna.page.locator("[data-place^=die-][data-may]").first.click()
        expect(anna.page.locator(".tiles > .tile [data-may]").first).to_be_visible()
        anna.page.keyboard.press("Escape")


@pytest.mark.slow
def test_a_phone_on_its_side_drags_a_die_from_the_column(visit: Visit) -> None:
    anna = choosing(visit, **PHONE)
    resize(anna, 844, 390)
    anna.page.locator(".dock [data-place^=die-][data-may]").first.click()
    tile = anna.page.locator(".tiles > .tile [data-may]").first
    name = tile.get_attribute("data-place")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".dock [data-place^=die-][data-may]").first.drag_to(tile)
    expect(anna.page.locator(f'[data-place="{name}"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
@mostly("lang", ["hu", "de", "en"])
def test_a_coach_leaves_the_map_large(visit: Visit, lang: str) -> None:
    """On a tablet and on phones: what the lesson is about, what is asked and the hand take the height."""
    for screen, least in COACHED.items():
        anna = visit(path="/board/borabora", locale=LANGUAGES[lang], **screen_of(*screen))
        for lesson in (3, 11):
            anna.go(f"/learn/borabora/{lesson}")
            expect(anna.page.locator(".school[data-asked=true] .waters > svg")).to_be_visible()
            anna.page.wait_for_load_state("networkidle")  # what is chosen from has come, and takes its room
            drawn = anna.page.evaluate(DRAWN)
            assert all(side >= one for side, one in zip(drawn, least, strict=True)), (screen, lesson, drawn)
            assert anna.page.evaluate(SUNK) == [], (screen, lesson)
    anna = visit(path="/learn/borabora/16", locale=LANGUAGES[lang], **screen_of(*NARROW[0]))
    expect(
        anna.page.locator(".school[data-asked=true] .tray")
    ).to_be_visible()  # most is asked, least room left
    assert anna.page.evaluate(SUNK) == []


def screen_of(width: int, height: int) -> Json:
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": width != 768}


@pytest.mark.slow
def test_a_rival_opens_over_the_beach_and_the_map_stays(visit: Visit) -> None:
    anna = seated(visit)
    resize(anna, 1280, 720)
    rival = anna.page.locator(".rival button").first
    rival.click()
    expect(anna.page.locator(".opened")).to_be_visible()
    expect(anna.page.locator(".waters")).to_be_in_viewport(ratio=1)
    expect(rival).to_have_attribute("aria-expanded", "true")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".opened")).to_have_count(0)


@pytest.mark.slow
def test_the_last_moves_are_numbered_on_the_table(visit: Visit) -> None:
    anna = seated(visit)
    resize(anna, 1280, 720)
    marks = anna.page.locator(".room [data-last]")
    islanders = Islanders(5)
    while marks.count() == 0:  # the turn may have been one's own all along
        islanders.answer(anna)
        assert anna.wait_for_turn() == "mine"
    expect(marks.first).to_be_visible()
    anna.page.keyboard.press("1")
    expect(anna.page.locator(".whole.choosing")).to_be_visible()


@pytest.mark.slow
def test_the_replay_keeps_the_village(visit: Visit) -> None:
    anna = seated(visit)
    anna.page.goto(anna.page.url.rstrip("/") + "/replay")
    expect(anna.page.locator(".mat .slots").first).to_be_visible()


def play_a_round(person: Visitor, islanders: Islanders) -> None:
    """Until it is scored; nobody has looked at that yet."""
    person.wait_for_turn()
    while not has_scored(person):
        islanders.give(person, looks=False)
        person.wait_for_turn()


def has_scored(person: Visitor) -> bool:
    entries = [entry for said in person.heard() for entry in said.get("entries", [])]
    return any(event.startswith("order ") for entry in entries for event in entry["events"])


@pytest.mark.slow
@mostly("screen", {"phone": PHONE, "desktop": {}})
def test_what_a_round_brought_is_held_until_it_was_looked_at(visit: Visit, screen: Json) -> None:
    anna = visit(**screen)
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    islanders, card = Islanders(6), anna.page.locator(".opened")
    play_a_round(anna, islanders)
    expect(card.get_by_role("heading", name="Scoring of round")).to_be_visible()
    expect(card.get_by_role("listitem").filter(has_text="points and turn order")).to_be_visible()
    card.locator(".seen").click()
    expect(card).to_have_count(0)
    anna.page.get_by_role("button", name="Scoring").click()
    expect(card).to_be_visible()


@pytest.mark.slow
def test_whoever_goes_on_has_looked_at_what_a_round_brought(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    islanders, card = Islanders(6), anna.page.locator(".opened")
    play_a_round(anna, islanders)
    expect(card).to_be_visible()
    while told(anna)["view"]["phase"] != "dice":
        anna.wait_for_turn()
        islanders.give(anna)
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_what_is_opened_on_a_lying_phone_stays_in_sight(visit: Visit) -> None:
    """However far the page below it has been scrolled."""
    anna = visit(**PHONE)
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    resize(anna, 844, 390)
    anna.page.get_by_role("tab", name="People and tasks").click()
    beach = anna.page.locator(".beach")
    assert beach.evaluate("one => { one.scrollTo(0, one.scrollHeight); return one.scrollTop }") > 0
    anna.page.get_by_role("button", name="Scoring").click()
    expect(anna.page.locator(".opened .x")).to_be_in_viewport(ratio=1)


def only_answers(person: Visitor) -> list[int]:
    """The versions at which there was nothing to choose, of all that this person was told."""
    asked = [said for said in person.heard() if said.get("options")]
    return [said["v"] for said in asked if len(paths(said["options"])) == 1]


@pytest.mark.slow
def test_the_only_answer_follows_by_itself(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    islanders = Islanders(7)
    while not only_answers(anna):
        assert anna.wait_for_turn() == "mine"
        islanders.answer(anna)
    anna.wait_for_version(only_answers(anna)[0] + 1)  # nobody has pressed anything


def test_who_presses_what_the_die_reaches_has_confirmed_it(visit: Visit) -> None:
    """One need not confirm the die first: the place that is lit is taken as the next choice."""
    anna = visit()
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    islanders = Islanders(8)
    while anna.wait_for_turn() and told(anna)["view"]["ask"]["question"] != "PlaceDie":
        islanders.answer(anna)
    version, woman = anna.version, anna.page.locator('[data-place="woman-1"]')
    anna.page.locator('[data-place="die-0"]').click()
    anna.page.locator('[data-place="woman"]').click()
    expect(woman).to_have_attribute("aria-disabled", "true")
    woman.click(force=True)
    anna.wait_for_version(version + 1)
    expect(woman).to_have_attribute("aria-pressed", "true")
    expect(anna.button("Confirm")).to_be_enabled()
