"""Games of bots, and the decisions in them that may make puzzles."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Final, NamedTuple

from ludarium.bots import named
from ludarium.contract import Game
from ludarium.core import Seat, View, apply, options
from ludarium.luck import Luck
from ludarium.puzzles.kinds import Search
from ludarium.puzzles.puzzle import Source

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


class Decision(NamedTuple):
    """Of a game that was played: how many moves before it, how many play, the position, who is asked what."""

    move: int
    players: int
    position: str
    question: str
    seat: Seat


def luck_of(seed: int, number: int) -> Luck:
    """Of one game of this seed: all that happens in it follows from this."""
    return Luck((seed << 32) + number)


def sat_down(game: Game[Any], luck: Luck) -> list[str]:
    """Which bots play, by their seats: what luck decides first."""
    players = game.seats[luck.below(len(game.seats), "players")]
    return [PLAYERS[luck.below(len(PLAYERS), "bot")] for _ in range(players)]


def bots_in(game: Game[Any], source: Source) -> list[str]:
    """Which bots played the game that something was found in."""
    return sat_down(game, luck_of(source.seed, source.game))


def candidates(game: Game[Any], search: Search, luck: Luck) -> Iterator[Candidate]:
    """Some of one game, in its order."""
    for one in chosen(list(decisions(game, search.least, luck)), luck):
        yield read(game, one.move, one.players, dealt(game, one.players, one.position, luck))


def chosen(found: list[Decision], luck: Luck) -> list[Decision]:
    """As many as are looked at, of each kind of question as many as there are, up to the same number."""
    chosen = list(found)
    while len(chosen) > LOOKED_AT:
        [(most, _many)] = Counter(one.question for one in chosen).most_common(1)
        places = [place for place, one in enumerate(chosen) if one.question == most]
        chosen.pop(places[luck.below(len(places), "candidate")])
    return chosen


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


def decisions(game: Game[Any], least: Mapping[str, int], luck: Luck) -> Iterator[Decision]:
    """All of a whole game that have so many options, by the kind of question."""
    bots = [named(name) for name in sat_down(game, luck)]
    players = len(bots)
    state = game.start(players, luck=luck)
    state.news = None
    move = 0
    while state.asks:
        question, found = state.asks[-1], options(state)
        kind = type(question).__name__
        if len(found) >= least.get(kind, len(found) + 1):
            yield Decision(move, players, game.write(state), kind, question.seat)
        answer = found[0]
        if len(found) > 1:
            view = game.view(state, question.seat)
            answer = game.choose(state, bots[question.seat].choose(game, view, inf, luck))
        apply(state, answer, luck)
        move += 1
