"""Whether everything fits on a small screen, and can be hit with a finger."""

from tests.browser.visitor import Visitor

# Whatever sticks out to the left or right.
OVERFLOW = """() => {
  const sticksOut = element => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 1 || left < -1) && element.checkVisibility()
  }
  const wide = document.scrollingElement.scrollWidth - innerWidth
  const out = [...document.querySelectorAll('button, a, input, select, p, h1, h2')].filter(sticksOut)
  const names = out.map(element => element.outerHTML.slice(0, 120))
  return wide > 0 ? [`${wide} px too wide`, ...names] : names
}"""

# Buttons, and links that look like buttons, that a finger may miss. Lines of a list are text to be read, and
# what cannot be chosen just now only tells what it is.
SMALL = """() => {
  const all = [...document.querySelectorAll('button, a.btn, a.tool, select, .segments label')]
  const read = '.log, .moves, [inert], [aria-disabled="true"]'
  const pressed = all.filter(one => one.checkVisibility() && !one.closest(read))
  return pressed.flatMap(element => {
    const { width, height } = element.getBoundingClientRect()
    const small = width > 1 && Math.min(width, height) < 43.5
    return small ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`] : []
  })
}"""


def assert_fits(person: Visitor, fingers: bool = True) -> None:
    """`fingers`: so large that a finger hits it, besides."""
    for wrong in (OVERFLOW, SMALL) if fingers else (OVERFLOW,):
        found = person.page.evaluate(wrong)
        assert found == [], "\n".join(found)
