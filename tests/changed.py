"""Pebbles with a part of it changed, to see what somebody would notice."""

from typing import Any

from ludarium.contract import Game
from tests.pebbles.pebbles import GAME


def but(**parts: Any) -> Game[Any]:
    """Pebbles, but with these parts."""
    whole: dict[str, Any] = dict(
        name=GAME.name,
        title=GAME.title,
        version=GAME.version,
        seats=GAME.seats,
        state=GAME.state,
        questions=GAME.questions,
        setup=GAME.setup,
        view=GAME.view,
        build=GAME.build,
        deal=GAME.deal,
        options=GAME.options,
    )
    return Game(**whole | parts)
