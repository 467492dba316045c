"""Bots are handed what their seat may see, and nothing else: what is hidden from it decides nothing."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludarium import Luck, bots, game, options
from ludarium.bots.arena import Entrant, play
from ludarium.contract import Game
from ludarium.core import Seat, State, View, sample
from ludarium.otherwise import Trace

SECRETIVE = ["pebbles", "druids", "tigris", "borabora"]
GAMES = [*SECRETIVE, "ark"]  # where the luck to come is all that nobody knows
MOMENTS = 3  # of each game
ITERATIONS = 12
ENDLESS = 1e6  # seconds: iterations are counted instead


@cache
def played(name: str) -> Trace:
    """At random, to the end."""
    it = game(name)
    trace, choice = Trace(it, it.seats[-1], {}, Luck(5)), Luck(5)
    while trace.state.asks:
        trace.play(sample(trace.state, choice))
    return trace


@cache
def moments(name: str) -> list[tuple[Seat, State, State]]:
    """A seat has a choice: the table as it was, and another that it could not tell from it."""
    it, trace, luck = game(name), played(name), Luck(1)
    found: list[tuple[Seat, State, State]] = []
    while len(found) < MOMENTS:
        seat = luck.below(trace.players, "seat")
        hidden = trace.hidden_from(seat)
        secret = hidden[luck.below(len(hidden), "secret")]
        alike = []
        for number, step in trace.otherwise(secret, seat, luck):
            was = trace.steps[number].state
            if can_choose(was, seat) and it.write(was) != it.write(step.state):
                alike.append((was, step.state))
        found += [(seat, *alike[luck.below(len(alike), "moment")])] if alike else []
    return found


def can_choose(state: State, seat: Seat) -> bool:
    return bool(state.asks) and state.asks[-1].seat == seat and len(options(state)) > 1


def answer(name: str, bot: bots.Bot, state: State, seat: Seat) -> str:
    if hasattr(bot, "iterations"):
        bot.iterations = ITERATIONS
    it = game(name)
    return bot.choose(it, it.view(state, seat), ENDLESS, Luck(1))


@pytest.mark.parametrize("new", dict.fromkeys(bots.BOTS.values()), ids=lambda new: new.__name__)
@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_hidden_decides_nothing(name: str, new: type[bots.Bot]) -> None:
    for seat, was, other in moments(name):
        assert answer(name, new(), was, seat) == answer(name, new(), other, seat)


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_bot_that_looked_behind_the_screens_would_be_found(name: str) -> None:
    for seat, was, other in moments(name):
        assert answer(name, Peeping(was), was, seat) != answer(name, Peeping(other), other, seat)


class Peeping:
    """Has got hold of the table itself."""

    def __init__(self, table: State) -> None:
        self.table = table

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        return game.write(self.table)


def test_in_the_ark_of_the_covenant_nothing_is_hidden() -> None:
    assert played("ark").hidden_from(None) == []


# What they are handed.


class Listening:
    """Answers with the first option, remembers everything it was handed, and uses up luck."""

    handed: list[tuple[View, Luck]]
    thirst = 0

    def choose(self, game: Game[Any], view: View, seconds: float, luck: Luck) -> str:
        self.handed.append((view, luck))
        for _ in range(self.thirst):
            luck.below(6, "thirst")
        return str(options(game.imagine(view, Luck(0)))[0])


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> type[Listening]:
    monkeypatch.setattr(Listening, "handed", [], raising=False)
    monkeypatch.setitem(bots.BOTS, "listening", Listening)
    return Listening


@pytest.mark.parametrize("it", [*map(game, GAMES)], ids=GAMES)
def test_the_arena_hands_over_what_the_seat_that_is_asked_may_know(
    it: Game[Any], listening: type[Listening]
) -> None:
    play(it, [Entrant("listening")] * it.seats[0], seed=1, number=0)

    assert len(listening.handed) > 5
    for (view, _), state in zip(listening.handed, replayed(it), strict=True):
        assert plain(view) and view == it.known(state, state.asks[-1].seat)


def replayed(it: Game[Any]) -> Iterator[Any]:
    """The same game with the same luck, without the arena."""
    luck = Luck(2)
    state = it.start(it.seats[0], {}, luck)
    while state.asks:
        yield state
        action = options(state)[0]
        state.asks.pop().answer(state, action, luck)


def plain(value: Any) -> bool:
    """Just JSON: nothing in it leads anywhere else."""
    if type(value) is dict:
        return all(type(key) is str for key in value) and all(map(plain, value.values()))
    return all(map(plain, value)) if type(value) is list else type(value) in (str, int, bool, type(None))


@pytest.mark.parametrize("it", [*map(game, GAMES)], ids=GAMES)
def test_the_luck_of_bots_is_not_the_luck_of_the_table(
    it: Game[Any], listening: type[Listening], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much of it they use, the table deals the same."""
    games = []
    for thirst in (0, 7):
        monkeypatch.setattr(listening, "thirst", thirst)
        listening.handed.clear()
        play(it, [Entrant("listening")] * it.seats[0], seed=1, number=0)
        games.append([view for view, _ in listening.handed])

    assert games[0] == games[1]
