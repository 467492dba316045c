"""Many games as one environment of Gymnasium: the same games, in which whoever is asked is the agent."""

import os
import signal
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import ludarium.research.gymnasium
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game
from ludarium.research import Batch, Game, IllegalNumber
from ludarium.research.vector import EverySeat

NAMES = sorted(OBSERVATIONS.points)
GAMES = 4


def made(name: str = "druids", **settings: Any) -> Any:
    assert ludarium.research.gymnasium  # which registers them
    return gymnasium.make_vec(f"ludarium/{name}-all-v{game(name).version}", num_envs=GAMES, **settings)


def answers(infos: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The last of what can be done, where something can."""
    mask = infos["action_mask"]
    return np.where(mask.any(1), mask.shape[1] - 1 - mask[:, ::-1].argmax(1), 0)


@pytest.mark.parametrize("name", NAMES)
def test_what_it_gives_is_in_its_spaces_and_shared_with_nothing(name: str) -> None:
    envs = made(name, players=game(name).seats[-1])
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observed, infos = envs.reset(seed=1)
    for _ in range(5):
        kept = observed.copy()
        assert observed in envs.observation_space and answers(infos) in envs.action_space
        for one, mask in zip(observed, infos["action_mask"], strict=True):
            assert one in envs.single_observation_space and mask.any()
        following, rewards, terminated, truncated, infos = envs.step(answers(infos))
        assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float64, np.bool_, np.bool_)
        assert (observed == kept).all() and not np.shares_memory(observed, following)
        observed = following


def test_it_plays_the_games_that_game_plays() -> None:
    """Seat by seat; the end is shown to whoever answered last, and the next step begins anew."""
    envs = made("druids", reward="win")
    observed, infos = envs.reset(seed=3)
    seed = int(np.random.default_rng(3).integers(1 << 62))
    games = [Game("druids", reward="win") for _ in range(GAMES)]
    for number, one in enumerate(games):
        one.reset((seed << 32) + number)
    ended = 0
    for _ in range(200):
        chosen, was = answers(infos), [one.seat for one in games]
        observed, rewards, terminated, truncated, infos = envs.step(chosen)
        for n, one in enumerate(games):
            if one.over:
                one.reset()
                assert not terminated[n] and rewards[n] == 0
            else:
                one.step(int(chosen[n]))
            assert terminated[n] == infos["_returns"][n] == one.over and not truncated[n]
            seat = was[n] if one.over else one.seat
            assert infos["seat"][n] == seat and (observed[n] == one.observation(seat)).all()
            assert (infos["action_mask"][n] == one.mask).all()
            if one.over:
                ended += 1
                assert (
                    infos["returns"][n].tolist() == one.returns() and rewards[n] == one.returns()[seat or 0]
                )
    assert ended >= GAMES


def run(envs: Any, steps: int = 150) -> list[Any]:
    found = [envs.reset(seed=7)]
    for _ in range(steps):
        found.append(envs.step(answers(found[-1][-1])))
    return [*found, envs.reset()]


def test_the_same_seed_is_the_same_games_however_many_play_them() -> None:
    here, there = made(), made(processes=2)
    first = run(here)
    assert data_equivalence(first, run(here)) and data_equivalence(first, run(there))
    assert not data_equivalence(first[0], first[-1])  # without a seed others
    there.close()
    there.close()
    assert there.closed and not there.unwrapped.batch.workers


def test_what_is_not_legal_loses_or_is_an_error() -> None:
    envs, strict = made(), made(illegal="raise")
    _, infos = envs.reset(seed=1)
    chosen = answers(infos)
    chosen[2] = 0
    assert not infos["action_mask"][2, 0]
    _, rewards, terminated, _, infos = envs.step(chosen)
    assert rewards.tolist() == [0, 0, -1, 0] and terminated.tolist() == [False, False, True, False]
    assert infos["_illegal"].tolist() == terminated.tolist() and not infos["action_mask"][2].any()
    _, rewards, terminated, _, infos = envs.step(chosen)
    assert not terminated[2] and rewards[2] == 0 and infos["action_mask"][2].any()
    strict.reset(seed=1)
    with pytest.raises(IllegalNumber, match="in game 2"):
        strict.step(chosen)
    with pytest.raises(IllegalNumber):
        Batch("druids", GAMES).step([-1] * GAMES)  # which is only for games that wait
    with pytest.raises(ValueError, match="not rendered"):
        EverySeat("druids", render_mode="ansi")


def test_a_process_that_is_lost_ends_its_games(caplog: pytest.LogCaptureFixture) -> None:
    envs = made(processes=1)
    _, infos = envs.reset(seed=1)
    (worker,) = envs.unwrapped.batch.workers
    os.kill(worker.process.pid, signal.SIGTERM)
    worker.process.join()
    _, rewards, terminated, truncated, infos = envs.step(answers(infos))
    assert truncated.all() and not terminated.any() and not rewards.any() and "was lost" in caplog.text
    for _ in range(3):
        _, _, terminated, truncated, infos = envs.step(answers(infos))
        assert not truncated.any() and not terminated.any() and infos["action_mask"].any(1).all()
    envs.close()


def test_whoever_leaves_the_window_is_stopped() -> None:
    envs = made("ark", radius=1)
    _, infos = envs.reset(seed=1)
    stopped = np.zeros(GAMES, np.bool_)
    while not stopped.all():
        _, _, terminated, truncated, infos = envs.step(answers(infos))
        assert not terminated.any() and not infos["action_mask"][truncated].any()
        stopped |= truncated


def test_wrappers_and_the_measure_of_gymnasium_take_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        wrapped = DictInfoToList(RecordEpisodeStatistics(made()))
        _, infos = wrapped.reset(seed=1)
        lengths = []
        for _ in range(150):
            stacked = {"action_mask": np.array([one["action_mask"] for one in infos])}
            _, _, _, _, infos = wrapped.step(answers(stacked))
            lengths += [one["episode"]["l"] for one in infos if "episode" in one]
        assert lengths and min(lengths) > 20
        assert benchmark_vector_step(made(), target_duration=1, seed=1) > 0  # which knows of no masks
