"""The runner of cases: what it compares, and how it says what differs."""

from pathlib import Path

import pytest

from ludarium import cases, game

POSITION = """
  M1 1# 2L purple, M2 1# 4R black, M3 1# 1L, M4 1# 3L orange
  S1 1# 2R black, S2 1# 4L orange, S3 1# 1R, S4 1# 3R purple
  moon hand 2L 4R, board 1R, unseen 1L 1L 1R 2L
  sun hand 1R 5L, board 1L, unseen 1L 1L 1R 1R
  ask p2 TakeTurn
"""


def failures(tmp_path: Path, rest: str) -> list[str]:
    path = tmp_path / "cases.md"
    block = f"id: X\nplayers: 2\nposition: |{POSITION}{rest}"
    path.write_text(f"# Cases\n\n```case\n{block}\n```\n", encoding="utf-8")
    return [line for case in cases.read(path) for line in cases.run(game("druids"), case).failures]


@pytest.mark.parametrize(
    "rest",
    [
        "do: [p2 jump orange]\nthen: {asked: p1 TakeTurn, over: false, druids: {S3: orange}}",
        "legal: [jump orange, p2 jump black]\nillegal: [p1 jump orange, jump green, waltz 1R M1]",
        "exactly: {jump: [purple, black, orange], clear S1: [''], p1 jump: [], p2 clear: [S1, S2, S3, S4]}",
        "then: {scores: {p1: 0, p2: '0'}, rank: [[p2, p1]], hand: {sun: 5L 1R, moon: 2}, tokens: {S1: '0'}}",
        "do: [p2 drop 5L]\nthen: {events: [board sun 5L], board: {sun: 2}, gained: {p2: 0}}",
    ],
)
def test_what_is_so_passes(tmp_path: Path, rest: str) -> None:
    assert failures(tmp_path, rest) == []


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("do: [p1 jump orange]", "do: p1 jump orange: not among the options of p2 TakeTurn"),
        ("legal: [pass]", "legal: pass"),
        ("illegal: [jump orange]", "illegal: jump orange: is among the options"),
        ("exactly: {jump: [orange]}", "wanted ['orange']\n  found  ['black', 'orange', 'purple']"),
        ('exactly: {"": [jump orange]}', "wanted ['jump orange']"),
        ("then: {asked: p1 TakeTurn}", "wanted p1 TakeTurn\n  found  p2 TakeTurn"),
        ("then: {over: true}", "wanted True\n  found  False"),
        ("then: {scores: {p1: 1}}", "wanted {'p1': '1'}"),
        ("then: {gained: {p1: 1}}", "found  {'p1': '0'}"),
        ("then: {rank: [p1, p2]}", "found  [['p1', 'p2']]"),
        ("do: [p2 drop 5L]\nthen: {events: [board moon 5L]}", "found  ['board sun 5L']"),
        ("then: {hand: {sun: 5L 5L}}", "wanted {'sun': '5L 5L'}\n  found  {'sun': '1R 5L'}"),
        ("then: {trees: {S1: none}}", "found  {'S1': '1# 2R'}"),
        ("then: {mood: good}", "no fact is called 'mood'"),
        ("luck: [5R]\ndo: [p2 clear S1]", "5R is not among what luck can give for S1"),
        ("options: {refill: never}", "refill"),
    ],
)
def test_what_is_not_so_is_said(tmp_path: Path, rest: str, said: str) -> None:
    found = failures(tmp_path, rest)
    assert len(found) == 1
    assert said in found[0]


@pytest.mark.parametrize("block", ["id: [", "rule: 3", "id: X\nthn: {}"])
def test_a_case_that_is_none_is_refused(tmp_path: Path, block: str) -> None:
    path = tmp_path / "cases.md"
    path.write_text(f"```case\n{block}\n```\n", encoding="utf-8")
    with pytest.raises(cases.BadCase):
        cases.read(path)
