"""The Ark of the Covenant: what the bots know of it, on small lands."""

import json
from typing import Any

import pytest
from tests.games.play import random_states

from ludarium import Luck, bots, find, options
from ludarium.bots.arena import Entrant, play, standings
from ludarium.bots.ark import KNOWLEDGE
from ludarium.games.ark import GAME
from ludarium.games.ark.walks import carry

BAG = "bag cN*20 rEW*20 rSW*10 xNESW*4\n"
ASK = "ask p2 PlaceTile rEW"


def land(position: str, players: int = 2) -> Any:
    return GAME.read(position, players, {})


def worth(position: str, players: int = 2) -> list[float]:
    return list(KNOWLEDGE.worth(land(position, players)))


@pytest.mark.parametrize("players", [2, 5])
def test_ideas_are_options_in_their_order(players: int) -> None:
    for s in random_states("ark", players):
        ideas, every = list(KNOWLEDGE.ideas(s)), list(options(s))
        assert ideas and ideas == [a for a in every if a in ideas]


def test_points_are_worth_more_at_the_end() -> None:
    early, late = "cN.rEW 0,0\np1 5\n" + BAG + ASK, "cN.rEW 0,0\np1 5\n" + ASK

    assert 0.5 < worth(early)[0] < worth(late)[0]


def test_a_city_with_an_open_side_is_better_than_one_with_three() -> None:
    one, three = (worth(f"{tile} 0,0 p1@c0\n{BAG}{ASK}")[0] for tile in ("cN", "cNES"))

    assert one > three - 0.02
    assert worth(f"cN 0,0 p1@c0\nbag rEW*20\n{ASK}")[0] < one, "nothing is left that would complete it"


def test_a_shared_feature_gives_to_both_and_one_that_is_lost_to_the_other() -> None:
    road = "rEW+3 0,0 {}\nrEW+3 1,0 {}\nrEW 2,0 {}\nbag rEW*4\nask p1 PlaceTile rEW"
    shared = worth(road.format("p1@r0", "p2@r0", ""))[0]

    assert worth(road.format("p1@r0", "", ""))[0] > shared
    assert worth(road.format("p1@r0", "p2@r0", "p2@r0"))[0] < shared


def test_wolves_take_what_sheep_give() -> None:
    sheep, wolves = (worth(f"rEW.f0{n} 0,0 p1@f0\nbag rEW*4\n{ASK}")[0] for n in ("+3", "-3"))

    assert sheep > wolves


def test_half_a_turn_is_judged_by_the_best_that_follows() -> None:
    """A follower into the completed city gives eight points."""
    completed = land("cN+1 0,0\ncN+1 0,-1 s\nbag rEW*4\nask p1 Deploy 0,-1")
    nothing = land("cN+1 0,0\ncN+1 0,-1 s p2@f0\nbag rEW*4\nask p2 PlaceTile rEW")

    assert KNOWLEDGE.worth(completed)[0] > KNOWLEDGE.worth(nothing)[0] + 0.1


# What nobody would overlook.


def best_of(bot: str, position: str) -> str:
    s = land(position)
    view = json.loads(json.dumps(GAME.view(s, s.asks[-1].seat)))
    words = bots.named(bot).choose(GAME, view, 0.3, Luck(1))
    assert find(s, words) is not None
    return words


THINKERS = ["greedy", "mcts"]


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_complete_their_city(bot: str) -> None:
    assert best_of(bot, "cNES+2 0,0 p1@c0\ncS 0,-1\ncN 0,1\nbag rEW*9\nask p1 PlaceTile cN") == "tile 1,0 w"


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_take_a_completed_city_that_is_empty_with_the_prophet(bot: str) -> None:
    position = "p2 9\ncN+2 0,0\ncN+2 0,-1 s\nbag rEW\nask p1 Deploy 0,-1"

    assert best_of(bot, position) == "prophet c0"


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_walk_where_their_pieces_are_and_not_those_of_others(bot: str) -> None:
    row = "rEW 0,0\nrEW 1,0 p1@f0\nrEW 2,0 p1@f0\nrEW -1,0 p2@r0\nrEW -2,0\nark 0,0\n"

    assert best_of(bot, row + "p1 4\nask p1 Deploy -2,0") == "ark 2,0 ee"


def test_of_the_walks_the_best_is_an_idea() -> None:
    for s in random_states("ark", 2):
        if type(s.asks[-1]).__name__ == "Deploy":
            gain = [_gain(s, a) for a in options(s)]
            best_walks = [g for g, a in zip(gain, options(s), strict=True) if str(a).startswith("ark")]
            kept = [_gain(s, a) for a in KNOWLEDGE.ideas(s) if str(a).startswith("ark")]
            assert max(best_walks, default=0) == max(kept, default=0)


def _gain(s: Any, a: Any) -> int:
    """Of a walk, in points against the rival."""
    if not str(a).startswith("ark"):
        return 0
    way = s.copy()
    carry(way, a)
    me = s.asks[-1].seat
    before, now = s.points, way.points
    return int(now[me] - before[me] - now[1 - me] + before[1 - me])


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    entrants = [Entrant("greedy"), Entrant("random")]

    assert standings(entrants, (play(GAME, entrants, 1, number) for number in range(2)))[0].won == 2
