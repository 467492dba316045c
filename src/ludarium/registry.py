"""The games that are installed, ours and other people's, by entry point.

Whatever is wrong with somebody's game, it alone is left out, and a line of the log says which and why.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ludarium.contract import Game

OURS: Final = "ludarium"

logger = logging.getLogger(__name__)


class NoSuchGame(KeyError):
    """No installed game has this name."""

    def __str__(self) -> str:
        return f"There is no game {self.args[0]!r}. Installed: {', '.join(names())}."


def names() -> list[str]:
    """The installed games by name, sorted."""
    return [found.name for found in games()]


def game(name: str) -> Game[Any]:
    """The installed game of this name; raises `NoSuchGame`."""
    found = _loaded(name)
    if found is None:
        raise NoSuchGame(name)
    return found


def games() -> list[Game[Any]]:
    """Every installed game."""
    return [found for name in sorted(_points()) if (found := _loaded(name))]


@cache
def _points() -> dict[str, EntryPoint]:
    """By name; of two games of one name it is ours."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group="ludarium.games"), key=lambda point: _from(point) != OURS):
        taken = found.setdefault(point.name, point)
        if taken.value != point.value:
            _leave_out(point, f"{_from(taken)} has a game of this name already")
    return found


@cache
def _loaded(name: str) -> Game[Any] | None:
    """None if there is none, or none that can be played."""
    point = _points().get(name)
    if point is None:
        return None
    try:
        found = point.load()
    except Exception as error:  # whatever happens while somebody's modules are imported
        _leave_out(point, f"{type(error).__name__}: {error}")
        return None
    if not isinstance(found, Game):
        _leave_out(point, f"{point.value} is not a Game")
    elif found.name != name:
        _leave_out(point, f"the game calls itself {found.name!r}, and records would not find it")
    else:
        return found
    return None


def _from(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "nobody"


def _leave_out(point: EntryPoint, why: str) -> None:
    logger.warning("The game %r of the package %r is left out: %s.", point.name, _from(point), why)
