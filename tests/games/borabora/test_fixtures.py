"""What the browser's tests of Bora Bora look at comes from the rules: every question once, and how games end.

`LUDARIUM_WRITE=1 pytest tests/games/borabora/test_fixtures.py` writes it anew.
"""

import json
import os
import re
from pathlib import Path
from typing import Any

from ludarium.core import Seat, View, options, tree
from ludarium.games.borabora import GAME
from ludarium.look import Look
from tests.games.borabora.play import random_game

FILE = Path(__file__).parents[3] / "client/src/games/borabora/played.json"
GAMES = 3  # for each number of players
FINALS = 3


def seen(s: Any, seat: Seat | None) -> View:
    """As a client holds it: what follows from a view goes along with it."""
    view = GAME.view(s, seat)
    return view | {"survey": Look(GAME, view, seat).survey()}


def asked(s: Any) -> View:
    """A question with its options, and what follows from the one in the middle."""
    seat, found = s.asks[-1].seat, [str(a) for a in options(s)]
    view, words = seen(s, seat), found[len(found) // 2]
    look = Look(GAME, GAME.view(s, seat), seat)
    after = look.preview(words)
    then = {} if after.luck else seen(after.state, seat)
    return {
        "question": type(s.asks[-1]).__name__,
        "seat": seat,
        "view": view,
        "options": tree(found),
        "preview": {
            "words": words,
            "events": list(after.events),
            "luck": after.luck,
            "after": {key: value for key, value in then.items() if view[key] != value},
        },
    }


def pattern(event: str) -> str:
    """Events of one pattern have one line of the log."""
    return re.sub(r"\d+|\b(blue|white|red|green|yellow|sand|wood|stone|card|pair|tile)\b", "#", event)


def played() -> View:
    most: dict[str, int] = {}  # options, by kind of question
    questions: dict[str, View] = {}
    events: dict[str, str] = {}
    finals = []
    for players in GAME.seats:
        for seed in range(GAMES):
            for s, news, _ in random_game(players, 100 + seed):
                kind = type(s.asks[-1]).__name__ if s.asks else ""
                if len(options(s)) > most.get(kind, 1):
                    most[kind], questions[kind] = len(options(s)), asked(s)
                events |= {pattern(one.text): one.text for one in news}
            if seed < FINALS // 3:
                finals.append({"view": seen(s, None), "scores": [score for score, _ in s.scores()]})
    return {"questions": list(questions.values()), "events": sorted(events.values()), "finals": finals}


def test_the_browser_is_tested_with_what_the_rules_say() -> None:
    text = json.dumps(played(), separators=(",", ":")) + "\n"
    if os.environ.get("LUDARIUM_WRITE"):
        FILE.write_text(text, encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(text)
