"""Druidenwalzer: what cases can state about a position.  Each gives what is wanted and what was found."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, cast

from ludarium.contract import Compared, Played
from ludarium.core import ALL, View
from ludarium.games.druids.seen import view
from ludarium.games.druids.text import pile_text, text

LOGGED: Final = ("dance", "win", "tie", "lost")


def trees(played: Played, want: object) -> Compared:
    found = seen(played)["trees"]
    return _each(want, lambda name: pile_text(found[name]) or "none", _words)


def druids(played: Played, want: object) -> Compared:
    found = seen(played)["trees"]
    return _each(want, lambda name: found[name]["druid"] or "none", str)


def tokens(played: Played, want: object) -> Compared:
    found = seen(played)["trees"]
    return _each(want, lambda name: str(found[name]["tokens"]), str)


def lost(played: Played, want: object) -> Compared:
    return _names(want), [name for name, tree in seen(played)["trees"].items() if tree["lost"]]


def fights(played: Played, want: object) -> Compared:
    return _names(want), (seen(played)["ask"] or {}).get("druids", [])


def ring(played: Played, want: object) -> Compared:
    return str(want or "none"), seen(played)["ring"] or "none"


def idle(played: Played, want: object) -> Compared:
    return str(want), str(seen(played)["idle"])


def log(played: Played, want: object) -> Compared:
    return _names(want), [event for event in played.events if event.split(" ")[0] in LOGGED]


def position(played: Played, want: object) -> Compared:
    return str(want).strip(), text(seen(played)).strip()


def hand(played: Played, want: object) -> Compared:
    return _pools(want, seen(played)["hand"])


def draw(played: Played, want: object) -> Compared:
    return _pools(want, seen(played)["draw"])


def unseen(played: Played, want: object) -> Compared:
    return _pools(want, seen(played)["hidden"])


def returned(played: Played, want: object) -> Compared:
    return _pools(want, seen(played)["returned"])


def board(played: Played, want: object) -> Compared:
    """With the cards that lie face down in it: as `2#`, or counted."""
    boards = seen(played)["boards"]
    counted = {cult: boards[cult]["down"] + len(boards[cult]["pile"]) for cult in boards}
    named = {cult: pile_text(boards[cult]).split() for cult in boards}
    return _pools(
        want, {cult: counted[cult] if _is_number(value) else named[cult] for cult, value in _map(want)}
    )


def told(played: Played, want: object) -> Compared:
    """By seat, what its view tells: `{p1: {sun hidden: 1L 2R, sun hand: 3}}`."""
    wanted, found = {}, {}
    for seat, facts in _map(want):
        shown = view(played.state, int(seat[1:]) - 1)
        for key, value in _map(facts):
            cult, part = key.split(" ")
            wanted[f"{seat} {key}"] = _multiset(value)
            found[f"{seat} {key}"] = _pool(shown[part][cult] or [], value)
    return wanted, found


# What was found, in the form in which cases write it


def seen(played: Played) -> View:
    """The whole table after the case."""
    return view(played.state, ALL)


def _map(want: object) -> Iterable[tuple[str, object]]:
    return cast("Mapping[str, object]", want).items()


def _each(want: object, found: Callable[[str], str], tidy: Callable[[object], str]) -> Compared:
    return {name: tidy(value) for name, value in _map(want)}, {name: found(name) for name, _ in _map(want)}


def _pools(want: object, found: Mapping[str, int | list[str]]) -> Compared:
    wanted = {cult: _multiset(value) for cult, value in _map(want)}
    return wanted, {cult: _pool(found[cult], value) for cult, value in _map(want)}


def _pool(spirits: int | list[str], want: object) -> str:
    """As a number where it was counted or the case gives a number, else as a sorted multiset."""
    if isinstance(spirits, int):
        return str(spirits)
    return str(len(spirits)) if _is_number(want) else _multiset(" ".join(spirits))


def _multiset(value: object) -> str:
    if _is_number(value):
        return str(value)
    words = _words(value).split()
    return " ".join(sorted(words, key=lambda word: (not word.endswith("#"), word))) or "none"


def _is_number(value: object) -> bool:
    return str(value).isdecimal()


def _words(value: object) -> str:
    return " ".join(str(value).split()) if value else "none"


def _names(want: object) -> list[str]:
    if want in (None, "none"):
        return []
    return [str(name) for name in want] if isinstance(want, list) else [str(want)]


FACTS: Final = {
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
