"""What the browser itself measures: how far things jump, and how long a press takes to be seen."""

from playwright.sync_api import Page

from tests.browser.visitor import Json

# A press is seen when the first frame after it has been drawn: what runs after a frame's callbacks runs once
# it is on its way.
MEASURE = """() => {
  window.shifts = []
  const name = ({ node }) => node?.outerHTML?.slice(0, 90) ?? String(node?.textContent)
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      shifts.push({ value, hadRecentInput, what: sources.map(name) })
    }
  }).observe({ type: 'layout-shift' })

  window.presses = []
  const { port1, port2 } = new MessageChannel()
  const begun = []
  port1.onmessage = () => presses.push(...begun.splice(0).map(at => performance.now() - at))
  addEventListener('click', event => {
    begun.push(event.timeStamp)
    requestAnimationFrame(() => port2.postMessage(null))
  }, { capture: true })
}"""


def measure(page: Page) -> None:
    """From now on."""
    page.evaluate(MEASURE)


def shifts(page: Page, excused: bool = False) -> list[Json]:
    """What jumped, and by how much of the screen; `excused`: also right after a press."""
    jumped: list[Json] = page.evaluate("window.shifts")
    return [shift for shift in jumped if excused or not shift["hadRecentInput"]]


def presses(page: Page) -> list[float]:
    """Of each press, the milliseconds until it was seen."""
    seen: list[float] = page.evaluate("window.presses")
    return seen
