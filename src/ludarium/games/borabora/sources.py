"""Bora Bora: where the points of a game came from, as its events tell it."""

from collections.abc import Sequence

from ludarium.contract import Gained
from ludarium.games.borabora.scoring import BONUSES


def gained(events: Sequence[str]) -> list[Gained]:
    found = []
    for event in events:
        match event.split(" ", 3):
            case [seat, "scores", n, why]:
                found.append(Gained(int(seat[1:]) - 1, source(why), int(n)))
    return found


def source(why: str) -> str:
    """What the end brings for a thing stands with what the game brought for it."""
    return "bonus" if why in BONUSES else SOURCE.get(why, why)


SOURCE = {"held fish": "fish", "fishing": "fish", "god tiles": "god"}
