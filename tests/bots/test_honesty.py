"""Whatever is hidden from a seat may be otherwise: its bot answers just the same, whatever luck it has."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from ludarium import Luck, apply, bots, game, options
from ludarium.bots.greedy import Greedy
from ludarium.bots.levels import Novice, Steady
from ludarium.bots.mcts import Mcts
from ludarium.bots.random import Random
from ludarium.core import Game, State, sample

WORLDS = 4
SECRETIVE = ["druids", "tigris", "borabora"]
GAMES = [*SECRETIVE, "ark"]  # where the luck to come is all that nobody knows
THINKERS: list[Callable[[], bots.Bot]] = [Random, Novice, Steady, Greedy, partial(Mcts, 24)]


def moment(it: Game, steps: int) -> State:
    """Somebody has a choice, with much on the table and much that is hidden."""
    luck = Luck(steps)
    state: State = it.setup(it.seats[-1], it.settle({}), luck)
    while steps > 0 or len(options(state)) < 2:
        apply(state, sample(state, luck), luck)
        steps -= 1
    return state


@pytest.mark.parametrize("new", THINKERS, ids=["random", "novice", "steady", "greedy", "mcts"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_decides_nothing(name: str, new: Callable[[], bots.Bot]) -> None:
    it = game(name)
    state = moment(it, 30)
    seat = state.asks[-1].seat
    view = json.loads(json.dumps(state.view(seat)))
    worlds = [state, *(it.imagine(view, Luck(seed)) for seed in range(WORLDS))]

    answers = {
        tuple(new().choose(it, world.view(seat), 1e6, Luck(luck)) for luck in range(3)) for world in worlds
    }

    assert len(answers) == 1


@pytest.mark.parametrize("name", SECRETIVE)
def test_something_is_hidden_indeed(name: str) -> None:
    """Else the test above would show nothing: worlds that look the same go on differently."""
    it = game(name)
    view = moment(it, 30).view(0)

    assert len({_goes_on(it.imagine(view, Luck(seed))) for seed in range(WORLDS)}) > 1


def _goes_on(world: State) -> str:
    """What everybody would see in the end, if all chose and all was drawn alike."""
    luck = Luck(1)
    while world.asks:
        apply(world, options(world)[0], luck)
    return json.dumps([world.view(None), world.scores()])
