"""The games that are installed, ours and other people's, by entry point."""

from functools import cache
from importlib.metadata import entry_points

from ludarium.core import Game


class NoSuchGame(KeyError):
    """No installed game has this name."""

    def __str__(self) -> str:
        return f"There is no game {self.args[0]!r}. Installed: {', '.join(names())}."


@cache
def _entries() -> dict[str, object]:
    return {point.name: point for point in sorted(entry_points(group="ludarium.games"))}


def names() -> list[str]:
    """The installed games by name, sorted."""
    return list(_entries())


@cache
def game(name: str) -> Game:
    """The installed game of this name; raises `NoSuchGame`."""
    if name not in _entries():
        raise NoSuchGame(name)
    found: Game = _entries()[name].load()  # type: ignore[attr-defined]
    return found


def games() -> list[Game]:
    """Every installed game."""
    return [game(name) for name in names()]
