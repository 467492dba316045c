"""Bora Bora: the answers worth a thought."""

from collections.abc import Sequence
from typing import Any, Final

from ludarium.bots.borabora.hopes import CARDS
from ludarium.bots.borabora.weights import Rows
from ludarium.games.borabora.actions import (
    CARD,
    DECK,
    NO_CARD,
    TILE,
    UNCALLED,
    CallRed,
    Cover,
    Fulfil,
    Kindle,
    Place,
    Slide,
    TakeCard,
    TakeMaterial,
    Use,
)
from ludarium.games.borabora.board import PAIR_MASK, Board
from ludarium.games.borabora.building import MOST_BUILDINGS, Build
from ludarium.games.borabora.expanding import Expand, FirstHut
from ludarium.games.borabora.fire import Fire
from ludarium.games.borabora.helper import Spend
from ludarium.games.borabora.inventory import GODS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.materials import free_for
from ludarium.games.borabora.prayer import Pray
from ludarium.games.borabora.tiles import COLOURS, TASKS

BEST_CARDS: Final = 2
FOR_A_TASK: Final = 2.0  # how many points more a card is worth that a task asks for


def ideas(s: Lagoon, rows: Rows) -> Sequence[Any]:
    """Some of the options, in their order."""
    question = s.asks[-1]
    found: Sequence[Any] = question.options(s)
    if len(found) < 2:
        return found
    me = s.boards[question.seat]
    if isinstance(question, Spend):
        return _purchases(found, me, best_cards(s, me, rows))
    if isinstance(question, Build):
        return _buildings(me, found)
    if isinstance(question, (Fire, Pray)):
        return _with_best_card(found, best_cards(s, me, rows))
    if isinstance(question, (Expand, FirstHut)) and me.row:  # which makes room for people
        return [a for a in found if not a.from_stack]
    return cheapest(found)


# Gods: whom a seat calls matters more than how it pays.


def price(payment: int) -> int:
    """A card is cheaper than a God tile, and that than a pair."""
    if payment in (UNCALLED, CARD):
        return payment
    return 2 if payment == TILE else 3


def deed(a: Any) -> int:
    """A number for what is done, however it is paid."""
    if isinstance(a, Place):
        return a.action + 8 * a.face + (64 if a.blue else 0) + (128 if a.white else 0)
    if isinstance(a, Use):
        return a.group + (32 if a.green else 0) + (64 if a.is_extra else 0)
    if isinstance(a, Fulfil):
        return a.task.number + (64 if a.yellow else 0)
    return 0


def cost(a: Any) -> int:
    if isinstance(a, Place):
        return price(a.blue) + price(a.white)
    if isinstance(a, Use):
        return price(a.green)
    if isinstance(a, Fulfil):
        return price(a.yellow)
    return price(a.red) if isinstance(a, CallRed) else UNCALLED


def cheapest(found: Sequence[Any]) -> Sequence[Any]:
    """Of the ways to pay for the same deed only the first of the cheapest."""
    kept: dict[int, Any] = {}
    for a in found:
        if not isinstance(a, (Place, Use, Fulfil, CallRed)):
            continue
        which = deed(a)
        if which not in kept or cost(a) < cost(kept[which]):
            kept[which] = a
    if not kept:
        return found
    return [a for a in found if not isinstance(a, (Place, Use, Fulfil, CallRed)) or kept[deed(a)] is a]


# Cards.


def _wanted_cards() -> list[list[float]]:
    """By task, how much more cards of each colour are worth."""
    found = []
    for task in TASKS:
        more = [0.0] * len(GODS)
        for need in task.needs:
            if need.what == "god_cards_of_color":
                more[GODS.index(need.of)] = FOR_A_TASK
        found.append(more)
    return found


WANTED: Final = _wanted_cards()


def best_cards(s: Lagoon, me: Board, rows: Rows) -> list[int]:
    """From where to take a card: the best colours that lie open, or the deck if there are none."""
    worth: list[float] = []
    shown: list[int] = []
    for colour in COLOURS:
        if s.display[colour]:
            value = rows.weight(CARDS + colour, s.round) / (1 + me.cards[colour])
            for task in me.tasks:
                value += WANTED[task.number][colour]
            shown.append(colour)
            worth.append(value)
    while len(shown) > BEST_CARDS:
        last = worth.index(min(worth))
        del shown[last], worth[last]
    return shown or [DECK]


def _with_best_card(found: Sequence[Any], cards: list[int]) -> list[Any]:
    best = [*cards, NO_CARD]
    return [a for a in found if (a.card if isinstance(a, Kindle) else a.source) in best]


# The helper, and buildings.


def _purchases(found: Sequence[Any], me: Board, cards: list[int]) -> list[Any]:
    """Of people to slide the best of each sex; materials that find a space, or that a task may ask for."""
    most = [0, 0]
    for one in me.unslid:
        most[one.sex] = max(most[one.sex], one.marks)
    kept = []
    for a in found:
        if isinstance(a, Slide):
            if a.person.marks != most[a.person.sex]:
                continue
            most[a.person.sex] = 0  # one is enough
        elif isinstance(a, TakeCard):
            if a.source not in cards:
                continue
        elif isinstance(a, TakeMaterial) and not free_for(me, a.kind):
            continue
        kept.append(a)
    return kept


def _buildings(me: Board, found: Sequence[Cover]) -> list[Cover]:
    """The highest tile, where it leaves material for most others."""
    highest = max([a.tile for a in found])
    left = [MOST_BUILDINGS[me.ritual & ~PAIR_MASK[a.pair]] for a in found]
    most = max(left)
    return [a for a, n in zip(found, left, strict=True) if a.tile == highest and n == most]
