"""The end of a game: counted with nothing given away, then told on a page of its own; and sounds."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.combining import mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.visitor import MARKS, Visitor

__all__ = ["axe"]  # a fixture

# Opens a table with bots and answers at random for the first seat, to the end of the game.
MOST_SEATS: Final = {"tigris": 4, "ark": 5, "borabora": 4, "druids": 2}
PLAY = """async ({ game, seats }) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json()
  await fetch('/api/me')  // what the page has fetched ahead
  await post('/api/me', { name: 'Anna' })
  const bots = Array(seats - 1).fill({ kind: 'bot', bot: 'random', seconds: 0.01 })
  const table = { game, options: {}, shuffle: false, seats: [{ kind: 'me' }, ...bots] }
  const { id } = await post('/api/tables', table)
  let drawn = 7
  const below = n => Math.floor((drawn = (drawn * 48271) % 2147483647) / 2147483647 * n)
  await new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`)
    const say = message => socket.send(JSON.stringify(message))
    socket.onopen = () => say({ as: 0, since: null })
    socket.onclose = () => fail(new Error('closed'))
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.t === 'refused') return setTimeout(() => say({ as: 0, since: null }), 300)
      if (told.over) { socket.onclose = null; socket.close(); return done() }
      if (!told.options) return
      const path = []
      for (let tree = told.options; Object.keys(tree).length > 0; tree = tree[path.at(-1)])
        path.push(Object.keys(tree)[below(Object.keys(tree).length)])
      say({ v: told.v, do: path.join(' ') })
    }
  })
  return `/table/${id}`
}"""
# What of the result cannot be seen without scrolling.
HIDDEN = """() => [...document.querySelectorAll('.result, .result .story, .result .end')]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
CUT = """() => [...document.querySelectorAll('.result :is(h2, p, b, button, a, li), .scoring *')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
  .map(one => one.outerHTML.slice(0, 120))"""
UNWORDED: Final = re.compile(r"\b(?:result|scoring|source|tigris|ark|borabora|druids)-[a-z]+")


def finished(visit: Visit, game: str, seats: int, **how: object) -> Visitor:
    anna = visit(**(LAPTOP | how))
    anna.go(anna.page.evaluate(PLAY, {"game": game, "seats": seats}))
    expect(anna.page.get_by_role("region", name="Scoring")).to_be_visible()
    return anna


def totals(page: Page) -> list[str]:
    return page.locator(".players .score .sr").all_inner_texts()


def told(page: Page) -> str:
    """Everything that somebody could read or hear, the title of the window included."""
    return page.title() + page.locator("body").inner_text()


def test_nothing_is_given_away_before_it_is_counted(visit: Visit, axe: str) -> None:
    anna = finished(visit, "tigris", 3)
    page = anna.page
    expect(page.get_by_role("region", name="Scoring")).to_be_visible()
    assert_accessible(page, axe)
    for step in range(1, 3):
        expect(page.locator(".scoring .count")).to_contain_text(str(step))
        assert totals(page) == ["?", "?", "?"]
        assert not re.search("wins?\\b", told(page))
        page.keyboard.press("Enter" if step % 2 else "Space")
    assert all(total.isdecimal() for total in totals(page))
    while page.locator(".scoring").count():
        page.keyboard.press("Enter")
    expect(page.locator("#result-title")).to_be_focused()
    expect(page.locator("#result-title")).to_contain_text(re.compile("wins?|draw|share"))


# What is only heard, besides what is read.
LABELS = "() => [...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join('\\n')"


@pytest.mark.slow
@pytest.mark.parametrize("game", list(MOST_SEATS))
def test_no_step_gives_away_what_comes_after_it(visit: Visit, game: str) -> None:
    anna = finished(visit, game, MOST_SEATS[game])
    page = anna.page
    scoring = page.get_by_role("region", name="Scoring")
    steps = list[tuple[str, list[str]]]()
    while scoring.count():
        steps.append((told(page) + page.evaluate(LABELS), totals(page)))
        scoring.locator(".next").click()
    result = page.locator("#result-title").inner_text()
    final = steps.pop()[1]
    for text, sums in steps:
        assert result not in text
        assert not re.search("wins the game|You win|wins with", text)
        for points in set(final) - set(sums):
            assert not re.search(rf"\b{MARKS}{points}{MARKS} points", text)


@pytest.mark.slow
def test_it_can_be_walked_back_and_skipped_and_walked_again(visit: Visit) -> None:
    anna = finished(visit, "ark", 2)
    page = anna.page
    scoring = page.get_by_role("region", name="Scoring")
    expect(scoring).to_be_visible()
    first = totals(page)
    scoring.get_by_role("button", name="Next").click()
    scoring.get_by_role("button", name="Back").click()
    assert totals(page) == first
    scoring.get_by_role("button", name="Result").click()
    expect(anna.places).to_have_count(2)
    page.reload()
    expect(anna.places).to_have_count(2)
    anna.button("Walk through the scoring again").click()
    expect(scoring).to_be_visible()
    assert totals(page) == first
    assert not re.search("wins?\\b", told(page))


@pytest.mark.slow
@mostly("game", list(MOST_SEATS))
def test_the_result_fits_in_every_language(visit: Visit, axe: str, game: str) -> None:
    anna = finished(visit, game, MOST_SEATS[game])
    page = anna.page
    anna.count_points()
    expect(page.locator(".over-time svg")).to_be_visible()
    for lang in ("en", "de", "hu"):
        page.evaluate("lang => localStorage.setItem('ludarium-lang', lang)", lang)
        page.reload()
        expect(page.locator(".over-time svg")).to_be_visible()
        if page.locator(".banner .medal").count() == 1:  # who wins together was ahead of nobody
            expect(page.locator(".banner p")).not_to_be_empty()
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate(CUT) == []
        assert not UNWORDED.search(told(page))
    assert_accessible(page, axe)
    bela = visit("Béla", page.url, **PHONE)  # who only comes to look sees the result at once
    expect(bela.page.locator(".over-time svg")).to_be_visible()
    only_the_result_scrolls = "document.scrollingElement.scrollHeight <= innerHeight"
    assert bela.page.evaluate(only_the_result_scrolls)
    assert_fits(bela)
    assert bela.page.evaluate(CUT) == []
    bela.page.set_viewport_size({"width": 844, "height": 390})
    assert_fits(bela)


@pytest.mark.slow
def test_on_a_phone_the_board_stays_in_sight(visit: Visit, axe: str) -> None:
    anna = finished(visit, "borabora", 4, **PHONE)
    scoring = anna.page.get_by_role("region", name="Scoring")
    for _ in range(3):
        assert_fits(anna)
        box = scoring.bounding_box()
        assert box
        assert box["height"] < 0.6 * 844
        scoring.get_by_role("button", name="Next").click()
    assert_accessible(anna.page, axe)


@pytest.mark.slow
def test_the_fish_of_bora_bora_are_counted_on_the_map(visit: Visit) -> None:
    page = finished(visit, "borabora", 2).page
    scoring = page.get_by_role("region", name="Scoring")
    expect(scoring).to_be_visible()
    counted = page.locator("svg.map [data-scored]")
    while not scoring.get_by_role("heading", name="Fish").count():
        assert counted.count() == 0
        scoring.get_by_role("button", name="Next").click()
    told = re.sub(MARKS, "", " ".join(scoring.locator(".gains").all_inner_texts()))
    points = [int(text) for text in counted.all_text_contents()]
    assert sorted(points) == sorted(map(int, re.findall(r": \+(\d+)", told)))


@pytest.mark.slow
def test_the_result_can_be_sent_as_a_picture(visit: Visit) -> None:
    anna = finished(visit, "druids", 2)
    anna.count_points()
    anna.button("Share picture and link").click()
    sheet = anna.page.get_by_role("dialog")
    picture = sheet.get_by_role("img")
    expect(picture).to_be_visible()
    expect(picture).not_to_have_attribute("alt", re.compile("You"))  # it is for others
    assert picture.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1200, 630]
    with anna.page.expect_download() as download:
        sheet.get_by_role("link", name="Save the picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


# Remembers what the generator makes: of each sound how long it is, its loudest moment, whether all is finite.
LISTEN = """() => {
  window.heard = []
  const render = OfflineAudioContext.prototype.startRendering
  OfflineAudioContext.prototype.startRendering = async function () {
    const buffer = await render.call(this)
    const finite = buffer.getChannelData(0).every(Number.isFinite)
    window.heard.push({ buffer, finite, seconds: buffer.duration })
    return buffer
  }
}"""
LOUDEST = """() => heard.map(({ buffer, finite, seconds }) => ({
  finite, seconds, peak: buffer.getChannelData(0).reduce((so, one) => Math.max(so, Math.abs(one)), 0),
}))"""
LOADED = "() => performance.getEntriesByType('resource').filter(({ name }) => /player-/.test(name)).length"


@pytest.mark.slow
def test_sounds_are_made_when_somebody_wants_them(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(f"({LISTEN})()")
    anna.page.reload()
    anna.open_table("You", "AI", shuffle=False)
    anna.wait_for_turn()
    anna.decide()
    assert anna.page.evaluate(LOADED) == 0
    assert anna.page.evaluate("heard.length") == 0
    anna.button("Settings").click()
    anna.page.get_by_role("dialog").get_by_text("Sound", exact=True).click()
    anna.page.wait_for_function("() => heard.length >= 12")
    for sound in anna.page.evaluate(LOUDEST):
        assert sound["finite"]
        assert 0.05 < sound["seconds"] < 1.5
        assert 0.1 < sound["peak"] <= 0.8
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn()
    anna.decide()


LYING: Final = PHONE | {"viewport": {"width": 844, "height": 390}}
# What is cut in the line of the players.
CUT_NAMES = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


@mostly("game", list(MOST_SEATS))
def test_looked_back_on_a_lying_phone_the_board_comes_first(visit: Visit, game: str) -> None:
    anna = visit(**LYING)
    anna.go(anna.page.evaluate(PLAY, {"game": game, "seats": MOST_SEATS[game]}) + "/replay#30")
    stage = anna.page.locator("main.stage")
    expect(stage).to_be_visible()
    box = stage.bounding_box()
    assert box is not None
    assert box["width"] >= 844 * 0.6
    assert box["height"] == 390
    assert anna.page.locator(".strip b").evaluate_all(CUT_NAMES) == []
    assert_fits(anna)
