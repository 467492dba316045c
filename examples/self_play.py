"""Both seats of Druidenwalzer are one network that learns from the results of its own games.

    python examples/self_play.py --decisions 2000000

Needs `ludarium[research]` and nothing else: the network is two layers of 256 in NumPy, trained by PPO
(Schulman and others: Proximal Policy Optimization Algorithms, 2017) with the result as the only reward.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludarium.research import Game

Array = npt.NDArray[np.float32]

HIDDEN = 256
GAMES = 256  # at once
UPDATE = 8192  # decisions of finished games, from which it learns at once
BATCH, EPOCHS = 1024, 3
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
NEVER = np.float32(-1e9)


class Network:
    """What a seat sees in; the worth of each answer and the chance of the seat out."""

    def __init__(self, sees: int, answers: int, rng: np.random.Generator) -> None:
        sizes = [(sees, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, answers + 1)]
        scales = [1, 1, 0.1]
        self.weights = [
            (rng.standard_normal(size) * scale * np.sqrt(2 / size[0])).astype(np.float32)
            for size, scale in zip(sizes, scales, strict=True)
        ] + [np.zeros(size[1], np.float32) for size in sizes]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def forward(self, seen: Array) -> tuple[Array, Array, list[Array]]:
        """Scores of all answers, the worth of the position, and the layers in between."""
        first, second, last, *biases = self.weights
        one = np.maximum(seen @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        out = two @ last + biases[2]
        return out[:, :-1], out[:, -1], [seen, one, two]

    def gradients(self, layers: list[Array], slope: Array) -> list[Array]:
        """Of all weights, from how what came out should change."""
        found: list[Array] = [slope] * len(self.weights)
        for n in (2, 1, 0):
            found[n], found[n + 3] = layers[n].T @ slope, slope.sum(0)
            slope = (slope @ self.weights[n].T) * (layers[n] > 0)
        return found

    def learn(self, layers: list[Array], slope: Array) -> None:
        """A step of Adam down the slope."""
        gradients = self.gradients(layers, slope)
        size = np.sqrt(sum(float((one * one).sum()) for one in gradients))
        self.steps += 1
        for n, gradient in enumerate(gradients):
            bounded = gradient * min(1, 0.5 / (size + 1e-8))
            self.means[n] += 0.1 * (bounded - self.means[n])
            self.squares[n] += 0.001 * (bounded * bounded - self.squares[n])
            spread = np.sqrt(self.squares[n] / (1 - 0.999**self.steps)) + 1e-5
            self.weights[n] -= RATE * self.means[n] / (1 - 0.9**self.steps) / spread


def chances(scores: Array, masks: npt.NDArray[np.uint8]) -> Array:
    """Of every answer that is legal."""
    scores = np.where(masks, scores, NEVER)
    found: Array = np.exp(scores - scores.max(1, keepdims=True))
    found /= found.sum(1, keepdims=True)
    return found


def drawn(some: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """One answer of each row."""
    sums = some.cumsum(1)
    found: npt.NDArray[np.int64] = (rng.random((len(some), 1), np.float32) * sums[:, -1:] < sums).argmax(1)
    return found


@dataclass
class Decisions:
    """What was seen, what could be done, what was done with which chance, and what came of it."""

    seen: list[Array] = field(default_factory=list)
    masks: list[npt.NDArray[np.uint8]] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def end(self, returns: list[float]) -> None:
        """The game is over."""
        self.results = [returns[seat] for seat in self.seats]

    def add(self, other: "Decisions") -> None:
        for name in vars(self):
            getattr(self, name).extend(getattr(other, name))


class Lesson(NamedTuple):
    """The same as arrays; `better` is how much better it came out than was expected."""

    seen: Array
    masks: npt.NDArray[np.uint8]
    answers: npt.NDArray[np.int64]
    before: Array
    better: Array
    results: Array

    def part(self, rows: npt.NDArray[np.int64]) -> "Lesson":
        known = self.seen[rows], self.masks[rows], self.answers[rows], self.before[rows]
        return Lesson(*known, self.better[rows], self.results[rows])


class Learner:
    """A network, and the games that it plays against itself."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = [Game("druids", relative=True) for _ in range(GAMES)]
        for number, game in enumerate(self.games):
            game.reset(seed=seed * GAMES + number)
        sees, answers = self.games[0].encoder.size, len(self.games[0].catalogue)
        self.network = Network(sees, answers, self.rng)
        self.going = [Decisions() for _ in self.games]
        self.seen = np.empty((GAMES, sees), np.float32)
        self.masks = np.empty((GAMES, answers), np.uint8)
        self.played = 0

    def play(self) -> Decisions:
        """Until enough decisions belong to games that are over."""
        found = Decisions()
        while len(found.answers) < UPDATE:
            for number, game in enumerate(self.games):
                game.observation(out=self.seen[number])
                game.catalogue.masked(game.legal, self.masks[number])
            scores, _, _ = self.network.forward(self.seen)
            some = chances(scores, self.masks)
            for number, answer in enumerate(drawn(some, self.rng).tolist()):
                self.note(number, answer, float(some[number, answer]))
                self.games[number].step(answer)
                if self.games[number].over:
                    self.going[number].end(self.games[number].returns())
                    found.add(self.going[number])
                    self.going[number] = Decisions()
                    self.games[number].reset()
            self.played += GAMES
        return found

    def note(self, number: int, answer: int, chance: float) -> None:
        going = self.going[number]
        going.seen.append(self.seen[number].copy())
        going.masks.append(self.masks[number].copy())
        going.answers.append(answer)
        going.chances.append(chance)
        going.seats.append(self.games[number].seat or 0)

    def learn(self, some: Decisions) -> None:
        """Make more likely what did better than expected, but not by much at once."""
        results, seen = np.array(some.results, np.float32), np.array(some.seen)
        better = results - self.network.forward(seen)[1]
        better = (better - better.mean()) / (better.std() + 1e-8)
        before = np.array(some.chances, np.float32)
        lesson = Lesson(seen, np.array(some.masks), np.array(some.answers), before, better, results)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(results))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                self.improve(lesson.part(order[at : at + BATCH]))

    def improve(self, some: Lesson) -> None:
        scores, expected, layers = self.network.forward(some.seen)
        now, rows = chances(scores, some.masks), np.arange(len(scores))
        ratio = now[rows, some.answers] / some.before
        held = np.where(some.better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        taken = np.zeros_like(now)
        taken[rows, some.answers] = 1
        slope = np.empty((len(scores), now.shape[1] + 1), np.float32)
        slope[:, :-1] = -(held * some.better * ratio)[:, None] * (taken - now)
        logs = np.log(now + 1e-9)
        slope[:, :-1] += ENTROPY * now * (logs - (now * logs).sum(1, keepdims=True))
        slope[:, -1] = 2 * VALUE * (expected - some.results)
        slope /= len(scores)
        self.network.learn(layers, slope)


def won(network: Network, games: int, seed: int) -> float:
    """The share of games against random play, which has the other seat in turn."""
    rng, points = np.random.default_rng(seed), 0.0
    game = Game("druids", relative=True, reward="win")
    for number in range(games):
        game.reset(seed=seed + number)
        while not game.over:
            answer = int(rng.choice(game.legal))
            if game.seat == number % 2:
                scores, _, _ = network.forward(game.observation()[None])
                answer = int(np.where(game.mask, scores[0], NEVER).argmax())
            game.step(answer)
        points += game.returns()[number % 2] + 0.5
    return points / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner, begun = Learner(arguments.seed), time.perf_counter()
    print("decisions  seconds  won against random")
    for number in range(1 << 30):
        if number % 20 == 0 or learner.played >= arguments.decisions:
            share = won(learner.network, games=200, seed=10_000)
            print(f"{learner.played:9,}  {time.perf_counter() - begun:7.0f}  {share:.0%}", flush=True)
        if learner.played >= arguments.decisions:
            break
        learner.learn(learner.play())


if __name__ == "__main__":
    main()
