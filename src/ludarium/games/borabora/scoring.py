"""Bora Bora: the scoring of the temple (§6.11), and the end of the game (§8.2)."""

from collections.abc import Iterator
from typing import Final

from ludarium.games.borabora.board import UNBUILT, Board
from ludarium.games.borabora.inventory import FACES, INVENTORY
from ludarium.games.borabora.islands import REGIONS
from ludarium.games.borabora.lagoon import Lagoon

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


def score_temple(s: Lagoon, order: list[int]) -> None:
    """§ Every priest; and a God tile for most priests, of equals for who stands highest (R29)."""
    standing = [s.temple[space] for space in s.priests()]
    for seat in order:
        s.gain_points(seat, PRIEST[s.round - 1] * standing.count(seat), "temple")
    if not s.pile:
        return
    s.pile -= 1
    if not standing:
        s.tell("god tile leaves")
        return
    most = max([standing.count(seat) for seat in standing])
    first = next(seat for seat in standing if standing.count(seat) == most)
    s.boards[first].gods += 1
    s.tell_of(first, "gains god tile")


def score_end(s: Lagoon) -> None:
    """§ Seat by seat in turn order."""
    for seat in s.order:
        me = s.boards[seat]
        s.gain_points(seat, GOD_TILE * me.gods, "god tiles")
        s.gain_points(seat, sum(held_fish(s, seat)), "held fish")
        s.gain_points(seat, sum([jewel.points for jewel in me.jewels]), "jewels")
        for bonus, n in zip(BONUSES, bonus_items(me), strict=True):
            if n >= INVENTORY["end"][bonus]:
                s.gain_points(seat, BONUS, bonus)


def held_fish(s: Lagoon, seat: int) -> Iterator[int]:
    """§ Beside regions whose building space is the seat's."""
    for region in REGIONS:
        if s.huts[region][:1] == (seat,):
            yield s.fish[region].value


def bonus_items(me: Board) -> list[int]:
    """How many the seat has of what each bonus asks for."""
    return [
        len(me.fulfilled),
        len(me.jewels),
        (me.ritual | me.covered).bit_count(),
        sum([me.built[tile] != UNBUILT for tile in FACES]),
        me.regions.bit_count(),
        len(me.people),
    ]
