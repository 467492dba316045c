"""Tigris & Euphrates: what hopes are worth, and the chance of each dynasty to win."""

from math import exp
from typing import Final, final

from ludarium.bots.labels import labels_of
from ludarium.bots.tigris import hopes
from ludarium.bots.tigris.outlook import Outlook
from ludarium.bots.weights import Weights, row
from ludarium.cells import count
from ludarium.games.tigris.board import COLOURS
from ludarium.games.tigris.treasures import a_tile_away
from ludarium.games.tigris.valley import Valley

_BY_RANK: Final = ("weakest", "third", "second", "strongest")
LABELS: Final = {
    "hope": labels_of(hopes),  # in points of their colour
    "near_treasure": ("treasure",),  # in treasures
    # What a point is worth, from the weakest colour to the strongest: always, and more when the end is near.
    "early": _BY_RANK,
    "late": _BY_RANK,
    "action": ("left",),  # to the seat on turn
    "catastrophe": ("held",),
}


@final
class Rows:
    """The weights, at hand."""

    __slots__ = ("action", "catastrophe", "early", "hope", "late", "near_treasure")

    def __init__(self, weights: Weights) -> None:
        self.hope = row(weights, "hope")
        self.near_treasure = row(weights, "near_treasure")[0]
        self.early = row(weights, "early")
        self.late = row(weights, "late")
        self.action = row(weights, "action")[0]
        self.catastrophe = row(weights, "catastrophe")[0]


def worth(s: Valley, rows: Rows) -> list[float]:
    """The chance of each seat."""
    outlook = Outlook(s)
    late = 1 / (1 + outlook.left / 3)
    place = [rows.early[k] + late * rows.late[k] for k in COLOURS]
    weights = [exp(_promise(s, seat, outlook, place, rows)) for seat in range(s.players)]
    every = sum(weights)
    return [weight / every for weight in weights]


def _promise(s: Valley, seat: int, outlook: Outlook, place: list[float], rows: Rows) -> float:
    four = totals(s, seat, outlook, rows)
    found = rows.catastrophe * s.dynasty[seat].catastrophes
    if seat == s.active:
        found += rows.action * s.left
    for k in COLOURS:
        found += place[k] * four[k]
    return found


def totals(s: Valley, seat: int, outlook: Outlook, rows: Rows) -> list[float]:
    """What it may have in the end, from the weakest colour; treasures go where they help most."""
    four: list[float] = []
    for colour in COLOURS:
        total = float(s.dynasty[seat].points[colour])
        own = outlook.hopes[seat][colour]
        for number, weight in enumerate(rows.hope):
            total += weight * own[number]
        four.append(total)
    four.sort()
    pour(four, s.dynasty[seat].taken + rows.near_treasure * int(count(a_tile_away(s, seat))))
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
