"""Bora Bora: the parts that the chance of each seat is made of."""

from collections.abc import Sequence
from typing import Final

from ludarium.bots.account import Account
from ludarium.bots.borabora import hopes
from ludarium.bots.borabora.outlook import Outlook
from ludarium.bots.borabora.weights import Rows
from ludarium.bots.borabora.worth import scale
from ludarium.contract import Gained
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.scoring import BONUS, GOD_TILE, bonuses

# By part, the first of each row of hopes that belong to it; the row ends where another begins.
BEGINS: Final = {
    "points": [hopes.POINTS],
    "fish": [hopes.HELD],
    "status": [hopes.STATUS],
    "order": [hopes.FOREMOST],
    "temple": [hopes.PRIESTS_NOW],
    "people": [hopes.USE_NOW],
    "tattoos": [hopes.MARKS_OF_MEN],
    "slots": [hopes.NO_SLOT],
    "shells": [hopes.SHELLS],
    "jewels": [hopes.JEWELS],
    "offerings": [hopes.OFFERING],
    "cards": [hopes.USABLE, hopes.CARDS],
    "gods": [hopes.GOD_TILES],
    "regions": [hopes.REGIONS],
    "materials": [hopes.MATERIALS, hopes.FULL],
    "buildings": [hopes.BUILT],
    "dice": [hopes.DICE],
    "tasks": [hopes.NEAREST],
    "bonus": [],
}
PARTS: Final = tuple(BEGINS)
REST: Final = "time"  # the less of it, the more a lead counts


def _parts_of_hopes() -> list[int]:
    begins = {first: number for number, part in enumerate(PARTS) for first in BEGINS[part]}
    found = [0] * hopes.HOPES
    for hope in range(1, hopes.HOPES):
        found[hope] = begins.get(hope, found[hope - 1])
    return found


PART_OF: Final[list[int]] = _parts_of_hopes()
POINTS: Final = PARTS.index("points")
JEWELS: Final = PARTS.index("jewels")
GODS: Final = PARTS.index("gods")
BONUSES: Final = PARTS.index("bonus")
SCORED: Final[dict[str, int]] = {
    source: PARTS.index(part)
    for source, part in [
        ("fish", "fish"),
        ("task", "tasks"),
        ("status", "status"),
        ("temple", "temple"),
        ("building", "buildings"),
        ("jewels", "jewels"),
        ("invocation", "people"),
        ("god", "gods"),
        ("bonus", "bonus"),
    ]
}


def account(s: Lagoon, gains: Sequence[Gained], rows: Rows) -> Account:
    """Points are those in the end; all count the same, and more when less is still to come."""
    found = Account(PARTS, s.players, REST)
    found.amounts = found.points
    found.scale(1 / scale(s, rows))
    for seat in range(s.players):
        _count(s, seat, rows, found)
    for one in gains:
        if one.source in SCORED:
            found.move(one.seat, POINTS, SCORED[one.source], one.points)
    return found


def _count(s: Lagoon, seat: int, rows: Rows, found: Account) -> None:
    points = found.points[seat]
    for hope, value in enumerate(Outlook(s, seat).hopes):
        points[PART_OF[hope]] += value * rows.weight(hope, s.round)
    me, weight = s.boards[seat], rows.weight(hopes.POINTS, s.round)
    found.move(seat, POINTS, JEWELS, weight * sum([jewel.points for jewel in me.jewels]))
    found.move(seat, POINTS, GODS, weight * GOD_TILE * me.gods)
    found.move(seat, POINTS, BONUSES, weight * BONUS * len(bonuses(me)))
