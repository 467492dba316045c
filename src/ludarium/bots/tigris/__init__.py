"""What the bots know of Tigris & Euphrates."""

from typing import Final

from ludarium.bots.tigris.ideas import ideas
from ludarium.bots.tigris.replies import is_calm, reply
from ludarium.bots.tigris.weights import worth

__all__ = ["CURIOSITY", "ideas", "is_calm", "reply", "worth"]

CURIOSITY: Final = 0.01  # one action of dozens in a game changes little
