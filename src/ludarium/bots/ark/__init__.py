"""What the bots know of The Ark of the Covenant."""

from ludarium.bots.ark.ideas import ideas
from ludarium.bots.ark.weights import WEIGHTS
from ludarium.bots.ark.worth import is_calm, worth

__all__ = ["WEIGHTS", "ideas", "is_calm", "worth"]
