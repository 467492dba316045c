"""The Ark of the Covenant: what a seat can count on is worth in points, and how certain anything is."""

from typing import Final, final

from ludarium.bots.ark import counted
from ludarium.bots.labels import labels_of
from ludarium.bots.weights import Weights, row
from ludarium.games.ark.drawn import CITY, KIND, ROAD

_BY_KIND: Final = (KIND[CITY], KIND[ROAD])
LABELS: Final = {
    "weight": labels_of(counted),
    # A city or road is completed with a chance of exp(-hard * how hard - open * open sides).
    "hard": _BY_KIND,
    "open": _BY_KIND,
    "missing": ("cell",),  # a temple with exp(-missing * cells missing / turns)
    # Points ahead that make a win likely: at the end, and more for every turn to come.
    "certain": ("points",),
    "uncertain": ("points",),
}


@final
class Rows:
    """The weights, at hand."""

    __slots__ = ("certain", "hard", "missing", "open", "uncertain", "weight")

    def __init__(self, weights: Weights) -> None:
        self.weight = row(weights, "weight")
        self.hard = row(weights, "hard")
        self.open = row(weights, "open")
        self.missing = row(weights, "missing")[0]
        self.certain = row(weights, "certain")[0]
        self.uncertain = row(weights, "uncertain")[0]
