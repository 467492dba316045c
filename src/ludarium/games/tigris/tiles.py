"""Tigris & Euphrates: laying a tile (§5.2)."""

from ludarium.cells import Borders, Cells, minus
from ludarium.games.tigris.actions import TILE
from ludarium.games.tigris.board import BLACK, BLUE, CELL, COLOURS, LAND, NAME, NOWHERE, RIVER
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.regions import connect, kingdoms_at, ruler
from ludarium.games.tigris.valley import Valley


def add_tiles(s: Valley, free: Cells, touched: Borders, choice: Choice) -> None:
    """§ Farms on the river, all others on land; adjacent to two kingdoms at most."""
    possible = minus(free, touched.thrice())
    land, river = possible & LAND, possible & RIVER
    hand = s.dynasty[s.active].hand
    for colour in COLOURS:
        if hand[colour]:
            where = river if colour == BLUE else land
            choice.add(TILE[colour], where)


def lay(s: Valley, colour: int, n: int) -> bool:
    """§ Whether the tile unites two kingdoms; then it scores nothing and joins them after the wars."""
    cell = CELL[n]
    touching = kingdoms_at(s, cell)
    s.dynasty[s.active].hand[colour] -= 1
    s.tile[colour] = s.tile[colour] | cell
    if len(touching) == 2:
        if s.news is not None:
            s.tell(f"{NAME[n]} unites")
        return True
    if touching:
        score(s, touching[0], colour)
    connect(s, cell)
    return False


def score(s: Valley, kingdom: Cells, colour: int) -> None:
    """§ A point for the owner of the leader of the tile's colour, else of the king, whoever laid it."""
    owner = ruler(s, kingdom, colour)
    if owner != NOWHERE:
        s.gain(owner, colour, 1, "tile")
        return
    king = ruler(s, kingdom, BLACK)
    if king != NOWHERE:
        s.gain(king, colour, 1, "king")
