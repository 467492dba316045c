"""Bora Bora: the islands - regions, paths and fish.  A set of regions is a number, one bit a region."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.core import Frozen, View
from ludarium.games.borabora.inventory import FACES, INVENTORY, MATERIALS

_REGIONS: Final[list[View]] = INVENTORY["regions"]
REGION: Final[list[str]] = [row["id"] for row in _REGIONS]
REGIONS: Final = list(range(len(REGION)))
AT: Final[dict[str, int]] = {name: region for region, name in enumerate(REGION)}

# § What a region gives: a material, or an offering.
AN_OFFERING: Final = -1
YIELD: Final[list[int]] = [
    MATERIALS.index(row["yields"]) if row["yields"] in MATERIALS else AN_OFFERING for row in _REGIONS
]
WAY: Final = ["land", "water"]
LAND: Final = 0
WATER: Final = 1


def regions_where(key: str, value: str) -> int:
    return sum([1 << region for region in REGIONS if _REGIONS[region][key] == value])


ISLANDS: Final[list[int]] = [regions_where("island", name) for name in INVENTORY["map"]["islands"]]
TERRAINS: Final[dict[str, int]] = {
    name: regions_where("terrain", name) for name in INVENTORY["map"]["terrains"]
}


@dataclass(frozen=True, eq=False)
class Fish(Frozen):
    id: str
    value: int
    species: str

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str], "Fish"], tuple[str]]:
        return fish_of, (self.id,)


def fish_of(name: str) -> Fish:
    return FISH_CALLED[name]


FISH: Final = [Fish(row["id"], row["value"], row["species"]) for row in INVENTORY["fish"]]
FISH_CALLED: Final[dict[str, Fish]] = {fish.id: fish for fish in FISH}
STANDARD_LAYOUT: Final = [FISH_CALLED[INVENTORY["standard_layout"][name]] for name in REGION]

# § Paths.  From half of the regions at once, so that two look-ups tell what can be reached from anywhere.
HALF: Final = 6
LOW: Final = (1 << HALF) - 1


def _near(way: str, value: int, region: int) -> int:
    """The regions at the other ends of the paths of this kind, up to the value."""
    ends = [row["between"] for row in INVENTORY["paths"] if row["way"] == way and row["value"] <= value]
    me = REGION[region]
    return sum([1 << AT[b if a == me else a] for a, b in ends if me in (a, b)])


def _near_half(way: str, value: int, first: int) -> list[int]:
    near = [_near(way, value, region) if region in REGIONS else 0 for region in range(first, first + HALF)]
    found = [0]
    for one in near:
        found += [others | one for others in found]
    return found


_NEAR: Final = [
    [(_near_half(way, value, 0), _near_half(way, value, HALF)) for value in (0, *FACES)] for way in WAY
]


def reached(way: int, value: int, huts: int) -> int:
    """The regions without an own hut at the end of a path up to the value from one with an own hut."""
    low, high = _NEAR[way][value]
    return (low[huts & LOW] | high[huts >> HALF]) & ~huts


def members(some: int) -> list[int]:
    return [region for region in REGIONS if some >> region & 1]
