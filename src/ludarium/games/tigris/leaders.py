"""Tigris & Euphrates: leaders (§5.1)."""

from ludarium.cells import EMPTY, Borders, Cells, minus, numbers, spread
from ludarium.games.tigris.actions import LEADER, WITHDRAW
from ludarium.games.tigris.board import COLOUR, COLOURS, LAND, NAME, NOWHERE, RED
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.regions import borders_without, connect, kingdoms_at, leader_in, lift
from ludarium.games.tigris.valley import Valley


def add_leaders(s: Valley, free: Cells, kingdoms: list[Cells], touched: Borders, choice: Choice) -> None:
    """§ On empty land next to a temple, adjacent to one kingdom at most."""
    by_temple = free & LAND & spread(s.tile[RED])
    from_stock = minus(by_temple, touched.twice())
    for colour in COLOURS:
        stands = s.leader[4 * s.active + colour]
        if stands:
            moved = minus(by_temple, borders_without(s, kingdoms, stands).twice())
            choice.add(LEADER[colour], moved)
        else:
            choice.add(LEADER[colour], from_stock)


def place(s: Valley, colour: int, cell: Cells) -> int:
    """§ Placing or moving: lifted first, then put down.  The leader that it revolts against, or NOWHERE."""
    me = 4 * s.active + colour
    if s.leader[me]:
        take_off(s, me)
    rival = NOWHERE
    for kingdom in kingdoms_at(s, cell):
        rival = leader_in(s, kingdom, colour)
    s.leader[me] = cell
    s.leaders = s.leaders | cell
    connect(s, cell)
    return rival


def add_withdrawals(s: Valley, choice: Choice) -> None:
    """§ Any of one's own leaders on the board."""
    for colour in COLOURS:
        stands = s.leader[4 * s.active + colour]
        if stands:
            choice.add(WITHDRAW[colour], stands)


def take_off(s: Valley, leader: int) -> None:
    """Back to its owner."""
    cell = s.leader[leader]
    s.leader[leader] = EMPTY
    s.leaders = minus(s.leaders, cell)
    lift(s, cell)


def go_home(s: Valley, leader: int) -> None:
    """Back to its owner, not of its own will."""
    if s.news is not None:
        where = NAME[numbers(s.leader[leader])[0]]
        s.tell(f"p{leader // 4 + 1} {COLOUR[leader % 4]} leader leaves {where}")
    take_off(s, leader)


def send_home(s: Valley, among: Cells) -> None:
    """§ Leaders without an adjacent face-up temple, all at once."""
    alone = minus(s.leaders & among, spread(s.tile[RED]))
    for n in numbers(alone):
        go_home(s, s.leader_at(n))
