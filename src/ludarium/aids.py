"""Aids: what makes a game easier than it is on a table of wood, and what a table may be played without.

Whoever may not have an aid is not told what it shows.  A game says where that stands in what is told of it:

>>> spared({"bag": 3, "hands": {"a": {"left": 1, "own": 2}}}, ["bag", "hands.*.left"])
{'hands': {'a': {'own': 2}}}
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, get_args

Aid = Literal["overlays", "projections", "previews", "counts", "hints", "analysis"]
Aids = tuple[Aid, ...]  # each once, in the order of `AIDS`

AIDS: Final[Aids] = get_args(Aid)
EACH: Final = "*"  # in a path: whatever the key


def in_order(wanted: Iterable[str]) -> Aids:
    """These aids, each once; raises `ValueError` if there is no such aid."""
    names = set(wanted)
    if unknown := names.difference(AIDS):
        raise ValueError(f"{min(unknown)!r} is no aid: {', '.join(AIDS)}")
    return tuple(aid for aid in AIDS if aid in names)


def spared(told: Any, paths: Iterable[str]) -> Any:
    """The same without what stands at these paths; what was told stays as it is."""
    for path in paths:
        told = _without(told, path.split("."))
    return told


def _without(told: Any, path: Sequence[str]) -> Any:
    if isinstance(told, list) and path[0] == EACH:
        return [_without(one, path[1:]) for one in told]
    if not isinstance(told, dict):
        return told
    key, *rest = path
    if not rest:
        return {name: value for name, value in told.items() if name != key}
    return {name: _without(value, rest) if key in (EACH, name) else value for name, value in told.items()}
