"""Druidenwalzer: worlds that look the same to one pair of eyes."""

from typing import Any, Final

from ludarium.core import Options, View
from ludarium.games.druids.clearing import Clearing, Rules
from ludarium.games.druids.places import (
    BOARD,
    CULT,
    CULTS,
    DRUID,
    NAME,
    NOWHERE,
    OWNER,
    SPIRITS,
    Spirit,
    rank,
)
from ludarium.games.druids.setup import empty
from ludarium.games.druids.turn import NEXT_FIGHT, PLACE_DRUIDS, TAKE_TURN, NextFight, PlaceDruids, TakeTurn
from ludarium.luck import Luck

KIND: Final = {spirit.name: spirit for spirit in SPIRITS}
AT: Final = {name: place for place, name in enumerate(NAME)}


def imagine(seen: View, luck: Luck) -> Clearing:
    """A whole clearing that this view could be of, each with the probability of notation.md section 4."""
    s = empty(_read_rules(seen["rules"]))
    for name, tree in seen["trees"].items():
        _put_tree(s, AT[name], tree)
    for cult in CULTS:
        board = seen["boards"][CULT[cult]]
        s.pile[BOARD[cult]], s.buried[BOARD[cult]] = spirits(board["pile"]), board["down"]
        s.returned[cult] = spirits(seen["returned"][CULT[cult]])
        s.won[cult] = seen["won"][CULT[cult]]
        _deal_hidden(s, cult, seen, luck)
    s.ring = AT[seen["ring"]] if seen["ring"] else NOWHERE
    s.idle = seen["idle"]
    if seen["ask"]:
        s.asks.append(_read_ask(seen["ask"]))
    return s


def _read_rules(rules: Options) -> Rules:
    return Rules(**rules)  # type: ignore[arg-type]


def _put_tree(s: Clearing, place: int, tree: dict[str, Any]) -> None:
    s.pile[place], s.buried[place] = spirits(tree["pile"]), tree["down"]
    s.tokens[place], s.lost[place] = tree["tokens"], tree["lost"]
    if tree["druid"]:
        s.druid[OWNER[place]][DRUID.index(tree["druid"])] = place


def _deal_hidden(s: Clearing, cult: int, seen: View, luck: Luck) -> None:
    """Returned spirits lie in the draw pile or in an unknown hand; the rest of the hidden ones anywhere."""
    hand, draw = seen["hand"][CULT[cult]], seen["draw"][CULT[cult]]
    known = [] if isinstance(hand, int) else spirits(hand)
    unknown = hand if isinstance(hand, int) else 0
    returned = less(s.returned[cult], known)
    rest = shuffled(less(spirits(seen["hidden"][CULT[cult]]), returned), luck)
    fresh = draw if seen["fresh"][CULT[cult]] else 0
    places = unknown + draw - fresh - len(returned)
    dealt = shuffled(returned + rest[:places], luck)
    s.hand[cult] = sorted(known or dealt[:unknown], key=rank)
    s.draw[cult] = sorted(dealt[unknown:], key=rank)
    s.fresh[cult] = fresh
    s.unseen[cult] = sorted(rest[places:], key=rank)


def _read_ask(ask: dict[str, Any]) -> PlaceDruids | TakeTurn | NextFight:
    seat: int = ask["seat"]
    if ask["question"] == "PlaceDruids":
        return PLACE_DRUIDS[seat][DRUID.index(ask["druid"])]
    bare = tuple([AT[name] for name in ask["bare"]])
    if ask["question"] == "TakeTurn":
        return TAKE_TURN[seat][bare]
    return NEXT_FIGHT[seat][bare, tuple([DRUID.index(druid) for druid in ask["druids"]])]


def spirits(names: list[str]) -> list[Spirit]:
    return [KIND[name] for name in names]


def less(some: list[Spirit], others: list[Spirit]) -> list[Spirit]:
    """What is left of a multiset when another is taken away from it."""
    left = some[:]
    for spirit in others:
        if spirit in left:
            left.remove(spirit)
    return left


def shuffled(pool: list[Spirit], luck: Luck) -> list[Spirit]:
    pool = pool[:]
    return [pool.pop(luck.below(len(pool), "imagine")) for _ in range(len(pool))]
