"""The positions that come with a game, puzzles and best turns alike, as a call asks for them."""

from collections.abc import Callable
from typing import Any, TypeVar

from ludarium.contract import Game
from ludarium.puzzles.best_turn import BestTurn
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.shipped import Shipped
from ludarium.registry import NoSuchGame, game
from ludarium.server.asking import Asked
from ludarium.table import Refused

T = TypeVar("T", Puzzle, BestTurn)
Brings = Callable[[Game[Any]], Shipped[T] | None]


def all_of(name: str, brings: Brings[T]) -> Shipped[T]:
    """Raises `Refused`."""
    try:
        found = brings(game(name))
    except NoSuchGame:
        found = None
    if found is None:
        raise Refused("not-found")
    return found


def one_of(asked: Asked, brings: Brings[T]) -> T:
    """The one that the address names; raises `Refused`."""
    given = asked.request.path_params
    found = all_of(given["name"], brings).by_id.get(given["id"])
    if found is None:
        raise Refused("not-found")
    return found


def every_one(asked: Asked, brings: Brings[T]) -> Shipped[T]:
    """All of a game; with the `v` of their list they may be kept for ever.  Raises `Refused`."""
    found = all_of(asked.request.path_params["name"], brings)
    asked.for_ever = asked.request.query_params.get("v") == found.version
    return found
