"""Hands at the table of The Ark of the Covenant, and a head that brings about what a test wants to see."""

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Locator

from ludarium.core import apply, find, options
from ludarium.games.ark import GAME
from ludarium.games.ark.survey import survey
from ludarium.luck import Luck
from tests.browser.tigris import add, told
from tests.browser.visitor import PATIENCE_MS, Visitor

EVERYTHING: Final = {"road", "city", "temple", "prophet", "walk"}
STEP_MS: Final = 50
IN_SIGHT: Final = """cell => {
  const {x, y, width, height} = cell.getBoundingClientRect()
  return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


class Builders:
    """What has happened so far; `choose` gives the words of an answer that makes more of it happen soon."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.happened: set[str] = set()

    @property
    def complete(self) -> bool:
        return self.happened >= EVERYTHING

    def answer(self, person: Visitor) -> None:
        answer(person, self.choose(told(person)["view"]))

    def choose(self, view: dict[str, Any]) -> str:
        world = GAME.imagine(view, self.luck)
        best = max(options(world), key=lambda a: self._worth(world, a))
        self.happened |= set(happenings(str(best), self._foresee(world, best)[1]))
        return str(best)

    def _foresee(self, world: Any, a: Any) -> tuple[Any, list[str]]:
        """What follows, if nothing more is done in this turn."""
        state = world.copy()
        state.news = []
        apply(state, a, self.luck)
        if str(a).startswith("tile") and (nothing := find(state, "pass")):
            apply(state, nothing, self.luck)
        return state, [news.text for news in state.news]

    def _worth(self, world: Any, a: Any) -> float:
        state, events = self._foresee(world, a)
        news = set(happenings(str(a), events)) - self.happened
        features = survey(state, GAME.view(state, None))["features"]
        missing: list[int] = []
        openings: list[int] = []
        for key, feature in features.items():
            open_at = missing if key.endswith("temple") else openings
            open_at.append(len(feature.get("open", ())))
        near = min([n for n in openings if n], default=9) + 4 * min(missing, default=0)
        return float(100 * len(news) - near - sum(openings) / 10 + self.luck.below(9, "tie") / 9)


def happenings(words: str, events: list[str]) -> Iterator[str]:
    if words.startswith("prophet"):
        yield "prophet"
    for text in events:
        kind = text.split()[:2]
        if kind[0] == "complete":
            yield kind[1]
        elif kind == ["ark", "moves"]:
            yield "walk"


def answer(person: Visitor, words: str) -> None:
    """Put this answer together on the page, and give it; this page gives not even the only one by itself."""
    version = person.version
    put_together(person, words)
    person.press(person.button("Confirm"))
    person.wait_for_version(version + 1)


def put_together(person: Visitor, words: str) -> None:
    kind, *rest = words.split()
    if kind == "tile":
        lay(person, rest[0], words)
    elif kind == "ark":
        carry(person, *rest)
    elif kind == "enter":
        person.press(place(person, rest[0]))
    elif kind == "pass":
        person.press(person.button("Nothing"))
    else:
        parts = list(told(person)["options"][kind])
        title = {"follower": "Follower on", "prophet": "Prophet, doubles the city"}[kind]
        person.press(section(person, title).nth(parts.index(rest[0])))


def section(person: Visitor, title: str) -> Locator:
    """The buttons of a part of the tray."""
    return person.page.locator(".tray").get_by_role("region", name=title, exact=True).get_by_role("button")


def place(person: Visitor, cell: str) -> Locator:
    """A cell of the land, brought into sight."""
    found = person.page.locator(f'[role=gridcell][data-place="{cell}"]')
    if not found.evaluate(IN_SIGHT):
        person.press(person.button("The whole land"))
    return found


def lay(person: Visitor, cell: str, words: str) -> None:
    """Tapped once the tile lies there; every further tap turns it to the next way that fits."""
    since = len(person.frames)
    person.press(place(person, cell))
    for _ in range(4):
        if tried(person, f"tile {cell} ", since) == words:
            return
        since = len(person.frames)
        add(person, person.page.locator(".tray .turn").last)
    raise AssertionError(f"the tile never lies like this: {words}")


def carry(person: Visitor, cell: str, route: str) -> None:
    """The Ark, step by step: ways to the same end that bring the same are one answer."""
    view, since = told(person)["view"], len(person.frames)
    person.press(section(person, "Move the Ark").first)
    here = view["ark"]
    for step in route:
        here = beside(here, step)
        add(person, place(person, here))
    assert here == cell
    tried(person, f"ark {cell} ", since)


def beside(cell: str, step: str) -> str:
    x, y = map(int, cell.split(","))
    across, down = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[step]
    return f"{x + across},{y + down}"


def tried(person: Visitor, beginning: str, since: int) -> str:
    """The latest answer since that frame whose consequences the page has heard, once it begins like this."""
    for _ in range(PATIENCE_MS // STEP_MS):
        person.page.wait_for_timeout(STEP_MS)
        words = [message["words"] for message in person.heard(since) if message["t"] == "try"]
        if words and words[-1].startswith(beginning):
            return str(words[-1])
    raise AssertionError(f"nothing was heard of {beginning}")
