"""The Ark of the Covenant: what a seat can count on is worth in points, and how certain anything is."""

from typing import Final

# By number: what there is to be counted.  "Turns" are those that each seat has still to come.
CITY_NOW: Final = 0  # what an incomplete city would give at the end
CITY_DONE: Final = 1  # what it gives more if it is completed, by the chance of that
CITY_GROWS: Final = 2  # an open city: turns, by the same chance
DOUBLED: Final = 3  # what a prophet in it adds, by the same chance
ROAD_NOW: Final = 4
ROAD_GROWS: Final = 5
FIELD_NOW: Final = 6
FIELD_GROWS: Final = 7  # half sides that are open: turns
TEMPLE_NOW: Final = 8
TEMPLE_DONE: Final = 9
HOME: Final = 10  # a follower that comes home from a road or city, by the chance of that: turns
PROPHET: Final = 11  # at home: turns
TURN: Final = 12  # is on turn
NEXT_TO_ARK: Final = 13  # pieces up to two steps from the Ark: turns
NEAR_ARK: Final = 14  # up to five
SUPPLY: Final = 15  # and the six after it: the first to the seventh follower at home: turns

WEIGHT: Final[list[float]] = [
    0.9, 0.62, 0.23, 0.95, 1.0, 0.12, 0.97, 0.02, 0.88, 0.55, 0.0, 0.26, 2.8, 0.09, 0.05,
    0.51, 0.3, 0.2, 0.18, 0.13, 0.1, 0.05,
]  # fmt: skip

# A city or road is completed with a chance of exp(-HARD * how hard - OPEN * open sides); by kind.
HARD: Final = [2.1, 3.0]
OPEN: Final = [0.3, 0.25]
MISSING: Final = 4.9  # a temple with exp(-MISSING * cells missing / turns)

# Points ahead that make a win likely: at the end, and more for every turn to come.
CERTAIN: Final = 1.5
UNCERTAIN: Final = 2.0
