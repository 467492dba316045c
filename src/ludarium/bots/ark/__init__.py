"""What the bots know of The Ark of the Covenant."""

from typing import Final

from ludarium.bots.ark.ideas import ideas
from ludarium.bots.ark.weights import WEIGHTS
from ludarium.bots.ark.worth import is_calm, worth

__all__ = ["NOVICE", "STEADY", "WEIGHTS", "ideas", "is_calm", "worth"]

# One tile fits in few places, and who overlooks the right one loses much.
NOVICE: Final = 0.5
STEADY: Final = 0.7
