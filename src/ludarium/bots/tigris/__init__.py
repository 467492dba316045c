"""What the bots know of Tigris & Euphrates."""

from ludarium.bots.tigris.ideas import ideas
from ludarium.bots.tigris.replies import is_calm, reply
from ludarium.bots.tigris.weights import WEIGHTS, worth

__all__ = ["WEIGHTS", "ideas", "is_calm", "reply", "worth"]
