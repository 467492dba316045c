"""Druidenwalzer, by Michael Rieneck: two cults, eight trees, sixty dancing spirits."""

from typing import Final

from ludarium.contract import Game, asks
from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.editing import EDITING
from ludarium.games.druids.facts import FACTS
from ludarium.games.druids.reasons import tries, why_not
from ludarium.games.druids.seen import build, deal, view
from ludarium.games.druids.setup import COMPONENTS, OPTIONS, setup
from ludarium.games.druids.sources import gained
from ludarium.games.druids.survey import AIDS, survey
from ludarium.games.druids.text import parse, text
from ludarium.games.druids.turn import NextFight, PlaceDruids, TakeTurn

GAME: Final = Game(
    name="druids",
    title="Druidenwalzer",
    version=1,
    seats=range(2, 3),
    state=Clearing,
    questions=(asks(PlaceDruids), asks(TakeTurn), asks(NextFight)),
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
    components=COMPONENTS,
    options=OPTIONS,
    facts=FACTS,
    editing=EDITING,
)
