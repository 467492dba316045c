"""What the browser's lessons and tests of Tigris & Euphrates begin with comes from the rules.

`LUDARIUM_WRITE=1 pytest tests/games/tigris/test_fixtures.py` writes it anew.
"""

import json
import os
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from ludarium.core import Seat, View, asked
from ludarium.games.tigris import GAME
from ludarium.look import Look

POSITIONS = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))
CLIENT = Path(__file__).parents[3] / "client/src/games/tigris"


def seen(s: Any, seat: Seat | None) -> View:
    """As a client holds it: what follows from a view goes along with it."""
    view = GAME.view(s, seat)
    return view | {"survey": Look(GAME, view, seat).survey()}


def lessons() -> View:
    return {name: seen(GAME.read(text, 4), None) for name, text in POSITIONS["lessons"].items()}


def positions() -> View:
    return {name: position(row) for name, row in POSITIONS["positions"].items()}


def position(row: View) -> View:
    """As whoever is asked is told, with the answers to what is tried and to why something cannot be done."""
    s = GAME.read(row["position"], row.get("players", 3), row.get("options", {}))
    seat = asked(s)
    look = Look(GAME, GAME.view(s, seat), seat)
    return {
        "view": seen(s, seat),
        "effects": effects(look) if row.get("effects") else None,
        "tries": {words: tried(look, words, seat) for words in row.get("try", ())},
        "reasons": {words: reason(look, words) for words in row.get("why", ())},
    }


def effects(look: Look[Any]) -> View:
    found = look.effects()
    told = [{"events": one.events} for one in found.effects]
    return {"v": 1, "options": found.tree(), "effects": told, "asked": []}


def tried(look: Look[Any], words: str, seat: Seat | None) -> View:
    after = look.preview(words)
    return {
        "v": 1,
        "words": words,
        "events": after.events,
        "view": seen(after.state, seat),
        "luck": after.luck,
    }


def reason(look: Look[Any], words: str) -> View:
    found = look.why_not(words)
    assert found is not None, words
    return asdict(found)


@pytest.mark.parametrize(("name", "told"), [("lessons", lessons), ("positions", positions)])
def test_the_browser_begins_with_what_the_rules_say(name: str, told: Any) -> None:
    file = CLIENT / f"{name}.json"
    text = json.dumps(told(), separators=(",", ":")) + "\n"
    if os.environ.get("LUDARIUM_WRITE"):
        file.write_text(text, encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(text)
