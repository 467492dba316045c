"""Bora Bora's views and positions tell everything there is, and nothing else is believed."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ludarium import Luck, playout
from ludarium.core import ALL, BadPosition, options
from ludarium.games.borabora.layout import build
from ludarium.games.borabora.seen import deal, view
from ludarium.games.borabora.text import parse, text
from tests.games.borabora.play import random_game

View = dict[str, Any]
# What follows from the rest, so that a text need not tell it.
DERIVED = ("ask", "asks")
DAMAGED = 1500
JUNK: list[Any] = [None, True, -1, 7, 10**9, 2.5, "", "noon", "p1", [], {}, [[]], {"at": 0}]


def positions(players: int, seed: int, every: int = 1) -> Iterator[View]:
    for number, (s, _, _) in enumerate(random_game(players, seed)):
        if number % every == 0 or not s.asks:
            yield json.loads(json.dumps(view(s, ALL)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_built_looks_like_what_it_was_built_from(players: int) -> None:
    for whole in positions(players, 90 + players):
        assert view(build(whole), ALL) == whole


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_text_tells_all_but_what_follows(players: int) -> None:
    for whole in positions(players, 90 + players):
        told = parse(text(whole), players, whole["rules"])
        assert view(build(told), ALL) == whole
        for key in DERIVED:
            whole.pop(key)
            told.pop(key, None)
        assert told == whole


@pytest.mark.parametrize("players", [2, 4])
def test_dealing_changes_nothing_that_is_told(players: int) -> None:
    for whole in positions(players, 95, every=5):
        s = build(whole)
        for eyes in (None, *range(players)):
            dealt = deal(view(s, eyes), Luck(1))
            assert view(build(dealt), eyes) == view(s, eyes)
            for seat, board in enumerate(dealt["boards"]):
                board["cards"] = view(s, eyes)["boards"][seat]["cards"]
            assert dealt == view(s, eyes)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a view, by what holds it and its key there."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def damage(whole: View, pen: Random) -> None:
    """Something is dropped, doubled, swapped with something else, one more or less, or junk."""
    found = list(places(whole))
    (holder, key), (other, far) = pen.choice(found), pen.choice(found)
    how = pen.randrange(5)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(holder, list):
        holder.append(deepcopy(holder[key]))
    elif how == 2:
        holder[key], other[far] = deepcopy(other[far]), deepcopy(holder[key])
    elif how == 3 and type(holder[key]) is int:
        holder[key] += pen.choice([-1, 1])
    else:
        holder[key] = deepcopy(pen.choice(JUNK))


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_view_is_refused_or_can_be_played(seed: int) -> None:
    pen, refused = Random(seed), 0
    every = [whole for players in (2, 3, 4) for whole in positions(players, seed, every=6)]
    for _ in range(DAMAGED):
        whole = deepcopy(pen.choice(every))
        for _ in range(pen.randint(1, 3)):
            damage(whole, pen)
        try:
            s = build(deal(whole, Luck(1)))
        except BadPosition as error:
            assert str(error)
            refused += 1
            continue
        again = view(s, ALL)
        assert view(build(again), ALL) == again
        assert view(build(parse(text(again), s.players, again["rules"])), ALL) == again
        assert not s.asks or options(s)
        playout(s, Luck(2))
    assert DAMAGED / 3 < refused < DAMAGED
