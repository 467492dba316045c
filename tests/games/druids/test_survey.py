"""What follows from the table: the fights as they stand, the trees that starve, where a jump leads."""

import json
from itertools import permutations
from typing import Any

import pytest

from ludarium import Luck, apply, find
from ludarium.games.druids.survey import survey
from ludarium.look import Look
from tests.games.druids.positions import DRUIDS, EXAMPLE, played, read

Change = tuple[str, str]


def tried(words: str, *changes: Change, seat: int = 1) -> Any:
    """The survey after these words, as far as luck is not needed, in a world built from the view."""
    s = Look(DRUIDS, DRUIDS.view(read(*changes, text=EXAMPLE), seat), seat).preview(words).state
    return survey(s, DRUIDS.view(s, seat))


def fight(told: Any, druid: str) -> Any:
    return next(pair for pair in told["pairs"] if pair["druid"] == druid)


def test_the_busy_table() -> None:
    s = read()
    assert survey(s, DRUIDS.view(s, None)) == {
        "free": {"moon": None, "sun": "S3"},
        "pairs": [
            {
                "druid": "orange",
                "moon": {"tree": "M4", "strength": 3, "falls": False},
                "sun": {"tree": "S2", "strength": 4, "falls": False},
                "winner": "sun",
            },
            {
                "druid": "black",
                "moon": {"tree": "M2", "strength": 4, "falls": False},
                "sun": {"tree": "S1", "strength": 2, "falls": False},
                "winner": "moon",
            },
            {
                "druid": "purple",
                "moon": {"tree": "M1", "strength": 1, "falls": False},
                "sun": {"tree": "S4", "strength": 3, "falls": False},
                "winner": "sun",
            },
        ],
        "fights": [],
        "order": False,
        "bare": [],
        "starving": [],
        "doomed": False,
        "brink": ["moon"],
    }


def test_the_colour_with_the_ring_does_not_fight() -> None:
    assert tried("waltz 5L S4")["fights"] == ["orange", "black"]


def test_three_fight_where_no_druid_stands() -> None:
    assert tried("waltz 5L S3")["fights"] == ["orange", "black", "purple"]


CLOSE = (
    ("M2 1# 3L black", "M2 1# 4R black"),
    ("S1 1# 3R black", "S1 1# 2R black +5"),
    ("M4 1# 5L orange", "M4 1# 3L orange +5"),
    ("S2 1# 1L orange", "S2 1# 4L orange"),
)
MOON_HAS_LOST = (("M1 1# 5R", "M1 lost"), ("3L 4R\nsun", "3L\nsun"))


def test_the_order_of_fights_matters_when_the_game_may_end_before_both_have_lost_a_tree() -> None:
    both_fall = tried("waltz 5L S4", *CLOSE, *MOON_HAS_LOST)
    assert [fight(both_fall, druid)["winner"] for druid in both_fall["fights"]] == ["sun", "moon"]
    assert both_fall["order"]
    assert not tried("waltz 5L S4", *CLOSE)["order"]
    assert not tried("waltz 5L S4", CLOSE[2], CLOSE[3], *MOON_HAS_LOST)["order"]
    assert not tried("waltz 5L S1", *CLOSE, *MOON_HAS_LOST)["order"]


def outcome(s: Any, order: tuple[str, ...]) -> Any:
    """The table after these fights, but for what luck turns up; of a game that is over the result."""
    for druid in order[:-1]:
        if s.asks and str(s.asks[-1].told(s)["question"]) == "NextFight":
            apply(s, find(s, f"fight {druid}"), Luck(3))
    return (s.scores(), [] if s.is_decided() else [s.tokens, s.lost, s.druid, list(map(len, s.pile))])


def test_where_the_order_does_not_matter_every_order_leads_to_the_same() -> None:
    seen = 0
    for s in played(6):
        asked = s.asks[-1].told(s) if s.asks else {}
        if asked.get("question") != "NextFight" or survey(s, DRUIDS.view(s, None))["order"]:
            continue
        seen += 1
        assert len({repr(outcome(s.copy(), order)) for order in permutations(asked["druids"])}) == 1
    assert seen > 50


def test_a_fight_is_open_while_a_spirit_lies_face_down() -> None:
    told = tried("waltz 5L S4")
    assert fight(told, "black")["winner"] == "tie"
    assert fight(told, "orange") == {
        "druid": "orange",
        "moon": {"tree": "M4", "strength": None, "falls": False, "wins": []},
        "sun": {"tree": "S2", "strength": 5, "falls": False, "wins": [1, 2, 3, 4]},
        "winner": "open",
    }


def test_the_last_hidden_spirit_of_a_tree_is_not_no_spirit() -> None:
    """It turns up when the one above it has danced away: nobody knows its strength, but it is there."""
    danced = tried("waltz 5L S4", ("M3 1# 1R purple", "M3 1# 5R purple"), ("M1 1# 5R", "M1 1# 1R"))
    assert fight(danced, "purple")["moon"]["strength"] is None
    assert danced["bare"] == danced["starving"] == []


def test_what_has_returned_to_the_draw_pile_cannot_turn_up() -> None:
    """Moon may hold or draw its 5s, but none lies under a tree."""
    shuffled = ("draw 1, unseen 1L 2L 2R 3L 4R\nsun", "draw 5L 5R, returned 5L 5R, unseen 1L 1L 2R 3L\nsun")
    changes = [shuffled, ("moon hand 2R", "moon hand 4R"), ("S2 1# 1L", "S2 1# 3L")]
    told = tried("waltz 5R S4", *changes, ("sun hand 4L 5L", "sun hand 4L 5R"))
    assert fight(told, "orange")["sun"] == {"tree": "S2", "strength": 3, "falls": False, "wins": [1, 2]}
    assert fight(told, "orange")["moon"]["wins"] == [4]


def test_the_sixth_token_is_announced() -> None:
    s = read(("M4 1# 5L orange", "M4 1# 5L orange +5"), text=EXAMPLE)
    assert fight(survey(s, DRUIDS.view(s, 1)), "orange")["moon"] == {
        "tree": "M4",
        "strength": 5,
        "falls": True,
    }


@pytest.mark.parametrize(("empty_tree", "winner"), [("zero", "sun"), ("no_fight", "none")])
def test_a_tree_without_a_spirit_is_the_weakest(empty_tree: str, winner: str) -> None:
    text = EXAMPLE.replace("M4 1# 5L", "M4 -").replace("3L 4R\nsun", "4R\nsun")
    s = DRUIDS.read(text, 2, {"empty_tree": empty_tree})
    assert fight(survey(s, DRUIDS.view(s, None)), "orange")["winner"] == winner


def test_a_cult_that_has_lost_a_tree_is_on_the_brink() -> None:
    s = read(text=EXAMPLE)
    assert survey(s, DRUIDS.view(s, 1))["brink"] == []
    s = read(("S3 1# 2L", "S3 lost"), ("3L 4R\nask", "3L\nask"), text=EXAMPLE)
    assert survey(s, DRUIDS.view(s, 1))["brink"] == ["sun"]


def test_who_loses_the_game_by_a_tree_that_starves_is_told() -> None:
    one = (("S3 1# 2L", "S3 -"), ("3L 4R\nask", "3L\nask"))
    two = (("S3 1# 2L", "S3 -"), ("S1 1# 3R", "S1 -"), ("2R 3L 4R\nask", "2R\nask"))
    after_one = (("S3 1# 2L", "S3 lost"), ("S1 1# 3R", "S1 -"), ("2R 3L 4R\nask", "2R\nask"))
    assert [tried("waltz 5L S4", *changes)["doomed"] for changes in (one, two, after_one)] == [
        False,
        True,
        True,
    ]
    assert not tried("waltz 5L S1", *after_one)["doomed"]


BARE = (("S3 1# 2L", "S3 -"), ("3L 4R\nask", "3L\nask"))


def test_a_bare_tree_starves_unless_a_spirit_comes() -> None:
    s = read(*BARE, text=EXAMPLE)
    assert (told := survey(s, DRUIDS.view(s, 1)))["bare"] == told["starving"] == ["S3"]
    assert tried("waltz 5L S4", *BARE)["starving"] == ["S3"]
    assert tried("waltz 5L S3", *BARE)["starving"] == []


def test_the_last_spirit_of_a_tree_leaves_when_its_druid_wins() -> None:
    """The tree stands bare then, and is lost if it was so when the turn began."""
    last = (("S2 1# 1L", "S2 3L"), ("M4 1# 5L", "M4 1# 2L"), ("3L 4R\nask", "4R\nask"))
    told = tried("waltz 4L S4", *last)
    assert (told["bare"], told["starving"]) == (["S2"], [])
    rescued = (("S2 1# 1L", "S2 -"), ("M4 1# 5L", "M4 1# 2L"), ("3L 4R\nask", "4R\nask"))
    assert tried("waltz 5L S2", *rescued)["fights"] == ["black", "purple"]
    assert tried("waltz 5L S2", *rescued)["starving"] == []
    danced = (("S2 1# 1L", "S2 -"), ("M4 1# 5L", "M4 1# 2L 5L"), ("3L 4R\nask", "4R\nask"))
    assert tried("waltz 5L S4", *danced)["starving"] == ["S2"]


def test_a_conquered_tree_is_not_called_bare() -> None:
    """A spirit as strong that goes to it would save it from starving, but not from the sixth token."""
    doomed = (("S1 1# 3R black", "S1 - black +5"), ("3L 4R\nask", "3L\nask"))
    assert tried("waltz 4L S4", *doomed)["bare"] == []


def test_nothing_is_said_of_fights_before_the_hand_is_refilled() -> None:
    """With this option luck comes before the dance."""
    text = EXAMPLE.replace("sun hand 4L 5L", "sun hand 5L")
    s = DRUIDS.read(text, 2, {"refill": "on_play"})
    foreseen = Look(DRUIDS, DRUIDS.view(s, 1), 1).preview("waltz 5L S4")
    assert foreseen.luck
    assert survey(foreseen.state, DRUIDS.view(foreseen.state, 1))["fights"] == []


def test_a_fight_that_was_fought_is_not_left() -> None:
    s = read(("M4 1# 5L", "M4 2# 5L"), ("draw 1, unseen 1L", "draw 1, unseen 1L 1L"), text=EXAMPLE)
    apply(s, find(s, "waltz 5L S3"), Luck(1))
    apply(s, find(s, "fight black"), Luck(1))
    assert survey(s, DRUIDS.view(s, None))["fights"] == ["orange", "purple"]


def test_where_a_jump_leads_is_told_once_all_druids_stand() -> None:
    assert survey(begun := DRUIDS.start(2, luck=1), DRUIDS.view(begun, 0))["free"] == {
        "moon": None,
        "sun": None,
    }


def test_it_is_the_same_in_every_world_that_looks_the_same_and_small() -> None:
    sizes = []
    for n, s in enumerate(played()):
        for seat in (None, 0, 1):
            view = DRUIDS.view(s, seat)
            told = json.dumps(survey(s, view))
            sizes.append(len(told))
            for world in [DRUIDS.imagine(view, Luck(n + k)) for k in range(3)]:
                assert json.dumps(survey(world, view)) == told
    assert len(sizes) > 1500
    assert max(sizes) < 700
