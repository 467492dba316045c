"""Bora Bora, by Stefan Feld: dice, huts, gods and gifts on five islands, for two to four."""

from ludarium.components import read_options
from ludarium.core import Game
from ludarium.games.borabora.facts import FACTS
from ludarium.games.borabora.imagine import imagine
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.position import read
from ludarium.games.borabora.setup import setup
from ludarium.games.borabora.writing import write

GAME = Game(
    name="borabora",
    title="Bora Bora",
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
