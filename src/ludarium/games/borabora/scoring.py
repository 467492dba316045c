"""Bora Bora: the scoring of the temple (§6.11), and the end of the game (§8.2)."""

from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.islands import REGION
from ludarium.games.borabora.lagoon import NOBODY, Lagoon

PRIEST: Final[list[int]] = INVENTORY["rounds"]["priest_points"]
GOD_TILE: Final[int] = INVENTORY["god_tiles"]["end_points"]
BONUS: Final[int] = INVENTORY["end"]["points_for_each"]
BONUSES: Final = [
    "nine tasks",
    "six jewels",
    "full ritual",
    "six buildings",
    "twelve regions",
    "twelve people",
]
NEEDED: Final[list[int]] = [INVENTORY["end"][bonus] for bonus in BONUSES]


def score_temple(s: Lagoon, order: list[int]) -> None:
    """§ Every priest; and a God tile for most priests."""
    for seat in order:
        s.gain_points(seat, temple_points(s, seat), "temple")
    if not s.pile:
        return
    s.pile -= 1
    first = favourite(s)
    if first == NOBODY:
        s.tell("god tile leaves")
        return
    s.boards[first].gods += 1
    s.tell_of(first, "gains god tile")


def temple_points(s: Lagoon, seat: int) -> int:
    """What the priests of a seat bring in this round."""
    return PRIEST[s.round - 1] * priests(s)[seat]


def priests(s: Lagoon) -> list[int]:
    """How many each seat has in the temple."""
    found = [0] * s.players
    for seat in s.temple:
        if seat != NOBODY:
            found[seat] += 1
    return found


def favourite(s: Lagoon) -> int:
    """§ Who has most priests, of equals who stands highest (R29); nobody if the temple is empty."""
    first, most, counts = NOBODY, 0, priests(s)
    for space in range(FACES[-1], 0, -1):
        seat = s.temple[space]
        if seat != NOBODY and counts[seat] > most:
            first, most = seat, counts[seat]
    return first


@dataclass(frozen=True)
class Part(Frozen):
    """Some of the points that the end brings to a seat."""

    why: str
    points: int
    what: str = ""  # the region whose fish, or the jewel, that brings them


def score_end(s: Lagoon) -> None:
    """§ Seat by seat in turn order."""
    for seat in s.order:
        parts = parts_of_end(s, seat)
        for why in dict.fromkeys([part.why for part in parts]):
            s.gain_points(seat, sum([part.points for part in parts if part.why == why]), why)


def parts_of_end(s: Lagoon, seat: int) -> list[Part]:
    """What the end would bring to the seat if it were now, in the order of the rulebook."""
    me = s.boards[seat]
    found = [Part("god tiles", GOD_TILE * me.gods)] if me.gods else []
    found += [Part("held fish", s.fish[region].value, REGION[region]) for region in held(s, seat)]
    found += [Part("jewels", jewel.points, jewel.id) for jewel in me.jewels]
    return found + [Part(bonus, BONUS) for bonus in bonuses(me)]


def held(s: Lagoon, seat: int) -> list[int]:
    """§ Regions whose building space is the seat's."""
    return [region for region, huts in enumerate(s.huts) if huts and huts[0] == seat]


def bonuses(me: Board) -> list[str]:
    """The bonuses for which a seat has enough."""
    found = []
    for place, n in enumerate(bonus_items(me)):
        if n >= NEEDED[place]:
            found.append(BONUSES[place])
    return found


def bonus_items(me: Board) -> list[int]:
    """How many the seat has of what each bonus asks for."""
    return [
        len(me.fulfilled),
        len(me.jewels),
        (me.ritual | me.covered).bit_count(),
        me.covered.bit_count() // 2,  # each building covers two spaces
        me.regions.bit_count(),
        len(me.people),
    ]
