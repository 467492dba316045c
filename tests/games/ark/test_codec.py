"""Views and positions: whatever is told is understood again, and a view that nobody could have is refused."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core import ALL, BadPosition
from ludarium.games.ark import GAME
from ludarium.games.ark.seen import build, view
from ludarium.games.ark.text import parse, text
from tests.games.ark.play import random_game
from tests.games.ark.test_positions import POSITION


def without_what_follows(seen: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in seen.items() if key != "followers"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_built_from_its_view_and_from_its_text(players: int) -> None:
    chosen = GAME.settle({"incomplete_count": "parts"})
    for s, _, _ in random_game(players, 600 + players, incomplete_count="parts"):
        seen = view(s, ALL)
        assert view(build(json.loads(json.dumps(seen))), ALL) == seen
        assert without_what_follows(parse(text(seen), players, chosen)) == without_what_follows(seen)
        assert text(parse(text(seen), players, chosen)) == text(seen)


def sample() -> dict[str, Any]:
    told = view(GAME.read(POSITION, 3, GAME.settle({})), ALL)
    return json.loads(json.dumps(told))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["players"], 6, "is not a number"),
        (["players"], True, "is not a number"),
        (["players"], 2, "points are for 2 seats"),
        (["options"], {}, "are not the options"),
        (["options", "incomplete_count"], "both", "incomplete_count cannot be 'both'"),
        (["tiles"], {}, "is no list"),
        (["tiles", 0], 5, "5 has no 'cell'"),
        (["tiles", 0, "turn"], "ne", "'ne' is no turn"),
        (["tiles", 0, "name"], 7, "7 is no tile"),
        (["tiles", 1, "piece", "seat"], 4, "there is no seat p5"),
        (["tiles", 1, "piece", "kind"], "king", "'king' is no piece"),
        (["tiles", 1, "piece"], {}, "has no 'seat'"),
        (["ark"], ["0,0"], "is no cell"),
        (["points"], [1, 2], "points are for 3 seats"),
        (["points", 0], -1, "is not a number"),
        (["prophets", 2], "board", "the prophet of p3 is not 'board'"),
        (["prophets", 0], "supply", "the prophet of p1 is not 'supply'"),
        (["followers"], [7, 7, 7], "7 less those on the table"),
        (["bag"], [], "is no bag"),
        (["bag", "rEW"], 0, "is not a number"),
        (["out"], ["x"], "'x' is no part"),
        (["ask"], "PlaceTile", "has no 'seat'"),
        (["ask"], {"seat": 0, "question": "EnterArk", "cells": []}, "on the board already"),
        (["ask", "question"], None, "is no question"),
    ],
)
def test_a_view_that_nobody_could_have_is_refused(path: list[Any], value: Any, said: str) -> None:
    told = sample()
    holder = told
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(BadPosition, match=said):
        build(told)


def test_the_ark_needs_a_tile_to_enter() -> None:
    told = sample() | {"ark": None, "ask": {"seat": 0, "question": "EnterArk", "cells": []}}
    with pytest.raises(BadPosition, match="no tile to enter"):
        build(told)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, one in inner for found in [(*path, key), *places(one, (*path, key))]]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


WHOLE = sample()
PLACES = places(WHOLE)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_damaged_view_is_built_or_refused(data: st.DataObject) -> None:
    """Something is dropped, doubled or changed for something from elsewhere."""
    told = deepcopy(WHOLE)
    for _ in range(data.draw(st.integers(1, 2))):
        path, other = data.draw(st.sampled_from(PLACES)), data.draw(st.sampled_from(PLACES))
        try:
            holder, value = at(told, path[:-1]), deepcopy(at(told, other))
            damage = data.draw(st.sampled_from(["drop", "double", "swap"]))
            if damage == "drop":
                del holder[path[-1]]
            elif damage == "double" and isinstance(holder, list):
                holder.insert(path[-1], deepcopy(holder[path[-1]]))
            else:
                holder[path[-1]] = value
        except (KeyError, IndexError, TypeError):
            return  # the damage before left nothing there
    try:
        s = build(told)
    except BadPosition:
        return
    again = view(s, ALL)
    assert view(build(again), ALL) == again
