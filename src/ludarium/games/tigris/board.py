"""Tigris & Euphrates: the board, its cells and colours, and sets of cells that the rules ask for."""

from typing import Final

from ludarium.cells import EMPTY, Cells, cell_at
from ludarium.components import load

INVENTORY: Final = load("ludarium.games.tigris")
GRID: Final[list[str]] = INVENTORY["board"]["grid"]

# Colours of tiles, leaders and points.
RED: Final = 0
BLACK: Final = 1
BLUE: Final = 2
GREEN: Final = 3
COLOURS: Final = [RED, BLACK, BLUE, GREEN]
COLOUR: Final[list[str]] = [row["id"] for row in INVENTORY["colours"]]
LETTER: Final[list[str]] = [row["letter"] for row in INVENTORY["colours"]]  # K is black, because B is blue
TILES: Final[list[int]] = [row["tiles"] for row in INVENTORY["colours"]]

HAND: Final[int] = INVENTORY["constants"]["hand"]["value"]
CATASTROPHES: Final[int] = INVENTORY["constants"]["catastrophes_a_player"]["value"]
TREASURES: Final[int] = INVENTORY["constants"]["treasures"]["value"]
TREASURES_TO_GO_ON: Final[int] = INVENTORY["constants"]["treasures_to_go_on"]["value"]
ACTIONS: Final[int] = INVENTORY["constants"]["actions_a_turn"]["value"]

# Cells are numbered as sets of cells want it; lists by cell have an entry for every number.
ROWS: Final = 11
COLUMNS: Final = 16
WIDTH: Final = 17
NOWHERE: Final = -1
EVERY: Final = [row * WIDTH + column for row in range(ROWS) for column in range(COLUMNS)]
NAME: Final[list[str]] = [f"{chr(65 + n % WIDTH)}{n // WIDTH + 1}" for n in range(ROWS * WIDTH)]
AT: Final[dict[str, int]] = {NAME[n]: n for n in EVERY}
CELL: Final[list[Cells]] = [cell_at(n) for n in range(ROWS * WIDTH)]


def drawn(letters: str) -> Cells:
    """The cells that the map shows as one of these letters."""
    found = EMPTY
    for n in EVERY:
        if GRID[n // WIDTH][n % WIDTH] in letters:
            found = found | CELL[n]
    return found


BOARD: Final[Cells] = drawn(".~tT")
RIVER: Final[Cells] = drawn("~")
LAND: Final[Cells] = drawn(".tT")
START: Final[Cells] = drawn("tT")
CORNERS: Final[Cells] = drawn("T")


# A square is named by its upper left cell.  By cell: its square; the squares that it is part of.
UPPER_LEFT: Final = [n for n in EVERY if n % WIDTH < COLUMNS - 1 and n // WIDTH < ROWS - 1]
SQUARE: Final[list[Cells]] = [
    CELL[n] | CELL[n + 1] | CELL[n + WIDTH] | CELL[n + WIDTH + 1] if n in UPPER_LEFT else EMPTY
    for n in range(ROWS * WIDTH)
]
SQUARES: Final[list[list[int]]] = [
    [c for c in (n - WIDTH - 1, n - WIDTH, n - 1, n) if c in UPPER_LEFT] for n in range(ROWS * WIDTH)
]
