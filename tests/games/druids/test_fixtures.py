"""What the browser's lessons and tests of Druidenwalzer look at comes from the rules.

`LUDARIUM_WRITE=1 pytest tests/games/druids/test_fixtures.py` writes it anew.
"""

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from ludarium.core import Seat, View
from ludarium.games.druids import GAME
from ludarium.look import Look, surveyed
from ludarium.luck import Script
from tests.games.druids.positions import EXAMPLE

CLIENT = Path(__file__).parents[3] / "client/src/games/druids"
SUN = 1

BARE = EXAMPLE.replace("S3 1# 2L", "S3 -").replace("3L 4R\nask", "3L\nask")
RESCUED = BARE.replace("S2 1# 1L", "S2 3L").replace("M4 1# 5L", "M4 1# 2L").replace("2R 3L\nask", "2R\nask")
FIGHTS = EXAMPLE.replace("M4 1# 5L", "M4 1# 3L").replace("S2 1# 1L", "S2 1# 5L")


THREE = EXAMPLE.replace(
    "S1 1# 3R black, S2 1# 1L orange, S3 1# 2L", "S1 lost, S2 - orange, S3 2L black"
).replace("1R 2L 2R 3L 4R\nask", "1R 2L\nask")
REFUSED = ("waltz 4L S1", "jump orange", "clear S2")


def seen(s: Any, seat: Seat | None) -> View:
    view = GAME.view(s, seat)
    return view | {"survey": Look(GAME, view, seat).survey()}


def scene(text: str, words: str, **chosen: str) -> View:
    """What Sun sees, and what it is told when it tries these words."""
    s = GAME.read(text, 2, chosen)
    look = Look(GAME, GAME.view(s, SUN), SUN)
    after = look.preview(words)
    view = GAME.view(after.state, SUN)
    survey = surveyed(GAME, after.state, view)
    preview = {"words": words, "events": after.events, "luck": after.luck, "view": view | {"survey": survey}}
    return {"view": seen(s, SUN), "preview": {"v": 1, **preview}}


def why(text: str, *words: str) -> View:
    """What stands against each."""
    s = GAME.read(text, 2)
    look = Look(GAME, GAME.view(s, SUN), SUN)
    found = {one: look.why_not(one) for one in words}
    return {one: asdict(it) for one, it in found.items() if it}


def told() -> View:
    return {
        "example": scene(EXAMPLE, "waltz 5L S4"),
        "bare": scene(RESCUED, "waltz 4L S4"),
        "refill": scene(EXAMPLE.replace("hand 4L 5L", "hand 5L"), "waltz 5L S4", refill="on_play"),
        "fights": scene(
            FIGHTS.replace("ask p2 TakeTurn", "ring S4, ask p2 NextFight orange black"), "fight black"
        ),
        "jump": scene(EXAMPLE, "jump orange"),
        "three": scene(THREE, "clear S3"),
        "why": {
            "example": why(EXAMPLE, "waltz 4L M1", "waltz 4L SC", "jump S3", "jump M4"),
            "three": why(THREE, *REFUSED),
        },
    }


# The worked example once more, as "how to play" shows it: with tokens, hands and draw piles.
LESSON = """
M1 1# 5R +1, M2 1# 3L black +3, M3 1# 1R purple, M4 1# 3R 5L orange +4
S1 1# 3R black +2, S2 1# 1L orange +1, S3 1# 2L, S4 1# 2R purple +3
moon hand 1L 2R 4R, board 1R 5R, draw 6, unseen 1L 2L 2L 2R 3L 3R 4L 4R 4R 5L
sun hand 3L 5L, board 1L, draw 6, unseen 1R 2L 2R 3R 4L 4L 4R 4R 5L 5R
ask p2 TakeTurn
"""
LOST = (
    LESSON.replace("M1 1# 5R +1", "M1 1# 5R purple +1")
    .replace("M3 1# 1R purple", "M3 lost")
    .replace("board 1R 5R", "board 1# 1R 1R 5R")
    .replace("board 1L", "board 1L 5R")
)


def lessons() -> View:
    """Before the dance and after it, what happens in between, and a lost tree, as a spectator sees them."""
    s = GAME.read(LESSON, 2)
    before, s.news = seen(s, None), []
    GAME.play(s, "waltz 5L S4", Script(["4R"]))
    events = [news.text for news in s.news]
    return {
        "before": before,
        "events": events,
        "after": seen(s, None),
        "lost": seen(GAME.read(LOST, 2), None),
    }


@pytest.mark.parametrize(("name", "found"), [("told", told), ("lessons", lessons)])
def test_the_browser_looks_at_what_the_rules_say(name: str, found: Callable[[], View]) -> None:
    file, text = CLIENT / f"{name}.json", json.dumps(found(), separators=(",", ":")) + "\n"
    if os.environ.get("LUDARIUM_WRITE"):
        file.write_text(text, encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(text)
