"""Ludarium: modern board games to play and to study.

>>> from ludarium import Luck, apply, game, options
>>> luck = Luck(7)
>>> state = game("druids").setup(2, {}, luck)
>>> print(options(state)[0])
place orange M1
"""

from ludarium.core import Game, News, Option, Seat, after, apply, asked, find, options, playout, ranking
from ludarium.luck import EVERYONE, NOBODY, Luck, Outcome, Script, Sealed
from ludarium.record import Record, verify
from ludarium.registry import game, games
from ludarium.table import Refused, Table

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Game",
    "Luck",
    "News",
    "Option",
    "Outcome",
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
