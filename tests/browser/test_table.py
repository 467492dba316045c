"""The table: watching, undo, preview, coming back, the position as text, the log."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.combining import mostly
from tests.browser.conftest import Visit, invite
from tests.browser.seeing import assert_only_own_hand, hands, held
from tests.browser.visitor import Visitor, only, saying


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log", exact=True)


def druids_placed(*people: Visitor) -> None:
    """Both have placed their druids: the next one begins the first turn."""
    for version in range(6):
        people[version // 3].wait_for_version(version)
        people[version // 3].decide()
    for person in people:
        person.wait_for_version(6)


@pytest.mark.slow
def test_whoever_watches_sees_no_hand(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", shuffle=False)
    bela = invite(visit, anna, "Béla")
    carl = visit("Carl", anna.page.url)
    expect(carl.page.locator(".prompt")).to_contain_text("You are watching. Hands stay hidden.")
    druids_placed(anna, bela)
    anna.decide()
    carl.wait_for_version(7)
    assert held(carl.page) == []
    assert carl.page.get_by_role("button", name=re.compile("Confirm|Undo")).count() == 0
    assert_only_own_hand(carl.heard(), None)
    assert_only_own_hand(anna.heard(), 0)
    assert_only_own_hand(bela.heard(), None, 1)  # he came as one who watches
    assert any(isinstance(hands(message).get(0), list) for message in anna.heard()), "Anna sees her own"


def test_undo_takes_the_last_move_back_and_says_so(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    expect(anna.button("Undo")).to_be_disabled()
    anna.choose()
    anna.button("Undo").click()
    expect(anna.button("Confirm")).to_be_disabled()
    assert anna.version == 0, "what is not confirmed is only put back"
    anna.decide()
    expect(log(anna.page)).to_contain_text(re.compile("placed a druid"))
    anna.page.keyboard.press("u")
    anna.wait_for_version(2)
    expect(log(anna.page)).not_to_contain_text(re.compile("placed a druid"))
    expect(anna.page.locator(".prompt")).to_contain_text("Place the orange druid")


def test_the_preview_tells_what_follows_and_moves_nothing(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    version, lines = anna.version, log(anna.page).inner_text()
    anna.button("Waltz").click()
    anna.choose()
    card = anna.page.get_by_role("region", name="If you confirm")
    expect(card.get_by_role("heading", name="The dance")).to_be_visible()
    expect(card.get_by_role("heading", name=re.compile("fight"))).to_be_visible()
    expect(anna.page.locator(".prompt")).to_contain_text(re.compile("Waltz: the .* on .*Moon"))
    assert (anna.version, log(anna.page).inner_text()) == (version, lines)
    anna.page.keyboard.press("u")
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_whoever_was_away_is_told_what_the_others_did(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("You", "Friend by link", shuffle=False)
    table = anna.page.url
    bela = invite(visit, anna, "Béla")
    for _ in range(3):
        anna.decide()
    anna.go("/")
    expect(anna.page.get_by_text(saying("Béla is to move"))).to_be_visible()
    bela.wait_for_version(3)
    for _ in range(3):
        bela.decide()

    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Your turn at one table")).to_be_visible()
    anna.link("Play").click()
    expect(anna.page).to_have_url(table)
    card = anna.page.get_by_role("dialog", name="What the others did")
    expect(card.get_by_role("listitem")).to_have_count(3)
    for step in range(1, 4):
        expect(card.locator("[aria-current=step]")).to_contain_text(saying("Béla placed a druid"))
        card.get_by_role("button", name=only(f"Next, {step} of 3")).click()
    expect(card).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(card).to_have_count(0)
    anna.decide()


@pytest.mark.slow
def test_the_position_as_text(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI")
    anna.wait_for_turn()
    anna.page.keyboard.press("t")
    sheet = anna.page.get_by_role("dialog", name="Position as text")
    expect(sheet.get_by_role("listitem").filter(has_text="tree")).to_have_count(8)
    hand = held(anna.page)
    for spirit in hand:
        expect(sheet).to_contain_text(spirit)
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.slow
def test_a_line_of_the_log_shows_where_and_how_it_was(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    anna.wait_for_turn()
    line = log(anna.page).get_by_role("button", name=re.compile("You.* placed a druid .*orange"))
    line.hover()
    expect(anna.page.locator(".clearing .marked")).to_have_count(1)
    line.click()
    expect(anna.page.get_by_text("This is how it stood.")).to_be_visible()
    expect(anna.page.locator(".prompt")).to_contain_text(re.compile("You.* placed a druid .*orange"))
    druids = anna.page.locator('[role=gridcell][aria-label*=" druid,"]:not([aria-label*="no druid"])')
    expect(druids).to_have_count(1)
    anna.button("Back to now").click()
    expect(druids).to_have_count(6)


def test_a_refused_tap_says_why(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    anna.page.locator("[data-place=S1]").click()
    expect(anna.page.locator(".stage [role=status]").first).to_have_text(re.compile(r"\w+ .+\."))
    assert anna.version == 0


@pytest.mark.slow
def test_moves_without_confirmation_when_one_wants_that(visit: Visit) -> None:
    anna = visit()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    anna.button("Settings").click()
    anna.page.get_by_role("checkbox", name="Confirm every action").uncheck()
    anna.page.keyboard.press("Escape")
    anna.choose()
    anna.wait_for_version(1)


@pytest.mark.slow
def test_what_others_do_is_shown_and_can_be_skipped(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.open_table("You", "AI", shuffle=False)
    skip = anna.page.get_by_text("Tap anywhere or press a key to skip.", exact=True)
    for _ in range(3):
        anna.wait_for_turn()
        anna.decide()
    expect(skip).to_be_visible()
    anna.page.keyboard.press("Shift")
    assert anna.wait_for_turn() == "mine"
    expect(skip).to_be_hidden()
    anna.decide()


# The layout is the same in three pictures running.
SETTLED = """async () => {
  const every = [...document.querySelectorAll('.desk *')]
  const seen = () => JSON.stringify(every.map(one => one.getBoundingClientRect()))
  const next = () => new Promise(done => requestAnimationFrame(done))
  const first = seen(); await next(); await next()
  return seen() === first
}"""

# Where the buttons and the hand stand with this to read.
STANDS = """text => {
  const [title, detail] = document.querySelectorAll('.prompt :is(.q, .why)')
  title.textContent = text
  if (detail) detail.textContent = text
  return ['.prompt', '.acts', '.hand', '.stage'].map(one => {
    const { left, top, width, height } = document.querySelector(one).getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join(' ')
  })
}"""


SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]


@pytest.mark.slow
@mostly("game", ["Bora Bora", "Druid Waltz", "Tigris & Euphrates", "The Ark of the Covenant"])
def test_a_sentence_however_long_moves_nothing(visit: Visit, game: str) -> None:
    anna = visit()
    anna.open_table("You", "AI", game=game)
    anna.wait_for_turn()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.wait_until(SETTLED)
        short = anna.page.evaluate(STANDS, "Go on.")
        assert anna.page.evaluate(STANDS, "Donaudampfschifffahrt auf beiden Strömen. " * 12) == short
        sentence = anna.page.locator(".prompt .sentence")
        expect(sentence).to_have_attribute("data-more", "")
        sentence.evaluate("box => box.scrollTo(0, box.scrollHeight)")
        expect(sentence).not_to_have_attribute("data-more", "")
