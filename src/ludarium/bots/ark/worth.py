"""The Ark of the Covenant: the chance of each seat to win."""

from math import exp

from ludarium.bots.ark.ideas import best_walk
from ludarium.bots.ark.outlook import Outlook
from ludarium.bots.ark.weights import CERTAIN, PROPHET, SUPPLY, TURN, UNCERTAIN, WEIGHT
from ludarium.games.ark.cells import STEP
from ludarium.games.ark.drawn import FIELD
from ludarium.games.ark.land import NOWHERE, Land
from ludarium.games.ark.land import SUPPLY as AT_HOME
from ludarium.games.ark.scoring import TEMPLE, is_surrounded, standing_at, winners
from ludarium.games.ark.turn import Deploy


def is_calm(s: Land) -> bool:
    """Always: half a turn is judged by the best that can still be made of it."""
    return True


def worth(s: Land) -> list[float]:
    totals = expected(s)
    scale = CERTAIN + UNCERTAIN * (len(s.bag) / s.players) ** 0.5
    best = max(totals)
    weights = [exp((total - best) / scale) for total in totals]
    every = sum(weights)
    return [weight / every for weight in weights]


def expected(s: Land) -> list[float]:
    """The points of each seat in the end."""
    outlook = Outlook(s)
    question = s.asks[-1]
    on_turn: int = question.seat
    if isinstance(question, Deploy):
        _deploy(s, question, outlook)
    if len(s.bag) or not isinstance(question, Deploy):
        if isinstance(question, Deploy):
            on_turn = (on_turn + 1) % s.players
        outlook.totals[on_turn] += WEIGHT[TURN]
    return outlook.totals


def _deploy(s: Land, question: Deploy, outlook: Outlook) -> None:
    """The best that the seat can make of its turn, and the temples that are complete now."""
    seat, tile = question.seat, s.at[question.cell]
    stands = _temples(s, outlook, tile, seat)
    best = 0.0
    one, first = s.face[tile].tile, s.first[tile]
    for part in range(len(one.kinds)):
        root = s.feature(first + part)
        if not s.held[root]:
            kind = one.kinds[part]
            promise = outlook.promise(root, kind) + stands
            if kind == FIELD or s.reach[root]:
                promise += outlook.stays(tile, root, kind, False)
            if s.supply[seat]:
                cost = 0.0
                if kind == FIELD or s.reach[root]:
                    cost = WEIGHT[SUPPLY + outlook.followers[seat] - 1] * outlook.turns
                best = max(best, promise - cost)
            if part < one.cities and s.prophet[seat] == AT_HOME:
                best = max(best, promise + outlook.doubled(root) - WEIGHT[PROPHET] * outlook.turns)
    if s.ark != NOWHERE:
        best = max(best, best_walk(s, seat))
    outlook.totals[seat] += best


def _temples(s: Land, outlook: Outlook, tile: int, seat: int) -> float:
    """What one more piece on the tile brings at temples; those now complete are counted."""
    stands = 0.0
    for step in [0, *STEP]:
        temple = s.at.get(s.cell[tile] + step, NOWHERE)
        if temple != NOWHERE and s.face[temple].tile.temple:
            held = standing_at(s, temple)
            promise = outlook.temple(temple)
            if is_surrounded(s, temple):
                promise = float(TEMPLE)
                for winner in winners(held):
                    outlook.totals[winner] += promise
            if seat not in winners(held):
                stands += promise * (seat in winners(held + (1 << 4 * seat)))
    return stands
