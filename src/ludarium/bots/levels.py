"""The four levels of a game: from who overlooks most to who thinks longest."""

from dataclasses import dataclass
from typing import Any, Final

from ludarium.bots.greedy import Greedy
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.known import knowledge_of
from ludarium.contract import Game
from ludarium.core import View
from ludarium.luck import Luck


class Novice:
    """Looks one decision ahead, and overlooks most of what it could do."""

    def __init__(self, knowledge: Knowledge[Any] | None = None) -> None:
        self.knowledge = knowledge

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """What `greedy` would answer, of what it notices."""
        known = self.knowledge or knowledge_of(game.name)
        return Greedy(known.novice, known).choose(game, view, seconds, luck)


class Steady:
    """Looks one decision ahead, and overlooks something now and then."""

    def __init__(self, knowledge: Knowledge[Any] | None = None) -> None:
        self.knowledge = knowledge

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        """What `greedy` would answer, of what it notices."""
        known = self.knowledge or knowledge_of(game.name)
        return Greedy(known.steady, known).choose(game, view, seconds, luck)


@dataclass(frozen=True)
class Level:
    """A bot by its name, and the seconds that it thinks at most."""

    bot: str
    seconds: float


# From the weakest to the strongest.  The client offers the same.
LEVELS: Final = [Level("novice", 0.5), Level("steady", 0.5), Level("strong", 0.5), Level("master", 2.0)]
