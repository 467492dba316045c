"""The knowledge that is installed, ours and other people's, by entry point."""

from typing import Any, Final

from ludarium.bots.knowledge import UNKNOWN, Knowledge
from ludarium.bots.weights import BadWeights, Weights
from ludarium.installed import Installed

KNOWN: Final[Installed[Knowledge[Any]]] = Installed("knowledge", "knowledge", Knowledge)


def knowledge_of(game_name: str) -> Knowledge[Any]:
    """What is known of this game; `UNKNOWN` if nobody brings anything that can be used."""
    return KNOWN.find(game_name) or UNKNOWN


def weighed(game_name: str, weights: Weights) -> Knowledge[Any]:
    """The same with these weights; raises `BadWeights`."""
    found = knowledge_of(game_name)
    if not found.weights:
        raise BadWeights(f"there are no weights of {game_name}")
    return found.with_weights(weights)
