"""Bora Bora: worlds that look the same to one pair of eyes."""

from ludarium.core import View
from ludarium.games.borabora.inventory import GODS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.layout import counts, rebuild
from ludarium.games.borabora.tiles import COLOURS, COPIES
from ludarium.luck import Luck


def imagine(seen: View, luck: Luck) -> Lagoon:
    """The cards that the viewer does not see are dealt to the other hands; the rest is the deck."""
    hands = [board["cards"] for board in seen["boards"]]
    known = [seen["display"], seen["discard"], *[hand for hand in hands if isinstance(hand, list)]]
    left = [COPIES[colour] - sum([counts(some)[colour] for some in known]) for colour in COLOURS]
    pool = [god for colour, god in enumerate(GODS) for _ in range(left[colour])]
    boards = [board | {"cards": deal(board["cards"], pool, luck)} for board in seen["boards"]]
    return rebuild(seen | {"boards": boards})


def deal(hand: list[str] | int, pool: list[str], luck: Luck) -> list[str]:
    """The hand as it is seen, or as many cards of the pool."""
    if isinstance(hand, list):
        return hand
    return [pool.pop(luck.below(len(pool), "imagine")) for _ in range(hand)]
