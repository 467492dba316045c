"""The Ark of the Covenant: the chance of each seat to win."""

from math import exp

from ludarium.bots.ark.counted import TURN
from ludarium.bots.ark.outlook import Outlook
from ludarium.bots.ark.plans import best_piece, best_walk
from ludarium.bots.ark.weights import Rows
from ludarium.games.ark.land import Land
from ludarium.games.ark.turn import Deploy, PlaceTile


def worth(s: Land, rows: Rows) -> list[float]:
    totals = expected(s, rows)
    by, best = scale(s, rows), max(totals)
    weights = [exp((total - best) / by) for total in totals]
    every = sum(weights)
    return [weight / every for weight in weights]


def scale(s: Land, rows: Rows) -> float:
    """So many points ahead make a seat likelier to win by a factor of e."""
    left: float = (len(s.bag) / s.players) ** 0.5
    return rows.certain + rows.uncertain * left


def expected(s: Land, rows: Rows) -> list[float]:
    """The points of each seat in the end."""
    outlook = Outlook(s, rows)
    question = s.asks[-1]
    seat: int = question.seat
    if isinstance(question, Deploy):
        piece = best_piece(s, seat, s.at[question.cell], outlook)
        outlook.totals[seat] += best_walk(s, seat, piece)
    if isinstance(question, PlaceTile):
        outlook.totals[seat] += rows.weight[TURN]
    elif s.bag:
        outlook.totals[(seat + 1) % s.players] += rows.weight[TURN]
    return outlook.totals
