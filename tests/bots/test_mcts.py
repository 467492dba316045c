"""What a search learns of an option: the mean of its looks, and how far off that may be."""

from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.games.play import random_states

from ludarium import Luck, bots, game, options
from ludarium.bots.known import knowledge_of
from ludarium.bots.mcts import ENOUGH, Candidate, Decision, Effort
from ludarium.core import apply, find

SHARES = some.lists(some.floats(0, 1), min_size=ENOUGH, max_size=50)


@given(SHARES, SHARES)
def test_a_mean_may_be_off_by_its_standard_error(glanced: list[float], looked: list[float]) -> None:
    one = Candidate(0, 2)
    for share in glanced:
        one.learn((share, 1 - share))
    one.forget()
    for number, share in enumerate(looked):
        assert (one.error(0) is None) == (number < ENOUGH)
        one.learn((share, 1 - share))
    assert one.worth == pytest.approx([mean(looked), 1 - mean(looked)])
    expected = stdev(looked) / len(looked) ** 0.5
    assert [one.error(0), one.error(1)] == pytest.approx([expected, expected], abs=1e-9)


def test_it_is_not_off_at_all_where_all_looks_were_the_same() -> None:
    one = Candidate(0, 1)
    one.learn((0.09,))
    one.forget()
    for _ in range(ENOUGH):
        one.learn((0.028,))  # as numbers are rounded, the squares add up to less than nothing
    assert one.error(0) == 0.0


def test_what_was_answered_next_in_most_looks_is_a_plan() -> None:
    one = Candidate(0, 1)
    for follows in ("take 1", "take 1", "take 2"):
        one.learn((0.5,))
        one.follows[follows] += 1
    assert one.plan() == "take 1"
    one.learn((0.5,))  # luck came at once
    assert one.plan() == ""


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
def test_a_line_is_played_by_the_rules_up_to_the_next_luck(name: str) -> None:
    """Where nothing is hidden; else it is played in what was imagined."""
    longest = 0
    for s in random_states(name, 2)[5:100:16]:
        it, luck = game(name), Luck(1)
        view = it.view(s, s.asks[-1].seat)
        for one in Decision(it, view, luck, Effort(1e6, 60), reasons=True).appraise():
            luck.log = []
            world = it.worlds(view).next(luck)
            luck.log.clear()
            for number, words in enumerate(one.line):
                assert luck.log == [] and (number or words == one.words)
                if words not in map(str, options(world)):
                    assert number  # somebody else holds something else in this world
                    break
                apply(world, find(world, words), luck)
                longest = max(longest, number)
    assert longest > 0


def test_it_may_weigh_only_what_is_worth_a_thought() -> None:
    it = game("tigris")
    s = it.start(2, {}, 1)
    ideas = set(map(str, knowledge_of("tigris").ideas(s)))
    others = [text for text in map(str, options(s)) if text not in ideas]

    def found(kept: str = "") -> set[str]:
        told = bots.appraise("tigris", it.view(s, 0), 1e6, 1, kept, iterations=12, ideas=True)
        return {one.words for one in told}

    assert others and found() == ideas
    assert found(others[0]) == {*ideas, others[0]}
