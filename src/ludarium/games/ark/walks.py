"""The Ark of the Covenant: the walks of the Ark (§6)."""

from ludarium.games.ark.actions import Walk
from ludarium.games.ark.cells import name
from ludarium.games.ark.land import Land
from ludarium.games.ark.pieces import Piece
from ludarium.games.ark.routes import AROUND, CELLS, ENTERED, FIRST, PASSED, START
from ludarium.games.ark.tally import count_of, piece_of


class Surroundings:
    """What lies around the Ark, as sets of the cells AROUND it."""

    def __init__(self, s: Land) -> None:
        self.gaps = 0 if s.rules.crosses_start else START  # cells where it cannot go
        self.pieces = 0  # that score when it comes ...
        self.each: list[int] = []  # ... one by one ...
        self.point: list[int] = []  # ... and beside each a point for its owner, as a tally
        ark = s.cell[s.ark]
        at = s.at
        bit = 1
        for cell in AROUND:
            tile = at.get(ark + cell)
            if tile is None:
                self.gaps |= bit
            elif (piece := s.piece[tile]) is not None and scores(s, piece):
                self.pieces |= bit
                self.each.append(bit)
                self.point.append(piece_of(piece.seat))
            bit <<= 1
        if not s.rules.crosses_start:
            self.pieces &= ~START

    def gain(self, entered: int) -> int:
        """The points that it gives to each seat, as a tally."""
        found = 0
        for i, piece in enumerate(self.each):
            if entered & piece:
                found += self.point[i]
        return found

    def standing(self, seat: int) -> tuple[int, int]:
        """The cells where pieces of the seat score, and those where others' do."""
        own, others = 0, 0
        for i, cell in enumerate(self.each):
            if count_of(self.point[i], seat):
                own |= cell
            else:
                others |= cell
        return own, others


def scores(s: Land, piece: Piece) -> bool:
    """V2"""
    return s.rules.counts_prophets or not piece.is_prophet


def routes(s: Land) -> list[int]:
    """§6 One for each end and each different gain: the shortest, of equally short ones the first (R36)."""
    around = Surroundings(s)
    gaps, pieces = around.gaps, around.pieces
    found: list[int] = []
    for place, passed in enumerate(PASSED):
        if not gaps >> place & 1:
            if passed & pieces:
                _add_different(found, place, around)
            else:
                _add_first(found, place, gaps)
    return found


def _add_first(found: list[int], place: int, gaps: int) -> None:
    for i, entered in enumerate(ENTERED[place]):
        if not entered & gaps:
            found.append(FIRST[place] + i)
            return


def _add_different(found: list[int], place: int, around: Surroundings) -> None:
    gaps, pieces = around.gaps, around.pieces
    gains: list[int] = []
    for i, entered in enumerate(ENTERED[place]):
        if not entered & gaps:
            gain = around.gain(entered) if entered & pieces else 0
            if gain not in gains:
                gains.append(gain)
                found.append(FIRST[place] + i)


def carry(s: Land, a: Walk) -> None:
    """§6 A point for the owner of every piece on the tiles it enters."""
    entered = [s.at[a.start + cell] for cell in CELLS[a.route]]
    if s.news is not None:
        s.tell("ark moves " + " ".join([name(s.cell[tile]) for tile in [s.ark, *entered]]))
    s.ark = entered[-1]
    for tile in entered:
        piece = s.piece[tile]
        if piece is not None and scores(s, piece):
            s.points[piece.seat] += 1
            if s.news is not None:
                s.tell(f"p{piece.seat + 1} scores 1 at {name(s.cell[tile])}")
