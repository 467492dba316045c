"""The arena: seats in turn, the same deals for everybody, honest intervals."""

import pytest
from tests.pebbles.pebbles import GAME as PEBBLES

from ludarium import game
from ludarium.bots.arena import Entrant, Played, Standing, compete, play, standings
from ludarium.bots.random import Random

DRUIDS = game("druids")


def test_everybody_sits_everywhere() -> None:
    entrants = [Entrant("random")] * 3

    assert [play(PEBBLES, entrants, 1, number).seated for number in range(3)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
    ]


def test_the_same_seed_gives_the_same_games() -> None:
    entrants = [Entrant("greedy"), Entrant("mcts", iterations=10)]

    games = [[(g.winners, g.answers) for g in compete("druids", entrants, 4, seed=5)] for _ in range(2)]

    assert games[0] == games[1]


def test_every_answer_is_timed() -> None:
    played = play(DRUIDS, [Entrant("random"), Entrant("greedy")], 1, 0)

    assert played.answers == sum(map(len, played.times))
    assert all(len(times) > 3 for times in played.times)


def test_a_shared_victory_is_shared() -> None:
    one, other = Entrant("random"), Entrant("greedy")
    games = [Played((0, 1), [0, 1], 1, [[0.1], []]), Played((1, 0), [1], 1, [[], [0.2]])]

    table = standings([one, other], games)

    assert [(row.games, row.won) for row in table] == [(2, 0.5), (2, 1.5)]
    assert table[1].times == [0.2]


def test_wilson_interval() -> None:
    """The textbook's numbers: 15 of 20 is between 53.1 % and 88.8 %."""
    low, high = Standing(Entrant("mcts"), games=20, won=15).interval

    assert low == pytest.approx(0.531, abs=0.001)
    assert high == pytest.approx(0.888, abs=0.001)


@pytest.mark.parametrize("won", [0, 10])
def test_the_interval_stays_between_nothing_and_all(won: int) -> None:
    low, high = Standing(Entrant("mcts"), games=10, won=won).interval

    assert 0 <= low < high <= 1


def test_a_bot_of_your_own_by_its_path() -> None:
    assert isinstance(Entrant("ludarium.bots.random.Random").bot("druids"), Random)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    table = standings(
        [Entrant("greedy"), Entrant("random")], compete("druids", [Entrant("greedy"), Entrant("random")], 40)
    )

    assert table[0].interval[0] > 0.75
