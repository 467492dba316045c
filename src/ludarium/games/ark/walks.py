"""The Ark of the Covenant: the walks of the Ark (§6)."""

from ludarium.games.ark.actions import Walk
from ludarium.games.ark.cells import name
from ludarium.games.ark.land import NOBODY, PROPHET, Land
from ludarium.games.ark.routes import AROUND, CELLS, ENTERED, FIRST, PASSED, START


class Surroundings:
    """What lies around the Ark, as sets of the cells AROUND it."""

    def __init__(self, s: Land) -> None:
        self.gaps = 0 if s.rules.crosses_start else START  # cells where it cannot go
        self.pieces = 0  # that score when it comes
        self.owned = [0] * s.players  # the same, by seat
        self.gains: dict[int, int] = {0: 0}  # for some of these pieces, as far as somebody asked
        ark = s.cell[s.ark]
        at, piece = s.at, s.piece
        bit = 1
        for cell in AROUND:
            tile = at.get(ark + cell)
            if tile is None:
                self.gaps |= bit
            elif piece[tile] != NOBODY and scores(s, piece[tile]):
                self.pieces |= bit
                self.owned[piece[tile] >> 4] |= bit
            bit <<= 1
        if not s.rules.crosses_start:
            self.pieces &= ~START

    def gain(self, pieces: int) -> int:
        """The points that these give to each seat, four bits a seat."""
        found = self.gains.get(pieces, -1)
        if found < 0:
            found = 0
            for owned in self.owned:
                found = found << 4 | (pieces & owned).bit_count()
            self.gains[pieces] = found
        return found


def scores(s: Land, piece: int) -> bool:
    """V2"""
    return s.rules.counts_prophets or not piece & PROPHET


def routes(s: Land) -> list[int]:
    """§6 One for each end and each different gain: the shortest, of equally short ones the first (R36)."""
    around = Surroundings(s)
    gaps, pieces = around.gaps, around.pieces
    found: list[int] = []
    for place in range(len(AROUND) - 1):
        if not gaps >> place & 1:
            if PASSED[place] & pieces:
                _add_different(found, place, around)
            else:
                _add_first(found, place, gaps)
    return found


def _add_first(found: list[int], place: int, gaps: int) -> None:
    for route in range(FIRST[place], FIRST[place + 1]):
        if not ENTERED[route] & gaps:
            found.append(route)
            return


def _add_different(found: list[int], place: int, around: Surroundings) -> None:
    gaps, pieces = around.gaps, around.pieces
    gains: list[int] = []
    for route in range(FIRST[place], FIRST[place + 1]):
        entered = ENTERED[route]
        if not entered & gaps:
            gain = around.gain(entered & pieces)
            if gain not in gains:
                gains.append(gain)
                found.append(route)


def carry(s: Land, a: Walk) -> None:
    """§6 A point for the owner of every piece on the tiles it enters."""
    entered = [s.at[a.start + cell] for cell in CELLS[a.route]]
    if s.news is not None:
        s.tell("ark moves " + " ".join([name(s.cell[tile]) for tile in [s.ark, *entered]]))
    s.ark = entered[-1]
    for tile in entered:
        piece = s.piece[tile]
        if piece != NOBODY and scores(s, piece):
            s.points[piece >> 4] += 1
            if s.news is not None:
                s.tell(f"p{(piece >> 4) + 1} scores 1 at {name(s.cell[tile])}")
