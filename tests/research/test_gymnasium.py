"""One seat against bots, held against Gymnasium's own suite."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludarium.bots import NoSuchBot
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game
from ludarium.research import IllegalNumber
from ludarium.research.gymnasium import OneSeat

GAMES = sorted(OBSERVATIONS.points)


def named(name: str) -> str:
    return f"ludarium/{name}-v{game(name).version}"


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_gymnasium_passes(name: str) -> None:
    for players in {game(name).seats[0], game(name).seats[-1]}:
        made = gymnasium.make(named(name), players=players, rivals=["random"], render_mode="ansi")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(made.unwrapped)


def play(env: Any, seed: int) -> tuple[float, int]:
    """What a random player gets, and how often it was asked."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    asked, over, reward = 0, False, 0.0
    while not over:
        assert np.flatnonzero(info["action_mask"]).tolist() == info["legal"]
        _, reward, terminated, truncated, info = env.step(rng.choice(info["legal"]))
        asked, over = asked + 1, terminated or truncated
    return reward, asked


@pytest.mark.parametrize("rivals", [["random"], ["novice"], ["mcts"]])
def test_the_same_seed_and_answers_are_the_same_game(rivals: list[str]) -> None:
    found = [play(OneSeat("druids", rivals=rivals, iterations=2), seed=4) for _ in range(2)]
    assert found[0] == found[1] and found[0][1] > 5


def test_every_seat_can_be_played() -> None:
    first, second, any_seat = OneSeat("druids"), OneSeat("druids", seat=1), OneSeat("druids", seat=None)
    first.reset(seed=1)
    second.reset(seed=1)
    assert (first.seat, second.seat) == (0, 1)
    seats = set()
    for seed in range(12):
        any_seat.reset(seed=seed)
        assert any_seat.game.seat == any_seat.seat
        seats.add(any_seat.seat)
    assert seats == {0, 1}
    with pytest.raises(ValueError, match="no seat 2"):
        OneSeat("druids", seat=2)


def test_an_illegal_answer_loses_or_is_an_error() -> None:
    lenient, strict = OneSeat("druids"), OneSeat("druids", illegal="raise")
    for env in (lenient, strict):
        env.reset(seed=1)
    last = np.int64(lenient.game.catalogue.number("pass"))
    _, reward, terminated, truncated, info = lenient.step(last)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(IllegalNumber):
        strict.step(last)


def test_rivals_are_bots_that_there_are() -> None:
    with pytest.raises(NoSuchBot):
        OneSeat("druids", rivals=["nobody"])


def test_novice_wins_against_random_play() -> None:
    env = OneSeat("druids", rivals=["novice"])
    assert sum(play(env, seed)[0] for seed in range(12)) < 0
