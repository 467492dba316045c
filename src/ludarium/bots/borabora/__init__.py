"""What the bots know of Bora Bora."""

from typing import Final

from ludarium.bots.borabora.ideas import ideas
from ludarium.bots.borabora.replies import is_calm, reply
from ludarium.bots.borabora.weights import WEIGHTS
from ludarium.bots.borabora.worth import worth

__all__ = ["NOVICE", "STEADY", "WEIGHTS", "ideas", "is_calm", "reply", "worth"]

# Whoever overlooks how a die or a task is used well loses the round.
NOVICE: Final = 0.3
STEADY: Final = 0.7
