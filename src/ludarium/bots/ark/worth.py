"""The Ark of the Covenant: the chance of each seat to win."""

from math import exp

from ludarium.bots.ark.outlook import Outlook
from ludarium.bots.ark.plans import best_piece, best_walk
from ludarium.bots.ark.weights import CERTAIN, TURN, UNCERTAIN, WEIGHT
from ludarium.games.ark.land import Land
from ludarium.games.ark.turn import Deploy, PlaceTile


def is_calm(s: Land) -> bool:
    """Always: half a turn is judged by the best that can still be made of it."""
    return True


def worth(s: Land) -> list[float]:
    totals = expected(s)
    scale = CERTAIN[0] + UNCERTAIN[0] * (len(s.bag) / s.players) ** 0.5
    best = max(totals)
    weights = [exp((total - best) / scale) for total in totals]
    every = sum(weights)
    return [weight / every for weight in weights]


def expected(s: Land) -> list[float]:
    """The points of each seat in the end."""
    outlook = Outlook(s)
    question = s.asks[-1]
    seat: int = question.seat
    if isinstance(question, Deploy):
        piece = best_piece(s, seat, s.at[question.cell], outlook)
        outlook.totals[seat] += best_walk(s, seat, piece)
    if isinstance(question, PlaceTile):
        outlook.totals[seat] += WEIGHT[TURN]
    elif s.bag:
        outlook.totals[(seat + 1) % s.players] += WEIGHT[TURN]
    return outlook.totals
