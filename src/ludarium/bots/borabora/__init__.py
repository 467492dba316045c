"""What the bots know of Bora Bora."""

from ludarium.bots.borabora.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
