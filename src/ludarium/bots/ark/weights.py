"""The Ark of the Covenant: what a seat can count on is worth in points, and how certain anything is.

Least squares on 78,068 positions of 1,100 two-player games, in two rounds: what a seat has over its rival,
against the points it had over it in the end.  The chances are those that make likeliest what became of the
cities and roads in these positions.  Both are rounded.  One answer in twelve was given at random, the others
at a glance.
"""

from typing import Final

# By number: what there is to be counted.  "Turns" are those that each seat has still to come.
CITY_NOW: Final = 0  # what an incomplete city would give at the end
CITY_DONE: Final = 1  # what it gives more if it is completed, by the chance of that
CITY_GROWS: Final = 2  # an open city: turns, by the same chance
DOUBLED: Final = 3  # what a prophet in it adds, by the same chance
ROAD_NOW: Final = 4
FIELD_NOW: Final = 5
FIELD_GROWS: Final = 6  # half sides that are open: turns
TEMPLE_NOW: Final = 7
TEMPLE_DONE: Final = 8
HOME: Final = 9  # a follower that comes home from a road or city, by the chance of that: turns
PROPHET: Final = 10  # at home: turns
TURN: Final = 11  # is on turn
BY_ARK: Final = 12  # pieces up to two steps from the Ark: turns
NEAR_ARK: Final = 13  # up to five
SUPPLY: Final = 14  # and the six after it: the first to the seventh follower at home: turns

WEIGHT: Final[list[float]] = [
    1.0, 1.1, 0.05, 1.1, 1.0, 0.99, 0.018, 0.9, 0.68, 0.1, 0.27, 2.8, 0.09, 0.055,
    0.6, 0.32, 0.2, 0.16, 0.1, 0.08, 0.05,
]  # fmt: skip

# A city or road is completed with a chance of exp(-HARD * how hard - OPEN * open sides); by kind.
HARD: Final = [2.2, 2.9]
OPEN: Final = [0.3, 0.3]
MISSING: Final = 4.9  # a temple with exp(-MISSING * cells missing / turns)

# Points ahead that make a win likely: at the end, and more for every turn to come.
CERTAIN: Final = 1.5
UNCERTAIN: Final = 2.0
