"""All twelve people on both sides, one, two and three alike, and doubled (rules.md §3.2, §7)."""

from typing import Any

import pytest

from ludarium import Luck, apply, options
from ludarium.core import find
from ludarium.games.borabora import GAME
from tests.games.borabora.play import board_of

# With one, two and three tiles; then the same with Green, where None is no more than without.
STRENGTH: dict[str, list[int | None]] = {
    "hike": [2, 4, 6, 4, 6, None],
    "canoe": [2, 4, 6, 4, 6, None],
    "woman_mate": [3, 6, 6, 6, None, None],
    "man_mate": [3, 6, 6, 6, None, None],
    "build": [3, 6, 6, 6, None, None],
    "material": [1, 2, 3, 2, 4, 6],
    "move_hut": [1, 2, 3, 2, 4, 6],
    "invocation": [2, 4, 6, 4, 8, 12],
    "prayer": [1, 2, 3, 2, 4, 6],
    "offering": [1, 2, 3, 2, 4, 6],
    "tattoo": [1, 2, 3, 2, 4, 6],
    "shells": [1, 2, 3, 2, 4, 6],
}
# What is asked then; the strength is the last word.
ASKED = {
    "hike": "Expand land",
    "canoe": "Expand water",
    "woman_mate": "TakePerson woman",
    "man_mate": "TakePerson man",
    "build": "Build",
    "material": "Gather",
    "move_hut": "MoveHuts",
    "prayer": "Pray",
}
GAINED = {"invocation": "score", "offering": "offerings", "tattoo": "steps", "shells": "shells"}
GROUPS = [(sex, kind) for sex in ("woman", "man") for kind in STRENGTH]


def position(sex: str, kind: str, n: int) -> Any:
    """Phase B with so many of them, and everything at hand that anybody could need."""
    people = " ".join(f"{sex[0]}-{kind}-{marks}" for marks in range(1, n + 1))
    other = "shells" if kind != "shells" else "hike"
    text = f"""
        phase people
        map cm p1 / cp p1
        women w-{other}-1
        men m-{other}-1
        p1 people {people}; huts 6+4; ritual r1 r2; gods 1"""
    return GAME.read(text, 2, {})


def use(s: Any, words: str) -> None:
    s.news = []
    apply(s, find(s, words), Luck(1))


def check_effect(s: Any, before: Any, kind: str, strength: int | None) -> None:
    view, was = GAME.view(s, 0), GAME.view(before, 0)
    if kind in GAINED:
        gained = board_of(view, 0)[GAINED[kind]] - board_of(was, 0)[GAINED[kind]]
        assert (gained, view["ask"]["question"]) == (strength, "UsePeople")
    else:
        _, question, *fields = view["ask"].values()
        assert " ".join(map(str, [question, *fields])) == f"{ASKED[kind]} {strength}"


@pytest.mark.parametrize(("sex", "kind"), GROUPS)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_group(sex: str, kind: str, n: int) -> None:
    s = position(sex, kind, n)
    before = s.copy()
    use(s, f"use {sex} {kind}")
    strength = STRENGTH[kind][n - 1]
    assert s.news[0].text == f"p1 uses {sex} {kind} {strength}"
    check_effect(s, before, kind, strength)
    assert GAME.view(s, 0)["used"] == [f"{sex[0]}-{kind}"]


@pytest.mark.parametrize(("sex", "kind"), GROUPS)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_group_doubled(sex: str, kind: str, n: int) -> None:
    s = position(sex, kind, n)
    before = s.copy()
    words, strength = f"green tile double {sex} {kind}", STRENGTH[kind][n + 2]
    assert (words in map(str, options(s))) == (strength is not None)
    if strength is not None:
        use(s, words)
        assert [news.text for news in s.news[:2]] == [
            "p1 calls green tile",
            f"p1 uses {sex} {kind} {strength}",
        ]
        check_effect(s, before, kind, strength)
