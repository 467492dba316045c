"""Studies: remarks on a board, kept chapter by chapter, shared by link, taken along and read again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ludarium.study import parse
from tests.browser.combining import crossed
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.test_axe import assert_accessible, axe  # noqa: F401 - a fixture
from tests.browser.test_thinking import UNKNOWN_WORD, WALTZ, place, set_druid, stands, with_position
from tests.browser.visitor import Json, Visitor, saying, tap
from tests.test_study import DANCES

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def item(anna: Visitor, name: str) -> Locator:
    return anna.page.get_by_role("tree", name="Moves").get_by_role("treeitem", name=re.compile(name))


def remark(anna: Visitor, text: str) -> None:
    box = anna.page.get_by_role("textbox", name=re.compile("^Remark on"))
    if box.count() == 0:
        anna.button("Remark").click()
    box.fill(text)


def kept(anna: Visitor) -> str:
    """Keep what is on the board as a study; its address."""
    anna.button("Take along").click()
    anna.button("Keep as a study").click()
    anna.page.wait_for_url("**/study/**")
    expect(anna.page.get_by_role("tree", name="Moves")).to_be_visible()
    return anna.page.url


def saved(anna: Visitor) -> None:
    expect(anna.page.get_by_role("status").get_by_text("Saved", exact=True)).to_be_attached()


def shared(anna: Visitor, what: str) -> str:
    anna.button("Share").click()
    section = anna.page.get_by_role("dialog").locator("section", has_text=what)
    section.get_by_role("button", name="Make a link").click()
    link = section.get_by_role("textbox").input_value()
    anna.page.keyboard.press("Escape")
    return link


@pytest.mark.slow
def test_what_is_said_of_a_move_stands_beside_it_and_in_the_link(visit: Visit) -> None:
    anna = visit(path=with_position("druids", WALTZ), permissions=CLIPBOARD)
    remark(anna, "Look at the other fives.")
    anna.button("Draw").click()
    expect(anna.page.locator(".prompt")).to_contain_text("Press places to draw on them.")
    place(anna, "Sun tree 4").click()
    place(anna, "Sun tree 2").focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".pointing > div")).to_have_count(2)
    anna.page.get_by_role("button", name=saying("spirit 5")).click()
    set_druid(anna, "Sun tree 4")
    stands(anna, 2, 2)
    anna.page.keyboard.press("ArrowLeft")
    anna.button("Good").click()
    remark(anna, "Every open 5 dances.")
    expect(item(anna, "^Move .*1.*Every open 5 dances\\. ?, Good$")).to_have_count(1)
    anna.button("Copy the link").click()
    expect(anna.page.get_by_role("status").get_by_text("Copied")).to_be_visible()
    bela = visit("Béla", anna.page.evaluate("navigator.clipboard.readText()"))
    expect(item(bela, "Every open 5 dances\\. ?, Good")).to_have_attribute("aria-current", "step")
    item(bela, "^Start Look at the other fives.").click()
    expect(bela.page.locator(".pointing > div")).to_have_count(2)


@pytest.mark.slow
def test_the_tree_is_walked_by_keys_as_any_other(visit: Visit) -> None:
    anna = visit(path="/board/druids")
    for tree in ("Moon tree 1", "Moon tree 2"):
        set_druid(anna, tree)
    anna.page.keyboard.press("ArrowLeft")
    set_druid(anna, "Moon tree 4")
    moves = anna.page.get_by_role("tree", name="Moves")
    main = item(anna, "^Move .*2.*one variation")
    expect(main).to_have_attribute("aria-expanded", "true")
    moves.locator("[tabindex='0']").focus()
    expect(item(anna, "^Move 2 [^,]*$")).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    expect(main).to_be_focused()
    stands(anna, 2, 2)
    anna.page.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("aria-expanded", "false")
    expect(moves.get_by_role("treeitem")).to_have_count(3)
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    expect(place(anna, "Moon tree 4")).to_have_accessible_name(re.compile("black druid"))
    anna.page.keyboard.press("Home")
    expect(item(anna, "^Start")).to_be_focused()
    stands(anna, 0, 2)


@pytest.mark.slow
def test_a_study_is_kept_while_one_thinks(visit: Visit) -> None:
    anna = visit("Anna", with_position("druids", WALTZ))
    url = kept(anna)
    remark(anna, "Which one?")
    anna.page.get_by_role("button", name=saying("spirit 4")).click()
    set_druid(anna, "Sun tree 3")
    saved(anna)
    anna.page.reload()
    expect(item(anna, "^Start Which one?")).to_have_count(1)
    expect(item(anna, "^Move .*1")).not_to_have_count(0)
    anna.page.keyboard.press("o")
    dialog = anna.page.get_by_role("dialog", name="Chapters")
    dialog.get_by_role("textbox", name="Title of the study").fill("Waltzes")
    dialog.get_by_role("button", name="New game").click()
    expect(anna.page).to_have_url(re.compile("chapter="))
    expect(anna.page.get_by_role("button", name=saying("2 of 2"))).to_be_visible()
    for tree in ("Moon tree 1",):
        set_druid(anna, tree)
    saved(anna)
    anna.page.keyboard.press("o")
    dialog.get_by_role("button", name=saying("Rename Chapter 2")).click()
    dialog.get_by_role("textbox", name="Name of the chapter").fill("From the start")
    dialog.get_by_role("textbox", name="Name of the chapter").press("Enter")
    dialog.get_by_role("button", name=saying("From the start: further up")).click()
    expect(dialog.get_by_role("listitem").first).to_contain_text("From the start")
    dialog.get_by_role("button", name=saying("Delete Chapter 1")).click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    anna.go("/studies")
    expect(anna.page.get_by_role("listitem")).to_contain_text("Waltzes")
    expect(anna.page.get_by_role("listitem")).to_contain_text("one chapter")
    anna.page.get_by_role("link", name=saying("Waltzes")).click()
    expect(item(anna, "^Move .*1")).to_have_count(1)
    assert url.partition("?")[0] in anna.page.url


def test_whoever_has_the_link_reads_it_and_copies_it(visit: Visit, expected: list[str]) -> None:
    expected.append("404 (Not Found)")
    anna = visit("Anna", with_position("druids", WALTZ), permissions=CLIPBOARD)
    kept(anna)
    remark(anna, "Read this.")
    saved(anna)
    link = shared(anna, "Link to read")
    bela = visit("Béla", link)
    expect(item(bela, "^Start Read this.")).to_have_count(1)
    expect(bela.page.get_by_text("Only to read")).to_be_attached()
    expect(bela.button("Remark")).to_have_count(0)
    bela.button("Copy to my studies").click()
    expect(bela.button("Remark")).to_be_visible()
    assert bela.page.url.partition("#")[0] != link.partition("#")[0]
    anna.button("Share").click()
    anna.button("Take it back").click()
    expect(anna.button("Take it back")).to_have_count(0)
    bela.go("/")
    bela.go(link.partition("/study/")[1] + link.partition("/study/")[2])
    expect(bela.page.get_by_role("main")).to_contain_text("There is no such study")


@pytest.mark.slow
def test_the_second_of_two_pages_keeps_both(visit: Visit, expected: list[str]) -> None:
    expected.append("409 (Conflict)")
    anna = visit("Anna", with_position("druids", WALTZ), permissions=CLIPBOARD)
    kept(anna)
    link = shared(anna, "Link to write in it")
    bela = visit("Béla", link)
    expect(bela.button("Remark")).to_be_visible()
    remark(bela, "Béla was first.")
    saved(bela)
    remark(anna, "Anna was second.")
    alert = anna.page.get_by_role("alert").filter(has_text="changed elsewhere")
    alert.get_by_role("button", name="Keep mine as a chapter").click()
    expect(anna.page.get_by_role("button", name=saying("2 of 2"))).to_be_visible()
    expect(item(anna, "^Start Anna was second.")).to_have_count(1)
    anna.page.keyboard.press("o")
    anna.page.get_by_role("dialog").get_by_role("button", name=saying("1 Chapter 1")).click()
    expect(item(anna, "^Start Béla was first.")).to_have_count(1)


@pytest.mark.slow
def test_it_is_taken_along_as_text_and_as_a_picture(visit: Visit, tmp_path: Path) -> None:
    anna = visit(path=with_position("druids", WALTZ))
    remark(anna, "Take me along.")
    anna.button("Take along").click()
    files = {}
    study = anna.page.get_by_role("dialog").locator("section", has_text="As a study")
    for name, button in {
        "study.txt": study.get_by_role("button", name="Save as a file"),
        "board.svg": anna.button("SVG"),
        "board.png": anna.button("PNG"),
    }.items():
        with anna.page.expect_download() as download:
            button.click()
        download.value.save_as(tmp_path / name)
        files[name] = (tmp_path / name).read_bytes()
    assert parse(files["study.txt"].decode()).chapters[0].text == "Take me along."
    assert files["board.png"].startswith(b"\x89PNG")
    svg = files["board.svg"].decode()
    assert "data:font/" in svg
    assert re.search(r"url\((?!(&quot;)?(data:|#))", svg) is None  # nothing is fetched from elsewhere
    assert "Druid Waltz" in svg


@pytest.mark.slow
def test_a_text_is_read(visit: Visit, expected: list[str], tmp_path: Path) -> None:
    expected.append("400 (Bad Request)")
    anna = visit("Anna", "/studies")
    box = anna.page.get_by_role("textbox", name="Study or record")
    box.fill(DANCES.replace("fight orange ; 2R", "fly"))
    anna.button("Read").click()
    expect(anna.page.get_by_role("alert").first).to_contain_text("move 3: 'fly' is not an option")
    path = tmp_path / "dances.txt"
    path.write_text(DANCES)
    anna.page.locator("input[type=file]").set_input_files(path)
    expect(box).to_have_value(re.compile("fight orange ; 2R"))
    anna.button("Read").click()
    anna.page.wait_for_url("**/study/**")
    expect(item(anna, "^Move .*1.*Every open 5 dances\\. ?, Good, .*2.* variations")).to_have_count(1)


LANGUAGES = {"en": "en-GB", "hu": "hu-HU", "de": "de-DE"}


@pytest.mark.slow
@crossed("locale, screen", LANGUAGES, {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE})
def test_it_is_for_everybody(visit: Visit, axe: str, locale: str, screen: Json) -> None:  # noqa: F811
    anna = visit("Anna", "/studies", press=tap, locale=locale, **(screen | {"has_touch": True}))
    page = anna.page
    expect(page.locator("main h1")).to_be_visible()
    assert_accessible(page, axe)
    page.locator("#study-text").fill(DANCES)
    page.locator("form button[type=submit]").tap()
    page.wait_for_url("**/study/**")
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.locator(".prompt")).to_be_visible()
    assert_accessible(page, axe)
    if screen is PHONE:
        assert_fits(anna)
        page.locator(".views button, nav button").last.tap()
        expect(page.get_by_role("tree")).to_be_visible()
        assert_accessible(page, axe)
        assert_fits(anna)
    for key in ("o",):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page, axe)
    assert UNKNOWN_WORD.search(page.locator("body").inner_text()) is None
    assert re.search(r"\b(study|studies)-[a-z]+", page.locator("body").inner_text()) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tigris", "ark", "borabora"])
def test_every_game_has_a_picture(visit: Visit, tmp_path: Path, game: str) -> None:
    anna = visit(path=f"/board/{game}")
    expect(anna.page.locator(".prompt")).not_to_contain_text("rules are being asked")
    anna.button("Take along").click()
    with anna.page.expect_download() as download:
        anna.button("PNG").click()
    download.value.save_as(tmp_path / "board.png")
    assert len((tmp_path / "board.png").read_bytes()) > 50_000
