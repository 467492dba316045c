"""The Ark of the Covenant, by Klaus-Jürgen Wrede: roads, cities, temples and sheep, for two to five."""

from ludarium.components import read_options
from ludarium.core import Game
from ludarium.games.ark.facts import FACTS
from ludarium.games.ark.imagine import imagine
from ludarium.games.ark.inventory import INVENTORY
from ludarium.games.ark.position import read
from ludarium.games.ark.setup import setup
from ludarium.games.ark.writing import write

GAME = Game(
    name="ark",
    title="The Ark of the Covenant",
    version=1,
    seats=range(2, 6),
    setup=setup,
    imagine=imagine,
    read=read,
    write=write,
    components=INVENTORY,
    options=read_options(INVENTORY),
    facts=FACTS,
)
