"""What the bots know of Bora Bora."""

from ludarium.bots.borabora.ideas import ideas
from ludarium.bots.borabora.replies import is_calm, reply
from ludarium.bots.borabora.worth import worth

__all__ = ["ideas", "is_calm", "reply", "worth"]
