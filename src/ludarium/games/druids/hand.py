"""Druidenwalzer: the hand and the draw pile."""

from typing import Final

from ludarium.games.druids.clearing import Clearing
from ludarium.games.druids.places import BOARD, CULT, Spirit, rank
from ludarium.luck import NOBODY, Luck

HAND: Final = 3
FOR_HAND: Final = ["moon hand", "sun hand"]
FOR_BOARD: Final = ["moon board", "sun board"]


def refill(s: Clearing, cult: int, luck: Luck) -> None:
    """§ The hand is refilled when it is empty, to three cards, or as many as there are (R28)."""
    hand = s.hand[cult]
    if hand:
        return
    while len(hand) < HAND and _can_draw(s, cult, luck):
        hand.append(_draw(s, cult, luck))
    hand.sort(key=rank)
    if hand and s.news is not None:
        s.tell(f"refill {CULT[cult]} {len(hand)}")
    if hand and s.rules.reshuffle == "eager" and not _drawable(s, cult):
        shuffle(s, cult, luck)


def _drawable(s: Clearing, cult: int) -> int:
    return s.fresh[cult] or len(s.draw[cult])


def _can_draw(s: Clearing, cult: int, luck: Luck) -> bool:
    if not _drawable(s, cult):
        shuffle(s, cult, luck)
    return _drawable(s, cult) > 0


def _draw(s: Clearing, cult: int, luck: Luck) -> Spirit:
    if s.fresh[cult]:
        s.fresh[cult] -= 1
        return luck.draw(s.unseen[cult], FOR_HAND[cult], cult)
    return luck.draw(s.draw[cult], FOR_HAND[cult], cult)


def shuffle(s: Clearing, cult: int, luck: Luck) -> None:
    """§ The cult board becomes the new draw pile.  What lies face down in it is settled now, unseen."""
    board = BOARD[cult]
    woken = [luck.draw(s.unseen[cult], FOR_BOARD[cult], NOBODY) for _ in range(s.buried[board])]
    pile = woken + s.pile[board]
    if not pile:
        return
    s.returned[cult] += s.pile[board]
    s.buried[board], s.pile[board] = 0, []
    pile.sort(key=rank)
    s.draw[cult] = pile
    if s.news is not None:
        s.tell(f"shuffle {CULT[cult]} {len(pile)}")


def play_from_hand(s: Clearing, cult: int, spirit: Spirit) -> None:
    """The spirit leaves the hand and shows itself."""
    s.hand[cult].remove(spirit)
    if spirit in s.returned[cult]:
        s.returned[cult].remove(spirit)
