"""Druidenwalzer: what cases can state about a position.  Each gives what is wanted and what was found."""

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.core import Played
from ludarium.games.druids.imagine import AT
from ludarium.games.druids.places import ALL_TREES, BOARD, CULT, DRUID, NAME, NOWHERE, OWNER, Spirit
from ludarium.games.druids.position import pile_text, write
from ludarium.games.druids.turn import NextFight

Fact = tuple[Any, Any]
LOGGED = ("dance", "win", "tie", "lost")


def trees(played: Played, want: Any) -> Fact:
    return _each(want, lambda name: pile_text(played.state, AT[name]) or "none", _words)


def druids(played: Played, want: Any) -> Fact:
    def who(name: str) -> str:
        stand = played.state.druid[OWNER[AT[name]]]
        return DRUID[stand.index(AT[name])] if AT[name] in stand else "none"

    return _each(want, who, str)


def tokens(played: Played, want: Any) -> Fact:
    return _each(want, lambda name: str(played.state.tokens[AT[name]]), str)


def lost(played: Played, want: Any) -> Fact:
    return _names(want), [NAME[tree] for tree in ALL_TREES if played.state.lost[tree]]


def fights(played: Played, want: Any) -> Fact:
    question = played.state.asks[-1] if played.state.asks else None
    found = question.druids if isinstance(question, NextFight) else ()
    return _names(want), [DRUID[druid] for druid in found]


def ring(played: Played, want: Any) -> Fact:
    return str(want or "none"), "none" if played.state.ring == NOWHERE else NAME[played.state.ring]


def idle(played: Played, want: Any) -> Fact:
    return str(want), str(played.state.idle)


def log(played: Played, want: Any) -> Fact:
    return _names(want), [event for event in played.events if event.split(" ")[0] in LOGGED]


def position(played: Played, want: Any) -> Fact:
    return str(want).strip(), write(played.state).strip()


def hand(played: Played, want: Any) -> Fact:
    return _pools(want, lambda cult: (played.state.hand[cult], 0))


def board(played: Played, want: Any) -> Fact:
    return _pools(want, lambda cult: (played.state.pile[BOARD[cult]], played.state.buried[BOARD[cult]]))


def draw(played: Played, want: Any) -> Fact:
    return _pools(want, lambda cult: (played.state.draw[cult], played.state.fresh[cult]))


def unseen(played: Played, want: Any) -> Fact:
    return _pools(want, lambda cult: (played.state.unseen[cult], 0))


def returned(played: Played, want: Any) -> Fact:
    return _pools(want, lambda cult: (played.state.returned[cult], 0))


def told(played: Played, want: Any) -> Fact:
    """By seat, what its view tells: `{p1: {sun hidden: 1L 2R, sun hand: 3}}`."""
    wanted, found = {}, {}
    for seat, facts in want.items():
        view = played.state.view(int(seat[1:]) - 1)
        for key, value in facts.items():
            cult, part = key.split(" ")
            seen = view[part][cult]
            seen = [] if seen == 0 else seen
            wanted[f"{seat} {key}"] = _multiset(value)
            found[f"{seat} {key}"] = _found(seen, 0, value) if isinstance(seen, list) else str(seen)
    return wanted, found


def _each(want: dict[str, Any], found: Callable[[str], str], tidy: Callable[[Any], str]) -> Fact:
    return {name: tidy(value) for name, value in want.items()}, {name: found(name) for name in want}


def _pools(want: dict[str, Any], pool: Callable[[int], tuple[list[Spirit], int]]) -> Fact:
    wanted = {cult: _multiset(value) for cult, value in want.items()}
    return wanted, {cult: _found(*pool(CULT.index(cult)), value) for cult, value in want.items()}


def _found(spirits: Sequence[object], down: int, value: Any) -> str:
    """As a number where the case gives a number, else as a sorted multiset."""
    if _is_number(value):
        return str(len(spirits) + down)
    return " ".join(([f"{down}#"] if down else []) + sorted(map(str, spirits))) or "none"


def _multiset(value: Any) -> str:
    if _is_number(value):
        return str(value)
    words = _words(value).split()
    return " ".join(sorted(words, key=lambda word: (not word.endswith("#"), word))) or "none"


def _is_number(value: Any) -> bool:
    return str(value).isdecimal()


def _words(value: Any) -> str:
    return " ".join(str(value).split()) if value else "none"


def _names(want: Any) -> list[str]:
    return [] if want in (None, "none") else [str(name) for name in want]


FACTS = {
    fact.__name__: fact
    for fact in (
        trees,
        druids,
        tokens,
        lost,
        hand,
        board,
        draw,
        unseen,
        returned,
        ring,
        fights,
        idle,
        log,
        told,
        position,
    )
}
