"""What the bots know of The Ark of the Covenant."""

from typing import Final

from ludarium.bots.ark.ideas import ideas
from ludarium.bots.ark.worth import is_calm, worth

__all__ = ["CURIOSITY", "ideas", "is_calm", "worth"]

CURIOSITY: Final = 0.05  # a point is worth so little, early in the game
