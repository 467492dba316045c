"""Druidenwalzer: what the trees were won by, as the events tell it."""

from collections.abc import Sequence

from ludarium.contract import Gained
from ludarium.games.druids.places import NAME, OWNER


def gained(events: Sequence[str]) -> list[Gained]:
    """A lost tree is a point for the other cult."""
    found = []
    for event in events:
        match event.split(" "):
            case ["lost", tree, how]:
                found.append(Gained(1 - OWNER[NAME.index(tree)], how, 1))
    return found
