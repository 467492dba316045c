"""The Ark on the stage: how large the land is, what is cut, what is marked, how the end is counted."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arkhands import Builders
from tests.browser.combining import EACH, mostly
from tests.browser.conftest import PHONE, Visit
from tests.browser.measuring import measure, shifts
from tests.browser.test_guided import DRAWN
from tests.browser.test_thinking import with_position
from tests.browser.visitor import Json, Visitor, tap

GAME = "The Ark of the Covenant"
WIDE = [(1280, 720), (1440, 900), (1920, 1080)]
NARROW = [(768, 1024), (390, 844), (844, 390)]
TOOLS = ["Fields", "Open edges", "Closer", "Farther away", "The whole land"]

# Text that does not fit where it stands, or sticks out of the window.
CUT = """() => {
  const all = document.querySelectorAll('.desk :is(button, b, p, h1, h2, h3, span, small, li)')
  return [...all].flatMap(one => {
    if (!one.checkVisibility() || one.closest('.sr, .log, svg, .kbd, .verb')) return []
    const { left, right, width } = one.getBoundingClientRect()
    const cut = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
    const what = `${left} to ${right}: ${one.outerHTML.slice(0, 160)}`
    return width > 2 && (cut || right > innerWidth + 1 || left < -1) ? [what] : []
  })
}"""

# So many answers at the table of this page, at random and as fast as the server takes them.
PLAY = """async ([moves, seed]) => {
  let state = seed
  const below = n => (state = (state * 1664525 + 1013904223) % 4294967296) % n
  const walk = tree => {
    const all = Object.keys(tree)
    const words = all.length > 1 ? all.filter(word => word !== 'pass') : all
    if (words.length === 0) return []
    const word = words[below(words.length)]
    return [word, ...walk(tree[word])]
  }
  const id = location.pathname.split('/')[2]
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`)
  await new Promise(done => {
    let left = moves, last = -1
    socket.onopen = () => socket.send(JSON.stringify({ as: 0, since: null }))
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.over) return done()
      if (told.asked?.seat !== 0 || !told.options || told.v === last) return
      last = told.v
      if (left-- === 0) return done()
      socket.send(JSON.stringify({ v: told.v, do: walk(told.options).join(' ') }))
    }
  })
  socket.close()
}"""

# How much of each piece lies under a pill.
HIDDEN = """() => {
  const boxOf = one => one.getBoundingClientRect()
  const pills = [...document.querySelectorAll('.frame rect[rx="16"]')].map(boxOf)
  const pieces = [...document.querySelectorAll('[data-piece]')].map(boxOf)
  return pieces.map(piece => Math.max(0, ...pills.map(pill => {
    const wide = Math.min(pill.right, piece.right) - Math.max(pill.left, piece.left)
    const high = Math.min(pill.bottom, piece.bottom) - Math.max(pill.top, piece.top)
    return Math.max(0, wide) * Math.max(0, high) / (piece.width * piece.height)
  })))
}"""


# Which row of what stands below the board has the focus.
ROW = """() => {
  const row = document.activeElement.closest('.dock > *')
  return row && { top: row.getBoundingClientRect().top, confirms: document.activeElement.matches('.confirm') }
}"""


def seated(visit: Visit, others: int = 4, moves: int = 0, **how: object) -> Visitor:
    """At a table with bots, after so many own answers, and with the turn."""
    anna = visit("Márton", **how)
    anna.open_table("You", *["AI"] * others, game=GAME, shuffle=False)
    anna.wait_for_turn()
    if moves:
        anna.page.evaluate(PLAY, [moves, 3])
        anna.page.reload()
        anna.wait_for_turn()
        look_at_the_board(anna.page)
    return anna


def look_at_the_board(page: Page) -> None:
    """Not at the moves that were missed."""
    page.wait_for_timeout(400)
    for button in page.get_by_role("dialog").locator(".btn.quiet").all()[-1:]:
        button.click()


def box(of: Locator) -> dict[str, float]:
    found: Any = of.bounding_box()
    return dict(found)


def tile(page: Page) -> float:
    """How wide a tile is."""
    return round(box(page.locator("[data-tile] .rim").first)["width"] / 0.98)


def assert_the_land_fills_the_pane(page: Page) -> None:
    """As far as its shape allows: it is cut nowhere, and reaches two edges or is as near as it comes."""
    pane = box(page.locator(".frame"))
    ends = [
        box(one) for one in (*page.locator("[data-tile] .rim").all(), *page.locator("[data-may] .area").all())
    ]
    left, right = min(one["x"] for one in ends), max(one["x"] + one["width"] for one in ends)
    top, bottom = min(one["y"] for one in ends), max(one["y"] + one["height"] for one in ends)
    assert left >= pane["x"] and right <= pane["x"] + pane["width"]
    assert top >= pane["y"] - 1 and bottom <= pane["y"] + pane["height"] + 1
    room = (pane["width"] - (right - left), pane["height"] - (bottom - top))
    assert min(room) < 1.5 * tile(page) or tile(page) >= 110


@mostly("lang", EACH)
def test_five_seats_fit_every_screen(visit: Visit, lang: str) -> None:
    anna = seated(visit, moves=12)
    for name, value in (("lang", lang), ("theme", "dark" if lang == "de" else "light")):
        anna.page.evaluate("([k, v]) => localStorage.setItem(`ludarium-${k}`, v)", [name, value])
    anna.page.reload()
    anna.wait_for_turn()
    look_at_the_board(anna.page)
    for width, height in WIDE + NARROW:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.locator(".frame .ark-land").wait_for()
        anna.page.wait_for_timeout(400)
        assert anna.page.evaluate(CUT) == [], f"{width} x {height}"
        expect(anna.page.locator(".players [data-ark-seat] b")).to_have_count(5)
        if width < 1100:
            continue
        pane = box(anna.page.locator(".frame"))
        assert pane["width"] * pane["height"] >= 0.65 * width * height
        assert box(anna.page.locator(".players li").first)["height"] <= 45
        assert box(anna.page.locator("#log"))["height"] >= 4 * 24
        if (width, height) == WIDE[0]:
            assert_the_land_fills_the_pane(anna.page)


@pytest.mark.slow
def test_what_others_did_is_marked_and_numbered(visit: Visit) -> None:
    anna = seated(visit, moves=12)
    pills = anna.page.locator(".frame .pill text")
    builders = Builders(5)
    while pills.count() == 0:  # the turn may have been one's own all along
        builders.answer(anna)
        assert anna.wait_for_turn() == "mine"
    marked = {n for text in pills.all_text_contents() for n in text.rstrip(".").split("\u2013")}
    assert marked <= set(anna.page.locator("#log .number").all_inner_texts())
    anna.page.emulate_media(reduced_motion="reduce")
    anna.page.reload()
    look_at_the_board(anna.page)
    still = {n for text in pills.all_text_contents() for n in text.rstrip(".").split("\u2013")}
    assert still == marked


@pytest.mark.slow
def test_the_scale_stays_until_the_land_no_longer_fits(visit: Visit) -> None:
    anna = seated(visit, others=1)
    anna.page.emulate_media(reduced_motion="reduce")
    measure(anna.page)
    builders, tiles = Builders(5), [tile(anna.page)]
    for _ in range(10):
        builders.answer(anna)
        anna.wait_for_turn()
        tiles.append(tile(anna.page))
    assert tiles == sorted(tiles, reverse=True)
    assert len(set(tiles)) <= 6, tiles
    assert sum(shift["value"] for shift in shifts(anna.page)) < 0.02, shifts(anna.page)


def shared(pane: Json, one: Json, side: str, size: str) -> float:
    """How much of a thing lies in the pane along one side."""
    inside = min(pane[side] + pane[size], one[side] + one[size]) - max(pane[side], one[side])
    return float(inside / one[size])


@pytest.mark.slow
def test_the_land_is_never_thrown_out_of_sight(visit: Visit) -> None:
    anna = seated(visit, others=1, moves=6)
    pane = box(anna.page.locator(".frame"))
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    for way in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        anna.page.mouse.move(x, y)
        for _ in range(6):
            anna.page.mouse.wheel(900 * way[0] or 0.1, 900 * way[1])
        anna.page.wait_for_timeout(100)
        seen = [box(one) for one in anna.page.locator("[data-tile] .rim").all()]
        assert any(
            shared(pane, one, "x", "width") > 0.3 and shared(pane, one, "y", "height") > 0.3 for one in seen
        ), way


@pytest.mark.slow
def test_on_a_phone_the_tiles_left_are_a_sheet_to_be_seen(visit: Visit) -> None:
    anna = seated(visit, others=1, press=tap, **PHONE)
    anna.press(anna.page.get_by_role("button", name=re.compile(r"\d.* left")))
    sheet = anna.page.get_by_role("dialog", name="Tiles left")
    expect(sheet.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    anna.press(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)


@pytest.mark.slow
def test_on_small_screens_every_tool_has_its_word(visit: Visit) -> None:
    anna = seated(visit, others=1, press=tap, **PHONE)
    page = anna.page
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        anna.press(anna.button("View"))
        tools = page.get_by_role("group", name="View")
        assert tools.get_by_role("button").all_inner_texts() == TOOLS
        expect(tools.get_by_role("button").last).to_be_in_viewport(ratio=1)
        anna.press(tools.get_by_role("button", name="Open edges"))
        expect(tools.get_by_role("button", name="Open edges")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(tools).to_have_count(0)
        page.keyboard.press("e")


@pytest.mark.slow
def test_on_a_phone_the_whole_land_is_in_sight_and_where_one_lays_comes_near(visit: Visit) -> None:
    anna = seated(visit, moves=6, press=tap, **PHONE)  # so few fit in whatever way they lie
    page = anna.page
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator(".tray .turn").first).to_be_visible()
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        every = {str(space.get_attribute("data-place")) for space in page.locator(".place[data-may]").all()}
        assert in_sight(page) == every, f"{width} x {height}"
        space = page.locator(".place[data-may]").last
        before = middle(space)
        anna.press(space)
        expect(page.locator(".ark-land .loose").first).to_be_attached()
        page.evaluate(DRAWN)
        assert tile(page) >= 44
        assert str(space.get_attribute("data-place")) in in_sight(page)
        now = middle(space)
        near_edge = 1.2 * tile(page)  # there it moves inwards, so that its neighbours are seen
        assert max(abs(now[n] - before[n]) for n in (0, 1)) <= near_edge
        for whole in page.get_by_role("button", name="The whole land").all():
            anna.press(whole)
            page.evaluate(DRAWN)
            assert in_sight(page) == every
        anna.press(anna.button("Undo"))
        page.evaluate(DRAWN)
        assert in_sight(page) == every


def middle(of: Locator) -> tuple[float, float]:
    found = box(of)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def in_sight(page: Page) -> set[str]:
    """The spaces that are not cut."""
    pane = box(page.locator(".frame"))
    return {
        str(space.get_attribute("data-place"))
        for space in page.locator(".place[data-may]").all()
        if all(
            shared(pane, box(space.locator(".area")), *way) > 0.95
            for way in (("x", "width"), ("y", "height"))
        )
    }


def deploying(visit: Visit) -> Visitor:
    """A tile has just been placed, and something on it is free."""
    anna = seated(visit, others=1)
    for moves in range(1, 12, 2):
        if anna.page.locator(".tray .option").count():
            return anna
        anna.page.evaluate(PLAY, [1, moves])
        anna.page.reload()
        anna.wait_for_turn()
        look_at_the_board(anna.page)
    return anna


@pytest.mark.slow
def test_what_a_button_means_is_lit_on_the_land_and_number_keys_choose(visit: Visit) -> None:
    anna = deploying(visit)
    options = anna.page.locator(".tray .option")
    lit = anna.page.locator('.frame .light, .frame path[fill="var(--lit-field)"]')
    anna.page.mouse.move(5, 300)
    expect(lit).to_have_count(0)
    options.first.hover()
    expect(lit.first).to_be_attached()
    anna.page.mouse.move(5, 300)
    expect(lit).to_have_count(0)
    anna.page.keyboard.press("1")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(lit.first).to_be_attached()
    expect(anna.button("Confirm")).to_be_enabled()


@pytest.mark.slow
def test_what_is_pointed_at_on_the_land_is_marked_among_the_buttons(visit: Visit) -> None:
    anna = deploying(visit)
    discs = anna.page.locator(".place[data-may][data-place*=' '] > .area")
    for n in range(discs.count()):
        discs.nth(n).hover()
        expect(anna.page.locator(".tray .option.aimed")).to_have_count(1)
        button = anna.page.locator(".tray .option").nth(n)
        expect(button).to_have_class(re.compile("aimed"))
        number = anna.page.locator(".ark-land .number text").all_text_contents()
        said = re.search(r"\d$", button.inner_text().splitlines()[0])
        assert said is None or said[0] in number
    anna.page.mouse.move(5, 300)
    expect(anna.page.locator(".tray .option.aimed")).to_have_count(0)


@pytest.mark.slow
def test_dragging_the_tile_selects_no_text_and_lays_it(visit: Visit) -> None:
    anna = seated(visit, others=1)
    page = anna.page
    space = box(page.locator("[role=gridcell][data-may]").first)
    page.locator(".tray .tile").hover()
    page.mouse.down()
    prompt = box(page.locator(".prompt"))
    page.mouse.move(prompt["x"] + 20, prompt["y"] + 20, steps=4)
    page.mouse.move(space["x"] + space["width"] / 2, space["y"] + space["height"] / 2, steps=8)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""
    expect(anna.button("Confirm")).to_be_enabled()


@pytest.mark.slow
def test_the_worth_of_fields_hides_nobody(visit: Visit) -> None:
    anna = seated(visit, moves=20)
    anna.page.keyboard.press("f")
    anna.page.wait_for_timeout(200)
    hidden = anna.page.evaluate(HIDDEN)
    assert max(hidden) < 0.5, hidden


@pytest.mark.slow
def test_the_end_is_counted_on_the_land(visit: Visit) -> None:
    anna = visit()
    anna.page.emulate_media(reduced_motion="reduce")
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    anna.page.evaluate(PLAY, [200, 1])
    anna.page.reload()
    step = anna.button("Next")
    step.wait_for()
    counted, places = 0, set()
    while step.count():
        anna.press(step)
        anna.page.wait_for_timeout(150)
        counted += anna.page.locator(".frame .pop").count()
        places.add(tuple(box(anna.page.locator("[data-tile]").first).values()))
    assert counted > 0
    assert len(places) == 1, "the land does not stay in its place"


def work(page: Page, act: Callable[[], None]) -> list[Json]:
    """What the page did to show this."""
    cdp = page.context.new_cdp_session(page)
    events: list[Json] = []
    ended: list[Json] = []
    cdp.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    cdp.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108 - it takes no builtin
    how = {"includedCategories": ["devtools.timeline"]}
    cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": how})
    act()
    page.wait_for_timeout(200)
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    return events


@pytest.mark.slow
def test_panning_moves_one_sheet_and_draws_nothing_anew(visit: Visit) -> None:
    anna = seated(visit, others=1, moves=20)
    page = anna.page
    for _ in range(4):
        page.keyboard.press("+")
    page.wait_for_timeout(600)
    page.mouse.move(480, 380)
    page.mouse.down()
    page.mouse.move(500, 390, steps=3)
    page.wait_for_timeout(300)

    def pan() -> None:
        for n in range(20):
            page.mouse.move(500 - 6 * n, 390 + 3 * n)

    before = box(page.locator("[data-tile]").first)
    events = work(page, pan)
    page.mouse.up()
    assert box(page.locator("[data-tile]").first) != before
    assert [event["name"] for event in events if event["name"] in ("Layout", "Paint")] == []
    styled = [event["args"]["elementCount"] for event in events if event["name"] == "UpdateLayoutTree"]
    assert max(styled, default=0) <= 1, styled


@pytest.mark.slow
def test_closing_the_hints_leaves_the_tile_where_it_was_tried(visit: Visit) -> None:
    anna = visit("Márton", reduced_motion="reduce")
    anna.open_table("You", "AI", game=GAME, shuffle=False)
    anna.wait_for_turn()
    anna.choose()
    tried = anna.prompt
    ghost = anna.page.locator(".frame .loose")
    expect(ghost.first).to_be_attached()
    anna.page.keyboard.press("h")
    card = anna.page.get_by_role("region", name="What the AI would do")
    expect(card.get_by_role("listitem").first).to_be_visible()
    anna.press(card.get_by_role("button", name="Close"))
    expect(card).to_have_count(0)
    expect(ghost.first).to_be_attached()
    assert anna.prompt == tried


@pytest.mark.slow
def test_a_tile_tried_by_touch_while_the_hints_are_open_stays(visit: Visit) -> None:
    anna = seated(visit, others=1, press=tap, **PHONE)
    for width, height in NARROW[1:]:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.button("Hint")).to_have_count(1)  # it moves when the page is laid out anew
        anna.press(anna.button("Hint"))
        card = anna.page.get_by_role("region", name="What the AI would do")
        expect(card.get_by_role("listitem").first).to_be_visible()
        expect(anna.page.locator(".frame .loose").first).to_be_attached()
        spot = box(anna.page.locator(".frame .loose").first)
        anna.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(anna.button("Confirm")).to_be_enabled()
        anna.press(card.get_by_role("button", name="Close"))
        expect(card).to_have_count(0)
        expect(anna.page.locator(".frame .loose").first).to_be_attached()
        anna.press(anna.button("Undo"))


FOUR_ROADS = """cN.rEW 0,0
tNESW.f0+1 1,0
ark 0,0
bag rEW*3
ask p1 Deploy 1,0"""


@pytest.mark.slow
def test_eight_places_and_the_ark_are_in_sight_on_a_phone(visit: Visit) -> None:
    anna = visit(path=with_position("ark", FOUR_ROADS), **PHONE)
    options = anna.page.locator(".options .option")
    expect(options).to_have_count(9)
    for one in options.all():
        expect(one).to_be_in_viewport(ratio=1)
    tap(anna.button("Ark"))
    expect(anna.button("Ark")).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_on_a_phone_tab_goes_down_the_page(visit: Visit) -> None:
    """What is chosen from stands above the button that confirms."""
    anna = seated(visit, 1, **PHONE)
    anna.page.keyboard.press("]")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".confirm")).to_be_enabled()
    rows = list[Json]()
    while not (rows and rows[-1]["confirms"]):
        anna.page.keyboard.press("Tab")
        rows += [row] if (row := anna.page.evaluate(ROW)) else []
        assert len(rows) < 20
    tops = [row["top"] for row in rows]
    assert len(set(tops)) > 1
    assert tops == sorted(tops)
