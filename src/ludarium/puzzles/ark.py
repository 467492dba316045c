"""The Ark of the Covenant: the turn with the last tile.  Nothing is hidden there, and nothing is drawn."""

from typing import Final

from ludarium.core import Seat
from ludarium.games.ark.land import Land
from ludarium.puzzles.ending import Ending


def no_tile_is_left(s: Land, seat: Seat) -> bool:
    return not s.bag


def nothing_is_hidden(s: Land, seat: Seat) -> None:
    pass


ENDING: Final = Ending({"PlaceTile": 5, "Deploy": 4}, frozenset(), no_tile_is_left, nothing_is_hidden)
