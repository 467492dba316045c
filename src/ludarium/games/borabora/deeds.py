"""Bora Bora: the actions of the rulebook, carried out by dice and by people (§6)."""

from typing import Final

from ludarium.games.borabora.actions import BUILDING, BY_WATER, HELPER, MEN, TEMPLE, WOMEN
from ludarium.games.borabora.building import Build, least_to_build
from ludarium.games.borabora.expanding import Expand, least_to_expand
from ludarium.games.borabora.helper import SPEND, Spend
from ludarium.games.borabora.islands import LAND, WATER
from ludarium.games.borabora.lagoon import Lagoon
from ludarium.games.borabora.people import TakePerson, least_to_take
from ludarium.games.borabora.temple import Priest, least_to_send
from ludarium.games.borabora.tiles import MAN, WOMAN

ALWAYS: Final = 1


def least_value(s: Lagoon, seat: int, action: int) -> int:
    """The least value with which the action can be carried out completely; more than a die shows if none."""
    me = s.boards[seat]
    if action == HELPER:
        return ALWAYS
    if action == TEMPLE:
        return least_to_send(me)
    if action == BUILDING:
        return least_to_build(me)
    if action in (WOMEN, MEN):
        return least_to_take(s, seat, MAN if action == MEN else WOMAN)
    return least_to_expand(me, WATER if action == BY_WATER else LAND)


def question_of(action: int, seat: int, value: int) -> Spend | Priest | Build | TakePerson | Expand:
    if action == HELPER:
        return SPEND[seat][value]
    if action == TEMPLE:
        return Priest(seat, value)
    if action == BUILDING:
        return Build(seat, value)
    if action in (WOMEN, MEN):
        return TakePerson(seat, MAN if action == MEN else WOMAN, value)
    return Expand(seat, WATER if action == BY_WATER else LAND, value)
