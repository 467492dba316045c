"""Tigris & Euphrates, by Reiner Knizia: kingdoms between two rivers, for two to four dynasties."""

from ludarium.components import read_options
from ludarium.core import Game
from ludarium.games.tigris.board import INVENTORY
from ludarium.games.tigris.facts import FACTS
from ludarium.games.tigris.imagine import imagine
from ludarium.games.tigris.position import read
from ludarium.games.tigris.setup import setup
from ludarium.games.tigris.writing import write

GAME = Game(
    name="tigris",
    title="Tigris & Euphrates",
    version=1,
    seats=range(2, 5),
    setup=setup,
    imagine=imagine,
    read=read,
    write=write,
    components=INVENTORY,
    options=read_options(INVENTORY),
    facts=FACTS,
)
