"""Bora Bora: calling gods (§7) and drawing their cards (§6.9)."""

from typing import Final

from ludarium.games.borabora.actions import CARD, DECK, PAIR, PAYMENT, SOURCE, TILE
from ludarium.games.borabora.board import Board
from ludarium.games.borabora.inventory import GODS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.tiles import COLOURS, god_cards
from ludarium.luck import EVERYONE, Luck

# § A god costs a card of its colour or a pair of another, with an offering; or a God tile, without.


def payments(me: Board, god: int) -> list[int]:
    """How the seat could pay for this god."""
    found = []
    if me.offerings:
        cards = me.cards
        if cards[god]:
            found.append(CARD)
        found += [PAIR + colour for colour in COLOURS if cards[colour] > 1 and colour != god]
    if me.gods:
        found.append(TILE)
    return found


def spend(me: Board, god: int, payment: int) -> None:
    if payment == TILE:
        me.gods -= 1
        return
    me.offerings -= 1
    if payment == CARD:
        me.cards[god] -= 1
    else:
        me.cards[payment - PAIR] -= 2


def pay(s: Lagoon, seat: int, god: int, payment: int) -> None:
    """§ Cards are discarded before the effect is looked at."""
    spend(s.boards[seat], god, payment)
    if payment == CARD:
        s.discard[god] += 1
    elif payment != TILE:
        s.discard[payment - PAIR] += 2
    s.tell_of(seat, f"calls {GODS[god]} {PAYMENT[payment]}")


# § A card comes from the deck or from the display, which is refilled at once.

TO_HAND: Final = ["p1 card", "p2 card", "p3 card", "p4 card"]


def can_draw(s: Lagoon) -> bool:
    return bool(s.deck) or any(s.discard)


def can_take_card(s: Lagoon) -> bool:
    return can_draw(s) or any(s.display)


def shown(s: Lagoon) -> int:
    """The colours of the display, one bit each."""
    return sum([1 << colour for colour in COLOURS if s.display[colour]])


def take_card(s: Lagoon, seat: int, source: int, luck: Luck) -> None:
    if source == DECK:
        colour = draw(s, TO_HAND[seat], seat, luck)
        s.boards[seat].cards[colour] += 1
        s.tell_of(seat, "draws a card")
        return
    s.display[source] -= 1
    s.boards[seat].cards[source] += 1
    s.tell_of(seat, f"takes {SOURCE[source]}")
    if can_draw(s):
        show_card(s, luck)


def show_card(s: Lagoon, luck: Luck) -> None:
    colour = draw(s, "display", EVERYONE, luck)
    s.display[colour] += 1
    s.tell(f"display {GODS[colour]}")


def draw(s: Lagoon, purpose: str, seen_by: int, luck: Luck) -> int:
    """§ The discards become the deck when a card is drawn from an empty one (R21)."""
    if not s.deck:
        s.deck = god_cards(s.discard)
        s.discard = [0] * len(COLOURS)
        s.tell("shuffle")
    return luck.draw(s.deck, purpose, seen_by).colour
