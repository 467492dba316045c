"""What the browser's tests of The Ark of the Covenant look at comes from the rules.

`LUDARIUM_WRITE=1 pytest tests/games/ark/test_fixtures.py` writes it anew.
"""

import json
import os
import tomllib
from dataclasses import asdict
from pathlib import Path

from ludarium.core import View, options, tree
from ludarium.games.ark import GAME
from ludarium.games.ark.land import Land
from ludarium.look import Look, surveyed

POSITIONS = Path(__file__).with_name("positions.toml")
FILE = Path(__file__).resolve().parents[3] / "client/src/games/ark/positions.json"
PLAYERS = 2


def seen(s: Land) -> View:
    """The view, and with it what follows."""
    view = GAME.view(s, None)
    return view | {"survey": surveyed(GAME, s, view)}


def position(row: View) -> View:
    s = GAME.read(row["position"], PLAYERS, row.get("options", {}))
    look = Look(GAME, GAME.view(s, None), None)
    return {
        "view": seen(s),
        "options": tree(map(str, options(s))),
        "previews": {words: preview(look, words) for words in row.get("try", ())},
        "reasons": {words: reason(look, words) for words in row.get("why", ())},
    }


def preview(look: Look[Land], words: str) -> View:
    after = look.preview(words)
    return {"v": 1, "words": words, "events": [*after.events], "luck": after.luck, "view": seen(after.state)}


def reason(look: Look[Land], words: str) -> View:
    found = look.why_not(words)
    assert found, words
    return asdict(found)


def positions() -> View:
    rows = tomllib.loads(POSITIONS.read_text(encoding="utf-8"))
    return {name: position(row) for name, row in rows.items()}


def written(found: View) -> str:
    """A position a line."""
    lines = [f"{json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_the_browser_is_tested_with_what_the_rules_tell() -> None:
    text = written(positions())
    if os.environ.get("LUDARIUM_WRITE"):
        FILE.write_text(text, encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(text)
