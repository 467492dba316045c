"""Bora Bora: the chance of each seat to win."""

from math import exp

from ludarium.bots.borabora.hopes import HOPES
from ludarium.bots.borabora.outlook import Outlook
from ludarium.bots.borabora.weights import Rows, late
from ludarium.games.borabora.flow import ROUNDS
from ludarium.games.borabora.lagoon import Lagoon


def worth(s: Lagoon, rows: Rows) -> list[float]:
    totals = [prospect(s, seat, rows) for seat in range(s.players)]
    by, best = scale(s, rows), max(totals)
    weights = [exp((total - best) / by) for total in totals]
    every = sum(weights)
    return [weight / every for weight in weights]


def scale(s: Lagoon, rows: Rows) -> float:
    """So many points ahead make a seat likelier to win by a factor of e."""
    left: float = (ROUNDS - s.round + rows.left[s.phase]) ** 0.5
    return rows.certain + rows.uncertain * left


def prospect(s: Lagoon, seat: int, rows: Rows) -> float:
    """The points of the seat in the end."""
    hopes = Outlook(s, seat).hopes
    in_first, in_last = rows.first, rows.last
    first = last = 0.0
    for i in range(HOPES):
        first += hopes[i] * in_first[i]
        last += hopes[i] * in_last[i]
    return first + (last - first) * late(s.round)
