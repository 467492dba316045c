"""What seats may see of the clearing, and in which words."""

from typing import Any

import pytest

from ludarium import Luck, apply, find, game

DRUIDS = game("druids")

BUSY = """
M1 2# 2L 1L purple +2, M2 1# 4R black, M3 lost, M4 3L orange
S1 1# 2R black, S2 1# 4L orange, S3 1# 1R, S4 3R purple
moon hand 2L 4R, board 2# 1R, draw 3L 3L, returned 3L, unseen 1L 1R 2L 5R 5R
sun hand 1R 5L, board 1L, draw 3, unseen 1L 1R 2L 2R 3L 4R
idle 7, ask p2 TakeTurn
"""
NO_TREE: dict[str, Any] = {"pile": [], "down": 0, "druid": None, "tokens": 0, "lost": False}
TREES: dict[str, dict[str, Any]] = {
    "M1": {"pile": ["2L", "1L"], "down": 2, "druid": "purple", "tokens": 2},
    "M2": {"pile": ["4R"], "down": 1, "druid": "black"},
    "M3": {"lost": True},
    "M4": {"pile": ["3L"], "druid": "orange"},
    "S1": {"pile": ["2R"], "down": 1, "druid": "black"},
    "S2": {"pile": ["4L"], "down": 1, "druid": "orange"},
    "S3": {"pile": ["1R"], "down": 1},
    "S4": {"pile": ["3R"], "druid": "purple"},
}
RULES = {
    "empty_tree": "zero",
    "refill": "end_of_turn",
    "reshuffle": "lazy",
    "no_progress_limit": 100,
    "handicap_moon": 0,
    "handicap_sun": 0,
}


def read(text: str = BUSY) -> Any:
    return DRUIDS.read(text, 2, DRUIDS.settle({}))


def test_a_spectator_sees_all_that_lies_open_and_how_much_does_not() -> None:
    assert DRUIDS.view(read(), None) == {
        "trees": {name: NO_TREE | tree for name, tree in TREES.items()},
        "boards": {"moon": {"down": 2, "pile": ["1R"]}, "sun": {"down": 0, "pile": ["1L"]}},
        "hand": {"moon": 2, "sun": 2},
        "draw": {"moon": 2, "sun": 3},
        "fresh": {"moon": False, "sun": True},
        "hidden": {
            "moon": ["1L", "1R", "2L", "2L", "3L", "3L", "4R", "5R", "5R"],
            "sun": ["1L", "1R", "1R", "2L", "2R", "3L", "4R", "5L"],
        },
        "returned": {"moon": ["3L"], "sun": []},
        "ring": None,
        "idle": 7,
        "rules": RULES,
        "ask": {"seat": 1, "question": "TakeTurn", "bare": []},
    }


@pytest.mark.parametrize(
    ("seat", "hand", "hidden"),
    [
        (0, {"moon": ["2L", "4R"], "sun": 2}, ["1L", "1R", "2L", "3L", "3L", "5R", "5R"]),
        (1, {"moon": 2, "sun": ["1R", "5L"]}, ["1L", "1R", "2L", "2L", "3L", "3L", "4R", "5R", "5R"]),
    ],
)
def test_a_seat_sees_its_hand_besides(seat: int, hand: dict[str, Any], hidden: list[str]) -> None:
    mine, everybodys = DRUIDS.view(read(), seat), DRUIDS.view(read(), None)
    assert mine["hand"] == hand
    assert mine["hidden"]["moon"] == hidden
    assert {key for key in mine if mine[key] != everybodys[key]} == {"hand", "hidden"}


def test_a_game_in_which_nothing_was_drawn_yet() -> None:
    begun = DRUIDS.start(2, DRUIDS.settle({}), Luck(1))
    view = DRUIDS.view(begun, 0)
    assert view["ask"] == {"seat": 0, "question": "PlaceDruids", "druid": "orange"}
    assert view["fresh"] == {"moon": True, "sun": True}
    assert view["draw"]["moon"] == begun.fresh[0] > 0
    assert view["idle"] == 0


def test_one_card_of_the_first_draw_pile_is_left() -> None:
    last = BUSY.replace("draw 3, unseen 1L 1R 2L 2R 3L 4R", "draw 1, unseen 1L 1R 2L 2R")
    assert DRUIDS.view(read(last), 0)["fresh"]["sun"] is True


def test_the_ring_and_the_fights_that_are_left() -> None:
    s = read()
    apply(s, find(s, "waltz 5L S3"), Luck(1))
    view = DRUIDS.view(s, None)
    assert view["ring"] == "S3"
    assert view["ask"]["question"] == "NextFight"
    assert view["ask"] == {"seat": 1, "question": "NextFight", "bare": [], "druids": view["ask"]["druids"]}
    assert len(view["ask"]["druids"]) == 3


def test_a_tree_that_starves_is_announced() -> None:
    bare = BUSY.replace("S3 1# 1R", "S3 -").replace("unseen 1L 1R 2L 2R 3L 4R", "unseen 1L 1R 2L 2R 3L")
    assert DRUIDS.view(read(bare), None)["ask"] == {"seat": 1, "question": "TakeTurn", "bare": ["S3"]}
    assert DRUIDS.view(read(bare), None)["trees"]["S3"] == NO_TREE


def test_when_it_is_over_nobody_is_asked() -> None:
    s = read()
    s.asks.clear()
    assert DRUIDS.view(s, 0)["ask"] is None


LAST = """
M1 lost, M2 1# 2R purple, M3 1# 1R black, M4 1# 2L orange +5
S1 1# 3R, S2 1# 4R orange, S3 1# 3L black, S4 1# 3R purple
moon hand 2L, board 1R, draw 1, unseen 1L 2R 2R 3R
sun hand 1L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p2 TakeTurn
"""


@pytest.mark.parametrize(
    ("text", "end"),
    [
        (LAST, ["lost M4 conquered", "end sun"]),
        (
            LAST.replace("M1 lost", "M1 1# 2L").replace("3R\nsun", "3R 3R\nsun"),
            ["lost M4 conquered", "move orange M4 M1"],
        ),
    ],
    ids=["the second", "the first"],
)
def test_what_is_told_of_a_lost_tree(text: str, end: list[str]) -> None:
    """Of the first, where its druid goes; of the second, who has won; of neither, both."""
    s = read(text)
    apply(s, find(s, "waltz 5L S1"), Luck(1))
    s.news = []
    apply(s, find(s, "fight orange"), Luck(1))
    assert [news.text for news in s.news if news.text.split(" ")[0] in ("lost", "move", "end")] == end
    assert DRUIDS.view(s, None)["trees"]["M4"] == NO_TREE | {"lost": True}


def test_of_a_hand_that_stays_empty_nothing_is_told() -> None:
    """There is nothing to draw, neither in the pile nor on the board."""
    s = read(BUSY.replace("hand 1R 5L, board 1L, draw 3, unseen 1L 1R 2L 2R 3L 4R", "unseen 1L 1R 2L"))
    s.news = []
    apply(s, find(s, "jump purple"), Luck(1))
    assert [news.text for news in s.news] == ["move purple S4 S3"]
