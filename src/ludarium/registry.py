"""The games that are installed, ours and other people's, by entry point."""

from typing import Any, Final

from ludarium.contract import PAST_VERSION, Game
from ludarium.installed import Installed


class NoSuchGame(KeyError):
    """No installed game has this name."""

    def __str__(self) -> str:
        return f"There is no game {self.args[0]!r}. Installed: {', '.join(names())}."


def names() -> list[str]:
    """The installed games by name, sorted."""
    return [found.name for found in games()]


def game(name: str) -> Game[Any]:
    """The installed game of this name, or past rules of one: `tigris@2`.  Raises `NoSuchGame`."""
    found = GAMES.find(name) or PAST.find(name)
    if found is None:
        raise NoSuchGame(name)
    return found


def called(name: str, version: int) -> str:
    """The name by which `game` gives these rules: `tigris` those of today, `tigris@2` past ones."""
    return name if version_of(name) == version else f"{name}{PAST_VERSION}{version}"


def version_of(name: str) -> int:
    """Of the rules of today; 0 if no such game is installed."""
    found = GAMES.find(name)
    return found.version if found else 0


def plays(name: str, version: int) -> bool:
    """Whether these rules are installed, be they of today or past."""
    return called(name, version) in GAMES.points or PAST.find(called(name, version)) is not None


def games() -> list[Game[Any]]:
    """Every installed game."""
    return [found for name in sorted(GAMES.points) if (found := GAMES.find(name))]


def _is_called_otherwise(name: str, found: Game[Any]) -> str | None:
    if found.name == name:
        return None
    return f"the game calls itself {found.name!r}, and records would not find it"


def _is_of_another_version(name: str, found: Game[Any]) -> str | None:
    version = name.rpartition(PAST_VERSION)[2]
    if str(found.version) == version:
        return _is_called_otherwise(name, found)
    return f"its version is {found.version}, and tables of version {version} would not find it"


GAMES: Final[Installed[Game[Any]]] = Installed("games", "game", Game, _is_called_otherwise)
PAST: Final[Installed[Game[Any]]] = Installed("games.past", "game", Game, _is_of_another_version)
