"""Bots that answer with numbers, and policies held against them."""

import pytest

from ludarium.bots import NoSuchBot
from ludarium.bots.arena import Entrant, compete, standings
from ludarium.core import options
from ludarium.research import Game, arena, rival


def first(game: Game) -> int:
    return int(game.legal[0])


@pytest.mark.parametrize("name", ["druids", "tigris", "ark", "borabora"])
def test_a_bot_answers_with_a_legal_number(name: str) -> None:
    game = Game(name)
    game.reset(seed=3)
    bot = rival("novice")
    for _ in range(6):
        number = bot(game)
        assert number in game.legal and game.words(number) in map(str, options(game.state))
        game.step(number)


def test_it_answers_as_the_bot_does_with_the_same_luck() -> None:
    """So the same seed is the same game."""
    found = []
    for _ in range(2):
        game = Game("druids", relative=True)
        game.reset(seed=4)
        bot = rival("master", iterations=3, seed=9)
        found.append([bot(game) for _ in range(2)])
        assert set(found[-1]) <= set(game.legal.tolist())
    assert found[0] == found[1]


def test_standings_are_those_of_the_arena() -> None:
    """And who is better there is better in `ludarium arena`."""
    mine, random = arena("druids", {"mine": first, "the other": "random"}, games=10)
    assert (mine.entrant.name, random.entrant.name) == ("mine", "the other")
    assert mine.games == random.games == 10 and mine.won + random.won == pytest.approx(10)
    low, high = mine.interval
    assert 0 <= low <= mine.rate <= high <= 1 and len(mine.times) > 100
    strong, weak = arena("druids", {"strong": "strong", "random": "random"}, games=6)
    assert strong.rate > 0.8 > weak.rate
    pair = [Entrant("strong"), Entrant("random")]
    there = standings(pair, compete("druids", pair, 6))
    assert [one.games for one in there] == [strong.games, weak.games] and there[0].rate > 0.8


def test_a_deal_is_played_from_every_seat() -> None:
    """Two that answer the same way win it once each, unless nobody does."""
    mine, yours = arena("druids", {"mine": first, "yours": first}, games=8, seed=5)
    assert mine.won == yours.won == 4
    again, _ = arena("druids", {"mine": first, "yours": first}, games=8, seed=5)
    assert len(again.times) == len(mine.times)


def test_as_many_play_as_there_are() -> None:
    found = arena("tigris", {"one": first, "two": first, "three": "random"}, games=3)
    assert [one.games for one in found] == [3, 3, 3] and sum(one.won for one in found) == pytest.approx(3)


def test_who_is_not_there_is_said() -> None:
    with pytest.raises(NoSuchBot):
        rival("nobody")
    with pytest.raises(NoSuchBot):
        arena("druids", {"mine": first, "other": "nobody"}, games=1)
