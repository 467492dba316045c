"""What the bots know of The Ark of the Covenant."""

from ludarium.bots.ark.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
