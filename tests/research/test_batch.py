"""Many games at once: the same ones, whoever plays them."""

import logging
import os
import signal

import gymnasium
import numpy as np
import pytest

import ludarium.research.gymnasium
from ludarium.research import Batch, Game, IllegalNumber
from ludarium.research.batch import Rows

GAMES, STEPS = 8, 120


def answers(rows: Rows, step: int) -> list[int]:
    """Something that is legal in each game."""
    return [int(np.flatnonzero(mask)[(step + n) % mask.sum()]) for n, mask in enumerate(rows.mask)]


def played(batch: Batch, steps: int = STEPS) -> list[tuple[bytes, ...]]:
    """All that is shown on the way."""
    found = []
    for step in range(steps):
        rows = batch.observe()
        found.append(tuple(part.tobytes() for part in vars(rows).values()))
        batch.step(answers(rows, step))
    return found


@pytest.mark.parametrize("processes", [1, 3])
def test_the_same_seed_is_the_same_games_however_many_play_them(processes: int) -> None:
    here = Batch("druids", GAMES, seed=5)
    expected = played(here)
    with Batch("druids", GAMES, seed=5, processes=processes) as there:
        assert played(there) == expected
    assert played(Batch("druids", GAMES, seed=6)) != expected


def test_each_is_a_game_that_goes_on_to_the_next() -> None:
    batch, ended = Batch("druids", GAMES, seed=1), 0
    games = [Game("druids") for _ in range(GAMES)]
    for number, game in enumerate(games):
        game.reset((1 << 32) + number)
    for step in range(STEPS):
        rows = batch.observe()
        chosen = answers(rows, step)
        for game, seen, mask, seat in zip(games, rows.observation, rows.mask, rows.seat, strict=True):
            assert game.seat == seat and (game.mask == mask).all() and (game.observation() == seen).all()
        rows = batch.step(chosen)
        for number, game in enumerate(games):
            game.step(chosen[number])
            assert rows.over[number] == game.over
            if game.over:
                ended += 1
                assert rows.reward[number].tolist() == game.returns()
                game.reset()
    assert ended >= GAMES


def test_halves_take_turns() -> None:
    """One is played while the other is thought about, and it comes to the same."""
    whole = Batch("druids", GAMES, seed=2)
    with Batch("druids", GAMES, seed=2, processes=2) as batch:
        first, second = batch.halves
        for step in range(40):
            expected = answers(whole.observe(), step)
            for half in (first, second) if step % 3 else (second, first):
                half.observe()
                half.send(expected[half.some])
            whole.step(expected)
            assert (batch.observe().observation == whole.observe().observation).all()


def test_what_is_not_legal_changes_nothing() -> None:
    batch = Batch("druids", GAMES)
    before = batch.observe().observation.copy()
    for wrong in (128, -1, 10_000):
        chosen = answers(batch.observe(), 0)
        chosen[5] = wrong
        with pytest.raises(IllegalNumber, match="in game 5"):
            batch.step(chosen)
        with pytest.raises(IllegalNumber, match="in game 5"):
            batch.halves[1].send(chosen[4:])
    assert (batch.observe().observation == before).all()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no signals")
def test_a_process_that_is_lost_is_named_and_its_games_begin_anew(caplog: pytest.LogCaptureFixture) -> None:
    with Batch("druids", GAMES, seed=3, processes=2) as batch:
        for step in range(10):
            batch.step(answers(batch.observe(), step))
        lost = batch.workers[0].process
        assert lost.pid is not None
        os.kill(lost.pid, signal.SIGKILL)
        lost.join()
        with caplog.at_level(logging.WARNING):
            rows = batch.step(answers(batch.observe(), 10))
        assert f"The process {lost.name} was lost" in caplog.text and "4 games begin anew" in caplog.text
        assert rows.over.sum() == 4 and not rows.reward.any()
        for step in range(20):
            batch.step(answers(batch.observe(), step))


def test_so_few_games_are_not_for_so_many() -> None:
    with pytest.raises(ValueError, match="too few"):
        Batch("druids", 3, processes=2)


def test_gymnasium_makes_many_at_once() -> None:
    """One seat each, against bots; who is done begins anew with the next step."""
    assert ludarium.research.gymnasium
    many = gymnasium.make_vec("ludarium/druids-v1", num_envs=3, vectorization_mode="sync", rivals=["random"])
    assert many.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    observed, info = many.reset(seed=1)
    ended = 0
    for _ in range(60):
        observed, _, terminated, _, info = many.step(info["action_mask"].argmax(1))
        ended += terminated.sum()
    assert observed.shape == (3, 322) and ended >= 3
    many.close()
