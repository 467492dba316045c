"""One game by numbers: the same seed is the same game, and its end is worth what was agreed."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from ludarium.core import BadOption, Illegal
from ludarium.luck import Luck
from ludarium.observation import OBSERVATIONS
from ludarium.registry import game as find_game
from ludarium.research import Game, IllegalNumber, rewards
from ludarium.research.one import SEEDS

GAMES = sorted(OBSERVATIONS.points)


def play(game: Game, seed: int) -> list[int]:
    """At random, to the end; the numbers that were answered."""
    luck, answered = Luck(seed), []
    while not game.over:
        number = int(game.legal[luck.below(len(game.legal), "answer")])
        answered.append(number)
        game.step(number)
    return answered


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    game, other = Game(name), Game(name)
    game.reset(seed=7)
    other.reset(seed=7)
    luck = Luck(1)
    while not game.over:
        assert (game.observation() == other.observation()).all() and game.seat == other.seat
        assert (game.mask == other.mask).all()
        number = game.legal[luck.below(len(game.legal), "answer")]
        game.step(number)
        other.step(number)
    assert game.returns() == other.returns() and other.over
    game.reset()
    other.reset()
    assert (game.observation() == other.observation()).all(), "the next game follows from the last"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_of_the_rules(name: str) -> None:
    """Its words, said by the rules with the same luck, come to the same end."""
    game, it = Game(name), find_game(name)
    game.reset(seed=3)
    luck = Luck(Luck(3).below(SEEDS, "seed"))
    state = it.start(game.players, {}, luck)
    while not game.over:
        number = int(game.legal[game.moves % len(game.legal)])
        it.play(state, game.words(number), luck)
        game.step(number)
        assert it.write(state) == it.write(game.state)
    assert not state.asks and sum(game.returns()) == pytest.approx(0)


def test_what_is_not_legal_changes_nothing() -> None:
    game = Game("druids")
    position = game.game.write(game.state)
    for number in (game.catalogue.number("pass"), -1, 10_000):
        with pytest.raises(IllegalNumber):
            game.step(number)
    with pytest.raises(Illegal):
        game.say("pass")
    assert game.game.write(game.state) == position and game.moves == 0
    game.say("place orange M1")
    assert game.moves == 1


def test_from_the_own_side() -> None:
    game = Game("druids", relative=True)
    assert len(game.mask) == 73
    play(game, 1)
    assert game.over


def test_it_is_made_as_somebody_can_play_it() -> None:
    with pytest.raises(BadOption):
        Game("druids", options={"refill": "never"})
    with pytest.raises(ValueError, match="no reward"):
        Game("druids", reward="fun")  # type: ignore[arg-type]


# What the end is worth.


class Ended:
    """A state of which only the scores matter."""

    def __init__(self, *scores: int) -> None:
        self.own = scores

    def scores(self) -> list[tuple[int, ...]]:
        return [(score,) for score in self.own]


@pytest.mark.parametrize(
    ("reward", "scores", "worth"),
    [
        ("place", (3, 1), [1, -1]),
        ("place", (2, 2), [0, 0]),
        ("place", (5, 9, 1), [0, 1, -1]),
        ("place", (9, 9, 1, 1), [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ("win", (3, 1), [0.5, -0.5]),
        ("win", (4, 4, 1), [1 / 6, 1 / 6, -1 / 3]),
        ("points", (50, 25), [0.5, 0.25]),
        ("margin", (50, 25, 30), [0.2, -0.25, -0.2]),
    ],
)
def test_the_end_is_worth(reward: Any, scores: tuple[int, ...], worth: list[float]) -> None:
    assert rewards(reward, "other", Ended(*scores)) == pytest.approx(worth)  # type: ignore[arg-type]


def test_place_and_win_add_up_to_nothing() -> None:
    for seats in range(2, 6):
        for scores in product(range(3), repeat=seats):
            for reward in ("place", "win"):
                assert sum(rewards(reward, "any", Ended(*scores))) == pytest.approx(0)  # type: ignore[arg-type]


def test_the_scale_is_that_of_the_game() -> None:
    game = Game("druids", reward="points")
    play(game, 2)
    assert game.returns() == [score[0] / 2 for score in game.state.scores()]
    assert np.isfinite(game.returns()).all()
