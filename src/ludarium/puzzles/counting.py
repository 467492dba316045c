"""What somebody's turn has brought, as plain data: for the processes that follow the rules for a server."""

from typing import Any

from ludarium.core import Illegal
from ludarium.puzzles.trying import Over, played
from ludarium.registry import game

Json = dict[str, Any]


def counted(turn: Json) -> Json:
    """What its `words` bring in its `position`, and whether it is over; or that there is no such turn."""
    it = game(turn["game"])
    try:
        here = played(it, it.read(turn["position"], turn["players"]), turn["words"])
    except (Illegal, Over):
        return {"none": True}
    return {"points": here.points, "over": here.over}
