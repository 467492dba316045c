"""Tigris & Euphrates: where the points of a game came from, as its events tell it."""

from collections.abc import Sequence

from ludarium.contract import Gained


def gained(events: Sequence[str]) -> list[Gained]:
    """Points by colour; a treasure has none before the end.  A king stands in where a leader is missing."""
    found = []
    for event in events:
        match event.split(" "):
            case [seat, "gains", n, colour, "for", what, *_]:
                found.append(Gained(int(seat[1:]) - 1, what, int(n), colour))
            case [seat, "takes", "treasure", *cells] if cells.index("leaving"):
                found.append(Gained(int(seat[1:]) - 1, "treasure", cells.index("leaving")))
    return found
