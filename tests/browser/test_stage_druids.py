"""Druidenwalzer on the stage: how large the clearing is, what is cut, what is marked, dragging, keys."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.combining import mostly
from tests.browser.conftest import Visit
from tests.browser.test_end import finished
from tests.browser.test_guided import guided
from tests.browser.visitor import Visitor, saying

WIDE = [(1280, 720), (1440, 900), (1920, 1080)]
NARROW = [(768, 1024), (390, 844), (844, 390)]

# Text that does not fit where it stands, or sticks out of the window.
CUT = """() => {
  const all = document.querySelectorAll('.desk :is(button, b, p, h1, h2, h3, span, small, li)')
  return [...all].flatMap(one => {
    if (!one.checkVisibility() || one.closest('.sr, .log, svg, .kbd, .verb')) return []
    const { left, right, width } = one.getBoundingClientRect()
    const cut = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
    const wrong = width > 2 && (cut || right > innerWidth + 1 || left < -1)
    return wrong ? [`${left} ${right} ${one.outerHTML.slice(0, 160)}`] : []
  })
}"""


def seated(visit: Visit, **how: object) -> Visitor:
    anna = visit(**how)
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    return anna


def placed(visit: Visit, **how: object) -> Visitor:
    """Both have placed their druids, and Anna begins."""
    anna = seated(visit, **how)
    for _ in range(3):
        anna.decide()
        anna.wait_for_turn()
    return anna


def tree(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"] .area').first


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, *through: Locator) -> None:
    """To all of them, without letting go."""
    page.mouse.move(*middle(piece))
    page.mouse.down()
    for one in through:
        page.mouse.move(*middle(one), steps=6)


@pytest.mark.slow
def test_the_clearing_has_the_room(visit: Visit) -> None:
    anna = placed(visit)
    anna.page.locator(".tray .spirit").first.click()
    tree(anna.page, "M2").click()
    expect(anna.button("Confirm")).to_be_enabled()
    for language in ("en", "de", "hu"):
        anna.page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", language)
        anna.page.reload()
        anna.wait_for_turn()
        for width, height in WIDE + NARROW:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.locator(".clearing").wait_for()
            for _ in range(50):  # a busy machine lays it out later
                anna.page.wait_for_timeout(150)
                if not anna.page.evaluate(CUT):
                    break
            assert anna.page.evaluate(CUT) == [], f"{language}, {width} x {height}"
            board = anna.page.locator(".clearing").bounding_box()
            assert board is not None
            if width >= 1100:
                assert board["width"] * board["height"] >= 0.65 * width * height
                line = anna.page.locator(".players li").first.bounding_box()
                assert line is not None and line["height"] <= 45
                log = anna.page.locator("#log").bounding_box()
                assert log is not None and log["height"] >= 4 * 24


def standing(page: Page) -> list[float]:
    """Where the buttons and the hand lie, and how high the board is."""
    boxes = [page.locator(one).first.bounding_box() for one in (".confirm", ".tray .hand", ".clearing")]
    return [round(box[key]) for box in boxes if box for key in ("y", "height")]


@pytest.mark.slow
@mostly("language", ["de", "en", "hu"])
def test_no_sentence_and_no_hint_moves_buttons_hand_or_board(visit: Visit, language: str) -> None:
    anna = placed(visit)
    anna.page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", language)
    for width, height in [*NARROW, (1024, 768), (1280, 720)]:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.reload()
        anna.wait_for_turn()
        anna.page.locator(".clearing").wait_for()
        stood = [standing(anna.page)]
        for press in (
            ".do button >> nth=1",
            ".do button >> nth=2",
            ".tray .spirit",
            '[data-place="M2"] .area',
        ):
            anna.page.locator(press).first.click()
            anna.page.wait_for_timeout(150)
            stood.append(standing(anna.page))
        anna.page.keyboard.press("h")
        anna.page.locator("section.card li").first.wait_for()
        stood.append(standing(anna.page))
        assert all(one == stood[0] for one in stood), f"{width} x {height}: {stood}"


@pytest.mark.slow
def test_what_others_did_is_marked_and_numbered(visit: Visit) -> None:
    anna = placed(visit)
    anna.page.locator(".tray .spirit").first.click()
    anna.page.locator('[role=gridcell][aria-label*="possible"]').first.click()
    anna.confirm()
    anna.wait_for_turn()
    numbers = anna.page.locator(".clearing .pill text").all_text_contents()
    logged = anna.page.locator("#log .number").all_inner_texts()
    assert numbers and {number.rstrip(".") for number in numbers} <= set(logged)


@pytest.mark.slow
def test_druids_stand_in_the_clearing_before_they_are_placed(visit: Visit) -> None:
    anna = seated(visit)
    waiting = anna.page.locator(".clearing [data-waiting]")
    expect(waiting).to_have_count(6)
    orange = anna.page.locator(".clearing [data-placing]")
    drag(anna.page, orange, tree(anna.page, "M3"))
    anna.page.mouse.up()
    expect(anna.page.locator(".prompt")).to_contain_text(saying("The orange druid goes to Moon 3."))
    anna.confirm()
    expect(waiting).to_have_count(5)


@pytest.mark.slow
def test_a_spirit_is_dragged_onto_a_tree_or_put_back(visit: Visit) -> None:
    anna = placed(visit)
    page, spirit = anna.page, anna.page.locator(".tray .spirit").first
    drag(page, spirit, tree(page, "M2"))
    expect(page.locator(".prompt")).to_contain_text(saying("on Moon 2"))
    page.keyboard.press("Escape")
    expect(page.locator(".tray .spirit[aria-pressed=true]")).to_have_count(0)
    page.mouse.up()
    drag(page, spirit, tree(page, "M2"), tree(page, "M4"))
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text(saying("on Moon 4"))
    assert page.evaluate("String(getSelection())") == ""
    anna.button("Undo").click()
    drag(page, spirit, tree(page, "S1"))
    page.mouse.up()
    expect(page.locator(".stage [role=status] p")).to_have_text("Spirits are played on your own trees.")
    expect(page.locator(".tray .spirit[aria-pressed=true]")).to_have_count(0)


@pytest.mark.slow
def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    """A number takes a spirit, the focus goes to the board, Enter chooses the tree, and Enter confirms."""
    anna = placed(visit)
    page = anna.page
    page.keyboard.press("1")
    expect(page.locator(".clearing [role=gridcell]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(anna.button("Confirm")).to_be_enabled()
    version = anna.version
    page.keyboard.press("Enter")
    anna.wait_for_version(version + 1)


@pytest.mark.slow
def test_enter_confirms_from_the_tray_too(visit: Visit) -> None:
    anna = placed(visit)
    anna.page.locator(".tray .spirit").first.click()
    tree(anna.page, "M2").click()
    anna.page.locator(".tray .spirit").first.focus()
    version = anna.version
    anna.page.keyboard.press("Enter")
    anna.wait_for_version(version + 1)


@pytest.mark.slow
def test_the_played_spirit_leaves_the_hand_and_one_ring_is_there(visit: Visit) -> None:
    anna = placed(visit)
    spirit = anna.page.locator(".tray .spirit").first
    spirit.click()
    tree(anna.page, "M2").click()
    expect(spirit).to_have_class(re.compile("gone"))
    expect(anna.page.locator(".clearing [data-ring]:not([data-ring=front])")).to_have_count(1)


def test_how_the_fights_would_end_is_on_the_board_and_in_the_sentence(visit: Visit) -> None:
    anna = placed(visit)
    anna.page.locator(".tray .spirit").first.click()
    tree(anna.page, "M2").click()
    for colour in ("Orange", "Black", "Purple"):
        expect(anna.page.locator(".prompt .why")).to_contain_text(colour)
    verdicts = anna.page.locator(".clearing [data-verdict]")
    fighting = anna.page.locator(".ahead .body ul > li:not(.rests)").count()
    expect(verdicts).to_have_count(2 * fighting)
    ends = anna.page.locator(".ahead .body li > strong").all_inner_texts()
    tokens = sum(text in ("you win", "you lose") for text in ends)
    expect(anna.page.locator(".clearing [data-foreseen]")).to_have_count(tokens)


@pytest.mark.slow
def test_a_spirit_tapped_while_a_jump_is_chosen_begins_a_waltz(visit: Visit) -> None:
    anna = placed(visit)
    anna.button("Jump").click()
    anna.page.locator(".tray .spirit").first.click()
    expect(anna.page.locator(".prompt")).to_contain_text("On which of your trees?")
    expect(anna.page.locator(".tray .spirit[aria-pressed=true]")).to_have_count(1)


@pytest.mark.slow
def test_the_hand_answers_before_the_first_turn_too(visit: Visit) -> None:
    anna = seated(visit)
    anna.page.locator(".tray .spirit").first.click(force=True)  # it says why not
    expect(anna.page.locator(".stage [role=status] p")).to_have_text("First all druids are placed.")


@pytest.mark.slow
def test_a_place_tells_what_it_is(visit: Visit) -> None:
    anna = placed(visit)
    anna.page.mouse.move(5, 5)
    tree(anna.page, "M2").hover()
    card = anna.page.get_by_role("tooltip")
    expect(card).to_contain_text("Moon tree 2")
    expect(card).to_contain_text("on top of")
    expect(anna.page.locator(".clearing [title], .tray [title]")).to_have_count(0)


@pytest.mark.slow
def test_nobody_is_asked_for_an_order_that_changes_nothing(visit: Visit) -> None:
    """No tree is in danger in the first turn, so the fights follow the waltz by themselves."""
    anna = placed(visit)
    anna.page.locator(".tray .spirit").first.click(force=True)  # it says why not
    tree(anna.page, "M2").click()
    expect(anna.page.get_by_role("region", name="If you confirm")).to_contain_text("in any order")
    anna.confirm()
    anna.wait_for_turn()
    expect(anna.page.locator(".prompt")).not_to_contain_text("Which pair")
    expect(anna.page.locator(".prompt")).to_contain_text(saying("Do one thing"))


# How wide the spirits of the clearing are at least where it is narrow, and where a coach sits beside it.
SPIRITS = {(390, 844): 48, (360, 740): 44, (844, 390): 46, (768, 1024): 84}
COACHED = {(390, 844): 36, (844, 390): 42, (768, 1024): 66}


def seen_whole(page: Page, *names: str) -> None:
    for name in names:
        for one in page.locator(name).all():
            expect(one).to_be_in_viewport(ratio=1)


def spirit_width(page: Page) -> float:
    box = page.locator('.clearing [data-art="S1"] [data-top]').bounding_box()
    assert box is not None
    return box["width"]


def test_a_phone_on_its_side_shows_all_that_one_plays_with(visit: Visit) -> None:
    """The large oval beside the question, the hand and what everybody holds, without scrolling."""
    anna = seated(visit, viewport={"width": 844, "height": 390})
    seen_whole(anna.page, ".confirm", ".tray .spirit", ".do button", ".strip .held")
    assert spirit_width(anna.page) >= SPIRITS[844, 390]


@pytest.mark.slow
@pytest.mark.parametrize("size", SPIRITS)
def test_spirits_are_large_and_counted_where_it_is_narrow(visit: Visit, size: tuple[int, int]) -> None:
    anna = placed(visit, viewport={"width": size[0], "height": size[1]})
    for language in ("en", "de", "hu"):
        anna.page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", language)
        anna.page.reload()
        anna.wait_for_turn()
        seen_whole(anna.page, ".confirm", ".tray .spirit", ".do button", ".strip .held")
        expect(anna.page.locator(".strip .held").first).to_have_text(re.compile(r"3\s*6"))
        assert spirit_width(anna.page) >= SPIRITS[size]


@pytest.mark.slow
@pytest.mark.parametrize("size", COACHED)
def test_a_coach_leaves_the_clearing_and_the_hand_their_room(visit: Visit, size: tuple[int, int]) -> None:
    anna, guide = guided(visit, "druids", viewport={"width": size[0], "height": size[1]})
    for _ in range(4):
        expect(guide.locator(".thinking")).to_have_count(0)
        seen_whole(anna.page, ".confirm", ".tray .spirit", ".do button")
        for advice in guide.locator("li button").all()[:1]:
            expect(advice).to_be_in_viewport(ratio=0.8)
        assert spirit_width(anna.page) >= COACHED[size]
        anna.decide()
        assert anna.wait_for_turn() == "mine"


@pytest.mark.slow
def test_a_phone_says_what_the_other_did_and_shows_the_whole_clearing_beside_a_hint(visit: Visit) -> None:
    anna = placed(visit, viewport={"width": 390, "height": 844})
    anna.decide()
    anna.wait_for_turn()
    said = anna.page.locator(".stage p", has_text=re.compile("^1 .*(waltz|jump|remove)"))
    expect(said).to_be_in_viewport(ratio=1)
    anna.page.keyboard.press("h")
    anna.page.locator("section.card li").first.wait_for()
    hint = anna.page.locator(".below.hint")
    expect(said).to_have_count(0)  # the move of the hint lies there
    for _ in range(50):
        sheet, own = hint.bounding_box(), tree(anna.page, "M1").bounding_box()
        assert sheet is not None and own is not None
        if own["y"] + own["height"] <= sheet["y"] + 16:
            return
        anna.page.wait_for_timeout(100)
    raise AssertionError(f"{own} below {sheet}")


# Who won, in letters that are read from afar.
LETTERS = "one => parseFloat(getComputedStyle(one).fontSize)"


@pytest.mark.slow
@pytest.mark.parametrize("size", SPIRITS)
def test_the_clearing_says_who_won(visit: Visit, size: tuple[int, int]) -> None:
    anna = finished(visit, "druids", 2, viewport={"width": size[0], "height": size[1]})
    words = anna.page.locator(".won p")
    expect(words).to_have_text(re.compile("You win|(Moon|Sun) wins"))
    expect(words).to_be_in_viewport(ratio=1)
    assert words.evaluate(LETTERS) >= 34
    anna.count_points()
    title = anna.page.locator("#result-title")
    expect(title).to_have_text(re.compile(r"wins?\.$"))
    expect(title).to_be_in_viewport(ratio=1)
    assert title.evaluate(LETTERS) >= 40
