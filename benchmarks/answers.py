"""How soon a table with much on it answers to a press, and shows what would follow."""

from random import Random
from statistics import median

from playwright.sync_api import Locator, expect
from tests.browser.measuring import measure, presses, previews
from tests.browser.visitor import Visitor

# What can be pressed and confirms nothing: a second press on a place may confirm.
PLACES = "[role=gridcell][aria-label*=possible]:not([aria-selected=true])"
SPOTS = ".spot[data-may][aria-pressed=false]"
CHOICES = f":is({PLACES}, {SPOTS}, .tray button:enabled, .words .option):not([aria-disabled=true])"
# By number: those that nothing covers.
IN_REACH = """all => all.flatMap((one, n) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [n] : []
})"""
PRESSES = 60
PREVIEW_MS = 500  # longer than any takes: one that comes later is counted from the next press


def answers(anna: Visitor) -> str:
    """Presses this and that without ever confirming, at a table where it is Anna's turn."""
    measure(anna.page)
    version, random = anna.version, Random(1)
    for n in range(PRESSES):
        anna.press(any_choice(anna, random))
        anna.page.wait_for_function("n => window.presses.length > n", arg=n)
        anna.page.wait_for_timeout(PREVIEW_MS)
    assert anna.version == version, "something was confirmed"
    return f"    presses: {spread(presses(anna.page))}\n    previews: {spread(previews(anna.page))}"


def any_choice(anna: Visitor, random: Random) -> Locator:
    choices = anna.page.locator(CHOICES)
    expect(choices.first).to_be_visible()
    return choices.nth(random.choice(choices.evaluate_all(IN_REACH)))


def spread(times: list[float]) -> str:
    worst = sorted(times)[int(len(times) * 0.95)]
    return f"{len(times)}, {median(times):.0f} ms (median), {worst:.0f} (95 %), {max(times):.0f} (most)"
