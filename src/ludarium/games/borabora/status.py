"""Bora Bora: the status track (§6.4) and the new turn order (§6.11)."""

from typing import Final

from ludarium.games.borabora.inventory import INVENTORY
from ludarium.games.borabora.lagoon import Lagoon

POINTS: Final[list[int]] = INVENTORY["status_track"]["points"]
LAST: Final = len(POINTS) - 1


def advance(s: Lagoon, seat: int, steps: int) -> None:
    """§ Who comes to others is put on top of them.  Who cannot move stays where it is (R27)."""
    there = min(s.steps[seat] + steps, LAST)
    if there == s.steps[seat] and not s.rules.cap_restacks:
        return
    s.steps[seat] = there
    s.track.remove(seat)
    ahead = [one for one in s.track if s.steps[one] > there]
    s.track.insert(len(ahead), seat)
    s.tell_of(seat, f"status {there}")


def score_status(s: Lagoon) -> None:
    for seat in s.order:
        s.gain_points(seat, status_points(s, seat), "status")


def status_points(s: Lagoon, seat: int) -> int:
    """What the marker of a seat brings where it stands."""
    return POINTS[s.steps[seat]]


def renew_order(s: Lagoon) -> None:
    """§ From high to low, on a stack from top to bottom; then all markers go back in this order."""
    s.order = s.track[:]
    s.steps = [0] * s.players
    s.tell(f"order {' '.join([f'p{seat + 1}' for seat in s.order])}")
