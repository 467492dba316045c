"""The Ark of the Covenant: what there is to be counted, by number.  The names are the weights'.

"Turns" are those that each seat has still to come.
"""

from typing import Final

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
COUNTED: Final = 21
