"""Tigris & Euphrates: treasures (§5.6)."""

from ludarium.cells import EMPTY, Cells, count, minus, spread
from ludarium.games.tigris.board import CORNERS, GREEN, TREASURES_TO_GO_ON
from ludarium.games.tigris.regions import region_of
from ludarium.games.tigris.valley import Valley, in_order


def within_reach(s: Valley, seat: int) -> Cells:
    """§ The treasures in the kingdom of the seat's trader."""
    trader = s.dynasty[seat].leader[GREEN]
    return s.treasure & region_of(s, trader) if trader else EMPTY


def are_scarce(s: Valley) -> bool:
    """§7 So few are left on the board that the game ends with this turn."""
    return bool(count(s.treasure) < TREASURES_TO_GO_ON)


def a_tile_away(s: Valley, seat: int) -> Cells:
    """The treasures that one tile would bring into that kingdom."""
    trader = s.dynasty[seat].leader[GREEN]
    if not trader:
        return EMPTY
    region = region_of(s, trader)
    return minus(s.treasure & spread(spread(region)), region)


def may_stay(treasures: Cells) -> Cells:
    """§ Corner treasures are taken first, so one stays elsewhere if there is one elsewhere."""
    elsewhere = minus(treasures, CORNERS)
    return elsewhere if elsewhere else treasures


def take(s: Valley, seat: int, stays: Cells) -> None:
    """§ The trader's owner takes all but one."""
    taken = minus(within_reach(s, seat), stays)
    s.treasure = minus(s.treasure, taken)
    s.dynasty[seat].taken += int(count(taken))
    if s.news is not None:
        s.tell(f"p{seat + 1} takes treasure {in_order(taken)} leaving {in_order(stays)}")
