"""The Ark of the Covenant: where the points of a game came from, as its events tell it."""

from collections.abc import Sequence

from ludarium.contract import Gained


def gained(events: Sequence[str]) -> list[Gained]:
    """Each score belongs to what was announced before it, or to the way of the Ark."""
    found, source = list[Gained](), ""
    for event in events:
        match event.split(" "):
            case ["complete" | "incomplete", what, *_]:
                source = what
            case ["field", *_]:
                source = "field"
            case [seat, "scores", n, "at", _]:
                found.append(Gained(int(seat[1:]) - 1, "ark", int(n)))
            case [seat, "scores", n, "doubled"]:
                found += [Gained(int(seat[1:]) - 1, half, int(n) // 2) for half in (source, "prophet")]
            case [seat, "scores", n]:
                found.append(Gained(int(seat[1:]) - 1, source, int(n)))
    return found
