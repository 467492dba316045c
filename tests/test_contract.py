"""Whoever comes from outside is looked at once, for all games: options, seats, words, positions."""

import copy
import pickle
from typing import Any

import pytest

from ludarium import Illegal, Luck, apply, game, options
from ludarium.contract import Game
from ludarium.core import BadOption, BadPlayers, BadPosition, sample, whole_number
from ludarium.look import Look
from tests.games.play import random_states

STEPS = 40  # one position in so many
GAMES = ["druids", "tigris", "ark", "borabora", "pebbles"]


@pytest.mark.parametrize("name", GAMES)
def test_options_that_are_not_given_are_the_defaults(name: str) -> None:
    it = game(name)
    for players in it.seats:
        text = it.write(it.start(players, {}, Luck(1)))
        assert text == it.write(it.start(players, it.settle({}), Luck(1)))
        assert it.write(it.read(text, players, {})) == text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_a_game_is_for_so_many(name: str, players: int) -> None:
    it = game(name)
    text = it.write(it.start(2, {}, Luck(1)))
    said = rf"^{it.title} is for 2 (to \d )?players, not {players}\.$"
    with pytest.raises(BadPlayers, match=said):
        it.start(players, {}, Luck(1))
    with pytest.raises(BadPlayers, match=said):
        it.read(text, players, {})


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_is_none_is_refused(name: str) -> None:
    it = game(name)
    text = it.write(it.start(2, {}, Luck(1)))
    with pytest.raises(BadOption):
        it.start(2, {"colour": "pink"}, Luck(1))
    with pytest.raises(BadOption):
        it.read(text, 2, {"colour": "pink"})


@pytest.mark.parametrize("name", GAMES)
def test_words_that_are_no_option_are_refused(name: str) -> None:
    it = game(name)
    s = it.start(2, {}, Luck(1))
    kind = type(s.asks[-1]).__name__
    with pytest.raises(Illegal, match=rf"^'garbage' is not an option: p\d is asked {kind}(: words .*)?\.$"):
        it.choose(s, "garbage")
    with pytest.raises(Illegal, match="'garbage' is not an option"):
        Look(it, it.view(s, s.asks[-1].seat), s.asks[-1].seat).preview("garbage")
    assert str(it.choose(s, str(options(s)[0]))) == str(options(s)[0])


def test_when_the_game_is_over_nothing_is_an_option() -> None:
    it = game("pebbles")
    s = it.start(2)
    s.asks.clear()
    with pytest.raises(Illegal, match=r"^'take 1' is not an option: nobody is asked\.$"):
        it.choose(s, "take 1")


@pytest.mark.parametrize("refused", [Illegal("x" * 99, "p1 is asked"), BadPlayers("Go", range(2, 3), 5)])
def test_refusals_come_back_from_other_processes(refused: Exception) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is type(refused) and str(again) == str(refused)
    assert len(str(again)) < 120


@pytest.mark.parametrize("word", ["", "-1", "11", "1.0", "ten", "²", "٣", "9" * 5000])
def test_a_number_of_a_position(word: str) -> None:
    assert [whole_number(number, 0, 10) for number in ("0", "7", "10")] == [0, 7, 10]
    with pytest.raises(BadPosition, match="is not a number that can stand here") as refused:
        whole_number(word, 0, 10)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_taken_for_an_answer(name: str) -> None:
    """Who does not look whether there was such an option must not pass by it."""
    it = game(name)
    asked = set()
    for players in it.seats:
        luck = Luck(players)
        s = it.start(players, {}, luck)
        while s.asks:
            if type(s.asks[-1]) not in asked:
                asked.add(type(s.asks[-1]))
                with pytest.raises((TypeError, AttributeError, ValueError, AssertionError)):
                    apply(s.copy(), None, Luck(1))
            apply(s, sample(s, luck), luck)
    assert asked


@pytest.mark.parametrize("again", [copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
@pytest.mark.parametrize("name", GAMES)
def test_copied_deeply_or_pickled_a_game_goes_on_alike(name: str, again: Any) -> None:
    it = game(name)
    for number, players in enumerate(it.seats):
        luck = Luck(number)
        s = it.start(players, {}, luck)
        while s.asks:
            if luck.below(STEPS, "look") == 0:
                before = it.write(s), it.view(s, None)
                assert end(it, again(s), number) == end(it, s.copy(), number)
                assert (it.write(s), it.view(s, None)) == before
            apply(s, sample(s, luck), luck)


def end(it: Game[Any], s: Any, seed: int) -> object:
    """What it comes to by this luck, and what could be answered on the way."""
    luck, texts = Luck(seed), []
    while s.asks:
        texts.append([str(a) for a in options(s)])
        apply(s, sample(s, luck), luck)
    return texts, it.write(s), s.scores(), it.view(s, None)


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
def test_worlds_of_a_view_are_those_that_are_imagined(name: str) -> None:
    it = game(name)
    for state in random_states(name, it.seats[-1])[::5]:
        view = it.view(state, state.asks[-1].seat)
        worlds, luck, same_luck = it.worlds(view), Luck(7), Luck(7)
        for _ in range(12):
            assert it.write(worlds.next(luck)) == it.write(it.imagine(view, same_luck))


def test_a_world_of_which_nothing_is_hidden_is_built_once() -> None:
    ark = game("ark")
    state = ark.start(2, {}, Luck(1))
    worlds = ark.worlds(ark.view(state, 0))
    assert worlds.next(Luck(1)) is worlds.next(Luck(2))
