"""The environments of PettingZoo, held against its own suites."""

import re
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from ludarium.observation import OBSERVATIONS
from ludarium.registry import game
from ludarium.research import IllegalNumber
from ludarium.research.pettingzoo import env

GAMES = sorted(OBSERVATIONS.points)
# What its suite says where a mask is part of the observation, and where seats are called as in records.
SAID_OF_ALL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "We recommend agents to be named in the format",
)


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_pettingzoo_passes(name: str) -> None:
    for players in {game(name).seats[0], game(name).seats[-1]}:
        with warnings.catch_warnings():
            for said in SAID_OF_ALL:
                warnings.filterwarnings("ignore", message=re.escape(said))
            api_test(env(name, players), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=50)


def test_positions_are_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env("druids", render_mode=render_mode))
    druids = env("druids", render_mode="ansi")
    druids.reset(seed=1)
    assert "ask p1 PlaceDruids" in str(druids.render())
    with pytest.raises(ValueError, match="rgb_array"):
        env("druids", render_mode="rgb_array")


@pytest.mark.slow
def test_how_fast_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    druids = env("druids")
    druids.reset(seed=1)
    performance_benchmark(druids)
    assert "turns per second" in capsys.readouterr().out


def play(druids: Any, seed: int) -> dict[str, float]:
    druids.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(druids.possible_agents, 0.0)
    for agent in druids.agent_iter():
        observed, reward, terminated, truncated, info = druids.last()
        total[agent] += reward
        done = terminated or truncated
        assert done or np.flatnonzero(observed["action_mask"]).tolist() == info["legal"].tolist()
        druids.step(None if done else rng.choice(info["legal"]))
    return total


def test_everybody_is_told_what_the_end_is_worth() -> None:
    druids = env("druids")
    for seed in range(5):
        total = play(druids, seed)
        assert list(total.values()) == druids.game.returns() and set(total.values()) <= {-1, 0, 1}
        assert druids.agents == []


def test_who_is_not_asked_can_do_nothing() -> None:
    druids = env("druids")
    druids.reset(seed=1)
    assert druids.observe("p1")["action_mask"].any() and not druids.observe("p2")["action_mask"].any()
    with pytest.raises(IllegalNumber):
        druids.step(int(np.argmin(druids.observe("p1")["action_mask"])))
    assert str(druids) == "druids_v1" and not druids.metadata["is_parallelizable"]
