"""The games as those see them who train and study agents.  Needs the extra `ludarium[research]`."""

from ludarium.research.batch import Batch
from ludarium.research.catalogue import Catalogue, OutsideCatalogue
from ludarium.research.observe import Encoder, Layout, NotObserved, layout
from ludarium.research.one import Game, IllegalNumber
from ludarium.research.rewards import rewards
from ludarium.research.rivals import Rival, arena, rival
from ludarium.research.told import moves, told_layout

__all__ = [
    "Batch",
    "Catalogue",
    "Encoder",
    "Game",
    "IllegalNumber",
    "Layout",
    "NotObserved",
    "OutsideCatalogue",
    "Rival",
    "arena",
    "layout",
    "moves",
    "rewards",
    "rival",
    "told_layout",
]
