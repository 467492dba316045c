"""When it is clear that an answer is the best."""

import pytest

from ludarium.bots.appraisal import Appraisal
from ludarium.puzzles.standing import Chances, chances, standing

BEST: Chances = {"a": 0.6, "b": 0.45, "c": 0.3}


def never(_one: str, _other: str) -> bool:
    return False


def test_the_lead_is_that_over_the_best_wrong_answer() -> None:
    found = standing([BEST, {"a": 0.62, "b": 0.46, "c": 0.5}], never)
    assert found is not None
    assert found.right == ["a"]
    assert found.leads == pytest.approx([0.15, 0.12])
    assert found.is_clear


def test_searches_that_find_different_answers_best_agree_on_nothing() -> None:
    assert standing([BEST, {"a": 0.4, "b": 0.55}], never) is None


def test_what_gives_away_little_is_right_as_well() -> None:
    found = standing([{"a": 0.6, "b": 0.58, "c": 0.4}], never)
    assert found is not None
    assert found.right == ["a", "b"]
    assert found.leads == pytest.approx([0.2])


def test_where_much_is_right_there_is_no_puzzle() -> None:
    assert standing([{"a": 0.6, "b": 0.59, "c": 0.58, "d": 0.575, "e": 0.2}], never) is None
    assert standing([{"a": 0.6, "b": 0.59}], never) is None  # nothing is wrong


def test_answers_that_lead_to_the_same_position_are_one() -> None:
    def first_letter(one: str, other: str) -> bool:
        return one[0] == other[0]

    found = standing([{"a1": 0.6, "a2": 0.55, "a3": 0.5, "b": 0.4}], first_letter)
    assert found is not None
    assert found.right == ["a1", "a2", "a3"]
    assert found.leads == pytest.approx([0.2])


@pytest.mark.parametrize(
    ("seconds", "clear"), [(0.45, True), (0.52, False), (0.3, False)], ids=["apart", "near", "far apart"]
)
def test_all_searches_lead_by_enough_and_by_about_as_much(seconds: float, clear: bool) -> None:
    found = standing([{"a": 0.6, "b": 0.45}, {"a": 0.6, "b": seconds}], never)
    assert found is not None
    assert found.is_clear == clear


def test_what_was_only_glanced_at_counts_for_nothing() -> None:
    found = [Appraisal("a", 5, (0.3, 0.1)), Appraisal("b", 0, (0.9, 0.1))]
    assert chances(found, 0) == {"a": pytest.approx(0.75)}
