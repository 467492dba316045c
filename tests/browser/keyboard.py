"""Fingers that only know the keyboard."""

from playwright.sync_api import Locator

MOST_TABS = 120

HERE = "element => element === document.activeElement"
IN_GRID = "() => document.activeElement.closest('[role=grid]') !== null"

# Counts what only a mouse or a finger does.
NO_POINTER = """
window.pointed = 0
for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'mousemove'])
  addEventListener(kind, () => { window.pointed += 1 }, { capture: true, passive: true })
"""


def type_on(target: Locator) -> None:
    """Tab to it, and Enter; within a board, which is one stop, with the key for the next possible place."""
    if target.get_attribute("role") == "gridcell":
        walk(target, "Tab", IN_GRID)
        walk(target, "]")
    else:
        walk(target, "Tab")
    target.page.keyboard.press("Enter")


def walk(target: Locator, key: str, until: str | None = None) -> None:
    page = target.page
    for _ in range(MOST_TABS):
        if page.evaluate(until) if until else target.evaluate(HERE):
            return
        page.keyboard.press(key)
    where = page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{key} never comes to {target}; it is at {where}")
