"""The bot that answers anything with equal chance: a measure for all the others."""

from typing import Any

from ludarium.contract import Game
from ludarium.core import View, sample
from ludarium.luck import Luck


class Random:
    """Uniform over the options, which are the same in every world that the view could be of."""

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """The words of any option."""
        return str(sample(game.imagine(view, luck), luck))
