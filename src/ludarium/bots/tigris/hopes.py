"""Tigris & Euphrates: what a dynasty may hope for in a colour, by number.  The names are the weights'."""

from typing import Final

STANDS: Final = 0  # the leader is on the board
TEMPLES: Final = 1  # next to it
EXPOSED: Final = 2  # temples that a rival may have more of, in a revolt
READY: Final = 3  # tiles in the hand that it can score
COVERED: Final = 4  # tiles in the hand that the king can score, because no leader of their colour is there
INCOME: Final = 5  # of monuments, for all turns to come
PREY: Final = 6  # points of a war that it would win against a neighbour
PREY_NOW: Final = 7  # the same, and it is on turn
DANGER: Final = 8  # neighbours that would win a war against it
DANGER_NOW: Final = 9  # the same, and they are on turn
SPOILS: Final = 10  # what these would take
TILES: Final = 11  # of its colour in its kingdom
HOPES: Final = 12
