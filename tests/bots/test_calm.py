"""Whether a position can be judged depends on what it is, and not on how it came about."""

import pytest
from tests.games.play import random_states

from ludarium import Luck, game
from ludarium.bots.judge import judge_of

PLAYERS = {"druids": 2, "tigris": 3, "ark": 3, "borabora": 3}


@pytest.mark.parametrize(("name", "players"), PLAYERS.items())
def test_copied_read_and_imagined_positions_are_as_calm(name: str, players: int) -> None:
    it, judge, calm = game(name), judge_of(name), 0
    for s in random_states(name, players):
        seat = s.asks[-1].seat
        read = it.read(it.write(s), players, {})
        same = [s.copy(), read, it.imagine(it.view(s, seat), Luck(1)), it.imagine(it.view(s, None), Luck(2))]
        assert [judge.can_judge(other) for other in same] == [judge.can_judge(s)] * len(same)
        calm += judge.can_judge(s)
    assert calm


def test_at_bora_bora_a_turn_that_goes_on_is_not_calm() -> None:
    """Judged in the middle, to use people looked worse than to pass, after which the round is scored."""
    it, judge = game("borabora"), judge_of("borabora")
    begins = "phase people\np1 people w-hike-1 m-build-1"
    assert judge.can_judge(it.read(begins, 2, {}))
    assert not judge.can_judge(it.read(f"{begins}\nused m-build", 2, {}))
