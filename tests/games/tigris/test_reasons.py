"""Why something cannot be done: each reason on a small board, and the law that ties reasons to options."""

import re
from importlib.resources import files
from typing import Any

import pytest

from ludarium import Luck, cases, options
from ludarium.games.tigris import GAME
from ludarium.games.tigris.reasons import tries, why_not
from tests.games.test_reasons import keys
from tests.games.tigris.play import random_game
from tests.games.tigris.test_rules import CASES
from tests.games.tigris.test_views import MONUMENT, REVOLT, TREASURES, WAR

LEADERS = """
board:
    A  B  C  D  E  F
10  r. 1K .. 2G r. ..
11  .. k. .. 2R .. k.
cells: H10 #k, I10 #k, H11 #k, I11 #k, P2 r*, L11 XX
monuments: H10 red-black
catastrophes: 2 1
hands: RKG RRR
"""
THREE = """
board:
    E  F  G  H  I
10  1K .. 2G .. ..
11  .. 2R .. .. ..
hands: R -
"""


@pytest.mark.parametrize(
    ("position", "words", "key", "rule", "at"),
    [
        (LEADERS, "tile blue A4", "hand", "§5.2", ""),
        (LEADERS, "tile red A10", "taken", "§5.2", "A10"),
        (LEADERS, "tile red L11", "taken", "§5.2", "L11"),
        (LEADERS, "tile red A4", "river", "§5.2", "A4"),
        (LEADERS.replace("RKG", "B"), "tile blue A5", "farm", "§5.2", "A5"),
        (THREE, "tile red F10", "three", "§5.2", "E10 G10 F11"),
        (LEADERS, "leader black B10", "same", "§5.1 R3", "B10"),
        (LEADERS, "leader red D10", "taken", "§5.1", "D10"),
        (LEADERS, "leader red D4", "leader-river", "§5.1", "D4"),
        (LEADERS, "leader red P11", "temple", "§5.1 R5", "P11"),
        (LEADERS.replace(".. k. .. 2R", ".. r. .. 2R"), "leader red C11", "joins", "§5.1 R2 R4", "B11 D11"),
        (LEADERS, "withdraw red", "home", "§5.1", ""),
        (LEADERS, "catastrophe B10", "ruin-leader", "§5.7 R38", "B10"),
        (LEADERS, "catastrophe P2", "ruin-treasure", "§5.7 R38", "P2"),
        (LEADERS, "catastrophe H10", "ruin-monument", "§5.7 R38", "H10"),
        (LEADERS, "catastrophe L11", "ruin-ruin", "§5.7 R39", "L11"),
        (LEADERS.replace("2 1", "0 1"), "catastrophe A1", "no-ruin", "§5.7", ""),
        (LEADERS, "swap 2 red red", "hand", "§5.8", ""),
        (LEADERS, "commit 0", "action", "§4.4", ""),
        (LEADERS, "tile red Q1", "words", "§4.4", ""),
        (LEADERS, "swap 0 ", "words", "§4.4", ""),
        (LEADERS, "swap 2 green red", "words", "§4.4", ""),
        (f"{LEADERS}ask: over", "pass", "over", "§7", ""),
        (f"{WAR}ask: wars I5", "war blue", "no-war", "§5.4 R17", ""),
        (f"{WAR}ask: wars I5", "pass", "war", "§4.4", "G3 H4 J4 G5 K5 I7"),
        (f"{WAR}ask: wars I5", "withdraw red", "flee", "§5.3 R53", ""),
        (f"{WAR}ask: war green I5", "commit 3", "more", "§5.4", "H4 J4"),
        (f"{REVOLT}ask: revolt D6", "commit 3", "more", "§5.3", "D6 F6"),
        (f"{REVOLT}ask: revolt D6", "leader black G5", "flee", "§5.3 R53", "D6 F6"),
        (f"{REVOLT}ask: revolt D6", "pass", "support", "§4.4", "D6 F6"),
        (f"options: support english\n{REVOLT}ask: revolt D6 2", "commit 1", "english", "§9", "D6 F6"),
        (f"{MONUMENT}ask: monument G5", "pass", "monument", "§4.4", "G5"),
        (f"{MONUMENT}ask: monument G5", "build H5 red-black", "square", "§5.5", "H5 I5 H6 I6"),
        (f"{MONUMENT}ask: monument G5", "build G5 red-blue", "colour", "§5.5", "G5 H5 G6 H6"),
        (
            f"{MONUMENT}cells: A1 r., B1 r., A2 r., B2 r.\nask: monument G5",
            "build A1 red-blue",
            "late",
            "§5.5 R30",
            "A1 B1 A2 B2",
        ),
        (
            f"{MONUMENT}cells: A1 #r, B1 #r, A2 #r, B2 #r\nmonuments: A1 red-black\nask: monument G5",
            "build G5 red-black",
            "used",
            "§5.5",
            "",
        ),
        (f"{TREASURES}ask: treasure", "pass", "treasure", "§4.4", "G5 H5 J5"),
        (f"{TREASURES}ask: treasure", "leave B2", "no-treasure", "§5.6", "B2"),
        ("cells: A2 2G, B2 r*, B1 r*, A1 r., A3 r*\nask: treasure", "leave B2", "corner", "§5.6 R34", "B2"),
    ],
)
def test_a_reason_on_a_small_board(position: str, words: str, key: str, rule: str, at: str) -> None:
    reason = why_not(GAME.read(position, 2, {}), words)
    assert reason is not None
    assert (reason.key, reason.rule, " ".join(reason.at)) == (key, rule, at)


def test_a_hand_may_be_larger_than_usual() -> None:
    s = GAME.read("board: start\nhands: RRRRRRRK -", 2, {})

    assert why_not(s, "swap 8 red red red red red red red black") is None
    assert why_not(s, "swap 8 red red red red red red black black") is not None


@pytest.mark.parametrize(
    "words", ["", " ", "pass ", "tile", "tile red", "commit 01", "Pass", "leader red  C2"]
)
def test_whatever_else_is_said_is_no_words_of_this_game(words: str) -> None:
    reason = why_not(GAME.read("board: start\n", 2, {}), words)

    assert reason is not None and reason.key == "words"


# The law: legal, or a reason.


def holds(s: Any) -> set[str]:
    """That every try is an option or has a reason; the paragraphs of these."""
    legal = {str(a) for a in options(s)}
    reasons = {words: why_not(s, words) for words in (*tries(s), *legal)}
    assert {words for words, reason in reasons.items() if reason is None} == legal
    return {reason.rule for reason in reasons.values() if reason}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_games_every_try_is_legal_or_has_a_reason(players: int) -> None:
    support = "english" if players == 3 else "free"
    for number, (s, _, _) in enumerate(random_game(players, 30 + players, support=support)):
        if number % 10 == 0 or (s.asks and type(s.asks[-1]).__name__ != "TakeAction"):
            holds(s)


@pytest.mark.parametrize(
    "case", [case for case in CASES if "position" in case.keys], ids=lambda case: case.id
)
def test_in_cases_every_try_is_legal_or_has_a_reason(case: cases.Case) -> None:
    holds(GAME.read(case.keys["position"], int(case.get("players", 2)), case.get("options", {})))


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_is_asked_is_refused_alike_in_every_world_that_looks_alike(players: int) -> None:
    for number, (s, _, _) in enumerate(random_game(players, 60 + players)):
        if number % 25 == 0 and s.asks:
            view = GAME.view(s, s.asks[-1].seat)
            one, other = (GAME.imagine(view, Luck(seed)) for seed in (1, 2))
            for words in tries(s):
                assert why_not(one, words) == why_not(other, words) == why_not(s, words)


def test_every_reason_is_in_the_notation() -> None:
    notation = files("ludarium.games.tigris").joinpath("notation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.*?) \| (§.*?) \|", notation.split("## 10.")[1], re.MULTILINE)
    assert {key for told, _ in rows for key in re.findall(r"`([a-z-]+)`", told)} == keys("tigris")


def test_every_paragraph_that_is_named_is_in_the_rules_and_held_by_a_case() -> None:
    source = files("ludarium.games.tigris").joinpath("reasons.py").read_text(encoding="utf-8")
    rules = files("ludarium.games.tigris").joinpath("rules.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^#+ (\d+(?:\.\d+)?)\.? ", rules, re.MULTILINE))
    rulings = set(re.findall(r"^\*\*(R\d+) ", rules, re.MULTILINE))
    held = {word for case in CASES for word in str(case.keys["rule"]).split()}
    named = {word for rule in re.findall(r'"(§[\d.R ]+)"', source) for word in rule.split()}

    assert {"§5.1", "R53"} < named
    assert named <= {f"§{heading}" for heading in headings} | rulings
    assert named <= held
