"""Tigris & Euphrates: regions and kingdoms (§4.1), kept up to date by `connect`, `disconnect` and `lift`."""

from ludarium.cells import EMPTY, Borders, Cells, count, meets, minus, split, spread
from ludarium.games.tigris.board import NOWHERE
from ludarium.games.tigris.valley import Valley


def connect(s: Valley, cell: Cells) -> None:
    """A tile or leader has come to the cell."""
    near = spread(cell)
    whole = cell
    apart: list[Cells] = []
    for region in s.regions:
        if meets(region, near):
            whole = whole | region
        else:
            apart.append(region)
    apart.append(whole)
    s.regions = apart


def disconnect(s: Valley, gone: Cells) -> None:
    """These cells have become empty."""
    after: list[Cells] = []
    for region in s.regions:
        if meets(region, gone):
            after += split(minus(region, gone))
        else:
            after.append(region)
    s.regions = after


def lift(s: Valley, cell: Cells) -> None:
    """The one cell has become empty: cheaper than `disconnect`."""
    after: list[Cells] = []
    for region in s.regions:
        if meets(region, cell):
            after += without(region, cell)
        else:
            after.append(region)
    s.regions = after


def without(region: Cells, cell: Cells) -> list[Cells]:
    """What is left of a region without one of its cells; with one neighbour it holds nothing together."""
    rest = minus(region, cell)
    neighbours = count(spread(cell) & rest)
    if neighbours > 1:
        return split(rest)
    return [rest] if neighbours else []


def region_of(s: Valley, cell: Cells) -> Cells:
    for region in s.regions:
        if meets(region, cell):
            return region
    return EMPTY


def kingdoms(s: Valley) -> list[Cells]:
    """The regions with at least one leader."""
    leaders = s.leaders
    return [region for region in s.regions if meets(region, leaders)]


def kingdoms_at(s: Valley, cell: Cells) -> list[Cells]:
    """The kingdoms adjacent to an empty cell."""
    near = spread(cell)
    leaders = s.leaders
    return [region for region in s.regions if meets(region, near) and meets(region, leaders)]


def ruler(s: Valley, kingdom: Cells, colour: int) -> int:
    """The seat whose leader of this colour is in the kingdom, or NOWHERE."""
    for seat, one in enumerate(s.dynasty):
        if meets(one.leader[colour], kingdom):
            return seat
    return NOWHERE


def borders(realms: list[Cells]) -> Borders:
    """How many of them each cell touches."""
    found = Borders()
    for realm in realms:
        found.add(realm)
    return found


def borders_without(s: Valley, realms: list[Cells], cell: Cells) -> Borders:
    """The same with the leader on this cell lifted (R2)."""
    others = minus(s.leaders, cell)
    found = Borders()
    for realm in realms:
        if not meets(realm, cell):
            found.add(realm)
        elif meets(realm, others):
            for part in without(realm, cell):
                if meets(part, others):
                    found.add(part)
    return found
