"""Bots that answer with numbers, and who beats whom."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from time import perf_counter
from typing import Any, Final, final

from ludarium.bots import Bot, named
from ludarium.bots.arena import Entrant, Played, Standing, standings
from ludarium.core import ranking
from ludarium.luck import Luck
from ludarium.research.one import Game

Policy = Callable[[Game], int]  # the number of what the seat that is asked does

ITERATIONS: Final = 100  # of bots that search


@final
class Rival:
    """A bot as a policy: it sees what the seat that is asked may see, and thinks for so many iterations."""

    def __init__(self, name: str, iterations: int = ITERATIONS, seed: int = 1) -> None:
        """Raises `NoSuchBot`."""
        self.bot: Final = thinking(name, iterations)
        self.luck: Final = Luck(seed)

    def __call__(self, game: Game) -> int:
        """Raises `OutsideCatalogue` if it answers what has no number here."""
        assert game.seat is not None, "the game is over"
        view = game.game.known(game.state, game.seat)
        words = self.bot.choose(game.game, view, inf, self.luck)
        return game.catalogue.of_action(game.game.choose(game.state, words))


def rival(name: str, iterations: int = ITERATIONS, seed: int = 1) -> Rival:
    """A bot of this name that answers with numbers; raises `NoSuchBot`."""
    return Rival(name, iterations, seed)


def thinking(name: str, iterations: int) -> Bot:
    """A bot that thinks for so many iterations, if it searches; raises `NoSuchBot`."""
    bot = named(name)
    if hasattr(bot, "iterations"):
        bot.iterations = iterations
    return bot


def arena(
    name: str,
    entrants: Mapping[str, Policy | str],
    games: int = 100,
    *,
    seed: int = 1,
    iterations: int = ITERATIONS,
    **settings: Any,
) -> list[Standing]:
    """How each did, in their order: policies, and bots by their names, under whatever names they are given.

    Seats are taken in turn on the same luck, as in `ludarium arena`, so games come in pairs of a deal.
    Further settings are those of `ludarium.research.Game`; raises as it does, or `NoSuchBot`.
    """
    game = Game(name, len(entrants), **settings)
    policies = [*entrants.values()]
    played = (_play(game, policies, seed, number, iterations) for number in range(games))
    return standings([Entrant(label, inf, iterations) for label in entrants], played)


def _play(game: Game, entrants: Sequence[Policy | str], seed: int, number: int, iterations: int) -> Played:
    seats = len(entrants)
    seated = tuple((seat + number) % seats for seat in range(seats))
    thoughts = 2 * (seed + number) + 1
    policies = [Rival(one, iterations, thoughts) if isinstance(one, str) else one for one in entrants]
    times: list[list[float]] = [[] for _ in entrants]
    game.reset(seed + number // seats)
    while game.seat is not None:
        who = seated[game.seat]
        begin = perf_counter()
        answer = policies[who](game)
        times[who].append(perf_counter() - begin)
        game.step(answer)
    return Played(seated, [seated[seat] for seat in ranking(game.state)[0]], game.moves, times)
