"""The games that are installed, ours and other people's, by entry point."""

from typing import Any, Final

from ludarium.contract import Game
from ludarium.installed import Installed


class NoSuchGame(KeyError):
    """No installed game has this name."""

    def __str__(self) -> str:
        return f"There is no game {self.args[0]!r}. Installed: {', '.join(names())}."


def names() -> list[str]:
    """The installed games by name, sorted."""
    return [found.name for found in games()]


def game(name: str) -> Game[Any]:
    """The installed game of this name; raises `NoSuchGame`."""
    found = GAMES.find(name)
    if found is None:
        raise NoSuchGame(name)
    return found


def games() -> list[Game[Any]]:
    """Every installed game."""
    return [found for name in sorted(GAMES.points) if (found := GAMES.find(name))]


def _is_called_otherwise(name: str, found: Game[Any]) -> str | None:
    if found.name == name:
        return None
    return f"the game calls itself {found.name!r}, and records would not find it"


GAMES: Final[Installed[Game[Any]]] = Installed("games", "game", Game, _is_called_otherwise)
