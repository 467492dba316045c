"""Fingers that only know the keyboard."""

from playwright.sync_api import Locator

MOST_TABS = 120

HERE = "element => element === document.activeElement"
IN_GRID = "() => document.activeElement.closest('[role=grid]') !== null"

# Whether this is the place that stands for all those beside the target.
STOP = """target => {
  for (let box = target.parentElement; box; box = box.parentElement) {
    const stop = box.querySelector('[data-place][tabindex="0"]')
    if (stop) return stop === document.activeElement
  }
}"""

# Counts what only a mouse or a finger does.
NO_POINTER = """
window.pointed = 0
for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'mousemove'])
  addEventListener(kind, () => { window.pointed += 1 }, { capture: true, passive: true })
"""


def type_on(target: Locator, key: str = "Enter") -> None:
    """Tab to it, and the key; among places that are one stop, with the key for the next possible one."""
    if target.get_attribute("role") == "gridcell":
        walk(target, "Tab", IN_GRID)
        walk(target, "]")
    elif target.get_attribute("data-place") and target.get_attribute("tabindex"):
        walk(target, "Tab", STOP)
        walk(target, "]")
    else:
        walk(target, "Tab")
    target.page.keyboard.press(key)


def walk(target: Locator, key: str, until: str = HERE) -> None:
    page = target.page
    for _ in range(MOST_TABS):
        if target.evaluate(until):
            return
        page.keyboard.press(key)
    where = page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{key} never comes to {target}; it is at {where}")
