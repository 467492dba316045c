"""The examples run, and the one that learns has learnt."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
ENOUGH = 300_000  # decisions


@pytest.fixture
def self_play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("self_play", EXAMPLES / "self_play.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "self_play", module)
    spec.loader.exec_module(module)
    return module


def test_it_plays_and_learns_from_what_it_played(
    self_play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, few in (("GAMES", 8), ("UPDATE", 128), ("BATCH", 64)):
        monkeypatch.setattr(self_play, name, few)
    learner = self_play.Learner(seed=1)
    before = [weight.copy() for weight in learner.network.weights]
    learner.learn(learner.play())
    assert all((weight != old).any() for weight, old in zip(learner.network.weights, before, strict=True))
    monkeypatch.setattr(sys, "argv", ["self_play.py", "--decisions", "500"])
    self_play.main()
    head, first, *_ = capsys.readouterr().out.splitlines()
    assert head.split()[0] == "decisions" and first.split()[0] == "0"


def test_its_gradient_is_that_of_what_it_wants(self_play: ModuleType) -> None:
    """Held against small steps to either side, through all layers."""
    rng = np.random.default_rng(1)
    network = self_play.Network(5, 3, rng)
    seen, slope = rng.standard_normal((4, 5)), rng.standard_normal((4, 4))
    network.weights = [weight.astype(np.float64) + 0.1 for weight in network.weights]
    _, _, layers = network.forward(seen)
    found = network.gradients(layers, slope)
    for weight, gradient in zip(network.weights, found, strict=True):
        at = tuple(int(rng.integers(size)) for size in weight.shape)
        sums = []
        for step in (1e-5, -1e-5):
            weight[at] += step
            scores, worth, _ = network.forward(seen)
            sums.append((np.column_stack([scores, worth]) * slope).sum())
            weight[at] -= step
        assert (sums[0] - sums[1]) / 2e-5 == pytest.approx(gradient[at], abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_what_it_has_learnt_beats_random_play(self_play: ModuleType, seed: int) -> None:
    learner = self_play.Learner(seed)
    while learner.played < ENOUGH:
        learner.learn(learner.play())
    assert self_play.won(learner.network, games=400, seed=77) >= 0.8
