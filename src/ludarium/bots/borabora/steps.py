"""Bora Bora: how far away a task is."""

from typing import Final

from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.tasks import missing
from ludarium.games.borabora.tiles import TASKS, Task

FAR: Final = 4  # steps, or more

# What a seat can do little for: it takes a certain tile, card or path.
_HARD: Final = [
    "people_of_type",
    "jewelry_of_symbol",
    "regions_of_terrain",
    "regions_with_fish",
    "identical_god_cards",
    "god_cards_of_color",
    "different_god_cards",
    "god_tiles",
    "material",
    "huts_on_slot_12",
    "slid_men",
    "slid_women",
    "buildings",
    "islands",
]
IS_HARD: Final = [any([need.what in _HARD for need in task.needs]) for task in TASKS]


def steps_to(s: Lagoon, seat: int, task: Task) -> int:
    """The units that are missing, and one more if they are hard to come by."""
    units = missing(s, seat, s.boards[seat], task)
    return min(FAR, units + 1) if units and IS_HARD[task.number] else min(FAR, units)
