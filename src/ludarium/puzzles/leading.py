"""Which answers to one question lead to the same position."""

from typing import Any, Final

from ludarium.contract import Game
from ludarium.core import after
from ludarium.luck import Luck

FATES: Final = 2  # two answers that luck makes equal once are not the same


class Leading:
    """Where the answers of this position lead, each followed once."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game, self.state = game, state
        self.known: dict[str, list[str]] = {}

    def same(self, one: str, other: str) -> bool:
        return self._followed(one) == self._followed(other)

    def _followed(self, words: str) -> list[str]:
        if words not in self.known:
            answer = self.game.choose(self.state, words)
            ends = [after(self.state, answer, Luck(fate)) for fate in range(FATES)]
            self.known[words] = [self.game.write(end) for end in ends]
        return self.known[words]
