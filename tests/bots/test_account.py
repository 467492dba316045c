"""What worth is made of: the named parts add up to it, in every game with every number of seats."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.play import random_states

from ludarium import Luck, apply, game
from ludarium.bots.greedy import Greedy
from ludarium.bots.knowledge import UNKNOWN
from ludarium.bots.known import knowledge_of
from ludarium.contract import Gained
from ludarium.core import sample

GAMES = ["druids", "tigris", "ark", "borabora"]
EVERY = [(name, players) for name in GAMES for players in game(name).seats]


def greedy_states(name: str, players: int) -> Iterator[Any]:
    """Positions of a game in which everybody overlooks half of what there is."""
    it, luck, bot = game(name), Luck(players), Greedy(0.5)
    s = it.start(players, {}, luck)
    while s.asks:
        yield s
        seat = s.asks[-1].seat
        it.play(s, bot.choose(it, it.view(s, seat), 0.0, luck), luck)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_the_parts_add_up_to_what_worth_says(name: str, players: int) -> None:
    known = knowledge_of(name)
    seen, parts = set[str](), set[str]()
    for states in (random_states(name, players), greedy_states(name, players)):
        for s in states:
            account = known.account(s)
            assert account is not None
            assert account.chances() == pytest.approx(list(known.worth(s)), abs=1e-9)
            for seat in range(players):
                assert list(account.of(seat)) == list(dict.fromkeys(account.parts))
                seen |= {part for part, points in account.of(seat).items() if points}
            parts |= set(account.parts)
    assert seen >= parts - {"bonus", "monuments"}  # every part is of use, if only in long games


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_points_belong_to_where_they_came_from_and_to_nothing_else(name: str, players: int) -> None:
    known, it = knowledge_of(name), game(name)
    luck, moved = Luck(players), 0
    s = it.start(players, {}, luck)
    while s.asks:
        s.news = []
        apply(s, sample(s, luck), luck)
        gains: list[Gained] = list(it.gained([news.text for news in s.news])) if it.gained else []
        if s.asks:
            plain, told = known.account(s), known.account(s, gains)
            assert plain is not None and told is not None
            assert told.chances() == pytest.approx(plain.chances(), abs=1e-9)
            for seat in range(players):
                before, after = plain.of(seat), told.of(seat)
                assert sum(after.values()) == pytest.approx(sum(before.values()))
                moved += before != after
    assert bool(moved) == (name != "druids")  # whose points are the trees


def test_nobody_tells_what_is_not_known() -> None:
    assert UNKNOWN.account(game("druids").start(2, {}, 1)) is None
