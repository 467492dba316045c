"""The Ark of the Covenant: what can still be made of a turn whose tile is laid, in points and at a glance."""

from typing import Final

from ludarium.bots.ark.outlook import Outlook
from ludarium.games.ark.cells import STEP
from ludarium.games.ark.drawn import CITY
from ludarium.games.ark.land import NOWHERE, SUPPLY, Land
from ludarium.games.ark.routes import ENTERED
from ludarium.games.ark.scoring import standing_at, winners
from ludarium.games.ark.walks import Surroundings

SETS: Final[list[int]] = [entered for ways in ENTERED for entered in ways]  # by route: the cells it enters


def best_piece(s: Land, seat: int, tile: int, outlook: Outlook) -> float:
    """What the best piece on the tile brings; 0 for none."""
    best = 0.0
    at_temples = _at_temples(s, seat, tile, outlook)
    for part, kind in enumerate(s.face[tile].tile.kinds):
        root = s.feature(s.first[tile] + part)
        if not s.held[root]:
            stays = 0.0 if outlook.is_complete(root, kind) else at_temples
            if s.supply[seat]:
                best = max(best, stays + outlook.follower(seat, tile, root, kind))
            if kind == CITY and s.prophet[seat] == SUPPLY:
                best = max(best, stays + outlook.prophet(tile, root))
    return best


def _at_temples(s: Land, seat: int, tile: int, outlook: Outlook) -> float:
    """What one more piece on the tile brings at temples."""
    found = 0.0
    for step in [0, *STEP]:
        temple = s.at.get(s.cell[tile] + step, NOWHERE)
        if temple != NOWHERE and s.face[temple].tile.temple:
            held = standing_at(s, temple)
            if seat not in winners(held) and seat in winners(held + (1 << 4 * seat)):
                found += outlook.temple(temple)
    return found


def best_walk(s: Land, seat: int, least: float) -> float:
    """What the best walk of the Ark gives the seat, less what it gives each rival, if that is more."""
    if s.ark == NOWHERE:
        return least
    around = Surroundings(s)
    own, others = _pieces(around, seat)
    share = 1 / (s.players - 1)
    best = least
    if own.bit_count() > least:
        gaps = around.gaps
        for entered in SETS:
            if entered & own and not entered & gaps:
                gain = (entered & own).bit_count() - share * (entered & others).bit_count()
                best = max(best, gain)
    return best


def gains_of(s: Land, seat: int, walks: list[int]) -> list[float]:
    """What these walks give the seat, less what they give each rival."""
    own, others = _pieces(Surroundings(s), seat)
    share = 1 / (s.players - 1)
    return [(SETS[i] & own).bit_count() - share * (SETS[i] & others).bit_count() for i in walks]


def _pieces(around: Surroundings, seat: int) -> tuple[int, int]:
    """The cells where the seat's pieces are that score, and those of others."""
    own, others = 0, 0
    for i, bit in enumerate(around.each):
        if around.point[i] == 1 << 4 * seat:
            own |= bit
        else:
            others |= bit
    return own, others
