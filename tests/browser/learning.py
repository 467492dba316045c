"""Somebody who does what the lessons of a school ask for, with a pointer or with keys alone."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from ludarium import game
from ludarium.core import options
from ludarium.line import Line
from ludarium.school import School, Step, school
from tests.browser import borahands
from tests.browser.keyboard import type_on
from tests.browser.visitor import PATIENCE_MS, Visitor

Hands = Callable[["Pupil", str], None]  # puts the words of an answer together on the page
STANDS = "before => document.querySelector('[data-stands]')?.dataset.stands !== before"


def school_of(name: str) -> School:
    found = school(game(name))
    assert found is not None
    return found


class Pupil:
    """`keys`: without any pointer."""

    def __init__(self, visitor: Visitor, name: str, keys: bool = False) -> None:
        self.visitor, self.hands, self.keys = visitor, HANDS[name], keys
        self.page = visitor.page
        self.school = school_of(name)
        self.step = self.school.steps[0]

    # Looking.

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def text(self) -> Locator:
        return self.coach.locator(".text")

    @property
    def over(self) -> bool:
        """What came of it is told."""
        return self.coach.locator(".after").count() > 0

    def place(self, name: str) -> Locator:
        return self.page.locator(f'.stage [data-place="{name}"]')

    def comes_to(self, step: Step) -> None:
        expect(self.page.locator(f'[data-step="{step.id}"][data-stands]')).to_be_visible()

    # Acting.

    def press(self, target: Locator) -> None:
        if self.keys:
            type_on(target)
        else:
            self.visitor.press(target)

    def add(self, target: Locator) -> None:
        """To what could be confirmed already, so by keys it takes Space."""
        if self.keys:
            type_on(target, "Space")
        else:
            self.visitor.press(target)

    def go_on(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.visitor.press(self.coach.locator(".next"))

    def answer(self, words: str) -> None:
        """Put together, confirmed, and come of it what may."""
        stood = self.page.locator("[data-stands]").get_attribute("data-stands")
        self.hands(self, words)
        if not words.startswith("commit"):  # that button is the one that confirms
            self.confirm()
        self.page.wait_for_function(STANDS, arg=stood, timeout=PATIENCE_MS)

    def may_confirm(self) -> bool:
        """Bora Bora has another button there as long as one may pass."""
        button = self.page.locator(".desk .confirm")
        return button.count() > 0 and button.last.is_enabled()

    def confirm(self) -> None:
        confirm = self.page.locator(".desk .confirm").last
        expect(confirm).to_be_enabled()
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.visitor.press(confirm)

    def asked(self) -> bool:
        """Waits until either an answer is wanted or the step is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.coach .after, [data-asked=true]') !== null",
            timeout=PATIENCE_MS,
        )
        return not self.over

    def do(self, step: Step) -> None:
        """The whole step, as the text asks for it."""
        self.step = step
        self.comes_to(step)
        for _ in step.pages:
            self.go_on()
        for words in step.aim:
            if self.asked():
                self.answer(words)
        if step.aim:
            expect(self.coach.locator(".after")).to_be_visible()
            expect(self.coach.locator(".tick")).to_be_visible()

    def learn(self) -> None:
        """From the first step to the last."""
        for step in self.school.steps:
            self.do(step)
            if step is not self.school.steps[-1]:
                self.go_on()


def druids(pupil: Pupil, words: str) -> None:
    """Spirits of the hand, buttons and trees of Druid Waltz."""
    word, *rest = words.split(" ")
    tray = pupil.page.locator(".tray")
    if word == "waltz":
        pupil.press(spirit(pupil, rest[0]))
        pupil.press(pupil.place(rest[1]))
    elif word in ("place", "clear"):
        if word == "clear":
            pupil.press(tray.locator(".do button").nth(2))
        pupil.press(pupil.place(rest[-1]))
    elif word == "drop":
        pupil.press(tray.locator(".do button").nth(2))
        pupil.press(spirit(pupil, rest[0]))
    else:
        if word == "jump":
            pupil.press(tray.locator(".do button").nth(1))
        pupil.press(pupil.place(stands(pupil.step, rest[0])))


def spirit(pupil: Pupil, strength: str) -> Locator:
    """Of the hand, as it is drawn there."""
    held = pupil.page.locator(".tray .spirit")
    labels = [one.get_attribute("aria-label") or "" for one in held.all()]
    return held.nth(next(n for n, label in enumerate(labels) if strength[0] in label))


def stands(step: Step, colour: str) -> str:
    """Where the learner's druid of this colour stands when the step begins."""
    found = re.search(rf"(S\d) [^,\n]*\b{colour}\b", step.position)
    assert found is not None
    return found[1]


TILES: Final = {"red": "R", "black": "K", "blue": "B", "green": "G"}
LEADERS: Final = list(TILES)


def tigris(pupil: Pupil, words: str) -> None:
    """Tiles, leaders, spaces and the matters of Tigris & Euphrates."""
    word, *rest = words.split(" ")
    leaders = pupil.page.locator(".tray .leaders button")
    if word in ("tile", "leader", "catastrophe"):
        if word == "tile":
            pupil.press(tile(pupil, rest[0]))
        else:
            pupil.press(leaders.nth(LEADERS.index(rest[0]) if word == "leader" else len(LEADERS)))
        pupil.press(pupil.place(rest[-1]))
    elif word == "commit":
        for _ in range(int(rest[0])):
            pupil.press(pupil.page.locator(".commit .btn").last)
        pupil.press(pupil.page.locator(".commit .go"))
    elif word in ("swap", "pass"):
        pupil.press(pupil.page.locator(".prompt .acts .acts .btn").nth(int(word == "pass")))
        for n in range(int(rest[0]) if rest else 0):
            pupil.add(tile(pupil, rest[1], n))
    else:
        pupil.press(pupil.page.locator(".option").first)


def tile(pupil: Pupil, colour: str, n: int = 0) -> Locator:
    """Behind the screen, the first of this colour or one of those after it."""
    hand = re.search(r"hands: (\w+)", pupil.step.position)
    assert hand is not None
    return pupil.page.locator(".tray .tiles button").nth(hand[1].index(TILES[colour]) + n)


def ark(pupil: Pupil, words: str) -> None:
    """Spaces and tiles of the land, places on the new tile, and the Ark of The Ark of the Covenant."""
    word, *rest = words.split(" ")
    if word == "tile":
        whole = pupil.page.locator(".frame :is(.whole, .everything)")
        if whole.count():  # on a phone some of the land may be out of sight
            pupil.press(whole)
        pupil.press(pupil.place(rest[0]))
        for _ in range(turns(pupil.step, rest[0]).index(rest[1])):
            pupil.add(pupil.page.locator(".tray .turn").last)
    elif word in ("follower", "prophet"):
        pupil.press(pupil.place(f"{laid(pupil.step)} {rest[0]}{'*' * (word == 'prophet')}"))
    elif word == "ark":
        pupil.press(pupil.page.locator(".tray .option").last)
        pupil.press(pupil.place(rest[0]))
    elif word == "enter":
        pupil.press(pupil.place(rest[0]))
    else:
        pupil.press(pupil.page.locator(".prompt .acts .pass"))


def turns(step: Step, cell: str) -> list[str]:
    """In which the tile of the step fits there, as it comes to lie when it is turned on."""
    found = options(Line.read(game("ark"), step.position, 2).now)
    return [words[2] for words in (str(one).split() for one in found) if words[:2] == ["tile", cell]]


def laid(step: Step) -> str:
    """Where the new tile lies."""
    given = re.search(r"Deploy (\S+)", step.position)
    return given[1] if given else step.aim[0].split(" ")[1]


def borabora(pupil: Pupil, words: str) -> None:
    """Dice, and whatever else can be pressed at the table of Bora Bora."""
    gods, deed = borahands.parted(words.split())
    for name in found(pupil, *(deed or ["red"])):
        if not pupil.may_confirm():
            pupil.press(pupil.page.locator(f'[data-place="{name}"][data-may]').first)
    way = pupil.page.locator(f'[data-place="way-{words}"]')
    if gods and has_other_ways(pupil.step, deed, words):
        expect(way).to_be_visible()  # they are loaded when there are any
    if way.count() and way.get_attribute("aria-pressed") != "true":
        pupil.add(way)


def has_other_ways(step: Step, deed: list[str], words: str) -> bool:
    """Whether the same can be done with other gods, or with none."""
    told = map(str, options(Line.read(game("borabora"), step.position, 2).now))
    same = " ".join(["", *deed[1:]])
    return len(deed) > 1 and any(other.endswith(same) for other in told if other != words)


def found(pupil: Pupil, kind: str, *rest: str) -> list[str]:
    """What is pressed for this."""
    if kind == "die":
        return thrown(pupil, *rest)
    if kind in ("collect", "tattoo"):
        return [kind, "-".join((kind, *rest))]
    return borahands.pressed(kind, *rest)


def thrown(pupil: Pupil, face: str, action: str) -> list[str]:
    """A die of the learner, and the tile where it goes."""
    dice = re.search(r"^p1 .*?\bdice ([\d ]+)", pupil.step.position, re.MULTILINE)
    assert dice is not None
    return [f"die-{dice[1].split().index(face)}", action]


HANDS: Final[dict[str, Hands]] = {
    "druids": druids,
    "tigris": tigris,
    "ark": ark,
    "borabora": borabora,
}
