"""Bots answer with options, in time, from views alone, and one is better than the other."""

import gc
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter, thread_time
from typing import Any

import pytest
from tests.pebbles.pebbles import GAME as PEBBLES

from ludarium import Luck, apply, bots, find, game, options, playout
from ludarium.bots.arena import Entrant, play, standings
from ludarium.bots.greedy import Greedy, best
from ludarium.bots.judge import Judge, judge_of, places, shares
from ludarium.bots.knowledge import UNKNOWN, lead
from ludarium.bots.mcts import Mcts
from ludarium.bots.random import Random

DRUIDS = game("druids")


def moment(seed: int, steps: int) -> Any:
    """A druids game after so many random answers."""
    luck = Luck(seed)
    state = DRUIDS.start(2, {}, luck)
    for _ in range(steps):
        found = options(state)
        apply(state, found[luck.below(len(found), "answer")], luck)
    return state


def test_there_are_three_and_the_four_levels() -> None:
    assert bots.names() == ["random", "greedy", "plain", "mcts", "novice", "steady", "strong", "master"]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.NoSuchBot, match=r"no bot 'clever'. There are: random, greedy, plain, mcts"):
        bots.named("clever")


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("steps", [0, 4, 8, 15])
def test_a_bot_thinks_with_plain_values_and_answers_with_an_option(name: str, steps: int) -> None:
    state = moment(3, steps)
    view = json.loads(json.dumps(DRUIDS.view(state, state.asks[-1].seat)))

    words = bots.think("druids", name, view, 0.05, 1)

    assert find(state, words) is not None


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_does_not_change_the_view(name: str) -> None:
    state = moment(3, 9)
    view = DRUIDS.view(state, state.asks[-1].seat)
    before = json.dumps(view)

    bots.think("druids", name, view, 0.02, 1)

    assert before == json.dumps(view)


@pytest.mark.parametrize("new", [Random, Greedy, partial(Mcts, 60)])
def test_the_same_luck_gives_the_same_answer(new: Callable[[], bots.Bot]) -> None:
    state = moment(5, 10)
    view = DRUIDS.view(state, state.asks[-1].seat)

    assert len({new().choose(DRUIDS, view, 1e6, Luck(9)) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", bots.names())
def test_one_option_is_answered_at_once(name: str) -> None:
    only = DRUIDS.read(NOTHING_TO_DO, 2, {})
    assert [str(a) for a in options(only)] == ["pass"]

    assert bots.named(name).choose(DRUIDS, DRUIDS.view(only, 0), 1e6, Luck(1)) == "pass"


NOTHING_TO_DO = """
M1 - orange, M2 - black, M3 - purple, M4 lost
S1 1# 3R black, S2 1# 1L orange, S3 1# 2L, S4 1# 2R purple
sun hand 4L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p1 TakeTurn
"""


def test_mcts_keeps_to_its_time() -> None:
    """In the time of its own thread, because a busy machine may stop anybody for a while.

    And without what other tests left behind: looking through it for garbage takes longer than a move.
    """
    gc.collect()
    gc.freeze()
    for steps in range(8, 17):
        state = moment(8, steps)
        view = DRUIDS.view(state, state.asks[-1].seat)
        begin, clock = thread_time(), perf_counter()
        Mcts().choose(DRUIDS, view, 0.1, Luck(1))

        assert thread_time() - begin < 0.11
        assert perf_counter() - clock > 0.09 or len(options(state)) == 1  # and it uses its time


def test_mcts_answers_even_without_any_time() -> None:
    state = moment(8, 8)

    assert (
        find(state, Mcts().choose(DRUIDS, DRUIDS.view(state, state.asks[-1].seat), 0.0, Luck(1))) is not None
    )


def test_mcts_wins_where_one_answer_wins() -> None:
    state = DRUIDS.read(SUN_WINS_WITH_A_FIVE, 2, {})
    words = Mcts(400).choose(DRUIDS, DRUIDS.view(state, 1), 1e6, Luck(1))

    apply(state, find(state, words), Luck(1))
    while state.asks and state.asks[-1].seat == 1:
        apply(state, options(state)[0], Luck(1))

    assert not state.asks
    assert state.scores() == [(0,), (2,)]


SUN_WINS_WITH_A_FIVE = """
M1 lost, M2 1# 2R purple, M3 1# 1R black, M4 1# 2L orange +5
S1 1# 3R, S2 1# 2R orange, S3 1# 3L black, S4 1# 3R purple
moon hand 2L, board 1R, draw 1, unseen 1L 2R 2R 3R
sun hand 1L 5L, board 1L, draw 1, unseen 1R 2L 2R 3L 4R
ask p2 TakeTurn
"""


# Knowledge


def test_places_share_ties() -> None:
    class Over:
        def scores(self) -> list[tuple[int, ...]]:
            return [(7,), (9,), (7,), (1,)]

    assert places(Over()) == [0.5, 1.0, 0.5, 0.0]  # type: ignore[arg-type]


def test_the_win_is_shared_by_those_who_share_the_first_place() -> None:
    class Over:
        def __init__(self, *scores: int) -> None:
            self.scores = lambda: [(score,) for score in scores]

    assert shares(Over(7, 9, 7, 1)) == [0, 1, 0, 0]  # type: ignore[arg-type]
    assert shares(Over(7, 9, 9)) == [0, 0.5, 0.5]  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["tigris", "ark", "borabora"])
def test_a_game_that_is_over_is_judged_in_the_same_scale(name: str) -> None:
    """Else the last moves of three would be compared by two measures."""
    it = game(name)
    state = it.start(3, {}, Luck(5))
    playout(state, Luck(5))

    assert sum(judge_of(name).glance(state)) == pytest.approx(1)


def test_lead_is_even_at_the_start_and_grows_with_the_score() -> None:
    class Going:
        def __init__(self, *scores: int) -> None:
            self.scores = lambda: [(score, 0) for score in scores]

    assert lead(Going(0, 0)) == [0.5, 0.5]  # type: ignore[arg-type]
    mine, yours, theirs = lead(Going(30, 20, 10))  # type: ignore[arg-type]
    assert 1 > mine > yours > theirs > 0


def test_a_game_that_nobody_knows_is_played_on() -> None:
    judge = Judge(UNKNOWN)
    state = moment(2, 10)

    assert list(judge.glance(state)) == [0.5, 0.5]
    assert sorted(judge.guess(state, Luck(1))) == [0.0, 1.0]  # played to its end
    assert not state.asks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", [Greedy(knowledge=UNKNOWN), Mcts(30, UNKNOWN)])
def test_bots_play_a_game_that_nobody_knows(bot: bots.Bot, seats: int) -> None:
    luck = Luck(seats)
    state = PEBBLES.start(seats, {}, luck)

    while state.asks:
        words = bot.choose(PEBBLES, PEBBLES.view(state, state.asks[-1].seat), 1.0, luck)
        chosen = find(state, words)
        assert chosen is not None
        apply(state, chosen, luck)


def test_the_search_beats_random_among_four() -> None:
    """In a game nobody knows: by its fair share it would win a quarter."""
    entrants = [Entrant("plain", iterations=40), Entrant("random"), Entrant("random"), Entrant("random")]

    won = standings(entrants, (play(PEBBLES, entrants, 1, number) for number in range(40)))[0].won

    assert won > 16


def test_a_clearing_is_worth_more_to_who_wins_it() -> None:
    """Over many games the glance, half-way, is on the side of who wins, more often than not."""
    right = total = 0
    for seed in range(300):
        state = moment(seed, 24) if playout(moment(seed, 0), Luck(seed)) > 24 else None
        if state is None or not state.asks:
            continue
        moon, sun = judge_of("druids").glance(state)
        assert moon + sun == pytest.approx(1)
        playout(state, Luck(seed))
        result = state.scores()
        total += 1
        right += (moon > sun) == (result[0] > result[1])

    assert total > 100
    assert right / total > 0.6


def test_the_best_is_the_first_of_the_best() -> None:
    assert best([0.1, 0.7, 0.7, 0.2]) == 1
