"""Whatever somebody could try can be done, or there is a reason; never both, never neither."""

import re
from pathlib import Path

import pytest

from ludarium import options
from ludarium.core import Reason
from ludarium.games import druids
from ludarium.games.druids.reasons import tries, why_not
from tests.games.druids.positions import CASES, DRUIDS, played, read

RULES = (Path(druids.__file__).parent / "rules.md").read_text(encoding="utf-8")

Change = tuple[str, str]
PLACING = [("M4 3L orange", "M4 3L"), ("ask p2 TakeTurn", "ask p1 PlaceDruids"), ("M3 lost", "M3 1L")]
FIGHTING = ("ask p2 TakeTurn", "ring S2, ask p2 NextFight black purple")
HANDLESS = ("sun hand 1R 5L, board", "sun board")
BARE = [("S3 1# 1R", "S3 -"), ("3L 4R\nidle", "3L\nidle")]
THREE = [("S2 1# 4L orange, S3 1# 1R", "S2 lost, S3 1# 1R orange"), ("2R 3L 4R\nidle", "2R 3L\nidle")]
NOTHING = [
    (
        "S1 1# 2R black, S2 1# 4L orange, S3 1# 1R, S4 3R purple",
        "S1 - black, S2 - orange, S3 lost, S4 - purple",
    ),
    ("sun hand 1R 5L, board 1L, draw 3, unseen 1L 1R 2L 2R 3L 4R\n", ""),
]


@pytest.mark.parametrize(
    ("changes", "words", "reason"),
    [
        (PLACING, "jump orange", Reason("placing", "§4 R5")),
        (PLACING, "place purple M3", Reason("order", "§4 R5")),
        (PLACING, "place orange MC", Reason("board", "§4", ("MC",))),
        (PLACING, "place orange S3", Reason("foreign-place", "§4", ("S3",))),
        (PLACING, "place orange M2", Reason("taken", "§4", ("M2",))),
        ([], "place orange S3", Reason("placed", "§4 R5")),
        ([], "fight orange", Reason("no-waltz", "§6.3")),
        ([], "waltz 5L M4", Reason("foreign", "§6.1", ("M4",))),
        ([], "waltz 5L SC", Reason("board", "§6.1", ("SC",))),
        ([], "waltz 5L M3", Reason("lost", "§7 R12", ("M3",))),
        ([], "waltz 2L S3", Reason("not-held", "§6.1")),
        ([HANDLESS], "waltz 5L S3", Reason("no-hand", "§9 R29")),
        ([HANDLESS], "drop 5L", Reason("no-hand", "§9 R29")),
        ([], "drop 2L", Reason("not-held", "§10 R31")),
        ([], "clear M1", Reason("foreign-clear", "§10 R31", ("M1",))),
        ([], "clear MC", Reason("board", "§10 R31", ("MC",))),
        (BARE, "clear S3", Reason("clear", "§10 R31", ("S3",))),
        (THREE, "jump orange", Reason("jump", "§7 R23")),
        ([], "pass", Reason("pass", "§5 R32")),
        ([], "jump S3", Reason("no-druid", "§10 R30", ("S3",))),
        ([], "jump M4", Reason("foreign-jump", "§10 R30", ("M4",))),
        ([], "jump M3", Reason("lost", "§7 R12", ("M3",))),
        ([], "jump SC", Reason("board", "§10 R30", ("SC",))),
        (THREE, "jump S1", Reason("jump", "§7 R23")),
        (PLACING, "jump S1", Reason("placing", "§4 R5")),
        (NOTHING, "jump black", Reason("jump", "§7 R23")),
        ([FIGHTING], "waltz 5L S3", Reason("fights-first", "§6.3 R18")),
        ([FIGHTING], "fight orange", Reason("ring", "§6.3 R15", ("S2",))),
        ([FIGHTING], "fight S2", Reason("ring", "§6.3 R15", ("S2",))),
        ([FIGHTING], "fight S3", Reason("fight", "§6.3 R18", ("S3",))),
        (
            [(FIGHTING[0], FIGHTING[1].replace("S2", "S3"))],
            "fight orange",
            Reason("fought", "§6.3 R18", ("S2",)),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_reason(changes: list[Change], words: str, reason: Reason) -> None:
    assert why_not(read(*changes), words) == reason


def test_a_game_that_is_over_says_how_it_ended() -> None:
    stopped = read(("idle 7, ask p2 TakeTurn", "idle 100, ask nobody"))
    assert why_not(stopped, "jump black") == Reason("over", "§11 R35")
    won = read(("M1 2# 2L 1L purple +2", "M1 lost"), ("2L 5R 5R", "5R"), ("ask p2 TakeTurn", "ask nobody"))
    assert why_not(won, "jump black") == Reason("over", "§7 R22")


def test_every_try_is_an_option_or_has_a_reason() -> None:
    tried = 0
    for s in played():
        legal = {str(a) for a in options(s)}
        assert legal <= set(tries(s))
        for words in tries(s):
            assert (why_not(s, words) is None) == (words in legal), (words, DRUIDS.write(s))
            tried += 1
    assert tried > 90_000


def test_every_reason_names_a_paragraph_of_the_rules_that_a_case_examines() -> None:
    paragraphs = {f"§{number}" for number in re.findall(r"^##+ ([\d.]*\d)", RULES, re.MULTILINE)}
    rulings = set(re.findall(r"^\| (R\d+) \|", RULES, re.MULTILINE))
    examined = {word for case in CASES for word in str(case.keys["rule"]).split()}
    found = {reason.rule for s in played() for words in tries(s) if (reason := why_not(s, words))}
    assert len(found) > 10
    assert {word for rule in found for word in rule.split()} <= (paragraphs | rulings) & examined


def test_words_of_no_action_have_no_reason() -> None:
    assert [why_not(read(), words) for words in ("", "waltz", "waltz 9L S1", "jump  orange")] == [None] * 4
