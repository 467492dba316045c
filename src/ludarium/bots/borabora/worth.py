"""Bora Bora: the chance of each seat to win."""

from math import exp

from ludarium.bots.borabora.hopes import HOPES
from ludarium.bots.borabora.outlook import Outlook
from ludarium.bots.borabora.weights import CERTAIN, FIRST, LAST, LEFT, ROUNDS, UNCERTAIN, late
from ludarium.games.borabora.lagoon import Lagoon


def worth(s: Lagoon) -> list[float]:
    totals = [prospect(s, seat) for seat in range(s.players)]
    scale = CERTAIN[0] + UNCERTAIN[0] * (ROUNDS - s.round + LEFT[s.phase]) ** 0.5
    best = max(totals)
    weights = [exp((total - best) / scale) for total in totals]
    every = sum(weights)
    return [weight / every for weight in weights]


def prospect(s: Lagoon, seat: int) -> float:
    """The points of the seat in the end."""
    hopes = Outlook(s, seat).hopes
    first = last = 0.0
    for i in range(HOPES):
        first += hopes[i] * FIRST[i]
        last += hopes[i] * LAST[i]
    return first + (last - first) * late(s.round)
