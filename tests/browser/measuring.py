"""What the browser itself measures: how far things jump, how long a press or a preview takes to be seen."""

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

# A preview is seen when the first frame after the server's answer has been drawn.
PREVIEWS = """() => {
  window.previews = []
  const { port1, port2 } = new MessageChannel()
  const begun = []
  let pressed = null
  port1.onmessage = () => previews.push(...begun.splice(0).map(at => performance.now() - at))
  addEventListener('click', event => { pressed = event.timeStamp }, { capture: true })
  const hear = ({ data }) => {
    if (pressed === null || JSON.parse(data).t !== 'try') return
    begun.push(pressed)
    pressed = null
    requestAnimationFrame(() => port2.postMessage(null))
  }
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', hear)
    }
  }
}"""


def measure(page: Page) -> None:
    """From now on."""
    page.evaluate(MEASURE)


def measure_previews(page: Page) -> None:
    """From the next page on that is opened."""
    page.add_init_script(f"({PREVIEWS})()")


def shifts(page: Page, excused: bool = False) -> list[Json]:
    """What jumped, and by how much of the screen; `excused`: also right after a press."""
    jumped: list[Json] = page.evaluate("window.shifts")
    return [shift for shift in jumped if excused or not shift["hadRecentInput"]]


def presses(page: Page) -> list[float]:
    """Of each press, the milliseconds until it was seen."""
    seen: list[float] = page.evaluate("window.presses")
    return seen


def previews(page: Page) -> list[float]:
    """Of each press that the server was asked about, the milliseconds until its preview was seen."""
    seen: list[float] = page.evaluate("window.previews")
    return seen
