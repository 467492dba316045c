"""The Ark of the Covenant: the parts that the chance of each seat is made of."""

from collections.abc import Sequence
from typing import Final

from ludarium.bots.account import Account
from ludarium.bots.ark.counted import PROPHET as IDLE
from ludarium.bots.ark.counted import TURN as ON_TURN
from ludarium.bots.ark.outlook import Outlook
from ludarium.bots.ark.plans import best_piece, best_walk
from ludarium.bots.ark.weights import Rows
from ludarium.bots.ark.worth import scale
from ludarium.contract import Gained
from ludarium.games.ark.drawn import CITY, FIELD, ROAD
from ludarium.games.ark.features import is_complete
from ludarium.games.ark.land import SUPPLY, Land
from ludarium.games.ark.scoring import has_prophet_in, standing_at
from ludarium.games.ark.tally import winners
from ludarium.games.ark.turn import Deploy, PlaceTile

PARTS: Final = (
    "points",
    "cities",
    "roads",
    "fields",
    "temples",
    "prophet",
    "ark",
    "followers",
    "turn",
)
REST: Final = "time"  # the less of it, the more a lead counts
POINTS, CITIES, ROADS, FIELDS, TEMPLES, PROPHET, ARK, FOLLOWERS, TURN = range(len(PARTS))
OF_KIND: Final = {CITY: CITIES, ROAD: ROADS, FIELD: FIELDS}
SCORED: Final = {"city": CITIES, "road": ROADS, "field": FIELDS, "temple": TEMPLES, "ark": ARK}


def account(s: Land, gains: Sequence[Gained], rows: Rows) -> Account:
    """Points are those in the end; all count the same, and more when less is still to come."""
    found = Account(PARTS, s.players, REST)
    found.amounts = found.points
    found.scale(1 / scale(s, rows))
    outlook = Outlook(s, rows)
    for seat in range(s.players):
        found.points[seat][POINTS] = float(s.points[seat])
        found.points[seat][FOLLOWERS] = outlook.at_home(outlook.followers[seat])
        if s.prophet[seat] == SUPPLY:
            found.points[seat][PROPHET] = rows.weight[IDLE] * outlook.turns
    _count_pieces(s, outlook, found)
    _count_temples(s, outlook, found)
    _look_ahead(s, outlook, found)
    for one in gains:
        if one.source in SCORED:
            found.move(one.seat, POINTS, SCORED[one.source], one.points)
    return found


def _count_pieces(s: Land, outlook: Outlook, found: Account) -> None:
    counted: list[int] = []
    for tile, piece in enumerate(s.piece):
        if piece is None:
            continue
        kind = s.face[tile].tile.kinds[piece.part]
        root = s.feature(s.first[tile] + piece.part)
        if root not in counted:
            counted.append(root)
            _count_feature(s, root, kind, outlook, found)
        if not is_complete(s, root, kind):
            found.points[piece.seat][FOLLOWERS] += outlook.stays(tile, root, kind, piece.is_prophet)
            found.move(piece.seat, FOLLOWERS, ARK, outlook.visit(tile) * outlook.turns)


def _count_feature(s: Land, root: int, kind: int, outlook: Outlook, found: Account) -> None:
    promise = outlook.promise(root, kind)
    for seat in winners(s.held[root]):
        found.points[seat][OF_KIND[kind]] += promise
        if kind == CITY and has_prophet_in(s, seat, root):
            found.points[seat][PROPHET] += outlook.doubled(root)


def _count_temples(s: Land, outlook: Outlook, found: Account) -> None:
    for tile, face in enumerate(s.face):
        held = standing_at(s, tile) if face.tile.temple else None
        if held:
            promise = outlook.temple(tile)
            for seat in winners(held):
                found.points[seat][TEMPLES] += promise


def _look_ahead(s: Land, outlook: Outlook, found: Account) -> None:
    """To what can still be made of the turn, and to the next."""
    question = s.asks[-1]
    seat: int = question.seat
    if isinstance(question, Deploy):
        piece = best_piece(s, seat, s.at[question.cell], outlook)
        found.points[seat][TURN] += best_walk(s, seat, piece)
    if isinstance(question, PlaceTile):
        found.points[seat][TURN] += outlook.weight[ON_TURN]
    elif s.bag:
        found.points[(seat + 1) % s.players][TURN] += outlook.weight[ON_TURN]
