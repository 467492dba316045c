"""Tigris & Euphrates: catastrophes (§5.7)."""

from ludarium.cells import Cells, minus, spread
from ludarium.games.tigris.actions import CATASTROPHE
from ludarium.games.tigris.board import BOARD, CELL, NOWHERE, RED
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.leaders import send_home
from ludarium.games.tigris.monuments import tile_at
from ludarium.games.tigris.regions import disconnect
from ludarium.games.tigris.valley import Valley


def add_catastrophes(s: Valley, choice: Choice) -> None:
    """§ Wherever one may strike, for whoever has one."""
    if s.dynasty[s.active].catastrophes:
        choice.add(CATASTROPHE, exposed(s))


def exposed(s: Valley) -> Cells:
    """§ Anywhere but on a leader, a treasure, a monument, or another catastrophe."""
    return minus(BOARD, s.leaders | s.treasure | s.face_down | s.ruined)


def strike(s: Valley, n: int) -> None:
    """§ The cell is dead, a tile on it leaves the game; leaders that lose their last temple go home."""
    cell = CELL[n]
    covered = tile_at(s, n)
    s.dynasty[s.active].catastrophes -= 1
    s.ruined = s.ruined | cell
    if covered != NOWHERE:
        s.remove(covered, cell)
        disconnect(s, cell)
    if covered == RED:
        send_home(s, spread(cell))
