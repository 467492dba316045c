"""Druidenwalzer, by Michael Rieneck: two cults, eight trees, sixty dancing spirits."""

from ludarium.components import load, read_options
from ludarium.core import Game
from ludarium.games.druids.facts import FACTS
from ludarium.games.druids.imagine import imagine
from ludarium.games.druids.position import read, write
from ludarium.games.druids.setup import setup

COMPONENTS = load(__name__)

GAME = Game(
    name="druids",
    title="Druidenwalzer",
    version=1,
    seats=range(2, 3),
    setup=setup,
    imagine=imagine,
    read=read,
    write=write,
    components=COMPONENTS,
    options=read_options(COMPONENTS),
    facts=FACTS,
)
