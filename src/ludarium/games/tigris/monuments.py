"""Tigris & Euphrates: monuments (§5.5) and what they earn (§6.1)."""

from ludarium.cells import meets, minus
from ludarium.games.tigris.actions import BUILD, MONUMENT, PAIRS, Build
from ludarium.games.tigris.board import CELL, COLOURS, NAME, NOWHERE, SQUARE, SQUARES
from ludarium.games.tigris.leaders import send_home
from ludarium.games.tigris.regions import region_of
from ludarium.games.tigris.valley import Monument, Valley


def possible(s: Valley, n: int) -> list[Build]:
    """§ On each square that the tile just laid completes, each unused monument with its colour."""
    colour = tile_at(s, n)
    tiles = s.tile[colour]
    complete = [square for square in SQUARES[n] if not minus(SQUARE[square], tiles)]
    if not complete:
        return []
    pairs = [pair for pair in s.unused() if colour in PAIRS[pair]]
    return [BUILD[square][pair] for square in complete for pair in pairs]


def tile_at(s: Valley, n: int) -> int:
    """The colour of the face-up tile on the cell, or NOWHERE."""
    for colour in COLOURS:
        if meets(s.tile[colour], CELL[n]):
            return colour
    return NOWHERE


def build(s: Valley, a: Build) -> None:
    """§ The four tiles are turned face down; leaders that lose their last temple go home."""
    four = SQUARE[a.square]
    colour = tile_at(s, a.square)
    s.tile[colour] = minus(s.tile[colour], four)
    s.face_down = s.face_down | four
    set_up(s, Monument(a.square, a.pair, colour))
    if s.news is not None:
        s.tell(f"monument {MONUMENT[a.pair]} on {NAME[a.square]}")
    send_home(s, s.leaders)


def set_up(s: Valley, new: Monument) -> None:
    """Monuments are kept in board order."""
    s.monuments = tuple(sorted([*s.monuments, new], key=lambda monument: monument.square))


def income(s: Valley) -> None:
    """§ For the active player."""
    for monument in s.monuments:
        for colour in paid(s, monument, s.active):
            s.gain(s.active, colour, 1, f"monument {NAME[monument.square]}")


def paid(s: Valley, monument: Monument, seat: int) -> list[int]:
    """§ The colours of the seat's leaders in a kingdom with a monument of their colour; no king stands in."""
    region = region_of(s, CELL[monument.square])
    leader = s.dynasty[seat].leader
    return [colour for colour in PAIRS[monument.pair] if meets(leader[colour], region)]
