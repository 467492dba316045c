"""A board that somebody sets up, as plain data: its text, what lies where, what is left, what is wrong."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from ludarium.contract import Game
from ludarium.core import BadOption, BadPlayers, BadPosition, View
from ludarium.editing import Editing, Slot
from ludarium.lining import BadLine, answer
from ludarium.registry import NoSuchGame, game

Json = dict[str, Any]
QUOTED: Final = re.compile(r"'([^']+)'")
WORD: Final = re.compile(r"[\w,.*#-]+")


class NotEdited(ValueError):
    """Positions of this game cannot be set up piece by piece."""


def set_up(given: Json) -> Json:
    """What is known of the board with this `position`, after `slot` has come to hold this, if one is named.

    Without a position it is next to empty.  Raises `BadLine` for what no position can mend, and if the slot
    cannot hold that.
    """
    try:
        it = game(given["game"])
        it.must_seat(given["players"])
        options = it.settle(given["options"])
    except (NoSuchGame, BadPlayers, BadOption) as error:
        raise BadLine(0, error) from error
    if it.editing is None:
        raise BadLine(0, NotEdited(f"boards of {it.title} are set up by their text alone"))
    text = given["position"]
    if text is None:
        text = it.editing.empty(given["players"])
    try:
        view = it.parse(text, given["players"], options)
    except BadPosition as error:
        return {"position": text, "wrong": wrong(error, text, []), "told": None} | NOTHING
    if given["slot"] is not None:
        try:
            it.editing.put(view, given["slot"], given["holds"])
            text = it.text(view)
            view = it.parse(text, given["players"], options)
        except BadPosition as error:
            raise BadLine(0, error) from error
    return looked_at(it, it.editing, given, text, view)


NOTHING: Final[Json] = {"slots": [], "kinds": {}, "left": {}}


def looked_at(it: Game[Any], editing: Editing, given: Json, text: str, view: View) -> Json:
    slots = editing.slots(view)
    line = {"game": it.name, "players": given["players"], "options": given["options"], "seed": ""}
    base = {"position": text, "record": None, "at": 0}
    bad, told = None, None
    try:
        it.build(view)
        told = answer(line | {"base": base, "moves": [], "eyes": "all", "since": 0}, "told", "")
    except BadPosition as error:
        bad = wrong(error, text, slots)
    return {
        "position": text,
        "wrong": bad,
        "told": told,
        "slots": [_slot(one) for one in slots],
        "kinds": {kind: list(pieces) for kind, pieces in editing.kinds(view).items()},
        "left": editing.stock(view, slots),
    }


def _slot(one: Slot) -> Json:
    found = {"name": one.name, "kind": one.kind, "at": one.at, "holds": one.read()}
    return found | {"least": one.least, "most": one.most}


def wrong(error: BadPosition, text: str, slots: Sequence[Slot]) -> Json:
    """Which part of the position it is, in its words, and in which line of the text that stands."""
    why = str(error)
    part = error.part or named_in(why, slots)
    words = [*QUOTED.findall(why), *([part.split(" ")[0]] if part else [])]
    lines = text.splitlines()
    found = [n for word in words for n, line in enumerate(lines) if word in line]
    return {"part": part, "line": found[0] + 1 if found else None, "why": why}


def named_in(why: str, slots: Sequence[Slot]) -> str:
    """The slot, or what slots belong to, that the message speaks of."""
    known = dict.fromkeys([one.name for one in slots] + [one.name.split(" ")[0] for one in slots])
    spoken = WORD.findall(why)
    pairs = [" ".join(pair) for pair in pairwise(spoken)]
    return next((one for one in [*pairs, *spoken] if one in known), "")
