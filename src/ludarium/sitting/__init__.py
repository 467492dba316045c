"""People at a table over time: who sits where, whose time runs, what all agree to, who plays for whom.

A table is a value.  `decide` says what a command comes to, `evolve` what an entry makes of it; folding the
entries over the table as it was `opened` gives the same again.  Nothing here knows a clock, a socket, a file
or a random number: all of that comes with the command.
"""

from ludarium.sitting.decide import Decision, decide
from ludarium.sitting.entries import Entry
from ludarium.sitting.evolve import evolve, fold
from ludarium.sitting.minutes import Now
from ludarium.sitting.state import Bot, Facts, Place, Settings, StandIn, State, opened

__all__ = [
    "Bot",
    "Decision",
    "Entry",
    "Facts",
    "Now",
    "Place",
    "Settings",
    "StandIn",
    "State",
    "decide",
    "evolve",
    "fold",
    "opened",
]
