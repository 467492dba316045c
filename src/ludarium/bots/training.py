"""Fits what bots know of a game to games of bots: to who won, by every position on the way.

The weights that `worth` reads are moved, each by itself, as long as the chances that it gives tell better who
won in the end: Rprop (Riedmiller, Braun 1993), on numeric slopes, so any formula can be fitted.  A fifth of
the games is kept apart to judge by.  The knowledge that it begins with stays as it is.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import log
from typing import Any, Final

from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import judge_of, shares
from ludarium.bots.knowledge import Knowledge
from ludarium.bots.pool import HERE, Pool
from ludarium.core import apply, sample
from ludarium.luck import Luck
from ludarium.registry import game as find_game

NOTICED: Final = 0.5  # of the options: games are varied, and played on sensibly
AT_RANDOM: Final = 8  # one answer in so many
KEPT: Final = 5  # one calm position in so many
APART: Final = 5  # one game in so many
SMALLEST: Final = 1e-6  # chance: no result is a surprise without end
FIRST_STEP, SHORTEST, LONGEST = 0.1, 1e-4, 0.5  # of a weight, as a share of its size
FASTER, SLOWER = 1.3, 0.5
SLOPE: Final = 0.01  # how far a weight is moved to see what follows, as a share of its size


@dataclass(frozen=True)
class Position:
    """A position of game `number`, as text, and what each seat got in the end; adds up to one."""

    number: int
    players: int
    text: str
    result: list[float]


@dataclass(frozen=True)
class Step:
    """How well the weights tell the results, in nats a position: the less the better."""

    number: int
    error: float
    error_apart: float


def positions(game_name: str, players: int, games: int, seed: int, pool: Pool = HERE) -> Iterator[Position]:
    """Of so many games of bots; the same seed gives the same positions."""
    return chain.from_iterable(pool.map(partial(_positions, game_name, players, seed), range(games)))


def _positions(game_name: str, players: int, seed: int, number: int) -> list[Position]:
    it, judge, bot = find_game(game_name), judge_of(game_name), Greedy(NOTICED)
    luck, thoughts = Luck(2 * (seed + number)), Luck(2 * (seed + number) + 1)
    s = it.start(players, {}, luck)
    s.news = None
    texts: list[str] = []
    while s.asks:
        if judge.can_judge(s) and thoughts.below(KEPT, "kept") == 0:
            texts.append(it.write(s))
        if thoughts.below(AT_RANDOM, "at random") == 0:
            apply(s, sample(s, thoughts), luck)
        else:
            it.play(s, bot.choose(it, it.known(s, s.asks[-1].seat), 1e6, thoughts), luck)
    result = shares(s)
    return [Position(number, players, text, result) for text in texts]


class Training:
    """Moves the weights of what is known of a game, away from where they are."""

    def __init__(self, game_name: str, knowledge: Knowledge[Any], found: Sequence[Position]) -> None:
        it = find_game(game_name)
        self._begun_with = knowledge
        self._weights = {name: dict(row) for name, row in knowledge.weights.items()}
        states = [(it.read(one.text, one.players, {}), one) for one in found]
        self.seen = [(s, one.result) for s, one in states if one.number % APART]
        self.apart = [(s, one.result) for s, one in states if one.number % APART == 0]
        self._slots = [(row, label) for row in self._weights.values() for label in row]
        self._step = [FIRST_STEP] * len(self._slots)
        self._went = [0.0] * len(self._slots)

    @property
    def knowledge(self) -> Knowledge[Any]:
        """With the weights as they are now."""
        return self._begun_with.with_weights(self._weights)

    def steps(self, number: int) -> Iterator[Step]:
        """As many steps; in the end the weights are those that told best what was kept apart."""
        best, kept = self._judged(0), self._all()
        yield best
        for i in range(1, number + 1):
            self._move()
            step = self._judged(i)
            if step.error_apart < best.error_apart:
                best, kept = step, self._all()
            yield step
        self._set(kept)

    def _judged(self, number: int) -> Step:
        return Step(number, error(self.knowledge, self.seen), error(self.knowledge, self.apart))

    def _all(self) -> list[float]:
        return [row[label] for row, label in self._slots]

    def _set(self, values: Sequence[float]) -> None:
        for (row, label), value in zip(self._slots, values, strict=True):
            row[label] = value

    def _move(self) -> None:
        slopes = [self._slope(row, label) for row, label in self._slots]
        for n, ((row, label), slope) in enumerate(zip(self._slots, slopes, strict=True)):
            same = slope * self._went[n]
            factor = FASTER if same > 0 else SLOWER if same < 0 else 1.0
            self._step[n] = min(LONGEST, max(SHORTEST, self._step[n] * factor))
            self._went[n] = 0.0 if same < 0 else slope
            if self._went[n]:
                row[label] -= self._step[n] * _size(row) * (1 if slope > 0 else -1)

    def _slope(self, row: dict[str, float], label: str) -> float:
        value, far = row[label], SLOPE * _size(row)
        row[label] = value + far
        above = error(self.knowledge, self.seen)
        row[label] = value - far
        below = error(self.knowledge, self.seen)
        row[label] = value
        return above - below


def _size(row: Mapping[str, float]) -> float:
    """Of the numbers in a row of weights."""
    return sum(map(abs, row.values())) / len(row) or 1.0


def error(knowledge: Knowledge[Any], found: Sequence[tuple[Any, Sequence[float]]]) -> float:
    """Cross-entropy of results and chances, per position."""
    total = 0.0
    for s, result in found:
        for chance, share in zip(knowledge.worth(s), result, strict=True):
            total -= share * log(max(chance, SMALLEST))
    return total / max(1, len(found))
