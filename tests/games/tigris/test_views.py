"""What seats may see, and the worlds they can imagine."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck
from ludarium.games.tigris import GAME
from ludarium.games.tigris.board import COLOUR
from tests.games.tigris.play import random_game

KEYS = {
    *("players", "rules", "cells", "monuments", "unused", "kingdoms", "treasures_left", "turn", "ask"),
    *("bag", "catastrophes", "hands", "points", "treasures", "memory"),
}
HIDDEN = """
board: start
hands: RRRKKK BBBGGG GGGGGG
points: 1/2/3/4 5/6/7/8 9/9/9/9
bag: 5R 5K 5B 5G
"""


def read(text: str, **options: str) -> Any:
    return GAME.read(text, 3, GAME.settle(options))


def test_a_view_lists_what_is_in_the_notation() -> None:
    notes = files("ludarium.games.tigris") / "notation.md"
    view = read(HIDDEN).view(0)
    assert set(view) == KEYS
    for key in KEYS:
        assert f"| `{key}` |" in notes.read_text(encoding="utf-8")
    assert json.loads(json.dumps(view)) == view


def test_a_seat_sees_its_own_things() -> None:
    view = read(HIDDEN).view(0)
    assert view["hands"] == ["RRRKKK", 6, 6]
    assert view["points"] == [[1, 2, 3, 4], None, None]
    assert view["treasures"] == [0, None, None]
    assert view["bag"] == 20


def test_a_spectator_sees_nobodys() -> None:
    view = read(HIDDEN).view(None)
    assert view["hands"] == [6, 6, 6]
    assert view["points"] == view["treasures"] == [None, None, None]


@pytest.mark.parametrize(
    "s", [read(HIDDEN, points="open"), read(f"{HIDDEN}ask: over\n")], ids=["open", "over"]
)
def test_points_are_shown_when_open_or_over(s: Any) -> None:
    assert s.view(2)["points"] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 9, 9, 9]]
    assert s.view(2)["hands"] == [6, 6, "GGGGGG"]


def test_the_view_of_one_seat_does_not_depend_on_what_others_hide() -> None:
    other = HIDDEN.replace("BBBGGG GGGGGG", "KKKRRR BBBBBB").replace("5/6/7/8 9/9/9/9", "0/0/0/0 1/1/1/1")
    assert read(HIDDEN).view(0)["memory"]["gone"] != read(other).view(0)["memory"]["gone"]
    same = HIDDEN.replace("BBBGGG GGGGGG", "BBBGGR GGGGGG").replace("5R 5K 5B 5G", "4R 5K 5B 6G")
    assert read(HIDDEN).view(0) == read(same).view(0)
    assert read(HIDDEN).view(1) != read(same).view(1)


def average(text: str, seat: int, of: Callable[[Any], int], worlds: int = 3000) -> float:
    luck = Luck(1)
    view = read(text).view(seat)
    return sum(of(GAME.imagine(view, luck)) for _ in range(worlds)) / worlds


def test_unseen_tiles_are_anywhere_with_equal_chance() -> None:
    """32 tiles are unseen, 20 in the bag and two hands of six: 5 red, 5 black, 8 blue, 14 green."""
    assert average(HIDDEN, 0, lambda s: s.hand[4 + 3]) == pytest.approx(6 * 14 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.hand[8 + 3]) == pytest.approx(6 * 14 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.hand[4]) == pytest.approx(6 * 5 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.bag.count("blue")) == pytest.approx(20 * 8 / 32, abs=0.15)


def test_what_everybody_saw_leaving_is_not_imagined() -> None:
    """All red tiles but those in the viewer's hand are gone."""
    text = "board: start\nhands: RRR KKK BBB\nbag: 10K 10B 10G\n"
    assert average(text, 0, lambda s: s.hand[4] + s.hand[8] + s.bag.count("red"), 50) == 0


def test_swapped_tiles_are_remembered_by_the_swapper_alone() -> None:
    s = read("board: start\nhands: RRRKKK BBBGGG GGGGGG\n")
    s.news = []
    action = next(a for a in s.asks[-1].options(s) if str(a) == "swap 2 red black")
    s.asks.pop().answer(s, action, Luck(1))
    assert s.view(0)["memory"]["swapped"] == [[1, 1, 0, 0], 0, 0]
    assert s.view(1)["memory"]["swapped"] == [2, [0, 0, 0, 0], 0]
    assert s.view(0)["memory"]["gone"] == [0, 0, 0, 0]
    assert [news.told(1) for news in s.news] == ["p1 swaps 2", "p1 draws 2"]
    assert s.news[0].told(0) == "p1 swaps red black"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_hold_all_tiles(players: int) -> None:
    luck = Luck(1)
    for number, (s, _, _) in enumerate(random_game(players, 40)):
        if number % 10 == 0:
            for seat in [None, *range(players)]:
                world = GAME.imagine(s.view(seat), luck)
                assert world.view(seat) == s.view(seat)
                for c, colour in enumerate(COLOUR):
                    everywhere = world.on_board(c) + sum(world.hand[c::4]) + sum(world.swapped[c::4])
                    mine = s.on_board(c) + sum(s.hand[c::4]) + sum(s.swapped[c::4])
                    assert everywhere + world.bag.count(colour) == mine + s.bag.count(colour)
