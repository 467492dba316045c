"""Tigris & Euphrates: the bag - drawing, swapping (§5.8), refilling the hands (§6.2)."""

from typing import Final

from ludarium.games.tigris.actions import words
from ludarium.games.tigris.board import COLOUR, COLOURS, HAND
from ludarium.games.tigris.valley import Valley
from ludarium.luck import Luck

FOR: Final = ["p1 draws", "p2 draws", "p3 draws", "p4 draws"]


def draw(s: Valley, seat: int, n: int, luck: Luck) -> bool:
    """§ So many tiles, or none if the bag cannot supply them all; then the game is over."""
    if n > len(s.bag):
        return False
    if n > 0:
        s.bag = s.bag[:]
        drawn = [luck.draw(s.bag, FOR[seat], seat) for _ in range(n)]
        for word in drawn:
            s.dynasty[seat].hand[COLOUR.index(word)] += 1
        if s.news is not None:
            s.tell(f"p{seat + 1} draws {' '.join(drawn)}", seat, f"p{seat + 1} draws {n}")
    return True


def swap(s: Valley, tiles: tuple[int, ...], luck: Luck) -> bool:
    """§ Tiles are thrown away unseen, and as many drawn at once."""
    me, n = s.active, sum(tiles)
    own = s.dynasty[me]
    for colour in COLOURS:
        own.hand[colour] -= tiles[colour]
    own.swapped = tuple([own.swapped[colour] + tiles[colour] for colour in COLOURS])
    if s.news is not None:
        s.tell(f"p{me + 1} swaps {' '.join(words(tiles))}", me, f"p{me + 1} swaps {n}")
    return draw(s, me, n, luck)


def refill(s: Valley, luck: Luck) -> bool:
    """§ Up to six for the active player, then clockwise, hand by hand."""
    return all(draw(s, seat, HAND - s.dynasty[seat].held(), luck) for seat in s.clockwise())
