"""Druidenwalzer: what eyes see of the clearing, as JSON, and the clearing made of it again."""

from typing import Final

from ludarium.core import ALL, BadPosition, View, shortened
from ludarium.games.druids.clearing import LOST_TREES_TO_LOSE, Clearing, Rules
from ludarium.games.druids.hand import HAND
from ludarium.games.druids.places import (
    ALL_TREES,
    BOARD,
    CULT,
    CULTS,
    DRUID,
    MOON,
    NAME,
    NOWHERE,
    OWNER,
    SPIRITS,
    SUN,
    TREES,
    Spirit,
    rank,
)
from ludarium.games.druids.setup import OPTIONS, empty
from ludarium.games.druids.turn import (
    FIGHTING,
    NEXT_FIGHT,
    PLACE_DRUIDS,
    TAKE_TURN,
    NextFight,
    PlaceDruids,
    TakeTurn,
)
from ludarium.games.druids.waltz import TOKENS_TO_CONQUER
from ludarium.luck import Luck

KIND: Final = {spirit.name: spirit for spirit in SPIRITS}
AT: Final = {name: place for place, name in enumerate(NAME)}
MOST: Final = 10**6
DEFAULT: Final = Rules()  # what nearly every table plays by
DEFAULTS: Final = DEFAULT.told()


def view(s: Clearing, eyes: int | None) -> View:
    """Everything face up, the sizes of everything face down, and the viewer's own hand.

    Perfect memory is granted (R33): covered cards are told, and so is `hidden`, which follows from all that
    was seen.  To `ALL` it is only what nobody has drawn yet.
    """
    return {
        "trees": {NAME[tree]: _tree(s, tree) for tree in ALL_TREES},
        "boards": {CULT[c]: {"down": s.buried[BOARD[c]], "pile": names(s.pile[BOARD[c]])} for c in CULTS},
        "hand": {CULT[c]: names(s.hand[c]) if eyes in (c, ALL) else len(s.hand[c]) for c in CULTS},
        "draw": {CULT[c]: _draw(s, c, eyes) for c in CULTS},
        "fresh": {CULT[c]: s.fresh[c] > 0 for c in CULTS},
        "hidden": {CULT[c]: _sorted(_hidden(s, c, eyes)) for c in CULTS},
        "returned": {CULT[c]: _sorted(s.returned[c]) for c in CULTS},
        "ring": None if s.ring == NOWHERE else NAME[s.ring],
        "idle": s.idle,
        "rules": s.rules.told(),
        "ask": s.asks[-1].told(s) if s.asks else None,
    }


def _tree(s: Clearing, tree: int) -> View:
    stand = s.druid[OWNER[tree]]
    return {
        "pile": names(s.pile[tree]),
        "down": s.buried[tree],
        "druid": DRUID[stand.index(tree)] if tree in stand else None,
        "tokens": s.tokens[tree],
        "lost": s.lost[tree],
    }


def _draw(s: Clearing, cult: int, eyes: int | None) -> int | list[str]:
    """The first draw pile is part of `unseen`: there nobody can look what it holds."""
    if s.fresh[cult]:
        return s.fresh[cult]
    return names(s.draw[cult]) if eyes == ALL else len(s.draw[cult])


def _hidden(s: Clearing, cult: int, eyes: int | None) -> list[Spirit]:
    if eyes == ALL:
        return s.unseen[cult]
    return s.unseen[cult] + s.draw[cult] + ([] if cult == eyes else s.hand[cult])


def names(spirits: list[Spirit]) -> list[str]:
    return [spirit.name for spirit in spirits]


def _sorted(spirits: list[Spirit]) -> list[str]:
    return names(sorted(spirits, key=rank))


# What a view hides


def deal(seen: View, luck: Luck) -> View:
    """What `ALL` could see there, each as likely as notation.md section 4 says; raises `BadPosition`."""
    try:
        dealt = [_deal_hidden(seen, CULT[cult], luck) for cult in CULTS]
    except (KeyError, TypeError) as error:
        raise BadPosition(f"something is missing, or is of another kind: {error}") from error
    parts = ("hand", "draw", "hidden")
    return seen | {part: {CULT[c]: dealt[c][i] for c in CULTS} for i, part in enumerate(parts)}


def _deal_hidden(seen: View, cult: str, luck: Luck) -> tuple[list[str], int | list[str], list[str]]:
    """The hand, the draw pile, and what is hidden besides.

    Returned spirits lie in the draw pile or in an unknown hand; the rest of the hidden ones anywhere.
    """
    draw: int | list[str] = seen["draw"][cult]
    known = known_hand(seen, cult)
    if isinstance(draw, list):
        return known, draw, seen["hidden"][cult]
    is_fresh: bool = seen["fresh"][cult]
    unknown = 0 if isinstance(seen["hand"][cult], list) else seen["hand"][cult]
    returned = less(seen["returned"][cult], known)
    rest = shuffled(may_turn_up(seen, cult), luck)
    settled = unknown + (0 if is_fresh else draw) - len(returned)
    dealt = shuffled(returned + rest[:settled], luck)
    return (
        sorted(known or dealt[:unknown]),
        draw if is_fresh else sorted(dealt[unknown:]),
        sorted(rest[settled:]),
    )


def may_turn_up(seen: View, cult: str) -> list[str]:
    """What may lie face down under the cult's trees: hidden, and not returned to draw pile or hand."""
    returned = less(seen["returned"][cult], known_hand(seen, cult))
    return less(seen["hidden"][cult], returned)


def known_hand(seen: View, cult: str) -> list[str]:
    """Nothing if the view only counts it."""
    hand = seen["hand"][cult]
    return hand if isinstance(hand, list) else []


def less(some: list[str], others: list[str]) -> list[str]:
    """What is left of a multiset when another is taken away from it."""
    left = list(some)
    for name in others:
        if name in left:
            left.remove(name)
    return left


def shuffled(pool: list[str], luck: Luck) -> list[str]:
    pool = list(pool)
    return [pool.pop(luck.below(size, "imagine")) for size in range(len(pool), 0, -1)]


# A clearing


def build(seen: View) -> Clearing:
    """The clearing that `ALL` see so; raises `BadPosition`.

    What follows from the table need not be told: trees bare as the turn began, who is placed next.
    """
    try:
        return _build(seen)
    except (KeyError, TypeError) as error:
        raise BadPosition(f"something is missing, or is of another kind: {error}") from error


def _build(seen: View) -> Clearing:
    s = empty(_rules(seen["rules"]))
    for tree in ALL_TREES:
        _put_tree(s, tree, seen["trees"][NAME[tree]])
    for cult in CULTS:
        _put_cards(s, cult, CULT[cult], seen)
        s.won[cult] = sum([s.lost[tree] for tree in TREES[1 - cult]])
    s.idle = _number(seen["idle"])
    s.ring = NOWHERE if seen["ring"] is None else _tree_named(seen["ring"])
    if seen["ask"] is not None:
        s.asks.append(_question(s, seen["ask"]))
    _check(s)
    return s


def _rules(told: View) -> Rules:
    if told == DEFAULTS:
        return DEFAULT
    for name, option in OPTIONS.items():
        if not option.allows(told[name]):
            raise BadPosition(f"{name} cannot be {shortened(told[name])}")
    return Rules(*[told[name] for name in OPTIONS])


def _put_tree(s: Clearing, tree: int, told: View) -> None:
    s.pile[tree], s.buried[tree] = _spirits(told["pile"]), _number(told["down"])
    tokens, druid = _number(told["tokens"]), told["druid"]
    s.lost[tree], s.tokens[tree] = _flag(told["lost"]), tokens
    if s.buried[tree] and not s.pile[tree]:
        raise BadPosition(f"a spirit lies face up on {NAME[tree]}, or none at all")
    if tokens >= TOKENS_TO_CONQUER:
        raise BadPosition(f"{NAME[tree]} has less than {TOKENS_TO_CONQUER} tokens")
    if s.lost[tree] and (s.pile[tree] or tokens or druid is not None):
        raise BadPosition(f"{NAME[tree]} is lost, so nothing is there")
    if druid is not None:
        _stand(s, tree, _druid_named(druid))


def _stand(s: Clearing, tree: int, druid: int) -> None:
    stand = s.druid[OWNER[tree]]
    if stand[druid] != NOWHERE:
        raise BadPosition(f"the {DRUID[druid]} druid of {CULT[OWNER[tree]]} stands on two trees")
    stand[druid] = tree


def _put_cards(s: Clearing, cult: int, name: str, seen: View) -> None:
    board = seen["boards"][name]
    s.pile[BOARD[cult]], s.buried[BOARD[cult]] = _spirits(board["pile"]), _number(board["down"])
    s.hand[cult] = _pool(seen["hand"][name])
    s.returned[cult] = _spirits(seen["returned"][name])
    s.unseen[cult] = _pool(seen["hidden"][name])
    if _flag(seen["fresh"][name]):
        s.fresh[cult] = _number(seen["draw"][name], 1)
    else:
        s.draw[cult] = _pool(seen["draw"][name])


def _question(s: Clearing, told: View) -> PlaceDruids | TakeTurn | NextFight:
    """What the view says of it and what the table says of it must be the same."""
    question = _question_of(s, told)
    if any([key in told and told[key] != value for key, value in question.told(s).items()]):
        raise BadPosition("the question is not as the table says")
    return question


def _question_of(s: Clearing, told: View) -> PlaceDruids | TakeTurn | NextFight:
    kind, seat = told["question"], told["seat"]
    if type(seat) is int and seat in CULTS:
        if kind == "NextFight":
            return _next_fight(s, seat, told)
        if kind == "TakeTurn":
            return TAKE_TURN[seat][s.bare(seat)]
        if kind == "PlaceDruids":
            return PLACE_DRUIDS[seat][_next_druid(s, seat)]
    raise BadPosition(f"nobody can be asked {shortened(kind)} as seat {shortened(seat)}")


def _next_fight(s: Clearing, seat: int, told: View) -> NextFight:
    bare, druids = (
        [_tree_named(tree) for tree in told["bare"]],
        [_druid_named(druid) for druid in told["druids"]],
    )
    key = tuple([tree for tree in TREES[seat] if tree in bare]), tuple(sorted(druids))
    if s.ring == NOWHERE:
        raise BadPosition("'ring' is missing: it lies on a tree while druids fight")
    if len(key[0]) != len(bare) or key[1] not in FIGHTING:
        raise BadPosition(
            "NextFight names two or three druids, and after 'bare' trees of the seat that is asked"
        )
    return NEXT_FIGHT[seat][key]


def _next_druid(s: Clearing, cult: int) -> int:
    if NOWHERE not in s.druid[cult]:
        raise BadPosition(f"all druids of {CULT[cult]} stand on trees")
    return s.druid[cult].index(NOWHERE)


# § What holds on every table


def _check(s: Clearing) -> None:
    for cult in CULTS:
        _check_cards(s, cult)
    if not s.asks:
        return
    if max(s.won) >= LOST_TREES_TO_LOSE:
        raise BadPosition("a cult has won, so nobody is asked")
    question = s.asks[-1]
    if isinstance(question, PlaceDruids) and any(s.lost):
        raise BadPosition("no tree is lost while druids are placed")
    if not isinstance(question, PlaceDruids) and (NOWHERE in s.druid[MOON] or NOWHERE in s.druid[SUN]):
        raise BadPosition("each cult has three druids on its trees")
    if not isinstance(question, NextFight) and s.ring != NOWHERE:
        raise BadPosition("the ring lies on a tree only while druids fight")


def _check_cards(s: Clearing, cult: int) -> None:
    down = sum([s.buried[tree] for tree in TREES[cult]]) + s.buried[BOARD[cult]] + s.fresh[cult]
    if len(s.unseen[cult]) != down:
        raise BadPosition(
            f"{CULT[cult]} has {down} hidden cards, but {len(s.unseen[cult])} spirits are unseen"
        )
    if len(s.hand[cult]) > HAND:
        raise BadPosition(f"a hand has at most {HAND} spirits")
    if s.returned[cult] and less(names(s.returned[cult]), names(s.draw[cult] + s.hand[cult])):
        raise BadPosition(f"returned spirits of {CULT[cult]} must lie in its draw pile or hand")


# Words and numbers


def _number(told: object, least: int = 0) -> int:
    if type(told) is not int or not least <= told <= MOST:
        raise BadPosition(f"{shortened(told)} is not a number that can stand here")
    return told


def _flag(told: object) -> bool:
    if not isinstance(told, bool):
        raise BadPosition(f"{shortened(told)} is neither true nor false")
    return told


def _pool(told: object) -> list[Spirit]:
    """Sorted, as all that has no order in the game."""
    return _spirits(sorted(told) if isinstance(told, list) else told)  # names sort as spirits do


def _spirits(told: object) -> list[Spirit]:
    if not isinstance(told, list):
        raise BadPosition(f"{shortened(told)} is no list of spirits")
    try:
        return list(map(KIND.__getitem__, told))
    except (KeyError, TypeError):
        wrong = next(name for name in told if not isinstance(name, str) or name not in KIND)
        raise BadPosition(f"{shortened(wrong)} is not a spirit") from None


def _tree_named(told: object) -> int:
    if not isinstance(told, str) or told not in AT or AT[told] in BOARD:
        raise BadPosition(f"{shortened(told)} is not a tree")
    return AT[told]


def _druid_named(told: object) -> int:
    if told not in DRUID:
        raise BadPosition(f"{shortened(told)} is not a druid")
    return DRUID.index(told)
