"""Bora Bora: what a seat may hope for, by number.  The names are the weights'."""

from typing import Final

# The points that are certain: scored, on jewels and God tiles, and for bonuses that are reached.
POINTS: Final = 0
HELD: Final = 1  # the fish of regions that it holds

# The status track and the temple.
STATUS: Final = 2  # points of the track, to be scored this round
FOREMOST: Final = 3  # early in the order to come: 1 for the first, 0 for the last
PRIESTS_NOW: Final = 4  # points of its priests, to be scored this round
PRIESTS: Final = 5  # in the temple
HEIGHT: Final = 6  # on which they stand, in sixths
MOST: Final = 7  # it gets the God tile, as the temple is now
SUPPLY: Final = 8  # it has a priest to send

# People.
USE_NOW: Final = 9  # the best uses of a woman and a man, still to come this round
USE_LATER: Final = 10  # the best of each sex in rounds to come
SECOND: Final = 11  # the second best of each sex
PEOPLE: Final = 12
MARKS_OF_MEN: Final = 13  # that are not slid
MARKS_OF_WOMEN: Final = 14
NO_SLOT: Final = 15  # no free slot
ONE_SLOT: Final = 16  # just one
SLOTS: Final = 17  # free ones, at most five
STACKED: Final = 18  # huts on slot 12

# Goods.
SHELLS: Final = 19  # as many as it can still spend
BARGAIN: Final = 20  # points of the best jewel that it could buy now
JEWELS: Final = 21  # while six can still be reached
OFFERING: Final = 22  # has one
OFFERINGS: Final = 23  # more than one, at most three more
USABLE: Final = 24  # cards that offerings can be found for
GOD_TILES: Final = 25
CARDS: Final = 26  # and the four after it: by colour, at most two

# Islands and ritual spaces.
REGIONS: Final = 31
REACHED: Final = 32  # regions that paths of middling value reach
MATERIALS: Final = 33  # on ritual spaces, at most twice as many as buildings are missing
PAIRS: Final = 34  # buildings that it has material for
BUILT: Final = 35  # buildings
FULL: Final = 36  # ritual spaces in use, more than six

# Dice not yet placed.
DICE: Final = 37
PIPS: Final = 38  # in sixths
PLACES: Final = 39  # dice that have a place other than the fishing space
ACTIONS: Final = 40  # and the six after it: by action, the best die that could be placed there, in sixths
TURN: Final = 47  # it places the next die

# Tasks, open ones, by the steps that they are away.  The nearest is the one to be resolved next.
NEAREST: Final = 48  # and the four after it: 0, 1, 2, 3 steps, or more
BY_YELLOW: Final = 53  # one unit is missing of the nearest, and Yellow could help
OTHERS: Final = 54  # and the four after it
NO_DROP: Final = 59  # tasks finished, while all nine can still be
HOPES: Final = 60
