"""Bots against bots: many games, the seats taken in turn, on as many cores as one likes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf, sqrt
from time import perf_counter
from typing import Final

from ludarium.bots import Bot, anybody, leave
from ludarium.bots.pool import HERE, Pool
from ludarium.core import Game, Seat, apply, find, ranking
from ludarium.luck import Luck
from ludarium.registry import game as find_game

OF_95_PERCENT: Final = 1.96  # standard deviations to either side


@dataclass(frozen=True)
class Entrant:
    """A bot by name, dotted path or command, and what it may use for an answer."""

    name: str
    seconds: float = 1.0
    iterations: int | None = None

    def __str__(self) -> str:
        return (
            f"{self.name}:{self.iterations} iterations"
            if self.iterations
            else f"{self.name}:{self.seconds:g}"
        )

    def bot(self) -> Bot:
        """A new one; raises `NoSuchBot` or `BadBot`."""
        made = anybody(self.name)
        if self.iterations and hasattr(made, "iterations"):
            made.iterations = self.iterations
        return made

    def limit(self, bot: Bot) -> float:
        """The seconds for an answer; none where iterations are counted."""
        return inf if self.iterations and hasattr(bot, "iterations") else self.seconds


@dataclass(frozen=True)
class Played:
    """One game: by seat, which entrant sat there; who won; by entrant, the seconds of each answer."""

    seated: tuple[int, ...]
    winners: list[int]
    answers: int
    times: list[list[float]]

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

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win rate."""
        n, z = self.games, OF_95_PERCENT
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def play(game: Game, entrants: Sequence[Entrant], seed: int, number: int) -> Played:
    """Game `number`: the deal changes when everybody has sat everywhere."""
    seats = len(entrants)
    seated = tuple((seat + number) % seats for seat in range(seats))
    bots = [entrants[who].bot() for who in seated]
    luck, thoughts = Luck(2 * (seed + number // seats)), Luck(2 * (seed + number) + 1)
    s = game.setup(seats, game.settle({}), luck)
    s.news = None
    times: list[list[float]] = [[] for _ in entrants]
    try:
        while s.asks:
            seat: Seat = s.asks[-1].seat
            view, limit = s.view(seat), entrants[seated[seat]].limit(bots[seat])
            begin = perf_counter()
            words = bots[seat].choose(game, view, limit, thoughts)
            times[seated[seat]].append(perf_counter() - begin)
            apply(s, find(s, words), luck)
    finally:
        leave(bots)
    return Played(seated, [seated[seat] for seat in ranking(s)[0]], sum(map(len, times)), times)


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
    return table
