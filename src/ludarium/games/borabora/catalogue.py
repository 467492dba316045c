"""Bora Bora: the number of every action."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, TypeAlias, cast

from ludarium.games.borabora.actions import (
    ACTION,
    ALL,
    BUY,
    CALL_RED,
    COVER,
    DRAFT,
    DROP,
    FISHING,
    FULFIL,
    KEEP_ON,
    MOVE,
    PAIR,
    PASS,
    PAYMENTS,
    POINT,
    SEND_PRIEST,
    SETTLE,
    SLIDE,
    SOURCE,
    TAKE,
    TAKE_CARD,
    TAKE_MATERIAL,
    TAKE_OFFERING,
    UNCALLED,
    USE,
    Buy,
    CallRed,
    Cover,
    Draft,
    Drop,
    Fulfil,
    KeepOn,
    Kindle,
    Move,
    Pass,
    Place,
    Point,
    SendPriest,
    Settle,
    Slide,
    Take,
    TakeCard,
    TakeMaterial,
    TakeOffering,
    Use,
    fires,
    one_by_one,
    places,
)
from ludarium.games.borabora.board import PAIR_NAME
from ludarium.games.borabora.inventory import FACES
from ludarium.games.borabora.islands import REGIONS
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.placing import WHITE_VALUE
from ludarium.games.borabora.tiles import BLUE, GREEN, GROUPS, JEWELS, PEOPLE, RED, TASKS, WHITE, YELLOW
from ludarium.numbering import OUTSIDE, Numbering

Common: TypeAlias = Place | Use | Fulfil | Draft | Drop | Cover | Slide | Settle
Rare: TypeAlias = Buy | Kindle | KeepOn | Take | Move | TakeCard | SendPriest | CallRed | TakeMaterial
Action: TypeAlias = Common | Rare | Point | TakeOffering | Pass

CALLS: Final = len(PAYMENTS)
SPACES: Final = 1 + len(FACES)  # 0 among them


def payments_for(god: int) -> list[int]:
    """§7 Every way to pay for this god: never with a pair of its own colour."""
    return [payment for payment in PAYMENTS[1:] if payment != PAIR + god]


def _dice() -> list[Place]:
    """Plain, with Blue, with White, with both; a god who helps nothing is not called (R6)."""
    tiles = (1 << FISHING) - 1
    low = [face for face in FACES if face < WHITE_VALUE]
    blues, whites = payments_for(BLUE), payments_for(WHITE)
    found = [places(UNCALLED, UNCALLED, face, ALL) for face in FACES]
    found += [places(blue, UNCALLED, face, tiles) for blue in blues for face in FACES]
    found += [places(UNCALLED, white, face, tiles) for white in whites for face in low]
    found += [places(blue, white, face, tiles) for blue in blues for white in whites for face in low]
    return [a for some in found for a in some]


def _listed() -> list[Action]:
    """Every action, in the order of their numbers."""
    uses = [USE[UNCALLED][False], *[USE[green] for green in payments_for(GREEN)]]
    tasks = [FULFIL[UNCALLED], *[FULFIL[yellow] for yellow in payments_for(YELLOW)]]
    every = [
        *(_dice(), uses, tasks, DRAFT, DROP, COVER[1:], SLIDE, SETTLE, BUY, fires(ALL, True), KEEP_ON),
        *([some[1:] for some in TAKE], MOVE[1:], TAKE_CARD, SEND_PRIEST[1:]),
        *([CALL_RED[red] for red in payments_for(RED)], TAKE_MATERIAL, POINT, TAKE_OFFERING, PASS),
    ]
    return cast(list[Action], list(one_by_one(every)))


# Fields make a key, with room for more than can be: so many keys has each kind, in this order.
_SIZES: Final = [
    *(CALLS * CALLS * SPACES * len(ACTION), CALLS * 2 * len(GROUPS), CALLS * len(TASKS), len(TASKS)),
    *(len(TASKS), SPACES * len(PAIR_NAME), len(PEOPLE), 2 * len(REGIONS), len(JEWELS), 2 * (len(SOURCE) + 1)),
    *(len(KEEP_ON), len(TAKE) * SPACES, len(MOVE), len(SOURCE), SPACES, CALLS, len(TAKE_MATERIAL), 1, 1, 1),
]
_FIRST: Final[list[int]] = [0, *accumulate(_SIZES)]


def _key(a: object) -> int:  # noqa: PLR0911 - one for each kind
    if isinstance(a, Place):
        return ((a.blue * CALLS + a.white) * SPACES + a.face) * len(ACTION) + a.action
    if isinstance(a, Use):
        return _FIRST[1] + (a.green * 2 + a.is_extra) * len(GROUPS) + a.group
    if isinstance(a, Fulfil):
        return _FIRST[2] + a.yellow * len(TASKS) + a.task.number
    if isinstance(a, Draft):
        return _FIRST[3] + a.task.number
    if isinstance(a, Drop):
        return _FIRST[4] + a.task.number
    if isinstance(a, Cover):
        return _FIRST[5] + a.tile * len(PAIR_NAME) + a.pair
    if isinstance(a, Slide):
        return _FIRST[6] + a.person.number
    if isinstance(a, Settle):
        return _FIRST[7] + 2 * a.region + a.from_stack
    return _key_of_rare(a)


def _key_of_rare(a: object) -> int:  # noqa: PLR0911 - one for each kind
    if isinstance(a, Buy):
        return _FIRST[8] + a.jewel.number
    if isinstance(a, Kindle):
        return _FIRST[9] + 2 * a.card + a.shell
    if isinstance(a, KeepOn):
        return _FIRST[10] + a.space
    if isinstance(a, Take):
        return _FIRST[11] + a.sex * SPACES + a.space
    if isinstance(a, Move):
        return _FIRST[12] + a.huts
    if isinstance(a, TakeCard):
        return _FIRST[13] + a.source
    if isinstance(a, SendPriest):
        return _FIRST[14] + a.space
    if isinstance(a, CallRed):
        return _FIRST[15] + a.red
    if isinstance(a, TakeMaterial):
        return _FIRST[16] + a.kind
    return _FIRST[17 if isinstance(a, Point) else 18 if isinstance(a, TakeOffering) else 19]


_NUMBER: Final[list[int]] = [OUTSIDE for _ in range(_FIRST[-1])]


def numbers(some: Sequence[Action]) -> list[int]:
    return [_NUMBER[_key(a)] for a in some]


def legal(s: Lagoon) -> list[int]:
    return sorted(numbers(s.asks[-1].options(s))) if s.asks else []


EVERY: Final = _listed()
for _number, _action in enumerate(EVERY):
    _NUMBER[_key(_action)] = _number
NUMBERING: Final = Numbering([str(a) for a in EVERY], numbers, legal=legal, actions=EVERY)
