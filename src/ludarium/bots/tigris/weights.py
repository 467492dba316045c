"""Tigris & Euphrates: what hopes are worth, and the chance of each dynasty to win."""

from math import exp
from typing import Final

from ludarium.bots.tigris.outlook import Outlook
from ludarium.bots.weights import weights_of
from ludarium.cells import count
from ludarium.games.tigris.board import COLOURS
from ludarium.games.tigris.treasures import a_tile_away
from ludarium.games.tigris.valley import Valley

WEIGHTS: Final = weights_of("tigris")
HOPE: Final[list[float]] = WEIGHTS["hope"]  # in points of their colour, by number (see `outlook`)
NEAR_TREASURE: Final[list[float]] = WEIGHTS["near_treasure"]  # in treasures
# What a point is worth, from the weakest colour to the strongest: always, and more when the end is near.
EARLY: Final[list[float]] = WEIGHTS["early"]
LATE: Final[list[float]] = WEIGHTS["late"]
ACTION: Final[list[float]] = WEIGHTS["action"]  # left to the seat on turn
CATASTROPHE: Final[list[float]] = WEIGHTS["catastrophe"]  # in hand


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
    found = CATASTROPHE[0] * s.dynasty[seat].catastrophes
    if seat == s.active:
        found += ACTION[0] * s.left
    for k in COLOURS:
        found += place[k] * four[k]
    return found


def totals(s: Valley, seat: int, outlook: Outlook) -> list[float]:
    """What it may have in the end, from the weakest colour; treasures go where they help most."""
    four: list[float] = []
    for colour in COLOURS:
        total = float(s.dynasty[seat].points[colour])
        row = outlook.hopes[seat][colour]
        for number, weight in enumerate(HOPE):
            total += weight * row[number]
        four.append(total)
    four.sort()
    pour(four, s.dynasty[seat].taken + NEAR_TREASURE[0] * int(count(a_tile_away(s, seat))))
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
