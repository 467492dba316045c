"""The Ark of the Covenant: what can still be made of a turn whose tile is laid, in points and at a glance."""

from ludarium.bots.ark.outlook import Outlook
from ludarium.games.ark.drawn import CITY
from ludarium.games.ark.features import free_parts, is_complete
from ludarium.games.ark.land import NOWHERE, SUPPLY, Land
from ludarium.games.ark.routes import ENTERS
from ludarium.games.ark.scoring import standing_at, temples_near
from ludarium.games.ark.tally import piece_of, winners
from ludarium.games.ark.walks import Surroundings


def best_piece(s: Land, seat: int, tile: int, outlook: Outlook) -> float:
    """What the best piece on the tile brings; 0 for none."""
    best = 0.0
    at_temples = _at_temples(s, seat, tile, outlook)
    kinds = s.face[tile].tile.kinds
    for part in free_parts(s, tile):
        kind = kinds[part]
        root = s.feature(s.first[tile] + part)
        stays = 0.0 if is_complete(s, root, kind) else at_temples
        if s.supply[seat]:
            best = max(best, stays + outlook.follower(seat, tile, root, kind))
        if kind == CITY and s.prophet[seat] == SUPPLY:
            best = max(best, stays + outlook.prophet(tile, root))
    return best


def _at_temples(s: Land, seat: int, tile: int, outlook: Outlook) -> float:
    """What one more piece on the tile brings at temples."""
    found = 0.0
    for temple in temples_near(s, tile):
        held = standing_at(s, temple)
        if seat not in winners(held) and seat in winners(held + piece_of(seat)):
            found += outlook.temple(temple)
    return found


def best_walk(s: Land, seat: int, least: float) -> float:
    """What the best walk of the Ark gives the seat, less what it gives each rival, if that is more."""
    if s.ark == NOWHERE:
        return least
    around = Surroundings(s)
    own, others = around.standing(seat)
    share = 1 / (s.players - 1)
    best = least
    if own.bit_count() > least:
        gaps = around.gaps
        for entered in ENTERS:
            if entered & own and not entered & gaps:
                gain = (entered & own).bit_count() - share * (entered & others).bit_count()
                best = max(best, gain)
    return best


def gains_of(s: Land, seat: int, walks: list[int]) -> list[float]:
    """What these walks give the seat, less what they give each rival."""
    own, others = Surroundings(s).standing(seat)
    share = 1 / (s.players - 1)
    return [(ENTERS[i] & own).bit_count() - share * (ENTERS[i] & others).bit_count() for i in walks]
