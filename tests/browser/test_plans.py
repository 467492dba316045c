"""If-then plans on the board: made while the other thinks, sent when they fit, else over."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.combining import crossed
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.keyboard import type_on
from tests.browser.test_axe import assert_accessible, axe
from tests.browser.test_stand_ins import NAME, OPEN
from tests.browser.test_together import A_DAY, LINK, ME, server
from tests.browser.tigris import paths, told
from tests.browser.visitor import PATIENCE_MS, Json, Press, Visitor, click, saying

__all__ = ["axe", "server"]

# Somebody answers from another device, in words.
DO = """([table, v, words]) => new Promise(done => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`)
  socket.onopen = () => socket.send(JSON.stringify({ as: 0, since: v }))
  socket.onmessage = ({ data }) => {
    const { t } = JSON.parse(data)
    if (t === 'told') socket.send(JSON.stringify({ v, do: words }))
    if (t === 'entry' || t === 'refused') { socket.close(); done(t) }
  }
})"""
HAND = ".hand .tray button:enabled"
# What can be pressed next, in any language; others place a leader, which nobody has to have drawn.  Last
# comes the button that takes the step; nothing while the server has not answered.
STEPS = f"""() => {{
  if (document.querySelector('.plan .go:enabled')) return '.plan .go'
  const leader = document.querySelector('.game-tigris') && !document.querySelector('.words .crumb')
  const says = /possible|möglich|választható|lehetséges/
  if (document.querySelector('.words .option')) return `:nth-match(.words .option, ${{leader ? 2 : 1}})`
  const place = [...document.querySelectorAll('[role=gridcell]')].find(cell => says.test(cell.ariaLabel))
  if (place) return `[data-place="${{place.dataset.place}}"]`
  return document.querySelector('{HAND}') && ':nth-match({HAND}, 1)'
}}"""


def sit_down(visit: Visit, game: str, press: Press = click, **how: Any) -> tuple[Visitor, Visitor, str]:
    """Anna is asked, and Béla can think."""
    anna = visit()
    anna.page.evaluate(NAME, anna.name)
    seats = {"game": game, "seats": [ME, LINK], "shuffle": False, "clock": A_DAY}
    table = anna.page.evaluate(OPEN, seats)
    anna.go(f"/table/{table['id']}")
    bela = visit("Béla", f"/table/{table['id']}", press, **how)
    bela.page.evaluate(NAME, bela.name)
    join = "([id, invitation]) => fetch(`/api/tables/${id}/join`, { method: 'POST', headers: " + (
        "{ 'Content-Type': 'application/json' }, body: JSON.stringify({ invitation }) })"
    )
    bela.page.evaluate(join, [table["id"], table["seats"][1]["invitation"]])
    bela.page.reload()
    anna.wait_for_turn()
    return anna, bela, table["id"]


def go(person: Visitor) -> Locator:
    return person.page.locator(".plan .go")


def supposed(person: Visitor) -> Json:
    """What the server has said last of what may come, up to here."""
    said: list[Json] = [message for message in map(json.loads, person.frames) if message["t"] == "suppose"]
    return said[-1]


def ask(person: Visitor) -> str:
    return person.page.locator(".plan .ask b").inner_text()


def choose(person: Visitor) -> str:
    """Whatever can be pressed next, until the step is whole; then it is taken, as the server writes it."""
    crumbs = person.page.locator(".plan .crumb")
    steps, pressed = crumbs.count(), ""
    while pressed != ".plan .go":
        pressed = person.page.wait_for_function(STEPS, timeout=PATIENCE_MS).json_value()
        person.press(person.page.locator(pressed))
    expect(crumbs).to_have_count(steps + 1)
    while len(known := supposed(person)["steps"]) != steps + 1:
        person.page.wait_for_timeout(20)
    step: str = known[-1]
    return step


def plan(person: Visitor, answers: int) -> list[str]:
    """So many answers of one's own, to the first that the other might do; all steps of that branch."""
    person.press(person.page.locator(".plans .btn"))
    expect(person.page.locator(".plan")).to_be_visible()
    for planned in range(answers):
        own = person.page.locator(".tree .own")
        step = ""
        while not step.startswith("p2"):
            step = choose(person)
        expect(own).to_have_count(planned + 1)
    steps: list[str] = supposed(person)["steps"]
    return steps[: max(n for n, step in enumerate(steps) if step.startswith("p2")) + 1]


@crossed(
    "game, how",
    {"druids": "druids", "tigris": "tigris"},
    {"phone-de": {"locale": "de-DE"} | PHONE, "desktop-hu": {"locale": "hu-HU"} | DESKTOP},
)
def test_what_was_planned_is_sent_when_it_fits(visit: Visit, axe: str, game: str, how: Json) -> None:
    anna, bela, table = sit_down(visit, game, **how)
    steps = plan(bela, 2)
    assert_accessible(bela.page, axe)
    bela.press(bela.page.locator(".plan .ask .tool"))
    for v, step in enumerate(steps):
        if step.startswith("p1"):
            assert anna.page.evaluate(DO, [table, v, step.removeprefix("p1 ")]) == "entry"
    for person in (anna, bela):
        person.wait_for_version(len(steps))
    log = told(bela)
    assert log["table"]["version"] == len(steps) and log["plan"] is None
    news = bela.page.locator(".news")
    expect(news.locator("p")).to_have_count(2)
    assert_accessible(bela.page, axe)
    bela.page.reload()
    expect(bela.page.locator(".plans, .prompt").first).to_be_visible()
    expect(news).to_have_count(0)
    assert not [text for text in anna.frames if '"plan": "' in text or "suppose" in text]


@pytest.mark.slow
def test_a_plan_is_over_when_something_else_comes(visit: Visit) -> None:
    anna, bela, table = sit_down(visit, "druids")
    planned = plan(bela, 1)[0]
    options = [" ".join(words) for words in paths(told(anna)["options"])]
    other = next(words for words in options if f"p1 {words}" != planned)
    bela.page.goto("/")
    assert anna.page.evaluate(DO, [table, 0, other]) == "entry"
    bela.page.go_back()
    expect(bela.page.locator(".news")).to_contain_text(saying("that plan is over"))


@pytest.mark.slow
def test_a_branch_is_changed_removed_and_gone_back_to_by_keyboard(visit: Visit) -> None:
    anna, bela, _ = sit_down(visit, "druids", type_on)
    steps = plan(bela, 1)
    rows = bela.page.locator(".tree li")
    expect(rows).to_have_count(len(steps))
    bela.press(rows.nth(len(steps) - 2).locator(".step"))
    expect(bela.page.locator(".plan .crumb")).to_have_count(len(steps) - 1)
    expect(go(bela)).to_have_text("Plan this instead")
    bela.page.keyboard.press("Escape")
    expect(bela.page.locator(".plan .crumb")).to_have_count(len(steps) - 2)
    bela.page.reload()
    expect(bela.page.locator(".plans")).to_contain_text(saying("One answer is planned."))
    bela.press(bela.page.locator(".plans .btn"))
    bela.press(rows.first.get_by_role("button", name=saying("Remove")))
    expect(rows).to_have_count(0)
    assert anna.version == bela.version == 0


@pytest.mark.slow
def test_whoever_is_asked_now_leaves_the_plan(visit: Visit) -> None:
    """The table goes on under what is looked at: what has come is no longer to come."""
    anna, bela, table = sit_down(visit, "druids")
    steps = plan(bela, 1)
    for v, step in enumerate(steps[:-1]):
        crumbs = bela.page.locator(".plan .crumb")
        expect(crumbs).to_have_count(len(steps) - v)
        anna.page.evaluate(DO, [table, v, step.removeprefix("p1 ")])
    bela.wait_for_version(len(steps))
    assert bela.wait_for_turn() == "mine"
    expect(bela.page.locator(".plan")).to_have_count(0)


@pytest.mark.slow
def test_a_plan_is_over_when_something_is_taken_back(visit: Visit) -> None:
    anna, bela, _ = sit_down(visit, "druids")
    anna.decide()
    bela.wait_for_version(1)
    plan(bela, 1)
    bela.press(bela.page.locator(".plan .ask .tool"))
    anna.press(anna.button("Undo"))
    expect(bela.page.locator(".news")).to_contain_text(saying("that plan is over"))
