"""Tigris & Euphrates: the parts that the chance of each dynasty is made of."""

from collections.abc import Sequence
from typing import Final

from ludarium.bots.account import Account
from ludarium.bots.tigris.hopes import (
    COVERED,
    DANGER,
    DANGER_NOW,
    EXPOSED,
    INCOME,
    PREY,
    PREY_NOW,
    READY,
    SPOILS,
    STANDS,
    TEMPLES,
    TILES,
)
from ludarium.bots.tigris.outlook import Outlook
from ludarium.bots.tigris.weights import Rows
from ludarium.cells import count
from ludarium.contract import Gained
from ludarium.games.tigris.board import COLOUR, COLOURS
from ludarium.games.tigris.treasures import a_tile_away
from ludarium.games.tigris.valley import Valley

COLOURED: Final = ("points", "tiles", "leaders", "revolts", "hand", "monuments", "wars", "safety")
PLAIN: Final = ("treasures", "catastrophes", "turn")
PARTS: Final = (*[part for part in COLOURED for _ in COLOURS], *PLAIN)
SOURCES: Final = (*COLOUR * len(COLOURED), *[""] * len(PLAIN))
REST: Final = "balance"  # between the colours: points count more where fewer are

POINTS: Final = 0
PART_OF: Final[dict[int, int]] = {
    hope: COLOURED.index(part) * len(COLOURS)
    for hope, part in [
        (TILES, "tiles"),
        (STANDS, "leaders"),
        (TEMPLES, "revolts"),
        (EXPOSED, "revolts"),
        (READY, "hand"),
        (COVERED, "hand"),
        (INCOME, "monuments"),
        (PREY, "wars"),
        (PREY_NOW, "wars"),
        (DANGER, "safety"),
        (DANGER_NOW, "safety"),
        (SPOILS, "safety"),
    ]
}
SCORED: Final[dict[str, int]] = {
    source: COLOURED.index(part) * len(COLOURS)
    for source, part in [("tile", "tiles"), ("monument", "monuments"), ("war", "wars"), ("revolt", "revolts")]
}
TREASURES: Final = len(COLOURED) * len(COLOURS)
CATASTROPHES: Final = TREASURES + 1
TURN: Final = CATASTROPHES + 1


def account(s: Valley, gains: Sequence[Gained], rows: Rows) -> Account:
    """Points are those of a colour, a column for each; treasures count where they are poured."""
    outlook = Outlook(s)
    late = 1 / (1 + outlook.left / 3)
    place = [rows.early[k] + late * rows.late[k] for k in COLOURS]
    found = Account(PARTS, s.players, REST, SOURCES)
    for seat in range(s.players):
        _count(s, seat, outlook, rows, found.points[seat])
        _weigh(found.points[seat], place, rows, found.slopes[seat])
    for one in gains:
        if one.source in SCORED:
            colour = COLOUR.index(one.of)
            found.move(one.seat, POINTS + colour, SCORED[one.source] + colour, one.points)
    return found


def _count(s: Valley, seat: int, outlook: Outlook, rows: Rows, points: list[float]) -> None:
    own = s.dynasty[seat]
    for colour in COLOURS:
        points[POINTS + colour] = float(own.points[colour])
        for hope, column in PART_OF.items():
            points[column + colour] += rows.hope[hope] * outlook.hopes[seat][colour][hope]
    points[TREASURES] = own.taken + rows.near_treasure * int(count(a_tile_away(s, seat)))
    points[CATASTROPHES] = float(own.catastrophes)
    if seat == s.active:
        points[TURN] = float(s.left)


def _weigh(points: list[float], place: list[float], rows: Rows, slopes: list[float]) -> None:
    """What one more point of a colour is worth: what its place among the four is, or of those that rise."""
    four = [sum(points[colour:TREASURES:4]) for colour in COLOURS]
    order = sorted(COLOURS, key=lambda colour: four[colour])
    rising = _rising([four[colour] for colour in order], points[TREASURES])
    poured = sum(place[:rising]) / rising
    for nth, colour in enumerate(order):
        slopes[colour:TREASURES:4] = [poured if nth < rising else place[nth]] * len(COLOURED)
    slopes[TREASURES], slopes[CATASTROPHES], slopes[TURN] = poured, rows.catastrophe, rows.action


def _rising(four: list[float], jokers: float) -> int:
    """How many colours, from the weakest, rise together when treasures are poured."""
    for low in range(1, len(four)):
        jokers -= (four[low] - four[low - 1]) * low
        if jokers <= 0:
            return low
    return len(four)
