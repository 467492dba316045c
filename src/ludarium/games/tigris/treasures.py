"""Tigris & Euphrates: treasures (§5.6)."""

from ludarium.cells import EMPTY, Cells, count, minus
from ludarium.games.tigris.board import CORNERS, GREEN
from ludarium.games.tigris.regions import region_of
from ludarium.games.tigris.valley import Valley, in_order


def within_reach(s: Valley, seat: int) -> Cells:
    """§ The treasures in the kingdom of the seat's trader."""
    trader = s.leader[4 * seat + GREEN]
    return s.treasure & region_of(s, trader) if trader else EMPTY


def may_stay(treasures: Cells) -> Cells:
    """§ Corner treasures are taken first, so one stays elsewhere if there is one elsewhere."""
    elsewhere = minus(treasures, CORNERS)
    return elsewhere if elsewhere else treasures


def take(s: Valley, seat: int, stays: Cells) -> None:
    """§ The trader's owner takes all but one."""
    taken = minus(within_reach(s, seat), stays)
    s.treasure = minus(s.treasure, taken)
    s.taken[seat] += int(count(taken))
    if s.news is not None:
        s.tell(f"p{seat + 1} takes treasure {in_order(taken)} leaving {in_order(stays)}")
