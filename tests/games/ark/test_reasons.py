"""Whatever a person tries, it is possible or there is a reason, and the reason names the rule."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludarium import options
from ludarium.games.ark import GAME
from ludarium.games.ark.reasons import tries, why_not
from tests.games.ark.play import random_game
from tests.games.ark.test_views import section_of_notation

RULES = Path(__file__).resolve().parents[3] / "src/ludarium/games/ark/rules.md"
PARAGRAPHS = set(re.findall(r"^## (\d+)\.", RULES.read_text(), re.MULTILINE))
RULINGS = set(re.findall(r"^\| (R\d+|V\d+) ", RULES.read_text(), re.MULTILINE))


def read(position: str, **chosen: str) -> Any:
    return GAME.read(position, 2, GAME.settle(chosen))


def said(position: str, words: str, **chosen: str) -> tuple[str, str, tuple[str, ...]]:
    reason = why_not(read(position, **chosen), words)
    assert reason is not None
    return reason.key, reason.rule, reason.at


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_tried_is_possible_or_has_a_reason(players: int) -> None:
    chosen = {"ark_start_tile": "pass_through"} if players == 4 else {}
    documented = set(re.findall(r"^\| `(\w+)` \| (.*?) \|", section_of_notation(10), re.MULTILINE))
    keys = set()
    for number, (s, _, _) in enumerate(random_game(players, 500 + players, **chosen)):
        every = {str(action) for action in options(s)}
        looks = number % 12 == 0 or any(words.startswith("enter") for words in every)
        tried = list(tries(s)) if looks else []
        assert not looks or every <= set(tried)
        for words in tried:
            reason = why_not(s, words)
            assert (words in every) == (reason is None), words
            if reason:
                keys.add(reason.key)
                assert (reason.key, reason.rule) in documented
                assert_it_names_a_rule(reason.rule)
    assert keys >= {"taken", "side", "match", "occupied", "gap", "twice", "same_effect", "too_far"}


def assert_it_names_a_rule(rule: str) -> None:
    assert rule
    for word in rule.split(" "):
        assert word[1:] in PARAGRAPHS if word[0] == "§" else word in RULINGS, rule


LAND = "cN.rEW 0,0\nrEW 1,0\nbag rEW\n"


@pytest.mark.parametrize(
    ("words", "key", "rule", "at"),
    [
        ("tile 0,0 n", "taken", "§4", ("0,0",)),
        ("tile 2,-1 n", "side", "§4", ("2,-1",)),
        ("tile 2,0 e", "match", "§4", ("1,0",)),
        ("tile 0,-1 n", "match", "§4", ("0,0",)),
        ("tile 2,0 s", "alike", "§4 R35", ()),
    ],
)
def test_tiles(words: str, key: str, rule: str, at: tuple[str, ...]) -> None:
    assert said(LAND + "ask p1 PlaceTile rEW", words) == (key, rule, at)


def test_what_meets_what_and_who_stands_there_is_told() -> None:
    match = why_not(read(LAND + "ask p1 PlaceTile rEW"), "tile 2,0 e")
    assert match and match.args == {"side": "w", "shows": "field", "wanted": "road"}
    occupied = why_not(read(CITIES + "ask p1 Deploy 0,-1"), "follower c0")
    assert occupied and occupied.args == {"seat": 1, "kind": "city"}


CITIES = "cN.rEW 0,0 n p2@c0\ntNESW 1,0\ncNS 0,-1\nbag rEW\n"
OUT = "\n".join(f"rEW {x},9 p1@f0" for x in range(0, 14, 2)) + "\n"


@pytest.mark.parametrize(
    ("position", "words", "key", "rule", "at"),
    [
        (CITIES + "ask p1 Deploy 0,-1", "follower c0", "occupied", "§5 R6", ("0,0",)),
        (CITIES + "ask p1 Deploy 0,-1", "prophet f0", "not_city", "§5", ()),
        (CITIES + "ask p1 Deploy 1,0", "follower temple", "temple", "§5 R7", ("1,0",)),
        (OUT + "cN 0,0\nask p1 Deploy 0,0", "follower f0", "none_left", "§5", ()),
        ("cN 0,0\ncN 5,5 p1*@c0\nask p1 Deploy 0,0", "prophet c0", "prophet_used", "§5", ("5,5",)),
        ("p1 0 boxed\ncN 0,0\nask p1 Deploy 0,0", "prophet c0", "prophet_used", "§5", ()),
    ],
)
def test_pieces(position: str, words: str, key: str, rule: str, at: tuple[str, ...]) -> None:
    assert said(position, words) == (key, rule, at)


@pytest.mark.parametrize("words", ["pass", "enter 0,0", "follower c0", "ark 1,0 e"])
def test_what_answers_another_question(words: str) -> None:
    assert said(LAND + "ask p1 PlaceTile rEW", words) == ("asked", "§3", ())


def test_a_part_that_is_not_drawn() -> None:
    assert said(CITIES + "ask p1 Deploy 0,-1", "follower r0") == ("no_part", "§5.1", ())


BLOCK = "rSW 0,0\nrSW 1,0\nrSW 0,1 w\nrSW 1,1\n".replace("rSW", "cNESW").replace(" w", "")


@pytest.mark.parametrize(
    ("words", "key", "rule", "at"),
    [
        ("ark 2,0 ee", "gap", "§6", ("2,0",)),
        ("ark 6,0 eeeeee", "too_far", "§6", ()),
        ("ark 0,0 ew", "twice", "§6 R23", ("0,0",)),
        ("ark 1,0 eswne", "twice", "§6 R23", ("0,0", "1,0")),
        ("ark 1,1 se", "same_effect", "§6 R36", ("0,0", "1,0", "1,1")),
        ("ark 2,0", "gap", "§6", ("2,0",)),
        ("ark 0,0", "twice", "§6 R23", ("0,0",)),
        ("ark 9,9", "too_far", "§6", ()),
    ],
)
def test_walks(words: str, key: str, rule: str, at: tuple[str, ...]) -> None:
    assert said(BLOCK + "cN 9,9\nark 0,0\nask p1 Deploy 1,1", words) == (key, rule, at)


def test_the_ark_is_not_there_yet() -> None:
    assert said(BLOCK + "ask p1 Deploy 1,1", "ark 1,0 e")[:2] == ("not_in_play", "§6")


def test_it_enters_a_city_that_was_just_finished() -> None:
    assert said("cN 0,0\ncN 0,-1 s\nrEW 0,1\nask p1 EnterArk 0,0 0,-1", "enter 0,1") == (
        "not_finished",
        "§6 R22",
        ("0,-1", "0,0"),
    )


@pytest.mark.parametrize("words", ["", "tile", "tile 0,0", "tile x n", "tile 0,0 q", "dance"])
def test_what_nobody_could_try_has_no_reason(words: str) -> None:
    assert why_not(read(LAND + "ask p1 PlaceTile rEW"), words) is None


@pytest.mark.parametrize("words", ["follower", "follower c7", "ark", "ark 1,1", "ark 1,0 s", "ark 1,0 x"])
def test_nor_here(words: str) -> None:
    assert why_not(read(BLOCK + "ark 0,0\nask p1 Deploy 1,1"), words) is None
