"""Bora Bora, by Stefan Feld: dice, huts, gods and gifts on five islands, for two to four."""

from typing import Final

from ludarium.contract import Game
from ludarium.games.borabora.asking import QUESTIONS
from ludarium.games.borabora.editing import EDITING
from ludarium.games.borabora.facts import FACTS
from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.layout import build
from ludarium.games.borabora.reasons import tries, why_not
from ludarium.games.borabora.rules import OPTIONS
from ludarium.games.borabora.seen import deal, view
from ludarium.games.borabora.setup import setup
from ludarium.games.borabora.sources import gained
from ludarium.games.borabora.survey import AIDS, survey
from ludarium.games.borabora.text import parse, text

GAME: Final = Game(
    name="borabora",
    title="Bora Bora",
    version=1,
    seats=range(2, 5),
    state=Lagoon,
    questions=QUESTIONS,
    setup=setup,
    view=view,
    build=build,
    deal=deal,
    text=text,
    parse=parse,
    survey=survey,
    aids=AIDS,
    why_not=why_not,
    tries=tries,
    gained=gained,
    components=INVENTORY,
    options=OPTIONS,
    facts=FACTS,
    editing=EDITING,
)
