"""Ludarium: modern board games to play and to study.

>>> from ludarium import Luck, game, options
>>> druids, luck = game("druids"), Luck(7)
>>> state = druids.start(2, luck=luck)
>>> print(options(state)[0])
place orange M1
>>> druids.play(state, "place orange M1", luck)
"""

import ludarium.games  # noqa: F401 - first: whenever it comes, it takes the name of the function below
from ludarium.contract import Game, Option
from ludarium.core import Illegal, News, Seat, after, apply, asked, find, options, playout, ranking
from ludarium.line import Line
from ludarium.luck import EVERYONE, NOBODY, Luck, Outcome, Script, Sealed
from ludarium.proof import Proof, verify
from ludarium.record import Record
from ludarium.registry import game, games
from ludarium.table import Refused, Table

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Game",
    "Illegal",
    "Line",
    "Luck",
    "News",
    "Option",
    "Outcome",
    "Proof",
    "Record",
    "Refused",
    "Script",
    "Sealed",
    "Seat",
    "Table",
    "after",
    "apply",
    "asked",
    "find",
    "game",
    "games",
    "options",
    "playout",
    "ranking",
    "verify",
]
