"""The analysis board: from a new game, a position, a record or a finished table, on and back."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import watched
from tests.browser.combining import crossed
from tests.browser.conftest import DESKTOP, LAPTOP, NO_WORKER_SAID, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.learning import HANDS
from tests.browser.server import Server
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.visitor import Json, Visitor, saying, tap
from tests.games.druids.positions import WINS_NOW

ROUND = (  # a fight among kings may begin with a tile on I4
    "board: start|cells: F4 1K, G4 k., H4 k., J4 r., K4 2K, K5 k., L5 k.|turn: p1 2|hands: RRKKGG RKBBGG"
)
WALTZ = (
    "M1 1# 5R, M2 1# 3L black, M3 1# 1R purple, M4 1# 5L orange|S1 1# 3R black, S2 1# 1L orange, S3 1# 2L, "
    "S4 1# 2R purple|moon hand 2L, board 1R 5R, draw 1, unseen 1L 2R 2R 3R 4L|"
    "sun hand 4L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R|ask p2 TakeTurn"
)
LOCALES = {"de": "de-DE", "hu": "hu-HU", "en": "en-GB"}
UNCUT = "([it, width]) => it.scrollWidth <= it.clientWidth + 1 && it.parentElement.scrollWidth <= width"
UNKNOWN_WORD = re.compile(r"\b(board|error|replay|keys)-[a-z]+")


def with_position(game: str, text: str) -> str:
    return f"/board/{game}#position={quote(text.replace('|', chr(10)))}"


def moves(anna: Visitor) -> Locator:
    return anna.page.get_by_role("tree", name="Moves").get_by_role("treeitem", name=saying("Move "))


def place(anna: Visitor, label: str) -> Locator:
    return anna.page.get_by_role("gridcell", name=re.compile(f"^{label}"))


def stands(anna: Visitor, number: int, of: int) -> None:
    expect(anna.page.get_by_role("group", name="Forward and back")).to_contain_text(
        saying(f"Move {number} of {of}")
    )


def shows(anna: Visitor) -> str | None:
    """Which move the board shows."""
    return anna.page.locator("[data-version]").get_attribute("data-version")


def set_druid(anna: Visitor, tree: str) -> None:
    """Choose this tree, confirm, and wait until the board has come there."""
    before = shows(anna)
    place(anna, tree).click()
    anna.button("Confirm").click()
    expect(anna.page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


@pytest.mark.slow
def test_whoever_is_asked_is_played_for_on_and_back(visit: Visit) -> None:
    anna = visit(path="/board/druids")
    for tree in ("Moon tree 1", "Moon tree 2", "Moon tree 3"):
        set_druid(anna, tree)
        expect(place(anna, tree)).to_have_accessible_name(re.compile("(orange|black|purple) druid"))
    stands(anna, 3, 3)
    set_druid(anna, "Sun tree 4")
    expect(anna.page.locator(".players .turn")).to_contain_text("Sun")
    stands(anna, 4, 4)
    anna.button("First").click()
    expect(place(anna, "Moon tree 1")).not_to_have_accessible_name(re.compile("orange druid"))
    anna.page.keyboard.press("End")
    stands(anna, 4, 4)
    anna.button("Undo").click()
    stands(anna, 3, 4)


@pytest.mark.slow
def test_what_is_tried_instead_stays_beside_it(visit: Visit) -> None:
    anna = visit(path="/board/druids")
    set_druid(anna, "Moon tree 1")
    set_druid(anna, "Moon tree 2")
    stands(anna, 2, 2)
    anna.page.keyboard.press("ArrowLeft")
    stands(anna, 1, 2)
    set_druid(anna, "Moon tree 4")
    expect(moves(anna)).to_have_count(3)
    expect(moves(anna).and_(anna.page.get_by_role("treeitem", name=saying("one variation")))).to_have_count(1)
    anna.page.keyboard.press("Shift+ArrowLeft")
    expect(place(anna, "Moon tree 2")).to_have_accessible_name(re.compile("black druid"))
    anna.page.keyboard.press("Shift+ArrowRight")
    anna.button("Make it the main line").click()
    anna.button("First").click()
    anna.button("Last").click()
    expect(place(anna, "Moon tree 4")).to_have_accessible_name(re.compile("black druid"))
    anna.page.reload()
    expect(place(anna, "Moon tree 4")).to_have_accessible_name(re.compile("black druid"))
    expect(moves(anna)).to_have_count(3)
    anna.button("Delete from here").click()
    expect(moves(anna)).to_have_count(2)
    stands(anna, 1, 2)


@pytest.mark.slow
def test_a_link_holds_all_of_it(visit: Visit) -> None:
    anna = visit(path=with_position("druids", WALTZ), permissions=["clipboard-read", "clipboard-write"])
    anna.page.get_by_role("button", name=saying("spirit 5")).click()
    set_druid(anna, "Sun tree 4")
    stands(anna, 2, 2)  # the order of the fights is all the same, so they were fought
    anna.page.keyboard.press("Home")
    stands(anna, 0, 2)
    anna.page.keyboard.press("ArrowRight")
    anna.button("Draw again").click()
    expect(moves(anna).and_(anna.page.get_by_role("treeitem", name=saying("one variation")))).to_have_count(1)
    anna.button("Copy the link").click()
    expect(anna.page.get_by_role("status").get_by_text("Copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    bela = visit("Béla", link)
    expect(moves(bela).first).to_be_visible()
    expect(bela.page.locator(".players .turn")).to_have_count(1)
    expect(moves(bela).and_(bela.page.get_by_role("treeitem", name=saying("one variation")))).to_have_count(1)


@pytest.mark.slow
def test_what_luck_gives_is_chosen_draw_by_draw(visit: Visit, axe: str) -> None:  # noqa: F811
    """Also in a new game, which is set up by the luck that is not to change."""
    anna = visit(path="/board/tigris")
    dialog = anna.page.get_by_role("dialog", name="Choose what luck gives")
    swap(anna, 2)
    stands(anna, 1, 1)
    anna.button("Choose what luck gives").click()
    expect(dialog.get_by_role("heading", name=saying("Player 1 draws a tile"))).to_be_visible()
    assert_accessible(anna.page, axe)
    for n in (1, 2):
        dialog.get_by_role("button", name=re.compile("temple", re.IGNORECASE)).click()
        expect(dialog.get_by_role("listitem")).to_have_count(n if n < 2 else 0)
    stands(anna, 1, 1)
    expect(anna.page.get_by_role("treeitem", name=saying("one variation"))).to_have_count(1)
    anna.button("Choose what luck gives").click()
    dialog.get_by_role("button", name=re.compile("market", re.IGNORECASE)).press("Enter")
    dialog.get_by_role("button", name="Take the last one back").press("Enter")
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    dialog.get_by_role("button", name="Let luck decide the rest").press("Enter")
    expect(dialog).to_have_count(0)
    stands(anna, 1, 1)
    anna.button("Draw again").click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    stands(anna, 1, 1)


def swap(anna: Visitor, tiles: int) -> None:
    anna.button("Swap").click()
    for n in range(tiles):
        anna.page.locator(".tray .tiles").get_by_role("button").nth(n).click()
    anna.button("Confirm").click()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
def test_on_its_side_a_phone_has_room_for_moves_and_tools(visit: Visit, name: str) -> None:
    anna = visit(path=f"/board/{name}", **{**PHONE, "viewport": {"width": 844, "height": 390}})
    tap(anna.button("Moves"))
    expect(anna.page.get_by_role("tree", name="Moves")).to_be_visible()
    tap(anna.button("Open a position"))
    expect(anna.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow
def test_a_rule_says_why_not_and_what_would_follow(visit: Visit) -> None:
    anna = visit(path=with_position("tigris", ROUND))
    page = anna.page
    page.get_by_role("button", name="temple", exact=True).first.click()
    place(anna, "E3").click()
    expect(page.get_by_role("status").get_by_text("river")).to_be_visible()
    rule = page.get_by_role("status").get_by_role("link", name=saying("Rule §5.2"))
    expect(rule).to_have_attribute("href", "/rules/tigris#5.2")
    place(anna, "I4").click()
    expect(page.get_by_role("region", name="If you confirm")).to_be_visible()
    anna.button("Confirm").click()
    expect(page.get_by_role("heading", name=re.compile("War"))).to_be_visible()


def test_a_position_or_a_record_is_pasted(visit: Visit, server: Server) -> None:
    with watched.guest(server) as http:
        finished = watched.finished(http)
        record = http.get(f"/api/tables/{finished}/record").text
    anna = visit(path="/board/druids")
    page = anna.page
    anna.button("Open a position").click()
    box = page.get_by_role("textbox", name="Position or record")
    expect(box).to_have_value(re.compile("ask p1 PlaceDruids"))
    box.fill(WALTZ.replace("|", "\n"))
    anna.button("Open").click()
    expect(page.locator(".players .turn")).to_contain_text("Sun")
    page.keyboard.press("o")
    box.fill(record)
    anna.button("Open").click()
    expect(moves(anna)).not_to_have_count(1)
    expect(page.get_by_role("group", name="Forward and back")).to_contain_text(saying("Move 0 of"))
    anna.button("Last").click()
    expect(page.locator(".prompt")).to_contain_text("The game ends here.")


@pytest.mark.slow
def test_a_finished_table_goes_on_from_any_move(visit: Visit, server: Server) -> None:
    with watched.guest(server) as http:
        finished = watched.finished(http)
    anna = visit(path=f"/table/{finished}/replay#7")
    expect(anna.page.get_by_role("slider", name="Move")).to_have_value("7")
    seen = anna.page.get_by_role("gridcell").first.get_attribute("aria-label")
    assert seen
    anna.link("Open this position on the analysis board").click()
    expect(anna.page.get_by_role("group", name="Forward and back")).to_contain_text(saying("Move 7 of"))
    expect(anna.page.get_by_role("gridcell", name=re.compile(f"^{re.escape(seen[:-1])}"))).to_have_count(1)


WRONG = {
    "en": ("en-GB", "The rules cannot read this position."),
    "de": ("de-DE", "Die Regeln können diese Stellung nicht lesen."),
    "hu": ("hu-HU", "A szabályok nem tudják elolvasni ezt az állást."),
}


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "says"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_read_is_there_to_be_mended(
    visit: Visit, expected: list[str], locale: str, says: str
) -> None:
    expected.append("400 (Bad Request)")
    anna = visit(path=with_position("druids", WALTZ.replace("5L orange", "9L orange")), locale=locale)
    alert = anna.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text(says)
    expect(alert).to_contain_text("9L")
    box = anna.page.get_by_role("textbox")
    box.fill(box.input_value().replace("9L orange", "5L orange"))
    anna.page.locator("dialog button[type=submit]").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_role("gridcell")).not_to_have_count(0)
    assert UNKNOWN_WORD.search(anna.page.locator("body").inner_text()) is None


@pytest.mark.slow
def test_a_damaged_link_and_a_game_that_is_not_there(visit: Visit, expected: list[str]) -> None:
    expected.append("404 (Not Found)")
    anna = visit(path="/board/druids#line=nonsense")
    expect(anna.page.get_by_role("alert")).to_contain_text("This link is damaged.")
    anna.go("/board/chess")
    expect(anna.page.get_by_role("main")).to_contain_text("no game called")


@pytest.mark.slow
def test_what_luck_cannot_give_leaves_the_moves_before_it(visit: Visit, expected: list[str]) -> None:
    expected.append("400 (Bad Request)")
    anna = visit(path="/board/druids", permissions=["clipboard-read", "clipboard-write"])
    set_druid(anna, "Moon tree 1")
    stands(anna, 1, 1)
    line = """async () => {
      const text = JSON.stringify([[2, {}, 'x', null, []], 2,
        [['place orange M1', [], ['place orange M1', []]]]])
      const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
      const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
      return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
    }"""
    bela = visit("Béla", f"/board/druids#line={anna.page.evaluate(line)}")
    expect(bela.page.locator(".prompt")).to_contain_text(saying("Move 2 is not possible there."))
    stands(bela, 1, 1)


@crossed("game, screen", {one: one for one in HANDS}, {"desktop": DESKTOP, "phone": PHONE})
def test_every_game_is_thought_on(visit: Visit, axe: str, game: str, screen: Json) -> None:  # noqa: F811
    anna = visit(path=f"/board/{game}", press=tap, **(screen | {"has_touch": True}))
    expect(anna.page.locator(".prompt")).not_to_contain_text("rules are being asked")
    assert_accessible(anna.page, axe)
    if screen is PHONE:
        assert_fits(anna)
        anna.button("Moves").tap()
        assert_accessible(anna.page, axe)
        assert_fits(anna)
    anna.button("Open a position").tap()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(anna.page, axe)


@crossed("locale, game", LOCALES, {one: one for one in reversed(HANDS)})
def test_the_name_of_the_game_is_never_cut(visit: Visit, locale: str, game: str) -> None:
    """Beside all the tools, as wide or narrow as the window may be."""
    anna = visit(path=f"/board/{game}", locale=locale, **DESKTOP)
    name = anna.page.get_by_role("banner").get_by_role("heading")
    expect(name).to_be_visible()
    for width in (1440, 1280, 1101, 1024, 820, 768, 390):
        anna.page.set_viewport_size({"width": width, "height": 844})
        anna.page.wait_for_function(UNCUT, arg=[name.element_handle(), width])


@pytest.mark.slow
def test_a_game_with_a_board_of_its_own_is_thought_on(visit: Visit) -> None:
    anna = visit(path="/board/pebbles")
    anna.page.locator(".pebbles-hand button").last.click()
    anna.button("Confirm").click()
    stands(anna, 1, 1)


@pytest.mark.slow
def test_by_keyboard_alone(visit: Visit) -> None:
    anna = visit(path="/board/druids")
    place(anna, "Moon tree 1").focus()
    for number in (1, 2, 3):
        anna.page.keyboard.press("]")
        anna.page.keyboard.press("Enter")
        expect(anna.button("Confirm")).to_be_enabled()
        anna.page.keyboard.press("Enter")
        stands(anna, number, number)
        expect(anna.page.locator("[data-version]")).to_have_attribute("data-version", str(number))
    anna.page.keyboard.press("u")
    stands(anna, 2, 3)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Between variations")


# What moved though the page never does: a column that is too full for it.
SCROLLED = "() => ['html', 'body', '.desk'].filter((one) => document.querySelector(one).scrollTop > 0)"


def test_the_engine_says_what_is_best_and_plays_it(visit: Visit, axe: str) -> None:  # noqa: F811
    anna = visit(path=with_position("druids", WINS_NOW.strip()), **LAPTOP)
    page = anna.page
    expect(anna.button("Confirm")).to_be_visible()
    panel = page.get_by_role("region", name="Engine")
    expect(panel).to_have_count(0)
    page.keyboard.press("e")
    first = panel.get_by_role("listitem").get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_contain_text(saying("Waltz: the 3 on Sun 3"))
    expect(panel.locator(".chance small").first).to_contain_text("±")
    expect(panel.get_by_role("status")).to_contain_text(saying("Best: Waltz: the 3 on Sun 3 100%."))
    first.press("Enter")  # The focus is still on what a shorter thought took for the best.
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(anna.button("Confirm")).to_be_enabled()
    assert_accessible(page, axe)
    stands(anna, 0, 0)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text(saying("Player 2 wins"))
    expect(panel).to_contain_text("Nobody is asked here.")
    assert page.evaluate(SCROLLED) == []
    page.keyboard.press("e")
    expect(panel).to_have_count(0)


@pytest.mark.slow
def test_the_engine_plays_on_as_it_expects(visit: Visit) -> None:
    anna = visit(path="/board/druids", **LAPTOP)
    expect(anna.button("Confirm")).to_be_visible()
    anna.page.keyboard.press("e")
    panel = anna.page.get_by_role("region", name="Engine")
    onward = panel.get_by_role("button", name=re.compile("Play on as it expects")).first
    more = int(re.sub(r"\D", "", (onward.get_attribute("aria-label") or "").rpartition(":")[2]))
    assert more > 1
    onward.click()
    stands(anna, more + 1, more + 1)
    expect(anna.page.locator(".prompt .warn")).to_have_count(0)


# How what nobody at this seat sees is filled: with lines.
HATCHED = """[...document.querySelectorAll('.thinking .veil, .thinking .veiled')].map((one) => {
  const { fill, backgroundImage } = getComputedStyle(one);
  return one.matches('.veil') ? fill : backgroundImage;
})"""


@pytest.mark.slow
@crossed("screen, game", {"laptop": LAPTOP, "phone": PHONE}, {one: one for one in HANDS})
def test_ones_own_running_game_is_imagined(visit: Visit, axe: str, game: str, screen: Json) -> None:  # noqa: F811
    anna = visit(**screen)
    anna.page.evaluate(NAME, anna.name)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "seconds": 0.1}]
    table = anna.page.evaluate(OPEN, {"game": game, "seats": seats})
    anna.page.goto(f"/table/{table['id']}")
    if screen is PHONE:
        anna.button("Players").click()
    else:
        anna.page.get_by_role("tab", name="This table").click()
    with anna.page.expect_popup() as opened:
        anna.link("Think about it on a board").click()
    board = Visitor(opened.value, "Anna")
    made_up = board.page.get_by_text(saying("What Anna does not see is made up, luck as well."))
    for _ in range(2):  # and dealt again
        if screen is PHONE:
            board.button("Moves").click()
        expect(made_up).to_be_visible()
        assert_accessible(board.page, axe)
        board.page.wait_for_url("**#line=*")
        was = board.page.url
        board.button("Deal again").click()
        board.page.wait_for_function("was => /#line=/.test(location) && location.href !== was", arg=was)
        expect(board.page.locator(".players").first).to_contain_text("Anna")
    if screen is LAPTOP:
        expect(board.page.locator(".guessed :is(.veil, .veiled)").first).to_be_attached()
        assert all("#hatched" in how or "gradient" in how for how in board.page.evaluate(HATCHED))
    expect(board.button("Engine")).to_have_count(0)
    board.page.keyboard.press("e")
    expect(board.page.get_by_role("region", name="Engine")).to_have_count(0)
    assert [text for text in board.complaints if NO_WORKER_SAID not in text] == []
