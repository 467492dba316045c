"""What seats may see, and the worlds they can imagine."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck
from ludarium.games.tigris import GAME
from ludarium.games.tigris.board import COLOUR, GREEN, RED
from tests.games.tigris.play import random_game

KEYS = {
    *("players", "rules", "cells", "monuments", "turn", "ask", "bag"),
    *("catastrophes", "hands", "points", "treasures", "memory"),
}
HIDDEN = """
board: start
hands: RRRKKK BBBGGG GGGGGG
points: 1/2/3/4 5/6/7/8 9/9/9/9
bag: 5R 5K 5B 5G
"""


def read(text: str, **options: str) -> Any:
    return GAME.read(text, 3, options)


def test_a_view_lists_what_is_in_the_notation() -> None:
    notes = files("ludarium.games.tigris") / "notation.md"
    view = GAME.view(read(HIDDEN), 0)
    assert set(view) == KEYS
    for key in KEYS:
        assert f"| `{key}` |" in notes.read_text(encoding="utf-8")
    assert json.loads(json.dumps(view)) == view


def test_a_seat_sees_its_own_things() -> None:
    view = GAME.view(read(HIDDEN), 0)
    assert view["hands"] == ["RRRKKK", 6, 6]
    assert view["points"] == [[1, 2, 3, 4], None, None]
    assert view["treasures"] == [0, None, None]
    assert view["bag"] == 20


def test_a_spectator_sees_nobodys() -> None:
    view = GAME.view(read(HIDDEN), None)
    assert view["hands"] == [6, 6, 6]
    assert view["points"] == view["treasures"] == [None, None, None]


@pytest.mark.parametrize(
    "s", [read(HIDDEN, points="open"), read(f"{HIDDEN}ask: over\n")], ids=["open", "over"]
)
def test_points_are_shown_when_open_or_over(s: Any) -> None:
    assert GAME.view(s, 2)["points"] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 9, 9, 9]]
    assert GAME.view(s, 2)["hands"] == [6, 6, "GGGGGG"]


def test_the_view_of_one_seat_does_not_depend_on_what_others_hide() -> None:
    other = HIDDEN.replace("BBBGGG GGGGGG", "KKKRRR BBBBBB").replace("5/6/7/8 9/9/9/9", "0/0/0/0 1/1/1/1")
    assert GAME.view(read(HIDDEN), 0)["memory"]["gone"] != GAME.view(read(other), 0)["memory"]["gone"]
    same = HIDDEN.replace("BBBGGG GGGGGG", "BBBGGR GGGGGG").replace("5R 5K 5B 5G", "4R 5K 5B 6G")
    assert GAME.view(read(HIDDEN), 0) == GAME.view(read(same), 0)
    assert GAME.view(read(HIDDEN), 1) != GAME.view(read(same), 1)


def average(text: str, seat: int, of: Callable[[Any], int], worlds: int = 3000) -> float:
    luck = Luck(1)
    view = GAME.view(read(text), seat)
    return sum(of(GAME.imagine(view, luck)) for _ in range(worlds)) / worlds


def test_unseen_tiles_are_anywhere_with_equal_chance() -> None:
    """32 tiles are unseen, 20 in the bag and two hands of six: 5 red, 5 black, 8 blue, 14 green."""
    assert average(HIDDEN, 0, lambda s: s.dynasty[1].hand[GREEN]) == pytest.approx(6 * 14 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.dynasty[2].hand[GREEN]) == pytest.approx(6 * 14 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.dynasty[1].hand[RED]) == pytest.approx(6 * 5 / 32, abs=0.1)
    assert average(HIDDEN, 0, lambda s: s.bag.count("blue")) == pytest.approx(20 * 8 / 32, abs=0.15)


def test_what_everybody_saw_leaving_is_not_imagined() -> None:
    """All red tiles but those in the viewer's hand are gone."""
    text = "board: start\nhands: RRR KKK BBB\nbag: 10K 10B 10G\n"
    assert (
        average(text, 0, lambda s: s.dynasty[1].hand[RED] + s.dynasty[2].hand[RED] + s.bag.count("red"), 50)
        == 0
    )


def test_swapped_tiles_are_remembered_by_the_swapper_alone() -> None:
    s = read("board: start\nhands: RRRKKK BBBGGG GGGGGG\n")
    s.news = []
    action = next(a for a in s.asks[-1].options(s) if str(a) == "swap 2 red black")
    s.asks.pop().answer(s, action, Luck(1))
    assert GAME.view(s, 0)["memory"]["swapped"] == [[1, 1, 0, 0], 0, 0]
    assert GAME.view(s, 1)["memory"]["swapped"] == [2, [0, 0, 0, 0], 0]
    assert GAME.view(s, 0)["memory"]["gone"] == [0, 0, 0, 0]
    assert [news.told(1) for news in s.news] == ["p1 swaps 2", "p1 draws 2"]
    assert s.news[0].told(0) == "p1 swaps red black"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_hold_all_tiles(players: int) -> None:
    luck = Luck(1)
    for number, (s, _, _) in enumerate(random_game(players, 40)):
        if number % 10 == 0:
            for seat in [None, *range(players)]:
                world = GAME.imagine(GAME.view(s, seat), luck)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                for c, colour in enumerate(COLOUR):
                    everywhere = world.on_board(c) + world.behind_screens(c)
                    mine = s.on_board(c) + s.behind_screens(c)
                    assert everywhere + world.bag.count(colour) == mine + s.bag.count(colour)


WAR = """
board:
    G  H  I  J  K
 3  1R .. .. .. ..
 4  r. 1G .. 2G ..
 5  1K r. k. r. 2K
 6  .. .. r. g. ..
 7  .. .. 2R .. ..
hands: KGGRRR RRRRRR
"""
REVOLT = """
board:
    D  E  F  G
 5  .. .. .. ..
 6  1K r. 2K ..
hands: RR RRR
"""
MONUMENT = """
board:
    G  H  I
 5  k. k. ..
 6  k. k. ..
"""
TREASURES = """
board:
    G  H  I  J
 5  r* r* 2G r*
"""


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        (f"{WAR}ask: wars I5", {"seat": 0, "question": "ChooseWar", "cell": "I5"}),
        (
            f"{WAR}ask: war green I5",
            {
                "seat": 0,
                "question": "Support",
                "conflict": "war",
                "colour": "green",
                "attacker": "H4",
                "defender": "J4",
                "cell": "I5",
                "committed": None,
            },
        ),
        (
            f"{REVOLT}ask: revolt D6 1",
            {
                "seat": 1,
                "question": "Support",
                "conflict": "revolt",
                "colour": "black",
                "attacker": "D6",
                "defender": "F6",
                "cell": None,
                "committed": 1,
            },
        ),
        (f"{MONUMENT}ask: monument G5", {"seat": 0, "question": "BuildMonument", "cell": "G5"}),
        (f"{TREASURES}ask: treasure", {"seat": 1, "question": "LeaveTreasure", "cells": ["G5", "H5", "J5"]}),
        (f"{TREASURES}turn: p2 1", {"seat": 1, "question": "TakeAction", "left": 1}),
    ],
    ids=["wars", "war", "revolt", "monument", "treasures", "action"],
)
def test_what_everybody_is_told_of_the_question(text: str, ask: dict[str, Any]) -> None:
    s = GAME.read(text, 2, GAME.settle({}))
    assert [GAME.view(s, seat)["ask"] for seat in (None, 0, 1)] == [ask] * 3
