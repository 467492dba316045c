"""Tigris & Euphrates on the stage: how large the board is, that nothing is cut, what is to be seen on it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import EACH, mostly
from tests.browser.conftest import PHONE, Visit, invite
from tests.browser.fitting import assert_fits
from tests.browser.plot import Plot
from tests.browser.tigris import answer, leader, put_together, space, swapping, tiles, told
from tests.browser.visitor import MOST_MOVES, Json, Visitor, tap

GAME = "Tigris & Euphrates"
WIDE = ((1280, 720), (1440, 900), (1920, 1080))
TABLETS = ((768, 1024), (1024, 768))
PHONES = ((390, 844), (844, 390), (360, 740))
CELLS = dict(zip((*WIDE, *TABLETS, *PHONES), (52, 66, 80, 44.5, 44, 33.5, 32.5, 26.9), strict=True))
COLUMN = 262  # beside the board of a tablet on its side

# How large a space is, which share of the window the frame has, and whether any of it is out of sight.
BOARD = """() => {
  const cell = document.querySelector('[data-place=A1]').getBoundingClientRect()
  const { left, top, right, bottom, width, height } = document.querySelector('.board').getBoundingClientRect()
  const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return { cell: cell.width, share: width * height / (innerWidth * innerHeight), whole }
}"""

# Words that do not fit where they stand, and things in the column that lie on one another.
CUT = """() => {
  const name = one => one.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 110)
  const seen = one => one.checkVisibility() && !one.closest('.sr, .log, [inert], dialog')
  const all = [...document.querySelectorAll('.side *, .dock *, .strip *, .topbar *')].filter(seen)
  const hides = one => getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 2
    && getComputedStyle(one).clipPath === 'none'
  const cut = all.filter(one => hides(one) && one.scrollWidth > one.clientWidth + 1)
  const box = one => one.getBoundingClientRect()
  const out = all.filter(one => box(one).width > 1 && box(one).height > 1
    && (box(one).right > innerWidth + 1 || box(one).left < -1 || box(one).bottom > innerHeight + 1))
  const parts = [...document.querySelectorAll('.side > *, .tray > *, .prompt > *, .sides > *')].filter(seen)
  const beside = (one, other) => one !== other && one.parentElement === other.parentElement
  const over = parts.flatMap(one => parts.filter(other => beside(one, other)
    && box(one).height > 1 && box(other).height > 1
    && Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top) > 1.5
    && Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left) > 1.5))
  return { cut: cut.map(name), out: out.map(name), over: over.map(name) }
}"""

# How much of the height of the board a conflict leaves in sight.
LEFT = """() => {
  const top = one => document.querySelector(one).getBoundingClientRect().top
  return top('.matter.below') - top('.board')
}"""

LINES = """() => {
  const log = document.querySelector('.log').getBoundingClientRect()
  return Math.min(log.bottom, innerHeight) - log.top
}"""

# Leaders in a conflict and what they come to, as far as they lie outside what is seen of the board.
HIDDEN = """() => {
  const box = one => one.getBoundingClientRect()
  const board = box(document.querySelector('.board'))
  const edge = document.querySelector('.board .edges') ? 20 : 0
  const over = document.querySelector('.matter.below')
  const beside = innerHeight <= 500 || !over
  const bottom = beside ? board.bottom : Math.min(board.bottom, box(over).top)
  const out = one => box(one).left < board.left + edge - 1 || box(one).top < board.top + edge - 1
    || box(one).right > board.right + 1 || box(one).bottom > bottom + 1
  return [...document.querySelectorAll('.battle .plate')].filter(out).map(one => one.outerHTML)
}"""

# Flags of kingdoms that lie on a treasure, or on the frame, where they would name a column.
COVERED = """() => {
  const box = one => one.getBoundingClientRect()
  const flags = [...document.querySelectorAll('[data-flag]')].map(box)
  const treasures = [...document.querySelectorAll('.board .treasure')].map(box)
  const names = [...document.querySelectorAll('.board .names text')].map(box)
  const both = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  return { flags: flags.length, treasures: treasures.length,
    framed: names.flatMap(a => flags.filter(b => both(a, b).every(n => n > 1))).length,
    covered: flags.flatMap(a => treasures.filter(b => both(a, b).every(n => n > 1))).length }
}"""


def sized(person: Visitor, width: int, height: int, lang: str = "en", theme: str = "light") -> None:
    """The same table in another window, another language, another light."""
    person.page.set_viewport_size({"width": width, "height": height})
    kept = {"lang": lang, "theme": theme}
    person.page.evaluate(
        "kept => Object.entries(kept).forEach(([key, to]) => localStorage.setItem(`ludarium-${key}`, to))",
        kept,
    )
    person.page.reload()
    expect(person.page.locator(".board")).to_be_visible()
    person.page.wait_for_function("document.querySelector('.players, .prompt .q') !== null")


def four(visit: Visit, moves: int = 4, **how: object) -> Visitor:
    """At a table with three bots, after a few own answers, with an action to take."""
    anna = visit(**how)
    anna.open_table("You", "AI", "AI", "AI", game=GAME, shuffle=False)
    plot = Plot(2)
    anna.wait_for_turn()
    for _ in range(moves):
        plot.answer(anna)
        anna.wait_for_turn()
    while told(anna)["asked"]["question"] != "TakeAction" or (moves and not since(anna)):
        plot.answer(anna)
        anna.wait_for_turn()
    return anna


def until(question: str, *people: Visitor) -> Visitor:
    """Who is asked this at last."""
    plot = Plot(1)
    for _ in range(MOST_MOVES):
        latest = max(person.version for person in people)
        for person in people:
            person.wait_for_version(latest)
        mover = next(person for person in people if person.turn == "mine")
        if told(mover)["asked"]["question"] == question:
            return mover
        plot.answer(mover)
    raise AssertionError(f"nobody is asked: {question}")


def two(visit: Visit) -> tuple[Visitor, Visitor]:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", game=GAME, shuffle=False)
    return anna, invite(visit, anna, "Béla")


def nothing_cut(person: Visitor, where: object) -> None:
    found: Json = person.page.evaluate(CUT)
    assert found == {"cut": [], "out": [], "over": []}, where


def test_the_board_comes_first(visit: Visit) -> None:
    anna = four(visit)
    for (width, height), least in CELLS.items():
        sized(anna, width, height)
        board = anna.page.evaluate(BOARD)
        assert board["whole"], (width, height)
        assert board["cell"] >= least, (width, height, board)
        if (width, height) in WIDE:
            assert board["share"] >= 0.65, (width, height, board)
    sized(anna, *TABLETS[1])
    column = anna.page.locator(".side .players").bounding_box()
    assert column is not None
    assert column["width"] >= COLUMN


@mostly("lang", EACH)
def test_nothing_is_cut_with_four_seats(visit: Visit, lang: str) -> None:
    anna = four(visit)
    for width, height in CELLS:
        sized(anna, width, height, lang, "dark" if lang == "de" else "light")
        nothing_cut(anna, (width, height))
        if (width, height) in WIDE:
            assert anna.page.evaluate(LINES) >= 4 * 21, (width, height)


@pytest.mark.slow
@mostly("lang", EACH)
def test_a_conflict_is_whole(visit: Visit, lang: str) -> None:
    """Both sides, their totals, what follows; the hand and the board show what is committed."""
    mover = until("Support", *two(visit))
    for width, height in ((1280, 720), (1440, 900), *TABLETS, *PHONES):
        sized(mover, width, height, lang)
        panel = mover.page.locator(".matter .all")
        scrolls = panel.evaluate("one => one.scrollHeight - one.clientHeight")
        assert scrolls <= 1, (width, height)
        expect(mover.page.locator(".commit")).to_be_in_viewport(ratio=1)
        expect(mover.page.locator(".battle .plate")).to_have_count(2)
        assert mover.page.evaluate(HIDDEN) == [], (width, height)
        if width >= 768 and height > 500:
            nothing_cut(mover, (width, height))
        if height > width and width < 768:
            assert mover.page.evaluate(LEFT) >= (350 if height > 800 else 250), mover.page.evaluate(LEFT)
    sized(mover, 1280, 720)
    expect(mover.page.locator(".battle .total")).to_have_count(2)
    # Oneself is gold, on the board and beside it.
    expect(mover.page.locator(".sides .gold h3")).to_have_text("You")
    expect(mover.page.locator(".battle.gold")).to_have_count(1)
    before = totals(mover)
    more = mover.button("One tile more")
    while more.is_disabled():  # nothing of use in the hand: the next conflict may be another
        answer(mover, "commit 0")
        return
    mover.press(more)
    assert totals(mover) != before
    expect(mover.page.locator(".tray .tiles .chosen")).to_have_count(1)


def totals(person: Visitor) -> list[str]:
    return person.page.locator(".battle .total").all_text_contents()


@pytest.mark.slow
@mostly("motion", ["no-preference", "reduce"])
def test_the_last_moves_are_marked(visit: Visit, motion: str) -> None:
    """Of the others, numbered as in the log, and only until the own next answer; the same without motion."""
    anna = four(visit, 2, reduced_motion=motion)
    marks = anna.page.locator("[data-last]")
    expect(marks.first).to_be_visible()
    numbers = {one.get_attribute("data-last") for one in marks.all()}
    told_of = set(anna.page.locator(".log .number").all_inner_texts())
    assert numbers <= told_of, (numbers, told_of)
    assert all(move["seat"] != 0 for move in since(anna)), since(anna)
    faded = anna.page.locator(".last").first
    assert faded.get_attribute("opacity") == "1"
    anna.press(anna.page.locator(".tray .piece:enabled").first)
    expect(faded).to_have_attribute("opacity", "0.55")


def since(person: Visitor) -> list[Json]:
    entries = [one for message in person.heard() if message["t"] == "entry" for one in message["entries"]]
    own = max((n for n, one in enumerate(entries) if one["seat"] == 0), default=-1)
    return [one for one in entries[own + 1 :] if one["seat"] >= 0]


def place_a_tile(person: Visitor) -> Locator:
    """Taken up and laid as a ghost, not confirmed; gives the space."""
    tree = told(person)["options"]["tile"]
    colour = next(iter(tree))
    person.press(tiles(person, colour).first)
    cell = space(person, next(iter(tree[colour])))
    person.press(cell)
    return cell


@pytest.mark.slow
def test_steps_back_leave_nothing_behind(visit: Visit) -> None:
    anna = four(visit, 0)
    title = anna.page.locator(".prompt .q")
    asked = title.inner_text()
    place_a_tile(anna)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    expect(title).to_have_text(asked)
    expect(anna.button("Undo")).to_be_disabled()


@pytest.mark.slow
def test_the_prompt_says_what_the_actions_are(visit: Visit) -> None:
    anna = four(visit, 0)
    expect(anna.page.locator(".prompt .why")).to_have_text("A tile, a leader, a catastrophe or a swap.")
    expect(anna.button("Swap")).to_be_enabled()
    expect(anna.button("End turn")).to_be_enabled()
    expect(anna.button("Confirm")).to_have_count(0)
    place_a_tile(anna)
    expect(anna.button("Confirm")).to_be_enabled()
    expect(anna.button("Swap")).to_have_count(0)


@pytest.mark.slow
def test_leaders_are_always_there_on_a_phone(visit: Visit) -> None:
    anna = four(visit, 0, press=tap, **PHONE)
    assert_fits(anna)
    for colour in ("red", "black", "blue", "green"):
        expect(leader(anna, colour)).to_be_in_viewport(ratio=1)
    place_a_tile(anna)
    assert_fits(anna)
    for colour in ("red", "black", "blue", "green"):
        expect(leader(anna, colour)).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_letters_and_numbers_stay_when_one_goes_near(visit: Visit) -> None:
    anna = four(visit, 0)
    names = anna.page.locator(".board .names text")
    expect(names).to_have_count(27)
    anna.press(anna.button("Closer"))
    seen = anna.page.locator(".board .edges text")
    expect(seen.first).to_be_visible()
    frame = anna.page.locator(".board").bounding_box()
    assert frame is not None
    assert seen.count() >= 8
    for name in seen.all():
        box = name.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]
    anna.press(anna.button("Whole board"))
    expect(seen).to_have_count(0)


@pytest.mark.slow
def test_flags_cover_no_treasures(visit: Visit) -> None:
    anna = four(visit, 8)
    for width, height in ((1280, 720), (390, 844)):
        sized(anna, width, height)
        found = anna.page.evaluate(COVERED)
        assert found["flags"] > 0 and found["treasures"] > 0
        assert (found["covered"], found["framed"]) == (0, 0), (width, height)


@pytest.mark.slow
def test_a_taken_space_answers(visit: Visit) -> None:
    anna = four(visit, 0)
    anna.press(space(anna, "B2"))
    expect(anna.page.get_by_text("This space is taken.")).to_be_visible()
    anna.page.mouse.move(0, 0)
    anna.page.mouse.move(*middle(space(anna, "B2")))
    card = anna.page.get_by_role("tooltip")
    expect(card).to_contain_text("Temple")
    expect(card).to_contain_text("B2")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_numbers_choose_and_the_focus_follows(visit: Visit) -> None:
    anna = four(visit, 0)
    anna.page.keyboard.press("1")
    expect(anna.page.locator(".tray .tiles .piece").first).to_have_attribute("aria-pressed", "true")
    focused = anna.page.locator("[role=gridcell]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("possible"))
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Shift+Digit2")
    expect(leader(anna, "black")).to_have_attribute("aria-pressed", "true")


# Whatever moves from now on moves until somebody ends it.
ENDLESSLY = """() => {
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: 1e7 })
  }
}"""


@pytest.mark.slow
def test_a_click_in_the_hand_while_a_move_is_played_ends_that_and_counts(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    put_together(anna, first_leader(anna))
    anna.page.evaluate(ENDLESSLY)
    anna.press(anna.button("Confirm"))
    expect(anna.page.get_by_text("Tap anywhere or press a key to skip.")).to_be_visible()
    tile = anna.page.locator(".tray .tiles .piece").first
    expect(tile).to_be_disabled()
    anna.page.mouse.click(*middle(tile))
    expect(tile).to_have_attribute("aria-pressed", "true")
    assert anna.version == 1


def first_leader(person: Visitor) -> list[str]:
    leaders = told(person)["options"]["leader"]
    colour = next(iter(leaders))
    return ["leader", colour, next(iter(leaders[colour]))]


@pytest.mark.slow
def test_swapping_stands_beside_the_question(visit: Visit) -> None:
    anna = four(visit, 0)
    answer(anna, swapping(anna))


@pytest.mark.slow
def test_the_legend_says_who_leads_what(visit: Visit) -> None:
    """Found at once on every size: one button with its word."""
    anna = four(visit, 0)
    for width, height in CELLS:
        sized(anna, width, height)
        legend = anna.button("Legend")
        expect(legend).to_be_in_viewport(ratio=1)
        anna.press(legend)
        row = anna.page.get_by_role("dialog").get_by_role("row").filter(has_text="King")
        expect(row).to_have_text(re.compile(r"King\s*Settlements\s*black"))
        expect(row).to_be_in_viewport(ratio=1)
        anna.page.keyboard.press("Escape")
        expect(row).to_have_count(0)


@pytest.mark.slow
def test_signs_in_the_bar_have_words(visit: Visit) -> None:
    """Beside them where the bar is long; where it is not, a finger that stays a while is told."""
    anna = four(visit, 0, has_touch=True)
    for lang, word in (("en", "Kingdoms"), ("de", "Königreiche"), ("hu", "Királyságok")):
        sized(anna, 1280, 720, lang)
        expect(anna.button(word).locator("span")).to_be_in_viewport(ratio=1)
        nothing_cut(anna, lang)
    sized(anna, 1024, 768)
    x, y = middle(anna.button("Kingdoms"))
    touch = anna.page.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Kingdoms")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.button("Kingdoms")).to_have_attribute("aria-pressed", "true")


# By space: the letter of the kingdom that it belongs to.
LETTERS = """() => Object.fromEntries([...document.querySelectorAll('.board [data-place]')].flatMap(one => {
  const letter = /kingdom (\\w)/.exec(one.ariaLabel)
  return letter ? [[one.dataset.place, letter[1]]] : []
}))"""


def kingdoms(person: Visitor) -> dict[str, set[str]]:
    """By letter: where it lies."""
    found: dict[str, set[str]] = {}
    for cell, letter in person.page.evaluate(LETTERS).items():
        found.setdefault(letter, set()).add(cell)
    return found


@pytest.mark.slow
def test_kingdoms_keep_their_letters(visit: Visit) -> None:
    """While they live, and after a reload; told by what is left of them after one answer."""
    anna = four(visit, 2)
    plot, before, seen = Plot(3), kingdoms(anna), anna.version
    for _ in range(8):
        while told(anna)["asked"]["question"] != "TakeAction":
            plot.answer(anna)
            anna.wait_for_turn()
        now, version = kingdoms(anna), anna.version
        # Of more answers than one nobody here knows whether a kingdom died, and another came up in its place.
        for letter, cells in before.items() if version == seen + 1 else ():
            heirs = [other for other, there in now.items() if there & cells]
            if len(heirs) == 1 and sum(bool(now[heirs[0]] & old) for old in before.values()) == 1:
                assert heirs == [letter], (before, now)
        before, seen = now, version
        plot.answer(anna)
        if anna.wait_for_turn() == "over":
            break
    before = kingdoms(anna)
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.wait_for_function("document.querySelector('.board [aria-label*=kingdom]') !== null")
    assert kingdoms(anna) == before


def strengths(person: Visitor) -> list[str]:
    return person.page.locator("[data-strength]").all_text_contents()


@pytest.mark.slow
def test_a_number_keeps_its_meaning(visit: Visit) -> None:
    """The strength in a war stays; the temples of a revolt come beside it, with their sign."""
    anna = four(visit, 4)
    before, temples = strengths(anna), anna.page.locator("[data-temples]")
    assert before
    expect(temples).to_have_count(0)
    anna.press(leader(anna, next(iter(told(anna)["options"]["leader"]))))
    expect(temples).to_have_count(len(before))
    assert strengths(anna) == before


@pytest.mark.slow
@mostly("lang", EACH)
def test_nothing_moves_in_a_fight(visit: Visit, lang: str) -> None:
    """However long the sentence becomes with a tile more: hand and buttons stay where they are."""
    mover = until("Support", *two(visit))
    for width, height in ((1280, 720), (1440, 900), *TABLETS, *PHONES):
        sized(mover, width, height, lang)
        more = mover.page.locator(".commit button").last
        expect(more).to_be_visible()
        parts = mover.page.locator(".commit, .tray .tiles:visible, .matter .sides")
        stood = [one.bounding_box() for one in parts.all()]
        while more.is_enabled():
            mover.press(more)
            assert [one.bounding_box() for one in parts.all()] == stood, (width, height)


# In one drawing, and after the space, so that its ring lies below.
LATER = """(badge, cell) => badge.closest('svg') === cell.closest('svg')
  && Boolean(cell.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING)"""


@pytest.mark.slow
def test_the_ring_of_the_focus_hides_no_badge(visit: Visit) -> None:
    anna = four(visit, 4)
    badge = anna.page.locator(".board .badge")
    for number in range(1, 7):
        anna.page.keyboard.press(f"{number}")
        marked = anna.page.locator("[role=gridcell][aria-label*=possible]")
        telling = [
            one for one in marked.all() if re.search(r"possible\. \S", one.get_attribute("aria-label") or "")
        ]
        if telling:
            telling[0].focus()
            anna.page.keyboard.press("Enter")
            expect(badge).to_have_count(1)
            later = badge.evaluate(LATER, telling[0].element_handle())
            assert later, "the ring is drawn over the badge"
            return
        anna.page.keyboard.press("Escape")
    raise AssertionError("no space leads to anything")
