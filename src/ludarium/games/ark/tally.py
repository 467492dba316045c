"""The Ark of the Covenant: how many pieces each seat has in one place, packed into one number.

Only this module knows how.  Tallies of two places are added as numbers; 0 is nobody.
"""

from typing import Final

BITS: Final = 4  # a seat has eight pieces at most
MASK: Final = (1 << BITS) - 1


def piece_of(seat: int) -> int:
    """One piece of this seat."""
    return 1 << BITS * seat


def count_of(tally: int, seat: int) -> int:
    return tally >> BITS * seat & MASK


def by_seat(tally: int, players: int) -> list[int]:
    return [count_of(tally, seat) for seat in range(players)]


def winners(tally: int) -> list[int]:
    """§8 The seats with most pieces."""
    most = 0
    found: list[int] = []
    seat = 0
    while tally:
        if tally & MASK > most:
            most = tally & MASK
            found = [seat]
        elif most and tally & MASK == most:
            found.append(seat)
        tally >>= BITS
        seat += 1
    return found
