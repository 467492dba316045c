"""Tigris & Euphrates: what hopes are worth, and the chance of each dynasty to win.

The numbers are two regressions on 10,315 positions from games of bots, rounded; see docs/bots.md.
"""

from math import exp
from typing import Final

from ludarium.bots.tigris.outlook import Outlook, near_treasures
from ludarium.games.tigris.board import COLOURS
from ludarium.games.tigris.valley import Valley

# In points of their colour, by number (see `outlook`).
HOPE: Final = [0.3, 0.11, -0.29, 0.15, 0.1, 0.55, 0.05, 0.24, -0.3, -0.6, -0.03, 0.05]
NEAR_TREASURE: Final = 0.4  # in treasures
# What a point is worth, from the weakest colour to the strongest: always, and more when the end is near.
EARLY: Final = [0.11, 0.09, 0.0, 0.05]
LATE: Final = [1.2, 0.0, 0.15, 0.0]
ACTION: Final = 0.08  # left to the seat on turn
CATASTROPHE: Final = 0.03  # in hand


def worth(s: Valley) -> list[float]:
    """The chance of each seat."""
    outlook = Outlook(s)
    late = 1 / (1 + outlook.left / 3)
    place = [EARLY[k] + late * LATE[k] for k in COLOURS]
    weights = [exp(_promise(s, seat, outlook, place)) for seat in range(s.players)]
    every = sum(weights)
    return [weight / every for weight in weights]


def _promise(s: Valley, seat: int, outlook: Outlook, place: list[float]) -> float:
    four = totals(s, seat, outlook)
    found = CATASTROPHE * s.catastrophes[seat]
    if seat == s.active:
        found += ACTION * s.left
    for k in COLOURS:
        found += place[k] * four[k]
    return found


def totals(s: Valley, seat: int, outlook: Outlook) -> list[float]:
    """What it may have in the end, from the weakest colour; treasures go where they help most."""
    four: list[float] = []
    for colour in COLOURS:
        total = float(s.points[4 * seat + colour])
        row = outlook.hopes[4 * seat + colour]
        for number, weight in enumerate(HOPE):
            total += weight * row[number]
        four.append(total)
    four.sort()
    pour(four, s.taken[seat] + NEAR_TREASURE * near_treasures(s, seat))
    return four


def pour(four: list[float], jokers: float) -> None:
    """Like water: the lowest rise together."""
    level = four[0]
    for low in range(1, 5):
        room = (four[low] - level) * low if low < 4 else jokers
        if jokers <= room:
            level += jokers / low
            break
        jokers -= room
        level = four[low]
    for k in COLOURS:
        four[k] = max(four[k], level)
