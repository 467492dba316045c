"""Tigris & Euphrates, by Reiner Knizia: kingdoms between two rivers, for two to four dynasties."""

from typing import Final

from ludarium.components import read_options
from ludarium.contract import Game, asks
from ludarium.games.tigris.board import INVENTORY
from ludarium.games.tigris.editing import EDITING
from ludarium.games.tigris.facts import FACTS
from ludarium.games.tigris.reasons import place, tries, why_not
from ludarium.games.tigris.seen import build, counted, deal, view
from ludarium.games.tigris.setup import setup
from ludarium.games.tigris.sources import gained
from ludarium.games.tigris.survey import AIDS, survey
from ludarium.games.tigris.text import parse, text
from ludarium.games.tigris.turn import BuildMonument, ChooseWar, LeaveTreasure, Support, TakeAction
from ludarium.games.tigris.valley import Valley

GAME: Final = Game(
    name="tigris",
    title="Tigris & Euphrates",
    version=1,
    seats=range(2, 5),
    state=Valley,
    questions=(asks(TakeAction), asks(ChooseWar), asks(Support), asks(BuildMonument), asks(LeaveTreasure)),
    setup=setup,
    view=view,
    build=build,
    deal=deal,
    counted=counted,
    text=text,
    parse=parse,
    survey=survey,
    aids=AIDS,
    why_not=why_not,
    tries=tries,
    place=place,
    gained=gained,
    components=INVENTORY,
    options=read_options(INVENTORY),
    facts=FACTS,
    editing=EDITING,
)
