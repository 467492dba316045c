"""Hands at the table of Tigris & Euphrates: they give any answer through the page."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.keyboard import type_on
from tests.browser.visitor import Json, Visitor, saying

TILE = {"red": "temple", "black": "settlement", "blue": "farm", "green": "market"}
LEADER = {"red": "priest", "black": "king", "blue": "farmer", "green": "trader"}
WARS = {"red": "priests", "black": "kings", "blue": "farmers", "green": "traders"}


def told(person: Visitor) -> Json:
    """The latest truth: the view, what is asked, the options."""
    said = map(json.loads, reversed(person.frames))
    return next(message for message in said if message["t"] in ("told", "entry"))


def answer(person: Visitor, words: str) -> None:
    """Put this answer together, and give it."""
    version = person.version
    match words.split():
        case ["commit", number]:
            commit(person, int(number))
        case answered:
            put_together(person, answered)
            person.press(person.button("Confirm"))
    person.wait_for_version(version + 1)


def put_together(person: Visitor, words: list[str]) -> None:
    match words:
        case ["tile", colour, cell]:
            person.press(tiles(person, colour).first)
            person.press(space(person, cell))
        case ["leader", colour, cell]:
            person.press(leader(person, colour))
            person.press(space(person, cell))
        case ["swap", _, *colours]:
            swap(person, colours)
        case ["build" | "leave", *_]:
            person.press(option(person, words))
        case ["war", colour]:
            person.press(person.page.locator(".option").filter(has_text=saying(f"War of the {WARS[colour]}")))
        case ["decline"]:
            person.press(person.button("Do not build"))
        case ["pass"]:
            person.press(person.button("End turn"))
        case _:
            raise AssertionError(f"these hands do not know how to: {words}")


def tiles(person: Visitor, colour: str) -> Locator:
    """Behind the screen, of this colour."""
    return person.page.locator(".tray .tiles").get_by_role("button", name=TILE[colour])


def leader(person: Visitor, colour: str) -> Locator:
    return person.page.locator(".tray .leaders").get_by_role("button", name=LEADER[colour])


def space(person: Visitor, cell: str) -> Locator:
    return person.page.locator(f'[role=gridcell][data-place="{cell}"]')


def swap(person: Visitor, colours: list[str]) -> None:
    person.press(person.button("Swap"))
    for colour in dict.fromkeys(colours):
        for n in range(colours.count(colour)):
            add(person, tiles(person, colour).nth(n))


def add(person: Visitor, target: Locator) -> None:
    """To what could be confirmed already, so by keys it takes Space."""
    if person.press is type_on:
        type_on(target, "Space")
    else:
        person.press(target)


def option(person: Visitor, words: list[str]) -> Locator:
    """The button of one among a few, in the order of the options."""
    kind, *rest = words
    return person.page.locator(".option").nth(paths(told(person)["options"][kind]).index(rest))


def paths(tree: dict[str, Any]) -> list[list[str]]:
    return [[word, *rest] for word, below in tree.items() for rest in (paths(below) or [[]])]


def commit(person: Visitor, number: int) -> None:
    commits = person.page.get_by_role("button", name=re.compile("^Commit"))
    expect(commits).to_have_text("Commit none")
    for _ in range(number):
        person.press(person.button("One tile more"))
    person.press(commits)


def swapping(person: Visitor) -> str:
    """An answer that brings the end nearer: all tiles go, and nothing is fought for."""
    options = told(person)["options"]
    if "swap" in options:
        number = max(options["swap"], key=int)
        return " ".join(["swap", number, *paths(options["swap"][number])[0]])
    if "decline" in options:
        return "decline"
    kind = next(iter(options))
    return " ".join([kind, *paths(options[kind])[0]])
