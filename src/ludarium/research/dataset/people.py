"""Games that people played, as a data set like any other, in which they are numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludarium.bots.arena import Entrant
from ludarium.record import Record
from ludarium.registry import game as find_game
from ludarium.research.dataset.files import A_FILE, BadData, pair, store
from ludarium.research.dataset.play import SOFTWARE
from ludarium.research.dataset.rows import Played, tables

Game = tuple[Record, Sequence[tuple[str, float]]]


@dataclass(frozen=True)
class Gathered:
    """Games of people, and what is written of them; `asked` is what else the decisions tell (`schema.py`)."""

    game: str
    licence: str
    asked: tuple[str, ...] = ()

    @property
    def made_by(self) -> str:
        """As the files tell it."""
        return f"people at a table of ludarium {SOFTWARE}"

    def settings(self) -> dict[str, Any]:
        """As the files tell it."""
        return {
            "game": self.game,
            "rules": find_game(self.game).version,
            "asked": list(self.asked),
            "licence": self.licence,
        }


def write_games(source: Gathered, folder: Path, games: Sequence[Game]) -> None:
    """Each with who had its seats: a name and the seconds for an answer.

    Raises `BadData` if there is a data set in this folder, for people may have changed their minds since.
    """
    if any((folder / name).exists() for name in ("games", "decisions")):
        raise BadData(f"{folder} holds a data set already")
    for first in range(0, len(games), A_FILE):
        some = enumerate(games[first : first + A_FILE], first)
        made = [tables(played(number, *one), source.asked) for number, one in some]
        files = pair(folder, first // A_FILE)
        store(files.decisions, source, "decisions", [decisions for _, decisions in made])
        store(files.games, source, "games", [game for game, _ in made])


def played(number: int, record: Record, seated: Sequence[tuple[str, float]]) -> Played:
    """Every game is a deal of its own."""
    return Played(number, number, tuple(Entrant(name, seconds) for name, seconds in seated), record)
