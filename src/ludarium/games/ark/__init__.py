"""The Ark of the Covenant, by Klaus-Jürgen Wrede: roads, cities, temples and sheep, for two to five."""

from typing import Final

from ludarium.contract import Game, asks
from ludarium.games.ark.editing import EDITING
from ludarium.games.ark.facts import FACTS
from ludarium.games.ark.inventory import FEWEST, INVENTORY, MOST, OPTIONS
from ludarium.games.ark.land import Land
from ludarium.games.ark.reasons import place, tries, why_not
from ludarium.games.ark.seen import build, view
from ludarium.games.ark.setup import setup
from ludarium.games.ark.sources import gained
from ludarium.games.ark.survey import AIDS, survey
from ludarium.games.ark.text import parse, text
from ludarium.games.ark.turn import Deploy, EnterArk, PlaceTile

GAME: Final = Game(
    name="ark",
    title="The Ark of the Covenant",
    version=1,
    seats=range(FEWEST, MOST + 1),
    state=Land,
    questions=(asks(PlaceTile), asks(Deploy), asks(EnterArk)),
    setup=setup,
    view=view,
    build=build,
    text=text,
    parse=parse,
    survey=survey,
    aids=AIDS,
    why_not=why_not,
    tries=tries,
    place=place,
    gained=gained,
    components=INVENTORY,
    options=OPTIONS,
    facts=FACTS,
    editing=EDITING,
)
