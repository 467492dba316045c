"""What the bots know of Tigris & Euphrates."""

from ludarium.bots.tigris.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
