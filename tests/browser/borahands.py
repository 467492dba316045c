"""Hands at the table of Bora Bora, and islanders who between them try everything."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator

from ludarium.luck import Luck
from tests.browser.tigris import add, paths, told
from tests.browser.visitor import PATIENCE_MS, Visitor

GODS: Final = ("blue", "white", "red", "green", "yellow")
LATE: Final = 50

# Happens in every game of two islanders; calls of the other gods only in nearly every one.
EVERYTHING: Final = {
    *("row", "stack", "store", "fire", "white"),
    *("woman", "man", "land", "water", "temple", "build", "helper", "fish"),
    *("take", "priest", "point", "use", "buy", "fulfil", "drop", "draft", "pass"),
}


class Islanders:
    """How often each kind of thing was done; `choose` gives what was done least, and passes late."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.done = Counter[str]()

    @property
    def missing(self) -> set[str]:
        return EVERYTHING - set(self.done)

    def answer(self, person: Visitor) -> None:
        person.wait_for_version(told(person)["v"])
        look(person)
        self.give(person)

    def give(self, person: Visitor, *, looks: bool = True) -> None:
        """The only answer is given by the page; a scoring that opens stays open unless one `looks`."""
        said = told(person)
        options = [" ".join(words) for words in paths(said["options"] or {})]
        words = self.choose(options) if options else ""
        if len(options) > 1:
            answer(person, words)
        elif words:
            let_follow(person, said["v"] + 1, looks=looks)

    def choose(self, options: Sequence[str]) -> str:
        best = min(options, key=lambda words: (self._stale(words), self.luck.below(99, "tie")))
        self.done.update(kinds(best))
        return best

    def _stale(self, words: str) -> int:
        return LATE if words == "pass" else min(self.done[kind] for kind in kinds(words))


def look(person: Visitor) -> None:
    """The scoring of a round lies there until somebody has looked at it."""
    if lies_open(person):
        person.press(seen(person))


def lies_open(person: Visitor) -> bool:
    return seen(person).count() > 0


def seen(person: Visitor) -> Locator:
    return person.page.locator(".opened .seen")


def let_follow(person: Visitor, version: int, *, looks: bool) -> None:
    """The page gives the only answer, but not under a scoring that nobody has looked at."""
    for _ in range(PATIENCE_MS // 50):
        if person.version >= version or (lies_open(person) and not looks):
            return
        if looks:
            look(person)
        person.page.wait_for_timeout(50)
    raise AssertionError(f"nothing follows: {person.prompt}")


def kinds(words: str) -> list[str]:
    """What sort of thing this is: the gods called, how they are paid, the deed."""
    calls, deed = parted(words.split())
    match deed:
        case []:
            return calls
        case ["die", _, action]:
            return [*calls, action]
        case ["hut", _, slot]:
            return [*calls, slot]
        case ["use", _, group]:
            return [*calls, "use", group]
        case ["card", source]:
            return [*calls, "deck" if source == "deck" else "open card"]
        case _:
            return [*calls, deed[0]]


def parted(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Gods and payments, then the deed itself."""
    calls: list[str] = []
    while words and words[0] in GODS:
        calls += words[:2]
        words = words[3 if words[1] == "pair" else 2 :]
    return calls, list(words)


def answer(person: Visitor, words: str) -> None:
    """Put this answer together by what can be pressed at the table, and give it."""
    version = person.version
    for name in places(person, parted(words.split())[1] or ["red"]):
        if not may_confirm(person):
            person.press(place(person, name))
    settle(person, words)
    person.press(person.button("Confirm"))
    person.wait_for_version(version + 1)


def may_confirm(person: Visitor) -> bool:
    """While one may pass, the button for it stands where the one that confirms will be."""
    confirm = person.button("Confirm")
    return confirm.count() > 0 and confirm.is_enabled()


def places(person: Visitor, deed: list[str]) -> list[str]:
    """What is pressed, one after the other, until the answer is whole."""
    kind, *rest = deed
    if kind == "die":
        view = told(person)["view"]
        return [f"die-{view['boards'][view['turn']]['dice'].index(int(rest[0]))}", rest[1]]
    if rest and told(person)["view"]["ask"]["question"] == "Spend":
        return [kind, "-".join(deed)]
    return pressed(*deed)


def pressed(kind: str, *rest: str) -> list[str]:
    """The same, where neither dice nor what was asked say more."""
    return PRESSED[kind](*rest) if kind in PRESSED else ["-".join((kind, *rest))]


def group(sex: str, kind: str) -> list[str]:
    return [f"group-{sex[0]}-{kind}"]


def itself(what: str, *_: str) -> list[str]:
    return [what]


PRESSED: Final[dict[str, Callable[..., list[str]]]] = {
    "build": lambda tile, *spaces: [f"building-{tile}", *spaces],
    "fire": lambda *both: [f"fire-{' '.join(both[:-1])}", f"fire-{both[-1]}"],
    "take": lambda sex, value: [f"{sex}-{value}"],
    **dict.fromkeys(("use", "double", "extra"), group),
    **dict.fromkeys(("hut", "store", "buy", "fulfil", "drop", "draft"), itself),
}


def settle(person: Visitor, words: str) -> None:
    """Where there are several ways to do it, choose this one; Enter would confirm the one that is chosen."""
    way = person.page.locator(f'[data-place="way-{words}"]')
    if way.count() and way.get_attribute("aria-pressed") != "true":
        add(person, way)


def place(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-place="{name}"][data-may]').first
