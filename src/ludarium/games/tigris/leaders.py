"""Tigris & Euphrates: leaders (§5.1)."""

from ludarium.cells import EMPTY, Borders, Cells, minus, numbers, spread
from ludarium.games.tigris.actions import LEADER, WITHDRAW
from ludarium.games.tigris.board import COLOUR, COLOURS, LAND, NOWHERE, RED
from ludarium.games.tigris.choice import Choice
from ludarium.games.tigris.regions import borders_without, connect, kingdoms_at, lift, ruler
from ludarium.games.tigris.valley import Valley, in_order


def add_leaders(s: Valley, free: Cells, kingdoms: list[Cells], touched: Borders, choice: Choice) -> None:
    """§ From stock or moved."""
    near = by_temple(s, free)
    from_stock = by_one_kingdom(near, touched)
    for colour in COLOURS:
        stands = s.dynasty[s.active].leader[colour]
        if stands:
            moved = by_one_kingdom(near, borders_without(s, kingdoms, stands))
            choice.add(LEADER[colour], moved)
        else:
            choice.add(LEADER[colour], from_stock)


def by_temple(s: Valley, free: Cells) -> Cells:
    """§ A leader stands on empty land next to a temple ..."""
    return free & LAND & spread(s.tile[RED])


def by_one_kingdom(cells: Cells, touched: Borders) -> Cells:
    """§ ... adjacent to one kingdom at most."""
    return minus(cells, touched.twice())


def place(s: Valley, colour: int, cell: Cells) -> int:
    """§ Placing or moving: lifted first, then put down.  The seat that it revolts against, or NOWHERE."""
    own = s.dynasty[s.active]
    if own.leader[colour]:
        take_off(s, s.active, colour)
    rival = NOWHERE
    for kingdom in kingdoms_at(s, cell):
        rival = ruler(s, kingdom, colour)
    own.leader[colour] = cell
    s.leaders = s.leaders | cell
    connect(s, cell)
    return rival


def add_withdrawals(s: Valley, choice: Choice) -> None:
    """§ Any of one's own leaders on the board."""
    for colour in COLOURS:
        stands = s.dynasty[s.active].leader[colour]
        if stands:
            choice.add(WITHDRAW[colour], stands)


def take_off(s: Valley, seat: int, colour: int) -> None:
    """Back to its owner."""
    leader = s.dynasty[seat].leader
    cell = leader[colour]
    leader[colour] = EMPTY
    s.leaders = minus(s.leaders, cell)
    lift(s, cell)


def lifted(s: Valley, seat: int, colour: int) -> Valley:
    """The same valley without this leader (R2)."""
    after = s.copy()
    if s.dynasty[seat].leader[colour]:
        take_off(after, seat, colour)
    return after


def go_home(s: Valley, seat: int, colour: int) -> None:
    """Back to its owner, not of its own will."""
    if s.news is not None:
        where = in_order(s.dynasty[seat].leader[colour])
        s.tell(f"p{seat + 1} {COLOUR[colour]} leader leaves {where}")
    take_off(s, seat, colour)


def send_home(s: Valley, among: Cells) -> None:
    """§ Leaders without an adjacent face-up temple, all at once."""
    alone = minus(s.leaders & among, spread(s.tile[RED]))
    for n in numbers(alone):
        seat, colour = s.leader_at(n)
        go_home(s, seat, colour)
