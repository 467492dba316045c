"""Bots against bots: many games, the seats taken in turn, on as many cores as one likes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from ludarium.bots import Bot, anybody, leave
from ludarium.bots.known import weighed
from ludarium.bots.outside import WrongAnswer
from ludarium.bots.pool import HERE, Pool
from ludarium.bots.weights import Weights
from ludarium.contract import Game
from ludarium.core import SHOWN, Illegal, Seat, apply, ranking
from ludarium.luck import Luck
from ludarium.registry import game as find_game

OF_95_PERCENT: Final = 1.96  # standard deviations to either side
FROM_FILE: Final = "@"  # between a bot and the file of its weights


@dataclass(frozen=True)
class Entrant:
    """A bot by name, dotted path or command, and what it may use for an answer.

    One with `weights` of its own has the name of their file behind its name: `mcts@new.json`.
    """

    name: str
    seconds: float = 1.0
    iterations: int | None = None
    weights: Weights | None = None

    def __str__(self) -> str:
        return (
            f"{self.name}:{self.iterations} iterations"
            if self.iterations
            else f"{self.name}:{self.seconds:g}"
        )

    @property
    def bot_name(self) -> str:
        """Without the file."""
        return self.name if self.weights is None else self.name.partition(FROM_FILE)[0]

    def bot(self, game_name: str) -> Bot:
        """A new one for this game; raises `NoSuchBot`, `BadBot` or `BadWeights`."""
        made = anybody(self.bot_name, None if self.weights is None else weighed(game_name, self.weights))
        if self.iterations and hasattr(made, "iterations"):
            made.iterations = self.iterations
        return made

    def limit(self, bot: Bot) -> float:
        """The seconds for an answer; none where iterations are counted."""
        return inf if self.iterations and hasattr(bot, "iterations") else self.seconds


@dataclass(frozen=True)
class Fault:
    """An entrant said what was no option, in this game (the first is 1), and lost it."""

    who: int
    game: int
    words: str


@dataclass(frozen=True)
class Played:
    """One game: by seat, which entrant sat there; who won; by entrant, the seconds of each answer.

    With a fault it ended there, and all others won.
    """

    seated: tuple[int, ...]
    winners: list[int]
    answers: int
    times: list[list[float]]
    fault: Fault | None = None

    def share(self, who: int) -> float:
        """Of the victory, for this entrant."""
        return self.winners.count(who) / len(self.winners)


@dataclass
class Standing:
    """How one entrant did.  Who shares a victory gets a part of it."""

    entrant: Entrant
    games: int = 0
    won: float = 0.0
    times: list[float] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """The share of games won, of shared victories a share."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win rate."""
        n, z = self.games, OF_95_PERCENT
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def play(game: Game[Any], entrants: Sequence[Entrant], seed: int, number: int) -> Played:
    """Game `number`: the deal changes when everybody has sat everywhere."""
    return _Match(game, entrants, seed, number).play()


class _Match:
    """One game being played."""

    def __init__(self, game: Game[Any], entrants: Sequence[Entrant], seed: int, number: int) -> None:
        seats = len(entrants)
        self.game, self.entrants, self.number = game, entrants, number
        self.luck, self.thoughts = Luck(2 * (seed + number // seats)), Luck(2 * (seed + number) + 1)
        self.state = game.start(seats, {}, self.luck)
        self.state.news = None
        self.seated = tuple((seat + number) % seats for seat in range(seats))
        self.bots = [entrants[who].bot(game.name) for who in self.seated]
        self.times: list[list[float]] = [[] for _ in entrants]
        self.fault: Fault | None = None

    def play(self) -> Played:
        try:
            while self.state.asks and self.fault is None:
                self._answer(self.state.asks[-1].seat)
        finally:
            leave(self.bots)
        return Played(self.seated, self._winners(), sum(map(len, self.times)), self.times, self.fault)

    def _answer(self, seat: Seat) -> None:
        try:
            answer = self.game.choose(self.state, self._words(seat))
        except (Illegal, WrongAnswer) as wrong:
            self.fault = Fault(self.seated[seat], self.number + 1, str(wrong.words)[:SHOWN])
        else:
            apply(self.state, answer, self.luck)

    def _words(self, seat: Seat) -> str:
        bot, who, view = self.bots[seat], self.seated[seat], self.game.known(self.state, seat)
        begin = perf_counter()
        try:
            return bot.choose(self.game, view, self.entrants[who].limit(bot), self.thoughts)
        finally:
            self.times[who].append(perf_counter() - begin)

    def _winners(self) -> list[int]:
        if self.fault:
            return [who for who in self.seated if who != self.fault.who]
        return [self.seated[seat] for seat in ranking(self.state)[0]]


def compete(
    game_name: str, entrants: Sequence[Entrant], games: int, seed: int = 1, pool: Pool = HERE
) -> Iterator[Played]:
    """Game after game."""
    return pool.map(partial(_play, game_name, entrants, seed), range(games))


def _play(game_name: str, entrants: Sequence[Entrant], seed: int, number: int) -> Played:
    return play(find_game(game_name), entrants, seed, number)


def standings(entrants: Sequence[Entrant], played: Iterable[Played]) -> list[Standing]:
    """For each entrant, in their order."""
    table = [Standing(entrant) for entrant in entrants]
    for game in played:
        for who, standing in enumerate(table):
            standing.games += 1
            standing.won += game.share(who)
            standing.times += game.times[who]
            if game.fault and game.fault.who == who:
                standing.faults.append(game.fault)
    return table
