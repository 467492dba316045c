"""Games of bots, and the decisions in them that may make puzzles."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from ludarium.bots import named
from ludarium.contract import Game
from ludarium.core import Seat, View, apply, options
from ludarium.luck import Luck
from ludarium.puzzles.kinds import Search

PLAYERS: Final = ("strong", "strong", "steady")  # a seat is given to one of them
LOOKED_AT: Final = 16  # decisions of a game


@dataclass(frozen=True)
class Candidate:
    """A decision before so many moves: the position as text, who is asked what, and what that seat sees."""

    move: int
    players: int
    position: str
    seat: Seat
    question: str
    view: View


def candidates(game: Game[Any], search: Search, luck: Luck) -> Iterator[Candidate]:
    """Some of one game, in its order."""
    found = list(decisions(game, search, luck))
    while len(found) > LOOKED_AT:
        found.pop(luck.below(len(found), "candidate"))
    for move, players, position in found:
        yield read(game, move, players, dealt(game, players, position, luck))


def dealt(game: Game[Any], players: int, position: str, luck: Luck) -> str:
    """The position with everything dealt anew that whoever is asked does not see: it tells no secret."""
    state = game.read(position, players)
    view = game.view(state, state.asks[-1].seat)
    return game.write(game.imagine(view, luck))


def read(game: Game[Any], move: int, players: int, position: str) -> Candidate:
    """What the text says of it, and no more: nobody who solves it can know what came before."""
    state = game.read(position, players)
    question = state.asks[-1]
    view = game.view(state, question.seat)
    return Candidate(move, players, position, question.seat, type(question).__name__, view)


def decisions(game: Game[Any], search: Search, luck: Luck) -> Iterator[tuple[int, int, str]]:
    """Of a whole game: how many moves were made, how many play, and the position."""
    players = game.seats[luck.below(len(game.seats), "players")]
    bots = [named(PLAYERS[luck.below(len(PLAYERS), "bot")]) for _ in range(players)]
    state = game.start(players, luck=luck)
    state.news = None
    move = 0
    while state.asks:
        question, found = state.asks[-1], options(state)
        if len(found) >= search.least.get(type(question).__name__, len(found) + 1):
            yield move, players, game.write(state)
        answer = found[0]
        if len(found) > 1:
            view = game.view(state, question.seat)
            answer = game.choose(state, bots[question.seat].choose(game, view, inf, luck))
        apply(state, answer, luck)
        move += 1
