"""Games as tables: one row a game and one row a decision, in files of Parquet that tell what they hold.

`write` plays games of bots and writes them down, `check` replays and verifies them.  A folder has a file for
every 1,000 games in `games/` and another in `decisions/`, so `pyarrow.parquet.read_table(folder / "games")`
reads them all.  Needs pyarrow, which `ludarium[research]` brings.
"""

from ludarium.research.dataset.checking import Checked, check
from ludarium.research.dataset.files import BadData, about
from ludarium.research.dataset.people import Gathered, write_games
from ludarium.research.dataset.play import Plan
from ludarium.research.dataset.schema import DECISIONS, GAMES, LEGAL, POSITIONS, REVIEW, Column
from ludarium.research.dataset.writing import write

__all__ = [
    "DECISIONS",
    "GAMES",
    "LEGAL",
    "POSITIONS",
    "REVIEW",
    "BadData",
    "Checked",
    "Column",
    "Gathered",
    "Plan",
    "about",
    "check",
    "write",
    "write_games",
]
